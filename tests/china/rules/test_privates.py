"""VI Private companies: the payment of P0, the powers of P2 to P5, P7 by choice and by force."""

from __future__ import annotations

from typing import get_args

import pytest

from eighteen80.china import GAME
from eighteen80.china.box.components import BOX
from eighteen80.china.events import PaymentMade, RocketLost, RocketUsed
from eighteen80.china.map.board import remove_marker
from eighteen80.china.rules.operating.income import terms
from eighteen80.china.rules.operating.turn_events import PriceWaits, TrainScrapped, TrainsRemoved, TrainsRusted
from eighteen80.china.rules.operating.turns import DIVIDEND, RUN, TRACK, TRAINS
from eighteen80.china.state import (
    GapOwed,
    HomeOwed,
    MergeOwed,
    Operating,
    Owed,
    PaymentOwed,
    ReplaceOwed,
    RocketOwed,
    ShareRound,
    StartOwed,
    SurplusOwed,
)
from eighteen80.refusals import Refusal
from tests.support.china.play_table import Play, go_to_trains, pass_share_round

P5_GIVES = "permit D CKR"


@pytest.fixture
def play() -> Play:
    """Anna owns P0 and P3, Bert P1, P4 and P7, Cleo P2 and P5."""
    return Play(3).start_operating().owns(BCR="2", HKR="2", CKR="2")


def test_prices_and_revenues_VI():
    figures = {name: (card.price, card.revenue) for name, card in BOX.privates.items()}
    assert figures == {
        "P0": (5, 0), "P1": (10, 5), "P2": (25, 10), "P3": (45, 15),
        "P4": (70, 20), "P5": (100, 25), "P6": (160, 0), "P7": (50, 0),
    }  # fmt: skip


# P0


@pytest.mark.parametrize(("train", "amount"), [("2+2", 40), ("3", 70)])
def test_R57_p0_is_paid_with_a_types_last_train_on_request(play: Play, train: str, amount: int):
    go_to_trains(play.sale(train, 1), "CKR", 500)(f"train {train}")
    assert (play.due, sorted(play.legal())) == ("Anna", ["claim", "decline", P5_GIVES])
    assert play.refusal_of("pass").code == "turn-not-now"
    cash = play.state.players["Anna"].cash
    play("claim")
    assert play.state.players["Anna"].cash == cash + amount
    assert "P0" not in play.state.privates
    assert isinstance(play.state.round, ShareRound)


def test_R57_declined_p0_waits_and_the_third_pays_by_itself(play: Play):
    go_to_trains(play.sale("2+2", 1), "CKR", 500)("train 2+2; decline")
    assert play.state.privates["P0"] == "Anna"
    pass_share_round(play)
    go_to_trains(play.sale("3", 1), "CKR", 500)("train 3; decline")
    pass_share_round(play)
    cash = play.state.players["Anna"].cash
    go_to_trains(play.sale("3+3", 1).owns(CKR="3"), "CKR", 500)("train 3+3")
    assert play.events_of(PaymentMade) == [PaymentMade("P0", "Anna", 100)]
    assert play.state.players["Anna"].cash == cash + 100
    assert "P0" not in play.state.privates


def test_R57_only_one_payment(play: Play):
    pass_share_round(go_to_trains(play.sale("2+2", 1), "CKR", 500)("train 2+2; claim"))
    go_to_trains(play.sale("3", 1), "CKR", 500)("train 3")
    assert isinstance(play.state.round, ShareRound)
    assert play.due in play.state.seats
    assert not play.state.owed


def test_R57_the_first_train_of_a_type_pays_nothing(play: Play):
    go_to_trains(play.sale("2+2", 5), "CKR", 500)("train 2+2")
    assert not play.state.owed


def test_R57_p7_taking_the_last_train_counts_for_p0(play: Play):
    go_to_trains(play.sale("3", 1), "HKR", 0)("rocket; claim")
    assert play.events_of(PaymentMade)[0].amount == 70


# P2, P3, P4: used by the companies of the owner


def test_R74_powers_follow_the_director_of_the_moment(play: Play):
    assert terms(play.state, "CKR").ferries_free
    assert not terms(play.state, "BCR").ferries_free
    assert terms(play.state, "BCR").taiwan == 20
    assert terms(play.state, "CKR").taiwan == 0
    play.give_office("CKR", "Anna")
    assert not terms(play.state, "CKR").ferries_free
    assert terms(play.state, "CKR").taiwan == 20


