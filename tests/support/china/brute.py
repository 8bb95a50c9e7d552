"""The best run by trying everything: every walk over hexsides, every choice of stations and trains. For small maps."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from eighteen80.china.box.components import BOX
from eighteen80.china.map.board import markers_at, shape_at
from eighteen80.china.map.geometry import neighbour_name, opposite
from eighteen80.china.rules.operating.income import Position

Station = tuple[str, int]
Side = frozenset[str]


class Walk(NamedTuple):
    """A way over the map: stations in order, hexsides crossed."""

    stations: tuple[Station, ...]
    sides: frozenset[Side]


class Route(NamedTuple):
    """A train's choice on a walk: worth without the Trans-Siberian bonus, hexsides, entitlement to the bonus."""

    worth: int
    sides: frozenset[Side]
    both_ends: bool


def brute_totals(position: Position, trains: Sequence[str]) -> set[int]:
    """Return every possible income of runs, without the bonus from the chart."""
    walks = set(_walks(position))
    routes = [[route for walk in walks for route in _routes(position, train, walk)] for train in trains]
    return set(_totals(position, routes, ()))


def _walks(position: Position) -> Iterator[Walk]:
    for hex_ in BOX.hexes:
        shape = shape_at(position.board, hex_)
        for city in range(len(shape.stations) if shape else 0):
            yield from _from_station(position, Walk(((hex_, city),), frozenset()))


def _from_station(position: Position, walk: Walk) -> Iterator[Walk]:
    hex_, city = walk.stations[-1]
    if len(walk.stations) > 1:
        yield walk
        if is_closed(position, (hex_, city)):
            return
    shape = shape_at(position.board, hex_)
    assert shape is not None
    for edge in shape.ends[city]:
        yield from _across(position, walk, hex_, edge)


def _across(position: Position, walk: Walk, hex_: str, edge: int) -> Iterator[Walk]:
    there, entry = neighbour_name(hex_, edge), opposite(edge)
    side = frozenset((hex_, there))
    shape = shape_at(position.board, there) if there in BOX.hexes else None
    if shape is None or side in walk.sides:
        return
    sides = walk.sides | {side}
    for city, edges in enumerate(shape.ends):
        if entry in edges and (there, city) not in walk.stations:
            yield from _from_station(position, Walk((*walk.stations, (there, city)), sides))
    for pair in shape.through:
        if entry in pair:
            yield from _across(position, Walk(walk.stations, sides), there, sum(pair) - entry)


def is_closed(position: Position, station: Station) -> bool:
    """Return whether the owner's trains must stop at a station."""
    hex_, city = station
    shape = shape_at(position.board, hex_)
    assert shape is not None
    if BOX.hexes[hex_].stop:
        return True
    if shape.stations[city].kind == "town":
        return False
    owners = [marker.owner for marker in markers_at(position.board, hex_) if marker.city == city]
    return position.who not in owners and len(owners) >= shape.stations[city].spaces


def _routes(position: Position, train: str, walk: Walk) -> Iterator[Route]:
    card = BOX.trains[train]
    own = {station for station in walk.stations if owns(position, station)}
    large = sum(is_large(position, station) for station in walk.stations)
    for counted in _choices(walk.stations, card.stations if card.kind == "express" else len(walk.stations)):
        if not own.intersection(counted):
            continue
        if card.kind != "express" and (len(counted) > card.stations or large > card.large):
            continue
        ends = {hex_ for hex_, _ in counted}.issuperset(BOX.trans_siberian.ends)
        value = sum(value_of(position, station) for station in counted)
        yield Route(value - fee_for(position, walk.sides), walk.sides, ends)


def _choices(stations: tuple[Station, ...], most: int) -> Iterator[tuple[Station, ...]]:
    """Every choice of as many stations as possible: no station is worth less than nothing."""
    yield from combinations(stations, min(most, len(stations)))


def owns(position: Position, station: Station) -> bool:
    """Return whether the owner has a marker there."""
    hex_, city = station
    return any(marker == (position.who, city) for marker in markers_at(position.board, hex_))


def is_large(position: Position, station: Station) -> bool:
    """Return whether a station is a large one."""
    hex_, city = station
    shape = shape_at(position.board, hex_)
    return shape is not None and shape.stations[city].kind in ("city", "large")


def value_of(position: Position, station: Station) -> int:
    """Return the value of a station."""
    hex_, city = station
    shape = shape_at(position.board, hex_)
    assert shape is not None
    extra = position.terms.taiwan if hex_ == BOX.taiwan.hex else 0
    if BOX.hexes[hex_].stop:
        return BOX.hexes[hex_].values[position.terms.letter] + extra
    return shape.stations[city].value


def fee_for(position: Position, sides: frozenset[Side]) -> int:
    """Return the fee of the ferries among some hexsides."""
    used = [ferry for ferry in BOX.ferries if frozenset((ferry.from_hex, ferry.sea[0])) in sides]
    return 0 if position.terms.ferries_free else sum(ferry.fee for ferry in used)


def _totals(position: Position, routes: list[list[Route]], chosen: tuple[Route, ...]) -> Iterator[int]:
    if not routes:
        bonuses = sum(route.both_ends for route in chosen)
        counted = bonuses if position.terms.bonus_per_train else min(bonuses, 1)
        yield sum(route.worth for route in chosen) + BOX.trans_siberian.bonus * counted
        return
    yield from _totals(position, routes[1:], chosen)
    for route in routes[0]:
        if not any(route.sides & other.sides for other in chosen):
            yield from _totals(position, routes[1:], (*chosen, route))
