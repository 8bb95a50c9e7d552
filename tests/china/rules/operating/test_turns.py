"""IX Operating rounds, X the turn of a company: order, steps, income, dividends."""

from __future__ import annotations

import pytest

from eighteen80.china.box.components import BOX
from eighteen80.china.events import PriceMoved, PrivatePaid
from eighteen80.china.rules.operating.income import terms
from eighteen80.china.rules.operating.turn_events import (
    DividendPaid,
    IncomeWithheld,
    NoIncome,
    PassingBegun,
    StepPassed,
    TrainsRun,
)
from eighteen80.china.rules.operating.turns import DIVIDEND, PLACES, RUN, STATION, TRACK, TRAINS
from eighteen80.china.state import Operating, ShareRound
from tests.support.china.play_table import Play, pass_share_round

ROUTE = ("M3 57 W-E", "M5 8852 W-E", "M7 57 W-E")


@pytest.fixture
def play() -> Play:
    """BCR, HKR and CKR operate; a route of 40 for BCR's 2-train is built, everybody owns one train."""
    return Play(3).start_operating().tiles(*ROUTE).owns(BCR="2", HKR="2", CKR="2")


def order(play: Play, number: int) -> list[str]:
    """Return the players to act, each ending the turn at once."""
    names = []
    for _ in range(number):
        names.append(play.due)
        for line in ("run none", "withhold", "done"):
            if line in play.legal() and play.due == names[-1]:
                play(line)
    return names


# IX Turn order


def test_R72_order_is_privates_investors_then_companies_by_price(play: Play):
    assert PLACES[:3] == ("privates", "A1", "A2")
    assert PLACES[8:10] == ((100, 1), (100, 2))
    assert PLACES[-1] == (70, 4)
    play.change(rounds=(Operating(),)).settle()
    assert order(play, 7) == ["A1", "A3", "A7", "BCR", "HKR", "CKR", "A1"]
    assert play.state.passing == 3


def test_R72_the_share_price_has_no_influence_on_the_order(play: Play):
    play.company("CKR", space=(0, 13)).company("BCR", space=(8, 0)).begins("BCR")
    assert order(play, 3) == ["BCR", "HKR", "CKR"]


def test_R21_with_the_same_initial_price_the_upper_row_is_first(play: Play):
    play.company("HKR", par=100, row=3).company("CKR", par=100, row=2).begins("BCR")
    assert order(play, 3) == ["BCR", "CKR", "HKR"]


def test_R72_privates_pay_each_time_top_of_list_is_passed(play: Play):
    play.begins("CKR")
    play("withhold; done")
    assert [event.private for event in play.events_of(PrivatePaid)] == ["P1", "P2", "P3", "P4", "P5"]
    assert sum(event.amount for event in play.events_of(PrivatePaid)) == 75


def test_R36_from_the_first_4_train_on_the_privates_pay_no_more(play: Play):
    play.phase("B3").begins("CKR")("withhold; done")
    assert play.events_of(PassingBegun)
    assert not play.events_of(PrivatePaid)
    play.phase("D1").begins("CKR")("withhold; done")
    assert not play.events_of(PrivatePaid)


def test_R72_the_first_operating_round_begins_with_the_privates():
    play = Play(3).after_auction()("pass; pass; pass")
    assert play.events_of(PassingBegun) == [PassingBegun(1)]
    assert play.due == "A1"


@pytest.mark.parametrize(("row", "acts"), [(1, False), (3, True)])
def test_R27_new_company_acts_now_only_below_the_interrupted(play: Play, row: int, *, acts: bool):
    play.company("HKR", row=2).sale("2", 1).begins("HKR")
    play("withhold; train 2")
    assert isinstance(play.state.round, ShareRound)
    play(f"found NJR 90 20% ABC row {row}; pass; pass; pass")
    assert play.due == "HKR"
    play("done")
    assert play.due == ("NJR" if acts else "CKR")


# X The steps of a turn


def test_the_steps_come_in_order_and_none_comes_back(play: Play):
    play.begins("BCR")
    assert play.state.turn.step == TRACK
    play("station M7")
    assert play.state.turn.step in (STATION, RUN)
    refusal = play.refusal_of("lay M9 9 W-E")
    assert (refusal.code, refusal.facts["wanted"]) == ("turn-too-late", "track")
    play("run")
    assert play.state.turn.step == DIVIDEND
    assert play.refusal_of("run").code == "turn-too-late"
    assert play.refusal_of("station M7").code == "turn-too-late"
    play("pay")
    assert play.state.turn.step == TRAINS
    assert play.refusal_of("withhold").code == "turn-too-late"
    play("train 2; done")
    assert play.due == "HKR"