def test_R74_investors_enjoy_their_owners_p2_p3_and_p4(play: Play):
    assert terms(play.state, "A1").taiwan == 20
    assert terms(play.state, "A7").ferries_free
    assert not terms(play.state, "A3").ferries_free


def test_R74_powers_last_beyond_the_communist_period(play: Play):
    for name in ("B3", "C2", "D3"):
        assert terms(play.phase(name).state, "BCR").taiwan == 20


def test_R74_privates_are_never_sold_nor_handed_over(play: Play):
    assert play.share_round("Anna").refusal_of("sell P0 1").code.startswith("unreadable")


# P5


def test_R75_p5_gives_a_phase_D_permit_at_any_time(play: Play):
    assert "permit D CKR" in play.begins("BCR").legal()
    play("permit D CKR")
    assert play.actor == "Cleo"
    assert play.due == "BCR"
    assert play.state.companies["CKR"].permits == "ABCD"
    assert play.state.privates["P5"] == "Cleo"


def test_R75_p5_of_the_owner_who_is_named(play: Play):
    play.begins("BCR")
    with pytest.raises(Refusal):
        play("Bert: permit D CKR")
    play("Cleo: permit D CKR")
    assert (play.actor, play.due, play.state.companies["CKR"].permits) == ("Cleo", "BCR", "ABCD")


OTHER_DECISIONS = (
    PaymentOwed("Anna", 50),
    RocketOwed("Bert"),
    SurplusOwed("HKR"),
    MergeOwed("Bert", "A3"),
    ReplaceOwed("HKR", "A3"),
    HomeOwed("SCR"),
    GapOwed("Anna", "BCR", "2", 30),
)


@pytest.mark.parametrize("other", OTHER_DECISIONS, ids=lambda owed: type(owed).__name__)
def test_R75_p5_while_another_decision_is_owed(play: Play, other: Owed):
    play.owns(HKR="2 2 2 2 2+2").begins("BCR").change(owed=(other,))
    assert P5_GIVES in play.legal()
    play(P5_GIVES)
    assert (play.state.owed, play.state.companies["CKR"].permits) == ((other,), "ABCD")
    assert play.refusal_of(P5_GIVES).code == "turn-not-now"


def test_R75_p5_is_tried_with_every_owed_decision():
    assert {type(other) for other in OTHER_DECISIONS} == {*get_args(Owed)} - {StartOwed}


def test_R75_p5_is_listed_until_it_has_given_its_permit(play: Play):
    play.begins("BCR").change(owed=(PaymentOwed("Anna", 50),))
    assert play.legal() == ["claim", "decline", P5_GIVES]
    play(P5_GIVES)
    assert play.legal() == ["claim", "decline"]


def test_R75_p5_in_a_share_round_of_another_player(play: Play):
    play.share_round("Anna")("permit D CKR")
    assert play.due == "Anna"


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("permit D HKR", "permit-director"),
        ("permit C CKR", "permit-extra"),
        ("permit D", "permit-extra"),
        ("permit D CKR row 1", "permit-extra"),
    ],
)
def test_R75_p5_against_the_rules(play: Play, line: str, code: str):
    assert play.begins("BCR").refusal_of(line).code == code


def test_R75_p5_only_once_and_not_twice_the_same_letter(play: Play):
    play.give_office("HKR", "Cleo")
    play.company("HKR", permits="BCD").begins("BCR")
    assert play.refusal_of("permit D HKR").code == "permit-has"
    play.company("HKR", permits="AB", certificate=30).player("Cleo", shares={"CKR": 20, "HKR": 30})
    play("permit D HKR")
    assert play.state.companies["HKR"].permits == "ABD"
    assert play.refusal_of("permit D CKR").code == "permit-given"
    assert "permit D CKR" not in play.legal()


def test_R75_p5_stays_with_the_company_if_the_director_changes(play: Play):
    play.begins("BCR")("permit D CKR")
    play.company("CKR", director="Anna").player("Anna", shares={"BCR": 20, "CKR": 30})
    assert play.state.companies["CKR"].permits == "ABCD"
    assert play.refusal_of("permit D CKR").code == "permit-given"


def test_R75_p5_not_for_an_investor(play: Play):
    assert play.begins("A7").refusal_of("permit D A7").code.startswith("unreadable")
    play("permit D CKR")
    assert play.due == "A7"


