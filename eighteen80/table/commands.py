"""What is typed on the line and is no move: looking, trying out, changing language and look. A class each.

A command is known by its English name and by the name that the table's language gives it (message `name-<key>`);
`command-<key>` says what it does.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, ClassVar, TypeVar

from eighteen80.game import Choice
from eighteen80.refusals import Unreadable
from eighteen80.sheets import Cell, Column, Grid, Line, Row, Say, Sheet, Text
from eighteen80.table.paint import LOOKS
from eighteen80.table.session import LIVE
from eighteen80.words import LANGUAGES, Words

if TYPE_CHECKING:
    from eighteen80.table.play import PlayScreen

Value = TypeVar("Value")


class Command(ABC):
    """One command: its name, the word it takes if it takes one, and what it does to the screen."""

    key: ClassVar[str]
    name: ClassVar[str]
    takes: ClassVar[str] = ""

    @abstractmethod
    def run(self, screen: PlayScreen, word: str) -> None:
        """Do it."""

    def values(self, screen: PlayScreen) -> Iterator[str]:
        """What may follow the name, where that can be listed."""
        return iter(())

    def idle(self, screen: PlayScreen) -> Say | None:
        """Why it cannot be done now, if so."""
        return None


class Look(Command):
    """look 41"""

    key, name, takes = "look", "look", "41"

    def run(self, screen: PlayScreen, word: str) -> None:
        screen.session.look(_number(word))
        screen.show_moment()


class Back(Command):
    """back"""

    key, name = "back", "back"

    def run(self, screen: PlayScreen, word: str) -> None:
        screen.action_back()

    def idle(self, screen: PlayScreen) -> Say | None:
        return Say("idle-back") if screen.session.mode == LIVE else None


class WhatIf(Command):
    """what if"""

    key, name = "what-if", "what if"

    def run(self, screen: PlayScreen, word: str) -> None:
        screen.session.branch()
        screen.show_moment()


class Ledger(Command):
    """ledger Anna"""

    key, name, takes = "ledger", "ledger", "Anna"

    def run(self, screen: PlayScreen, word: str) -> None:
        names = screen.session.game.purses(screen.session.state)
        name = next((name for name in names if name.casefold() == word.casefold()), word)
        screen.inform(Say("ledger-of", {"name": name}), _ledger(screen, name))

    def values(self, screen: PlayScreen) -> Iterator[str]:
        return iter(screen.session.game.purses(screen.session.state))


class About(Command):
    """about E7"""

    key, name, takes = "about", "about", "E7"

    def run(self, screen: PlayScreen, word: str) -> None:
        screen.inform(Say("about", {"word": word}), screen.session.game.look_up(screen.session.state, word))
        screen.point(word.upper())


class Rule(Command):
    """rule trains"""

    key, name, takes = "rule", "rule", "trains"

    def run(self, screen: PlayScreen, word: str) -> None:
        screen.inform(Say("rules-about", {"word": word}), _rules(screen.painter.words, word))


class Help(Command):
    """help"""

    key, name = "help", "help"

    def run(self, screen: PlayScreen, word: str) -> None:
        screen.action_help()


class Zoom(Command):
    """zoom +"""

    key, name, takes = "zoom", "zoom", "+"
    steps: ClassVar[Mapping[str, int]] = {"+": 1, "-": -1, "fit": 0}

    def run(self, screen: PlayScreen, word: str) -> None:
        screen.zoom(_one_of(word, self.steps))
        screen.show_page("map")

    def values(self, screen: PlayScreen) -> Iterator[str]:
        return iter(self.steps)


class Language(Command):
    """language de"""

    key, name, takes = "language", "language", "de"

    def run(self, screen: PlayScreen, word: str) -> None:
        screen.table.speak(_one_of(word, {language: language for language in LANGUAGES}))

    def values(self, screen: PlayScreen) -> Iterator[str]:
        return iter(LANGUAGES)


class Theme(Command):
    """theme light"""

    key, name, takes = "theme", "theme", "light"

    def run(self, screen: PlayScreen, word: str) -> None:
        screen.table.dress(_one_of(word, {look: look for look in LOOKS}))

    def values(self, screen: PlayScreen) -> Iterator[str]:
        return iter(LOOKS)


class Clock(Command):
    """clock"""

    key, name = "clock", "clock"

    def run(self, screen: PlayScreen, word: str) -> None:
        screen.toggle_clock()


class Tally(Command):
    """tally"""

    key, name = "tally", "tally"

    def run(self, screen: PlayScreen, word: str) -> None:
        screen.table.tally(screen.session)


class Quit(Command):
    """quit"""

    key, name = "quit", "quit"

    def run(self, screen: PlayScreen, word: str) -> None:
        screen.table.exit()


COMMANDS: tuple[Command, ...] = (
    Help(), About(), Rule(), Ledger(), Look(), Back(), WhatIf(), Zoom(), Clock(), Tally(), Language(), Theme(), Quit(),
)  # fmt: skip


def named(command: Command, words: Words) -> tuple[str, ...]:
    """The names by which a command goes, the one in the table's language first."""
    return tuple(dict.fromkeys((words.say(f"name-{command.key}"), command.name)))


