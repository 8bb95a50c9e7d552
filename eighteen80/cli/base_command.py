"""Base of all commands: output, parsing of arguments, exit codes."""

from __future__ import annotations

import argparse
import os
import re
import sys
from abc import ABC, abstractmethod
from argparse import Namespace
from collections.abc import Mapping, Sequence
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any, ClassVar, NoReturn, cast

from eighteen80.characters import harmless
from eighteen80.cli import streams
from eighteen80.record.user_files import Settings
from eighteen80.refusals import Label, RecordText, Refusal
from eighteen80.sheets import Fact
from eighteen80.words import Words

if TYPE_CHECKING:
    # Help and version need no game and no record.
    from eighteen80.engine.game import AnyGame, AnyMove
    from eighteen80.record.journal import Journal
    from eighteen80.record.replay import Record

PROGRAM = "eighteen80"
DONE, REFUSED, MISUSED, NO_RECORD, FAILED = range(5)

OFTEN = 1.0
"""Seconds between two words on how far work has come."""

DARK_ON_LIGHT, PLAIN = "\x1b[30;107m", "\x1b[0m"

# A longer list is not read by anyone who looks for one line.
MOST_CHOICES = 12

Argument = Mapping[str, object]
"""An argument's options, in the words of argparse."""
Arguments = Mapping[str, Argument]
FILE: Argument = {"type": Path, "metavar": "FILE"}
SWITCH: Argument = {"action": "store_true"}

# Every command has these, explained by the same sentence.
COMMON = ("help", "lang")

# argparse complains in English only: its message is recognised and worded in the chosen language.
COMPLAINTS = {
    "usage-missing": r"the following arguments are required: (?P<word>.+)",
    "usage-unknown": r"unrecognized arguments: (?P<word>.+)",
    "usage-choice": r"argument (?P<argument>\S+): invalid choice: '(?P<word>.*)' \(choose from (?P<known>.+)\)",
    "usage-value": r"argument (?P<argument>\S+): invalid \S+ value: '(?P<word>.*)'",
    "usage-empty": r"argument (?P<argument>\S+): expected .+",
}


class UsageError(Exception):
    """The words of a command were not understood: a code and facts, as a refusal has them."""

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


def is_interactive() -> bool:
    """Return whether input and output are a terminal."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def supports_utf8(environment: Mapping[str, str]) -> bool:
    """Return whether the terminal's encoding is UTF-8; one that names none may well be."""
    if not _is_utf8(sys.stdout.encoding or ""):
        return False
    if not sys.flags.utf8_mode or "PYTHONUTF8" in environment:
        return True
    # Python then writes UTF-8 although the locale names another encoding or none, and sets LC_CTYPE itself.
    locale = next((environment[name] for name in ("LC_ALL", "LANG") if environment.get(name)), "")
    return _is_utf8(locale.partition(".")[2].partition("@")[0])


def check_terminal(desk: Desk) -> bool:
    """Raise Misused without a terminal; warn of one that cannot show every sign, and return whether it can."""
    if not is_interactive():
        raise UsageError("usage-terminal")
    signs = supports_utf8(os.environ)
    if not signs:
        desk.tell("usage-signs")
    return signs


def _is_utf8(encoding: str) -> bool:
    return encoding.replace("-", "").casefold() == "utf8"