def test_R75_phase_D_company_without_a_permit_is_asked_about_p5():
    play = Play(3).start_operating().phase("D1").owns(CKR="6").begins("CKR")
    assert play.state.turn.step == TRACK
    assert not [line for line in play.legal() if line.startswith("lay")]
    play("permit D CKR")
    assert [line for line in play.legal() if line.startswith("lay")]


def test_R75_before_phase_D_nobody_waits_for_p5():
    play = Play(3).start_operating().phase("C1").company("CKR", permits="AB", certificate=30).owns(CKR="3")
    assert (play.begins("CKR").due, play.state.turn.step > TRACK) == ("CKR", True)


def test_without_p5_in_play_nobody_gives_a_permit(play: Play):
    assert play.change(privates={}).begins("BCR").refusal_of("permit D CKR").code == "permit-no-owner"


# P7 by choice


def test_R55_p7_is_exchanged_for_the_train_on_sale_without_cost(play: Play):
    go_to_trains(play, "HKR", 0)("rocket")
    assert play.events_of(RocketUsed) == [RocketUsed("HKR", "2")]
    assert play.state.companies["HKR"].trains == ("2", "2")
    assert play.state.companies["HKR"].cash == 0
    assert play.state.depot["2"] == 6
    assert "P7" not in play.state.privates
    assert play.refusal_of("rocket").code == "rocket-gone"


def test_R55_p7_at_any_step_of_the_turn():
    play = Play(3).start_operating().owns(BCR="2", HKR="2", CKR="2").give_office("BCR", "Bert")
    play.tiles("M3 57 W-E", "M5 8852 W-E", "M7 57 W-E")
    for lines, step in (((), TRACK), (("station M7",), RUN), (("run",), DIVIDEND), (("run; pay",), TRAINS)):
        again = Play(3)
        again.state = play.state
        again.begins("BCR")(*lines)
        assert again.state.turn.step in (step, RUN)
        assert "rocket" in again.legal()
        again("rocket")
        assert again.due == "BCR"


def test_R55_a_train_taken_for_p7_may_run_in_the_same_turn():
    play = Play(3).start_operating().give_office("BCR", "Bert").tiles("M3 57 W-E", "M5 8852 W-E").begins("BCR")
    assert not [line for line in play.legal() if line.startswith("run 2")]
    play("rocket; run 2: M3 M5")


def test_R55_p7_is_asked_for_before_run_where_it_could_bring_run():
    play = Play(3).start_operating().company("HKR", permits="D").tiles("K15 8877 SW-NE").begins("HKR")
    assert play.state.turn.step <= RUN
    assert "rocket" in play.legal()
    play("withhold")
    assert play.state.turn.step == TRAINS


@pytest.mark.parametrize(
    ("who", "code"), [("BCR", "rocket-director"), ("A3", "rocket-investor"), ("CKR", "rocket-director")]
)
def test_R55_p7_is_for_its_owners_company_in_its_turn(play: Play, who: str, code: str):
    assert play.turn(who).refusal_of("rocket").code == code


def test_R55_p7_names_no_other_company_and_no_train_to_give_up(play: Play):
    play.turn("HKR")
    assert play.refusal_of("rocket BCR").code == "rocket-on-turn"
    assert play.refusal_of("rocket scrap 2").code == "rocket-on-turn"
    play("rocket HKR")
    assert play.events_of(RocketUsed)[0].company == "HKR"


LAST_OF_ITS_TYPE = next(name for name, card in BOX.trains.items() if card.share_round)


def test_R55_p7_before_the_dividend_warns_of_the_old_price():
    play = Play(3).start_operating().sale(LAST_OF_ITS_TYPE, 1).owns(HKR="2").turn("HKR")
    price = BOX.chart.price(play.state.companies["HKR"].space)
    outcome = GAME.apply(play.state, GAME.read("rocket", play.state))
    assert [event for event in outcome.events if isinstance(event, PriceWaits)] == [PriceWaits("HKR", price)]
    assert isinstance(outcome.state.round, ShareRound)


def test_R55_p7_after_the_price_step_warns_of_nothing():
    after = Play(3).start_operating().sale(LAST_OF_ITS_TYPE, 1).owns(HKR="2")
    assert not go_to_trains(after, "HKR")("rocket").events_of(PriceWaits)
    without = Play(3).start_operating().sale(LAST_OF_ITS_TYPE, 2).owns(HKR="2").turn("HKR")
    assert not without("rocket").events_of(PriceWaits)


