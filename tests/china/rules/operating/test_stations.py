"""X Placing station markers, VII the markers of foreign investors."""

from __future__ import annotations

from typing import Any

import pytest

from eighteen80.china.box.components import BOX
from eighteen80.china.moves import Home, Station
from eighteen80.china.rules.operating import stations
from eighteen80.china.state import HomeOwed
from eighteen80.refusals import Ambiguous, Illegal
from tests.support.china.map_table import Builder


def build_nanjing(phase: str = "B1", **changes: Any) -> Builder:
    """NJR at home in K13, with track to Hefei."""
    builder = Builder("NJR", phase, **changes).markers("NJR K13")
    return builder.tiles("K13 5 W-NW", "K11 9 W-E", "J12 57 NW-SE")


def wuhan() -> Builder:
    """NJR at home in K13, with track to WNR's home L10."""
    return Builder("NJR", "B1").markers("NJR K13").tiles("K13 57 W-E", "K11 8 SW-E", "L10 6 W-NE")


# Price and number


def prices_left(builder: Builder) -> tuple[int, ...]:
    return stations.prices_left(builder.state, builder.state.companies["NJR"])


def test_R47_first_marker_costs_40_the_second_100():
    builder = build_nanjing()
    assert prices_left(builder) == (40, 100)
    assert prices_left(builder.company("NJR", markers=1)) == (100,)


def test_R47_markers_cost_double_in_phase_D():
    builder = build_nanjing("D1")
    assert prices_left(builder) == (80, 200)
    assert prices_left(builder.company("NJR", markers=1)) == (200,)


def test_R47_price_is_paid_from_the_treasury():
    builder = build_nanjing(cash=60)
    builder.station("J12")
    assert builder.cash() == 20
    assert builder.state.companies["NJR"].markers == 1
    assert list(builder.markers_in("J12")) == [("NJR", 0)]
    assert builder.events[-1].cost == 40


@pytest.mark.parametrize(("cash", "placed"), [(39, False), (40, True)])
def test_R47_just_the_price_is_enough(*, cash: int, placed: bool):
    builder = build_nanjing(cash=cash)
    assert bool(builder.stations()) == placed
    assert stations.STATION.possible(builder.state) == placed


def test_R47_director_does_not_help():
    builder = build_nanjing(cash=30)
    refusal = builder.no_station("J12")
    assert refusal.code == "station-cost"
    assert refusal.facts == {"company": "NJR", "cost": 40, "cash": 30}
    assert not stations.STATION.possible(builder.state)


def test_R47_one_marker_a_turn():
    builder = build_nanjing().station("J12")
    assert builder.no_station("L10").code == "station-placed"
    assert not builder.stations()


def test_R79_three_markers_in_all():
    assert build_nanjing().company("NJR", markers=0).no_station("J12").code == "station-no-marker"


def test_R47_one_marker_a_hex():
    builder = build_nanjing()
    assert builder.no_station("K13").code == "station-one-a-hex"
    builder.turn().station("J12")
    assert builder.turn().no_station("J12").code == "station-one-a-hex"


def test_R47_no_permit_is_needed():
    assert build_nanjing(permits="").station("J12").cash() == 460


def test_R13_investor_places_no_marker():
    builder = Builder("A3").markers("A3 H6").tiles("H6 57 W-E")
    assert builder.no_station("J12").code == "station-investor"
    assert not builder.stations()


# Places


@pytest.mark.parametrize("hex_", ["K11", "G9", "C9", "N16"])
def test_markers_stand_in_cities_that_are_built(hex_: str):
    """Open land, a town, a city without a tile, a harbour."""
    assert build_nanjing().no_station(hex_).code == "station-no-city"


def test_a_marker_needs_a_hex_of_the_map():
    assert Builder("BCR").markers("BCR M3").no_station("Z9").code == "station-no-hex"


def test_R47_marker_needs_a_connection():
    builder = build_nanjing().tiles("C9 57 W-E")
    refusal = builder.no_station("C9")
    assert refusal.code == "station-not-reached"
    assert refusal.instead == Station("J12")