def test_impossible_track_is_refused_for_the_missing_permit(play: Play):
    play.begins("BCR")
    play.company("BCR", permits="B")
    play("run")
    assert play.refusal_of("lay M9 9 W-E").code == "track-no-permit"


def test_a_step_gone_by_is_gone_whatever_permits_a_company_has(play: Play):
    play.company("BCR", permits="D").turn("BCR", step=TRAINS)
    assert play.refusal_of("station M7").code == "turn-too-late"


def test_R24_a_founded_company_that_is_not_open_has_no_turn():
    play = Play(3).start_operating().phase("B1").share_round("Anna")("found NJR 70 20% ABC")
    pass_share_round(play)
    assert not play.state.companies["NJR"].open
    assert play.begins("NJR").due != "NJR"


def test_R55_p7_is_waited_for_at_the_run_too():
    play = Play(3).start_operating().turn("HKR", step=RUN)
    assert (play.due, play.state.turn.step) == ("HKR", RUN)


@pytest.mark.parametrize(("who", "steps"), [("A1", ["track"]), ("BCR", ["track", "station"])])
def test_R13_an_investor_passes_no_marker(play: Play, who: str, steps: list[str]):
    play.tiles("A5 57 W-E").begins(who)("run none")
    assert [(event.who, event.step) for event in play.events_of(StepPassed)] == [(who, step) for step in steps]


def test_later_step_passes_optional_ones_before_it_and_says_so(play: Play):
    play.begins("BCR")("run")
    assert play.events_of(StepPassed) == [StepPassed("BCR", "track"), StepPassed("BCR", "station")]
    play.begins("BCR")("lay M9 9 W-E; run")
    assert play.events_of(StepPassed)[-1] == StepPassed("BCR", "station")


def test_R78_running_and_the_dividend_are_compulsory(play: Play):
    play.begins("BCR")
    assert {play.refusal_of(line).code for line in ("pay", "withhold", "train 2", "done")} == {"turn-run-first"}
    play("run")
    assert {play.refusal_of(line).code for line in ("train 2", "done")} == {"turn-dividend-first"}


def test_a_step_without_any_choice_is_skipped(play: Play):
    play.owns(BCR="").company("BCR", permits="D", cash=0).change(privates={}).begins("BCR")
    assert play.state.turn.step == TRAINS
    assert play.events_of(NoIncome) == [NoIncome("BCR")]


def test_step_with_a_choice_is_not_skipped_since_passes_count(play: Play):
    play.owns(BCR="").company("BCR", permits="D", cash=0).change(privates={}).begins("BCR")
    assert play.due == "BCR"
    play.owns(CKR="2").company("CKR", cash=100).begins("CKR")("withhold")
    assert "train 2" in play.legal()
    assert play.due == "CKR"


def test_director_alone_decides_and_lines_are_in_name_of_company(play: Play):
    play.begins("BCR")("run")
    assert play.actor == "BCR"


def test_an_optional_step_needs_no_word_where_nothing_is_bought(play: Play):
    play.company("BCR", cash=0).begins("BCR")("run; withhold")
    assert play.state.companies["BCR"].cash == 40
    assert play.due == "HKR"


# X Income, XIII prices


def test_R68_dividend_is_by_percent_none_for_bank_or_investor(play: Play):
    play.player("Cleo", shares={"CKR": 20, "BCR": 10})
    bcr = play.state.companies["BCR"]
    play.begins("BCR")("run")
    before = {name: player.cash for name, player in play.state.players.items()}
    play("pay")
    assert play.events_of(DividendPaid)[0].paid == (("Anna", 8), ("Cleo", 4))
    assert play.events_of(PriceMoved) == [PriceMoved("BCR", 100, 105)]
    after = {name: player.cash - before[name] for name, player in play.state.players.items()}
    assert after == {"Anna": 8, "Bert": 0, "Cleo": 4}
    assert (play.state.companies["BCR"].cash, play.state.companies["BCR"].income) == (bcr.cash, 40)


