"""Price charts as lines of painted text, with notes where the spaces leave room; figures over time as fine lines."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import count, cycle

from rich.cells import cell_len

from eighteen80.sheets import SEATS, Cell, Chart, Grid, Line, Space, TimeSeries
from eighteen80.table.draw.canvas import DOTS_DOWN, PER_CELL, Canvas, Ink
from eighteen80.table.draw.colours import legible
from eighteen80.table.draw.grids import MARGIN, least_width
from eighteen80.table.draw.rules import ruled_grid, title_rule
from eighteen80.table.draw.text_lines import GAP, Painted, Painter, Piece, cut, length, wrap

ZONE_SIGNS = " ¹²³⁴⁵⁶⁷⁸⁹"
COUNTS = "₀₁₂₃₄₅₆₇₈₉"
START = "*"
STACKED = "+"
"""Sign next to the top marker of a stack without room for a number."""

NARROWEST, WIDEST = 4, 7
"""Smallest and largest number of columns of a space."""

CORNER = 12
"""With fewer columns at its right a row has no room for notes."""


def chart_lines(sheet: Chart, width: int, painter: Painter, *, roomy: bool) -> list[Painted]:
    """Draw the chart as printed: a line a row, or two if there is room for prices above the markers."""
    across = max(len(row) for row in sheet.rows)
    size = max(NARROWEST, min(WIDEST, width // across))
    lines: list[Painted] = []
    for whole in sheet.rows:
        row = whole[: 1 + max(at for at, space in enumerate(whole) if space)]
        if roomy:
            lines.append([_price(space, size, painter, roomy=True) for space in row])
            lines.append([piece for space in row for piece in _markers(space, size, painter)])
        else:
            lines.append([piece for space in row for piece in _either(space, size, painter)])
    stacked = [line for note in _stacks(sheet) for line in wrap(note, width - len(GAP), painter)]
    if sheet.corner and not roomy:
        return _add_corner(lines, sheet.corner, stacked, width, painter)
    legend = (Line((Cell((ZONE_SIGNS[sign], words), "dim"),)) for sign, words in sheet.zones)
    notes = [*stacked, *(line for note in legend for line in wrap(note, width - len(GAP), painter))]
    return list(_add_notes(lines, notes, width))


def _add_corner(
    lines: list[Painted], corner: Grid, notes: list[Painted], width: int, painter: Painter
) -> list[Painted]:
    """Add a grid next to the last lines, with notes between if they have room; or the grid beneath them."""
    across = least_width(corner, painter) + len(MARGIN)
    _, *body = ruled_grid(corner, "", across, painter)
    above, lowest = lines[: -len(body)], lines[-len(body) :]
    room = width - length(above[-1]) - len(MARGIN)
    if max(map(length, lowest)) + across > width or room < cell_len(painter.words.text(corner.title)) + len(GAP):
        return [*lines, *ruled_grid(corner, "", width, painter)]
    (rule,) = title_rule(corner.title, [], min(room, across), painter)
    nothing: Painted = []
    right = [*([nothing] * (len(above) - 1)), rule, *body]
    found = [
        [*cut([*line, *_take_notes(notes, width - length(line) - length(drawn))], width - length(drawn)), *drawn]
        for line, drawn in zip(reversed(lines), reversed(right), strict=True)
    ]
    return found[::-1]


def _add_notes(lines: Sequence[Painted], notes: list[Painted], width: int) -> Iterator[Painted]:
    """Add notes to the right of the lines, the last ones at the foot; the rest follows beneath."""
    free = [width - length(line) for line in lines]
    taken = [_take_notes(notes, room) if room >= CORNER else [] for room in reversed(free)]
    yield from ([*line, *noted] for line, noted in zip(lines, reversed(taken), strict=True))
    while notes:
        last = [(GAP, Ink()), *notes.pop()]
        yield [*_take_notes(notes, width - length(last)), *last]


def _take_notes(notes: list[Painted], width: int) -> Painted:
    """Return the last notes that have room, each after a gap."""
    found: Painted = []
    while notes and length(found) + len(GAP) + length(notes[-1]) <= width:
        found[:0] = [(GAP, Ink()), *notes.pop()]
    return found


def _zone_sign(space: Space, painter: Painter) -> str:
    """Return the sign of its zone, if the ground does not show it."""
    return ZONE_SIGNS[space.zone] if painter.look.signed else " "


def _price(space: Space | None, size: int, painter: Painter, *, roomy: bool) -> Piece:
    if space is None:
        return " " * size, Ink()
    sign = space.targets[0] if space.targets else START if space.start and roomy else _zone_sign(space, painter)
    tone = painter.look.tones["due"] if space.targets else Ink()
    fore = tone.fore or painter.look.zone_ink
    text = f"{space.price:>{size - 1}}{sign}"
    return text, Ink(fore, painter.look.zones[space.zone], bold=bool(space.targets or space.start))


def _markers(space: Space | None, size: int, painter: Painter, alone: str = " ", stacked: str = "") -> Painted:
    """Draw the top marker with the stack's number or sign next to it, or with a sign if it is alone."""
    if space is None:
        return [(" " * size, Ink())]
    ground = Ink(back=painter.look.zones[space.zone])
    if not space.chips:
        return [(" " * size, ground)]
    chip, more = space.chips[0], len(space.chips)
    sign = space.targets[0] if space.targets else (stacked or COUNTS[more]) if more > 1 else alone
    pieces = [(" " * max(size - len(chip.text) - 1, 0), ground), (chip.text, painter.marker(chip.text, chip.paint))]
    return [*pieces, (sign, ground._replace(fore=painter.look.zone_ink, bold=True))]


