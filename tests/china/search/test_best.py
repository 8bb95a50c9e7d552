"""X Operating trains: the best run, against trying everything."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from unittest import mock

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from eighteen80.china.box.components import BOX
from eighteen80.china.map.board import shape_at
from eighteen80.china.map.geometry import opposite
from eighteen80.china.map.tiles import positions, shape
from eighteen80.china.rules.operating.income import Position, Terms, plan_of
from eighteen80.china.rules.operating.routes import plan_written, write_routes
from eighteen80.china.search.best import Packing, Search, best, sorted_paths
from eighteen80.china.state import Board, Laid, Marker
from tests.support.china.brute import brute_totals

# Parts of the map where something special can happen, small enough to try everything.
REGIONS = {
    "Trans-Siberian": "A5 A7 A9 A11 A13 B6",
    "Beijing": "E7 E9 F6 F8 F10 G7 G9",
    "ferries": "F10 E13 D12 G13 G11 H12",
    "Shanghai": "H14 G15 K15 J14 K13 L16 L14",
    "Taiwan": "N14 O15 O13 P14 P12 N12 M13",
    "west": "J2 I3 H2 G3 H4 K3 L2 M3 J4",
    "inland": "H6 H8 H10 I7 I9 I11 J8 J10 J12",
}
TILES = {
    "plain": ("8", "9", "16", "18", "19", "20", "23", "24", "25", "26", "28", "29", "30"),
    "town": ("8851", "8852", "887", "888", "8866", "8871"),
    "city": ("57", "5", "14", "15", "619", "63", "895"),
    "two_towns": ("8854", "8855", "8856", "8857", "8858"),
    "two_cities": ("235", "8860", "8861", "8862", "8864", "8872", "8874", "8875"),
    "beijing": ("8886", "8887"),
}
KINDS = {"boomtown": ("town", "city"), "two_boomtowns": ("two_towns", "two_cities")}
TRAINS = ("2", "2+2", "3", "3+3", "4", "4+4", "6", "6E", "2R", "2E", "3E")
SHORT_EXPRESSES = {"2E": 2, "3E": 3}


@pytest.fixture(autouse=True, scope="module")
def short_expresses() -> Iterator[None]:
    """Express trains that leave stations out even on a small map."""
    cards = {name: replace(BOX.trains["6E"], stations=most) for name, most in SHORT_EXPRESSES.items()}
    with mock.patch.dict(BOX.trains, cards):
        yield


@st.composite
def small_maps(draw: st.DrawFn) -> Board:
    names = REGIONS[draw(st.sampled_from(sorted(REGIONS)))].split()
    tiles = {name: draw(draw_tile(name, frozenset(names))) for name in names if draw(st.integers(0, 9))}
    board = Board(tiles, {}, {})
    return Board(tiles, draw(markers(board, names)), {})


@cache
def draw_tile(name: str, region: frozenset[str]) -> st.SearchStrategy[Laid]:
    """Tiles that lead to the rest of the region rather than out of it."""
    kind = BOX.hexes[name].kind
    numbers = [number for each in KINDS.get(kind, (kind,)) for number in TILES[each]]
    if BOX.hexes[name].label == "S":
        numbers = ["8878", "8879"]
    tiles = [Laid(number, rotation) for number in numbers for rotation in positions(number)]
    return st.sampled_from([tile for tile in tiles if leads_on(name, tile, region)])


def leads_on(name: str, tile: Laid, region: frozenset[str]) -> bool:
    neighbours = BOX.hexes[name].neighbours
    inward = {edge for edge, there in enumerate(neighbours) if there in region or leads_here(there, edge)}
    exits = shape(*tile).exits
    return len(inward & exits) >= min(len(inward), len(exits), 3)


def leads_here(there: str | None, edge: int) -> bool:
    return there is not None and opposite(edge) in BOX.hexes[there].exits


@st.composite
def markers(draw: st.DrawFn, board: Board, names: list[str]) -> dict[str, tuple[Marker, ...]]:
    """Markers in cities and red places, at least one of them WNR's if there is a city."""
    owners = st.sampled_from(((), ("WNR",), ("WNR", "HKR"), ("HKR",), ("HKR", "NJR")))
    shapes = {name: shape_at(board, name) for name in [*names, "A3", "Q15"]}
    cities = [name for name, shape in shapes.items() if shape and shape.stations and shape.stations[0].kind != "town"]
    found = {name: draw(owners) for name in cities}
    if cities:
        found[draw(st.sampled_from(cities))] = ("WNR",)
    return {
        name: tuple(Marker(owner, draw(st.integers(0, len(shapes[name].stations) - 1))) for owner in owners)
        for name, owners in found.items()
        if owners
    }


