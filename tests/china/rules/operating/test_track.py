"""X Laying track and upgrading tiles."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from eighteen80.china.map.reach import reach
from eighteen80.china.moves import Lay
from eighteen80.china.rules.operating import track
from eighteen80.china.rules.operating.turn_events import TerrainPaid
from eighteen80.china.show.look_up import look_up
from eighteen80.china.state import HomeOwed, Investor
from eighteen80.refusals import Ambiguous, Illegal
from eighteen80.words import LANGUAGES, Words
from tests.support.china.map_table import OTHER, OWNER, Builder


def chengdu(phase: str = "A1", **changes: Any) -> Builder:
    """BCR at home in M3, with a tile that leads west and east."""
    return Builder("BCR", phase, **changes).markers("BCR M3").tiles("M3 57 W-E")


def build_nanjing(phase: str = "A1", **changes: Any) -> Builder:
    """NJR at home in K13, with a tile that leads west and east."""
    return Builder("NJR", phase, **changes).markers("NJR K13").tiles("K13 57 W-E")


def hexes_built(builder: Builder) -> set[str]:
    """The hexes on which the one on turn may build."""
    return {lay.split()[0] for lay in builder.lays()}


# VIII Building permits


def test_R22_nothing_is_built_without_a_permit():
    builder = build_nanjing("B1", permits="A")
    refusal = builder.no_lay("K11 9 W-E")
    assert refusal.code == "track-no-permit"
    assert refusal.facts == {"company": "NJR", "permits": "A", "letter": "B"}
    assert not builder.lays()


def test_R22_the_permit_is_tested_at_the_moment_of_building():
    builder = build_nanjing("A2", permits="A").lay("K11 9 W-E")
    assert builder.phase("B1").no_lay("K9 9 W-E").code == "track-no-permit"


def test_R75_an_extra_permit_may_leave_a_gap():
    builder = build_nanjing("D1", permits="ABD")
    assert builder.lays("K11", "9") == ["K11 9 W-E"]
    assert builder.phase("C1").no_lay("K11 9 W-E").code == "track-no-permit"


def test_R13_investors_need_no_permit():
    builder = Builder("A3", "B1").markers("A3 H6")
    assert "H6 57 W-E" in builder.lays("H6", "57")


# Number of lays


def test_R37_one_yellow_tile_in_phase_A():
    builder = build_nanjing().lay("K11 9 W-E")
    refusal = builder.no_lay("K9 9 W-E")
    assert refusal.code == "track-yellow-limit"
    assert refusal.facts["limit"] == 1
    assert not track.LAY.possible(builder.state)


def test_R37_second_yellow_tile_may_continue_the_first():
    builder = build_nanjing("B1").lay("K11 9 W-E").lay("K9 9 W-E")
    assert builder.no_lay("K7 8852 W-E").code == "track-yellow-limit"


def test_R37_BCR_lays_two_yellow_from_the_start_with_a_permit():
    assert chengdu().lay("M5 8852 W-E").lay("M7 57 W-E").cash() == 450
    assert chengdu(permits="BCD").no_lay("M5 8852 W-E").code == "track-no-permit"


def test_R37_investor_builds_or_upgrades_one_in_every_phase():
    builder = Builder("A3", "B1").markers("A3 H6").lay("H6 57 W-E")
    assert builder.no_lay("H4 9 W-E").code == "track-yellow-limit"
    builder.turn().lay("H6 14 SW-W-NE-E")
    assert builder.no_lay("H4 9 W-E").code == "track-upgraded"


def test_R37_never_a_yellow_tile_and_an_upgrade_in_one_turn():
    builder = build_nanjing("B1").lay("K11 9 W-E")
    refusal = builder.no_lay("K13 14 SW-W-NE-E")
    assert refusal.code == "track-yellow-laid"
    builder.turn().lay("K13 14 SW-W-NE-E")
    assert builder.no_lay("K9 9 W-E").code == "track-upgraded"
    assert builder.no_lay("K11 20 SW-NE W-E").code == "track-upgraded"


# Reach


def test_R43_tile_extends_track_that_can_be_used():
    builder = build_nanjing()
    assert builder.lays("K11", "9") == ["K11 9 W-E"]
    assert builder.no_lay("K9 9 W-E").code == "track-not-reached"
    refusal = builder.no_lay("K11 9 SW-NE")
    assert refusal.code == "track-not-joined"
    assert refusal.facts["edges"] == ("E",)
    assert refusal.instead == Lay("K11", "9", 1)


def test_R43_the_new_track_itself_must_be_reached():
    """Wuhan's track arrives in the west: one of the two towns is joined to it."""
    builder = Builder("WNR").markers("WNR L10").tiles("L10 57 W-E")
    assert len(builder.lays("L12")) > 5
    assert all("W" in re.split("[ -]", lay) for lay in builder.lays("L12"))
    assert builder.no_lay("L12 8855 SW-NE NW-SE").code == "track-not-joined"


