"""X Placing station markers: homes, further stations, the places of foreign investors."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import NamedTuple

from eighteen80.china.box.components import BOX
from eighteen80.china.box.parts import Hex
from eighteen80.china.course import Course
from eighteen80.china.events import MarkerRemoved, MarkerReplaced
from eighteen80.china.map.board import (
    hexes_of,
    marker_of,
    markers_at,
    nearby_hexes,
    place_marker,
    remove_marker,
    replace_marker,
    shape_at,
)
from eighteen80.china.map.geometry import EDGES
from eighteen80.china.map.reach import Reach, obstacle, reach, station_bit
from eighteen80.china.map.tiles import Shape, city_map, printed_shape
from eighteen80.china.moves import Home, Remove, Replace, Station
from eighteen80.china.rules.operating.turn_events import StationPlaced
from eighteen80.china.state import BANK, Company, HomeOwed, Marker, ReplaceOwed, State
from eighteen80.engine.rule import Given, Rule, only
from eighteen80.refusals import Ambiguous, Illegal


class Plan(NamedTuple):
    """A planned station marker: its owner, hex, city and cost."""

    company: str
    hex: str
    here: Shape | None
    city: int
    cost: int


# Homes


def home_cities(company: str, here: Shape | None) -> tuple[int, ...]:
    """Return the home marker's cities on this track: several if the company chooses, none before there is track."""
    card = BOX.companies[company]
    if card.home_city is None:
        return tuple(range(len(here.stations))) if here else ()
    drawn = printed_shape(card.home)
    if drawn is None or here is None:
        return (card.home_city,)
    return (city_map(drawn, here)[card.home_city],) if here != drawn else (card.home_city,)


def place_home(course: Course, company: str) -> None:
    """XII, R25, R39: Place the free home marker; owe a choice between two cities, or wait for the first tile.

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


def _plan_home(state: State, move: Home) -> int:
    """Find the city by its printed name; the first name is the first city of the tile."""
    names = _home(state).names
    if move.city not in names:
        raise _no_home(state, move.city)
    return names.index(move.city)


def _check_home(state: State, city: int) -> None:
    """Refuse a city that the table has filled or removed in the meantime."""
    name = _home(state).names[city]
    if name not in _homes_left(state):
        raise _no_home(state, name)


def _homes_left(state: State) -> tuple[str, ...]:
    home = _home(state)
    here = shape_at(state.board, home.name)
    taken = Counter(marker.city for marker in markers_at(state.board, home.name))
    spaces = [station.spaces for station in here.stations] if here else [1] * len(home.names)
    cities = enumerate(zip(home.names, spaces, strict=False))
    return tuple(name for city, (name, room) in cities if taken[city] < room)


def _no_home(state: State, city: str) -> Illegal:
    return Illegal("station-home", company=state.owed_as(HomeOwed).who, city=city, cities=_homes_left(state))


def _do_home(course: Course, city: int) -> None:
    """Put the home marker into its city."""
    company = course.settle_owed(HomeOwed).who
    course.set(board=replace_marker(course.state.board, BOX.companies[company].home, company, Marker(company, city)))


HOME = Rule(candidates=lambda state: map(Home, _home(state).names), plan=_plan_home, check=_check_home, do=_do_home)


def _home(state: State) -> Hex:
    return BOX.hexes[BOX.companies[state.owed_as(HomeOwed).who].home]


# Further stations


def prices_left(state: State, company: Company) -> tuple[int, ...]:
    """R47: List the costs of the company's remaining markers in this phase, the next one first."""
    prices = BOX.setup.marker_prices
    return tuple(cost * state.phase.marker_cost_factor for cost in prices[len(prices) - company.markers :])


def _stations(state: State) -> Iterator[Station]:
    """Yield every city that track of the company to act leads to."""
    own = set(hexes_of(state.board, state.turn.who))
    for hex_ in reach(state.board, state.turn.who).edges:
        if hex_ not in own:
            yield from _stations_in(state, hex_)


def _stations_in(state: State, hex_: str) -> Iterator[Station]:
    """Yield the cities with track: a city without any has no name of its own."""
    here = shape_at(state.board, hex_)
    named = [city for city, ends in enumerate(here.ends) if ends or len(here.ends) == 1] if here else []
    return (_name_city(state, hex_, city) for city in named)


