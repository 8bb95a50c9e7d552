"""What holds at every moment, whatever the table rules: money, shares, trains, tiles, markers are those of the box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from eighteen80.china.companies import ALL, SHARE
from eighteen80.china.components import BOX
from eighteen80.china.map.board import shape_at
from eighteen80.china.map.fitting import PRINTED_FOR_GOOD
from eighteen80.china.map.geometry import EDGES
from eighteen80.china.map.tiles import Shape, city_map, printed, shape
from eighteen80.china.state import Auction, State
from eighteen80.refusals import Illegal


def check_sound(state: State) -> None:
    """Refuse a moment that the box cannot show."""
    for look in LOOKS:
        fault = next(look(state), None)
        if fault is not None:
            raise fault


def _money(state: State) -> Iterator[Illegal]:
    for accounts in (state.players, state.companies, state.investors):
        for name, party in accounts.items():
            if party.cash < 0:
                yield Illegal("unsound-cash", name=name, cash=party.cash)
    for name, player in state.players.items():
        if player.debt < 0:
            yield Illegal("unsound-debt", player=name, debt=player.debt)


def _shares(state: State) -> Iterator[Illegal]:
    for name, company in state.companies.items():
        holdings = [player.shares.get(name, 0) for player in state.players.values()]
        reserved = SHARE * sum(investor.share == name for investor in state.investors.values())
        if min((company.bank, *holdings)) < 0 or company.bank + sum(holdings) + reserved != ALL:
            yield Illegal("unsound-shares", company=name, bank=company.bank)
        if company.director is not None:
            held = state.players[company.director].shares.get(name, 0)
            if held < company.certificate:
                yield Illegal("unsound-director", company=name, player=company.director, held=held)


def _supply(state: State) -> Iterator[Illegal]:
    owned = Counter(train for company in state.companies.values() for train in company.trains)
    for train, left in state.depot.items():
        if left is not None and not 0 <= left <= (BOX.trains[train].count or 0) - owned[train]:
            yield Illegal("unsound-train", train=train)
    for tile, left in state.board.supply.items():
        if left < 0:
            yield Illegal("unsound-tile", tile=tile)
    for name, company in state.companies.items():
        if company.markers < 0:
            yield Illegal("unsound-marker", company=name)


def _cities(state: State) -> Iterator[Illegal]:
    for hex_, markers in state.board.stations.items():
        here = shape_at(state.board, hex_)
        if here is None:
            continue
        for city in {marker.city for marker in markers if marker.city is not None}:
            owners = tuple(marker.owner for marker in markers if marker.city == city)
            spaces = _spaces(here, city)
            if len(owners) > spaces:
                yield Illegal("unsound-city", hex=hex_, spaces=spaces, owners=owners)


def _spaces(here: Shape, city: int) -> int:
    """How many markers stand there at most; a printed circle has room for whoever the table lets in."""
    place = here.stations[city] if city < len(here.stations) else None
    if place is None or place.kind == "town":
        return 0
    return place.spaces if place.kind == "city" else len(BOX.companies)


def _ground(state: State) -> Iterator[Illegal]:
    for hex_, laid in state.board.tiles.items():
        here = shape(laid.number, laid.rotation)
        if BOX.hexes[hex_].kind in PRINTED_FOR_GOOD or not _keeps_cities(printed(hex_), here):
            yield Illegal("unsound-ground", hex=hex_)
        astray = here.exits.difference(BOX.hexes[hex_].open)
        if astray:
            yield Illegal("unsound-track", hex=hex_, edges=tuple(EDGES[edge] for edge in sorted(astray)))


def _keeps_cities(drawn: Shape | None, here: Shape) -> bool:
    """Whether the tile may lie over the cities that are printed there, if any are."""
    if drawn is not None:
        try:
            city_map(drawn, here)
        except ValueError:
            return False
    return True


def _bids(state: State) -> Iterator[Illegal]:
    auction = state.round
    if isinstance(auction, Auction) and auction.bidder is not None:
        cash = state.players[auction.bidder].cash
        if auction.bid > cash:
            yield Illegal("unsound-bid", player=auction.bidder, bid=auction.bid, cash=cash)


LOOKS: tuple[Callable[[State], Iterator[Illegal]], ...] = (_money, _bids, _shares, _supply, _ground, _cities)
