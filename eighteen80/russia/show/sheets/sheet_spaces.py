"""The action spaces: cost, effect, pieces there, and whether the player to act could use each.

Each has a row of its own for the whole game, even if it is covered or its engineer has gone.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from eighteen80.refusals import RecordText
from eighteen80.russia.box.components import BOX
from eighteen80.russia.corrections.printed import WHOLE
from eighteen80.russia.moves import Relocate
from eighteen80.russia.rules.actions.spaces import is_open, space_of
from eighteen80.russia.rules.scoring import SCORES
from eighteen80.russia.show import naming
from eighteen80.russia.show.sheets.sheet_tableau import OWN_NAMED
from eighteen80.russia.state import ACTIONS, LAST, RELOCATE, Piece, State, asks, doubt, own_space
from eighteen80.russia.turn import ENGINE
from eighteen80.sheets import Cell, Column, Grid, Lengths, Line, Row, Say, Text, Wording, seat_letters, seat_paints

USABLE, UNUSABLE, COIN_SIGN = "●", "○", "¢"
"""A worker that a space asks for: of a space that could be used now, and of one that could not; and a coin."""

APART = 3
"""Number of pieces on a space that stand apart: more would push the effects of all spaces out of the pane."""

COVERED = "order 1"
"""The space over which the tile of the last round is laid; the other spaces of its kind are covered, too."""


class Seen(NamedTuple):
    """A space as shown: its name, cost, effect and pieces."""

    space: str
    usable: bool
    there: tuple[Piece, ...]
    free: bool


def spaces(state: State) -> Lengths | Text:
    """Show a line for each space, with or without areas; or several side by side. Empty if only points count."""
    if state.options.entry == SCORES:
        return Text(())
    usable = _usable(state)
    seen = list(_visible_spaces(state, usable))
    full = _list(state, seen, usable)
    return Lengths((full, _without_areas(full), *(_abreast(state, seen, number) for number in (3, 2))))


def _visible_spaces(state: State, usable: set[str]) -> Iterator[Seen]:
    for name in BOX.spaces:
        if name == LAST or name in state.figures.closed:
            continue
        space = LAST if state.last_round and name == COVERED else name
        there = state.spaces.get(space, ())
        free = not there or BOX.spaces[space].never_taken
        yield Seen(space, space in usable and not _is_covered(state, space), there, free)


def _is_covered(state: State, space: str) -> bool:
    return bool(state.last_round and BOX.spaces[space].place)


def _usable(state: State) -> set[str]:
    """Return the spaces that the player to act could use now."""
    if state.pool or not state.turn or state.phase not in (ACTIONS, RELOCATE):
        return {space for space in BOX.spaces if is_open(state, space)}
    moves = (move.use if isinstance(move, Relocate) else move for move in ENGINE.legal(state))
    return {space_of(state, move) for move in moves if getattr(move, "verb", "") not in ("pass", "stay")}


def _chip(state: State, there: tuple[Piece, ...], apart: str) -> Cell:
    """Show the pieces there, in the colour of the seat if all are one player's."""
    occupants = naming.pieces(there, seat_letters(state.seats), apart)
    owners = {piece.owner for piece in there}
    paint = seat_paints(state.seats)[owners.pop()] if len(owners) == 1 else ""
    return Cell(occupants, "strong", paint)


def _list(state: State, seen: list[Seen], usable: set[str]) -> Grid:
    columns = (
        Column(Cell(), spare=3),
        Column(Cell()),
        Column(Cell(), gap=2),
        Column(Cell(), gap=2, spare=2),
        Column(Cell(), gap=2),
    )
    return Grid(columns, ((*_rows(state, seen), _own(state, usable)),))


def _without_areas(full: Grid) -> Grid:
    """Return the list without its first column."""
    rows = (tuple(Row(row.cells[1:]) if isinstance(row, Row) else row for row in group) for group in full.groups)
    return Grid(full.columns[1:], tuple(rows))


def _rows(state: State, seen: list[Seen]) -> Iterator[Row]:
    area = ""
    for each in seen:
        now = BOX.spaces[each.space].area
        head = Cell(Say(f"area-{now}"), "dim") if now != area else Cell()
        area = now
        does = naming.DASH if _is_covered(state, each.space) else naming.does(state, each.space)
        yield Row(
            (
                head,
                Cell(_name_space(each.space), _tone(each)),
                Cell(_cost(state, each), "" if each.usable else "dim"),
                Cell(does, "dim"),
                _chip(state, each.there, " " if len(each.there) <= APART else ""),
            )
        )


def _own(state: State, usable: set[str]) -> Row:
    """Show the engineers of the player to act."""
    mine = state.players[state.actor].engineers if state.turn else ()
    free = any(own_space(name) in usable for name in mine)
    engineers = tuple(naming.own_engineer(state, name, brief=len(mine) > OWN_NAMED) for name in mine)
    cells = (Cell(Say("space-own"), "good" if free else ""), Cell(USABLE if free else ""))
    return Row((Cell(), *cells, Cell(engineers or naming.DASH, "" if engineers else "dim", span=2)))


def _name_space(space: str) -> Wording:
    """Name the space by the beginning of its move, that of an engineer in brief."""
    slot = BOX.spaces[space].slot
    return naming.space_called(space) if slot is None else Say(f"brief-{space.rpartition(' ')[2]}")


def _tone(each: Seen) -> str:
    return "good" if each.usable else "" if each.free else "dim"


def _cost(state: State, each: Seen) -> str:
    """Return the cost; "" for a taken or covered space."""
    if not each.free or _is_covered(state, each.space):
        return ""
    workers, coins = asks(state, each.space)
    sign = doubt(state, "last", WHOLE["last"]) if each.space == LAST else ""
    return (USABLE if each.usable else UNUSABLE) * workers + COIN_SIGN * coins + sign


def _abreast(state: State, seen: list[Seen], number: int) -> Grid:
    """Show some spaces on a line, and beneath them the engineers."""
    deep = -(-len(seen) // number)
    rows = []
    for at in range(deep):
        cells = [Cell() for _ in range(3 * number - 1)]
        for place, each in enumerate(seen[at::deep]):
            cells[3 * place : 3 * place + 2] = _brief(state, each)
        cells[2::3] = [Cell("│", "rule")] * (number - 1)
        rows.append(Row(tuple(cells)))
    lying = tuple(
        Cell(Say(f"strip-{each.space.rpartition(' ')[2]}", name=RecordText(name)), "dim")
        for each in seen
        if (name := naming.engineer_at(state, each.space)) is not None
    )
    return Grid(tuple(Column(Cell()) for _ in range(3 * number - 1)), ((*rows, *([Line(lying)] if lying else [])),))


def _brief(state: State, each: Seen) -> tuple[Cell, Cell]:
    name = Cell(_name_space(each.space), _tone(each))
    if each.there:
        return name, _chip(state, each.there, "")
    return name, Cell(_cost(state, each), "" if each.usable else "dim")
