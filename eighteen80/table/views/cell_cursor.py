"""A cell of a sheet to which one goes by keys: which one it is, and the sheet with that cell marked."""

from __future__ import annotations

from typing import NamedTuple

from eighteen80.sheets import CardTable, Cell, FullAndBrief, Grid, Row, Sheet

HERE = "❯"
"""Sign before the selected cell."""


class CellCursor(NamedTuple):
    """The rows of a sheet, and the row and column of the cell that is looked at; the first column names the rows."""

    grid: Grid
    row: int = 0
    column: int = 1

    def step(self, rows: int, columns: int) -> CellCursor:
        """Return the next cell in that direction; the first follows the last."""
        height, width = len(_rows(self.grid)), len(self.grid.columns) - 1
        return CellCursor(self.grid, (self.row + rows) % height, (self.column - 1 + columns) % width + 1)

    def mark_cell(self) -> Grid:
        """Return the sheet with a sign before that cell."""
        wanted = _rows(self.grid)[self.row]
        return self.grid._replace(
            groups=tuple(
                tuple(self._mark_row(row) if row is wanted and isinstance(row, Row) else row for row in group)
                for group in self.grid.groups
            )
        )

    def _mark_row(self, row: Row) -> Row:
        cell = row.cells[self.column]
        text = f"{HERE}{cell.text}" if isinstance(cell.text, str) else cell.text
        return row._replace(cells=(*row.cells[: self.column], Cell(text, "due"), *row.cells[self.column + 1 :]))


def cells_of(sheet: Sheet | CardTable | None) -> CellCursor | None:
    """Return the first cell of a sheet of rows; None for a sheet without rows."""
    grid = sheet.brief if isinstance(sheet, FullAndBrief) else sheet
    if isinstance(grid, FullAndBrief):
        return cells_of(grid.full)
    return CellCursor(grid) if isinstance(grid, Grid) and _rows(grid) else None


def _rows(grid: Grid) -> list[Row]:
    return [row for group in grid.groups for row in group if isinstance(row, Row)]
