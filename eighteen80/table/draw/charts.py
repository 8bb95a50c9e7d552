"""Price charts as lines of painted text, with their notes in the corner that the spaces leave free."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from eighteen80.sheets import Cell, Chart, Line, Space
from eighteen80.table.draw.canvas import Ink
from eighteen80.table.draw.text_lines import GAP, Painted, Painter, Piece, length, wrap

ZONE_SIGNS = " ¹²³⁴⁵⁶⁷⁸⁹"
COUNTS = "₀₁₂₃₄₅₆₇₈₉"
START = "*"
NARROWEST, WIDEST = 4, 7
"""How many columns a space takes."""

CORNER = 12
"""With fewer columns at its right a row has no room for notes."""


def chart_lines(sheet: Chart, width: int, painter: Painter, *, roomy: bool) -> list[Painted]:
    """The chart as printed: a line a row, or two where there is room for prices above the markers."""
    across = max(len(row) for row in sheet.rows)
    size = max(NARROWEST, min(WIDEST, width // across))
    lines: list[Painted] = []
    for row in map(_without_end, sheet.rows):
        if roomy:
            lines.append([_price(space, size, painter) for space in row])
            lines.append([piece for space in row for piece in _markers(space, size, painter)])
        else:
            lines.append([piece for space in row for piece in _either(space, size, painter)])
    notes = [line for note in (*_stacks(sheet), *_legend(sheet)) for line in wrap(note, width - len(GAP), painter)]
    return list(_annotated(lines, notes, width))


def _without_end(row: Sequence[Space | None]) -> Sequence[Space | None]:
    """The row up to its last space."""
    last = max(at for at, space in enumerate(row) if space)
    return row[: last + 1]


def _annotated(lines: Sequence[Painted], notes: list[Painted], width: int) -> Iterator[Painted]:
    """Lines with notes to the right of them, the last ones at the foot; what has no room there stands beneath."""
    free = [width - length(line) for line in lines]
    beside = [_noted(notes, room) if room >= CORNER else [] for room in reversed(free)]
    yield from ([*line, *noted] for line, noted in zip(lines, reversed(beside), strict=True))
    while notes:
        last = [(GAP, Ink()), *notes.pop()]
        yield [*_noted(notes, width - length(last)), *last]


def _noted(notes: list[Painted], width: int) -> Painted:
    """As many of the last notes as there is room for, each after a gap."""
    found: Painted = []
    while notes and length(found) + len(GAP) + length(notes[-1]) <= width:
        found[:0] = [(GAP, Ink()), *notes.pop()]
    return found


def _price(space: Space | None, size: int, painter: Painter) -> Piece:
    if space is None:
        return " " * size, Ink()
    sign = space.targets[0] if space.targets else START if space.start else ZONE_SIGNS[space.zone]
    tone = painter.look.tones["due"] if space.targets else Ink()
    fore = tone.fore or painter.look.zone_ink
    text = f"{space.price:>{size - 1}}{sign}"
    return text, Ink(fore, painter.look.zones[space.zone], bold=bool(space.targets or space.start))


def _markers(space: Space | None, size: int, painter: Painter, alone: str = " ") -> Painted:
    """The marker on top with the number of those that lie there, or with a sign if it lies alone."""
    if space is None:
        return [(" " * size, Ink())]
    ground = Ink(back=painter.look.zones[space.zone])
    if not space.chips:
        return [(" " * size, ground)]
    chip, more = space.chips[0], len(space.chips)
    beside = space.targets[0] if space.targets else COUNTS[more] if more > 1 else alone
    pieces = [(" " * max(size - len(chip.text) - 1, 0), ground), (chip.text, painter.marker(chip.text, chip.paint))]
    return [*pieces, (beside, ground._replace(fore=painter.look.zone_ink, bold=True))]


def _either(space: Space | None, size: int, painter: Painter) -> Painted:
    if space is None or not space.chips:
        return [_price(space, size, painter)]
    return _markers(space, size, painter, ZONE_SIGNS[space.zone])


def _stacks(sheet: Chart) -> Iterator[Line]:
    """Spaces with several markers, from the top of the stack down."""
    for space in (space for row in sheet.rows for space in row if space and len(space.chips) > 1):
        chips = (Cell(chip.text, "", chip.paint) for chip in space.chips)
        yield Line((Cell(f"{space.price}", "dim"), *chips))


def _legend(sheet: Chart) -> Iterator[Line]:
    return (Line((Cell((ZONE_SIGNS[sign], words), "dim"),)) for sign, words in sheet.zones)
