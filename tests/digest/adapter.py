"""Everything that the digest knows of the program's inside. If names change there, this module needs the change.

It uses the shell where possible; the rest goes through `GAME`, a record as read, a line as taken, and the words.
"""

from __future__ import annotations

import io
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import redirect_stderr, redirect_stdout
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

from eighteen80 import registry
from eighteen80.__main__ import main
from eighteen80.capabilities import PLAYER, AnswersQuestions, HasMap, HasPurses, Shown, SuggestsLines
from eighteen80.china.show.forecast import forecast
from eighteen80.cli.base_command import Desk
from eighteen80.engine.game import AnyGame
from eighteen80.record.grammar import Header
from eighteen80.record.history import NO_TIME, History
from eighteen80.record.replay import Record, clean, compose, read
from eighteen80.refusals import Refusal
from eighteen80.sheets import Say
from eighteen80.table.app import Table
from eighteen80.words import LANGUAGES, Words
from tests.support.fast_screens import rows_of
from tests.support.local_adviser import LocalAdviser
from tests.support.shell import Answer
from tests.support.sitting import SIZES, Sitting, open_app, write_beginning

__all__ = ["LANGUAGES", "SIZES", "Answered", "Record", "read", "write_beginning"]


def shell(*arguments: str, stdin: str = "") -> Answer:
    """Run a command and return its output."""
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err), patch("sys.stdin", io.StringIO(stdin)):
        code = main(arguments)
    return Answer(code, out.getvalue(), err.getvalue())


def game(key: str) -> AnyGame:
    """The game of that key."""
    return registry.game(key)


def play_lines(
    game: AnyGame, seats: Sequence[str], options: Mapping[str, str], lines: Iterable[str], language: str
) -> tuple[str, str]:
    """Return the record of these lines up to an impossible one, and the refusals of ruled lines and of the last."""
    header = Header(game=game.name, seats=tuple(seats), rules=game.version, rulings=dict(options))
    history, refusals = History(game, game.start(header.seats, header.rulings), game.version), ""
    for line in lines:
        try:
            history.play(line, NO_TIME)
        except Refusal as refusal:
            refusals += f"{line}\n{_explain(game, refusal, language)}"
            try:
                history.play(f'rule that "as it was played" {line}', NO_TIME)
            except Refusal:
                break
    return clean(compose(header, ((NO_TIME, entry.line) for entry in history.moves))), refusals


# A moment of a record


def state_at(record: Record, number: int) -> Any:
    """Return the table after `number` moves."""
    return record.entries[number - 1].after if number else record.start


def lines(record: Record) -> list[str]:
    """The moves in force as typed."""
    return [entry.line for entry in record.entries]


def legal(game: Any, state: Any) -> list[str]:
    """Everything allowed, in order."""
    return [game.write(move) for move in game.legal(state)]


def things_on_table(game: Any, state: Any) -> list[Any]:
    """Return everything on the table: checkpoint, countable things, money, wealth."""
    counted = [game.write(move) for move in game.corrections.audit(state)]
    return [
        *game.checkpoint(state),
        *counted,
        _as_plain(game, game.offers(HasPurses).purses(state), "en"),
        _as_plain(game, game.worth(state), "en"),
    ]


def panes(game: Any, state: Any, language: str) -> Iterator[tuple[str, str]]:
    """Yield every pane by name, the map and the players' face and the tally too, with its words."""
    alone = {"map alone": mapped.map_of(state)} if (mapped := game.offers(HasMap)) else {}
    sheets = {
        **game.offers(Shown).sheets(state),
        **alone,
        "face": game.offers(Shown).face(state),
        "tally": game.offers(Shown).tally(state),
    }
    yield from ((name, _text(_as_plain(game, sheet, language))) for name, sheet in sheets.items())


def describe_moment(game: Any, state: Any, language: str) -> str:
    """Return round, question, likely lines and forecasts; and for every move whether it may come now."""
    coming = forecast(state) if game.key == "china" else ()
    says = [game.offers(Shown).round_name(state), game.ask(state), *coming, game.explained.handbook(state)]
    likely, decisions = (
        (guided.likely(state), guided.decisions(state)) if (guided := game.offers(SuggestsLines)) else ((), ())
    )
    answers = [*game.due(state), game.thinker(state), *likely, "or", *decisions]
    return _text([*answers, *(_as_plain(game, say, language) for say in says)])


def questions(game: Any, state: Any, language: str) -> Iterator[tuple[str, str]]:
    """The answer to each question of the game's own, by the question."""
    for key, example in asked.questions if (asked := game.offers(AnswersQuestions)) else ():
        word = next(iter(game.worth(state))) if example == PLAYER else example
        try:
            yield f"{key} {word}", _text(_as_plain(game, asked.answer(state, key, word), language))
        except Refusal as refusal:
            yield f"{key} {word}", _explain(game, refusal, language)