def test_R55_p7_heeds_the_train_limit(play: Play):
    play.owns(HKR="2 2 2 2").turn("HKR")
    assert play.refusal_of("rocket").code == "train-no-room"
    assert "rocket" not in play.legal()


def test_R55_R80_p7_is_not_for_restored_train_and_begins_phase():
    play = Play(3).start_operating().sale("2+2", 5).owns(HKR="2")
    go_to_trains(play, "HKR")("rocket")
    assert play.state.companies["HKR"].trains == ("2", "2+2")
    assert play.state.phase.name == "A2"


def test_R53_R55_phase_begun_by_p7_takes_surplus_trains(play: Play):
    play.sale("3+3", 5).owns(BCR="2 2 2 3", HKR="2 2 3", CKR="3")
    go_to_trains(play, "HKR")("rocket")
    assert (play.due, play.choices()) == ("BCR", ["scrap 2", "scrap 3"])
    play("scrap 3")
    assert (play.due, play.choices()) == ("HKR", ["scrap 2", "scrap 3", "scrap 3+3"])


def test_R22_R55_permit_of_the_new_letter_counts_in_that_turn(play: Play):
    play.sale("3", 5).company("HKR", permits="A", certificate=20)
    play.turn("HKR")
    assert [line for line in play.legal() if line.startswith("lay")]
    play("rocket")
    assert not [line for line in play.legal() if line.startswith("lay")]
    assert play.refusal_of("lay K15 8877 SW-NE").code == "track-no-permit"


def test_R55_R22_company_is_asked_about_p7_before_its_track():
    play = Play(3).start_operating().sale("3", 5).company("HKR", permits="BCD", cash=0).begins("HKR")
    assert play.state.turn.step == TRACK
    assert not [line for line in play.legal() if line.startswith("lay")]
    play("rocket; lay K15 8877 SW-NE")


# P7 by force


def fours(**companies: str) -> Play:
    """The first 4-train is on sale; CKR buys it."""
    play = Play(3).start_operating().sale("4", 5).owns(**({"BCR": "3", "HKR": "3", "CKR": "3"} | companies))
    return go_to_trains(play, "CKR", 600)


def test_R56_p7_by_force_goes_to_only_company_without_question():
    play = fours(HKR="2 3")("train 4")
    assert play.events_of(TrainsRusted) == [TrainsRusted("HKR", "2", 1)]
    assert play.events_of(RocketUsed) == [RocketUsed("HKR", "4")]
    assert play.state.depot["4"] == 3
    assert play.state.marker == "CKR"
    assert "P7" not in play.state.privates


def test_R56_owner_of_several_companies_places_forced_p7():
    play = fours().give_office("BCR", "Bert")("train 4")
    assert isinstance(play.state.owed[0], RocketOwed)
    assert (play.due, play.legal()) == ("Bert", ["rocket BCR", "rocket HKR", P5_GIVES])
    assert play.refusal_of("rocket").code == "rocket-director"
    assert play.refusal_of("rocket CKR").code == "rocket-director"
    assert play.refusal_of("rocket BCR scrap 3").code == "rocket-no-scrap"
    assert play.refusal_of("decline").code == "rocket-room"
    play("rocket BCR")
    assert play.state.companies["BCR"].trains == ("3", "4")
    assert play.due == "CKR"


def test_R56_forced_p7_prefers_companies_with_room():
    play = fours(BCR="3 3+3 3+3", HKR="3").give_office("BCR", "Bert")("train 4")
    assert play.events_of(RocketUsed) == [RocketUsed("HKR", "4")]


def test_R56_forced_p7_without_room_replaces_or_loses_a_train():
    play = fours(HKR="3 3+3 3+3")("train 4")
    assert play.due == "Bert"
    assert play.legal() == ["rocket HKR scrap 3", "rocket HKR scrap 3+3", "decline", P5_GIVES]
    assert play.refusal_of("rocket HKR").code == "rocket-scrap"
    assert play.refusal_of("rocket HKR scrap 2").code == "rocket-no-scrap"
    lost = Play(3)
    lost.state = play.state
    lost("decline")
    assert lost.events_of(RocketLost) == [RocketLost("4")]
    assert lost.state.depot["4"] == 3
    play("rocket HKR scrap 3")
    assert play.state.companies["HKR"].trains == ("3+3", "3+3", "4")
    assert play.events_of(TrainScrapped) == [TrainScrapped("HKR", "3")]


