"""The strip: the turn order list with the train marker, the trains that are left, what rusts next, and who follows.

It has four rows at every moment, or in brief one, so that nothing beneath it ever moves.
"""

from __future__ import annotations

from collections.abc import Iterator

from eighteen80.china.box.components import BOX
from eighteen80.china.box.parts import Phase
from eighteen80.china.companies import clockwise_from
from eighteen80.china.operating.phases import ORDER, current_type, turn_order
from eighteen80.china.operating.turns import PARS
from eighteen80.china.show.forecast import removal
from eighteen80.china.show.map_sheet import chip
from eighteen80.china.show.table_sheet import MARKER, turn_sign
from eighteen80.china.state import State
from eighteen80.china.turn import due
from eighteen80.sheets import Cell, Lengths, Line, Say, Text

NEXT = "▸"
ROOM = 9
"""So many companies and their initial prices go into a line where the investors no longer operate."""


def strip(state: State) -> Lengths:
    """Order, trains, rust and what follows, a row each; in brief the order alone."""
    rows = (_order(state), _trains(state), _rust(state), _following(state))
    return Lengths(Text(tuple(map(_row, rows))), Text((_row(_listed(state)),)))


def _row(cells: Iterator[Cell]) -> Line:
    return Line(tuple(cells), single=True)


def _order(state: State) -> Iterator[Cell]:
    """The list, by initial prices as long as there is room for those."""
    yield Cell(Say("strip-order"), "dim")
    yield from _investors(state)
    listed = turn_order(state)
    for par in PARS:
        there = [name for name in listed if state.companies[name].par == par]
        if there and len(listed) <= ROOM:
            yield Cell(str(par), "dim")
        yield from (_named(state, name) for name in there)


def _listed(state: State) -> Iterator[Cell]:
    """The companies alone, or the investors where one of them is on turn or none is founded; else the players."""
    companies = tuple(_named(state, name) for name in turn_order(state))
    if companies and not set(due(state)) & set(state.investors):
        yield from companies
    else:
        yield from tuple(_investors(state)) or _players(state)


def _investors(state: State) -> Iterator[Cell]:
    if state.phase.investors_operate:
        yield from (_named(state, name) for name, investor in sorted(state.investors.items()) if investor.open)


def _named(state: State, name: str) -> Cell:
    marker = MARKER if state.marker == name else ""
    return Cell(f"{name}{turn_sign(state, name)}{marker}", "", chip(name).paint)


def _players(state: State) -> Iterator[Cell]:
    first = next(iter(due(state)), "")
    if first in state.seats:
        yield Cell(f"{NEXT} {first}", "due")
        yield from (Cell(name) for name in clockwise_from(state, first))


def _trains(state: State) -> Iterator[Cell]:
    """The type on sale with its price, then the others that are left."""
    yield Cell(Say("strip-trains"), "dim")
    now = current_type(state)
    yield Cell(Say("strip-train", {"train": now, "left": _left(state, now), "price": BOX.trains[now].price}), "strong")
    for name, card in BOX.trains.items():
        if name != now and state.depot[name] != 0 and not card.restored:
            yield Cell(f"{name}×{_left(state, name)}")
    if state.phase.restored_2:
        yield from (Cell(f"{name}×{_left(state, name)}") for name, card in BOX.trains.items() if card.restored)


def _left(state: State, train: str) -> str:
    left = state.depot[train]
    return "∞" if left is None else str(left)


def _rust(state: State) -> Iterator[Cell]:
    """The next phase that rusts anything, whose trains those are, and what the marker threatens."""
    yield Cell(Say("strip-rust"), "dim")
    phase = next((phase for phase in BOX.phases[ORDER[state.phase.name] + 1 :] if phase.rusts), None)
    if phase is None:
        yield Cell(Say("strip-none"), "dim")
    else:
        yield Cell(Say("strip-rusts", {"rusts": phase.rusts, "by": phase.train, "phase": phase.name}), "warn")
        yield from _owners(state, phase)


def _following(state: State) -> Iterator[Cell]:
    """Where players act in turn, who follows whom; else what the marker threatens, or how many trains one may have."""
    yield from tuple(_players(state)) or tuple(_threats(state)) or _limit(state)


def _threats(state: State) -> Iterator[Cell]:
    for event in removal(state):
        facts: dict[str, object] = {**event.facts, "round": BOX.trains[current_type(state)].share_round}
        yield from (Cell(f"{MARKER} {event.company}", "due"), Cell(Say("order-removal", facts), "warn"))


def _limit(state: State) -> Iterator[Cell]:
    yield Cell(Say("strip-limit", {"limit": state.phase.train_limit}), "dim")


def _owners(state: State, phase: Phase) -> Iterator[Cell]:
    for name in turn_order(state):
        number = state.companies[name].trains.count(phase.rusts)
        if number:
            yield Cell(f"{name} {number}" if number > 1 else name, "warn")