def _begun_station(state: State, given: Given) -> Iterator[Station]:
    """Yield a city within reach if no hex is given."""
    if "hex" in given:
        yield Station(**given)
    else:
        yield from _stations(state)
        raise Illegal("station-nowhere", company=state.turn.who)


def _name_city(state: State, hex_: str, city: int) -> Station:
    """Name a city by the first of its edges, without an edge where the hex has a single city."""
    here = shape_at(state.board, hex_)
    if here is None or len(here.stations) == 1:
        return Station(hex_)
    return Station(hex_, min(here.ends[city], default=None))


def _complete_station(state: State, move: Station) -> Station:
    """Add the city: the one given, named by its first edge, or the only one that is allowed."""
    here = shape_at(state.board, move.hex) if move.hex in BOX.hexes else None
    if here is None or len(here.stations) <= 1:
        return replace(move, edge=None)
    if move.edge is not None:
        city = _city_at(state, move)
        return move if city is None else _name_city(state, move.hex, city)
    meant = list(_stations_in(state, move.hex))
    found = [station for station in meant if STATION.refusal(state, station) is None]
    if len(found) > 1:
        raise _several(move.hex, found)
    if not found and meant:
        STATION.make_plan(state, meant[0])
    return found[0] if found else move


def _several(hex_: str, found: Iterable[Station]) -> Ambiguous:
    words = [EDGES[station.edge] for station in found if station.edge is not None]
    return Ambiguous("ambiguous-station", choices=words, hex=hex_)


def _city_at(state: State, move: Station) -> int | None:
    """Find the city that the edge names; without an edge, the city that no track reaches yet."""
    here = shape_at(state.board, move.hex)
    if here is None or len(here.stations) <= 1:
        return 0
    named = (city for city, edges in enumerate(here.ends) if move.edge in edges or (move.edge is None and not edges))
    return next(named, None)


def _plan_station(state: State, move: Station) -> Plan:
    """Find the city that is meant, or refuse."""
    who, hex_ = _check_company(state), move.hex
    if not state.companies[who].markers:
        raise Illegal("station-no-marker", company=who, markers=BOX.setup.markers)
    if hex_ not in BOX.hexes:
        raise Illegal("station-no-hex", hex=hex_, beside=nearby_hexes(hex_))
    here, city = shape_at(state.board, hex_), _city_at(state, move)
    if city is None and move.edge is None:
        raise _several(hex_, _stations_in(state, hex_))
    if city is None:
        ends_of = here.ends if here else ()
        edges = tuple(EDGES[min(ends)] for ends in ends_of if ends)
        raise Illegal("station-no-edge", hex=hex_, edge=EDGES[move.edge or 0], edges=edges)
    return Plan(who, hex_, here, city, prices_left(state, state.companies[who])[0])


def _check_turn(state: State) -> None:
    """X: Refuse a second marker in a turn."""
    who = _check_company(state)
    if state.turn.placed:
        raise Illegal("station-placed", company=who)


def _check_company(state: State) -> str:
    """VII: Return the company to act, and refuse an investor, which has no marker to place."""
    who = state.turn.who
    if who in state.investors:
        raise Illegal("station-investor", investor=who)
    return who


def _check_station(state: State, plan: Plan) -> None:
    """Raise the first reason against a marker."""
    here = _check_city(state, plan)
    _check_space(state, plan, here)
    _check_connected(state, plan.company, plan.hex, plan.city)
    cash = state.companies[plan.company].cash
    if plan.cost > cash:
        raise Illegal("station-cost", company=plan.company, cost=plan.cost, cash=cash)


def _check_city(state: State, plan: Plan) -> Shape:
    card, here = BOX.hexes[plan.hex], plan.here
    if card.kind == "offboard" and not (state.rulings.red_hex_markers == "yes" and card.homes):
        raise Illegal("station-red", hex=plan.hex)
    if here is None or not any(_spaces(plan.hex, here, city) for city in range(len(here.stations))):
        raise Illegal("station-no-city", hex=plan.hex, kind=card.kind)
    if marker_of(state.board, plan.company, plan.hex):
        raise Illegal("station-one-a-hex", company=plan.company, hex=plan.hex)
    return here