def find(line: str, words: Words) -> tuple[Command, str] | None:
    """The command that the line names, and the word after its name."""
    text = line.strip()
    if text == "?":
        return COMMANDS[0], ""
    for command in COMMANDS:
        for name in named(command, words):
            if f"{text.casefold()} ".startswith(f"{name} "):
                return command, text[len(name) :].strip()
    return None


def continuations(screen: PlayScreen, line: str) -> Iterator[Choice]:
    """Commands that begin like the line, and what may follow one that is named."""
    text = line.lstrip().casefold()
    for command in COMMANDS:
        name = named(command, screen.painter.words)[0]
        if text and name.startswith(text):
            yield Choice(name, f"command-{command.key}")
        elif text.startswith(f"{name} "):
            values = (value for value in command.values(screen) if value.casefold().startswith(text[len(name) + 1 :]))
            yield from (Choice(f"{name} {value}") for value in values)


def help_rows(screen: PlayScreen) -> tuple[Row, ...]:
    """A help row a command; one that cannot be done now is dimmed, with the reason."""
    return tuple(_help_row(screen, command) for command in COMMANDS)


def _help_row(screen: PlayScreen, command: Command) -> Row:
    idle = command.idle(screen)
    name = named(command, screen.painter.words)[0]
    form = f"{name} {command.takes}".rstrip()
    does = Say(f"command-{command.key}")
    return Row((Cell(form, "" if idle else "strong"), Cell(""), Cell((does, idle) if idle else does)), "dim" if idle else "")


def _number(word: str) -> int:
    if not (word.isascii() and word.isdecimal()):
        raise Unreadable("table-number", word=word, expected=("41",))
    return int(word)


def _one_of(word: str, values: Mapping[str, Value]) -> Value:
    if word.casefold() not in values:
        raise Unreadable("table-value", word=word, expected=tuple(values))
    return values[word.casefold()]


def _ledger(screen: PlayScreen, name: str) -> Sheet:
    heads = ("number", "who", "line", "amount", "balance")
    right = ("number", "amount", "balance")
    columns = tuple(Column(Cell(Say(f"head-{head}"), "head"), "right" if head in right else "left") for head in heads)
    rows = (
        Row((
            Cell(str(payment.number), "dim"),
            Cell(payment.actor),
            Cell(payment.line),
            Cell(f"{payment.amount:+}", "good" if payment.amount > 0 else "bad"),
            Cell(str(payment.balance), "strong"),
        ))
        for payment in screen.session.ledger(name)
    )  # fmt: skip
    return Grid(columns, (tuple(rows),))


def _rules(words: Words, word: str) -> Sheet:
    """The paragraphs that speak of a word: in their heading, in our words, or in the refusals that they cause."""
    lines: list[Line] = []
    for key, paragraph in words.paragraphs().items():
        rule = Say(f"rule-{key}")
        said = [words.say(rule.code), paragraph[f"heading_{_edition(words)}"], key]
        if any(word.casefold() in text.casefold() for text in said):
            lines.append(Line((Cell(f"{paragraph['chapter']} {said[1]}", "strong"), Cell(Say("rule-page", paragraph), "dim"))))
            lines.append(Line((Cell(rule),), hang=0))
    return Text(tuple(lines) or (Line((Cell(Say("rule-none", {"word": word})),)),))


def _edition(words: Words) -> str:
    return "de" if words.language == "de" else "en"
