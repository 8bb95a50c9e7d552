"""X Purchase of trains: order, price, limit, trade, the train purchase marker, a full round without purchase."""

from __future__ import annotations

import pytest

from eighteen80.china import GAME
from eighteen80.china.box.components import BOX
from eighteen80.china.events import CapitalPaid, PaymentMade
from eighteen80.china.rules.operating.phases import current_type
from eighteen80.china.rules.operating.turn_events import (
    LastTurnsFixed,
    PhaseBegun,
    ShareRoundDue,
    TrainBought,
    TrainScrapped,
    TrainsRemoved,
    TrainsRusted,
    TrainTraded,
)
from eighteen80.china.rules.operating.turns import TRAINS
from eighteen80.china.state import Operating, Over, ShareRound
from eighteen80.words import Words
from tests.support.china.play_table import Play, go_to_trains, pass_share_round


def table(**rulings: str) -> Play:
    """BCR, HKR and CKR operate with a train each; their turns are at the purchase of trains when `buying`."""
    return Play(3, **rulings).start_operating().owns(BCR="2", HKR="2", CKR="2")


@pytest.fixture
def play() -> Play:
    return table()


# Buying from the bank


def test_a_train_costs_what_is_printed_on_it(play: Play):
    go_to_trains(play, "BCR", 250)("train 2")
    assert play.state.companies["BCR"].cash == 150
    assert play.state.companies["BCR"].trains == ("2", "2")
    assert play.state.depot["2"] == 6


def test_several_trains_may_be_bought_in_one_turn(play: Play):
    go_to_trains(play, "BCR", 250)("train 2; train 2")
    assert play.due != "BCR"


def test_trains_are_sold_in_ascending_order(play: Play):
    refusal = go_to_trains(play, "BCR", 500).refusal_of("train 2+2")
    assert (refusal.code, refusal.facts["current"]) == ("train-not-on-sale", "2")
    pass_share_round(play.sale("2", 1)("train 2"))
    assert play.refusal_of("train 2").code == "train-not-on-sale"
    play("train 2+2")


def test_train_not_on_sale_is_refused_before_a_dear_one(play: Play):
    assert go_to_trains(play, "BCR", 300).sale("4", 2).refusal_of("train 4+4").code == "train-not-on-sale"


def test_R58_a_company_with_a_train_pays_alone(play: Play):
    refusal = play.sale("3", 3).company("BCR", cash=170).turn("BCR").refusal_of("train 3")
    assert (refusal.code, refusal.facts["price"], refusal.facts["cash"]) == ("train-money", 180, 170)


def test_a_purchase_from_the_bank_has_no_other_price(play: Play):
    assert go_to_trains(play, "BCR", 500).refusal_of("train 2 for 5").code == "train-price"
    assert GAME.write(GAME.resolve(play.state, GAME.read("train 2 for 100", play.state))) == "train 2"
    play("train 2 for 100")
    assert play.events_of(TrainBought) == [TrainBought("BCR", "2", 100)]


def test_R12_an_investor_buys_nothing(play: Play):
    assert play.begins("A1").refusal_of("train 2").code == "turn-not-now"


# The limit


@pytest.mark.parametrize(
    ("phase", "limit"), [("A1", 4), ("A2", 4), ("B1", 4), ("B2", 3), ("B3", 3), ("C2", 3), ("C3", 2), ("D3", 2)]
)
def test_R53_the_train_limit_by_phase(phase: str, limit: int):
    assert BOX.phase(phase).train_limit == limit


def test_R53_company_at_its_limit_buys_nothing(play: Play):
    play.sale("4", 5).owns(BCR="2 3 3+3")
    refusal = play.company("BCR", cash=900).turn("BCR").refusal_of("train 4")
    assert (refusal.code, refusal.facts["limit"]) == ("train-no-room", 3)
    assert not [line for line in play.legal() if line.startswith("train")]
    play.owns(BCR="3 3+3")("train 4")
    assert play.state.phase.name == "B3"


