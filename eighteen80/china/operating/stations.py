"""X Placing station markers: homes, further stations, the places of foreign investors."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from eighteen80.china.box.components import BOX
from eighteen80.china.box.parts import Hex
from eighteen80.china.events import MarkerRemoved, MarkerReplaced
from eighteen80.china.map.board import (
    hexes_of,
    marker_of,
    markers_at,
    place_marker,
    remove_marker,
    replace_marker,
    shape_at,
)
from eighteen80.china.map.geometry import EDGES
from eighteen80.china.map.missing import around
from eighteen80.china.map.reach import Reach, obstacle, reach
from eighteen80.china.map.tiles import Shape, city_map, printed
from eighteen80.china.map.ways import station_bit
from eighteen80.china.moves import Home, Remove, Replace, Station
from eighteen80.china.operating.turn_events import StationPlaced
from eighteen80.china.play.course import Course
from eighteen80.china.state import BANK, HomeOwed, Marker, ReplaceOwed, State
from eighteen80.refusals import Ambiguous, Illegal


class Plan(NamedTuple):
    """A station that is allowed: whose, which city of the hex, what it costs."""

    company: str
    city: int
    cost: int


# Homes


def home_cities(company: str, here: Shape | None) -> tuple[int, ...]:
    """Where the home marker goes when the hex shows this track; several where the company chooses, none before that."""
    card = BOX.companies[company]
    if card.home_city is None:
        return tuple(range(len(here.stations))) if here else ()
    drawn = printed(card.home)
    if drawn is None or here is None:
        return (card.home_city,)
    return (city_map(drawn, here)[card.home_city],) if here != drawn else (card.home_city,)


def place_home(course: Course, company: str) -> None:
    """XII, R25, R39: the free home marker; a choice between two separate cities is owed, or waits for the first tile.

    There always is a place, since others leave one.
    """
    hex_ = BOX.companies[company].home
    cities = home_cities(company, shape_at(course.state.board, hex_))
    city = cities[0] if len(cities) == 1 else None
    _put(course, company, hex_, city)
    if len(cities) > 1:
        course.owe(HomeOwed(company))


def _put(course: Course, company: str, hex_: str, city: int | None) -> None:
    course.set(board=place_marker(course.state.board, hex_, Marker(company, city)))
    course.company(company, markers=course.state.companies[company].markers - 1)


def check_home(state: State, move: Home) -> int:
    """The city by its printed name; the first name is the first city of the tile."""
    names = _home_names(state)
    if move.city not in names:
        raise Illegal("station-home", company=_chooser(state), city=move.city, cities=names, instead=Home(names[0]))
    return _home(state).names.index(move.city)


def do_home(course: Course, _move: Home, city: int) -> None:
    """The home marker gets its city."""
    company = _chooser(course.state)
    course.settle_first()
    course.set(board=replace_marker(course.state.board, BOX.companies[company].home, company, Marker(company, city)))


def homes(state: State) -> Iterator[Home]:
    """Both cities of the home hex, unless the table has filled or removed one of them."""
    return (Home(name) for name in _home_names(state))


def _home_names(state: State) -> tuple[str, ...]:
    home = _home(state)
    here, taken = (
        shape_at(state.board, home.name),
        Counter(marker.city for marker in markers_at(state.board, home.name)),
    )
    spaces = [station.spaces for station in here.stations] if here else [1] * len(home.names)
    cities = enumerate(zip(home.names, spaces, strict=False))
    return tuple(name for city, (name, room) in cities if taken[city] < room)


def _home(state: State) -> Hex:
    return BOX.hexes[BOX.companies[_chooser(state)].home]


def _chooser(state: State) -> str:
    return state.owed_as(HomeOwed).who


# Further stations


def price(state: State, company: str) -> int:
    """R47: what the company's next marker costs in this phase."""
    prices = BOX.setup.marker_prices
    return prices[len(prices) - state.companies[company].markers] * state.phase.marker_cost_factor