def _either(space: Space | None, size: int, painter: Painter) -> Painted:
    if space is None or not space.chips:
        return [_price(space, size, painter, roomy=False)]
    return _markers(space, size, painter, _zone_sign(space, painter), STACKED)


def _stacks(sheet: Chart) -> Iterator[Line]:
    """Yield spaces with several markers, from the top of the stack down."""
    for space in (space for row in sheet.rows for space in row if space and len(space.chips) > 1):
        chips = (Cell(chip.text, "", chip.paint) for chip in space.chips)
        yield Line((Cell(f"{space.price}", "dim"), *chips))


# Curves: each with its name and its last figure at its end

SCALE = 7
LEAST = 2
FIGURES_APART = 3
"""Smallest number of lines for each figure of the scale."""
STEPS = (1, 2, 5)
"""A scale goes in steps of these, of tens of these, of hundreds and so on."""
GUIDE, EVERY = "·", 4


def curve_lines(sheet: TimeSeries, width: int, height: int, painter: Painter) -> list[Painted]:
    """Draw the curve in the given room; the scale at the left, the names and the last figures at the right."""
    ends = {name: f"{name} {values[-1]}" for name, values in sheet.series.items() if values}
    names = max(map(len, ends.values()), default=0) + 1
    across = width - SCALE - names
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
    most = max(height // FIGURES_APART, 1)
    steps = (step * 10**power for power in count() for step in STEPS)
    step = next(step for step in steps if len(scale) // step <= most)
    for figure in range(-(-scale[0] // step) * step, scale[-1] + 1, step):
        line = _row(figure, scale, height) // DOTS_DOWN
        canvas.write(line, 0, f"{figure:>{SCALE - 1}}", painter.look.tones["dim"])
        for column in range(SCALE, SCALE + across, EVERY):
            canvas.write(line, column, GUIDE, painter.look.rule)


def _axis(canvas: Canvas, points: Sequence[str], across: int, painter: Painter) -> None:
    """Draw each point beneath its place on the curve if it has room; the last one in any case."""
    last = max(len(points) - 1, 1)
    right = canvas.width
    for number in range(len(points) - 1, -1, -1):
        point = points[number]
        column = max(SCALE, SCALE + number * (across - 1) // last - len(point) + 1)
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
            canvas.dot(SCALE * PER_CELL + x, step, ink.fore)
        before = y
