"""Bankers' spoken lines, typed at copies of their positions, and the program's answers.

The verdicts are those of `utter.py` next to the sentences; here each position is opened once, in this process.
"""

from __future__ import annotations

import json
import re
import shutil
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import redirect_stderr
from functools import cache
from io import StringIO
from pathlib import Path
from typing import Any, NamedTuple

from eighteen80.capabilities import HasMoveDetails
from eighteen80.cli.base_command import Desk
from eighteen80.record.history import NO_TIME, Accepted
from eighteen80.record.journal import Journal
from eighteen80.refusals import Refusal
from tests.support.places import SHARED

CORPUS = SHARED / "said" / "corpus.jsonl"
POSITIONS = SHARED / "said" / "positions"
RIGHT, WRONG, OFFERED, REFUSED = "right", "WRONG", "offered", "refused"
BAD = "BAD"
"""The line that is meant is refused: a fault of the sentences."""
VERDICTS = (RIGHT, WRONG, OFFERED, REFUSED)
CITED = re.compile(r"(page|Seite|strona|s\.)\s*\d", re.IGNORECASE)
MOST_TRIED = 10
LONGEST_OFFER = 120


class Sentence(NamedTuple):
    """A spoken sentence at a position, and its exact line; `would` is the nearest line to an illegal one."""

    game: str
    at: str
    lang: str
    said: str
    means: str | None
    kind: str
    why: str = ""
    would: str = ""


class Heard(NamedTuple):
    """The table after a line, nothing where it was refused, and what was answered."""

    table: Mapping[str, object] | None
    answer: tuple[str, ...]


def sentences() -> list[Sentence]:
    """Read all sentences."""
    rows = map(json.loads, filter(None, CORPUS.read_text(encoding="utf-8").splitlines()))
    return [Sentence(**{name: row[name] for name in Sentence._fields if name in row}) for row in rows]


@cache
def position(at: str) -> Journal:
    """Open a record as it is, for trials on copies of its history."""
    with tempfile.TemporaryDirectory() as folder:
        path = shutil.copy(POSITIONS / at, Path(folder) / at)
        with Journal.open(path) as journal:
            return journal


@cache
def hear(at: str, line: str, lang: str) -> Heard:
    """Type a line at a copy of the position."""
    journal = position(at)
    trial, desk = journal.history(), Desk(lang)
    desk.speak_of(journal.game)
    try:
        entries = tuple(trial.take_line(line, NO_TIME))
    except Refusal as refusal:
        with redirect_stderr(StringIO()) as printed:
            desk.explain(refusal)
        return Heard(None, tuple(printed.getvalue().splitlines()))
    return Heard(_table_of(journal, entries, trial.state), tuple(entry.line for entry in entries))


def _table_of(journal: Journal, entries: tuple[Accepted, ...], state: Any) -> Mapping[str, object]:
    game, last = journal.game, entries[-1] if entries else None
    table = dict(game.dump(state))
    if last and last.move is not None and (detailed := game.offers(HasMoveDetails)):
        table |= detailed.extras(last.before, last.move, last.events)
    return {name: value for name, value in table.items() if name not in ("move", "line", "time", "moves")}


def verdict(sentence: Sentence) -> str:
    """Judge the answer: taken right, taken for something else, refused with the right line first, refused."""
    at, lang = sentence.at, sentence.lang
    heard = hear(at, sentence.said, lang)
    if sentence.kind == "ambiguous":
        return RIGHT if heard.table is None else WRONG
    if sentence.kind == "illegal":
        return WRONG if heard.table is not None else RIGHT if _is_reason(sentence, heard.answer) else REFUSED
    wanted = hear(at, sentence.means or "", "en").table
    if wanted is None:
        return BAD
    if heard.table is not None:
        return RIGHT if heard.table == wanted else WRONG
    for line in list(dict.fromkeys(_lines(heard.answer)))[:MOST_TRIED]:
        if (offered := hear(at, line, lang).table) is not None:
            return OFFERED if offered == wanted else REFUSED
    return REFUSED


def _is_reason(sentence: Sentence, answer: tuple[str, ...]) -> bool:
    """Return whether the answer has the reason for refusing the move that was meant, or a page of the rulebook."""
    if not sentence.would:
        return bool(CITED.search("\n".join(answer)))
    reasons = [line.strip() for line in hear(sentence.at, sentence.would, sentence.lang).answer if line.strip()]
    return bool(reasons) and reasons[0] in "\n".join(answer)


def _lines(answer: tuple[str, ...]) -> Iterator[str]:
    """Yield the lines in an answer that could be typed again, in the order shown."""
    for row in map(str.strip, answer):
        _, colon, tail = row.partition(": ")
        pieces = (row, tail) if colon else (row,) * (not row.endswith((".", ":")))
        for piece in pieces:
            line = piece.strip().strip('“”„"«»').rstrip("?.')")
            if 2 < len(line) < LONGEST_OFFER and ", " not in line and "(" not in line:
                yield line