class Desk:
    """Data goes to standard output and talk to standard error; sentences are in one language."""

    def __init__(self, language: str) -> None:
        self.words = Words(language)
        self.settings = Settings()
        self.game: AnyGame | None = None
        self._last_message = monotonic()

    def speak_of(self, game: AnyGame) -> None:
        """Load the sentences of this game too."""
        self.game = game
        self.words = Words(self.words.language, game.key)

    def put(self, line: str) -> None:
        """Print one line of data, at once."""
        streams.put(harmless(line))

    def put_table(self, rows: Sequence[Sequence[str]]) -> None:
        """Print rows of texts: the first column to the left, the others to the right."""
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        for head, *cells in rows:
            figures = (f"  {cell:>{width}}" for cell, width in zip(cells, widths[1:], strict=True))
            self.put(f"{head:<{widths[0]}}{''.join(figures)}".rstrip())

    def tell(self, code: str, **facts: Fact) -> None:
        """Print one sentence of talk."""
        streams.talk(f"{self.words.say(code, facts)}\n")

    def reach(self, done: int, number: int) -> None:
        """Report the progress of work once a second; shorter work has no report."""
        if monotonic() - self._last_message >= OFTEN:
            self._last_message = monotonic()
            self.tell("work-reached", done=done, number=number)

    def ask(self, question: str) -> str:
        """Return the typed answer to a question; "" at the end of input."""
        streams.talk(f"{question} ")
        return sys.stdin.readline().strip()

    def draw(self, lines: Sequence[str]) -> None:
        """Print lines of a drawing, dark on light in any colours of the terminal."""
        for line in lines:
            streams.talk(f"{DARK_ON_LIGHT}{harmless(line)}{PLAIN}\n")

    def explain(self, *refusals: Refusal) -> None:
        """Print the reason of a refusal, its place in the rulebook, and the alternatives."""
        for refusal in refusals:
            self._place(refusal)
            self.tell(refusal.code, **refusal.facts)
            if source := self.words.source(refusal.code):
                self.tell(source.code, **source.facts)
            if self.game and refusal.instead:
                self.tell("refusal-instead", line=RecordText(self.game.write(cast("AnyMove", refusal.instead))))
            if self.game and refusal.proposed:
                self.tell("refusal-proposed", line=RecordText(self.game.write(cast("AnyMove", refusal.proposed))))
            missing = refusal.facts.get("field")
            if words := tuple(word for word in refusal.expected if word != missing):
                self.tell("refusal-expected", words=[w if isinstance(w, Label) else RecordText(w) for w in words])
            if refusal.choices:
                self._offer(abbreviate_choices([self.words.translate_line(choice) for choice in refusal.choices]))

    def _place(self, refusal: Refusal) -> None:
        """Print the refused move of a line, and the line of a text."""
        if refusal.ended:
            self.tell("line-ended", **refusal.ended)
        if refusal.was:
            self.tell("line-in-place", **refusal.was)
        elif refusal.due:
            self.tell("line-read-as", player=refusal.due[0])
        if refusal.row:
            self.tell("refusal-row", number=refusal.row)

    def _offer(self, choices: Sequence[str]) -> None:
        """Print words on one line, lines below each other."""
        if not any(" " in choice for choice in choices):
            self.tell("refusal-choices", choices=choices)
            return
        self.tell("refusal-lines")
        for choice in choices[:MOST_CHOICES]:
            streams.talk(f"    {harmless(choice)}\n")
        if len(choices) > MOST_CHOICES:
            self.tell("choices-more", number=len(choices) - MOST_CHOICES)

    def refuse(self, refusal: Refusal) -> int:
        """Explain a refusal, and give back the exit code that goes with it."""
        from eighteen80.record.grammar import NotARecord

        self.explain(refusal)
        return NO_RECORD if isinstance(refusal, NotARecord) else REFUSED

    def lose(self, unwritten: streams.Unwritten) -> int:
        """Print why the output is lost, unless its reader has seen enough, and return the exit code."""
        if unwritten.reader_left:
            return DONE
        from eighteen80.record.record_file import describe_os_error

        self.tell("output-lost", reason=describe_os_error(unwritten.why))
        return REFUSED

    def fail(self, fault: BaseException) -> int:
        """Report a fault of the program, and return the exit code; `python -X dev` prints the trace too."""
        from eighteen80 import faults

        self.tell("fault", **faults.describe(fault))
        if sys.flags.dev_mode:
            from traceback import print_exception

            print_exception(fault)
        return FAILED


