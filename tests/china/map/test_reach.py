"""Reach is exact: on random maps it equals what trying every walk finds, and lists of lays equal single checks."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from eighteen80.china.box.components import BOX
from eighteen80.china.map.board import lay, marker_of, markers_at, place_marker, shape_at, start_board
from eighteen80.china.map.geometry import opposite
from eighteen80.china.map.reach import obstacle, reach, station_bit
from eighteen80.china.map.tiles import fittings, positions
from eighteen80.china.moves import Lay
from eighteen80.china.rules.operating import track
from eighteen80.china.state import Board, Laid, Marker
from tests.support.china.map_table import Builder

OWNERS = ("JHA", "BCR", "NXR", "WNR", "CKR")


def random_board(random: Random, size: int, crowded: float) -> Board:
    """Tiles on hexes that lie together, some of them upgraded often, and markers in their cities."""
    board = start_board()
    near = neighbourhood(random, size)
    for share in (0.9, random.random(), random.random(), random.random()):
        for hex_ in near:
            fitting = [each for each in fittings(hex_, board.tiles.get(hex_)) if board.supply[each.tile]]
            if fitting and random.random() < share:
                site = random.choice(fitting)
                board = lay(board, hex_, Laid(site.tile, site.rotation))
    for hex_ in near:
        board = with_markers(random, board, hex_, crowded)
    return board


def neighbourhood(random: Random, size: int) -> list[str]:
    near = [random.choice(list(BOX.hexes))]
    for hex_ in near:
        near += [there for there in BOX.hexes[hex_].neighbours if there and there not in near and len(near) < size]
    random.shuffle(near)
    return near


def with_markers(random: Random, board: Board, hex_: str, crowded: float) -> Board:
    here = shape_at(board, hex_)
    for city, station in enumerate(here.stations if here else ()):
        for owner in random.sample(OWNERS, len(OWNERS)):
            used = sum(marker.city == city for marker in markers_at(board, hex_))
            free = used < station.spaces and not marker_of(board, owner, hex_)
            if free and random.random() < crowded:
                board = place_marker(board, hex_, Marker(owner, city))
    return board


class Walker:
    """Walks every way there is, step by step."""

    def __init__(self, board: Board, owner: str) -> None:
        self.board, self.owner = board, owner
        self.entered: set[tuple[str, int]] = set()
        self.stations: set[tuple[str, int]] = set()
        for hex_ in board.stations:
            marker = marker_of(board, owner, hex_)
            if marker is not None and marker.city is not None:
                self._go_on((hex_, marker.city), frozenset(), frozenset())

    def _go_on(self, station: tuple[str, int], sides: frozenset[object], been: frozenset[object], by: int = -1) -> None:
        self.stations.add(station)
        hex_, city = station
        here = shape_at(self.board, hex_)
        assert here is not None
        if by >= 0 and self._is_closed(station):
            return
        for edge in here.ends[city]:
            if edge != by:
                self._leave(hex_, edge, sides, been | {station})

    def _is_closed(self, station: tuple[str, int]) -> bool:
        here = shape_at(self.board, station[0])
        assert here is not None
        place = here.stations[station[1]]
        owners = [marker.owner for marker in markers_at(self.board, station[0]) if marker.city == station[1]]
        full = place.kind == "city" and len(owners) >= place.spaces
        return place.kind in {"large", "small"} or (full and self.owner not in owners)

    def _leave(self, hex_: str, edge: int, sides: frozenset[object], been: frozenset[object]) -> None:
        there = BOX.hexes[hex_].neighbours[edge]
        assert there is not None
        side, entry = frozenset(((hex_, edge), (there, opposite(edge)))), opposite(edge)
        if side in sides:
            return
        here = shape_at(self.board, there)
        ends = here.ends if here else ()
        city = next((city for city, edges in enumerate(ends) if entry in edges), None)
        if (there, city) in been:
            return
        self.entered.add((there, entry))
        if city is not None:
            self._go_on((there, city), sides | {side}, been, entry)
        for pair in here.through if here else ():
            if entry in pair:
                self._leave(there, sum(pair) - entry, sides | {side}, been)


def boards(count: int, size: int, crowded: float) -> Iterator[Board]:
    return (random_board(Random(seed), size, crowded) for seed in range(count))


@pytest.mark.parametrize("crowded", [0.05, 0.35])
def test_reach_is_what_trying_every_walk_finds(crowded: float):
    for board in boards(120, 14, crowded):
        for owner in OWNERS[:2]:
            walker, reached = Walker(board, owner), reach(board, owner)
            for hex_ in BOX.hexes:
                assert same(walker, reached.edges.get(hex_, 0), board, hex_), (board, owner, hex_)
            bits = sum(station_bit(*station) for station in walker.stations)
            assert reached.stations == bits


def same(walker: Walker, mask: int, board: Board, hex_: str) -> bool:
    """All edges of an empty hex; of one with track, whether any of that is reached, or else which blank sides are."""
    if marker_of(board, walker.owner, hex_):
        return mask == 63
    here = shape_at(board, hex_)
    mine = {edge for edge in range(6) if mask >> edge & 1}
    theirs = {edge for edge in range(6) if (hex_, edge) in walker.entered}
    if here is not None and here.exits & theirs:
        return bool(here.exits & mine)
    return mine == theirs


def test_obstacle_is_full_city_of_others_that_is_reached_itself():
    found = []
    for board in boards(60, 14, 0.5):
        reached = reach(board, "JHA")
        for hex_ in BOX.hexes.keys() - reached.edges.keys():
            found.append(obstacle(board, "JHA", lambda other, hex_=hex_: hex_ in other.edges))
            if found[-1] is not None:
                assert "JHA" not in found[-1].owners
                assert found[-1].bit & reached.stations
    assert any(found)


def test_every_lay_listed_is_allowed_and_no_other():
    builder = Builder("BCR", "C1", cash=40)
    for board in boards(12, 10, 0.2):
        builder.change(board=place_marker(board, "M3", Marker("BCR")) if "M3" not in board.stations else board)
        listed = set(track.LAY.legal(builder.state))
        near = {hex_ for hex_ in BOX.hexes if hex_ in reach(builder.state.board, "BCR").edges}
        tried = {Lay(hex_, tile, turned) for hex_ in near for tile in BOX.tiles for turned in positions(tile)}
        assert {lay_ for lay_ in tried if track.LAY.refusal(builder.state, lay_) is None} == listed
