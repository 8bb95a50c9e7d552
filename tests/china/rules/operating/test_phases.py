"""XI Effects of the purchase of new trains: every entry of the phase table at the moment that brings it."""

from __future__ import annotations

import itertools

import pytest

from eighteen80.china.box.components import BOX
from eighteen80.china.events import CapitalPaid, PaymentMade, PriceMoved, PrivatePaid
from eighteen80.china.rules.operating.phases import TYPES, current_type, turn_order
from eighteen80.china.rules.operating.turn_events import (
    PhaseBegun,
    ShareRoundDue,
    TrainScrapped,
    TrainsRemoved,
    TrainsRusted,
    TypeGone,
)
from eighteen80.china.rules.operating.turns import TRAINS
from eighteen80.china.state import ShareRound
from tests.support.china.play_table import Play

NAMES = [phase.name for phase in BOX.phases]


def first_of(train: str, **rulings: str) -> Play:
    """The first train of a type is on sale; CKR, with 3,000 and room, is about to buy it; P7 is closed."""
    play = Play(3, **rulings).start_operating().sale(train).company("CKR", cash=3000)
    play.change(privates={name: owner for name, owner in play.state.privates.items() if name != "P7"})
    return play.turn("CKR", step=TRAINS)


def test_XI_every_train_type_begins_its_phase_in_order():
    begun = []
    for train in TYPES[1:]:
        play = first_of(train)
        before = play.state.phase.name
        play(f"train {train}")
        begun.append((before, play.state.phase.name))
    assert begun == list(itertools.pairwise(NAMES))


def test_IX_turn_order_goes_by_price_then_row():
    play = Play(3).start_operating()
    assert turn_order(play.state) == ["BCR", "HKR", "CKR"]
    play.share_round("Anna")("found NJR 90 20% ABC row 4; found WNR 90 20% ABC row 2")
    assert turn_order(play.state) == ["BCR", "HKR", "WNR", "NJR", "CKR"]


def test_R80_the_second_train_of_a_type_changes_nothing():
    play = first_of("3")("train 3; train 3")
    assert not play.events_of(PhaseBegun)


RUSTS = {"4": "2", "4+4": "2+2", "6": "3", "6E": "3+3", "8": "4", "8E": "4+4"}


@pytest.mark.parametrize("train", TYPES[1:])
def test_what_rusts_by_which_train_XI(train: str):
    play = first_of(train)
    play.company("BCR", trains=TYPES[: TYPES.index(train)])(f"train {train}")
    gone = {event.train for event in play.events_of(TrainsRusted)}
    assert gone == ({RUSTS[train]} if train in RUSTS else set())


@pytest.mark.parametrize(
    ("name", "tiles"),
    [("A2", 1), ("B1", 2), ("B2", 2), ("B3", 2), ("C1", 3), ("C2", 3), ("C3", 3), ("D1", 4), ("D3", 4)],
)
def test_available_tiles_XI(name: str, tiles: int):
    assert BOX.phase(name).tiles == ("yellow", "green", "brown", "grey")[:tiles]


def test_XI_first_3_train_brings_green_two_yellow_and_trade():
    before, after = BOX.phase("A2"), BOX.phase("B1")
    assert (before.yellow_lays, before.train_trade, before.shares_on_sale) == (1, False, 5)
    assert (after.yellow_lays, after.train_trade, after.shares_on_sale) == (2, True, 10)


@pytest.mark.parametrize(
    ("name", "percent"),
    [("A1", 20), ("A2", 20), ("B1", 30), ("B2", 30), ("B3", 40), ("C1", 40), ("C2", 60), ("D3", 60)],
)
def test_the_percentage_for_opening_XI(name: str, percent: int):
    assert BOX.phase(name).float_percent == percent


# Half of the capital


def test_R26_first_3_train_pays_second_half_at_five_shares_left():
    play = first_of("3")
    play.player("Anna", shares={"BCR": 40})
    play.player("Bert", shares={"HKR": 30})
    play("train 3")
    assert play.events_of(CapitalPaid) == [CapitalPaid("BCR", 500, "full")]
    assert play.state.companies["BCR"].cash == 1000
    assert play.state.companies["HKR"].cash == 450


def test_R26_what_was_sold_before_does_not_matter():
    play = first_of("3")
    play.player("Anna", shares={"BCR": 30})("train 3")
    assert not play.events_of(CapitalPaid)


