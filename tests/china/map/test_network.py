"""The map as trains see it: stops, stretches, what shares a track."""

from __future__ import annotations

from eighteen80.china.box.components import BOX
from eighteen80.china.map.board import start_board
from eighteen80.china.map.network import Stretch, crossings, sides_named, stops_in, stretches_from
from eighteen80.china.state import Board
from tests.support.china.tracks import tracks


def stretches_by_end(board: Board, site: tuple[str, int]) -> dict[tuple[str, int], Stretch]:
    return {leg.to: leg for leg in stretches_from(board, site)}


def test_both_sides_of_a_hexside_alone_share_its_bit():
    sides = [crossing.side for row in crossings().values() for crossing in row if crossing]
    assert len(set(sides)) * 2 == len(sides)
    for hex_, row in crossings().items():
        for edge, crossing in enumerate(row):
            if crossing:
                back = crossings()[crossing.hex][crossing.edge]
                assert back == (crossing.side, hex_, edge)


def test_the_map_prints_nothing_that_leads_anywhere():
    board = start_board()
    sites = [stop.site for hex_ in BOX.hexes for stop in stops_in(board, hex_)]
    assert [site for site in sites if site[0] == "F8"] == [("F8", city) for city in range(4)]
    assert not any(stretches_from(board, site) for site in sites)


def test_red_places_are_large_blue_ones_small_and_both_are_ends():
    board = start_board()
    (russia,), (haikou,) = stops_in(board, "A3"), stops_in(board, "Q13")
    assert (russia.large, russia.last) == (True, True)
    assert (haikou.large, haikou.last) == (False, True)


def test_a_stretch_passes_plain_track_and_ends_at_the_next_stop():
    board = tracks("N12 8862 SW-SE NE-E", "O13 8 NW-E", "O15 8851 W-NE")
    leg = stretches_by_end(board, ("N12", 0))["O15", 0]
    assert leg.via == ("O13",)
    assert set(sides_named(leg.sides)) == {("N12", "O13"), ("O13", "O15")}
    assert stretches_by_end(board, ("O15", 0))["N12", 0].sides == leg.sides


def test_joining_tracks_share_a_hexside_crossing_tracks_do_not():
    joined = tracks("P12 57 SW-NE", "O13 25 SW-NW SW-E", "O15 8851 W-NE", "N12 8862 SW-SE NE-E")
    one, other = stretches_from(joined, ("P12", 0))
    assert one.sides & other.sides
    assert stretches_by_end(joined, ("N12", 0)).keys() == {("P12", 0)}
    crossed = tracks(
        "H10 57 NW-SE", "I11 20 W-E NW-SE", "J12 57 NW-SE", "I9 8862 SW-SE NE-E", "I13 8 W-NE", "H14 5 SW-W"
    )
    one, other = stretches_by_end(crossed, ("H10", 0))["J12", 0], stretches_by_end(crossed, ("I9", 1))["H14", 0]
    assert not one.sides & other.sides


def test_ferries_are_track_without_a_stop():
    board = tracks("F10 57 W-E", "E13 57 SW-NE", "H14 6 W-SE", "K15 8877 SW-NE")
    assert stretches_by_end(board, ("F10", 0))["E13", 0] == Stretch(
        ("E13", 0),
        stretches_by_end(board, ("E13", 0))["F10", 0].sides,
        stretches_by_end(board, ("E13", 0))["F10", 0].ferries,
        ("F12",),
    )
    assert stretches_by_end(board, ("H14", 0))["K15", 0].via == ("I15", "J16")
    assert len(stretches_by_end(board, ("H14", 0))["K15", 0].ferries) == 1


def test_track_that_leads_round_to_its_own_stop_is_found_too():
    board = tracks("C9 63", "B8 7 E-SE", "B10 7 SW-W")
    assert ("C9", 0) in stretches_by_end(board, ("C9", 0))
