"""The strip: the turn order list with the train marker, the trains that are left, what rusts next, and who follows.

It has four rows at every moment, or in brief one, so that nothing beneath it ever moves.
"""

from __future__ import annotations

from collections.abc import Iterator

from eighteen80.china.box.components import BOX
from eighteen80.china.box.parts import Phase
from eighteen80.china.rules.companies import clockwise_from
from eighteen80.china.rules.operating.phases import ORDER, current_type, turn_order
from eighteen80.china.rules.operating.turns import PARS
from eighteen80.china.show.forecast import removal
from eighteen80.china.show.sheets.sheet_map import chip
from eighteen80.china.show.sheets.sheet_table import MARKER, done_this_pass, turn_sign
from eighteen80.china.state import Auction, Draft, Operating, State
from eighteen80.china.turn import due
from eighteen80.sheets import Cell, Facts, Lengths, Line, Say, Text

NEXT = "▸"
ROOM = 50
"""So many columns go into the line of the order behind its head."""


def strip(state: State) -> Lengths:
    """Order, trains, rust and what follows, a row each; in brief the order alone."""
    rows = (_order(state), _trains(state), _rust(state), _following(state))
    return Lengths(Text(tuple(map(_row, rows))), Text((_row(_listed(state)),)))


def _row(cells: Iterator[Cell]) -> Line:
    return Line(tuple(cells), single=True)


def _order(state: State) -> Iterator[Cell]:
    """The list; by initial prices, and with the investors that have operated, as far as there is room for those."""
    pars = [cell for par in PARS for cell in _at_par(state, par)]
    named = [_named(state, name) for name in turn_order(state)]
    investors, waiting = list(_investors(state)), [_named(state, name) for name in _waiting(state)]
    ways = ([*investors, *pars], [*investors, *named], [*waiting, *named], named)
    yield Cell(Say("strip-order"), "dim")
    yield from next((way for way in ways if sum(len(str(cell.text)) + 1 for cell in way) <= ROOM), named)


def _at_par(state: State, par: int) -> Iterator[Cell]:
    there = [name for name in turn_order(state) if state.companies[name].par == par]
    if there:
        yield Cell(str(par), "dim")
    yield from (_named(state, name) for name in there)


def _waiting(state: State) -> Iterator[str]:
    """The investors that have not operated yet in this pass."""
    done = done_this_pass(state)
    return (name for name, investor in sorted(state.investors.items()) if investor.open and name not in done)


def _listed(state: State) -> Iterator[Cell]:
    """In brief: whichever investor is on turn, and the companies; until those operate, the players."""
    if not turn_order(state) or isinstance(state.round, Auction | Draft):
        yield from _players(state)
        return
    yield from (_named(state, name) for name in due(state) if name in state.investors)
    yield from (_named(state, name) for name in turn_order(state))


def _investors(state: State) -> Iterator[Cell]:
    if state.phase.investors_operate:
        yield from (_named(state, name) for name, investor in sorted(state.investors.items()) if investor.open)


def _named(state: State, name: str) -> Cell:
    marker = MARKER if state.marker == name else ""
    return Cell(f"{name}{turn_sign(state, name)}{marker}", "", chip(name).paint)


def _players(state: State) -> Iterator[Cell]:
    first = next(iter(due(state)), "")
    if first in state.seats and not isinstance(state.round, Operating):
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
        yield Cell(_owners(state, phase), "warn")


def _following(state: State) -> Iterator[Cell]:
    """Where players act in turn, who follows whom; else what the marker threatens, or how many trains one may have."""
    yield from tuple(_players(state)) or tuple(_threats(state)) or _limit(state)


def _threats(state: State) -> Iterator[Cell]:
    for event in removal(state):
        facts: Facts = {**event.facts, "round": BOX.trains[current_type(state)].share_round}
        yield from (Cell(f"{MARKER} {event.company}", "due"), Cell(Say("order-removal", facts), "warn"))


def _limit(state: State) -> Iterator[Cell]:
    yield Cell(Say("strip-limit", {"limit": state.phase.train_limit}), "dim")


def _owners(state: State, phase: Phase) -> str:
    return " ".join(name for name in turn_order(state) if phase.rusts in state.companies[name].trains)
