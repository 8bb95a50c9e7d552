"""How long each player has thought, read from the times in the record; pauses do not count."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from time import strftime
from typing import NamedTuple

from eighteen80.game import Game, State
from eighteen80.history import Accepted
from eighteen80.sheets import Cell, Line, Text

DAY = 24 * 60 * 60
LONGEST = 20 * 60
"""More than this between two lines is a break in the game, not a thought."""


class Times(NamedTuple):
    """Seconds used by each player, and since when whoever has to decide has been thinking."""

    used: Mapping[str, int]
    thinker: str
    since: int

    def now(self, time: int | None = None) -> Mapping[str, int]:
        """With the thought that is under way."""
        end = seconds(strftime("%H:%M:%S")) if time is None else time
        running = between(self.since, end) if self.since >= 0 else 0
        return {**self.used, self.thinker: self.used.get(self.thinker, 0) + running}


def seconds(time: str) -> int:
    """A time of day as seconds."""
    hours, minutes, rest = map(int, time.split(":"))
    return (hours * 60 + minutes) * 60 + rest


def between(start: int, end: int) -> int:
    """Seconds from one time of day to the next; nothing where that is a break."""
    gap = (end - start) % DAY
    return gap if gap <= LONGEST else 0


def read(game: Game, entries: Sequence[Accepted], state: State) -> Times:
    """The clock after these moves."""
    used: dict[str, int] = {}
    for earlier, later in pairwise(entries):
        who = game.thinker(later.before)
        used[who] = used.get(who, 0) + between(seconds(earlier.time), seconds(later.time))
    return Times(used, game.thinker(state), seconds(entries[-1].time) if entries else -1)


def shown(times: Times, seats: Sequence[str]) -> Text:
    """Everybody's time in one line, whoever is thinking marked."""
    used = times.now()
    cells = (Cell(f"{name} {_span(used.get(name, 0))}", "due" if name == times.thinker else "dim") for name in seats)
    return Text((Line(tuple(cells)),))


def _span(count: int) -> str:
    minutes, rest = divmod(count, 60)
    hours, left = divmod(minutes, 60)
    return f"{hours}:{left:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