def abbreviate_choices(choices: Sequence[str]) -> Sequence[str]:
    """Shorten a long list of lines: each up to the first word in which they differ."""
    if len(choices) <= MOST_CHOICES:
        return choices
    lines = [choice.split(" ") for choice in choices]
    same = next((at for at, words in enumerate(zip(*lines, strict=False)) if len(set(words)) > 1), len(choices[0]))
    return tuple(dict.fromkeys(" ".join(words[: same + 1]) for words in lines))


class Parser(argparse.ArgumentParser):
    """Parser of a command's arguments; help and complaints are sentences named after command and argument."""

    def __init__(self, desk: Desk, name: str = "") -> None:
        super().__init__(prog=f"{PROGRAM} {name}".rstrip(), add_help=False, allow_abbrev=False)
        self.desk = desk
        self.topic = f"help-{name}" if name else "help"
        self.taken: list[argparse.Action] = []

    def take(self, *names: str, **options: Any) -> None:
        """Add an argument; its explanation is the sentence `help-<command>-<argument>`."""
        self.taken.append(self.add_argument(*names, **options))

    def format_help(self) -> str:
        """Format the command's usage, description and arguments."""
        say = self.desk.words.say
        formatter = argparse.HelpFormatter(self.prog, max_help_position=32)
        formatter.add_usage(self.usage, self.taken, [], prefix=say("usage-form") + " ")
        formatter.add_text(say(self.topic))
        formatter.start_section(None)
        for action in self.taken:
            topic = "help" if action.dest in COMMON else self.topic
            action.help = say(f"{topic}-{action.dest}")
        formatter.add_arguments(self.taken)
        formatter.end_section()
        return formatter.format_help()

    def _print_message(self, message: str, file: object = None) -> None:
        """Print help or version like all data: argparse hides its own write errors."""
        streams.put(message.rstrip("\n"))

    def error(self, message: str) -> NoReturn:
        """Raise argparse's complaint as one of our sentences."""
        for code, complaint in COMPLAINTS.items():
            if found := re.fullmatch(complaint, message):
                raise UsageError(code, **{name: text.replace("'", "") for name, text in found.groupdict().items()})
        raise UsageError("usage-wrong")


class ShellCommand(ABC):
    """One command: its action, and its arguments for `Parser.take` (`-o/--out`: short and long)."""

    arguments: ClassVar[Arguments] = {}

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    @abstractmethod
    def run(self, options: Namespace) -> int:
        """Do it, and give back the exit code."""

    def load_game(self, word: str, argument: str = "--game") -> AnyGame:
        """Load the game of that key or name, and its sentences."""
        from eighteen80 import registry

        try:
            game = registry.find_game(word)
        except KeyError:
            raise UsageError("usage-choice", argument=argument, word=word, known=", ".join(registry.keys())) from None
        self.desk.speak_of(game)
        return game


class RecordCommand(ShellCommand):
    """A command that reads one record and shows something of it."""

    arguments: ClassVar[Arguments] = {"file": FILE}

    def run(self, options: Namespace) -> int:
        """Print the notices about the file, then its valid part."""
        from eighteen80.record.replay import read

        record = read(options.file)
        self.desk.speak_of(record.game)
        self.desk.explain(*record.notices)
        if record.trouble:
            self.desk.tell("record-trouble", **record.trouble._asdict())
        self.show(record, options)
        return REFUSED if record.trouble else DONE

    @abstractmethod
    def show(self, record: Record, options: Namespace) -> None:
        """Print the answer."""


class JournalCommand(ShellCommand):
    """A command that continues one record."""

    def run(self, options: Namespace) -> int:
        """Print the notices about the file and continue, unless nothing may be added to it."""
        from eighteen80.record.journal import Journal

        with Journal.open(options.file) as journal:
            self.desk.speak_of(journal.game)
            self.desk.explain(*journal.notices)
            if journal.sealed:
                return self.desk.refuse(journal.sealed)
            return self.go_on(journal, options)

    @abstractmethod
    def go_on(self, journal: Journal, options: Namespace) -> int:
        """Add the lines to the record, and return the exit code."""
