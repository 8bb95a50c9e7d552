"""Figures that a line would change, each in its place on the sheets."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import NamedTuple

from eighteen80.capabilities import Foreshown
from eighteen80.engine.game import AnyGame, AnyState
from eighteen80.sheets import Cell, Grid, GridGroup, Row, Say, Sheet, Wording

WOULD_BE = "would"
"""The tone of a figure that is not true yet."""


class PlacedFigure(NamedTuple):
    """Future value of a cell: its pane, grid, row and column, and the owner of the row."""

    pane: str
    grid: int
    row: int
    column: int
    text: Wording
    who: str


class ComparedState:
    """A state known by its identity: the whole of it takes long to compare."""

    def __init__(self, state: AnyState) -> None:
        self.state = state

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ComparedState) and other.state is self.state

    def __hash__(self) -> int:
        return id(self.state)


@lru_cache(maxsize=1)
def _sheets_of(game: AnyGame, moment: ComparedState) -> Mapping[str, Sheet]:
    """Return the sheets of the present moment, with which each key of a line is compared."""
    foreshown = game.offers(Foreshown)
    return foreshown.foreshown(moment.state) if foreshown else {}


def placed_figures(game: AnyGame, before: AnyState, after: AnyState) -> tuple[PlacedFigure, ...]:
    """List the cells that change at the later moment; none if a game has no sheets for that."""
    if before is after or (foreshown := game.offers(Foreshown)) is None:
        return ()
    was, now = _sheets_of(game, ComparedState(before)), foreshown.foreshown(after)
    return tuple(figure for pane, sheet in was.items() for figure in _changed_figures(pane, sheet, now.get(pane)))


def _changed_figures(pane: str, was: Sheet, now: Sheet | None) -> Iterator[PlacedFigure]:
    for number, (grid, other) in enumerate(zip(_grids(was), _grids(now), strict=False)):
        heads, later = list(_heads(grid)), list(_heads(other))
        named = {_name(other, row): row.cells for row in _rows(other)}
        for at, row in enumerate(_rows(grid)):
            found = named.get(_name(grid, row), ())
            if found == row.cells and heads == later:
                continue
            cells = dict(zip(later, found, strict=False))
            for column, (head, cell) in enumerate(zip(heads, row.cells, strict=False)):
                if head in cells and cells[head].text != cell.text:
                    yield PlacedFigure(pane, number, at, column, cells[head].text, _name(grid, row))


def with_figures(sheet: Sheet, figures: Sequence[PlacedFigure]) -> Sheet:
    """Return the sheet with figures in their places."""
    if not figures or not isinstance(sheet, GridGroup | Grid):
        return sheet
    texts = {(each.grid, each.row, each.column): each.text for each in figures}
    grids = tuple(_with_texts(grid, number, texts) for number, grid in enumerate(_grids(sheet)))
    return sheet._replace(grids=grids) if isinstance(sheet, GridGroup) else grids[0]


def _with_texts(grid: Grid, number: int, texts: Mapping[tuple[int, int, int], Wording]) -> Grid:
    at = iter(range(sum(map(len, grid.groups))))
    return grid._replace(
        groups=tuple(
            tuple(_with_text(row, number, next(at), texts) if isinstance(row, Row) else row for row in group)
            for group in grid.groups
        )
    )


def _with_text(row: Row, number: int, at: int, texts: Mapping[tuple[int, int, int], Wording]) -> Row:
    cells = (
        Cell(texts[number, at, column], WOULD_BE) if (number, at, column) in texts else cell
        for column, cell in enumerate(row.cells)
    )
    return row._replace(cells=tuple(cells))


def _grids(sheet: Sheet | None) -> Sequence[Grid]:
    return sheet.grids if isinstance(sheet, GridGroup) else (sheet,) if isinstance(sheet, Grid) else ()


def _rows(grid: Grid) -> Iterator[Row]:
    return (row for group in grid.groups for row in group if isinstance(row, Row))


def _name(grid: Grid, row: Row) -> str:
    """Return by what a row is known: the text in its column of names, or else its first one."""
    cells = zip(grid.columns, row.cells, strict=False)
    texts = [(not column.names, _known_by(cell.text)) for column, cell in cells if cell.text]
    return min(texts, key=itemgetter(0), default=(False, ""))[1]


def _heads(grid: Grid) -> Iterator[str]:
    """Yield the keys of columns: their heads, or their numbers without heads."""
    return (_known_by(column.head.text) or str(number) for number, column in enumerate(grid.columns))


def _known_by(text: Wording) -> str:
    return text.code if isinstance(text, Say) else str(text)
