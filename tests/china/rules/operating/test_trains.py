"""X Purchase of trains: order, price, limit, trade, the train purchase marker, a full round without purchase."""

from __future__ import annotations

from typing import Any

import pytest

from eighteen80.china.box.components import BOX
from eighteen80.china.rules.operating.turn_events import (
    ShareRoundDue,
    TrainsRemoved,
)
from eighteen80.china.rules.operating.turns import TRAINS
from eighteen80.china.state import Over, ShareRound
from eighteen80.words import Words
from tests.support.china.play_table import Play, go_to_trains, lay_out, pass_share_round, refused, taken
from tests.support.examples import Example


def table(**rulings: str) -> Play:
    """BCR, HKR and CKR operate with a train each; their turns are at the purchase of trains when `buying`."""
    return Play(3, **rulings).start_operating().owns(BCR="2", HKR="2", CKR="2")


@pytest.fixture
def play() -> Play:
    return table()


# Buying from the bank


def rocket_gone() -> Play:
    """P7 has taken one of the last three trains of its type, which waits for a round from then on."""
    play = table(removal_after_p7="wait").sale("2", 3).change(marker="CKR")
    return go_to_trains(play, "HKR", 50)("rocket")


LAST_RESTORED = {**Play(3).sale("6", 4).state.depot, "2R": 1}
BUYS: dict[str, Any] = {"start": table, "buys": "BCR"}
TURN: dict[str, Any] = {"start": table, "turn": "BCR"}
FULL: dict[str, Any] = {"sale": ("4", 5), "trains": {"BCR": "2 3 3+3"}, "BCR": {"cash": 900}, **TURN}
SISTERS: dict[str, Any] = {"office": {"HKR": "Anna"}, "BCR": {"cash": 170}, **BUYS}
THREES: dict[str, Any] = {"sale": ("3", 3), "trains": {"BCR": "2", "HKR": "2 3", "CKR": "3"}, **SISTERS}
SURPLUS: dict[str, Any] = {"start": table, "sale": ("3+3", 5), "BCR": {"cash": 500}, "buys": "BCR",
                           "trains": {"BCR": "2 2 3", "HKR": "2 3 3 3", "CKR": "2 2 2 2"}}  # fmt: skip
IN_ORDER: dict[str, Any] = {"start": table, "sale": ("6E", 5), "CKR": {"cash": 900}, "buys": "CKR",
                            "trains": {"BCR": "4 4 4+4", "HKR": "4 4 4+4", "CKR": "4 4+4"}}  # fmt: skip
SIX: dict[str, Any] = {"sale": ("6", 4), "BCR": {"cash": 900}, **BUYS}
MARKED: dict[str, Any] = {"start": table, "marker": "HKR", "HKR": {"cash": 500}, "buys": "HKR"}
BY_CKR: dict[str, Any] = {"start": table, "marker": "CKR", "CKR": {"cash": 500}, "buys": "CKR"}
LATE: dict[str, Any] = {"start": table, "trains": {"BCR": "6", "HKR": "6", "CKR": "8"}, "marker": "CKR", "countdown": 3,
                        "BCR": {"cash": 1000}, "CKR": {"cash": 1000}}  # fmt: skip