def test_R53_the_limit_holds_for_sister_companies_trains_too(play: Play):
    play.sale("3+3", 3).give_office("HKR", "Anna").owns(BCR="2 3 3")
    assert play.company("BCR", cash=500).turn("BCR").refusal_of("train 2 from HKR for 1").code == "train-no-room"


def test_R53_surplus_trains_go_at_once_the_director_picks_which(play: Play):
    play.sale("3+3", 5).owns(BCR="2 2 3", HKR="2 3 3 3", CKR="2 2 2 2")
    go_to_trains(play, "BCR", 500)("train 3+3")
    assert play.events_of(TrainScrapped) == []
    assert play.due == "BCR"
    assert sorted(play.choices()) == ["scrap 2", "scrap 3", "scrap 3+3"]
    assert play.refusal_of("scrap 4").code == "scrap-not-held"
    assert play.refusal_of("done").code == "turn-not-now"
    play("scrap 3")
    assert (play.due, play.choices()) == ("HKR", ["scrap 2", "scrap 3"])
    play("scrap 2")
    assert play.events_of(TrainScrapped)[-1] == TrainScrapped("CKR", "2")
    assert play.state.companies["CKR"].trains == ("2", "2", "2")


def test_R53_surplus_trains_go_in_turn_order(play: Play):
    play.sale("6E", 5).owns(BCR="4 4 4+4", HKR="4 4 4+4", CKR="4 4+4")
    go_to_trains(play, "CKR", 900)("train 6E")
    assert play.due == "BCR"
    play("scrap 4")
    assert play.due == "HKR"
    play("scrap 4+4")
    assert play.due == "CKR"
    play("scrap 4")
    assert play.state.companies["CKR"].trains == ("4+4", "6E")


def test_R53_first_rust_then_the_limit(play: Play):
    play.sale("6E", 5).owns(BCR="3+3 4 4+4", HKR="3+3 3+3 4")
    go_to_trains(play, "CKR", 1400)("train 6E")
    assert play.state.owed == ()
    assert play.state.companies["BCR"].trains == ("4", "4+4")
    assert play.state.companies["HKR"].trains == ("4",)


def test_R73_restored_trains_count_for_the_limit(play: Play):
    play.sale("6E", 3).owns(BCR="2R 6")
    assert play.company("BCR", cash=900).turn("BCR").refusal_of("train 6E").code == "train-no-room"


# Restored 2-trains


def test_R73_first_6_train_sells_one_restored_train_a_company(play: Play):
    assert (
        go_to_trains(play.sale("6", 5).owns(BCR="4"), "BCR", 900).refusal_of("train 2R").code == "train-restored-early"
    )
    play.sale("6", 4)("train 2R")
    assert play.state.companies["BCR"].trains == ("4", "2R")
    assert play.state.companies["BCR"].cash == 650
    assert play.refusal_of("train 2R").code == "train-second-restored"


def test_R73_R48_restored_train_moves_no_marker_and_no_round(play: Play):
    play.sale("6", 4).owns(BCR="4").change(marker="HKR")
    play.change(depot={**play.state.depot, "2R": 1})
    go_to_trains(play, "BCR", 900)("train 2R")
    assert play.state.marker == "HKR"
    assert isinstance(play.state.round, Operating)
    go_to_trains(play.owns(CKR="4"), "CKR", 900)
    assert play.refusal_of("train 2R").code == "train-restored-gone"


def test_R73_restored_train_does_not_meet_duty_to_own_train(play: Play):
    play.sale("6", 4).owns(BCR="2R")
    assert go_to_trains(play, "BCR", 900).refusal_of("done").code == "train-duty"
    play("train 6; done")


def test_R73_R58_a_restored_train_is_paid_by_the_company_alone(play: Play):
    play.sale("6", 4).owns(BCR="")
    assert go_to_trains(play, "BCR", 240).refusal_of("train 2R").code == "train-money"


