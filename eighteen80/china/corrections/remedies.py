"""Remedies of a count: the corrections that make it agree, if the difference alone does not determine them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import combinations

from eighteen80.capabilities import Pile
from eighteen80.china.box.components import BOX
from eighteen80.china.corrections.inventory import COUNTERS
from eighteen80.china.map.board import hexes_of, hexes_with_tile
from eighteen80.china.rules.companies import SHARE, percent_of
from eighteen80.china.rules.operating.phases import TYPES, current_type
from eighteen80.china.state import BANK, State
from eighteen80.engine.corrections import FEW, Way


def ways(state: State, pile: Pile) -> Iterable[Way] | None:
    """List the corrections of a count, the nearest first; None if its difference determines them."""
    if isinstance(pile.amount, str) or pile.what not in WAYS:
        return None
    recorded = COUNTERS[pile.what](state, pile.subject)
    if recorded is None:
        return None
    more = pile.amount - recorded
    return () if abs(more) > FEW and pile.what in PIECES else WAYS[pile.what](state, pile, more)


def _space(state: State, pile: Pile, _more: int) -> Iterator[Way]:
    """Yield every space of that price, the nearest first."""
    row, column = state.companies[pile.subject].space
    spaces = [space for space in BOX.chart if BOX.chart.price(space) == pile.amount]
    for across in sorted(spaces, key=lambda space: abs(space[0] - row) + abs(space[1] - column)):
        yield (("price", pile.subject, f"{across[0] + 1}/{across[1] + 1}"),)


def _trains(state: State, pile: Pile, more: int) -> Iterator[Way]:
    """Move trains between a company and the bank; for the bank's own cards, to or from outside the table."""
    sign = "+" if more > 0 else "-"
    if pile.subject in BOX.trains:
        yield (("train", BANK, f"{sign}{pile.subject}"),) * abs(more)
        return
    types = state.companies[pile.subject].trains if more < 0 else _types_on_sale(state) * more
    for chosen in dict.fromkeys(combinations(types, abs(more))):
        yield tuple(("train", pile.subject, f"{sign}{train}") for train in chosen)


def _types_on_sale(state: State) -> tuple[str, ...]:
    """Return the types that companies may have by now and that the bank has left."""
    types = TYPES[: TYPES.index(current_type(state)) + 1]
    return tuple(train for train in types if state.depot[train] != 0)


def _tiles(state: State, pile: Pile, more: int) -> Iterator[Way]:
    """Remove tiles that are in the supply from hexes of the record."""
    for hexes in combinations(hexes_with_tile(state.board, pile.subject), max(more, 0)):
        yield tuple(("tile", hex_, "none") for hex_ in hexes)


def _shares(state: State, pile: Pile, more: int) -> Iterator[Way]:
    for player in state.seats:
        yield (("share", player, f"{pile.subject} {-more * SHARE:+}"),)


def _certificates(state: State, pile: Pile, more: int) -> Iterator[Way]:
    for name, company in state.companies.items():
        if company.founded and (more > 0 or percent_of(state, pile.subject, name)):
            yield (("share", pile.subject, f"{name} {more * SHARE:+}"),)


def _stations(state: State, pile: Pile, more: int) -> Iterator[Way]:
    """Remove markers that are on the charter from hexes of the record."""
    for hexes in combinations(hexes_of(state.board, pile.subject), max(more, 0)):
        yield tuple(("station", hex_, f"-{pile.subject}") for hex_ in hexes)


PIECES = ("trains", "tiles", "stations")
WAYS: Mapping[str, Callable[[State, Pile, int], Iterable[Way]]] = {
    "price": _space,
    "trains": _trains,
    "tiles": _tiles,
    "shares": _shares,
    "certificates": _certificates,
    "stations": _stations,
}
