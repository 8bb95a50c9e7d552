"""The action spaces: what each asks for and does, who stands there, and whether whoever is due could use it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from eighteen80.refusals import Typed
from eighteen80.russia.box.components import BOX
from eighteen80.russia.corrections.printed import WHOLE
from eighteen80.russia.engine import ENGINE
from eighteen80.russia.moves import Relocate
from eighteen80.russia.rules.actions.spaces import is_open, is_own, space_of
from eighteen80.russia.rules.ending import SCORES
from eighteen80.russia.show import naming
from eighteen80.russia.state import ACTIONS, LAST, RELOCATE, Piece, State, asks, doubt, own_space
from eighteen80.sheets import Cell, Column, Grid, Lengths, Row, Say, Text, Wording

USABLE, UNUSABLE, COIN_SIGN = "●", "○", "¢"
"""A worker that a space asks for: of a space that could be used now, and of one that could not; and a coin."""


class Seen(NamedTuple):
    """A space as it is seen: its name, what it asks for, what it does, who stands there."""

    space: str
    usable: bool
    there: tuple[Piece, ...]
    free: bool


def spaces(state: State) -> Lengths | Text:
    """A line for each space; where there are not so many lines, two side by side. Where only points count, none."""
    if state.options.entry == SCORES:
        return Text(())
    seen = list(_seen(state))
    return Lengths(_list(state, seen), _two_abreast(state, seen))


def _seen(state: State) -> Iterator[Seen]:
    usable = _usable(state)
    for space in (*filter(lambda name: _lies_open(state, name), BOX.spaces), *_own(state)):
        there = state.spaces.get(space, ())
        printed = BOX.spaces.get(space)
        free = not there or (printed is not None and printed.never_taken)
        yield Seen(space, space in usable, there, free)


def _lies_open(state: State, space: str) -> bool:
    printed = BOX.spaces[space]
    hidden = printed.place and state.last_round
    return space not in state.figures.closed and not hidden and (space != LAST or state.last_round)


def _own(state: State) -> list[str]:
    """The own engineers of whoever is due, and those of others that were used."""
    mine = state.players[state.who].engineers if state.turn else ()
    used = [space for space in state.spaces if is_own(space)]
    return list(dict.fromkeys((*map(own_space, mine), *used)))


def _usable(state: State) -> set[str]:
    """The spaces that whoever is due could use now."""
    if state.pool or not state.turn or state.phase not in (ACTIONS, RELOCATE):
        return {space for space in BOX.spaces if is_open(state, space)}
    moves = (move.use if isinstance(move, Relocate) else move for move in ENGINE.legal(state))
    return {space_of(state, move) for move in moves if getattr(move, "verb", "") not in ("pass", "stay")}


# At length


def _list(state: State, seen: list[Seen]) -> Grid:
    columns = (
        Column(Cell(), spare=3),
        Column(Cell()),
        Column(Cell(), gap=2),
        Column(Cell(), gap=2, spare=2),
        Column(Cell(), gap=2),
    )
    return Grid(columns, (tuple(_rows(state, seen)),))


def _rows(state: State, seen: list[Seen]) -> Iterator[Row]:
    names = {name: name for name in state.seats}
    area = ""
    for each in seen:
        printed = BOX.spaces.get(each.space)
        now = printed.area if printed is not None else "own"
        head = Cell(Say(f"area-{now}"), "dim") if now != area else Cell()
        area = now
        who = naming.pieces(each.there, names)
        yield Row(
            (
                head,
                Cell(_called(state, each.space), _tone(each)),
                Cell(_cost(state, each), "" if each.usable else "dim"),
                Cell(naming.does(state, each.space), "dim"),
                Cell(who, "strong"),
            )
        )


def _tone(each: Seen) -> str:
    return "good" if each.usable else "" if each.free else "dim"


def _called(state: State, space: str) -> Wording:
    name = naming.own_engineer(space)
    return naming.engineer_called(state, name) if name else naming.space_called(space)


def _cost(state: State, each: Seen) -> str:
    """What it asks for: nothing where it is taken."""
    if not each.free:
        return ""
    workers, coins = asks(state, each.space)
    sign = doubt(state, "last", WHOLE["last"]) if each.space == LAST else ""
    return (USABLE if each.usable else UNUSABLE) * workers + COIN_SIGN * coins + sign


# In brief


def _two_abreast(state: State, seen: list[Seen]) -> Grid:
    """Two spaces on a line."""
    names = naming.initials(state.seats)
    half = (len(seen) + 1) // 2
    columns = (Column(Cell(), names=True), Column(Cell()), Column(Cell(), names=True, gap=2), Column(Cell()))
    rows = []
    for at in range(half):
        cells = [cell for each in seen[at::half] for cell in _brief(state, each, names)]
        rows.append(Row((*cells, *(Cell(),) * (len(columns) - len(cells)))))
    return Grid(columns, (tuple(rows),))


def _brief(state: State, each: Seen, names: dict[str, str]) -> tuple[Cell, Cell]:
    who = naming.pieces(each.there, names).replace("/", "")
    there = " ".join(filter(None, (_cost(state, each), who)))
    return Cell(_brief_name(state, each.space), _tone(each)), Cell(there, "" if each.usable else "dim")


def _brief_name(state: State, space: str) -> Wording:
    """The space, or where an engineer lies, who."""
    lies = naming.lying_there(state, space)
    if lies is None:
        return _called(state, space)
    return Say(f"brief-{space.rpartition(' ')[2]}", {"name": Typed(lies)})