def test_R56_forced_p7_asks_even_for_a_single_train():
    play = fours(HKR="3+3 3+3 3+3")("train 4")
    assert (play.due, play.legal()) == ("Bert", ["rocket HKR scrap 3+3", "decline", P5_GIVES])
    play("rocket")
    assert play.state.companies["HKR"].trains == ("3+3", "3+3", "4")


def test_R56_p7_by_force_what_is_clear_may_be_left_out():
    play = fours(BCR="3 3 3", HKR="3+3 3+3 3+3", CKR="").give_office("BCR", "Bert")("train 4")
    assert play.refusal_of("rocket").code == "rocket-director"
    assert play.refusal_of("rocket JHA").code == "rocket-director"
    play("rocket BCR")
    assert play.state.companies["BCR"].trains == ("3", "3", "4")


def test_R56_p7_by_force_without_a_company_the_4_train_is_lost():
    play = fours().give_office("HKR", "Anna")("train 4")
    assert play.events_of(RocketLost) == [RocketLost("4")]
    assert play.state.depot["4"] == 3
    assert play.state.owed == ()


def test_R56_if_all_4_trains_are_removed_p7_still_gets_second():
    play = fours().change(marker="CKR")("done")
    assert play.events_of(TrainsRemoved) == [TrainsRemoved("4", 4)]
    assert play.events_of(RocketUsed) == [RocketUsed("HKR", "4")]
    assert play.state.depot["4"] == 0
    assert isinstance(play.state.round, ShareRound)
    assert play.state.share_rounds == 1
    assert (pass_share_round(play).due, play.state.turn.step) == ("CKR", TRAINS)


def test_R56_removal_of_a_later_4_train_keeps_none_for_p7():
    """P7 was put back on the table later."""
    play = go_to_trains(
        Play(3).start_operating().sale("4", 3).owns(BCR="3", HKR="3", CKR="3").change(marker="CKR"), "CKR"
    )("done")
    assert play.events_of(TrainsRemoved) == [TrainsRemoved("4", 3)]
    assert play.state.depot["4"] == 0
    assert "P7" in play.state.privates


def test_R56_R28_share_round_waits_for_p7_if_all_4_are_removed():
    play = fours(HKR="3 3+3 3+3").change(marker="CKR")("done")
    assert play.due == "Bert"
    assert isinstance(play.state.round, Operating)
    play("decline")
    assert play.state.depot["4"] == 0
    assert isinstance(play.state.round, ShareRound)
    assert pass_share_round(play).due == "CKR"


def test_R56_chosen_first_4_train_of_p7_is_not_forced_again():
    play = Play(3).start_operating().sale("4", 5).owns(BCR="3", HKR="3", CKR="3")
    go_to_trains(play, "HKR", 0)("rocket")
    assert play.state.phase.name == "B3"
    assert play.state.depot["4"] == 4
    assert play.state.owed == ()


def test_R56_p7_by_force_is_no_purchase_of_the_company_on_turn():
    play = fours().change(marker="HKR").company("HKR", director="Cleo").player("Bert", shares={})
    play.player("Cleo", shares={"CKR": 20, "HKR": 20}).change(privates={**play.state.privates, "P7": "Cleo"})("train 4")
    assert play.due == "Cleo"
    play("rocket HKR")
    assert play.state.marker == "CKR"


def test_R56_p7_by_force_may_go_to_a_company_not_yet_open():
    play = fours(HKR="").company("HKR", open=False, markers=3)
    play.change(board=remove_marker(play.state.board, "K15", "HKR"))("train 4")
    assert play.events_of(RocketUsed) == [RocketUsed("HKR", "4")]
    assert play.state.companies["HKR"].trains == ("4",)


def test_R56_forced_p7_may_go_to_the_buyer_for_its_new_train():
    play = fours(CKR="3 3+3").change(privates={**Play(3).start_operating().state.privates, "P7": "Cleo"})("train 4")
    trains = ("3", "3+3", "4")
    assert play.legal() == [*(f"rocket CKR scrap {train}" for train in trains), "decline", P5_GIVES]
    play("rocket CKR scrap 4")
    assert play.state.companies["CKR"].trains == ("3", "3+3", "4")
    assert play.state.depot["4"] == 3
