"""Changes by a line, as rows above it: one for each player or company; a small change is shown beneath it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from eighteen80.capabilities import PURSE, Change
from eighteen80.sheets import Cell, Column, Grid, Line, Row, Text, Wording
from eighteen80.table.draw.grids import fits
from eighteen80.table.draw.text_lines import Painter
from eighteen80.table.input.effects import Effects, head

ARROW = "→"


def fits_one_line(effects: Effects) -> bool:
    """Return whether the effects fit beneath the line: one owner's, or one sentence."""
    sentences = len(effects.warnings) + len(effects.sentences)
    return len(_names_in(effects)) + sentences <= 1


def in_line(effects: Effects) -> Iterator[Cell]:
    """Yield the few effects as running text."""
    yield from _change_cells(effects.changes)
    yield from (Cell(say, "warn") for say in effects.warnings)
    yield from map(Cell, effects.sentences)


def in_rows(effects: Effects, width: int, painter: Painter) -> Grid | Text:
    """Return a row for each owner, then a line for each sentence; without columns if they have no room."""
    grid = _grid(effects)
    if fits(grid, width, painter):
        return grid
    rows = (Line(tuple(_change_cells(_changes_of(effects, who)))) for who in _names_in(effects))
    return Text((*rows, *_sentences(effects)))


def _names_in(effects: Effects) -> Sequence[str]:
    return list(dict.fromkeys(change.who for change in effects.changes))


def _changes_of(effects: Effects, who: str) -> list[Change]:
    return [change for change in effects.changes if change.who == who]


def _grid(effects: Effects) -> Grid:
    names = sorted(dict.fromkeys(change.column for change in effects.changes), key=lambda name: name != PURSE)
    columns = [Column(Cell(head(name), "head"), _align(effects, name), gap=2) for name in names]
    rows = [_row(who, _changes_of(effects, who), names) for who in _names_in(effects)]
    return Grid((Column(Cell()), *columns), ((*rows, *_sentences(effects)),))


def _align(effects: Effects, column: str) -> str:
    """Align figures at their ends."""
    ends = (change.now for change in effects.changes if change.column == column)
    return "right" if all(isinstance(end, str) and end.isdecimal() for end in ends) else "left"


def _row(who: str, changes: Sequence[Change], columns: Sequence[str]) -> Row:
    return Row((Cell(who, "strong"), *(_cell([each for each in changes if each.column == name]) for name in columns)))


def _cell(changes: Sequence[Change]) -> Cell:
    """Join one owner's changes in a column; a sign separates several."""
    tone = next((change.tone for change in changes if change.tone), "")
    pieces = [piece for change in changes for piece in (*_change(change), "·")]
    return Cell(tuple(pieces[:-1]), tone)


def _change(change: Change) -> tuple[Wording, ...]:
    return (change.was, ARROW, change.now) if change.was else (change.now,)


def _change_cells(changes: Sequence[Change]) -> Iterator[Cell]:
    """Yield rows as running text, the changes of an owner after the owner's name."""
    for who in dict.fromkeys(change.who for change in changes):
        yield Cell(who, "strong")
        own = (change for change in changes if change.who == who)
        yield from (Cell((head(change.column), *_change(change)), change.tone) for change in own)


def _sentences(effects: Effects) -> Iterator[Line]:
    yield from (Line((Cell(say, "warn"),)) for say in effects.warnings)
    yield from (Line((Cell(say),)) for say in effects.sentences)