def _spaces(hex_: str, here: Shape, city: int) -> int:
    """Return the spaces for markers; a red hex that is an investor's home has its circle."""
    station = here.stations[city]
    return len(BOX.hexes[hex_].homes) if station.kind == "large" else station.spaces


def _check_space(state: State, plan: Plan, here: Shape) -> None:
    """R40: Require a free space, and another for each company not yet floated whose home it is."""
    hex_, city = plan.hex, plan.city
    owners = tuple(marker.owner for marker in markers_at(state.board, hex_) if marker.city == city)
    free = _spaces(hex_, here, city) - len(owners)
    if not free:
        raise Illegal("station-full", hex=hex_, owners=owners)
    homes = [name for name in BOX.hexes[hex_].homes if name in state.companies and not state.companies[name].open]
    waiting = tuple(name for name in homes if city in home_cities(name, here))
    if free <= len(waiting):
        raise Illegal("station-reserved", hex=hex_, companies=waiting)


def _check_connected(state: State, who: str, hex_: str, city: int) -> None:
    bit = station_bit(hex_, city)

    def reaches(other: Reach) -> bool:
        return bool(other.stations & bit)

    if reaches(reach(state.board, who)):
        return
    full = obstacle(state.board, who, reaches)
    if full is not None:
        raise Illegal("station-blocked", hex=hex_, at=full.hex, owners=full.owners)
    raise Illegal("station-not-reached", company=who, hex=hex_)


def _do_station(course: Course, plan: Plan) -> None:
    """Pay for the marker and place it."""
    course.pay(plan.company, BANK, plan.cost)
    _put(course, plan.company, plan.hex, plan.city)
    course.turn(placed=True)
    course.tell(StationPlaced(plan.company, plan.hex, plan.cost))


def _too_poor(state: State) -> bool:
    """Return whether no marker is left or the company cannot pay for the next one."""
    company = state.companies[state.turn.who]
    return not company.markers or prices_left(state, company)[0] > company.cash


STATION = Rule(
    candidates=_stations,
    hopeless=_too_poor,
    begun=_begun_station,
    complete=_complete_station,
    plan=_plan_station,
    check_moment=_check_turn,
    check=_check_station,
    do=_do_station,
)


# Foreign investors


def place_investor(course: Course, investor: str) -> None:
    """V, R9: Place the investor's only marker, on its home."""
    course.set(board=place_marker(course.state.board, BOX.investors[investor].home, Marker(investor)))


def can_replace(state: State, company: str, investor: str) -> bool:
    """R18: Return whether the company has a marker left, and none in the investor's home already."""
    elsewhere = marker_of(state.board, company, BOX.investors[investor].home) is None
    return elsewhere and state.companies[company].markers > 0


def _do_replace(course: Course, _move: Replace) -> None:
    """R17, R18: Replace it by the company's cheapest marker left, free of charge and outside its turn's limit."""
    owed = course.settle_owed(ReplaceOwed)
    board, hex_ = course.state.board, BOX.investors[owed.investor].home
    marker = marker_of(board, owed.investor, hex_) or Marker(owed.investor)
    course.set(board=replace_marker(board, hex_, owed.investor, marker._replace(owner=owed.who)))
    course.company(owed.who, markers=course.state.companies[owed.who].markers - 1)
    course.tell(MarkerReplaced(owed.who, owed.investor, hex_))


def _do_remove(course: Course, _move: Remove) -> None:
    """Remove the investor's marker from the map without putting another in its place."""
    remove_investor(course, course.settle_owed(ReplaceOwed).investor)


REPLACE = Rule(candidates=only(Replace()), do=_do_replace)
REMOVE = Rule(candidates=only(Remove()), do=_do_remove)


def remove_investor(course: Course, investor: str) -> None:
    """Remove the marker of a closing investor from the map."""
    hex_ = BOX.investors[investor].home
    course.set(board=remove_marker(course.state.board, hex_, investor))
    course.tell(MarkerRemoved(investor, hex_))