@pytest.mark.parametrize(
    ("builder", "given", "code"),
    [
        (build_nanjing(), {}, None),
        (build_nanjing(), {"hex": "J12"}, None),
        (build_nanjing(), {"hex": "L10"}, "station-no-city"),
        (Builder("NJR", "B1").markers("NJR K13"), {}, "station-nowhere"),
        # `station NW`: the line has the edge, not the hex.
        (build_nanjing(), {"edge": 2}, None),
        (Builder("NJR", "B1").markers("NJR K13"), {"edge": 2}, "station-nowhere"),
    ],
)
def test_incomplete_marker_is_refused_for_its_hex_or_city(builder: Builder, given: dict[str, Any], code: str | None):
    if code is None:
        stations.STATION.check_any(builder.state, given)
    else:
        with pytest.raises(Illegal) as refused:
            stations.STATION.check_any(builder.state, given)
        assert refused.value.code == code


def test_R47_connection_passes_no_city_that_others_fill():
    builder = wuhan().open_companies("WNR", "BCR").markers("BCR L10").tiles("L8 8 SW-E", "M7 57 SW-NE")
    refusal = builder.no_station("M7")
    assert refusal.code == "station-blocked"
    assert (refusal.facts["at"], refusal.facts["owners"]) == ("L10", ("BCR",))
    assert builder.no_station("L10").code == "station-full"
    builder.tiles("L10 15 SW-W-NW-NE")
    assert builder.stations() == {("L10", None), ("M7", None)}


def test_R47_connection_does_not_reverse_at_junctions():
    """From the west tile 24 leads to Nanjing, not to Wuhan."""
    builder = Builder("NXR").markers("NXR J6").open_companies("WNR", "NJR")
    builder.tiles("J6 5 E-SE", "K7 8851 NW-E", "K9 9 W-E", "K11 24 W-E SW-E", "K13 57 W-E", "L10 6 W-NE")
    assert builder.no_station("L10").code == "station-not-reached"
    assert builder.stations() == {("K13", None)}


def test_R41_city_built_as_a_town_takes_no_marker():
    builder = Builder("NJR").markers("NJR K13").tiles("K13 57 NW-SE")
    assert builder.tiles("L14 8852 NW-SE").no_station("L14").code == "station-no-city"
    city = Builder("NJR").markers("NJR K13").tiles("K13 57 NW-SE", "L14 57 NW-SE")
    assert city.stations() == {("L14", None)}


# Red hexes


def abroad(**rulings: str) -> Builder:
    """NJR's way leads to Hong Kong, whose investor is not in the game."""
    return Builder("NJR", **rulings).markers("NJR P14").tiles("P14 57 NW-SE")


def test_R20_no_marker_abroad():
    assert abroad().no_station("Q15").code == "station-red"
    assert not abroad().stations()


def test_R20_option_lets_a_marker_fill_an_investors_circle():
    builder = abroad(red_hex_markers="yes")
    assert builder.stations() == {("Q15", None)}
    assert builder.markers("A5 Q15").no_station("Q15").code == "station-full"
    assert builder.no_station("A15").code == "station-red", "there is no circle in Vladivostok"


# Reserved homes


def test_R40_home_of_a_company_not_open_keeps_a_space():
    builder = wuhan()
    refusal = builder.no_station("L10")
    assert refusal.code == "station-reserved"
    assert refusal.facts["companies"] == ("WNR",)
    builder.tiles("L10 15 SW-W-NW-NE")
    assert builder.stations() == {("L10", None)}
    assert builder.station("L10").markers("WNR L10").cash() == 460


def test_R40_second_space_is_free_once_it_is_open():
    builder = wuhan().open_companies("WNR").markers("WNR L10").tiles("L10 15 SW-W-NW-NE")
    assert builder.stations() == {("L10", None)}


def test_R09_place_of_a_missing_investor_is_a_city():
    builder = Builder("NXR").markers("NXR J6").tiles("J6 57 SW-NE", "I7 8 SW-NW", "H6 57 NW-SE")
    assert builder.stations() == {("H6", None)}


def two_cities(*tiles: str) -> Builder:
    """WNR's way leads from the northwest to N12, the home of SCR."""
    builder = Builder("WNR", "C1").markers("WNR L10").tiles("L10 57 NW-SE", "M11 9 NW-SE", "N12 235 NW")
    return builder.tiles(*tiles)


