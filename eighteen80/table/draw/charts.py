"""Price charts as lines of painted text, with their notes in the corner that the spaces leave free."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.cells import cell_len

from eighteen80.sheets import Cell, Chart, Grid, Line, Space
from eighteen80.table.draw.canvas import Ink
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
