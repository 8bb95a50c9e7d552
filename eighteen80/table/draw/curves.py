"""Figures over time as fine lines on a canvas, each with its name and its last figure at its end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import count, cycle

from rich.cells import cell_len

from eighteen80.sheets import SEATS, TimeSeries
from eighteen80.table.draw.canvas import DOTS_DOWN, PER_CELL, Canvas, Ink
from eighteen80.table.draw.colours import legible
from eighteen80.table.draw.text_lines import Painted, Painter

MARGIN = 7
LEAST = 2
APART = 3
"""Smallest number of lines for each figure of the scale."""
STEPS = (1, 2, 5)
"""A scale goes in steps of these, of tens of these, of hundreds and so on."""
GUIDE, EVERY = "·", 4


def curve_lines(sheet: TimeSeries, width: int, height: int, painter: Painter) -> list[Painted]:
    """Draw the curve in the given room; the scale at the left, the names and the last figures at the right."""
    ends = {name: f"{name} {values[-1]}" for name, values in sheet.series.items() if values}
    names = max(map(len, ends.values()), default=0) + 1
    across = width - MARGIN - names
    if not sheet.points or min(across, height) < LEAST:
        return []
    height -= 1
    canvas = Canvas(width, height + 1)
    scale = _scale(sheet.series)
    _figures(canvas, scale, across, height, painter)
    _axis(canvas, [painter.words.text(point) for point in sheet.points], across, painter)
    if cell_len(axis := painter.words.text(sheet.axis)) < names:
        canvas.write(height, width - names + 1, axis, painter.look.tones["dim"])
    seats = cycle(legible(painter.paints.get(paint, paint), painter.look) for paint in SEATS)
    inks = dict(zip(sheet.series, seats, strict=False))
    for name, values in sheet.series.items():
        _line(canvas, [_row(value, scale, height) for value in values], across, Ink(inks[name], bold=True))
    for name, line in _places(sheet.series, scale, height).items():
        canvas.write(line, width - names + 1, ends[name], Ink(inks[name], bold=True))
    return [list(canvas.ink_runs(line)) for line in range(canvas.height)]


def _scale(series: Mapping[str, Sequence[int]]) -> range:
    """Return the range from the lowest value to the highest."""
    values = [0, *(value for row in series.values() for value in row)]
    return range(min(values), max(*values, min(values) + 1) + 1)


def _row(value: int, scale: range, height: int) -> int:
    """Return the line of dots of a value."""
    last = height * DOTS_DOWN - 1
    return round(last - (value - scale[0]) * last / (scale[-1] - scale[0]))


def _places(series: Mapping[str, Sequence[int]], scale: range, height: int) -> Mapping[str, int]:
    """Give each name a line, as near to its curve's end as possible, larger values above smaller ones."""
    names = sorted(series, key=lambda name: -series[name][-1])
    found: dict[str, int] = {}
    line = -1
    for place, name in enumerate(names):
        wanted = _row(series[name][-1], scale, height) // DOTS_DOWN
        line = min(max(wanted, line + 1), height - len(names) + place)
        found[name] = line
    return found


def _figures(canvas: Canvas, scale: range, across: int, height: int, painter: Painter) -> None:
    """Draw round figures of the scale that have room, each with dots that lead from it to the right."""
    most = max(height // APART, 1)
    steps = (step * 10**power for power in count() for step in STEPS)
    step = next(step for step in steps if len(scale) // step <= most)
    for figure in range(-(-scale[0] // step) * step, scale[-1] + 1, step):
        line = _row(figure, scale, height) // DOTS_DOWN
        canvas.write(line, 0, f"{figure:>{MARGIN - 1}}", painter.look.tones["dim"])
        for column in range(MARGIN, MARGIN + across, EVERY):
            canvas.write(line, column, GUIDE, painter.look.rule)


def _axis(canvas: Canvas, points: Sequence[str], across: int, painter: Painter) -> None:
    """Draw each point beneath its place on the curve if it has room; the last one in any case."""
    last = max(len(points) - 1, 1)
    right = canvas.width
    for number in range(len(points) - 1, -1, -1):
        point = points[number]
        column = max(MARGIN, MARGIN + number * (across - 1) // last - len(point) + 1)
        if column + len(point) < right:
            canvas.write(canvas.height - 1, column, point, painter.look.tones["dim"])
            right = column


def _line(canvas: Canvas, rows: Sequence[int], across: int, ink: Ink) -> None:
    last = across * PER_CELL - 1
    before = rows[0]
    for x in range(last + 1):
        at = x / last * (len(rows) - 1)
        start = int(at)
        end = min(start + 1, len(rows) - 1)
        y = round(rows[start] + (rows[end] - rows[start]) * (at - start))
        # A steep line leads from the row before, which has its own dot already.
        way = range(before, y, 1 if y > before else -1) if y != before else ()
        for step in (*way[1:], y):
            canvas.dot(MARGIN * PER_CELL + x, step, ink.fore)
        before = y
