"""A price chart as a drawing: a square for each space, with its markers; beneath it the bonuses of the zones."""

from __future__ import annotations

from collections.abc import Iterator

from eighteen80.sheets import Cell, Chart, Line, Space
from eighteen80.web.markup import MarkupWriter, classes, letters, line_markup, svg_markup

WIDTH, HEIGHT = 24, 32
"""Size of a space: fourteen side by side are readable on the smallest screen."""

PRICE, MARKER = 13, 27
"""Distance of price and marker from the top."""

INSIDE = 2
LONG = 100


def chart_markup(sheet: Chart, writer: MarkupWriter, title: str = "") -> str:
    """Return the chart, the bonuses of the zones, and the stacks from the top down, the dearest first."""
    zones = "".join(
        f"<li><i{classes('swatch', f'zone-{sign}')}></i> {writer.text(words)}</li>" for sign, words in sheet.zones
    )
    stacks = "".join(line_markup(line, writer) for line in _stacks(sheet))
    key = f'<ul class="key">{zones}</ul>' if zones else ""
    return f'{chart_svg(sheet, writer, title)}{key}<div class="stacks">{stacks}</div>'


def _stacks(sheet: Chart) -> Iterator[Line]:
    spaces = [space for row in sheet.rows for space in row if space and space.chips]
    for space in sorted(spaces, key=lambda space: -space.price):
        chips = (Cell(chip.text, "", chip.paint) for chip in space.chips)
        yield Line((Cell(str(space.price), "strong"), *chips))


def chart_svg(sheet: Chart, writer: MarkupWriter, title: str = "") -> str:
    """Return the drawing alone."""
    across, down = max(map(len, sheet.rows)), len(sheet.rows)
    spaces = (
        _space(space, column * WIDTH, row * HEIGHT, writer)
        for row, spaces in enumerate(sheet.rows)
        for column, space in enumerate(spaces)
        if space
    )
    return svg_markup("prices", (across * WIDTH, down * HEIGHT), writer.text(title), spaces)


def _space(space: Space, left: int, top: int, writer: MarkupWriter) -> str:
    centre = left + WIDTH // 2
    state = "target" if space.targets else "start" if space.start else ""
    frame = (
        f'<rect{classes("space", f"zone-{space.zone}", state)} x="{left}" y="{top}" width="{WIDTH}" height="{HEIGHT}"/>'
    )
    # Three digits are squeezed, so that they keep a distance from those of the next space.
    width = WIDTH - 2 * INSIDE - 1 if space.price >= LONG else 0
    price = letters(str(space.price), centre, top + PRICE, "price", state, width=width)
    signs = "".join(space.targets)
    sign = letters(writer.text(signs), centre, top + MARKER, "sign") if signs else ""
    return frame + price + ("".join(_markers(space, left, top, writer)) or sign)


def _markers(space: Space, left: int, top: int, writer: MarkupWriter) -> Iterator[str]:
    """Yield the markers in the order of play, a stripe each; with its letters for a single one."""
    tall = (HEIGHT - PRICE - 2 * INSIDE) / max(len(space.chips), 1)
    for at, chip in enumerate(space.chips):
        ink, y = writer.ink(chip), top + PRICE + INSIDE + tall * at
        name = f"<title>{writer.text(chip.text)}</title>"
        size = f'x="{left + 1}" y="{y:.1f}" width="{WIDTH - INSIDE}" height="{tall:.1f}"'
        yield f"<rect{classes('marker', ink)} {size}>{name}</rect>"
        if len(space.chips) == 1:
            yield letters(
                writer.text(chip.text), left + WIDTH / 2, top + MARKER, "letters", ink, width=WIDTH - INSIDE - 1
            )
    if space.chips:
        size = f'width="{WIDTH - INSIDE}" height="{HEIGHT - INSIDE}"'
        yield f'<rect class="taken" x="{left + 1}" y="{top + 1}" {size} rx="3"/>'
