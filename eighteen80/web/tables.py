"""Grids and running text as tables and paragraphs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from itertools import accumulate, repeat
from typing import NamedTuple

from eighteen80.page_parts import SEAT
from eighteen80.sheets import Cell, Column, Grid, GridGroup, Line, Row, Text
from eighteen80.web.markup import MarkupWriter, classes

ROOMY, BROAD = 32, 58
"""Letters from which a table is laid out as cards in little room, and in more room."""

WORD = 14
"""A longer word may be broken."""

EDGES = 2
"""Letters that take the room of the edges of a marker."""

WRAPPED = 14
"""Letters of a wrapped column that need room next to the others."""


def text_markup(sheet: Text, writer: MarkupWriter) -> str:
    """Return lines as paragraphs."""
    return "".join(line_markup(line, writer) for line in sheet.lines)


def line_markup(line: Line, writer: MarkupWriter) -> str:
    """Return one line."""
    tone = f"t-{line.tone}" if line.tone else ""
    text = ("" if line.drawn else " ").join(filter(None, map(writer.cell, line.cells)))
    return f"<p{classes('drawn' if line.drawn else 'line', tone)}>{text}</p>" if text else ""


def blocks_markup(sheet: GridGroup, writer: MarkupWriter, title: str = "") -> str:
    """Return grids that belong together."""
    return f'<div class="blocks">{"".join(grid_markup(grid, writer, title) for grid in sheet.grids)}</div>'


def grid_markup(grid: Grid, writer: MarkupWriter, title: str = "") -> str:
    """Return a table with its heads; paragraphs alone if there is no row."""
    rows = [row for group in grid.groups for row in group]
    if any(isinstance(row, Row) for row in rows):
        return "".join(_table(grid, writer, title))
    return "".join(line_markup(row, writer) for row in rows if isinstance(row, Line))


class GridCell(NamedTuple):
    """A cell, its first column, and its text."""

    cell: Cell
    at: int
    text: str


def _cells_of(row: Row | Line, writer: MarkupWriter) -> Sequence[GridCell]:
    if isinstance(row, Line):
        return ()
    places = accumulate((cell.span for cell in row.cells), initial=0)
    return [GridCell(cell, at, writer.plain(cell.text)) for cell, at in zip(row.cells, places, strict=False)]


def _table(grid: Grid, writer: MarkupWriter, title: str) -> Iterator[str]:
    # Cards are not a table to a browser: the roles keep it one for screen readers.
    heads = [writer.plain(column.head.text) for column in grid.columns]
    groups = [[(row, _cells_of(row, writer)) for row in group] for group in grid.groups if group]
    all_cells = [cells for group in groups for _, cells in group]
    letters = _letters(grid, heads, all_cells)
    typeset = frozenset(at for cells in all_cells for _, at, text in cells if "  " in text.rstrip())
    size = "broad" if letters > BROAD else "roomy" if letters > ROOMY else ""
    label = f' aria-label="{writer.text(title)}"' if title else ""
    yield f'<table role="table"{classes("grid", size)}{label}>'
    if any(heads):
        cells = "".join(map(_head, grid.columns, heads, repeat(writer)))
        yield f'<thead role="rowgroup"><tr role="row">{cells}</tr></thead>'
    columns = Columns([column.align for column in grid.columns], [*map(escape, heads)], typeset)
    for group in groups:
        yield f'<tbody role="rowgroup">{"".join(_row(row, cells, columns, writer) for row, cells in group)}</tbody>'
    yield "</table>"


def _letters(grid: Grid, heads: Sequence[str], all_cells: Iterable[Sequence[GridCell]]) -> int:
    """Estimate the letters side by side."""
    needed = [
        0 if column.narrow else len(head) + (EDGES if column.head.paint else 0)
        for column, head in zip(grid.columns, heads, strict=True)
    ]
    for cells in all_cells:
        for cell, at, text in cells:
            if cell.span == 1:
                needed[at] = max(needed[at], len(text))
    return sum(
        min(size, WRAPPED) + 1 if column.wrap else size + 1 for size, column in zip(needed, grid.columns, strict=True)
    )


def _head(column: Column, text: str, writer: MarkupWriter) -> str:
    if not text:
        return '<td role="cell"></td>'
    shown = writer.cell(column.head) if column.head.tone == SEAT or column.head.paint else escape(text)
    return f'<th scope="col" role="columnheader"{classes(column.align)}>{shown}</th>'


class Columns(NamedTuple):
    """Columns' properties for their cells: places, heads as markup, and alignment of signs."""

    aligns: Sequence[str]
    heads: Sequence[str]
    typeset: frozenset[int]
    """Columns in which blanks stay side by side."""


def _row(row: Row | Line, cells: Sequence[GridCell], columns: Columns, writer: MarkupWriter) -> str:
    if isinstance(row, Line):
        across = len(columns.heads)
        return f'<tr role="row"><td role="cell" colspan="{across}">{line_markup(row, writer)}</td></tr>'
    tone = f"t-{row.tone}" if row.tone else ""
    due = ' aria-current="true"' if row.due else ""
    inside = "".join(_cells(cells, columns, writer))
    return f'<tr role="row"{classes("due" if row.due else "", tone)}{due}>{inside}</tr>'


def _cells(cells: Sequence[GridCell], columns: Columns, writer: MarkupWriter) -> Iterator[str]:
    # The row's head is the first cell with text, words before figures.
    with_text = [at for cell, at, text in cells if text and at + cell.span < len(columns.heads)]
    head_at = next((at for at in with_text if columns.aligns[at] != "right"), next(iter(with_text), None))
    for cell, at, text in cells:
        span = f' colspan="{cell.span}"' if cell.span > 1 else ""
        align = classes(columns.aligns[at])
        if not text:
            yield f'<td role="cell"{span}{align}></td>'
            continue
        long = "long" if len(text) > WORD and max(map(len, text.split()), default=0) > WORD else ""
        if cell.tone == SEAT or (cell.paint and isinstance(cell.text, tuple)):
            shown = writer.cell(cell)
        else:
            shown = f"<bdi{classes(writer.tone(cell), 'set' if at in columns.typeset else long)}>{escape(text)}</bdi>"
        if at == head_at:
            yield f'<th scope="row" role="rowheader"{span}{align}>{shown}</th>'
        else:
            head = columns.heads[at] if cell.span == 1 else ""
            label = f' data-head="{head}"' if head else ""
            yield f'<td role="cell"{span}{align}{label}>{shown}</td>'
