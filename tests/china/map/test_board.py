"""The map part of the state: laying, replacing, markers that move with their cities."""

from __future__ import annotations

from dataclasses import replace

import pytest

from eighteen80.china.box.components import BOX
from eighteen80.china.map.board import hexes_of, hexes_with_tile, lay, marker_of, remove_marker, shape_at, start_board
from eighteen80.china.map.reach import reach
from eighteen80.china.state import BOARDS, Board, Laid, Marker
from tests.support.china.map_table import Builder


def test_the_unfolded_map_shows_only_printed_track():
    board = start_board()
    assert {hex_ for hex_ in BOX.hexes if shape_at(board, hex_)} == {
        *("A3", "A15", "I1", "K1", "Q7", "Q15", "N16", "Q13"),
        *("F12", "F14", "I15", "J16", "F8"),
    }
    assert sum(board.supply.values()) == 179


def test_a_tile_leaves_the_supply_and_a_replaced_one_returns():
    board = lay(start_board(), "M3", Laid("57", 1))
    assert board.supply["57"] == 5
    board = lay(board, "M3", Laid("14", 1))
    assert board.supply["57"] == 6
    assert board.supply["14"] == 3
    assert hexes_with_tile(board, "14") == ("M3",)


def test_a_lay_leaves_the_board_before_it_as_it_was():
    before = start_board()
    lay(before, "M3", Laid("57", 1))
    assert before == start_board()


def test_markers_in_Beijing_keep_their_edge_and_share_brown():
    builder = Builder("JHA").markers("JHA F8 2", "JHU F8 3", "JGG F8 0").tiles("F8 8886")
    assert list(builder.markers_in("F8")) == [("JHA", 3), ("JHU", 4), ("JGG", 0)]
    builder.tiles("F8 8887")
    assert list(builder.markers_in("F8")) == [("JHA", 0), ("JHU", 0), ("JGG", 0)]


def test_marker_in_city_without_track_moves_to_new_city():
    builder = Builder("SCR").tiles("N12 235 W").markers("SCR N12 1").tiles("N12 8861 SW-W NE-E")
    shape = shape_at(builder.state.board, "N12")
    assert shape is not None
    ((owner, city),) = builder.markers_in("N12")
    assert owner == "SCR"
    assert city is not None
    assert set(shape.ends[city]) == {3, 4}, "the other city keeps the track that was there"


def test_markers_by_owner():
    board = Builder("BCR").markers("BCR M3", "NXR J6").state.board
    assert marker_of(board, "BCR", "M3") == Marker("BCR", 0)
    assert marker_of(board, "BCR", "J6") is None
    assert hexes_of(board, "NXR") == ("J6",)
    assert "J6" not in remove_marker(board, "J6", "NXR").stations


def test_what_was_worked_out_is_kept_for_boards_asked_about_last():
    first, *others = [start_board() for _ in range(BOARDS + 1)]
    assert first == others[0]
    reach(first, "BCR")
    assert first.memo
    assert not others[0].memo, "it is no part of a board's value"
    for board in others[1:-1]:
        reach(board, "BCR")
    reach(first, "BCR")
    reach(others[-1], "BCR")
    assert [bool(board.memo) for board in (first, *others[1:])] == [True] * BOARDS
    reach(others[0], "BCR")
    reach(replace(others[0]), "BCR")
    assert not first.memo, "a game has many boards, and each is kept to its end"


@pytest.mark.parametrize("warm", ["JHA", "BCR"])
def test_nothing_depends_on_what_was_worked_out_before(warm: str):
    board = Builder("JHA").markers("JHA F8 2", "BCR M3").tiles("E9 57 SW-NE", "D10 9 SW-NE").state.board
    fresh = Board(board.tiles, board.stations, board.supply)
    reach(board, warm)
    assert board == fresh
    assert reach(board, "JHA") == reach(fresh, "JHA")
    after = lay(board, "C11", Laid("57", 0))
    assert reach(after, "JHA") == reach(Board(after.tiles, after.stations, after.supply), "JHA")
