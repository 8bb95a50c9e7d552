"""X Laying Track, Upgrading Tiles: how tiles lie, how a position is named, what may replace what."""

import tomllib
from functools import cache
from itertools import permutations, product
from typing import Any

import pytest

from eighteen80.china.box.components import BOX
from eighteen80.china.map.tiles import (
    canonical_rotation,
    city_map,
    first_tiles,
    matching_positions,
    position_words,
    positions,
    printed_shape,
    rotation_of,
    shape,
    successors,
)
from eighteen80.refusals import Ambiguous, Unreadable
from tests.support.places import FACTS

TILES = FACTS / "tiles.toml"
NUMBERS = list(BOX.tiles)
TURNS = range(6)
LYING = list(product(NUMBERS, TURNS))


@cache
def listed_tiles() -> dict[str, Any]:
    """The tiles of the gathered facts by number."""
    tiles: dict[str, Any] = tomllib.loads(TILES.read_text(encoding="utf-8"))["tile"]
    return tiles


@pytest.mark.skipif(not TILES.is_file(), reason="the gathered facts do not stand beside the checkout")
@pytest.mark.parametrize("number", NUMBERS)
def test_x_what_the_track_allows_is_what_the_facts_list(number: str):
    listed = listed_tiles()[number]["upgrades"]
    wanted = {(each["tile"], rotation) for each in listed for rotation in each["rotations"]}
    for turn in TURNS:
        found = {
            (successor, (equal - turn) % 6)
            for successor, rotation in successors(shape(number, turn))
            for equal in range(6)
            if canonical_rotation(successor, equal) == rotation
        }
        assert found == wanted


def test_x_how_many_positions_the_track_allows():
    assert sum(len(successors(shape(number, 0))) for number in NUMBERS) == 121
    assert sum(len(successors(shape(number, turn))) for number, turn in LYING) == 726
    assert sum(len(positions(number)) for number in NUMBERS) == 260


def test_x_upgrades_of_a_city_in_a_straight_line():
    found = {("14", 0), ("14", 2), ("15", 0), ("15", 3), ("619", 0), ("619", 3)}
    assert {*successors(shape("57", 0))} == found


def test_x_beijing_is_upgraded_to_its_own_tile():
    beijing = printed_shape("F8")
    assert beijing is not None
    assert (beijing.colour, beijing.label, beijing.ends) == ("yellow", "B", ((0,), (1,), (3,), (4,)))
    assert successors(beijing) == (("8886", 0),)
    assert city_map(beijing, shape("8886", 0)) == (0, 1, 3, 4)
    assert city_map(shape("8886", 0), shape("8887", 0)) == (0,) * 6


def test_x_every_yellow_tile_has_a_place():
    placed = {number for hex_ in BOX.hexes for number in first_tiles(hex_)}
    assert placed == {tile.number for tile in BOX.tiles.values() if tile.colour == "yellow"}


# Printed track


def test_x_red_and_blue_places_are_stations_with_their_exits():
    russia, haikou, sea = printed_shape("A3"), printed_shape("Q13"), printed_shape("F12")
    assert russia is not None
    assert haikou is not None
    assert sea is not None
    assert (russia.stations[0].kind, russia.ends) == ("large", ((4, 5),))
    assert (haikou.stations[0].kind, haikou.ends) == ("small", ((2, 3),))
    assert (sea.stations, sea.through) == ((), ((1, 3),))


def test_x_open_land_has_no_printed_track():
    assert printed_shape("B8") is None
    assert sum(printed_shape(hex_) is not None for hex_ in BOX.hexes) == 13


# Positions


@pytest.mark.parametrize("number", NUMBERS)
def test_a_position_is_read_as_it_is_written(number: str):
    assert [rotation_of(number, position_words(number, turn)) for turn in TURNS] == [
        canonical_rotation(number, turn) for turn in TURNS
    ]


@pytest.mark.parametrize("number", NUMBERS)
def test_a_position_is_named_once(number: str):
    names = [position_words(number, turn) for turn in positions(number)]
    assert len(set(names)) == len(names)
    assert {canonical_rotation(number, turn) for turn in range(6)} == set(positions(number))


@pytest.mark.parametrize("number", NUMBERS)
def test_equal_positions_have_equal_track(number: str):
    for turn in TURNS:
        here, least = shape(number, turn), shape(number, canonical_rotation(number, turn))
        assert (sorted(here.ends), sorted(here.through)) == (sorted(least.ends), sorted(least.through)), turn


@pytest.mark.parametrize(
    ("number", "turn", "words"),
    [
        ("57", 1, "W-E"),
        ("57", 4, "W-E"),
        ("8855", 0, "SW-NE NW-SE"),
        ("23", 0, "SW-NE SW-E"),
        ("14", 0, "SW-W-NE-E"),
        ("235", 5, "SE"),
        ("63", 3, ""),
        ("8886", 2, ""),
    ],
)
def test_the_canonical_words_of_a_position(number: str, turn: int, words: str):
    assert position_words(number, turn) == words


@pytest.mark.parametrize("number", NUMBERS)
def test_words_are_read_in_any_order_and_case(number: str):
    for turn in TURNS:
        groups = [word.lower().split("-") for word in position_words(number, turn).split()]
        for order in permutations(groups):
            line = ", ".join("–".join(reversed(group)) for group in order)
            assert rotation_of(number, line) == canonical_rotation(number, turn), line


def test_as_much_as_tells_positions_apart_is_enough():
    assert rotation_of("611", "SW-W-NW-NE-E") == rotation_of("611", "e-sw-ne-nw-w") == 0
    assert rotation_of("23", "SW-E") == 0
    assert rotation_of("63", "") == 0
    assert matching_positions("23", "SW-NE") == (0, 3)
    assert matching_positions("57", "") == (0, 1, 2)


def test_words_that_fit_several_positions_are_asked_about():
    with pytest.raises(Ambiguous) as refused:
        rotation_of("23", "SW-NE")
    assert refused.value.choices == ("SW-NE SW-E", "SW-NE W-NE")


@pytest.mark.parametrize("number", ["9", "57"])
@pytest.mark.parametrize("words", ["SW-W", "SW-NE-E", "SW-NE W-E"])
def test_misfit_position_words_are_refused_with_real_ones(number: str, words: str):
    with pytest.raises(Unreadable) as refused:
        rotation_of(number, words)
    assert refused.value.expected == ("SW-NE", "W-E", "NW-SE")


# Stations kept


def test_x_cities_follow_their_track():
    assert city_map(shape("235", 0), shape("8860", 2)) == (1, 0)
    for number, turn in LYING:
        old = shape(number, turn)
        for successor, rotation in successors(old):
            new = shape(successor, rotation)
            kept = city_map(old, new)
            assert len(kept) == len(old.stations)
            assert all(set(ends) <= set(new.ends[city]) for ends, city in zip(old.ends, kept, strict=True))
            assert len(set(kept)) in (len(kept), len(new.stations))


def test_x_a_tile_that_cuts_a_station_off_keeps_nothing():
    with pytest.raises(ValueError, match="does not keep"):
        city_map(shape("57", 0), shape("15", 1))
