"""A game that was played on a site, as a record; and a record as that site keeps games.

JSON from elsewhere is accepted only if it is no larger and no deeper than a game can be.
"""

from __future__ import annotations

import json
import re
from argparse import Namespace
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import UTC, date, datetime, time
from functools import partial
from math import isfinite
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

from eighteen80 import __version__
from eighteen80.capabilities import HasSiteFormat, ImportedGame, ImportedLine
from eighteen80.characters import harmless, trim
from eighteen80.cli.base_command import DONE, FILE, Arguments, Desk, ShellCommand
from eighteen80.cli.record_commands import GAME, RULINGS, chosen_rulings
from eighteen80.engine.game import AnyGame
from eighteen80.record import record_file
from eighteen80.record.grammar import LINE_LIMIT, Header, NotARecord
from eighteen80.record.record_file import read_bytes
from eighteen80.record.replay import Record, clean, compose
from eighteen80.refusals import Illegal, Refusal

REMARK = "#"
NOON = "12:00:00"
EPOCH = "1970-01-01"


class Import(ShellCommand):
    """Command: make a record of a game that was played on a site."""

    arguments: ClassVar[Arguments] = {
        "file": FILE,
        "-o/--out": {"required": True, "type": Path, "metavar": "FILE"},
        "--rulings": RULINGS,
        "--game": GAME,
    }

    def run(self, options: Namespace) -> int:
        """Write the record up to the first impossible action, and name the differences from our rules."""
        game = self.load_game(options.game)
        rulings = chosen_rulings(game, options.rulings) if options.rulings else None
        taken = take(game, options.file, options.out, rulings)
        for line in taken.kept:
            self.desk.tell("import-kept", action=line.action, line=line.text)
        moves, seats, kept = len(taken.record.entries), taken.record.header.seats, len(taken.kept)
        self.desk.tell("import-done", file=options.out, moves=moves, seats=seats, kept=kept)
        if taken.stop is not None:
            raise taken.stop
        return DONE


class Taken(NamedTuple):
    """Result of an import: the record, the lines that keep what our rules refuse, and the reason for stopping."""

    record: Record
    kept: Sequence[ImportedLine]
    stop: Refusal | None


def take(game: AnyGame, source: Path, target: Path, rulings: Mapping[str, str] | None = None) -> Taken:
    """Write the record of a game that was played on a site, up to the first impossible action.

    If the first action is impossible already, the record holds the players and options. Refuse a file that is not a
    game of the site, and an existing path.
    """
    if (on_site := game.offers(HasSiteFormat)) is None:
        raise Illegal("import-no-site", game=game.name)
    foreign, lines, stop = on_site.from_foreign(read_json(source), rulings), list[ImportedLine](), None
    try:
        lines.extend(foreign.lines)
    except Refusal as refusal:
        stop = refusal
    record = _record(game, foreign, lines)
    record_file.create(target, clean(record))
    return Taken(record, [line for line in lines if line.action], stop)


def _record(game: AnyGame, foreign: ImportedGame, lines: Sequence[ImportedLine]) -> Record:
    times = [line.time for line in lines if line.time is not None]
    # A game without a day is exported with the first day of the site's clock.
    day = _day(times[0]).isoformat() if times else EPOCH
    header = Header(
        game=game.name,
        seats=tuple(foreign.seats),
        rules=game.version,
        app=__version__,
        table=foreign.table,
        date="" if day == EPOCH else day,
        rulings=foreign.rulings,
    )
    return compose(header, _lines_with_times(lines), game)


def _lines_with_times(lines: Iterable[ImportedLine]) -> Iterator[tuple[str, str]]:
    """Yield each line with its time of day, and a remark at the beginning of another day."""
    today = None
    for line in lines:
        if line.time is not None and _day(line.time) != today:
            if today is not None:
                yield NOON, f"{REMARK} {_day(line.time).isoformat()}"
            today = _day(line.time)
        clock = NOON if line.time is None else f"{_moment(line.time):%H:%M:%S}"
        yield clock, _remark(line.text) if line.text.startswith(REMARK) else trim(line.text)


def _remark(text: str) -> str:
    """Return a message of the site as a line that the record can hold."""
    return harmless(" ".join(text.split()))[:LINE_LIMIT]


def _moment(seconds: int) -> datetime:
    return datetime.fromtimestamp(seconds, UTC)


def _day(seconds: int) -> date:
    return _moment(seconds).date()


# The other way


def to_site(record: Record, _desk: Desk) -> str:
    """Write the record as JSON of that site, to be continued there."""
    header, game = record.header, record.game
    if (on_site := game.offers(HasSiteFormat)) is None:
        raise Illegal("import-no-site", game=game.name)
    there = on_site.to_foreign(header.seats, header.rulings, header.table, _lines_with_dates(record))
    return json.dumps(there, ensure_ascii=False, separators=(",", ":"))


def _lines_with_dates(record: Record) -> Iterator[ImportedLine]:
    """Yield moves and remarks with their times; the header and dates among the remarks give the days."""
    remarks = list(record.comments)
    begun = record.header.date if _is_day(record.header.date) else EPOCH
    now = datetime.combine(date.fromisoformat(begun), time.min, UTC)
    for entry in (None, *record.entries):
        if entry is not None:
            now = datetime.combine(now, time.fromisoformat(entry.time), UTC)
            yield ImportedLine(entry.line, int(now.timestamp()))
        number = entry.number if entry is not None else 0
        while remarks and remarks[0].after <= number:
            text = remarks.pop(0).text
            if _is_day(text):
                now = datetime.combine(date.fromisoformat(text), time.min, UTC)
            else:
                yield ImportedLine(f"{REMARK} {text}", int(now.timestamp()))


def _is_day(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


DEPTH_LIMIT = 40
"""Depth limit of nested values: a parser takes memory and stack for each."""

NUMBER_LIMIT = 40
"""Digit limit of a number: a time in seconds has ten."""

# Texts are passed over whole, also one that is left open, so that a bracket in them does not count.
_MARKS = re.compile(r'"(?:[^"\\]++|\\.)*+"?|[\[{]|[\]}]', re.DOTALL)


def read_json(path: Path) -> Any:
    """Read the file; raise NotARecord if it is too large or too deep, has an unreasonable number, or is not JSON."""
    try:
        text = read_bytes(path).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise NotARecord("import-no-json", word=path.name, line=0) from None
    check_depth(path.name, text)
    try:
        return json.loads(
            text,
            parse_int=partial(_number, path.name, int),
            parse_float=partial(_number, path.name, float),
            parse_constant=partial(_number, path.name, float),
        )
    except ValueError as error:
        raise NotARecord("import-no-json", word=path.name, line=getattr(error, "lineno", 0)) from None


def _number(name: str, kind: Callable[[str], float], text: str) -> float:
    """Return the number; refuse an unreasonable length or an infinite one."""
    number = kind(text[: NUMBER_LIMIT + 1])
    if len(text) > NUMBER_LIMIT or not isfinite(number) or abs(number) > 10**NUMBER_LIMIT:
        raise NotARecord("import-number", word=name, number=text[:NUMBER_LIMIT], line=0)
    return number


def check_depth(name: str, text: str) -> None:
    """Refuse brackets within brackets beyond the limit, before anything is built of them."""
    depth = 0
    for mark in _MARKS.finditer(text):
        sign = mark[0]
        if sign in "[{":
            depth += 1
            if depth > DEPTH_LIMIT:
                raise NotARecord(
                    "import-deep", word=name, limit=DEPTH_LIMIT, line=text.count("\n", 0, mark.start()) + 1
                )
        elif sign in "]}":
            depth -= 1