def test_R38_in_its_first_turn_a_company_builds_at_home():
    builder = Builder("NJR").markers("NJR K13")
    refusal = builder.no_lay("K11 9 W-E")
    assert refusal.code == "track-home-first"
    assert refusal.facts["home"] == "K13"
    assert hexes_built(builder) == {"K13"}
    assert builder.tiles_for("K13") == {"5", "6", "57"}


def test_R38_builds_from_the_home_tile_of_another():
    assert "K11 9 W-E" in build_nanjing().lays("K11")


def test_R38_companies_in_Beijing_begin_with_printed_track():
    builder = Builder("JHA").markers("JHA F8 2")
    assert hexes_built(builder) == {"E9"}


@pytest.mark.parametrize(
    ("investor", "home", "hexes"),
    [
        ("A1", "A3", {"A5", "B4"}),
        ("A5", "Q15", {"P14"}),
        ("A7", "Q7", {"P6", "P8"}),
        ("A2", "E13", {"E13"}),
        ("A4", "H14", {"H14"}),
    ],
)
def test_R14_investors_abroad_build_from_arrows_others_at_home(investor: str, home: str, hexes: set[str]):
    builder = Builder(investor).markers(f"{investor} {home}")
    assert hexes_built(builder) == hexes
    assert builder.no_lay("K11 9 W-E").code in ("track-home-first", "track-not-reached")


def block_wuhan() -> Builder:
    """NJR's way west leads through Wuhan, which WNR's marker fills."""
    return build_nanjing().tiles("K11 8 SW-E", "L10 6 W-NE").markers("WNR L10")


def test_R43_city_full_of_others_stops_the_way():
    refusal = block_wuhan().no_lay("L8 9 W-E")
    assert refusal.code == "track-blocked"
    assert refusal.facts == {"who": "NJR", "hex": "L8", "at": "L10", "owners": ("WNR",)}


def test_R43_free_space_lets_everybody_through():
    builder = block_wuhan().tiles("L10 619 W-NW-NE-SE")
    assert "L8 9 W-E" in builder.lays("L8")


def test_R43_own_marker_opens_a_full_city():
    builder = block_wuhan().tiles("L10 619 W-NW-NE-SE").markers("NJR L10")
    assert "L8 9 W-E" in builder.lays("L8")


def test_R43_a_full_city_itself_may_still_be_upgraded():
    builder = block_wuhan().phase("B1")
    assert "619" in builder.tiles_for("L10")


def test_R43_a_junction_may_not_be_taken_backwards():
    """Tile 24 joins the east to west and southwest: from the east both are reached, from the west the east alone."""
    junction = "K11 24 W-E SW-E"
    assert hexes_built(build_nanjing().tiles(junction)) == {"K9", "L10"}
    from_west = Builder("NXR").markers("NXR J6").tiles("J6 5 E-SE", "K7 8851 NW-E", "K9 9 W-E", junction)
    assert hexes_built(from_west) == {"K13", "J8"}
    assert from_west.no_lay("L10 6 W-NE").code == "track-not-reached"