"""The last 8-train was bought by CKR in an earlier turn."""
PASSES = "pass; pass; pass"
EXAMPLES = {
    # Buying from the bank
    "a train costs what is printed on it": taken(
        "train 2", {"BCR cash": 150, "BCR trains": ("2", "2"), "depot 2": 6}, BCR={"cash": 250}, **BUYS
    ),
    "several trains may be bought in one turn": taken(
        "train 2; train 2", {"BCR trains": ("2", "2", "2")}, BCR={"cash": 250}, **BUYS
    ),
    "trains are sold in ascending order": refused(
        "train 2+2", "train-not-on-sale", {"current": "2"}, BCR={"cash": 500}, **BUYS
    ),
    "a type is gone with its last train": refused(
        f"train 2; {PASSES}; train 2", "train-not-on-sale", sale=("2", 1), BCR={"cash": 500}, **BUYS
    ),
    "then the next one is sold": taken(
        f"train 2; {PASSES}; train 2+2", {"BCR trains": ("2", "2", "2+2")}, sale=("2", 1), BCR={"cash": 500}, **BUYS
    ),
    "a train not on sale is refused before a dear one": refused(
        "train 4+4", "train-not-on-sale", sale=("4", 2), BCR={"cash": 300}, **BUYS
    ),
    "a purchase from the bank has no other price": refused("train 2 for 5", "train-price", BCR={"cash": 500}, **BUYS),
    "its own price may be said": taken(
        "train 2 for 100", {"TrainBought": [("BCR", "2", 100)]}, BCR={"cash": 500}, **BUYS
    ),
    "R58 a company with a train pays alone": refused(
        "train 3", "train-money", {"price": 180, "cash": 170}, sale=("3", 3), BCR={"cash": 170}, **TURN
    ),
    "R12 an investor buys nothing": refused("train 2", "turn-not-now", start=table, begins="A1"),
    # The limit
    "R53 company at its limit buys nothing": refused("train 4", "train-no-room", {"limit": 3}, **FULL),
    "R53 when its trains rust there is room again": taken(
        "train 4", {"phase": "B3", "BCR trains": ("3", "3+3", "4")}, **(FULL | {"trains": {"BCR": "3 3+3"}})
    ),
    "R53 the limit holds for sister companies trains too": refused(
        "train 2 from HKR for 1", "train-no-room",
        sale=("3+3", 3), trains={"BCR": "2 3 3"}, office={"HKR": "Anna"}, **TURN,
    ),
    "R53 surplus trains go at once, the director picks which": taken(
        "train 3+3", {"TrainScrapped": [], "due": "BCR", "choices": ["scrap 2", "scrap 3", "scrap 3+3"]}, **SURPLUS
    ),
    "R53 only one that is there": refused("train 3+3; scrap 4", "scrap-not-held", **SURPLUS),
    "R53 before anything else": refused("train 3+3; done", "turn-not-now", **SURPLUS),
    "R53 then the next director picks": taken(
        "train 3+3; scrap 3", {"due": "HKR", "choices": ["scrap 2", "scrap 3"]}, **SURPLUS
    ),
    "R53 of equal ones nobody picks": taken(
        "train 3+3; scrap 3; scrap 2", {"TrainScrapped": [("HKR", "2"), ("CKR", "2")], "CKR trains": ("2", "2", "2")},
        **SURPLUS,
    ),
    "R53 surplus trains go in turn order": taken("train 6E", {"due": "BCR"}, **IN_ORDER),
    "R53 the second in order comes next": taken("train 6E; scrap 4", {"due": "HKR"}, **IN_ORDER),
    "R53 then the buyer": taken("train 6E; scrap 4; scrap 4+4", {"due": "CKR"}, **IN_ORDER),
    "R53 who may keep the new one": taken(
        "train 6E; scrap 4; scrap 4+4; scrap 4", {"CKR trains": ("4+4", "6E")}, **IN_ORDER
    ),
    "R53 first rust then the limit": taken(
        "train 6E", {"owed": (), "BCR trains": ("4", "4+4"), "HKR trains": ("4",)}, start=table, sale=("6E", 5),
        trains={"BCR": "3+3 4 4+4", "HKR": "3+3 3+3 4"}, CKR={"cash": 1400}, buys="CKR",
    ),
    "R73 restored trains count for the limit": refused(
        "train 6E", "train-no-room", sale=("6E", 3), trains={"BCR": "2R 6"}, BCR={"cash": 900}, **TURN
    ),
    # Restored 2-trains
    "R73 none before the first 6 train": refused(
        "train 2R", "train-restored-early", sale=("6", 5), trains={"BCR": "4"}, BCR={"cash": 900}, **BUYS
    ),
    "R73 first 6 train sells restored ones": taken(
        "train 2R", {"BCR trains": ("4", "2R"), "BCR cash": 650}, trains={"BCR": "4"}, **SIX
    ),
    "R73 one a company": refused("train 2R; train 2R", "train-second-restored", trains={"BCR": "4"}, **SIX),
    "R73 R48 restored train moves no marker": taken(
        "train 2R", {"marker": "HKR"}, trains={"BCR": "4"}, marker="HKR", **SIX
    ),
    "R73 R48 the last of them brings no share round": taken(
        "train 2R", {"round": "Operating"}, trains={"BCR": "4"}, depot=LAST_RESTORED, **SIX
    ),
    "R73 then there is none": refused(
        "train 2R", "train-restored-gone", trains={"BCR": "4"}, depot={**LAST_RESTORED, "2R": 0}, **SIX
    ),
    "R73 restored train does not meet duty to own train": refused("done", "train-duty", trains={"BCR": "2R"}, **SIX),
    "R73 another does": taken("train 6; done", {"BCR trains": ("2R", "6")}, trains={"BCR": "2R"}, **SIX),
    "R73 R58 restored train is paid by the company alone": refused(
        "train 2R", "train-money", **(SIX | {"trains": {"BCR": ""}, "BCR": {"cash": 240}})
    ),
    "R73 a restored train does not rust": taken(
        "train 8E", {"BCR trains": ("2R", "8")}, start=table, sale=("8E", 2), trains={"BCR": "2R 8"},
        CKR={"cash": 2000}, buys="CKR",
    ),
    # Trade
    "R54 sister companies trade trains from 1": taken(
        "train 3 from HKR for 99", {"BCR cash": 71, "HKR cash": 549, "TrainTraded": [("BCR", "HKR", "3", 99)]}, **THREES
    ),
    "R54 at printed price it is still the sisters": taken(
        "train 2 from HKR for 100", {"TrainTraded": [("BCR", "HKR", "2", 100)]}, **THREES
    ),
    **{
        f"R54 a trade against the rules, {line}": refused(line, code, **THREES)
        for line, code in (
            ("train 3 from HKR for 0", "train-trade-price"),
            ("train 3 from HKR", "train-trade-price"),
            ("train 3 from HKR for 171", "train-trade-price"),
            ("train 3 from CKR for 50", "train-trade-director"),
            ("train 2 from BCR for 50", "train-trade-director"),
            ("train 4 from HKR for 50", "train-trade-none"),
        )
    },
    "R54 no trade before the first 3-train": refused(
        "train 2 from HKR for 50", "train-trade-early", **(THREES | {"sale": ("3", 5)})
    ),
    "R54 the seller may be left without a train": taken(
        "train 2 from HKR for 1; train 3 from HKR for 1", {"HKR trains": ()}, **THREES
    ),
    "R54 no second restored train by trade": refused(
        "train 2R from HKR for 1", "train-second-restored",
        **(THREES | {"sale": ("6", 4), "trains": {"BCR": "2R", "HKR": "2R 4", "CKR": "6"}}),
    ),
    "R54 restored train may go to a company without one": taken(
        "train 2R from HKR for 1", {"BCR trains": ("4", "2R")},
        **(THREES | {"sale": ("6", 4), "trains": {"BCR": "4", "HKR": "2R 4", "CKR": "6"}}),
    ),
    "R54 R49 a trade moves no marker and is no purchase": taken(
        "train 3 from HKR for 10; done", {"TrainsRemoved": [("3", 3)]}, marker="BCR", **THREES
    ),
    # The train purchase marker
    "R48 the marker goes to every buyer from the bank": taken(
        "train 2", {"marker": "BCR"}, marker="CKR", BCR={"cash": 300}, **BUYS
    ),
    "R48 R55 p7 moves no marker": taken("rocket", {"marker": "CKR"}, start=table, marker="CKR", buys="HKR"),
    "R48 marker stays once the last 8-train is gone": taken(
        "train 8E", {"marker": "CKR"}, sale=("8E", 2), **LATE, buys="BCR"
    ),
    "R48 the last 8-train brings it": taken(
        "train 8", {"marker": "BCR"}, start=table, sale=("8", 1), trains={"BCR": "6", "HKR": "6", "CKR": "6"},
        BCR={"cash": 3000}, buys="BCR",
    ),
    # A full round without a purchase
    "R49 after full round without purchase type is removed": taken(
        "done", {"TrainsRemoved": [("2", 7)], "depot 2": 0, "round": "ShareRound", "phase": "A1"}, **MARKED
    ),
    "R49 nothing is removed at a company without the marker": taken(
        "done", {"TrainsRemoved": [], "depot 2": 7}, marker="HKR", **BUYS
    ),
    "R49 marker companys purchase begins the round anew": taken("train 2; done", {"TrainsRemoved": []}, **MARKED),
    "R50 company is at its purchase again": taken(f"done; {PASSES}", {"due": "HKR", "step": TRAINS}, **MARKED),
    "R50 company may buy on after the share round": taken(f"done; {PASSES}; train 2+2", {"marker": "HKR"}, **MARKED),
    "R49 one type goes a turn": taken(
        f"done; {PASSES}; done", {"depot 2+2": 5, "due": "CKR"}, privates={}, **MARKED
    ),
    "R49 purchase that empties type counts for resumed turn": taken(
        f"train 2; {PASSES}; done", {"TrainsRemoved": [], "depot 2+2": 5}, sale=("2", 1), **(MARKED | {"marker": "CKR"})
    ),
    "R49 p7 that leaves trains of the type lets nothing wait": taken(
        "done", {"TrainsRemoved": [("2", 2)]}, **(BY_CKR | {"start": rocket_gone})
    ),
    "R51 removed unbought type begins its phase": taken(
        "done", {"phase": "B1", "PhaseBegun": [("B1", "3")], "CapitalPaid": [("BCR", 500, "full")], "BCR cash": 1000},
        sale=("3", 5), Anna={"shares": {"BCR": 40}}, **BY_CKR,
    ),
    "R51 removing rest of type sold in part changes no phase": taken(
        "done", {"PhaseBegun": [], "round": "ShareRound"}, sale=("3", 2), privates={}, **BY_CKR
    ),
    "R51 removal rusts": taken(
        "done", {"CKR trains": ()}, sale=("4", 5), trains={"CKR": "2", "BCR": "3", "HKR": "2 3"}, privates={}, **BY_CKR
    ),
    "R51 R50 the company must own another": refused(
        f"done; {PASSES}; done", "train-duty",
        sale=("4", 5), trains={"CKR": "2", "BCR": "3", "HKR": "2 3"}, privates={}, **BY_CKR,
    ),
    "R51 R57 a removal asks the owner of p0": taken(
        "done", {"due": "Anna", "choices": ["claim", "decline"]}, sale=("3", 5), **BY_CKR
    ),
    "R51 R57 a removal pays p0 before the share round": taken(
        "done; claim", {"PaymentMade": [("P0", "Anna", 70)], "round": "ShareRound"}, sale=("3", 5), **BY_CKR
    ),
    "R28 R55 p7 may bring the share round": taken(
        "rocket", {"round": "ShareRound", "marker": None}, start=table, sale=("2", 1), HKR={"cash": 0}, buys="HKR"
    ),
    # 8, 8E and 10
    "R52 8e stay at a company without the marker": taken(
        "done", {"TrainsRemoved": []}, sale=("8E", 2), buys="BCR", **LATE
    ),
    "R52 both 8e go without a share round": taken(
        "done", {"TrainsRemoved": [("8E", 2)], "phase": "D2", "round": "Operating", "due": "CKR", "lists done": True},
        sale=("8E", 2), buys="CKR", **LATE,
    ),
    "R52 their removal may rust the last train": taken(
        "done", {"TrainsRusted": [("CKR", "4+4", 1)], "due": "CKR"},
        sale=("8E", 2), buys="CKR", **(LATE | {"trains": {"CKR": "4+4"}}),
    ),
    "R52 that leaves a duty": refused(
        "done; done", "train-duty", sale=("8E", 2), buys="CKR", **(LATE | {"trains": {"CKR": "4+4"}})
    ),
    "R52 which another train meets": taken(
        "done; train 10; done", {"CKR trains": ("10",)},
        sale=("8E", 2), buys="CKR", **(LATE | {"trains": {"CKR": "4+4"}}),
    ),
    "R52 after the first 8e nothing is removed": taken(
        "done", {"TrainsRemoved": [], "depot 8E": 1}, sale=("8E", 1), buys="CKR", **LATE
    ),
    "R52 the first 8e brings no share round": taken(
        "train 8E", {"ShareRoundDue": []}, sale=("8E", 2), buys="BCR", **LATE
    ),
    "R52 R28 the last 8e brings no share round": taken(
        "train 8E", {"round": "Operating", "depot 8E": 0}, sale=("8E", 1), buys="BCR", **LATE
    ),
    "R52 tens are never removed": taken("done", {"TrainsRemoved": []}, sale=("10", None), buys="CKR", **LATE),
    "R52 tens are without number": taken(
        "train 10", {"depot 10": None}, sale=("10", None), buys="BCR", **LATE
    ),
    "R52 R70 8s are removed like any type and fix the end": taken(
        "done", {"countdown": 3, "LastTurnsFixed": [("CKR", 3)], "round": "ShareRound"},
        sale=("8", 2), buys="CKR", **(LATE | {"countdown": None, "trains": {"CKR": "6", "BCR": "6", "HKR": "6"}}),
    ),
}  # fmt: skip


