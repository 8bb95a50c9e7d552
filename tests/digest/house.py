"""All that the digest knows of the program's inside. When names move there, this is the module to mend.

Whatever can be had from the shell is taken from the shell; the rest goes through `GAME`, a record as read, a line as
taken, and the words.
"""

from __future__ import annotations

import asyncio
import io
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import redirect_stderr, redirect_stdout
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

from textual.pilot import Pilot

from eighteen80.__main__ import main
from eighteen80.china import GAME
from eighteen80.cli.desk import Desk
from eighteen80.record.history import NO_TIME, History
from eighteen80.record.replay import Record, read
from eighteen80.refusals import Refusal
from eighteen80.sheets import Say
from eighteen80.table.app import Table
from eighteen80.words import LANGUAGES, Words
from tests.support.shell import Answer
from tests.support.sitting import DEMO, SIZES, Sitting, begun, settled

__all__ = ["DEMO", "LANGUAGES", "SIZES", "Record", "Told", "begun", "read"]


def shell(*arguments: str, stdin: str = "") -> Answer:
    """What a command says and prints."""
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err), patch("sys.stdin", io.StringIO(stdin)):
        code = main(arguments)
    return Answer(code, out.getvalue(), err.getvalue())


# A moment of a record


def state_at(record: Record, number: int) -> Any:
    """The table after so many moves."""
    return record.entries[number - 1].after if number else record.start


def lines(record: Record) -> list[str]:
    """The moves in force as typed."""
    return [entry.line for entry in record.entries]


def legal(state: Any) -> list[str]:
    """Everything allowed, in order."""
    return [GAME.write(move) for move in GAME.legal(state)]


def lying(state: Any) -> list[Any]:
    """What must lie on the table: checkpoint, everything to count, money, wealth."""
    counted = [GAME.write(move) for move in GAME.audit(state)]
    return [*GAME.checkpoint(state), *counted, _said(GAME.purses(state), "en"), _said(GAME.worth(state), "en")]


def panes(state: Any, language: str) -> Iterator[tuple[str, str]]:
    """Every pane by name, the map and the players' face and the tally too, with its words said."""
    sheets = {**GAME.sheets(state), "map alone": GAME.map(state), "face": GAME.face(state), "tally": GAME.tally(state)}
    yield from ((name, _text(_said(sheet, language))) for name, sheet in sheets.items())


def asked(state: Any, language: str) -> str:
    """What is played, asked, likely and coming; and every move with whether it may come now."""
    coming = [Say(event.code, event.facts) for event in GAME.forecast(state)]
    says = [GAME.round_name(state), GAME.ask(state), *coming, GAME.handbook(state)]
    answers = [*GAME.due(state), GAME.thinker(state), *GAME.likely(state), "or", *GAME.decisions(state)]
    return _text([*answers, *(_said(say, language) for say in says)])


def about(state: Any, word: str, language: str) -> str:
    """What there is to know about a word."""
    try:
        return _text(_said(GAME.look_up(state, word), language))
    except Refusal as refusal:
        return _explained(refusal, language)


def choices(line: str, state: Any, language: str) -> str:
    """How a line could go on, what that means and why it would be refused."""
    try:
        found = GAME.complete(line, state)
    except Refusal as refusal:
        return _explained(refusal, language)
    meant = [Say(choice.meaning, choice.facts) if choice.meaning else "" for choice in found]
    barred = [choice.barred and _explained(choice.barred, language) for choice in found]
    rows = zip(found, meant, barred, strict=True)
    return "\n".join(_text([choice.text, _said(means, language), why]) for choice, means, why in rows)


# What comes of a typed line


class Told(NamedTuple):
    """The answer to a line: what was taken, or how, by which code and with which facts it was refused; sentences."""

    taken: str = ""
    code: str = ""
    facts: str = ""
    said: Mapping[str, str] = {}


def answer(record: Record, state: Any, line: str) -> Told:
    """The line tried at that moment, on a copy."""
    trial = History(GAME, state, record.rules)
    try:
        entries = list(trial.take_line(line, NO_TIME))
    except Refusal as refusal:
        said = {language: _explained(refusal, language) for language in LANGUAGES}
        return Told(code=f"{type(refusal).__name__} {refusal.code}", facts=_facts(refusal), said=said)
    taken = [[entry.actor, entry.line, entry.facts] for entry in entries]
    says = [Say(event.code, event.facts) for entry in entries for event in entry.events]
    return Told(_text(taken), said={language: _text(_said(says, language)) for language in LANGUAGES})


def _facts(refusal: Refusal) -> str:
    """All that is known of a refusal, but for its code."""
    instead = GAME.write(refusal.instead) if refusal.instead else ""
    beside = [refusal.place, refusal.start, refusal.edit, refusal.at, *refusal.due]
    return _text([_said(refusal.facts, "en"), beside, refusal.expected, refusal.choices, instead])


def _explained(refusal: Refusal, language: str) -> str:
    """Sentence, paragraph, way out and choices, as the shell says them."""
    desk, said = Desk(language), io.StringIO()
    desk.speak_of(GAME)
    with redirect_stderr(said):
        desk.explain(refusal)
    return said.getvalue()


# As plain data


@cache
def _words(language: str) -> Words:
    return Words(language, GAME.key)


def _text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _said(value: Any, language: str) -> Any:
    """Plain data of anything shown, with every message said and everything left out that is as usual."""
    if isinstance(value, Say | Refusal):
        return _words(language).say(value.code, value.facts)
    if isinstance(value, Mapping):
        return sorted(([_key(key), _said(each, language)] for key, each in value.items()), key=lambda pair: pair[0])
    if isinstance(value, set | frozenset):
        return sorted(map(_key, value))
    if isinstance(value, tuple | list):
        return _fields(value, language) if hasattr(value, "_fields") else _list(value, language)
    return value


def _key(key: Any) -> str:
    return " ".join(map(str, key)) if isinstance(key, tuple) else str(key)


def _list(values: Iterable[Any], language: str) -> list[Any]:
    return [_said(each, language) for each in values]


def _fields(value: Any, language: str) -> dict[str, Any]:
    usual = value._field_defaults
    fields = value._asdict().items()
    return {name: _said(each, language) for name, each in fields if name not in usual or each != usual[name]}


# The screen

PAUSE = 0.02


def photographs(path: Path, size: tuple[int, int], language: str, typed: Sequence[str]) -> list[str]:
    """Pictures of the table: as it opens, then after each text typed, line entered (`…\\n`) or key pressed (`^…`)."""
    taken: list[str] = []

    async def sit() -> None:
        app = Table(path, language, remote=False)
        async with app.run_test(size=size) as pilot:
            await settled(app)
            table = Sitting(app, pilot)
            table.screen.entry.cursor_blink = False
            taken.append(await _still(app, pilot))
            for text in typed:
                await _do(table, text)
                taken.append(await _still(app, pilot))

    asyncio.run(sit())
    return taken


async def _still(app: Table, pilot: Pilot[None]) -> str:
    """A picture of the screen once two in a row are the same: on a busy machine it is painted in pieces."""
    before, now = "", app.export_screenshot()
    while now != before:
        await pilot.pause(PAUSE)
        before, now = now, app.export_screenshot()
    return now


async def _do(table: Sitting, text: str) -> None:
    if text.startswith("^"):
        await table.press(text[1:])
    elif text.endswith("\n"):
        await table.enter(text[:-1])
    else:
        await table.type(text)