def test_R43_red_and_blue_hexes_are_only_ends():
    """A train that arrives in Russia by one arrow does not leave it by the other."""
    builder = Builder("BZU").markers("BZU B8").tiles("B8 57 W-E", "B6 8 NW-E", "A5 6 W-SE")
    assert "A3" in reach(builder.state.board, "BZU").edges
    assert hexes_built(builder) == {"B10"}


def test_R43_Beijing_is_a_terminus_until_it_is_brown():
    builder = Builder("QSR", "C1").markers("QSR F10").tiles("F10 57 W-E")
    assert hexes_built(builder) == {"F8", "F10", "E13"}
    builder.tiles("F8 8886")
    assert hexes_built(builder) == {"F8", "F10", "E13"}
    builder.tiles("F8 8887")
    assert hexes_built(builder) == {"F10", "E13", "G7", "F6", "E7", "E9", "G9"}


def test_R43_ferries_are_track():
    builder = Builder("A4").markers("A4 H14").tiles("H14 57 NW-SE")
    assert hexes_built(builder) == {"G13", "K15"}


# Tiles by hex


@pytest.mark.parametrize(
    ("hex_", "tiles"),
    [
        ("K11", {"7", "8", "9"}),
        ("G9", {"8850", "8851", "8852"}),
        ("O11", {"8854", "8855", "8856", "8857", "8858"}),
        ("J12", {"5", "6", "57"}),
        ("K15", {"8877"}),
        ("N12", {"235"}),
        ("N10", {"5", "6", "57", "8850", "8851", "8852"}),
        ("H8", {"235", "8854", "8855", "8856", "8857", "8858"}),
    ],
)
def test_each_kind_of_hex_takes_its_own_tiles(hex_: str, tiles: set[str]):
    """Open land, town, two towns, city, Shanghai, two cities, boomtown, two boomtowns."""
    builder = Builder("A2").markers(f"A2 {hex_}")
    assert builder.tiles_for(hex_) == tiles
    for wrong in {"8", "8852", "8857", "57", "8877", "235"} - tiles:
        refusal = builder.no_lay(f"{hex_} {wrong}")
        assert refusal.code == "track-ground"
        assert set(refusal.facts["tiles"]) == tiles


def test_an_empty_hex_takes_yellow_first():
    refusal = Builder("A2", "B1").markers("A2 E13").no_lay("E13 14")
    assert refusal.code == "track-first-yellow"
    assert refusal.facts["colour"] == "green"


def test_R41_a_boomtown_stays_what_its_first_tile_made_it():
    town = Builder("A2", "B1").markers("A2 N10").tiles("N10 8852 W-E")
    assert town.tiles_for("N10") == {"887", "888", "8866"}
    assert town.no_lay("N10 14").code == "track-no-upgrade"
    city = Builder("A2", "B1").markers("A2 N10").tiles("N10 57 W-E")
    assert city.tiles_for("N10") == {"14", "15", "619"}


def test_R41_two_towns_have_no_further_tile():
    builder = Builder("A2", "B1").markers("A2 H8").tiles("H8 8855 SW-NE NW-SE")
    assert not builder.tiles_for("H8")
    assert builder.no_lay("H8 887").code == "track-last-tile"


@pytest.mark.parametrize("hex_", ["A3", "N16", "F12"])
def test_red_and_blue_hexes_are_not_built_on(hex_: str):
    assert Builder("A1").markers("A1 A3").no_lay(f"{hex_} 9").code == "track-printed"


def test_R42_no_track_across_the_barrier():
    builder = Builder("A2").markers("A2 E11")
    refusal = builder.no_lay("E11 9 W-E")
    assert refusal.code == "track-barrier"
    assert (refusal.facts["edge"], refusal.facts["there"]) == ("E", "E13")
    assert builder.no_lay("E11 8 NW-E").code == "track-barrier"


