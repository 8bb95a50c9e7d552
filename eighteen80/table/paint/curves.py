"""Figures over time as lines on a canvas, each with a name at its end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from eighteen80.sheets import Curve
from eighteen80.table.paint.canvas import PER_CELL, Canvas, Ink
from eighteen80.table.paint.running_text import Painted, Painter

MARGIN = 7
LEAST = 2


def curve_lines(sheet: Curve, width: int, height: int, painter: Painter) -> list[Painted]:
    """The curve in all the room there is; the scale at the left, the names at the right."""
    names = max(map(len, sheet.series), default=0) + 1
    across = width - MARGIN - names
    if not sheet.points or min(across, height) < LEAST:
        return []
    height -= 1
    canvas = Canvas(width, height + 1)
    low, high = _bounds(sheet.series)
    _scale(canvas, height, low, high, painter)
    _axis(canvas, [painter.text(point) for point in sheet.points], across, painter)
    for number, (name, values) in enumerate(sheet.series.items()):
        ink = Ink(painter.look.map.runs[number % len(painter.look.map.runs)], bold=True)
        rows = [_row(value, low, high, height) for value in values]
        _line(canvas, rows, across, ink, number)
        canvas.write(_free(canvas, rows[-1] // PER_CELL, width - names + 1), width - names + 1, name, ink)
    return [list(canvas.stretches(line)) for line in range(canvas.height)]


def _bounds(series: Mapping[str, Sequence[int]]) -> tuple[int, int]:
    values = [value for row in series.values() for value in row]
    low, high = min(0, *values), max(values)
    return low, max(high, low + 1)


def _row(value: int, low: int, high: int, height: int) -> int:
    last = height * PER_CELL - 1
    return round(last - (value - low) * last / (high - low))


def _scale(canvas: Canvas, height: int, low: int, high: int, painter: Painter) -> None:
    dim = painter.look.tones["dim"]
    canvas.write(0, 0, f"{high:>{MARGIN - 1}}", dim)
    canvas.write(height - 1, 0, f"{low:>{MARGIN - 1}}", dim)


def _axis(canvas: Canvas, points: Sequence[str], across: int, painter: Painter) -> None:
    """The points beneath the curve, as many as stand apart; the last figures come after the last point."""
    taken = 0
    for number, point in enumerate(points):
        column = MARGIN + min(number * across // len(points), across - len(point))
        if column > taken:
            canvas.write(canvas.height - 1, column, point, painter.look.tones["dim"])
            taken = column + len(point)


def _line(canvas: Canvas, rows: Sequence[int], across: int, ink: Ink, rank: int) -> None:
    last = across * PER_CELL - 1
    before = rows[0]
    for x in range(last + 1):
        y = _between(rows, x / last)
        for step in range(min(before, y), max(before, y) + 1):
            canvas.quarter(MARGIN * PER_CELL + x, step, ink.fore, rank)
        before = y


def _between(rows: Sequence[int], part: float) -> int:
    """The height of the line at this part of its length."""
    at = part * (len(rows) - 1)
    start = int(at)
    end = min(start + 1, len(rows) - 1)
    return round(rows[start] + (rows[end] - rows[start]) * (at - start))


def _free(canvas: Canvas, line: int, column: int) -> int:
    """The nearest line on which no name stands yet."""
    order = sorted(range(canvas.height), key=lambda other: abs(other - line))
    return next((other for other in order if canvas.free(other, (column,))), line)
