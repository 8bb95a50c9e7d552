"""Invariants that no ruling breaks: money, shares, trains, tiles and markers are those of the box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping

from eighteen80.china.box.components import BOX
from eighteen80.china.map.board import markers_at, shape_at
from eighteen80.china.map.geometry import EDGES
from eighteen80.china.map.tiles import PRINTED_FOR_GOOD, keeps_stations, printed_shape, shape
from eighteen80.china.rules.auction import EXCHANGED, PRIVATES
from eighteen80.china.rules.companies import ALL, SHARE
from eighteen80.china.rules.operating.stations import home_cities
from eighteen80.china.rules.operating.trains import RESTORED
from eighteen80.china.state import Auction, Company, Draft, GapOwed, Investor, Marker, Operating, StartOwed, State
from eighteen80.refusals import Illegal

STARTER = next(name for name, card in BOX.privates.items() if card.company)


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
        if not company.founded and company.bank != ALL:
            yield Illegal("unsound-unfounded", company=name)
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
    bought = [(owed.company, owed.train) for owed in state.owed if isinstance(owed, GapOwed)]
    for _, train in bought:
        if state.depot[train] == 0:
            yield Illegal("unsound-train", train=train)
    for tile, left in state.board.supply.items():
        if left < 0:
            yield Illegal("unsound-tile", tile=tile)
    for name, company in state.companies.items():
        if company.trains.count(RESTORED) + bought.count((name, RESTORED)) > 1:
            yield Illegal("train-second-restored", company=name)
        if company.markers < 0:
            yield Illegal("unsound-marker", company=name)


def _markers(state: State) -> Iterator[Illegal]:
    for hex_, markers in state.board.stations.items():
        for owner, number in Counter(marker.owner for marker in markers).items():
            if number > 1 and owner in state.investors:
                yield Illegal("unsound-twice", owner=owner, hex=hex_)
            if owner in state.companies and not state.companies[owner].open:
                yield Illegal("unsound-early", company=owner, hex=hex_)


def _cities(state: State) -> Iterator[Illegal]:
    """Refuse a marker, or a future home, without a circle."""
    coming = dict(_future_homes(state))
    for hex_ in dict.fromkeys((*state.board.stations, *coming.values())):
        markers, here, spaces = markers_at(state.board, hex_), shape_at(state.board, hex_), _spaces(state, hex_)
        waiting = [name for name in BOX.hexes[hex_].homes if name in coming]
        homes = [(name, home_cities(name, here) if name in state.companies else (0,)) for name in waiting]
        settled = [Marker(name, cities[0]) for name, cities in homes if len(cities) == 1]
        for city in dict.fromkeys(marker.city for marker in (*markers, *settled) if marker.city is not None):
            claims = tuple(marker.owner for marker in (*markers, *settled) if marker.city == city)
            room = spaces[city] if city < len(spaces) else 0
            if len(claims) > room:
                yield Illegal("unsound-city", hex=hex_, spaces=room, owners=claims)
        if len(markers) + len(waiting) > sum(spaces):
            owners = (*(marker.owner for marker in markers), *waiting)
            yield Illegal("unsound-city", hex=hex_, spaces=sum(spaces), owners=owners)


def _future_homes(state: State) -> Iterator[tuple[str, str]]:
    """Yield the future homes: of companies that do not operate, of investors that may yet be chosen."""
    for name, company in state.companies.items():
        if not company.open:
            yield name, BOX.companies[name].home
    for name, card in BOX.investors.items():
        if isinstance(state.round, Auction | Draft) and name not in state.investors:
            yield name, card.home


def _spaces(state: State, hex_: str) -> tuple[int, ...]:
    """Return the room for markers by city: on open land a circle for each name, abroad one for each company allowed."""
    card, here = BOX.hexes[hex_], shape_at(state.board, hex_)
    if here is None:
        return (1,) * len(card.names)
    abroad = len(BOX.companies) if card.kind in PRINTED_FOR_GOOD and card.homes else 0
    return tuple(place.spaces if place.kind == "city" else abroad for place in here.stations)


def _list(state: State) -> Iterator[Illegal]:
    taken: dict[tuple[int, int], str] = {}
    for name, company in state.companies.items():
        if company.founded:
            other = taken.setdefault((company.par, company.row), name)
            if other != name:
                yield Illegal("unsound-row", company=name, other=other, price=company.par, row=company.row)


def _going_on(state: State) -> Iterator[Illegal]:
    """Yield a refusal if no one operates now or later, or if the end waits for a train marker without a turn."""
    companies = any(company.open for company in state.companies.values())
    investors = not state.investors or any(investor.open for investor in state.investors.values())
    if not companies and not (investors and state.phase.investors_operate):
        yield Illegal("unsound-idle")
    parties: Mapping[str, Company | Investor] = {**state.companies, **state.investors}
    for round_ in state.rounds:
        if isinstance(round_, Operating) and round_.turn is not None and not parties[round_.turn.who].open:
            yield Illegal("unsound-turn", who=round_.turn.who)
    waits_for = state.companies.get(state.marker or "")
    if (state.marker or state.countdown) and not (waits_for and waits_for.open):
        yield Illegal("unsound-waiting", company=state.marker or "-")


def _exchange(state: State) -> Iterator[Illegal]:
    """Refuse a founding of the company that only the exchange of a private company may found."""
    due = isinstance(state.round, Auction) and PRIVATES.index(state.round.private) <= PRIVATES.index(STARTER)
    due |= any(isinstance(owed, StartOwed) for owed in state.owed)
    if due and state.companies[EXCHANGED.company].founded:
        yield Illegal("unsound-exchange", company=EXCHANGED.company, private=STARTER)


def _ground(state: State) -> Iterator[Illegal]:
    for hex_, laid in state.board.tiles.items():
        drawn, here = printed_shape(hex_), shape(laid.number, laid.rotation)
        loses_cities = drawn is not None and not keeps_stations(drawn, here)
        if loses_cities or BOX.hexes[hex_].kind in PRINTED_FOR_GOOD:
            yield Illegal("unsound-ground", hex=hex_)
        astray = here.exits.difference(BOX.hexes[hex_].open)
        if astray:
            yield Illegal("unsound-track", hex=hex_, edges=tuple(EDGES[edge] for edge in sorted(astray)))


def _bids(state: State) -> Iterator[Illegal]:
    auction = state.round
    if isinstance(auction, Auction) and auction.bidder is not None:
        cash = state.players[auction.bidder].cash
        if auction.bid > cash:
            yield Illegal("unsound-bid", player=auction.bidder, bid=auction.bid, cash=cash)


LOOKS: tuple[Callable[[State], Iterator[Illegal]], ...] = (
    _money, _bids, _shares, _exchange, _list, _supply, _ground, _markers, _cities, _going_on,
)  # fmt: skip
