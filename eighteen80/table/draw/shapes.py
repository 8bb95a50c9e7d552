"""The shapes in which a sheet can be painted: how many lines it takes follows from how many there are."""

from __future__ import annotations

from collections.abc import Iterator

from eighteen80.sheets import Blocks, Chart, Curve, Grid, Lengths, Sheet, Text
from eighteen80.table.draw.charts import chart_lines
from eighteen80.table.draw.curves import curve_lines
from eighteen80.table.draw.grids import block_shapes, grid_lines
from eighteen80.table.draw.text_lines import Painted, Painter, drawn_width, text_lines

CURVE = 14
"""How many lines a curve takes."""


def shapes(sheet: Sheet | None, width: int, painter: Painter) -> Iterator[list[Painted]]:
    """The sheet as painted lines, at its fullest and then ever shorter."""
    if isinstance(sheet, Grid):
        yield grid_lines(sheet, width, painter)
    elif isinstance(sheet, Text):
        yield text_lines(sheet, width, painter)
    elif isinstance(sheet, Blocks):
        yield from block_shapes(sheet, width, painter)
    elif isinstance(sheet, Lengths):
        if drawn_width(sheet.full, painter) <= width:
            yield from shapes(sheet.full, width, painter)
        yield from shapes(sheet.brief, width, painter)
    elif isinstance(sheet, Chart):
        yield from (chart_lines(sheet, width, painter, roomy=roomy) for roomy in (True, False))
    elif isinstance(sheet, Curve):
        yield curve_lines(sheet, width, CURVE, painter)