def test_R73_a_restored_train_does_not_rust(play: Play):
    play.sale("8E", 2).owns(BCR="2R 8")
    go_to_trains(play, "CKR", 2000)("train 8E")
    assert play.state.companies["BCR"].trains == ("2R", "8")


# Trade


@pytest.fixture
def sisters() -> Play:
    """Phase B1; Anna directs BCR and HKR, Cleo CKR."""
    play = table().sale("3", 3).owns(BCR="2", HKR="2 3", CKR="3")
    play.give_office("HKR", "Anna")
    return go_to_trains(play, "BCR", 170)


def test_R54_sister_companies_trade_trains_from_1(sisters: Play):
    assert [line for line in sisters.legal() if "from" in line] == [
        "train 2 from HKR for 1",
        "train 2 from HKR for 170",
        "train 3 from HKR for 1",
        "train 3 from HKR for 170",
    ]
    sisters("train 3 from HKR for 99")
    assert (sisters.state.companies["BCR"].cash, sisters.state.companies["HKR"].cash) == (71, 549)
    assert sisters.events_of(TrainTraded) == [TrainTraded(buyer="BCR", seller="HKR", train="3", amount=99)]


def test_R54_at_printed_price_sisters_train_is_sisters_still(sisters: Play):
    sisters("train 2 from HKR for 100")
    assert sisters.events_of(TrainTraded) == [TrainTraded(buyer="BCR", seller="HKR", train="2", amount=100)]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("train 3 from HKR for 0", "train-trade-price"),
        ("train 3 from HKR", "train-trade-price"),
        ("train 3 from HKR for 171", "train-trade-price"),
        ("train 3 from CKR for 50", "train-trade-director"),
        ("train 2 from BCR for 50", "train-trade-director"),
        ("train 4 from HKR for 50", "train-trade-none"),
    ],
)
def test_R54_a_trade_against_the_rules_is_refused(sisters: Play, line: str, code: str):
    assert sisters.refusal_of(line).code == code


def test_R54_a_trade_without_its_price_is_asked_for_it(sisters: Play):
    refusal = sisters.refusal_of("train 3 from HKR")
    assert Words("en", "china").say(refusal.code, refusal.facts).endswith("add the price, as in “for 170”.")


def test_R54_no_trade_before_the_first_3_train(sisters: Play):
    assert sisters.sale("3", 5).refusal_of("train 2 from HKR for 50").code == "train-trade-early"


def test_R54_the_seller_may_be_left_without_a_train(sisters: Play):
    sisters("train 2 from HKR for 1; train 3 from HKR for 1")
    assert sisters.state.companies["HKR"].trains == ()


def test_R54_restored_train_may_go_to_a_company_without_one(sisters: Play):
    sisters.sale("6", 4).owns(BCR="2R", HKR="2R 4", CKR="6")
    assert sisters.refusal_of("train 2R from HKR for 1").code == "train-second-restored"
    assert "train 2R from HKR for 1" not in sisters.legal()
    sisters.owns(BCR="4")("train 2R from HKR for 1")


def test_R54_R49_a_trade_moves_no_marker_and_is_no_purchase(sisters: Play):
    sisters.change(marker="BCR")("train 3 from HKR for 10; done")
    assert sisters.events_of(TrainsRemoved) == [TrainsRemoved("3", 3)]


# The train purchase marker


def test_R48_the_marker_goes_to_every_buyer_from_the_bank(play: Play):
    go_to_trains(play, "BCR", 300)("train 2")
    assert play.state.marker == "BCR"
    go_to_trains(play, "CKR", 300)("train 2")
    assert play.state.marker == "CKR"


def test_R48_R55_p7_moves_no_marker(play: Play):
    go_to_trains(play.change(marker="CKR"), "HKR", 300)("rocket")
    assert play.state.marker == "CKR"
    assert not play.state.turn.bought