def stations(state: State) -> Iterator[Station]:
    """Every city in which the company on turn may place a marker now."""
    who = state.turn.who
    if who not in state.companies:
        return
    own, reached = set(hexes_of(state.board, who)), reach(state.board, who)
    for hex_ in reached.edges:
        if hex_ not in own:
            yield from _stations_in(state, hex_)


def _stations_in(state: State, hex_: str) -> Iterator[Station]:
    for city in range(_cities(state, hex_)):
        move = _named(state, hex_, city)
        try:
            _checked(state, move)
        except Illegal:
            continue
        yield move


def can_place(state: State) -> bool:
    """Whether the company on turn may place a marker anywhere."""
    return next(stations(state), None) is not None


def _cities(state: State, hex_: str) -> int:
    here = shape_at(state.board, hex_)
    return len(here.stations) if here else 0


def _named(state: State, hex_: str, city: int) -> Station:
    """A city by the first of its edges; without one where the hex has a single city."""
    here = shape_at(state.board, hex_)
    if here is None or len(here.stations) == 1:
        return Station(hex_)
    return Station(hex_, min(here.ends[city], default=None))


def resolve_station(state: State, move: Station) -> Station:
    """The station with its city: named by its first edge, or the only one that is allowed."""
    several = move.hex in BOX.hexes and _cities(state, move.hex) > 1
    if not several:
        return replace(move, edge=None)
    if move.edge is not None:
        city = _city_at(state, move)
        return move if city is None else _named(state, move.hex, city)
    found = list(_stations_in(state, move.hex))
    if len(found) > 1:
        words = [EDGES[station.edge] for station in found if station.edge is not None]
        raise Ambiguous("ambiguous-station", choices=words, hex=move.hex)
    return found[0] if found else _named(state, move.hex, 0)


def _city_at(state: State, move: Station) -> int | None:
    here = shape_at(state.board, move.hex)
    if here is None or len(here.stations) == 1:
        return 0
    return next((city for city, edges in enumerate(here.ends) if move.edge in edges), None)


def check_station(state: State, move: Station) -> Plan:
    """Refuses a marker with the first reason against it; the move must be resolved."""
    try:
        return _checked(state, move)
    except Illegal as refusal:
        refusal.instead = min(stations(state), key=lambda other: other.hex != move.hex, default=None)
        raise


def _checked(state: State, move: Station) -> Plan:
    who = state.turn.who
    _check_marker(state, who)
    city = _check_city(state, who, move)
    _check_space(state, move.hex, city)
    _check_connected(state, who, move.hex, city)
    _check_cost(state, who)
    return Plan(who, city, price(state, who))


def _check_cost(state: State, who: str) -> None:
    cost, cash = price(state, who), state.companies[who].cash
    if cost > cash:
        raise Illegal("station-cost", company=who, cost=cost, cash=cash)


def check_turn(state: State) -> None:
    """Refuse a turn in which no marker can be placed wherever it would be."""
    who = state.turn.who
    _check_marker(state, who)
    _check_cost(state, who)
    if not any(True for _ in stations(state)):
        raise Illegal("station-nowhere", company=who)


def _check_marker(state: State, who: str) -> None:
    if who not in state.companies:
        raise Illegal("station-investor", investor=who)
    if state.turn.placed:
        raise Illegal("station-placed", company=who)
    if not state.companies[who].markers:
        raise Illegal("station-no-marker", company=who, markers=BOX.setup.markers)


def _check_city(state: State, who: str, move: Station) -> int:
    card, here = BOX.hexes.get(move.hex), shape_at(state.board, move.hex) if move.hex in BOX.hexes else None
    if card is None:
        raise Illegal("station-no-hex", hex=move.hex, beside=around(move.hex))
    if card.kind == "offboard" and not (state.rulings.red_hex_markers == "yes" and card.homes):
        raise Illegal("station-red", hex=move.hex)
    if here is None or not any(_spaces(move.hex, here, city) for city in range(len(here.stations))):
        raise Illegal("station-no-city", hex=move.hex, kind=card.kind)
    if marker_of(state.board, who, move.hex):
        raise Illegal("station-one-a-hex", company=who, hex=move.hex)
    city = _city_at(state, move)
    if city is None:
        edges = tuple(EDGES[min(ends)] for ends in here.ends if ends)
        raise Illegal("station-no-edge", hex=move.hex, edge=EDGES[move.edge or 0], edges=edges)
    return city


