"""Reach of a company or investor from its markers: by a legal train route of any length, without reversing.

The map is a graph of walks: by entry of a hex the station met and the edges of exit. A walk is a legal train route of
any length: it uses no hexside and no station twice and does not reverse at junctions. Hexsides and stations have one
bit each, so a mask records the way taken. An entry is a hex and the edge by which it is entered, as one number.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache
from itertools import accumulate
from typing import NamedTuple

from eighteen80.china.box.components import BOX
from eighteen80.china.map.board import hexes_of
from eighteen80.china.map.geometry import EDGES
from eighteen80.china.map.network import Site, crossings, sites_of, track_of
from eighteen80.china.map.tiles import printed_shape, track_in
from eighteen80.china.state import Board, Laid, Marker, once_a_board

Step = tuple[int, int]
"""The next entry, and the bit of the hexside crossed to get there."""

HEXES = tuple(BOX.hexes)
ENTERED = tuple((hex_, edge) for hex_ in HEXES for edge in range(len(EDGES)))
"""The hex and the edge of each entry."""


class Exits(NamedTuple):
    """Continuation of an entry: the bit of its station (0: plain track), and the steps out."""

    station: int
    steps: tuple[Step, ...]


class WalkGraph(NamedTuple):
    """All track of a board: ways by entry (None: no track there), and the steps out of each station by its bit."""

    by_entry: list[Exits | None]
    leaving: dict[int, tuple[Step, ...]]


class Flow(NamedTuple):
    """Entries reached, each with the mask of the walk found, and steps refused because that walk had been there."""

    found: dict[int, int]
    refused: list[Step]


def _most_stations(kind: str) -> int:
    return len(EDGES) if kind == "beijing" else 2 if kind.startswith("two_") else 1


_NUMBERS = {name: number for number, name in enumerate(HEXES)}
_FIRST_STATION = dict(
    zip(
        HEXES,
        accumulate((_most_stations(hex_.kind) for hex_ in BOX.hexes.values()), initial=len(EDGES) * len(HEXES) // 2),
        strict=False,
    )
)


def entry(hex_: str, edge: int) -> int:
    """Return the number of an entry: the hex and the edge of it that is crossed."""
    return _NUMBERS[hex_] * len(EDGES) + edge


def station_bit(hex_: str, city: int) -> int:
    """Return the bit of a station."""
    return 1 << _FIRST_STATION[hex_] + city


@once_a_board
def ways(board: Board) -> WalkGraph:
    """Return all track of the board."""
    by_entry: list[Exits | None] = [None] * len(ENTERED)
    leaving: dict[int, tuple[Step, ...]] = {}
    for hex_, laid in {**_hexes_with_track(), **board.tiles}.items():
        entries, stations = _ways_in(hex_, laid)
        first = entry(hex_, 0)
        by_entry[first : first + len(EDGES)] = entries
        leaving.update(stations)
    return WalkGraph(by_entry, leaving)


@cache
def _hexes_with_track() -> Mapping[str, None]:
    return dict.fromkeys(hex_ for hex_ in HEXES if printed_shape(hex_) is not None)


@cache
def _ways_in(hex_: str, laid: Laid | None) -> tuple[list[Exits | None], dict[int, tuple[Step, ...]]]:
    """Return the ways of a hex's entries, and the steps out of its stations."""
    stops, into, onward = track_of(hex_, laid)
    by_entry: list[Exits | None] = []
    for edge in range(len(EDGES)):
        if onward[edge]:
            by_entry.append(Exits(0, tuple((entry(there.hex, there.edge), there.side) for there in onward[edge])))
        elif into[edge]:
            stop = stops[into[edge][0][1]]
            others = () if stop.last else (other for other in stop.edges if other != edge)
            by_entry.append(Exits(station_bit(*stop.site), _steps(hex_, others)))
        else:
            by_entry.append(None)
    leaving = {station_bit(*stop.site): _steps(hex_, stop.edges) for stop in stops}
    return by_entry, leaving


def step(hex_: str, edge: int) -> Step:
    """Return the step that leaves a hex by an edge with map beyond it."""
    crossing = crossings()[hex_][edge]
    assert crossing is not None
    return entry(crossing.hex, crossing.edge), crossing.side


def _steps(hex_: str, edges: Iterable[int]) -> tuple[Step, ...]:
    return tuple(step(hex_, edge) for edge in edges)


def flow(board_ways: WalkGraph, starts: Iterable[tuple[int, int]], shut: int) -> Flow:
    """Walk on from every start (an entry, and the mask of its way) through all stations except the shut ones.

    Everything found is part of a walk that does not cross itself. The refused steps lead to what another walk may or
    may not be able to reach.
    """
    found = dict(starts)
    queue = list(found)
    refused: list[Step] = []
    by_entry = board_ways.by_entry
    for number in queue:
        way = by_entry[number]
        if way is None:
            continue
        station, steps = way
        mask = found[number]
        if station & (mask | shut):
            if not station & shut:
                refused.extend(steps)
            continue
        mask |= station
        for following in steps:
            if following[0] in found:
                continue
            if mask & following[1]:
                refused.append(following)
                continue
            found[following[0]] = mask | following[1]
            queue.append(following[0])
    return Flow(found, refused)


