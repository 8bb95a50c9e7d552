"""Estimates of sensible players: the worth of a place, a company's earnings, a player's spare cash."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from eighteen80.china.box.components import BOX
from eighteen80.china.box.parts import Hex
from eighteen80.china.engine import ENGINE
from eighteen80.china.map.board import shape_at
from eighteen80.china.map.reach import reach
from eighteen80.china.map.tiles import shape
from eighteen80.china.moves import Lay, Merge, Move, Scrap, Sell, Train
from eighteen80.china.rules.operating.income import position
from eighteen80.china.rules.operating.phases import current_type
from eighteen80.china.rules.operating.trains import RESTORED
from eighteen80.china.search.best import best
from eighteen80.china.state import Company, Operating, State, Turn
from tests.support.china.tracks import count_joined_ends

Kind = TypeVar("Kind", bound=Move)

ORDER = tuple(name for name in BOX.trains if name != RESTORED)
# Worth of track to a hex of this kind; to its neighbours an eighth of it.
WANTED = {"city": 4.0, "two_cities": 4.0, "beijing": 4.0, "offboard": 3.0, "harbour": 2.0, "ferry": 1.0, "plain": 0.3}
TOWN = 1.5


def options(state: State, kind: type[Kind]) -> list[Kind]:
    """Every legal move of a kind, typed as that kind."""
    return [move for move in ENGINE.legal_of(state, kind) if isinstance(move, kind)]


def turn_of(state: State) -> Turn:
    """Return the turn of the company or investor that operates."""
    assert isinstance(state.round, Operating)
    assert state.round.turn is not None
    return state.round.turn


# Trains


def next_price(state: State) -> int:
    """Return the price of the train on sale."""
    return BOX.trains[current_type(state)].price


def lasting_trains(state: State, company: Company) -> list[str]:
    """Its trains that do not rust with the type on sale or the next one."""
    coming = ORDER[: ORDER.index(current_type(state)) + 2]
    return [train for train in company.trains if train != RESTORED and BOX.trains[train].rusted_by not in coming]


def reserve(state: State, player: str) -> int:
    """Return the cash that a director keeps for the next train of a company that will need one."""
    lacking = (
        next_price(state) - company.cash
        for company in state.companies.values()
        if company.director == player and company.open and not company.trains
    )
    return max((0, *lacking)) // 2


def spare_train(state: State, company: Company, offers: Sequence[Train]) -> Train | None:
    """A train of another company of the same director, if that one can spare it."""
    found = [
        move
        for move in offers
        if move.seller and move.type != RESTORED and len(lasting_trains(state, state.companies[move.seller])) > 1
    ]
    if not found:
        return None
    taken = max(found, key=lambda move: ORDER.index(move.type))
    return Train(taken.type, taken.seller, min(company.cash, BOX.trains[taken.type].price // 2))


def preference(owed: Move) -> int:
    """Rank a forced choice: the oldest train, the most shares, a merger into the treasury first."""
    match owed:
        case Scrap(type_):
            return 1 if type_ == RESTORED else -ORDER.index(type_)
        case Sell(bundles):
            return bundles[0][1]
        case Merge(to=to):
            return int(to == "treasury")
        case _:
            return 0


# The map


def glance(state: State, move: Lay) -> float:
    """Stations, and track that meets track."""
    stations = shape(move.tile, move.rotation or 0).stations
    return 2 * count_joined_ends(state, move) + sum(place.value for place in stations) / 10


def outlook(state: State, who: str) -> float:
    """Estimate possible earnings, further connections, and the reach of open track."""
    cash = (state.companies.get(who) or state.investors[who]).cash
    company = state.companies.get(who)
    trains = company.trains if company and company.trains else (current_type(state),)
    return best(position(state, who), trains).total + _prospect(state, who) + cash / 20


def _prospect(state: State, who: str) -> float:
    """Estimate the next connections: stations reached, and the places that open track leads to."""
    reached = reach(state.board, who)
    open_ = (BOX.hexes[name] for name in reached.edges if shape_at(state.board, name) is None)
    return 5 * reached.stations.bit_count() + max((_value_of_hex(card) for card in open_), default=0)


def _value_of_hex(card: Hex) -> float:
    near = (BOX.hexes[name] for name in card.neighbours if name)
    return WANTED.get(card.kind, TOWN) + sum(WANTED.get(other.kind, TOWN) for other in near) / 8
