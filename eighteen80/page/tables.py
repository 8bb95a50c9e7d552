"""Grids and running text as tables and paragraphs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from eighteen80.page.pen import Pen, classes
from eighteen80.sheets import Blocks, Cell, Grid, Line, Row, Text

ROOMY, BROAD = 34, 58
"""From so many letters on a table is laid out as cards where there is little room, and where there is some."""

WORD = 14
"""A longer word may be broken."""

WRAPPED = 14
"""How many letters of a column that wraps have to stand beside the others."""


def text_markup(sheet: Text, pen: Pen) -> str:
    """Lines as paragraphs."""
    return "".join(line_markup(line, pen) for line in sheet.lines)


def line_markup(line: Line, pen: Pen) -> str:
    """One line."""
    tone = f"t-{line.tone}" if line.tone else ""
    said = " ".join(filter(None, map(pen.cell, line.cells)))
    return f"<p{classes('line', tone)}>{said}</p>" if said else ""


def blocks_markup(sheet: Blocks, pen: Pen, title: str = "") -> str:
    """Grids that belong together."""
    return f'<div class="blocks">{"".join(grid_markup(grid, pen, title) for grid in sheet.grids)}</div>'


def grid_markup(grid: Grid, pen: Pen, title: str = "") -> str:
    """A table with its heads; without a single row nothing but paragraphs."""
    rows = [row for group in grid.groups for row in group if isinstance(row, Row)]
    if not rows:
        return "".join(line_markup(row, pen) for group in grid.groups for row in group if isinstance(row, Line))
    return "".join(_table(grid, rows, pen, title))


def _table(grid: Grid, rows: Sequence[Row], pen: Pen, title: str) -> Iterator[str]:
    # What is laid out as cards is no table to a browser: the roles keep it one for whoever hears it.
    letters = _letters(grid, rows, pen)
    typeset = _typeset(rows, pen)
    size = "broad" if letters > BROAD else "roomy" if letters > ROOMY else ""
    label = f' aria-label="{pen.text(title)}"' if title else ""
    yield f'<table role="table"{classes("grid", size)}{label}>'
    if any(pen.plain(column.head.text) for column in grid.columns):
        heads = "".join(_head(column.head, column.align, pen) for column in grid.columns)
        yield f'<thead role="rowgroup"><tr role="row">{heads}</tr></thead>'
    for group in filter(None, grid.groups):
        yield f'<tbody role="rowgroup">{"".join(_row(row, grid, typeset, pen) for row in group)}</tbody>'
    yield "</table>"


def _typeset(rows: Iterable[Row], pen: Pen) -> frozenset[int]:
    """The columns whose signs stand one below the other: those in which blanks stand side by side."""
    found = set()
    for row in rows:
        at = 0
        for cell in row.cells:
            if "  " in pen.plain(cell.text).rstrip():
                found.add(at)
            at += cell.span
    return frozenset(found)


def _letters(grid: Grid, rows: Iterable[Row], pen: Pen) -> int:
    """About how many letters stand beside each other."""
    needed = [0 if column.narrow else len(pen.plain(column.head.text)) for column in grid.columns]
    for row in rows:
        at = 0
        for cell in row.cells:
            if cell.span == 1:
                needed[at] = max(needed[at], len(pen.plain(cell.text)))
            at += cell.span
    return sum(
        min(size, WRAPPED) + 1 if column.wrap else size + 1 for size, column in zip(needed, grid.columns, strict=True)
    )


def _head(cell: Cell, align: str, pen: Pen) -> str:
    if not pen.plain(cell.text):
        return '<td role="cell"></td>'
    return f'<th scope="col" role="columnheader"{classes(align, pen.tone(cell))}>{pen.text(cell.text)}</th>'


def _row(row: Row | Line, grid: Grid, typeset: frozenset[int], pen: Pen) -> str:
    if isinstance(row, Line):
        return f'<tr role="row"><td role="cell" colspan="{len(grid.columns)}">{line_markup(row, pen)}</td></tr>'
    tone = f"t-{row.tone}" if row.tone else ""
    due = ' aria-current="true"' if row.due else ""
    return (
        f'<tr role="row"{classes("due" if row.due else "", tone)}{due}>{"".join(_cells(row, grid, typeset, pen))}</tr>'
    )


def _cells(row: Row, grid: Grid, typeset: frozenset[int], pen: Pen) -> Iterator[str]:
    """The first cell that says something is the head of its row."""
    at, named = 0, False
    for cell in row.cells:
        column = grid.columns[at]
        span = f' colspan="{cell.span}"' if cell.span > 1 else ""
        head = pen.plain(column.head.text) if cell.span == 1 else ""
        said = pen.text(cell.text)
        long = "long" if max(map(len, said.split()), default=0) > WORD else ""
        shown = f"<bdi{classes(pen.tone(cell), 'set' if at in typeset else long)}>{said}</bdi>" if said else ""
        if said and not named and at + cell.span < len(grid.columns):
            named = True
            yield f'<th scope="row" role="rowheader"{span}{classes(column.align)}>{shown}</th>'
        else:
            label = f' data-head="{pen.text(head)}"' if head and said else ""
            yield f'<td role="cell"{span}{classes(column.align)}{label}>{shown}</td>'
        at += cell.span
