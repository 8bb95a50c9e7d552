"""The clock on the table: each player's time, and a sign if it is stopped."""

from __future__ import annotations

from collections.abc import Sequence

from eighteen80.record.think_times import Times
from eighteen80.sheets import Cell, Line, Say, Text


def shown(times: Times, seats: Sequence[str], limit: int = 0) -> Text:
    """Show each player's time in one line, the thinking one first; before it the warnings."""
    used = times.now()
    order = sorted(seats, key=lambda name: name != times.thinker)
    cells = (Cell(f"{name} {span(used.get(name, 0))}", "due" if name == times.thinker else "dim") for name in order)
    return Text((Line((*told(times, limit), *cells)),))


def told(times: Times, limit: int = 0) -> tuple[Cell, ...]:
    """Return the warnings: the clock is stopped, or a turn is over the limit, if there is one."""
    stands = (Cell(Say("clock-stands"), "warn"),) if times.stopped else ()
    turn = times.turn_now()
    if not limit or not times.thinker or turn <= limit * 60:
        return stands
    return (*stands, Cell(Say("clock-over", {"who": times.thinker, "time": span(turn), "limit": limit}), "strong"))


def total(times: Times) -> str:
    """Return the total time of all players."""
    return span(sum(times.used.values()))


def span(count: int) -> str:
    """Format seconds as 1:02:03."""
    minutes, rest = divmod(count, 60)
    hours, left = divmod(minutes, 60)
    return f"{hours}:{left:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
