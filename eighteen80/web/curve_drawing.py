"""Figures over time as a drawing of lines, and as the table that it is drawn from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from typing import NamedTuple

from eighteen80.sheets import SEATS, Cell, Column, Grid, Row, Say, TimeSeries
from eighteen80.web.markup import MarkupWriter, classes, grid_markup, letters, svg_markup

WIDTH, HEIGHT, FOOT, GAP = 336, 200, 22, 4
DIGIT, BOLD, APART = 10, 12, 17
"""Width of a digit and of a bold letter, and the distance between names, roughly."""


LONGEST = 10
"""Letters of the longest name shown at its line."""

MOST_FIGURES = 4
"""A scale has up to one figure more than this."""


class Axes(NamedTuple):
    """Area of the lines: figures are at their left, names at their right."""

    left: int
    across: int

    @property
    def right(self) -> int:
        """Right end of the lines."""
        return self.left + self.across

    def position(self, place: int, count: int) -> float:
        """Return the position of a point among `count`."""
        return round(self.left + place * self.across / max(count - 1, 1), 1)


def curve_markup(sheet: TimeSeries, writer: MarkupWriter, title: str = "", player: str = "") -> str:
    """Return the drawing, and its figures in a table that can be opened."""
    if not sheet.points or not sheet.series:
        return ""
    summary = f"<summary>{writer.text(Say('view-figures'))}</summary>"
    return f"{curve_svg(sheet, writer, title, player)}<details>{summary}{_table(sheet, writer, title)}</details>"


def curve_svg(sheet: TimeSeries, writer: MarkupWriter, title: str = "", player: str = "") -> str:
    """Return the lines, each with its name at its end; the player's own is thick."""
    values = [value for row in sheet.series.values() for value in row] or [0]
    low, high = min(0, *values), max(*values, 1)
    left = DIGIT * max(len(str(low)), len(str(high))) + GAP
    names = BOLD * max(len(_shorten(writer.plain(name))) for name in (*sheet.series, sheet.axis)) + 2 * GAP
    axes = Axes(left, max(WIDTH - left - names, WIDTH // 2))
    heights = {name: [_height(value, low, high) for value in row] for name, row in sheet.series.items()}
    parts = (*_scale(low, high, axes), *_points(sheet, axes, writer), *_lines(heights, axes, writer, player))
    return svg_markup("curve", (axes.right + names, HEIGHT + FOOT), writer.text(title), parts)


def _shorten(name: str) -> str:
    """Cut a long name, which is whole in the table: it would leave the lines no room."""
    return name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"


def _height(value: int, low: int, high: int) -> float:
    return round(HEIGHT - (value - low) * (HEIGHT - APART) / (high - low), 1)


def _scale(low: int, high: int, axes: Axes) -> Iterator[str]:
    """Yield nothing and the multiples of a round figure about it, a few in all."""
    steps = (step * 10**power for power in count() for step in (1, 2, 5))
    step = next(step for step in steps if (high - low) // step <= MOST_FIGURES)
    for value in range(-(-low // step) * step, high + 1, step):
        y = _height(value, low, high)
        yield f'<path class="scale" d="M{axes.left} {y}h{axes.across}"/>'
        yield letters(str(value), axes.left - GAP, y + GAP, "axis end")


def _points(sheet: TimeSeries, axes: Axes, writer: MarkupWriter) -> Iterator[str]:
    """Yield the names of points that have room."""
    taken = 0.0
    for at, point in enumerate(sheet.points):
        x, text = axes.position(at, len(sheet.points)), writer.plain(point)
        if x >= taken:
            yield letters(writer.text(point), x, HEIGHT + FOOT - GAP, "axis")
            taken = x + DIGIT * (len(text) + 1)
    if sheet.axis:
        beside = axes.right + DIGIT * (len(writer.plain(sheet.points[-1])) + 1) / 2
        yield letters(writer.text(sheet.axis), beside, HEIGHT + FOOT - GAP, "axis start")


def _lines(heights: Mapping[str, Sequence[float]], axes: Axes, writer: MarkupWriter, player: str) -> Iterator[str]:
    ends = _apart({name: row[-1] for name, row in heights.items() if row})
    for number, (name, row) in enumerate((name, row) for name, row in heights.items() if row):
        series = f"s{writer.seat_number(name) or number % len(SEATS) + 1}"
        mine = "mine" if name == player else ""
        path = "L".join(f"{axes.position(at, len(row))} {y}" for at, y in enumerate(row))
        yield f'<path{classes("series", series, mine)} d="M{path}"/>'
        yield letters(writer.text(_shorten(name)), axes.right + GAP, ends[name] + GAP, "name", series, mine)


def _apart(ends: Mapping[str, float]) -> Mapping[str, float]:
    """Return heights of names without overlap: from the highest line down, then up again from the foot."""
    order = sorted(ends, key=lambda name: ends[name])
    found: dict[str, float] = {}
    least = 0.0
    for name in order:
        found[name] = least = max(ends[name], least)
        least += APART
    most = float(HEIGHT)
    for name in reversed(order):
        found[name] = most = min(found[name], most)
        most -= APART
    return found


def _table(sheet: TimeSeries, writer: MarkupWriter, title: str) -> str:
    heads = (Column(Cell()), *(Column(Cell(name, "head"), "right") for name in sheet.series))
    rows = tuple(
        Row((Cell(point), *(Cell(str(row[at]) if at < len(row) else "") for row in sheet.series.values())))
        for at, point in enumerate(sheet.points)
    )
    return grid_markup(Grid(heads, (rows,)), writer, title)
