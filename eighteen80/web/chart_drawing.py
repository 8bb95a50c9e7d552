"""A price chart as a drawing: a square for each space, with its markers; beneath it what has no room there."""

from __future__ import annotations

from collections.abc import Iterator

from eighteen80.sheets import Cell, Chart, Line, Space
from eighteen80.web.markup import Pen, classes, letters, svg_markup
from eighteen80.web.tables import line_markup

WIDTH, HEIGHT = 24, 32
"""The size of a space: fourteen beside each other are read on the smallest screen."""

PRICE, MARKER = 13, 27
"""How far down price and marker stand."""

INSIDE = 2
START = "*"
LONG = 100


def chart_markup(sheet: Chart, pen: Pen, title: str = "") -> str:
    """The chart, the stacks that lie on one space, and what the zones bring."""
    stacks = (line_markup(line, pen) for line in _stacks(sheet))
    return "".join((chart_svg(sheet, pen, title), *stacks, *_zones(sheet, pen)))


def chart_svg(sheet: Chart, pen: Pen, title: str = "") -> str:
    """The drawing alone."""
    across, down = max(map(len, sheet.rows)), len(sheet.rows)
    spaces = (
        _space(space, column * WIDTH, row * HEIGHT, pen)
        for row, spaces in enumerate(sheet.rows)
        for column, space in enumerate(spaces)
        if space
    )
    return svg_markup("prices", (across * WIDTH, down * HEIGHT), pen.text(title), spaces)


def _space(space: Space, left: int, top: int, pen: Pen) -> str:
    centre = left + WIDTH // 2
    state = "target" if space.targets else "start" if space.start else ""
    frame = (
        f'<rect{classes("space", f"zone-{space.zone}", state)} x="{left}" y="{top}" width="{WIDTH}" height="{HEIGHT}"/>'
    )
    price = letters(str(space.price), centre, top + PRICE, "price", state, width=_width(space.price))
    signs = "".join(space.targets) or (START if space.start and not space.chips else "")
    sign = letters(pen.text(signs), centre, top + MARKER, "sign") if signs else ""
    return frame + price + ("".join(_markers(space, left, top, pen)) or sign)


def _width(price: int) -> float:
    """Three digits are drawn together, so that they stand apart from those of the next space."""
    return WIDTH - 2 * INSIDE - 1 if price >= LONG else 0


def _markers(space: Space, left: int, top: int, pen: Pen) -> Iterator[str]:
    """The marker on top; of one beneath it the edge is seen."""
    for depth, chip in reversed([*enumerate(space.chips[:2])]):
        x, y = left + 1 + INSIDE * depth, top + PRICE + INSIDE + INSIDE * depth
        ink, size = pen.ink(chip), WIDTH - 2 * INSIDE
        yield f'<rect{classes("marker", ink)} x="{x}" y="{y}" width="{size}" height="{HEIGHT - PRICE - 2 * INSIDE}"/>'
        if not depth:
            yield letters(pen.text(chip.text), x + size / 2, top + MARKER, "letters", ink, width=size - 1)


def _stacks(sheet: Chart) -> Iterator[Line]:
    """Where the markers lie, from the top of each stack down, the dearest first."""
    spaces = [space for row in sheet.rows for space in row if space and space.chips]
    for space in sorted(spaces, key=lambda space: -space.price):
        chips = (Cell(chip.text, "", chip.paint) for chip in space.chips)
        yield Line((Cell(str(space.price), "strong"), *chips))


def _zones(sheet: Chart, pen: Pen) -> Iterator[str]:
    for sign, words in sheet.zones:
        yield f'<p class="line"><span{classes("swatch", f"zone-{sign}")}></span> {pen.text(words)}</p>'