@pytest.mark.parametrize("line", ["E9 57 W-E", "F6 8852 SW-NE", "F10 6 SW-NW", "G7 9 W-E"])
def test_R42_Beijing_is_not_cut_off(line: str):
    hex_ = line.split(maxsplit=1)[0]
    refusal = Builder("A2").markers(f"A2 {hex_}").no_lay(line)
    assert refusal.code == "track-stub"
    assert refusal.facts["edge"] == {"E9": "SW", "F6": "E", "F10": "W", "G7": "NE"}[hex_]


def test_R42_other_sides_of_Beijing_may_be_built_to():
    builder = Builder("A2").markers("A2 E7")
    assert "E7 9 NW-SE" in builder.lays("E7", "9")


def test_R42_no_track_into_open_sea_without_a_ferry():
    refusal = Builder("A2").markers("A2 G11").no_lay("G11 8852 SW-NE")
    assert refusal.code == "track-sea"
    assert refusal.facts["there"] == "F12"


def test_R42_no_track_off_the_map():
    refusal = Builder("A2").markers("A2 A9").no_lay("A9 9 SW-NE")
    assert refusal.code == "track-off-map"
    assert refusal.facts["edge"] == "NE"


def test_R42_tile_need_not_join_its_neighbours():
    builder = build_nanjing().tiles("J10 9 NW-SE", "L12 8855 SW-NE NW-SE")
    assert "K11 9 W-E" in builder.lays("K11")


# Supply


def test_R79_tiles_are_limited():
    builder = build_nanjing().tiles("J12 57 W-E", "H6 57 W-E", "H10 57 W-E", "C9 57 W-E", "C11 57 W-E")
    refusal = builder.no_lay("L14 57")
    assert refusal.code == "track-none-left"
    assert refusal.facts["count"] == 6
    assert refusal.facts["hexes"] == ("C11", "C9", "H10", "H6", "J12", "K13")


def test_R79_upgraded_tile_may_be_used_again():
    builder = build_nanjing("B1")
    assert builder.state.board.supply["57"] == 5
    assert builder.lay("K13 14 SW-W-NE-E").state.board.supply["57"] == 6


# Terrain cost


def test_R45_first_tile_of_a_hex_costs_its_terrain():
    builder = chengdu()
    bank = builder.state.bank
    builder.lay("M5 8852 W-E")
    assert builder.cash() == 470
    assert builder.state.bank == bank + 30
    assert [(type(event), event.cost) for event in builder.events] == [(TerrainPaid, 30)]


def test_R45_who_cannot_pay_cannot_build_there():
    builder = chengdu(cash=20)
    refusal = builder.no_lay("M5 8852 W-E")
    assert refusal.code == "track-cost"
    assert refusal.facts == {"who": "BCR", "hex": "M5", "cost": 30, "cash": 20}
    assert not builder.lays("M5")
    assert chengdu(cash=30).lay("M5 8852 W-E").cash() == 0


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({}, None),
        ({"hex": "L4"}, "track-not-reached"),
        ({"hex": "M5", "tile": "57"}, "track-ground"),
    ],
)
def test_a_lay_half_said_is_refused_for_its_hex(given: dict[str, str], code: str | None):
    state = chengdu("B1", cash=20).state
    if code is None:
        track.LAY.check_any(state, given)
    else:
        with pytest.raises(Illegal) as refused:
            track.LAY.check_any(state, given)
        assert refused.value.code == code


def test_R45_upgrade_costs_nothing():
    builder = Builder("WNR", "B1", cash=0).markers("WNR L10").tiles("L10 57 W-E")
    assert builder.lay("L10 14 SW-W-NE-E").cash() == 0
    assert not builder.events


@pytest.mark.parametrize(("hex_", "cost"), [("L10", 0), ("J2", 30), ("J6", 30)])
def test_R45_R74_P4_saves_20_at_rivers_for_its_owners_companies(hex_: str, cost: int):
    """A river alone is free; with a mountain 20 are saved; a mountain alone costs as ever."""
    for state in (
        Builder("WNR").state,
        Builder("A3").state._replace(investors={"A3": Investor(OWNER, 500)}),
    ):
        who = state.round.turn.who
        assert track.first_cost(state._replace(privates={"P4": OWNER}), who, hex_) == cost
        assert track.first_cost(state._replace(privates={"P4": OTHER}), who, hex_) == cost + (20 if hex_ != "J6" else 0)


