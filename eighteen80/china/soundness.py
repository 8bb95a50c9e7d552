"""What holds at every moment, whatever the table rules: shares, money, trains, tiles and markers are those of the box."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from eighteen80.china.board import shape_at
from eighteen80.china.companies import ALL, SHARE
from eighteen80.china.components import BOX
from eighteen80.china.sites import PRINTED_FOR_GOOD
from eighteen80.china.state import State
from eighteen80.china.tiles import Shape
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
    for train, left in state.depot.items():
        if left is not None and left < 0:
            yield Illegal("unsound-train", train=train)
    for tile, left in state.board.supply.items():
        if left < 0:
            yield Illegal("unsound-tile", tile=tile)
    for name, company in state.companies.items():
        if company.markers < 0:
            yield Illegal("unsound-marker", company=name)


def _cities(state: State) -> Iterator[Illegal]:
    for hex_, markers in state.board.stations.items():
        shape = shape_at(state.board, hex_)
        if shape is None:
            continue
        for city in {marker.city for marker in markers if marker.city is not None}:
            owners = tuple(marker.owner for marker in markers if marker.city == city)
            spaces = _spaces(shape, city)
            if len(owners) > spaces:
                yield Illegal("unsound-city", hex=hex_, spaces=spaces, owners=owners)


def _spaces(shape: Shape, city: int) -> int:
    """How many markers stand there at most; a printed circle has room for whoever the table lets in."""
    place = shape.stations[city] if city < len(shape.stations) else None
    if place is None or place.kind == "town":
        return 0
    return place.spaces if place.kind == "city" else len(BOX.companies)


def _ground(state: State) -> Iterator[Illegal]:
    for hex_ in state.board.tiles:
        if BOX.hexes[hex_].kind in PRINTED_FOR_GOOD:
            yield Illegal("unsound-ground", hex=hex_)


LOOKS: tuple[Callable[[State], Iterator[Illegal]], ...] = (_money, _shares, _supply, _ground, _cities)