terms = st.builds(
    Terms,
    letter=st.sampled_from("ABCD"),
    ferries_free=st.booleans(),
    taiwan=st.sampled_from((0, 20)),
    bonus_per_train=st.booleans(),
    chart_bonus=st.just(0),
    bonus_without_route=st.just(True),  # noqa: FBT003
)


def some_trains(most: int) -> st.SearchStrategy[list[str]]:
    return st.lists(st.sampled_from(TRAINS), min_size=1, max_size=most)


@settings(max_examples=150, suppress_health_check=list(HealthCheck))
@given(small_maps(), terms, some_trains(2), st.integers(1, 30), st.integers(0, 4000))
def test_search_finds_what_trying_everything_finds(
    board: Board, terms: Terms, trains: list[str], tens: int, effort: int
):
    position = Position(board, "WNR", terms)
    totals = brute_totals(position, trains)
    found = best(position, trains)
    assert found.proved
    assert found.total == max(totals)
    with mock.patch("eighteen80.china.search.best.EFFORT", effort):
        exhausted = best(position, trains)
    assert exhausted.total <= found.total <= exhausted.bound
    assert not exhausted.proved or exhausted.total == found.total
    routes = write_routes(board, trains, found.plan)
    assert plan_written(position, routes).total == found.total
    assert write_routes(board, trains, plan_written(position, routes)) == routes
    if not any(BOX.trains[train].kind == "express" for train in trains):
        choice = Search(position, trains, every_track=True).find_exact(tens * 10)
        assert bool(choice) == (tens * 10 in totals)
        assert not choice or plan_of(position, sorted_paths(position, trains, choice)).total == tens * 10


def test_express_runs_to_a_worthless_station_without_another():
    position = Position(Board({"J2": Laid("57", 0)}, {"J2": (Marker("WNR", 0),)}, {}), "WNR", Terms())
    assert best(position, ["6E"]).total == max(brute_totals(position, ["6E"])) == 20


def test_express_counts_both_siberian_ends_behind_its_track():
    tiles = "A5 57 1, A7 8851 1, A13 8 4, B8 15 2, B10 8 5, B12 8857 5, C9 14 1, C11 63 0, D12 8862 5"
    laid = {name: Laid(number, int(turned)) for name, number, turned in map(str.split, tiles.split(","))}
    terms = Terms("D", ferries_free=False, taiwan=0, bonus_per_train=True)
    position = Position(Board(laid, {"A3": (Marker("WNR", 0),)}, {}), "WNR", terms)
    assert best(position, ["8E"]).total == max(brute_totals(position, ["8E"])) == 300


@settings(max_examples=20, suppress_health_check=list(HealthCheck))
@given(small_maps(), terms, some_trains(2), st.integers(1, 9))
def test_an_amount_between_the_incomes_is_not_searched_for(board: Board, terms: Terms, trains: list[str], ones: int):
    with mock.patch.object(Packing, "_choices", side_effect=AssertionError):
        assert Search(Position(board, "WNR", terms), trains, every_track=True).find_exact(100 + ones) is None