# Upgrading


def test_XI_green_comes_with_3_brown_with_4_plus_4_grey_with_8():
    builder = build_nanjing("A2")
    refusal = builder.no_lay("K13 14")
    assert refusal.code == "track-colour"
    assert refusal.facts == {"tile": "14", "colour": "green", "open": ("yellow",), "train": "3"}
    builder.phase("B3").tiles("K13 14 SW-W-NE-E")
    assert builder.no_lay("K13 63").facts["train"] == "4+4"
    builder.phase("C3").tiles("K13 63")
    assert builder.no_lay("K13 455").facts["train"] == "8"
    assert builder.phase("D1").tiles_for("K13") == {"455", "895"}


def test_a_colour_may_not_be_skipped():
    assert build_nanjing("C1").no_lay("K13 63").code == "track-no-upgrade"


def test_track_that_lies_there_is_kept():
    builder = build_nanjing("B1")
    refusal = builder.no_lay("K13 14 SW-NW-NE-SE")
    assert refusal.code == "track-kept"
    assert refusal.facts["old"] == "57"


def test_cities_towns_and_plain_track_are_never_exchanged():
    builder = build_nanjing("B1").tiles("K11 9 W-E")
    assert builder.no_lay("K11 14").code == "track-no-upgrade"
    assert builder.no_lay("K13 887").code == "track-no-upgrade"
    assert builder.no_lay("K13 20").code == "track-no-upgrade"


def test_R43_new_track_of_an_upgrade_need_not_be_usable():
    builder = build_nanjing("B1").tiles("K11 9 W-E")
    assert set(builder.lays("K11", "20")) == {"K11 20 SW-NE W-E", "K11 20 W-E NW-SE"}


def test_R43_upgraded_tile_must_be_reached():
    builder = build_nanjing("B1").tiles("J6 57 W-E")
    assert builder.no_lay("J6 14").code == "track-not-reached"


def test_R46_upgrading_Beijing_is_an_upgrade():
    builder = Builder("JHA", "B1").markers("JHA F8 2").lay("F8 8886")
    assert builder.no_lay("E9 57").code == "track-upgraded"
    assert builder.no_lay("F8 8887").code == "track-upgraded"


def test_shanghai_and_the_two_cities_keep_their_labels():
    shanghai = Builder("HKR", "B1").markers("HKR K15").tiles("K15 8877 SW-NE")
    assert shanghai.tiles_for("K15") == {"8878"}
    two = Builder("SCR", "B1").markers("SCR N12 0").tiles("N12 235 W")
    assert two.tiles_for("N12") == {"8860", "8861", "8862", "8863", "8864", "8865"}
    two.tiles("N12 8861 SW-W NE-E")
    assert two.phase("C1").tiles_for("N12") == {"8874"}


# Brown cities


def test_R44_a_brown_city_has_six_exits_where_they_fit():
    builder = build_nanjing("C1").tiles("K13 14 SW-W-NE-E")
    assert builder.tiles_for("K13") == {"63"}
    refusal = builder.no_lay("K13 611")
    assert refusal.code == "track-six-exits"
    assert refusal.facts == {"hex": "K13", "tile": "611", "better": "63", "left": 6}


def test_R44_611_may_stand_in_once_no_63_is_left():
    builder = build_nanjing("C1").tiles("K13 14 SW-W-NE-E")
    none = {**builder.state.board.supply, "63": 0}
    builder.change(board=replace(builder.state.board, supply=none))
    assert builder.tiles_for("K13") == {"611"}