@pytest.mark.parametrize("example", EXAMPLES.values(), ids=EXAMPLES)
def test_purchase(example: Example):
    example.check()


def test_R54_least_and_highest_price_of_a_trade_are_listed():
    sisters = lay_out(**THREES)
    assert [line for line in sisters.legal() if "from" in line] == [
        f"train {train} from HKR for {price}" for train in (2, 3) for price in (1, 170)
    ]
    refusal = sisters.refusal_of("train 3 from HKR")
    assert Words("en", "china").say(refusal.code, refusal.facts).endswith("add the price, as in “for 170”.")


def test_R49_the_count_restarts_with_the_next_type():
    play = lay_out(privates={}, **MARKED)("done; pass; pass; pass; done")
    play.company("HKR", cash=500).begins("HKR")("withhold; done")
    assert play.events_of(TrainsRemoved) == [TrainsRemoved("2+2", 5)]
    assert play.state.phase.name == "A2"


# The limit


@pytest.mark.parametrize(
    ("phase", "limit"), [("A1", 4), ("A2", 4), ("B1", 4), ("B2", 3), ("B3", 3), ("C2", 3), ("C3", 2), ("D3", 2)]
)
def test_R53_the_train_limit_by_phase(phase: str, limit: int):
    assert BOX.phase(phase).train_limit == limit


# Restored 2-trains


# Trade


# The train purchase marker


# A full round without a purchase


def test_R49_a_company_that_cannot_buy_removes_trains_too(play: Play):
    play.change(marker="HKR", privates={}).company("HKR", cash=0)
    go_to_trains(play, "HKR")
    assert play.events_of(TrainsRemoved) == [TrainsRemoved("2", 7)]


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