def flood(board_ways: WalkGraph, steps: Iterable[Step], known: Iterable[int], been: int) -> list[int]:
    """Return the unknown entries beyond those steps, even by walks that cross themselves.

    Nothing in `been` is entered.
    """
    seen = set(known)
    queue = list(dict.fromkeys(number for number, side in steps if not side & been and number not in seen))
    seen.update(queue)
    for number in queue:
        way = board_ways.by_entry[number]
        if way is None or way.station & been:
            continue
        for following, side in way.steps:
            if following not in seen and not side & been:
                seen.add(following)
                queue.append(following)
    return queue


def can_reach(board_ways: WalkGraph, number: int, been: int, goals: int, shut: int) -> bool:
    """Return whether a walk from an entry, with the given way behind it, can end in one of the goal stations.

    Exact: one flow proves what it finds, and a goal that even crossing walks do not meet is out of reach; between the
    two every next fork is tried.
    """
    goals &= ~been
    found, refused = flow(board_ways, ((number, been),), shut)
    if _meets(board_ways, found, goals):
        return True
    if not _meets(board_ways, flood(board_ways, refused, found, been | shut), goals):
        return False
    return any(can_reach(board_ways, *branch, goals, shut) for branch in _branches(board_ways, number, been, shut))


def _meets(board_ways: WalkGraph, entries: Iterable[int], goals: int) -> bool:
    ways_met = (board_ways.by_entry[number] for number in entries)
    return any(way is not None and way.station & goals for way in ways_met)


def _branches(board_ways: WalkGraph, number: int, been: int, shut: int) -> list[tuple[int, int]]:
    branches = [(number, been)]
    while len(branches) == 1:
        number, been = branches[0]
        way = board_ways.by_entry[number]
        if way is None or way.station & (been | shut):
            return []
        branches = [(following, been | way.station | side) for following, side in way.steps if not side & been]
    return branches


# Reach


ALL_EDGES = (1 << len(EDGES)) - 1


class Reach(NamedTuple):
    """The edges by which each hex can be entered, as a mask, and the stations reached, as a mask of their bits.

    Of a hex that has track, only as many edges are worked out as tell whether any of its track is reached. A hex with
    a marker of the owner counts as entered from everywhere.
    """

    edges: dict[str, int]
    stations: int


class Full(NamedTuple):
    """A city without a free space, and whose markers fill it."""

    bit: int
    hex: str
    owners: tuple[str, ...]


@once_a_board
def reach(board: Board, owner: str) -> Reach:
    """Return the owner's reach."""
    return _survey(board, owner, blocked_stations(board, owner))


def obstacle(board: Board, owner: str, reached: Callable[[Reach], bool]) -> Full | None:
    """Find the full city that blocks the owner's way; None if another reason keeps the goal out of reach."""
    shut = blocked_stations(board, owner)
    if not reached(_survey(board, owner, 0)):
        return None
    met = [full for full in full_cities(board) if full.bit & shut & reach(board, owner).stations]
    opening = (full for full in met if reached(_survey(board, owner, shut & ~full.bit)))
    return next(opening, met[0])


@once_a_board
def full_cities(board: Board) -> tuple[Full, ...]:
    """Return the cities without a free space."""
    return tuple(
        full for hex_, markers in board.stations.items() for full in _full_in(hex_, board.tiles.get(hex_), markers)
    )


@lru_cache(maxsize=1024)
def _full_in(hex_: str, laid: Laid | None, markers: tuple[Marker, ...]) -> tuple[Full, ...]:
    here = track_in(hex_, laid)
    found = []
    for city, station in enumerate(here.stations if here else ()):
        owners = tuple(marker.owner for marker in markers if marker.city == city)
        if station.kind == "city" and len(owners) >= station.spaces:
            found.append(Full(station_bit(hex_, city), hex_, owners))
    return tuple(found)


def blocked_stations(board: Board, owner: str) -> int:
    """Return the mask of the stations through which the owner's trains cannot pass."""
    return sum(full.bit for full in full_cities(board) if owner not in full.owners)


def owners_blocking(board: Board, who: str, site: Site) -> tuple[str, ...]:
    """Return the owners whose markers keep the trains of another from passing through; none if they may pass."""
    bit = station_bit(*site)
    return next((full.owners for full in full_cities(board) if full.bit == bit and who not in full.owners), ())


def stations_mask(sites: Iterable[Site]) -> int:
    """Return the mask of these stations."""
    return sum(station_bit(*site) for site in sites)


def _survey(board: Board, owner: str, shut: int) -> Reach:
    """Return the owner's reach: first a flow from its markers, then a closer look at doubtful parts."""
    track, own = ways(board), stations_mask(sites_of(board, owner))
    starts = {number: bit | side for bit, out in track.leaving.items() if bit & own for number, side in out}
    found, refused = flow(track, starts.items(), shut)
    edges, stations = dict.fromkeys(hexes_of(board, owner), ALL_EDGES), own
    touched = set(edges)
    for number in (*found, *flood(track, refused, found, shut)):
        (hex_, edge), way = ENTERED[number], track.by_entry[number]
        station = way.station if way else 0
        if number not in found:
            if hex_ in touched and not station & ~stations:
                continue
            # A train may run its route either way, so the walk is sought from its far end back to a marker.
            back, side = step(hex_, edge)
            if not can_reach(track, back, side | station, own, shut):
                continue
        edges[hex_] = edges.get(hex_, 0) | 1 << edge
        stations |= station
        if way:
            touched.add(hex_)
    return Reach(edges, stations)
