"""How long each player has thought, read from the times in the record; breaks do not count."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby, pairwise
from operator import attrgetter
from time import strftime
from typing import NamedTuple

from eighteen80.game import AnyGame, AnyState
from eighteen80.record.history import Accepted, Paused
from eighteen80.record.steps import PAUSE
from eighteen80.sheets import Cell, Line, Say, Text

DAY = 24 * 60 * 60
LONGEST = 20 * 60
"""More than this between two lines is a break in the game, not a thought, whether or not anybody said so."""


class Times(NamedTuple):
    """Seconds used by each player, and since when whoever has to decide has been thinking; a clock may stand."""

    used: Mapping[str, int]
    thinker: str
    since: int
    stands: bool = False

    def now(self, time: int | None = None) -> Mapping[str, int]:
        """The times with the thought that is under way."""
        end = seconds(strftime("%H:%M:%S")) if time is None else time
        running = between(self.since, end) if self.since >= 0 and not self.stands else 0
        return {**self.used, self.thinker: self.used.get(self.thinker, 0) + running}


class _Moment(NamedTuple):
    """A line of the record: when, and whether the clock stands after it."""

    time: int
    stands: bool


def seconds(time: str) -> int:
    """A time of day as seconds."""
    hours, minutes, rest = map(int, time.split(":"))
    return (hours * 60 + minutes) * 60 + rest


def between(start: int, end: int) -> int:
    """Seconds from one time of day to the next; nothing where that is a break."""
    gap = (end - start) % DAY
    return gap if gap <= LONGEST else 0


class Clock:
    """Adds up the time of moves as they come; only those that are new are looked at."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._last: Accepted | None = None
        self._counted = 0
        self._used: dict[str, int] = {}

    def times(self, entries: Sequence[Accepted], state: AnyState, breaks: Sequence[Paused]) -> Times:
        """The clock after these moves."""
        paused = {after: list(group) for after, group in groupby(breaks, attrgetter("after"))}
        if self._counted > len(entries) or (self._counted and entries[self._counted - 1] is not self._last):
            self._last, self._counted, self._used = None, 0, {}
        self._count(entries, paused)
        who = self._game.thinker(state)
        if not entries:
            return Times(self._used, who, -1)
        moments = tuple(_moments(entries[-1], paused))
        return Times({**self._used, who: self._used.get(who, 0) + _thought(moments)}, who, *moments[-1])

    def _count(self, entries: Sequence[Accepted], paused: Mapping[int, Sequence[Paused]]) -> None:
        for later in entries[self._counted :]:
            if self._last:
                who = self._game.thinker(later.before)
                moments = (*_moments(self._last, paused), _Moment(seconds(later.time), stands=False))
                self._used[who] = self._used.get(who, 0) + _thought(moments)
            self._last = later
        self._counted = len(entries)


def _moments(entry: Accepted, paused: Mapping[int, Sequence[Paused]]) -> Iterator[_Moment]:
    """The move, and the breaks that begin or end before the next one."""
    yield _Moment(seconds(entry.time), stands=False)
    for stop in paused.get(entry.number, ()):
        yield _Moment(seconds(stop.time), stop.step.verb == PAUSE)


def _thought(moments: Sequence[_Moment]) -> int:
    """The time between the first and the last while the clock was running."""
    return sum(between(one.time, other.time) for one, other in pairwise(moments) if not one.stands)


def shown(times: Times, seats: Sequence[str]) -> Text:
    """Everybody's time in one line, whoever is thinking first; before all that the clock stands, if it does."""
    used = times.now()
    order = sorted(seats, key=lambda name: name != times.thinker)
    cells = (Cell(f"{name} {_span(used.get(name, 0))}", "due" if name == times.thinker else "dim") for name in order)
    return Text((Line((*standing(times), *cells)),))


def standing(times: Times) -> tuple[Cell, ...]:
    """A sign that the clock stands."""
    return (Cell(Say("clock-stands"), "warn"),) if times.stands else ()


def total(times: Times) -> str:
    """What all players have used together."""
    return _span(sum(times.used.values()))


def _span(count: int) -> str:
    minutes, rest = divmod(count, 60)
    hours, left = divmod(minutes, 60)
    return f"{hours}:{left:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
