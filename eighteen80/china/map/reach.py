"""Reach of a company or investor from its markers: by a legal train route of any length, without reversing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from eighteen80.china.map.board import markers_of, shape_at
from eighteen80.china.map.geometry import EDGES
from eighteen80.china.map.tiles import track_in
from eighteen80.china.map.walk_graph import ENTERED, WalkGraph, can_reach, flood, flow, station_bit, step, ways
from eighteen80.china.state import Board, Laid, Marker

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


def reach(board: Board, owner: str) -> Reach:
    """Return the owner's reach, kept in the board's memo."""
    known: dict[str, Reach] = board.memo.setdefault("reach", {})
    result = known.get(owner)
    if result is None:
        result = known[owner] = _Survey(board, owner, blocked_stations(board, owner)).result()
    return result


def obstacle(board: Board, owner: str, reached: Callable[[Reach], bool]) -> Full | None:
    """Find the full city that blocks the owner's way; None if another reason keeps the goal out of reach."""
    shut = blocked_stations(board, owner)
    if not reached(_Survey(board, owner, 0).result()):
        return None
    met = [full for full in full_cities(board) if full.bit & shut & reach(board, owner).stations]
    opening = (full for full in met if reached(_Survey(board, owner, shut & ~full.bit).result()))
    return next(opening, met[0])


def full_cities(board: Board) -> tuple[Full, ...]:
    """Return the cities without a free space."""
    known: tuple[Full, ...] | None = board.memo.get("full")
    if known is None:
        known = board.memo["full"] = tuple(
            full for hex_, markers in board.stations.items() for full in _full_in(hex_, board.tiles.get(hex_), markers)
        )
    return known


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


def stations_of(board: Board, owner: str) -> int:
    """Return the mask of the stations that hold the owner's markers; an empty hex has none yet."""
    return _mask_of(board, markers_of(board, owner))


def _mask_of(board: Board, markers: Iterable[tuple[str, Marker]]) -> int:
    return sum(
        station_bit(hex_, marker.city)
        for hex_, marker in markers
        if marker.city is not None and shape_at(board, hex_) is not None
    )


class _Survey:
    """Search for one owner's reach: first a flow from its markers, then a closer look at doubtful parts."""

    def __init__(self, board: Board, owner: str, shut: int) -> None:
        self.ways: WalkGraph = ways(board)
        self.shut = shut
        markers = markers_of(board, owner)
        self.own = self.stations = _mask_of(board, markers)
        self.edges = {hex_: ALL_EDGES for hex_, _ in markers}
        self.touched = set(self.edges)

    def result(self) -> Reach:
        found, refused = flow(self.ways, self._starts(), self.shut)
        for number in found:
            self._enter(number)
        for number in flood(self.ways, refused, found, self.shut):
            if self._matters(number) and self._leads_back(number):
                self._enter(number)
        return Reach(self.edges, self.stations)

    def _starts(self) -> Iterator[tuple[int, int]]:
        for bit, steps in self.ways.leaving.items():
            if bit & self.own:
                yield from ((number, bit | side) for number, side in steps)

    def _enter(self, number: int) -> None:
        hex_, edge = ENTERED[number]
        self.edges[hex_] = self.edges.get(hex_, 0) | 1 << edge
        way = self.ways.by_entry[number]
        if way is not None:
            self.stations |= way.station
            self.touched.add(hex_)

    def _matters(self, number: int) -> bool:
        way = self.ways.by_entry[number]
        return ENTERED[number][0] not in self.touched or bool(way and way.station & ~self.stations)

    def _leads_back(self, number: int) -> bool:
        # A train may run its route either way, so the walk is sought from its far end back to a marker.
        way = self.ways.by_entry[number]
        back, side = step(*ENTERED[number])
        return can_reach(self.ways, back, side | (way.station if way else 0), self.own, self.shut)