GREEN, BROWN = "N12 8860 W-SE NW-E", "N12 8874 W-NW-E-SE"


def test_R40_home_cities_are_closed_until_the_home_marker_lies():
    assert two_cities().no_station("N12").facts["companies"] == ("SCR",)
    green = two_cities(GREEN)
    assert green.no_station("N12").code == "station-reserved"
    green.open_companies("SCR").markers("SCR N12 0")
    assert green.stations() == {("N12", 2)}


def test_R40_brown_cities_keep_one_space_for_the_home():
    """The German reading: the other space is free."""
    builder = two_cities(GREEN, BROWN)
    assert builder.stations() == {("N12", None)}
    builder.open_companies("BCR").markers("BCR N12")
    assert builder.no_station("N12").code == "station-reserved"


def build_beijing(*tiles: str) -> Builder:
    """QSR's way leads to Beijing from the east, where JHU's home is printed."""
    return Builder("QSR", "C1").markers("QSR F10").tiles("F10 57 W-E", *tiles)


@pytest.mark.parametrize("tiles", [(), ("F8 8886",)])
def test_R40_printed_Beijing_stations_wait_for_their_companies(tiles: tuple[str, ...]):
    builder = build_beijing(*tiles)
    assert builder.no_station("F8", 4).facts["companies"] == ("JHU",)
    builder.open_companies("JHU").course(lambda course: stations.place_home(course, "JHU"))
    assert builder.no_station("F8", 4).facts["owners"] == ("JHU",)


def test_R40_the_new_stations_of_green_Beijing_are_free_for_all():
    builder = Builder("NXR", "C1").markers("NXR H10").tiles("H10 57 NW-SE", "G9 8852 NW-SE", "F8 8886")
    assert builder.stations() == {("F8", 5)}


def test_R40_brown_Beijing_keeps_a_space_for_each_company():
    builder = build_beijing("F8 8886", "F8 8887").open_companies("NXR", "BCR")
    assert builder.stations() == {("F8", None)}
    builder.markers("NXR F8", "BCR F8")
    assert builder.no_station("F8").facts["companies"] == ("JHA", "JHU", "JGG", "JLR")
    builder.open_companies("JHA").markers("JHA F8")
    assert builder.no_station("F8").code == "station-reserved"


# Naming a city


def test_one_of_several_cities_is_named_by_its_first_edge():
    builder = two_cities(GREEN).open_companies("SCR")
    refusal = builder.no_station("N12", 0)
    assert refusal.code == "station-no-edge"
    assert (refusal.facts["edge"], refusal.facts["edges"]) == ("SW", ("W", "NW"))
    assert builder.no_station("N12", 3).facts["edge"] == "NE"
    assert stations.STATION.complete(builder.state, Station("N12", 4)) == Station("N12", 2)
    assert stations.STATION.complete(builder.state, Station("N12")) == Station("N12", 2), "the other is not reached"


def test_an_edge_is_left_out_where_there_is_one_city():
    assert stations.STATION.complete(build_nanjing().state, Station("J12", 0)) == Station("J12")


def test_where_several_cities_are_allowed_they_are_offered():
    builder = Builder("LHR", "B1").markers("LHR G3").tiles("G3 5 NE-E", "G5 7 W-NW", "F4 235 SW", "F4 8860 SW-NW NE-SE")
    with pytest.raises(Ambiguous) as ambiguous:
        stations.STATION.complete(builder.state, Station("F4"))
    assert ambiguous.value.choices == ("SW", "NE")
    assert list(builder.station("F4", 5).markers_in("F4")) == [("LHR", 1)]


# Homes


def test_R25_home_marker_is_free_and_may_stand_on_empty_hex():
    builder = Builder("BCR").company("BCR", markers=3).course(lambda course: stations.place_home(course, "BCR"))
    assert list(builder.markers_in("M3")) == [("BCR", 0)]
    assert builder.state.companies["BCR"].markers == 2
    assert builder.cash() == 500


