"""Fifty traps into which other implementations of 1880 fell; each is a test here or names the tests that spring it."""

from __future__ import annotations

import pytest

from eighteen80.china.box.components import BOX
from eighteen80.china.course import Course
from eighteen80.china.events import CapitalPaid
from eighteen80.china.map.board import place_marker
from eighteen80.china.map.tiles import shape
from eighteen80.china.moves import TrainRun
from eighteen80.china.rules.companies import ready_to_open
from eighteen80.china.rules.investors import owners_part
from eighteen80.china.rules.operating.income import Position, Terms
from eighteen80.china.rules.operating.routes import plan_written
from eighteen80.china.rules.operating.stations import remove_investor
from eighteen80.china.rules.operating.turns import TRAINS
from eighteen80.china.state import Company, Investor, Marker, ShareRound
from tests.support.china.play_table import Play
from tests.support.china.tracks import tracks
from tests.support.codes import names_of_tests


@pytest.fixture
def play() -> Play:
    return Play(3).start_operating().owns(BCR="2", HKR="2", CKR="2")


def buy_trains(play: Play, name: str, cash: int) -> Play:
    return play.company(name, cash=cash).turn(name, step=TRAINS)


# Traps of 18xx.games, by the number of the report


def test_trap_8736_merger_removes_investors_marker_and_no_other(play: Play):
    board = place_marker(place_marker(play.state.board, "H6", Marker("BCR")), "H6", Marker("CKR"))
    play.change(board=board).company("BCR", markers=1).company("CKR", markers=1)
    course = Course(play.state)
    remove_investor(course, "A3")
    assert course.state.board.stations["H6"] == (Marker("BCR"), Marker("CKR"))


def test_trap_8748_prices_of_trains_are_those_of_table_of_phases():
    prices = {name: card.price for name, card in BOX.trains.items()}
    assert prices == {
        "2": 100, "2+2": 180, "3": 180, "3+3": 300, "4": 300, "4+4": 450,
        "6": 600, "6E": 700, "8": 800, "8E": 900, "10": 1000, "2R": 250,
    }  # fmt: skip


def test_trap_8795_no_space_of_the_chart_shows_156():
    prices = {BOX.chart.price(space) for space in BOX.chart}
    assert 156 not in prices
    assert 155 in prices


def test_trap_8872_a_harbour_is_small_for_every_kind_of_train():
    assert {hex_.stop for hex_ in BOX.hexes.values() if hex_.kind == "harbour"} == {"small"}
    assert {hex_.stop for hex_ in BOX.hexes.values() if hex_.kind == "offboard"} == {"large"}


def test_trap_9093_p5_gives_a_permit_and_no_station_marker(play: Play):
    before = play.state.companies["CKR"].markers
    play.begins("BCR")("permit D CKR")
    assert play.state.companies["CKR"].markers == before
    assert play.state.board.stations == play.begins("BCR").state.board.stations


def test_trap_9185_there_is_no_limit_to_the_shares_in_the_bank(play: Play):
    play.phase("B1").player("Bert", shares={"HKR": 20, "BCR": 60}).player("Anna", shares={"BCR": 20})
    play.company("BCR", director="Bert").share_round("Anna")
    assert play.state.companies["BCR"].bank == 10
    play.player("Cleo", shares={"CKR": 20}).share_round("Bert")("sell BCR 6")
    assert play.state.companies["BCR"].bank == 70
    assert play.state.companies["BCR"].director == "Anna"


def test_trap_9771_company_resumes_with_its_new_money(play: Play):
    play.sale("2+2", 1).owns(BCR="", HKR="2", CKR="2")
    buy_trains(play, "BCR", 180)("train 2+2; decline")
    assert isinstance(play.state.round, ShareRound)
    play.player("Anna", shares={"BCR": 40}).company("BCR", cash=180)("pass; pass; pass")
    assert play.due == "BCR"
    play("train 3")
    assert play.events_of(CapitalPaid) == [CapitalPaid("BCR", 500, "full")]
    play("train 3")


def test_trap_10045_own_shares_are_no_liquidity_until_first_6(play: Play):
    play.player("Bert", shares={"HKR": 40, "BCR": 10})
    play.share_round("Bert")
    for name, most in (("B2", 2), ("B3", 0), ("C1", 0), ("C2", 2)):
        play.phase(name)
        sales = [line for line in play.legal() if line.startswith("sell")]
        assert sales == [*(f"sell HKR {shares}" for shares in range(1, most + 1)), "sell BCR 1"]


def test_trap_12147_only_players_have_debts():
    assert "debt" not in (*Company._fields, *Investor._fields)


# Traps of Rails


def test_trap_rails_yellow_shanghai_is_worth_30():
    assert [place.value for place in shape("8877", 0).stations] == [30]


def test_trap_rails_an_express_pays_the_ferry_too():
    board = tracks("H14 6 W-SE", "K15 8877 SW-NE", HKR="K15")
    for train in ("6", "6E"):
        plan = plan_written(Position(board, "HKR", Terms()), (TrainRun(train, ("H14", "K15")),))
        assert plan.fees == 10


# Traps found in the rulebooks


def test_trap_rulebooks_11_investors_share_opens_nothing(play: Play):
    play.phase("B1").share_round("Anna").player("Anna", shares={"BCR": 20})
    assert play.state.investors["A1"].share == "BCR"
    play.company("BCR", open=False, markers=3)
    assert not ready_to_open(play.state, "BCR")