def test_R26_purchase_option_gives_no_second_half_for_a_train():
    """A founding has left five shares in the bank since the first 3-train."""
    play = first_of("3+3", second_half_after="purchase")
    play.player("Anna", shares={"BCR": 40})("train 3+3")
    assert play.state.phase.name == "B2"
    assert not play.events_of(CapitalPaid)


def test_R26_buyer_may_spend_its_second_half_in_that_turn():
    play = first_of("3").company("CKR", cash=180).player("Cleo", shares={"CKR": 40})
    play("train 3; train 3")
    assert play.state.companies["CKR"].trains == ("3", "3")


def test_R26_R55_p7_taking_first_3_train_brings_second_half():
    play = Play(3).start_operating().sale("3", 5).player("Anna", shares={"BCR": 40})
    play.turn("HKR", step=TRAINS)("rocket")
    assert play.state.phase.name == "B1"
    assert play.events_of(CapitalPaid) == [CapitalPaid("BCR", 500, "full")]


def test_R26_founding_that_leaves_five_shares_earns_second_half():
    play = Play(3).start_operating().phase("B1").share_round("Anna")("found NJR 70 40% A")
    assert not play.state.companies["NJR"].second_half
    play.share_round("Anna")("buy NJR")
    assert play.state.companies["NJR"].second_half
    assert play.state.companies["NJR"].cash == 0


# Communist takeover


def test_R36_the_takeover_begins_within_the_turn_of_the_buyer():
    play = first_of("4").owns(CKR="3").tiles("O5 57 SW-NE")
    play.turn("CKR", step=0)
    assert play.state.phase.communist is False
    play("withhold")
    assert play.events_of(PriceMoved) == [PriceMoved("CKR", 80, 75)]
    play("train 4")
    assert play.state.phase.communist is True
    play("done")
    assert not play.events_of(PrivatePaid)


def test_R13_R36_first_4_train_ends_investors_building():
    play = Play(3).start_operating().tiles("A5 57 W-E")
    assert "run 2: A3 A5" in play.begins("A1").legal()
    play.phase("B3").begins("A1")
    assert play.due not in play.state.investors
    play.phase("C2").begins("A1")
    assert play.due not in play.state.investors


def test_R36_prices_move_again_with_the_first_6_train_at_once():
    play = first_of("6")
    assert play.state.phase.communist is True
    play("train 6; done")
    assert play.state.phase.communist is False
    play.owns(BCR="6", HKR="6").begins("HKR")("withhold")
    assert play.events_of(PriceMoved) == [PriceMoved("HKR", 90, 85)]


def test_R34_R36_sold_out_price_stays_in_communist_period():
    play = Play(3).start_operating().phase("B3").player("Anna", shares={"BCR": 90})
    play.share_round("Anna")("pass; pass; pass")
    assert not play.events_of(PriceMoved)


def test_investors_inactive_means_that_only_mergers_are_left_XIV():
    assert [phase.investors_operate for phase in BOX.phases] == [True] * 4 + [False] * 7
    assert [phase.privates_pay for phase in BOX.phases] == [True] * 4 + [False] * 7
    assert [phase.name for phase in BOX.phases if phase.communist] == ["B3", "C1"]


# Station markers, restored trains


def test_restored_trains_are_there_from_c2_on_XI():
    assert [phase.name for phase in BOX.phases if phase.restored_2] == ["C2", "C3", "D1", "D2", "D3"]


# The order of what follows


def test_R28_R80_phase_rust_limit_p7_p0_precede_a_share_round():
    play = Play(3).start_operating().sale("3+3", 5).change(marker="CKR").owns(BCR="2 2 2 2", HKR="3", CKR="3")
    play.company("CKR", cash=900)
    play.turn("CKR", step=TRAINS)("done")
    kinds = [type(event) for event in play.events]
    expected = [TrainsRemoved, PhaseBegun, TypeGone, PaymentMade, ShareRoundDue]
    assert [kind for kind in kinds if kind in expected] == expected
    assert kinds.index(TrainScrapped) > kinds.index(PhaseBegun)
    assert isinstance(play.state.round, ShareRound)


def test_current_type_is_the_first_that_is_left():
    assert current_type(Play(3).sale("4", 1).state) == "4"
    assert current_type(Play(3).sale("10", None).state) == "10"
