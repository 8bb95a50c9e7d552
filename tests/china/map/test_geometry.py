"""Directions on the map, and the hexes that lie there."""

import pytest

from eighteen80.china.box.components import BOX
from eighteen80.china.map.geometry import EDGES, direction, neighbour_name, opposite, rotate
from eighteen80.refusals import Unreadable


@pytest.mark.parametrize("edge", range(6))
def test_the_opposite_of_the_opposite_is_the_edge(edge: int):
    assert opposite(opposite(edge)) == edge
    assert {EDGES[edge], EDGES[opposite(edge)]} in ({"SW", "NE"}, {"W", "E"}, {"NW", "SE"})


@pytest.mark.parametrize("word", EDGES)
def test_directions_are_read_in_any_case_and_with_the_german_o(word: str):
    for written in (word, word.lower(), word.title(), f" {word} ", word.replace("E", "O")):
        assert EDGES[direction(written)] == word


@pytest.mark.parametrize("word", ["", "N", "S", "NEE", "north", "7", "WN"])
def test_what_is_no_direction_is_refused_with_the_six_that_are(word: str):
    with pytest.raises(Unreadable) as refused:
        direction(word)
    assert refused.value.word == word
    assert refused.value.expected == EDGES


@pytest.mark.parametrize(
    ("edge", "name"), [("SW", "G7"), ("W", "F6"), ("NW", "E7"), ("NE", "E9"), ("E", "F10"), ("SE", "G9")]
)
def test_what_lies_round_beijing(edge: str, name: str):
    assert neighbour_name("F8", direction(edge)) == name
    assert neighbour_name(name, opposite(direction(edge))) == "F8"


def test_a_name_beyond_the_map_is_none_of_its_hexes():
    assert neighbour_name("A3", direction("NW")) not in BOX.hexes
    assert neighbour_name("Q15", direction("SE")) not in BOX.hexes


def test_a_turn_moves_every_edge_clockwise():
    assert rotate((0, 3), 1) == (1, 4)
    assert rotate((4, 5), 2) == (0, 1)
    assert rotate((0, 2, 5), 6) == (0, 2, 5)
