"""Changes by a line: in columns by owner, in sentences for the rest, and each figure in its place on the sheets."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from operator import itemgetter
from typing import Any, NamedTuple

from eighteen80.capabilities import PURSE, Change, Foreshown, HasMap, HasPurses
from eighteen80.engine.game import AnyGame, AnyState
from eighteen80.events import Event
from eighteen80.record.history import Accepted
from eighteen80.sheets import Cell, Grid, GridGroup, HexFace, HexMap, Row, Say, Sheet, Wording
from eighteen80.table.log import sentence


class Effects(NamedTuple):
    """Consequences of a line: changes, the acting players first; warnings; all other sentences."""

    changes: tuple[Change, ...] = ()
    warnings: tuple[Say, ...] = ()
    sentences: tuple[Say, ...] = ()

    @property
    def in_words(self) -> tuple[Say, ...]:
        """All of it as sentences."""
        return (*self.warnings, *self.sentences, *map(_change_sentence, self.changes))


def effects(game: AnyGame, before: AnyState, after: AnyState, accepted: Sequence[Accepted]) -> Effects:
    """Return the effects of some moves that lead from one moment to the other."""
    places = {name: at for at, name in enumerate(dict.fromkeys(entry.actor for entry in accepted))}
    changes = changed_values(game, before, after)
    changed = tuple(sorted(changes, key=lambda change: places.get(change.who, len(places))))
    events = [event for entry in accepted for event in entry.events if not (event.quiet or event.kept)]
    shown = [event for event in events if not _in_a_column(event, changed)]
    return Effects(
        changed,
        tuple(sentence(event) for event in shown if event.tone),
        tuple(sentence(event) for event in shown if not event.tone),
    )


def changed_values(game: AnyGame, before: AnyState, after: AnyState) -> Iterator[Change]:
    """Yield the sums first, then the other differences; none if a game keeps no purses."""
    if accounted := game.offers(HasPurses):
        was, now = accounted.purses(before), accounted.purses(after)
        moved = (name for name, amount in now.items() if was.get(name, 0) != amount)
        yield from (Change(PURSE, name, str(was.get(name, 0)), str(now[name])) for name in moved)
        yield from accounted.changes(before, after)


def _in_a_column(event: Event, changes: Iterable[Change]) -> bool:
    facts = event.facts.values() if event.shown_in else ()
    return any(change.column == event.shown_in and (change.who in facts or change.now in facts) for change in changes)


def _change_sentence(change: Change) -> Say:
    """Word a change as a sentence."""
    facts = {"who": change.who, "was": change.was, "now": change.now}
    if change.column == PURSE:
        return Say("change-sum", facts)
    return Say("change" if change.was else "change-now", {**facts, "what": head(change.column)})


def head(column: str) -> Say:
    """Return the head of a column."""
    return Say(f"effect-{column}")


def map_changes(
    game: AnyGame, before: AnyState, after: AnyState
) -> tuple[tuple[HexFace, ...], Mapping[tuple[str, int], str]]:
    """Return the hexes that the line changes, and the traces of runs on the map."""
    if (mapped := game.offers(HasMap)) is None:
        return (), {}
    was: HexMap = _of_present(mapped.map_of, before)
    if was == (now := mapped.map_of(after)):
        return (), {}
    changed = (face for name, face in now.faces.items() if face is not was.faces.get(name))
    new = (face for face in changed if _hex_contents(face) != _hex_contents(was.faces.get(face.name)))
    return tuple(face._replace(new=True) for face in new), now.traces


def _hex_contents(face: HexFace | None) -> object:
    """Return the contents of a hex apart from its value; None for one that was not there."""
    if face is None:
        return None
    return face.tile, face.through, face.lines, [(station.places, station.ends) for station in face.stations]


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


_present: dict[Callable[[AnyState], Any], tuple[AnyState, Any]] = {}


def _of_present(show: Callable[[AnyState], Any], state: AnyState) -> Any:
    """Return the map or the sheets of the present moment, with which each key of a line is compared."""
    if show not in _present or _present[show][0] is not state:
        _present[show] = state, show(state)
    return _present[show][1]


def placed_figures(game: AnyGame, before: AnyState, after: AnyState) -> tuple[PlacedFigure, ...]:
    """List the cells that change at the later moment; none if a game has no sheets for that."""
    if before is after or (foreshown := game.offers(Foreshown)) is None:
        return ()
    was: Mapping[str, Sheet] = _of_present(foreshown.foreshown, before)
    now = foreshown.foreshown(after)
    return tuple(figure for pane, sheet in was.items() for figure in _changed_figures(pane, sheet, now.get(pane)))


def _changed_figures(pane: str, was: Sheet, now: Sheet | None) -> Iterator[PlacedFigure]:
    for number, (grid, other) in enumerate(zip(_grids(was), _grids(now), strict=False)):
        heads, later = list(_heads(grid)), list(_heads(other))
        named = {_name(other, row): row.cells for row in other.rows}
        for at, row in enumerate(grid.rows):
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
    grids = tuple(
        grid.with_cells({(each.row, each.column): Cell(each.text, WOULD_BE) for each in figures if each.grid == number})
        for number, grid in enumerate(_grids(sheet))
    )
    return sheet._replace(grids=grids) if isinstance(sheet, GridGroup) else grids[0]


def _grids(sheet: Sheet | None) -> Sequence[Grid]:
    return sheet.grids if isinstance(sheet, GridGroup) else (sheet,) if isinstance(sheet, Grid) else ()


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
