"""The shapes in which a sheet can be painted, bare or beneath rules: which one it takes follows from its room."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from eighteen80.sheets import CardTable, Chart, Grid, GridGroup, Lengths, Sheet, Text, TimeSeries, Wording
from eighteen80.table.draw.canvas import Ink
from eighteen80.table.draw.cards import card_lines, has_room
from eighteen80.table.draw.charts import chart_lines, curve_lines
from eighteen80.table.draw.grids import MARGIN, abreast, block_shapes, fits, grid_lines, grid_parts
from eighteen80.table.draw.rules import ruled_grid, title_rule
from eighteen80.table.draw.text_lines import Painted, Painter, drawn_width, text_lines

CURVE = 14
"""Number of lines of a curve."""


def shapes(sheet: Sheet | CardTable | None, width: int, painter: Painter) -> Iterator[list[Painted]]:
    """Yield the sheet as painted lines, at its fullest and then ever shorter."""
    if isinstance(sheet, Grid):
        yield grid_lines(sheet, width, painter)
    elif isinstance(sheet, Text):
        yield text_lines(sheet, width, painter)
    elif isinstance(sheet, GridGroup):
        yield from block_shapes(sheet, width, painter)
    elif isinstance(sheet, Lengths):
        for form in _forms(sheet, width, painter):
            yield from shapes(form, width, painter)
    elif isinstance(sheet, Chart):
        yield from (chart_lines(sheet, width, painter, roomy=roomy) for roomy in (True, False))
    elif isinstance(sheet, CardTable):
        yield card_lines(sheet, width, painter)
    elif isinstance(sheet, TimeSeries):
        yield curve_lines(sheet, width, CURVE, painter)


def _forms(sheet: Lengths, width: int, painter: Painter) -> Iterator[Grid | Text | CardTable]:
    """Yield the forms that have room, and the shortest in any case."""
    *fuller, shortest = sheet.forms
    yield from (form for form in fuller if _has_room(form, width, painter))
    yield shortest


def _has_room(sheet: Grid | Text | CardTable, width: int, painter: Painter) -> bool:
    """Return whether there is room for all columns and every drawn line, or for several cards."""
    if isinstance(sheet, CardTable):
        return has_room(sheet, width)
    return drawn_width(sheet, painter) <= width and (not isinstance(sheet, Grid) or fits(sheet, width, painter))


def ruled_shapes(
    sheet: Sheet | CardTable | None, title: Wording, width: int, painter: Painter
) -> Iterator[list[Painted]]:
    """Yield the shapes of a sheet beneath a rule, at its fullest and then ever shorter; none of an empty one."""
    if isinstance(sheet, Grid):
        yield ruled_grid(sheet, title, width, painter)
    elif isinstance(sheet, GridGroup):
        yield from _ruled_blocks(sheet, title, width, painter)
    elif isinstance(sheet, Lengths):
        for form in _forms(sheet, width - len(MARGIN), painter):
            yield from ruled_shapes(form, title, width, painter)
    else:
        for lines in shapes(sheet, width - len(MARGIN), painter):
            yield beneath(title, lines, width, painter)


def beneath(title: Wording, lines: Sequence[Painted], width: int, painter: Painter) -> list[Painted]:
    """Draw lines with a margin beneath their rule; no rule without lines."""
    return [*title_rule(title, [], width, painter), *([(MARGIN, Ink()), *line] for line in lines)] if lines else []


def _ruled_blocks(sheet: GridGroup, title: Wording, width: int, painter: Painter) -> Iterator[list[Painted]]:
    """Yield grids one below the other, each with its title beneath a rule; then side by side, if there is room."""

    def draw(grid: Grid, across: int) -> list[Painted]:
        if grid.title or grid == sheet.grids[0]:
            return ruled_grid(grid, title, across, painter)
        parts = grid_parts(grid, across - len(MARGIN), painter)
        return [*([(MARGIN, Ink()), *head] for head in parts.heads), *parts.with_marks()]

    yield [line for grid in sheet.grids for line in draw(grid, width)]
    yield from abreast(sheet, width, painter, draw)