def _spaces(hex_: str, here: Shape, city: int) -> int:
    """Spaces for markers; a red hex that is an investor's home has its circle."""
    station = here.stations[city]
    return len(BOX.hexes[hex_].homes) if station.kind == "large" else station.spaces


def _check_space(state: State, hex_: str, city: int) -> None:
    """R40: a free space, and another for each company not yet open whose home it is."""
    here = shape_at(state.board, hex_)
    assert here is not None
    owners = tuple(marker.owner for marker in markers_at(state.board, hex_) if marker.city == city)
    free = _spaces(hex_, here, city) - len(owners)
    if not free:
        raise Illegal("station-full", hex=hex_, owners=owners)
    waiting = tuple(_waiting(state, hex_, city, here))
    if free <= len(waiting):
        raise Illegal("station-reserved", hex=hex_, companies=waiting)


def _waiting(state: State, hex_: str, city: int, here: Shape) -> Iterator[str]:
    for name in BOX.hexes[hex_].homes:
        company = state.companies.get(name)
        if company is not None and not company.open and city in home_cities(name, here):
            yield name


def _check_connected(state: State, who: str, hex_: str, city: int) -> None:
    bit = station_bit(hex_, city)

    def reached(other: Reach) -> bool:
        return bool(other.stations & bit)

    if reached(reach(state.board, who)):
        return
    full = obstacle(state.board, who, reached)
    if full is not None:
        raise Illegal("station-blocked", hex=hex_, at=full.hex, owners=full.owners)
    raise Illegal("station-not-reached", company=who, hex=hex_)


def do_station(course: Course, move: Station, plan: Plan) -> None:
    """The marker is paid for and placed."""
    course.pay(plan.company, BANK, plan.cost)
    _put(course, plan.company, move.hex, plan.city)
    course.turn(placed=True)
    course.tell(StationPlaced(plan.company, move.hex, plan.cost))


# Foreign investors


def place_investor(course: Course, investor: str) -> None:
    """V, R9: the investor's only marker, on its home."""
    course.set(board=place_marker(course.state.board, BOX.investors[investor].home, Marker(investor)))


def can_replace(state: State, company: str, investor: str) -> bool:
    """R18: the company has a marker left, and none in the investor's home already."""
    elsewhere = marker_of(state.board, company, BOX.investors[investor].home) is None
    return elsewhere and state.companies[company].markers > 0


def do_replace(course: Course, _move: Replace, _plan: None) -> None:
    """R17, R18: by the company's cheapest marker left, free of charge; it is not the one of its turn."""
    owed = course.state.owed_as(ReplaceOwed)
    course.settle_first()
    board, hex_ = course.state.board, BOX.investors[owed.investor].home
    marker = marker_of(board, owed.investor, hex_)
    assert marker is not None
    course.set(board=replace_marker(board, hex_, owed.investor, marker._replace(owner=owed.who)))
    course.company(owed.who, markers=course.state.companies[owed.who].markers - 1)
    course.tell(MarkerReplaced(owed.who, owed.investor, hex_))


def do_remove(course: Course, _move: Remove, _plan: None) -> None:
    """The investor's marker leaves the map without another in its place."""
    owed = course.state.owed_as(ReplaceOwed)
    course.settle_first()
    remove_investor(course, owed.investor)


def remove_investor(course: Course, investor: str) -> None:
    """The marker of an investor that is closed leaves the map."""
    hex_ = BOX.investors[investor].home
    course.set(board=remove_marker(course.state.board, hex_, investor))
    course.tell(MarkerRemoved(investor, hex_))
