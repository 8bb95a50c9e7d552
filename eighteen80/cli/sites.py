"""A game that was played on a site, as a record; and a record as that site keeps games."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import ClassVar

from eighteen80 import __version__
from eighteen80.capabilities import Foreign, ForeignLine, OnSite
from eighteen80.cli.desk import DONE, FILE, Arguments, Desk, ShellCommand
from eighteen80.cli.records import GAME, RULINGS, chosen_game, chosen_rulings
from eighteen80.export.foreign import read_json
from eighteen80.game import AnyGame
from eighteen80.record import record_file
from eighteen80.record.grammar import LINE_LIMIT, Header
from eighteen80.record.replay import Record, clean, compose
from eighteen80.refusals import Illegal
from eighteen80.signs import harmless, spaced

REMARK = "#"
NOON = "12:00:00"
EPOCH = "1970-01-01"


class Import(ShellCommand):
    """Makes a record of a game that was played on a site."""

    arguments: ClassVar[Arguments] = {
        "file": FILE,
        "-o/--out": {"required": True, "type": Path, "metavar": "FILE"},
        "--rulings": RULINGS,
        "--game": GAME,
    }

    def run(self, options: Namespace) -> int:
        """Nothing is written unless every action can be read."""
        game = chosen_game(options.game)
        self.desk.speak_of(game)
        rulings = chosen_rulings(game, options.rulings) if options.rulings else None
        record = take(game, options.file, options.out, rulings)
        self.desk.tell("import-done", file=options.out, moves=len(record.entries), seats=record.header.seats)
        return DONE


def take(game: AnyGame, source: Path, target: Path, rulings: Mapping[str, str] | None = None) -> Record:
    """Write the record of a game that was played on a site; refuses what cannot be read, and a path that is taken."""
    if not isinstance(game, OnSite):
        raise Illegal("import-no-site", game=game.name)
    record = _record(game, game.from_foreign(read_json(source), rulings))
    record_file.create(target.resolve(), clean(record))
    return record


def _record(game: AnyGame, foreign: Foreign) -> Record:
    lines = list(foreign.lines)
    times = [line.time for line in lines if line.time is not None]
    header = Header(
        game=game.name,
        seats=tuple(foreign.seats),
        rules=game.rules,
        app=__version__,
        table=foreign.table,
        date=_date(times),
        rulings=foreign.rulings,
    )
    return compose(header, _timed(lines), game)


def _date(times: Sequence[int]) -> str:
    """The day of the first line; a game without a day goes out as one of the first day that the clock of a site has."""
    day = _day(times[0]).isoformat() if times else EPOCH
    return "" if day == EPOCH else day


def _timed(lines: Iterable[ForeignLine]) -> Iterator[tuple[str, str]]:
    """Each line with its time of day; a remark where another day begins."""
    today = None
    for line in lines:
        if line.time is not None and _day(line.time) != today:
            if today is not None:
                yield NOON, f"{REMARK} {_day(line.time).isoformat()}"
            today = _day(line.time)
        time = NOON if line.time is None else f"{_moment(line.time):%H:%M:%S}"
        yield time, _remark(line.text) if line.text.startswith(REMARK) else spaced(line.text)


def _remark(text: str) -> str:
    """What somebody wrote on the site, as a line of the record can hold it."""
    return harmless(" ".join(text.split()))[:LINE_LIMIT]


def _moment(seconds: int) -> datetime:
    return datetime.fromtimestamp(seconds, UTC)


def _day(seconds: int) -> date:
    return _moment(seconds).date()


# The other way


def to_site(record: Record, _desk: Desk) -> str:
    """The record as JSON of that site, to be gone on with there."""
    header, game = record.header, record.game
    if not isinstance(game, OnSite):
        raise Illegal("import-no-site", game=game.name)
    there = game.to_foreign(header.seats, header.rulings, header.table, _dated(record))
    return json.dumps(there, ensure_ascii=False, separators=(",", ":"))


def _dated(record: Record) -> Iterator[ForeignLine]:
    """Moves and remarks with their times; the header and the remarks that are dates tell the days."""
    remarks = list(record.comments)
    clock = _Clock(record.header.date)
    for entry in (None, *record.entries):
        if entry is not None:
            yield ForeignLine(entry.line, clock.at(entry.time))
        number = entry.number if entry is not None else 0
        while remarks and remarks[0].after <= number:
            text = remarks.pop(0).text
            if not clock.turned_to(text):
                yield ForeignLine(f"{REMARK} {text}", clock.now)


class _Clock:
    """What day and time it was when a line was written."""

    def __init__(self, day: str) -> None:
        self._day = datetime.fromisoformat(day if _is_day(day) else EPOCH).replace(tzinfo=UTC)
        self.now = int(self._day.timestamp())

    def at(self, time: str) -> int:
        """The moment of that time of day."""
        hours, minutes, seconds = map(int, time.split(":"))
        moment = self._day + timedelta(hours=hours, minutes=minutes, seconds=seconds)
        self.now = int(moment.timestamp())
        return self.now

    def turned_to(self, text: str) -> bool:
        """Begin another day, if the text is one."""
        if not _is_day(text):
            return False
        self._day = datetime.fromisoformat(text).replace(tzinfo=UTC)
        self.now = int(self._day.timestamp())
        return True


def _is_day(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False
