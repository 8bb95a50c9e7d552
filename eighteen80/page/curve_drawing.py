"""Figures over time as a drawing of lines, and as the table that it is drawn from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from eighteen80.page.pen import Pen, classes, letters, svg_markup
from eighteen80.page.tables import grid_markup
from eighteen80.sheets import Cell, Column, Curve, Grid, Row, Say

WIDTH, HEIGHT, MARGIN, FOOT = 336, 200, 34, 18
LETTER, APART = 7, 14
"""About how wide a letter is, and how far apart names have to stand."""

COLOURS = 4
"""How many colours there are for lines; dashes tell further ones apart."""


def curve_markup(sheet: Curve, pen: Pen, title: str = "") -> str:
    """The drawing, and its figures in a table that can be opened."""
    if not sheet.points or not sheet.series:
        return ""
    summary = f"<summary>{pen.text(Say('view-figures'))}</summary>"
    return f"{curve_svg(sheet, pen, title)}<details>{summary}{_table(sheet, pen, title)}</details>"


def curve_svg(sheet: Curve, pen: Pen, title: str = "") -> str:
    """The lines, each with its name at its end."""
    values = [value for row in sheet.series.values() for value in row] or [0]
    low, high = min(0, *values), max(*values, 1)
    names = LETTER * max(len(pen.plain(name)) for name in sheet.series) + LETTER
    across = max(WIDTH - MARGIN - names, WIDTH // 2)
    heights = {name: [_height(value, low, high) for value in row] for name, row in sheet.series.items()}
    parts = (*_scale(low, high, across), *_points(sheet, across, pen), *_lines(heights, across, pen))
    return svg_markup("curve", (MARGIN + across + names, HEIGHT + FOOT), pen.text(title), parts)


def _height(value: int, low: int, high: int) -> float:
    return round(HEIGHT - (value - low) * (HEIGHT - APART) / (high - low), 1)


def _across(at: int, count: int, across: int) -> float:
    return round(MARGIN + at * across / max(count - 1, 1), 1)


def _scale(low: int, high: int, across: int) -> Iterator[str]:
    for value in (low, (low + high) // 2, high):
        y = _height(value, low, high)
        yield f'<path class="scale" d="M{MARGIN} {y}h{across}"/>'
        yield letters(str(value), MARGIN - 4, y + 4, "axis end")


def _points(sheet: Curve, across: int, pen: Pen) -> Iterator[str]:
    """Names of points as far as they stand apart."""
    taken = 0.0
    for at, point in enumerate(sheet.points):
        x, said = _across(at, len(sheet.points), across), pen.plain(point)
        if x >= taken:
            yield letters(pen.text(point), x, HEIGHT + FOOT - 4, "axis")
            taken = x + LETTER * (len(said) + 1)


def _lines(heights: Mapping[str, Sequence[float]], across: int, pen: Pen) -> Iterator[str]:
    ends = _apart({name: row[-1] for name, row in heights.items() if row})
    for number, (name, row) in enumerate((name, row) for name, row in heights.items() if row):
        series = f"series-{number % COLOURS}"
        dashed = "dashed" if number >= COLOURS else ""
        path = "L".join(f"{_across(at, len(row), across)} {y}" for at, y in enumerate(row))
        yield f'<path{classes("series", series, dashed)} d="M{path}"/>'
        yield letters(pen.text(name), MARGIN + across + 4, ends[name] + 4, "name", series)


def _apart(ends: Mapping[str, float]) -> Mapping[str, float]:
    """The heights of names so that none stands on another: from the highest line down, then up again from the foot."""
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


def _table(sheet: Curve, pen: Pen, title: str) -> str:
    heads = (Column(Cell()), *(Column(Cell(name, "head"), "right") for name in sheet.series))
    rows = tuple(
        Row((Cell(point), *(Cell(str(row[at]) if at < len(row) else "") for row in sheet.series.values())))
        for at, point in enumerate(sheet.points)
    )
    return grid_markup(Grid(heads, (rows,)), pen, title)