def test_R48_marker_stays_for_good_once_last_8_train_is_gone(play: Play):
    play.sale("8", 1).owns(BCR="6", HKR="6", CKR="6")
    go_to_trains(play, "BCR", 3000)("train 8")
    pass_share_round(play)
    assert play.state.marker == "BCR"
    go_to_trains(play, "HKR", 3000)("train 8E")
    assert play.state.marker == "BCR"


# A full round without a purchase


def rounds(play: Play, *names: str) -> Play:
    """Each of these companies ends its turn without a purchase."""
    for name in names:
        assert play.due == name
        go_to_trains(play, name)("done")
    return play


def test_R49_after_full_round_without_purchase_type_is_removed(play: Play):
    play.change(marker="HKR").company("HKR", cash=500)
    go_to_trains(play, "HKR")("done")
    assert play.events_of(TrainsRemoved) == [TrainsRemoved("2", 7)]
    assert play.state.depot["2"] == 0
    assert isinstance(play.state.round, ShareRound)
    assert play.state.phase.name == "A1"


def test_R49_nothing_is_removed_at_a_company_without_the_marker(play: Play):
    go_to_trains(play.change(marker="HKR"), "BCR", 500)("done")
    assert not play.events_of(TrainsRemoved)
    assert play.state.depot["2"] == 7


def test_R49_marker_companys_purchase_begins_the_round_anew(play: Play):
    go_to_trains(play.change(marker="HKR"), "HKR", 500)("train 2; done")
    assert not play.events_of(TrainsRemoved)


def test_R49_a_company_that_cannot_buy_removes_trains_too(play: Play):
    play.change(marker="HKR", privates={}).company("HKR", cash=0)
    go_to_trains(play, "HKR")
    assert play.events_of(TrainsRemoved) == [TrainsRemoved("2", 7)]


def test_R50_company_may_buy_on_after_the_share_round(play: Play):
    play.change(marker="HKR")
    pass_share_round(go_to_trains(play, "HKR", 500)("done"))
    assert (play.due, play.state.turn.step) == ("HKR", TRAINS)
    play("train 2+2")
    assert play.state.marker == "HKR"


def test_R49_one_type_goes_a_turn_and_the_count_restarts(play: Play):
    play.change(marker="HKR", privates={})
    pass_share_round(go_to_trains(play, "HKR", 500)("done"))("done")
    assert play.state.depot["2+2"] == 5
    assert play.due == "CKR"
    play.company("HKR", cash=500).begins("HKR")("withhold; done")
    assert play.events_of(TrainsRemoved) == [TrainsRemoved("2+2", 5)]
    assert play.state.phase.name == "A2"


def test_R49_purchase_that_empties_type_counts_for_resumed_turn(play: Play):
    play.sale("2", 1).change(marker="CKR")
    pass_share_round(go_to_trains(play, "HKR", 500)("train 2"))("done")
    assert not play.events_of(TrainsRemoved)
    assert play.state.depot["2+2"] == 5


def test_R51_removed_unbought_type_begins_its_phase(play: Play):
    play.sale("3", 5).change(marker="CKR").player("Anna", shares={"BCR": 40})
    go_to_trains(play, "CKR", 500)("done")
    assert play.state.phase.name == "B1"
    assert play.events_of(PhaseBegun) == [PhaseBegun("B1", "3")]
    assert [event.company for event in play.events_of(CapitalPaid)] == ["BCR"]
    assert play.state.companies["BCR"].cash == 1000
    assert isinstance(play.state.round, ShareRound) or play.state.owed


def test_R51_removing_rest_of_type_sold_in_part_changes_no_phase(play: Play):
    play.sale("3", 2).change(marker="CKR", privates={})
    go_to_trains(play, "CKR", 500)("done")
    assert not play.events_of(PhaseBegun)
    assert isinstance(play.state.round, ShareRound)