@pytest.mark.parametrize(("company", "city"), [("JGG", 0), ("JLR", 1), ("JHA", 2), ("JHU", 3)])
def test_R40_companies_of_Beijing_have_printed_stations(company: str, city: int):
    builder = Builder(company).course(lambda course: stations.place_home(course, company))
    assert list(builder.markers_in("F8")) == [(company, city)]


@pytest.mark.parametrize(("company", "edge"), [("JGG", 0), ("JLR", 1), ("JHA", 3), ("JHU", 4)])
def test_R46_homes_keep_their_side_on_green_Beijing(company: str, edge: int):
    builder = Builder(company).tiles("F8 8886").course(lambda course: stations.place_home(course, company))
    ((_, city),) = builder.markers_in("F8")
    shape = stations.shape_at(builder.state.board, "F8")
    assert shape is not None
    assert city is not None
    assert shape.ends[city] == (edge,)


def test_R46_homes_share_the_station_on_brown_Beijing():
    builder = Builder("JHU").tiles("F8 8886", "F8 8887").course(lambda course: stations.place_home(course, "JHU"))
    assert list(builder.markers_in("F8")) == [("JHU", 0)]


def test_R39_on_an_empty_hex_with_two_cities_the_choice_waits():
    builder = Builder("SCR").course(lambda course: stations.place_home(course, "SCR"))
    assert list(builder.markers_in("N12")) == [("SCR", None)]
    assert not builder.state.owed


@pytest.mark.parametrize("tiles", [("N12 235 W",), ("N12 235 W", "N12 8861 SW-W NE-E")])
def test_R39_with_separate_cities_the_director_chooses(tiles: tuple[str, ...]):
    builder = Builder("SCR").tiles(*tiles).course(lambda course: stations.place_home(course, "SCR"))
    assert builder.state.owed == (HomeOwed("SCR"),)
    assert list(stations.HOME.legal(builder.state)) == [Home("Changsha"), Home("Nanchang")]
    builder.course(lambda course: stations.HOME.do(course, stations.HOME.make_plan(course.state, Home("Nanchang"))))
    assert list(builder.markers_in("N12")) == [("SCR", 1)]
    assert not builder.state.owed


def test_R39_a_city_that_the_table_has_filled_is_no_choice():
    builder = Builder("SCR").tiles("N12 235 W").course(lambda course: stations.place_home(course, "SCR"))
    builder.markers("WNR N12")
    assert list(stations.HOME.legal(builder.state)) == [Home("Nanchang")]
    with pytest.raises(Illegal) as refused:
        stations.HOME.make_plan(builder.state, Home("Changsha"))
    assert (refused.value.code, refused.value.facts["cities"]) == ("station-home", ("Nanchang",))


def test_R39_joined_cities_leave_nothing_to_choose():
    builder = Builder("QSR").tiles("D12 235 W", "D12 8861 SW-W NE-E", "D12 8874 SW-W-NE-E")
    builder.course(lambda course: stations.place_home(course, "QSR"))
    assert list(builder.markers_in("D12")) == [("QSR", 0)]
    assert not builder.state.owed


def test_R39_company_chooses_between_its_two_cities():
    builder = Builder("QSR").tiles("D12 235 W").course(lambda course: stations.place_home(course, "QSR"))
    with pytest.raises(Illegal) as refused:
        stations.HOME.make_plan(builder.state, Home("Changsha"))
    assert refused.value.code == "station-home"
    assert refused.value.facts["cities"] == ("Shenyang", "Fushun")


def test_there_is_always_a_place_for_a_home():
    """Each company's home keeps its space in spite of other companies' markers."""
    builder = build_beijing("F8 8886", "F8 8887").markers("NXR F8", "BCR F8")
    for company in ("JHA", "JHU", "JGG", "JLR"):
        builder.course(lambda course, company=company: stations.place_home(course, company))
    assert len(list(builder.markers_in("F8"))) == 6


# Foreign investors


@pytest.mark.parametrize("investor", list(BOX.investors))
def test_R09_investors_marker_stands_on_its_home(investor: str):
    builder = Builder("NJR").course(lambda course: stations.place_investor(course, investor))
    assert list(builder.markers_in(BOX.investors[investor].home)) == [(investor, 0)]
