"""The clock as the table shows it: everybody's time, and a sign that it stands."""

from __future__ import annotations

from collections.abc import Sequence

from eighteen80.record.thinking import Times
from eighteen80.sheets import Cell, Line, Say, Text


def shown(times: Times, seats: Sequence[str]) -> Text:
    """Everybody's time in one line, whoever is thinking first; before all that the clock stands, if it does."""
    used = times.now()
    order = sorted(seats, key=lambda name: name != times.thinker)
    cells = (Cell(f"{name} {span(used.get(name, 0))}", "due" if name == times.thinker else "dim") for name in order)
    return Text((Line((*standing(times), *cells)),))


def standing(times: Times) -> tuple[Cell, ...]:
    """A sign that the clock stands."""
    return (Cell(Say("clock-stands"), "warn"),) if times.stands else ()


def total(times: Times) -> str:
    """What all players have used together."""
    return span(sum(times.used.values()))


def span(count: int) -> str:
    """Seconds as they are read: 1:02:03."""
    minutes, rest = divmod(count, 60)
    hours, left = divmod(minutes, 60)
    return f"{hours}:{left:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
