"""The clock on the table: each player's time, and a sign if it is stopped."""

from __future__ import annotations

from collections.abc import Sequence

from eighteen80.record.think_times import Times
from eighteen80.sheets import Cell, Line, Say, Text


def format_clock(times: Times, seats: Sequence[str], limit: int = 0) -> Text:
    """Show each player's time in one line, the thinking one first; before it the warnings."""
    used = times.now()
    order = sorted(seats, key=lambda name: name != times.thinker)
    cells = (
        Cell(f"{name} {format_duration(used.get(name, 0))}", "due" if name == times.thinker else "dim")
        for name in order
    )
    return Text((Line((*clock_warnings(times, limit), *cells)),))


def clock_warnings(times: Times, limit: int = 0) -> tuple[Cell, ...]:
    """Return the warnings: the clock is stopped, or a turn is over the limit, if there is one."""
    stopped = (Cell(Say("clock-stands"), "warn"),) if times.stopped else ()
    turn = times.turn_now()
    if not limit or not times.thinker or turn <= limit * 60:
        return stopped
    return (
        *stopped,
        Cell(Say("clock-over", {"who": times.thinker, "time": format_duration(turn), "limit": limit}), "strong"),
    )


def format_duration(count: int) -> str:
    """Format seconds as 1:02:03."""
    minutes, rest = divmod(count, 60)
    hours, left = divmod(minutes, 60)
    return f"{hours}:{left:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