def test_R68_each_player_gets_the_percentage_exactly(play: Play):
    play.player("Cleo", shares={"CKR": 20, "BCR": 60}).turn("BCR", step=DIVIDEND, income=990)("pay")
    assert dict(play.events_of(DividendPaid)[0].paid)["Cleo"] == 594


def test_R68_all_or_nothing_is_withheld_and_the_price_falls(play: Play):
    play.begins("BCR")("run; withhold")
    assert play.events_of(IncomeWithheld) == [IncomeWithheld("BCR", 40)]
    assert play.state.companies["BCR"].cash == 540
    assert play.events_of(PriceMoved) == [PriceMoved("BCR", 100, 95)]


def test_R67_income_of_nothing_cannot_be_paid_and_price_falls(play: Play):
    play.begins("BCR")("run none")
    assert play.events_of(NoIncome) == [NoIncome("BCR")]
    assert play.events_of(PriceMoved) == [PriceMoved("BCR", 100, 95)]
    play.begins("HKR")
    assert play.refusal_of("pay").code == "pay-nothing"
    play("withhold")
    assert play.events_of(PriceMoved) == [PriceMoved("HKR", 90, 85)]


def test_R67_without_a_train_no_income_and_the_price_falls(play: Play):
    play.owns(BCR="").begins("BCR")
    assert not [line for line in play.legal() if line.startswith(("run", "pay"))]
    assert play.refusal_of("run 2: M3 M5").code == "run-no-train"
    assert play.refusal_of("run none").code == "run-trainless"
    play("withhold")
    assert play.events_of(PriceMoved) == [PriceMoved("BCR", 100, 95)]


def test_R78_director_may_run_less_than_best_or_nothing_at_all(play: Play):
    play.tiles("M9 9 W-E").owns(BCR="2 2").begins("BCR")
    best = play.legal()
    assert any(line.startswith("run 2:") for line in best)
    play("run none")
    assert play.state.companies["BCR"].operated


def test_moved_price_marks_a_company_as_operated(play: Play):
    assert not play.begins("BCR").state.companies["BCR"].operated
    assert play("run; withhold").state.companies["BCR"].operated


# X Bonus from the share price chart


def test_R66_bonus_is_that_of_space_on_which_turn_begins(play: Play):
    play.company("BCR", space=(1, 8)).begins("BCR")
    assert play.state.turn.bonus == 10
    play("run")
    assert play.events_of(TrainsRun) == [TrainsRun(who="BCR", total=140, bonus=100, fees=0)]
    play("pay")
    assert play.events_of(PriceMoved) == [PriceMoved("BCR", 125, 135)]


def test_R66_the_bonus_is_also_gained_when_withholding(play: Play):
    play.company("BCR", space=(1, 7)).begins("BCR")("run; withhold")
    assert play.state.companies["BCR"].cash == 500 + 40 + 50


def test_R66_the_bonus_is_lost_without_a_train(play: Play):
    play.owns(BCR="").company("BCR", space=(1, 7)).begins("BCR")("train 2")
    assert play.state.companies["BCR"].cash == 400


def test_R66_a_train_without_a_route_still_gives_the_bonus(play: Play):
    play.company("HKR", space=(1, 7)).begins("HKR")
    assert play.refusal_of("done").code == "turn-dividend-first"
    play("pay")
    assert play.events_of(DividendPaid)[0].income == 50


def test_R66_table_may_play_that_without_route_there_is_no_bonus():
    play = Play(3, bonus_without_route="no").start_operating().owns(HKR="2").company("HKR", space=(1, 7)).begins("HKR")
    assert play.refusal_of("pay").code == "pay-nothing"
    play("withhold")
    assert play.state.companies["HKR"].cash == 450


@pytest.mark.parametrize(("ruling", "each"), [("no", False), ("yes", True)])
def test_R65_table_may_give_trans_siberian_bonus_to_each_train(ruling: str, *, each: bool):
    play = Play(3, trans_siberian_per_train=ruling).start_operating().owns(BCR="2")
    assert terms(play.state, "BCR").bonus_per_train == each


def test_R66_a_restored_train_gives_the_bonus_too(play: Play):
    play.phase("C2").owns(HKR="2R").company("HKR", space=(1, 7)).begins("HKR")("withhold")
    assert play.state.companies["HKR"].cash == 500