def test_R51_R50_removal_rusts_and_the_company_must_own_another(play: Play):
    play.sale("4", 5).change(marker="CKR", privates={}).owns(CKR="2", BCR="3", HKR="2 3")
    go_to_trains(play, "CKR", 900)("done")
    assert play.state.companies["CKR"].trains == ()
    pass_share_round(play)
    assert play.refusal_of("done").code == "train-duty"
    play("train 4+4; done")


def test_R51_R57_a_removal_pays_p0_before_the_share_round(play: Play):
    play.sale("3", 5).change(marker="CKR")
    go_to_trains(play, "CKR", 500)("done")
    assert (play.due, sorted(play.choices())) == ("Anna", ["claim", "decline"])
    play("claim")
    assert play.events_of(PaymentMade) == [PaymentMade("P0", "Anna", 70)]
    assert isinstance(play.state.round, ShareRound)


@pytest.mark.parametrize(("ruling", "removed"), [("strict", True), ("interrupted", False), ("wait", False)])
def test_R49_next_type_goes_or_waits_after_p7_empties_one(ruling: str, *, removed: bool):
    play = table(removal_after_p7=ruling).sale("2", 1).change(marker="CKR")
    pass_share_round(go_to_trains(play, "HKR", 50)("rocket"))
    go_to_trains(play, "CKR", 500)("done")
    assert bool(play.events_of(TrainsRemoved)) == removed
    if not removed:
        assert play.due != "CKR"
        go_to_trains(play, "CKR", 500)("done")
        assert play.events_of(TrainsRemoved) == [TrainsRemoved("2+2", 5)]


@pytest.mark.parametrize(("ruling", "removed"), [("strict", True), ("interrupted", True), ("wait", False)])
def test_R49_whole_round_waits_after_p7_empties_a_lower_type(ruling: str, *, removed: bool):
    play = table(removal_after_p7=ruling).sale("2", 1).change(marker="BCR")
    pass_share_round(go_to_trains(play, "HKR", 50)("rocket")).change(passing=play.state.passing + 1)
    go_to_trains(play, "BCR", 500)("done")
    assert bool(play.events_of(TrainsRemoved)) == removed


def test_R49_p7_that_leaves_trains_of_the_type_lets_nothing_wait():
    play = table(removal_after_p7="wait").sale("2", 3).change(marker="CKR")
    go_to_trains(play, "HKR", 50)("rocket")
    go_to_trains(play, "CKR", 500)("done")
    assert play.events_of(TrainsRemoved) == [TrainsRemoved("2", 2)]


def test_R49_a_purchase_ends_the_waiting_after_p7():
    play = table(removal_after_p7="wait").sale("2", 1).change(marker="CKR")
    pass_share_round(go_to_trains(play, "HKR", 500)("rocket"))("train 2+2; done")
    go_to_trains(play, "HKR", 500)("done")
    assert play.events_of(TrainsRemoved) == [TrainsRemoved("2+2", 4)]


def test_R49_p7_by_force_lets_nothing_wait():
    play = table(removal_after_p7="wait").sale("4", 5).owns(BCR="3", HKR="3", CKR="3").change(marker="CKR")
    pass_share_round(go_to_trains(play, "CKR", 900)("done"))("done")
    assert "P7" not in play.state.privates
    go_to_trains(play, "CKR", 900)("done")
    assert play.events_of(TrainsRemoved) == [TrainsRemoved("4+4", 5)]


def test_R49_nothing_is_removed_before_the_first_purchase(play: Play):
    assert play.state.marker is None
    for name in ("BCR", "HKR", "CKR"):
        go_to_trains(play, name, 500)("done")
        assert not play.events_of(TrainsRemoved)
    assert play.state.depot["2"] == 7


# 8, 8E and 10