def test_trap_rulebooks_17_owners_fifth_is_exact():
    assert [owners_part(cash) for cash in (0, 10, 90, 130, 4)] == [0, 2, 18, 26, 0]


# Triggers of the others


ELSEWHERE = {
    "8720": ["R39 home of two cities on a tile is chosen on opening"],
    "8748": ["test_R70_last_8_train_brings_a_share_round_and_three_turns"],
    "11518": ["test_R39_home_of_two_cities_is_decided_by_its_first_tile"],
    "12716": ["test_investors_inactive_means_that_only_mergers_are_left_XIV"],
    "token costs": [
        "test_R47_markers_cost_double_in_phase_D",
        "test_R47_first_marker_costs_40_the_second_100",
        "R18 cheapest marker left replaces investors free",
    ],
    "broker fee": ["R30 R35 bundle pays the old price less 5 a share"],
    "Rails having sold": ["XII who sold a company does not buy it in that turn"],
    "Rails big trains": ["test_picture_the_trans_siberian_line_needs_a_4_plus_4_or_a_6"],
    "Rails phase of P7": ["R53 R55 phase begun by p7 takes surplus trains"],
    "rulebooks 1": [
        "R72 the price has no influence on the order, {due}",
        "test_R26_first_3_train_pays_second_half_at_five_shares_left",
    ],
    "rulebooks 4": ["test_R74_powers_follow_the_director_of_the_moment"],
    "rulebooks 6": [
        "R66 it is decided about",
        "R66 the bonus is lost without a train",
    ],
    "rulebooks 7": ["test_R49_next_type_goes_or_waits_after_p7_empties_one"],
    "rulebooks 9": ["test_R60_interest_is_rounded_up_or_as_the_table_plays"],
    "8631": ["test_every_ruling_is_in_the_name_of_a_test"],
    "8755": ["test_R70_last_company_ends_game_even_if_it_can_do_nothing"],
    "8770": ["test_R13_R36_first_4_train_ends_investors_building"],
    "8778": ["test_R74_investors_enjoy_their_owners_p2_p3_and_p4"],
    "8781": ["R56 if all 4-trains are removed p7 still gets the second"],
    "8801": ["R24 it opens at the end of the round"],
    "8821": ["test_R55_p7_at_any_step_of_the_turn", "R55 a train taken for p7 may run in the same turn"],
    "8839": ["test_R19_an_investor_with_an_empty_treasury_ends_quietly"],
    "8853": ["test_R40_home_cities_are_closed_until_the_home_marker_lies"],
    "8966": [
        "R54 restored train may go to a company without one",
        "R73 R58 restored train is paid by the company alone",
        "R73 restored train does not meet duty to own train",
    ],
    "9077": ["R52 after the first 8e nothing is removed", "R52 tens are never removed"],
    "9081": ["test_R70_last_company_ends_game_even_if_it_can_do_nothing"],
    "10429": [
        "R50 the company goes on buying",
        "test_R76_a_new_director_finishes_the_interrupted_turn",
    ],
    "10460": ["X one with a choice is not, since passes count"],
    "10611": ["R17 R32 who then decides"],
    "10851": ["test_R18_R20_replaced_marker_on_a_red_hex_is_one_as_any"],
    "11891": ["test_R15_full_cities_of_others_are_ignored"],
    "12740": [
        "test_R24_it_is_the_directors_own_percentage_that_counts",
        "test_R24_company_without_shares_left_opens_in_any_case",
    ],
    "6de536665": ["R02 who cannot pay the next bid is passed over"],
    "11529": ["R04 all passing on p2 pays and offers it again"],
    "d2f774826": ["test_R27_new_company_acts_now_only_below_the_interrupted"],
    "9034": ["test_R61_express_passes_any_number_of_stations"],
    "rulebooks 10": ["test_a_junction_is_not_taken_backwards", "test_R15_any_marker_will_do_where_the_table_plays_so"],
    "Rails 243": ["test_R11_reserved_share_is_nobodys_until_it_is_handed_over"],
    "Rails 224": ["R55 p7 is exchanged for the train on sale without cost"],
    "Rails 5ba5e5d8b": ["test_R13_R36_first_4_train_ends_investors_building"],
    "Rails d863e9208": ["R60 refused sale becomes a debt with half as interest"],
    "Rails 484cae4a5": ["test_R70_last_8_train_brings_a_share_round_and_three_turns"],
    "rulebooks 2": ["R50 R55 p7 before track resumes before track"],
    "rulebooks 3": [
        "R75 p5 not for an investor",
        "R55 p7 is for its owners company in its turn, not for {who}",
    ],
    "rulebooks 5": ["test_R40_home_cities_are_closed_until_the_home_marker_lies"],
    "rulebooks 8": ["R56 forced p7 without room asks"],
    "rulebooks 12": ["R53 company at its limit buys nothing"],
    "rulebooks 13": ["R51 removed unbought type begins its phase"],
    "rulebooks 14": ["test_R44_611_may_stand_in_once_no_63_is_left"],
    "rulebooks 15": ["test_R62_run_begins_and_ends_in_Beijing_until_brown"],
    "rulebooks 16": ["test_R38_in_its_first_turn_a_company_builds_at_home"],
    "rulebooks 18": ["test_R61_plus_train_counts_towns_apart"],
    "rulebooks 19": ["test_R64_P3_brings_20_more_for_Taiwan_in_every_phase"],
}


@pytest.mark.parametrize("trap", ELSEWHERE)
def test_every_other_trap_is_sprung_by_a_test_of_its_paragraph(trap: str):
    assert set(ELSEWHERE[trap]) <= names_of_tests()
