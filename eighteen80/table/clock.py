"""How long each player has thought, read from the times in the record; pauses do not count."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from eighteen80.history import Accepted

DAY = 24 * 60 * 60
LONGEST = 20 * 60
"""More than this between two lines is a break in the game, not a thought."""


class Reading(NamedTuple):
    """Seconds used by each player, and since when whoever is due has been thinking."""

    used: Mapping[str, int]
    since: int


def seconds(time: str) -> int:
    """A time of day as seconds."""
    hours, minutes, rest = map(int, time.split(":"))
    return (hours * 60 + minutes) * 60 + rest


def between(start: int, end: int) -> int:
    """Seconds from one time of day to the next; nothing where that is a break."""
    gap = (end - start) % DAY
    return gap if gap <= LONGEST else 0


def read(entries: Sequence[Accepted], thinkers: Sequence[str], breaks: frozenset[int]) -> Reading:
    """The clock after these moves; `thinkers` is who had to decide each, `breaks` the moves after which play paused."""
    used: dict[str, int] = {}
    for number, (earlier, later, who) in enumerate(zip(entries, entries[1:], thinkers[1:], strict=False), 1):
        gap = 0 if number in breaks else between(seconds(earlier.time), seconds(later.time))
        used[who] = used.get(who, 0) + gap
    return Reading(used, seconds(entries[-1].time) if entries else 0)


def shown(count: int) -> str:
    """Minutes and seconds, or hours and minutes."""
    minutes, rest = divmod(count, 60)
    hours, left = divmod(minutes, 60)
    return f"{hours}:{left:02} h" if hours else f"{minutes}:{rest:02}"
