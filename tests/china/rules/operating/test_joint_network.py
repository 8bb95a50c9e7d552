"""VII The joint route network of an investor and its company."""

from __future__ import annotations

from typing import Any

from eighteen80.china.map.board import remove_marker
from eighteen80.china.map.reach import reach
from eighteen80.china.moves import Home
from eighteen80.china.rules.investors import has_joint_network
from eighteen80.china.rules.operating.stations import HOME, place_home, place_investor
from eighteen80.china.state import Board, Investor
from tests.support.china.map_table import OWNER, Builder


def pair(investor: str, company: str, *tiles: str, **changes: Any) -> Builder:
    """The investor with a share of that company, both at home on a map with these tiles."""
    builder = Builder(company, **changes).tiles(*tiles)
    builder.change(investors={investor: Investor(OWNER, share=company)})
    builder.course(lambda course: place_investor(course, investor))
    return builder.course(lambda course: place_home(course, company))


def is_linked(builder: Builder) -> bool:
    (investor,) = builder.state.investors
    return has_joint_network(builder.state, investor)


# From Xi'an, the home of NXR, to Taiyuan, the home of A3.
XIAN_TAIYUAN = ("J6 57 SW-NE", "I7 8 SW-NW", "H6 57 NW-SE")


def test_R15_train_of_any_size_could_run_from_home_to_home():
    assert is_linked(pair("A3", "NXR", *XIAN_TAIYUAN))


def test_R15_gap_or_home_without_a_tile_keeps_them_apart():
    for missing in XIAN_TAIYUAN:
        assert not is_linked(pair("A3", "NXR", *(tile for tile in XIAN_TAIYUAN if tile != missing)))


def test_R15_home_without_its_marker_keeps_them_apart():
    builder = pair("A3", "NXR", *XIAN_TAIYUAN)
    assert not is_linked(builder.change(board=remove_marker(builder.state.board, "J6", "NXR")))


def test_only_the_company_whose_share_it_holds_counts():
    builder = pair("A3", "NXR", *XIAN_TAIYUAN)
    assert not is_linked(builder.change(investors={"A3": Investor(OWNER)}))
    assert not is_linked(builder.change(investors={"A3": Investor(OWNER, share="WNR")}))


def test_R15_company_not_yet_open_has_no_network():
    assert not is_linked(pair("A3", "NXR", *XIAN_TAIYUAN).company("NXR", open=False))


# From Wuhan through Xi'an to Taiyuan.
THROUGH_XIAN = ("L10 57 NW-SE", "K9 8 W-SE", "K7 8851 NW-E", "J6 6 NE-SE", *XIAN_TAIYUAN[1:])


def test_R15_full_cities_of_others_are_ignored():
    builder = pair("A3", "WNR", *THROUGH_XIAN).markers("NXR J6")
    assert "I7" not in reach(builder.state.board, "WNR").edges
    assert is_linked(builder)


def test_R15_junction_is_not_taken_backwards():
    """Tile 24 on K11 joins the east to the west and to Wuhan in the southwest."""
    tiles = ("K9 9 W-E", "K7 8851 NW-E", "J6 6 NE-SE", *XIAN_TAIYUAN[1:], "K11 24 SW-E W-E", "K13 57 W-E", "L10 6 W-NE")
    assert is_linked(pair("A3", "NJR", *tiles))
    assert not is_linked(pair("A3", "WNR", *tiles))


def test_R15_harbour_is_only_an_end():
    """Macau and Guangzhou both lead to Haikou."""
    tiles = ("N12 235 SE", "O13 9 NW-SE", "P14 6 SW-NW", "P12 57 NW-SE")
    assert not is_linked(choose_home(pair("A6", "SCR", *tiles), "Changsha"))


def choose_home(builder: Builder, name: str) -> Builder:
    """The company has chosen its city."""
    return builder.course(lambda course: HOME.do(course, HOME.make_plan(course.state, Home(name))))


def test_the_home_is_the_city_with_the_marker():
    """The track ends in Changsha; home in Hong Kong is no obstacle, being the end of the way."""
    tiles = ("N12 235 SE", "O13 9 NW-SE", "P14 57 NW-SE")
    assert not is_linked(pair("A5", "SCR", *tiles)), "nothing is chosen yet"
    assert is_linked(choose_home(pair("A5", "SCR", *tiles), "Changsha"))
    assert not is_linked(choose_home(pair("A5", "SCR", *tiles), "Nanchang"))


# From Harbin through Beijing, and by the ferry from Tianjin to Dalian.
THROUGH_BEIJING = ("B8 57 NW-SE", "C9 57 NW-SE", "D10 8 SW-NW", "E9 57 SW-NE", "F10 57 W-E", "E13 57 SW-NE")


def test_R15_Beijing_is_passed_only_when_it_is_brown():
    assert not is_linked(pair("A2", "BZU", *THROUGH_BEIJING))
    assert not is_linked(pair("A2", "BZU", *THROUGH_BEIJING, "F8 8886"))
    assert is_linked(pair("A2", "BZU", *THROUGH_BEIJING, "F8 8886", "F8 8887"))


def test_R15_home_in_Beijing_is_the_city_with_the_marker():
    """Tianjin's track leads to the eastern station, JHU's; ferries are track."""
    assert is_linked(pair("A2", "JHU", *THROUGH_BEIJING))
    assert not is_linked(pair("A2", "JHA", *THROUGH_BEIJING))


def test_R15_any_marker_will_do_where_the_table_plays_so():
    assert not is_linked(pair("A3", "WNR", *XIAN_TAIYUAN).markers("WNR J6"))
    assert is_linked(pair("A3", "WNR", *XIAN_TAIYUAN, merge_from="any_marker").markers("WNR J6"))


def test_what_was_worked_out_before_changes_nothing():
    builder = pair("A3", "NXR", *XIAN_TAIYUAN)
    assert is_linked(builder)
    assert is_linked(builder)
    board = builder.state.board
    assert is_linked(builder.change(board=Board(board.tiles, board.stations, board.supply)))