@pytest.fixture
def late() -> Play:
    """The last 8-train was bought by CKR in an earlier turn; both 8E are there."""
    play = table().sale("8E", 2).owns(BCR="6", HKR="6", CKR="8")
    return play.change(marker="CKR", countdown=3)


def test_R52_both_8e_go_after_a_round_without_a_share_round(late: Play):
    go_to_trains(late, "BCR", 900)("done")
    assert not late.events_of(TrainsRemoved)
    go_to_trains(late, "CKR", 900)("done")
    assert late.events_of(TrainsRemoved) == [TrainsRemoved("8E", 2)]
    assert late.state.phase.name == "D2"
    assert isinstance(late.state.round, Operating)
    assert (late.due, "done" in late.legal()) == ("CKR", True)


def test_R52_8e_removal_that_rusts_the_last_train_leaves_a_duty(late: Play):
    late.owns(CKR="4+4")
    go_to_trains(late, "CKR", 1000)("done")
    assert late.events_of(TrainsRusted) == [TrainsRusted("CKR", "4+4", 1)]
    assert late.due == "CKR"
    assert late.refusal_of("done").code == "train-duty"
    late("train 10; done")
    assert late.due != "CKR"


def test_R52_after_the_first_8e_nothing_is_removed(late: Play):
    go_to_trains(late, "BCR", 900)("train 8E")
    assert not late.events_of(ShareRoundDue)
    go_to_trains(late, "CKR", 900)("done")
    assert not late.events_of(TrainsRemoved)
    assert late.state.depot["8E"] == 1


def test_R52_R28_the_last_8e_brings_no_share_round(late: Play):
    go_to_trains(late.sale("8E", 1), "BCR", 900)("train 8E")
    assert isinstance(late.state.round, Operating)
    assert current_type(late.state) == "10"


def test_R52_tens_are_without_number_and_never_removed(late: Play):
    late.sale("10", None)
    go_to_trains(late, "CKR", 900)("done")
    assert not late.events_of(TrainsRemoved)
    go_to_trains(late.owns(BCR="6"), "BCR", 1000)("train 10")
    assert current_type(late.state) == "10"


def test_R52_R70_8s_are_removed_like_any_type_and_fix_end(late: Play):
    late.sale("8", 2).change(countdown=None).owns(CKR="6", BCR="6", HKR="6")
    go_to_trains(late, "CKR", 700)("done")
    assert late.state.countdown == 3
    assert late.events_of(LastTurnsFixed) == [LastTurnsFixed("CKR", 3)]
    assert isinstance(late.state.round, ShareRound)


# Triggers of a share round


@pytest.mark.parametrize(
    ("train", "round_"), [(name, card.share_round) for name, card in BOX.trains.items() if card.count]
)
def test_R28_last_train_brings_a_share_round_but_not_8e_2r(train: str, *, round_: bool):
    play = table().sale("6" if train == "2R" else train, None)
    play.change(privates={}, depot={**play.state.depot, train: 1})
    if train == "2R":
        play.change(phase=BOX.phase("C2"))
    go_to_trains(play.owns(BCR="", HKR="", CKR=""), "BCR", 1000)
    play(f"train {train}")
    assert isinstance(play.state.round, ShareRound) == round_
    assert bool(play.events_of(ShareRoundDue)) == round_


def test_R12_R28_leased_train_stays_in_bank_and_brings_nothing(play: Play):
    play.sale("2", 1).tiles("A5 57 W-E").begins("A1")("run 2: A3 A5")
    assert play.state.depot["2"] == 1
    assert not isinstance(play.state.round, ShareRound | Over)
    play.sale("2+2", 5).begins("A1")
    assert "run 2+2: A3 A5" in play.legal()
    assert play.state.phase.name == "A1"


def test_R28_R55_p7_may_bring_the_share_round(play: Play):
    go_to_trains(play.sale("2", 1), "HKR", 0)("rocket")
    assert isinstance(play.state.round, ShareRound)
    assert play.state.marker is None