def test_R44_611_goes_where_only_five_exits_fit():
    builder = Builder("A6", "C1").markers("A6 P12").tiles("P12 57 W-E", "P12 15 W-NW-NE-E")
    assert builder.tiles_for("P12") == {"611"}
    assert not builder.phase("D1").tiles("P12 611 W-NW-NE-E-SE").tiles_for("P12"), "grey tiles need six exits"


def test_R44_with_fewer_exits_no_brown_tile_fits():
    builder = Builder("A2", "C1").markers("A2 A5").tiles("A5 57 W-E", "A5 15 SW-W-E-SE")
    assert not builder.tiles_for("A5")


# Home with two cities


def test_R39_first_tile_makes_the_home_company_choose_its_city():
    builder = Builder("SCR").markers("SCR N12 ?").lay("N12 235 W")
    assert builder.state.owed == (HomeOwed("SCR"),)
    other = Builder("A6").markers("A6 N12", "SCR N12 ?").lay("N12 235 W")
    assert other.state.owed == (HomeOwed("SCR"),)


# Position left out


def test_the_only_position_allowed_is_taken():
    assert build_nanjing().lay("K11 9").state.board.tiles["K11"] == ("9", 1)


def test_several_positions_are_offered():
    refusal = build_nanjing().no_lay("K11 8")
    assert isinstance(refusal, Ambiguous)
    assert refusal.choices == ("NW-E", "SW-E")


def test_refusal_is_of_the_position_that_fits_best():
    assert build_nanjing().no_lay("K9 9").code == "track-not-reached"
    assert Builder("A2").markers("A2 F10").tiles("F10 57 W-E").no_lay("F10 5").code == "track-no-upgrade"
    assert build_nanjing().no_lay("Z99 9").code == "track-no-hex"
    assert build_nanjing().no_lay("K11 999").code == "track-no-tile"


# Asking before trying


def answer(builder: Builder, word: str) -> list[list[Any]]:
    """The lines of the answer about a hex or a tile."""
    return [[cell.text for cell in line.cells] for line in look_up(builder.state, word).lines]


def fits(builder: Builder, hex_: str) -> dict[object, list[Any]]:
    """Words about each tile that the hex may become."""
    return {
        head.facts["tile"]: rest for head, *rest in answer(builder, hex_) if getattr(head, "code", "") == "hex-next"
    }


def test_where_a_tile_fits():
    ((head,), *lays) = answer(build_nanjing(), "9")
    assert (head.facts["left"], lays) == (15, [["lay K11 9 W-E"]])
    assert answer(build_nanjing(), "57")[0][0].facts["hexes"] == ("K13",)


def test_what_a_hex_may_become():
    _, (cost,), *tiles = answer(chengdu("B1"), "M5")
    assert (cost.facts, [head.facts["left"] for head, *_ in tiles]) == ({"cost": 30}, [5, 6, 6])
    assert {tile: len(lays) for tile, lays in fits(chengdu("B1"), "M5").items()} == {"8850": 2, "8851": 2, "8852": 1}
    assert answer(chengdu("A1"), "M3")[1][0].facts["tile"] == "57 W-E"
    assert {reason.code for (reason,) in fits(chengdu("A1"), "M3").values()} == {"track-colour"}


def test_hex_is_told_that_tile_is_gone_before_what_turn_forbids():
    builder = build_nanjing().tiles("J12 57 W-E", "H6 57 W-E", "H10 57 W-E", "C9 57 W-E", "C11 57 W-E").turn(yellow=2)
    reasons = {tile: reason.code for tile, (reason,) in fits(builder, "L14").items()}
    assert reasons.pop("57") == "track-none-left"
    assert set(reasons.values()) == {"track-yellow-limit"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_full_of_yellow_says_what_has_been_laid(language: str):
    sentence = Words(language, "china").say("track-yellow-limit", who="BCR", limit=2)
    assert re.search(r"2 (yellow tiles|gelbe Plättchen|żółte kafelki)", sentence)
    assert sentence.endswith({"en": "no upgrade.", "de": "kein Aufrüsten.", "pl": "modernizacji."}[language])