def test_R66_R55_p7_before_run_brings_bonus_and_train_runs(play: Play):
    play.owns(BCR="").company("BCR", director="Bert", space=(1, 7)).player("Bert", shares={"HKR": 20, "BCR": 20})
    play.player("Anna", shares={}).begins("BCR")("rocket; run; pay")
    assert play.events_of(DividendPaid)[0].income == 90


def test_R66_share_round_before_the_run_keeps_the_bonus(play: Play):
    play.company("HKR", space=(1, 7)).sale("2", 1).tiles("K15 8877 SW-NE").begins("HKR")("rocket")
    play.company("HKR", space=(1, 8))("pass; pass; pass; withhold")
    assert play.events_of(IncomeWithheld) == [IncomeWithheld("HKR", 50)]


def test_R36_R66_communist_period_pays_bonus_and_moves_no_price(play: Play):
    play.phase("B3").owns(BCR="3").company("BCR", space=(1, 7)).begins("BCR")("run; pay")
    assert play.events_of(DividendPaid)[0].income > 50
    assert not play.events_of(PriceMoved)


def test_R66_investors_never_have_a_bonus(play: Play):
    play.tiles("A5 57 W-E", "A7 8852 W-E").begins("A1")("run")
    assert play.events_of(TrainsRun)[0].bonus == 0


def test_R69_values_are_those_of_the_letter_when_the_train_runs(play: Play):
    play.tiles("A5 57 W-E").begins("A1")
    assert "run 2: A3 A5" in play.legal()
    play("run")
    assert play.events_of(TrainsRun)[0].total == 40
    play.sale("3", 5).phase("B1").begins("A1")("run")
    assert play.events_of(TrainsRun)[0].total == 50


# Directors and interruptions


def test_R50_after_a_share_round_the_company_goes_on_buying(play: Play):
    play.sale("2", 1).begins("BCR")("run; pay; train 2")
    assert isinstance(play.state.round, ShareRound)
    play("pass; pass; pass")
    assert (play.due, play.state.turn.step) == ("BCR", TRAINS)
    assert play.state.turn.bought
    play("train 2+2; done")
    assert play.due == "HKR"


def test_R50_R55_p7_before_track_is_built_resumes_before_track(play: Play):
    play.sale("2", 1).begins("HKR")("rocket")
    assert isinstance(play.state.round, ShareRound)
    play("pass; pass; pass")
    assert (play.due, play.state.turn.step) == ("HKR", TRACK)
    play("lay K15 8877 SW-NE")


def test_R50_p7_between_run_and_dividend_resumes_at_the_dividend(play: Play):
    play.give_office("BCR", "Bert")
    play.sale("2", 1).begins("BCR")("run; rocket; pass; pass; pass")
    assert (play.due, play.state.turn.step, play.state.turn.income) == ("BCR", DIVIDEND, 40)
    play("pay")


def test_R76_a_new_director_finishes_the_interrupted_turn(play: Play):
    play.player("Anna", shares={"BCR": 20}).player("Cleo", shares={"CKR": 20, "BCR": 20}, cash=1000)
    play.sale("2", 1).begins("BCR")("run; pay; train 2")
    while play.due != "Cleo":
        play("pass")
    play.change(phase=BOX.phase("B1"))("buy BCR; pass; pass; pass")
    assert play.state.companies["BCR"].director == "Cleo"
    assert play.due == "BCR"
    play.owns(BCR="2").company("BCR", cash=300)("train 2+2")


def test_done_passes_every_step_that_is_not_compulsory(play: Play):
    play.begins("HKR")("done")
    assert [event.step for event in play.events_of(StepPassed)][:2] == ["track", "station"]
    assert play.events_of(PriceMoved) == [PriceMoved("HKR", 90, 85)]
    assert play.due == "CKR"


def test_a_train_bought_at_once_passes_everything_before_it(play: Play):
    play.begins("HKR")("train 2")
    assert play.events_of(NoIncome) == [NoIncome("HKR")]
    assert play.state.companies["HKR"].trains == ("2", "2")


def test_R66_R78_no_run_still_gives_a_bonus_to_pay_or_withhold(play: Play):
    play.company("BCR", space=(1, 7)).begins("BCR")("run none; pay")
    assert play.events_of(DividendPaid)[0].income == 50