def look_up(game: Any, state: Any, word: str, language: str) -> str:
    """Return the answer about a word."""
    try:
        return _text(_as_plain(game, game.explained.look_up(state, word), language))
    except Refusal as refusal:
        return _explain(game, refusal, language)


def choices(game: Any, line: str, state: Any, language: str) -> str:
    """Return the continuations of a line with their meanings or refusals."""
    try:
        found = game.complete(line, state)
    except Refusal as refusal:
        return _explain(game, refusal, language)
    meant = [Say(choice.meaning, choice.facts) if choice.meaning else "" for choice in found]
    barred = [choice.barred and _explain(game, choice.barred, language) for choice in found]
    rows = zip(found, meant, barred, strict=True)
    return "\n".join(_text([choice.text, _as_plain(game, means, language), why]) for choice, means, why in rows)


# Results of a typed line


class Answered(NamedTuple):
    """The answer to a line: what was taken, or how, by which code and with which facts it was refused; sentences."""

    taken: str = ""
    code: str = ""
    facts: str = ""
    sentences: Mapping[str, str] = {}


def answer(record: Record, state: Any, line: str) -> Answered:
    """The line tried at that moment, on a copy."""
    game = record.game
    trial = History(game, state, record.rules)
    try:
        entries = list(trial.take_line(line, NO_TIME))
    except Refusal as refusal:
        sentences = {language: _explain(game, refusal, language) for language in LANGUAGES}
        return Answered(
            code=f"{type(refusal).__name__} {refusal.code}", facts=_facts(game, refusal), sentences=sentences
        )
    taken = [[entry.actor, entry.line, entry.facts] for entry in entries]
    says = [Say(event.code, event.facts) for entry in entries for event in entry.events]
    return Answered(
        _text(taken), sentences={language: _text(_as_plain(game, says, language)) for language in LANGUAGES}
    )


def _facts(game: Any, refusal: Refusal) -> str:
    """All that is known of a refusal, but for its code."""
    instead = game.write(refusal.instead) if refusal.instead else ""
    positions = [refusal.place, refusal.start, refusal.edit, refusal.at, *refusal.due]
    return _text([_as_plain(game, refusal.facts, "en"), positions, refusal.expected, refusal.choices, instead])


def _explain(game: Any, refusal: Refusal, language: str) -> str:
    """Sentence, paragraph, way out and choices, as the shell says them."""
    desk, sentences = Desk(language), io.StringIO()
    desk.speak_of(game)
    with redirect_stderr(sentences):
        desk.explain(refusal)
    return sentences.getvalue()


# As plain data


@cache
def _words(key: str, language: str) -> Words:
    return Words(language, key)


def _text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _as_plain(game: Any, value: Any, language: str) -> Any:
    """Convert a shown value to plain data, with every message worded and defaults left out."""
    if isinstance(value, Say | Refusal):
        return _words(game.key, language).say(value.code, value.facts)
    if isinstance(value, Mapping):
        return sorted(
            ([_key(key), _as_plain(game, each, language)] for key, each in value.items()), key=lambda pair: pair[0]
        )
    if isinstance(value, set | frozenset):
        return sorted(map(_key, value))
    if isinstance(value, tuple | list):
        return _fields(game, value, language) if hasattr(value, "_fields") else _list(game, value, language)
    return value


def _key(key: Any) -> str:
    return " ".join(map(str, key)) if isinstance(key, tuple) else str(key)


def _list(game: Any, values: Iterable[Any], language: str) -> list[Any]:
    return [_as_plain(game, each, language) for each in values]


def _fields(game: Any, value: Any, language: str) -> dict[str, Any]:
    usual = value._field_defaults
    fields = value._asdict().items()
    return {name: _as_plain(game, each, language) for name, each in fields if name not in usual or each != usual[name]}


# The screen

PAUSE = 0.02


def screens(path: Path, size: tuple[int, int], language: str, typed: Sequence[str]) -> list[str]:
    """The table's text: as it opens, then after each text typed, line entered (`…\\n`) or key pressed (`^…`)."""
    with open_app(Table(path, language, adviser=LocalAdviser), size) as table:
        table.screen.entry.cursor_blink = False
        taken = [_still(table)]
        for text in typed:
            if text.startswith("^"):
                table.press(text[1:])
            elif text.endswith("\n"):
                table.enter(text[:-1])
            else:
                table.type(text)
            taken.append(_still(table))
    return taken


def _still(table: Sitting) -> str:
    """The text of the screen once two in a row are the same: on a busy machine it is painted in pieces."""
    before, now = [""], rows_of(table.app)
    while now != before:
        table.wait(table.pilot.pause(PAUSE))
        before, now = now, rows_of(table.app)
    return "\n".join(now)
