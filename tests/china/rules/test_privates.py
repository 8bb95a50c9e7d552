"""VI Private companies: the payment of P0, the powers of P2 to P5, P7 by choice and by force."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from eighteen80.china.box.components import BOX
from eighteen80.china.events import PaymentMade, RocketUsed
from eighteen80.china.map.board import remove_marker
from eighteen80.china.rules.operating.income import terms
from eighteen80.china.rules.operating.turns import DIVIDEND, RUN, TRACK, TRAINS
from eighteen80.china.state import (
    GapOwed,
    HomeOwed,
    MergeOwed,
    Owed,
    PaymentOwed,
    ReplaceOwed,
    RocketOwed,
    ShareRound,
    StartOwed,
    SurplusOwed,
)
from tests.support.china.play_table import Play, go_to_trains, lay_out, pass_share_round, refused, seen, taken
from tests.support.examples import Example

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


LAST_OF_ITS_TYPE = next(name for name, card in BOX.trains.items() if card.share_round)
ALL_PRIVATES = Play(3).start_operating().state.privates
WITHOUT_P0, WITHOUT_P7 = ({key: who for key, who in ALL_PRIVATES.items() if key != gone} for gone in ("P0", "P7"))
TWOS = {"trains": {"BCR": "2", "HKR": "2", "CKR": "2"}}
THREES = {"BCR": "3", "HKR": "3", "CKR": "3"}
BY_CKR: dict[str, Any] = {"CKR": {"cash": 500}, "buys": "CKR", **TWOS}
P5: dict[str, Any] = {"begins": "BCR", **TWOS}
OWED: dict[str, Any] = {"trains": TWOS["trains"], "owed": (PaymentOwed("Anna", 50),)}
TO_CLEO: dict[str, Any] = {"office": {"HKR": "Cleo"}, **P5}
AB: dict[str, Any] = {
    "HKR": {"permits": "AB", "certificate": 30},
    "Cleo": {"shares": {"CKR": 20, "HKR": 30}},
    **TO_CLEO,
}
P7: dict[str, Any] = {"HKR": {"cash": 0}, "buys": "HKR"}
LAST: dict[str, Any] = {"sale": (LAST_OF_ITS_TYPE, 1), "trains": {"HKR": "2"}}
SURPLUS: dict[str, Any] = {"sale": ("3+3", 5), "trains": {"BCR": "2 2 2 3", "HKR": "2 2 3", "CKR": "3"}, "buys": "HKR"}
NO_PERMIT: dict[str, Any] = {"sale": ("3", 5), "HKR": {"permits": "A", "certificate": 20}, "turn": "HKR", **TWOS}
HKR_ROUTE = ("K15 8877 SW-NE",)
FOURS: dict[str, Any] = {"sale": ("4", 5), "trains": THREES, "CKR": {"cash": 600}, "buys": "CKR"}
"""The first 4-train is on sale; CKR buys it, and P7 gets one by force."""


def fours(**given: Any) -> dict[str, Any]:
    return {**FOURS, "trains": THREES | given.pop("trains", {}), **given}


BERTS = fours(office={"BCR": "Bert"})
CROWDED = fours(trains={"HKR": "3 3+3 3+3"})
CLEOS: dict[str, Any] = {"privates": {"P7": "Cleo", "P5": "Cleo"}}
EXAMPLES = {
    # P0
    **{
        f"R57 p0 is asked for with the last {train}-train": taken(
            f"train {train}", {"due": "Anna", "lines permit": ["D CKR"], "choices": ["claim", "decline"]},
            sale=(train, 1), **BY_CKR,
        )
        for train in ("2+2", "3")
    },
    "R57 before anything else": refused("train 2+2; pass", "turn-not-now", sale=("2+2", 1), **BY_CKR),
    **{
        f"R57 p0 is paid {amount} on request": taken(
            f"train {train}; claim", {"Anna cash": 1000 + amount, "privates": WITHOUT_P0, "round": "ShareRound"},
            sale=(train, 1), **BY_CKR,
        )
        for train, amount in (("2+2", 40), ("3", 70))
    },
    "R57 the first train of a type pays nothing": taken("train 2+2", {"owed": ()}, sale=("2+2", 5), **BY_CKR),
    "R57 p7 taking the last train counts for p0": taken(
        "rocket; claim", {"PaymentMade": [("P0", "Anna", 70)]}, sale=("3", 1), **P7, **TWOS
    ),
    "R74 privates are never sold": refused("sell P0 1", "unreadable-word", share_round="Anna", **TWOS),
    # P5
    "R75 p5 gives a phase D permit at any time": taken(
        P5_GIVES, {"actor": "Cleo", "due": "BCR", "CKR permits": "ABCD", "privates": ALL_PRIVATES}, **P5
    ),
    "R75 p5 of the owner who is named": taken(f"Cleo: {P5_GIVES}", {"actor": "Cleo", "CKR permits": "ABCD"}, **P5),
    "R75 not of another": refused(f"Bert: {P5_GIVES}", "unreadable-due turn-not-now permit-director", **P5),
    "R75 p5 is listed": seen({"lines permit": ["D CKR"]}, **OWED),
    "R75 until it has given its permit": taken(P5_GIVES, {"lines permit": []}, **OWED),
    "R75 p5 in a share round of another player": taken(P5_GIVES, {"due": "Anna"}, share_round="Anna", **TWOS),
    **{
        f"R75 p5 against the rules: {line}": refused(line, code, **P5)
        for line, code in (
            ("permit D HKR", "permit-director"),
            ("permit C CKR", "permit-extra"),
            ("permit D", "permit-extra"),
            ("permit D CKR row 1", "permit-extra"),
        )
    },
    "R75 p5 not for an investor": refused(
        "permit D A7", "unreadable-word unreadable-missing", begins="A7", **TWOS
    ),
    "R75 in an investors turn": taken(P5_GIVES, {"due": "A7"}, begins="A7", **TWOS),
    "R75 p5 not twice the same letter": refused("permit D HKR", "permit-has", HKR={"permits": "BCD"}, **TO_CLEO),
    "R75 p5 adds its letter": taken("permit D HKR", {"HKR permits": "ABD"}, **AB),
    "R75 p5 only once": refused("permit D HKR; permit D CKR", "permit-given", **AB),
    "R75 without p5 in play nobody gives a permit": refused(P5_GIVES, "permit-no-owner", privates={}, **P5),
    "R75 phase D company without a permit is asked about p5": seen(
        {"step": TRACK, "lists lay": False}, phase="D1", trains={"CKR": "6"}, begins="CKR"
    ),
    "R75 with it the company builds": taken(
        P5_GIVES, {"lists lay": True}, phase="D1", trains={"CKR": "6"}, begins="CKR"
    ),
    "R75 before phase D nobody waits for p5": seen(
        {"due": "CKR", "step": TRAINS}, phase="C1", trains={"CKR": "3"}, begins="CKR",
        CKR={"permits": "AB", "certificate": 30}, Cleo={"shares": {"CKR": 30}},
    ),
    # P7 by choice
    "R55 p7 is exchanged for the train on sale without cost": taken(
        "rocket",
        {"RocketUsed": [("HKR", "2")], "HKR trains": ("2", "2"), "HKR cash": 0, "depot 2": 6, "privates": WITHOUT_P7},
        **P7, **TWOS,
    ),
    "R55 p7 is gone then": refused("rocket; rocket", "rocket-gone", **P7, **TWOS),
    **{
        f"R55 p7 is for its owners company in its turn, not for {who}": refused("rocket", code, turn=who, **TWOS)
        for who, code in (("BCR", "rocket-director"), ("A3", "rocket-investor"), ("CKR", "rocket-director"))
    },
    "R55 p7 names no other company": refused("rocket BCR", "rocket-on-turn", turn="HKR", **TWOS),
    "R55 nor a train to give up": refused("rocket scrap 2", "rocket-on-turn", turn="HKR", **TWOS),
    "R55 its own company may be named": taken("rocket HKR", {"RocketUsed": [("HKR", "2")]}, turn="HKR", **TWOS),
    "R55 p7 before the dividend warns of the old price": taken(
        "rocket", {"PriceWaits": [("HKR", 90)], "round": "ShareRound"}, turn="HKR", **LAST
    ),
    "R55 p7 after the price step warns of nothing": taken("rocket", {"PriceWaits": []}, buys="HKR", **LAST),
    "R55 nor does one that brings no share round": taken(
        "rocket", {"PriceWaits": []}, turn="HKR", **(LAST | {"sale": (LAST_OF_ITS_TYPE, 2)})
    ),
    "R55 p7 heeds the train limit": refused("rocket", "train-no-room", trains={"HKR": "2 2 2 2"}, turn="HKR"),
    "R55 R80 p7 begins the phase of its type": taken(
        "rocket", {"HKR trains": ("2", "2+2"), "phase": "A2"}, sale=("2+2", 5), trains={"HKR": "2"}, buys="HKR"
    ),
    "R53 R55 phase begun by p7 takes surplus trains": taken(
        "rocket", {"due": "BCR", "choices": ["scrap 2", "scrap 3"]}, **SURPLUS
    ),
    "R53 R55 also of its own company": taken(
        "rocket; scrap 3", {"due": "HKR", "choices": ["scrap 2", "scrap 3", "scrap 3+3"]}, **SURPLUS
    ),
    "R55 a train taken for p7 may run in the same turn": taken(
        "rocket; run 2: M3 M5", {"TrainsRun": [("BCR", 40, 0, 0)]},
        office={"BCR": "Bert"}, tiles=("M3 57 W-E", "M5 8852 W-E"), begins="BCR",
    ),
    "R55 before it there is none to run": seen(
        {"lists run": False, "lists rocket": True},
        office={"BCR": "Bert"}, tiles=("M3 57 W-E", "M5 8852 W-E"), begins="BCR",
    ),
    "R55 p7 is asked for before a run that it could bring": seen(
        {"step": TRACK, "lists rocket": True}, HKR={"permits": "D"}, tiles=HKR_ROUTE, begins="HKR"
    ),
    "R55 it need not be used": taken(
        "withhold", {"step": TRAINS}, HKR={"permits": "D"}, tiles=HKR_ROUTE, begins="HKR"
    ),
    "R22 R55 before the new letter the old permit counts": seen({"lists lay": True}, **NO_PERMIT),
    "R22 R55 permit of the new letter counts in that turn": refused(
        "rocket; lay K15 8877 SW-NE", "track-no-permit", **NO_PERMIT
    ),
    "R55 R22 company is asked about p7 before its track": seen(
        {"step": TRACK, "lists lay": False}, sale=("3", 5), HKR={"permits": "BCD", "cash": 0}, begins="HKR"
    ),
    "R55 R22 which it may lay then": taken(
        "rocket; lay K15 8877 SW-NE", {"phase": "B1"}, sale=("3", 5), HKR={"permits": "BCD", "cash": 0}, begins="HKR"
    ),
    # P7 by force
    "R56 p7 by force goes to the only company without question": taken(
        "train 4",
        {"TrainsRusted": [("HKR", "2", 1)], "RocketUsed": [("HKR", "4")], "depot 4": 3, "marker": "CKR",
         "privates": WITHOUT_P7},
        **fours(trains={"HKR": "2 3"}),
    ),
    "R56 owner of several companies places forced p7": taken(
        "train 4", {"due": "Bert", "choices": ["rocket BCR", "rocket HKR"], "owed": (RocketOwed("Bert"),)}, **BERTS
    ),
    **{
        f"R56 owner of several companies says just where: {line}": refused(f"train 4; {line}", code, **BERTS)
        for line, code in (
            ("rocket", "rocket-director"),
            ("rocket CKR", "rocket-director"),
            ("rocket BCR scrap 3", "rocket-no-scrap"),
            ("decline", "rocket-room"),
        )
    },
    "R56 then the buyer goes on": taken("train 4; rocket BCR", {"BCR trains": ("3", "4"), "due": "CKR"}, **BERTS),
    "R56 forced p7 prefers companies with room": taken(
        "train 4", {"RocketUsed": [("HKR", "4")]}, **fours(office={"BCR": "Bert"}, trains={"BCR": "3 3+3 3+3"})
    ),
    "R56 forced p7 without room asks": taken(
        "train 4", {"due": "Bert", "choices": ["rocket HKR scrap 3", "rocket HKR scrap 3+3", "decline"]}, **CROWDED
    ),
    "R56 what it replaces is said": refused("train 4; rocket HKR", "rocket-scrap", **CROWDED),
    "R56 and must be there": refused("train 4; rocket HKR scrap 2", "rocket-no-scrap", **CROWDED),
    "R56 it may lose its train": taken("train 4; decline", {"RocketLost": [("4",)], "depot 4": 3}, **CROWDED),
    "R56 or replace one": taken(
        "train 4; rocket HKR scrap 3", {"HKR trains": ("3+3", "3+3", "4"), "TrainScrapped": [("HKR", "3")]}, **CROWDED
    ),
    "R56 forced p7 asks even for a single train": taken(
        "train 4", {"due": "Bert", "choices": ["rocket HKR scrap 3+3", "decline"]},
        **fours(trains={"HKR": "3+3 3+3 3+3"}),
    ),
    "R56 which need not be said": taken(
        "train 4; rocket", {"HKR trains": ("3+3", "3+3", "4")}, **fours(trains={"HKR": "3+3 3+3 3+3"})
    ),
    **{
        f"R56 forced p7 of two crowded companies, {line}": refused(
            f"train 4; {line}", "rocket-director",
            **fours(office={"BCR": "Bert"}, trains={"BCR": "3 3 3", "HKR": "3+3 3+3 3+3", "CKR": ""}),
        )
        for line in ("rocket", "rocket JHA")
    },
    "R56 p7 by force what is clear may be left out": taken(
        "train 4; rocket BCR", {"BCR trains": ("3", "3", "4")},
        **fours(office={"BCR": "Bert"}, trains={"BCR": "3 3 3", "HKR": "3+3 3+3 3+3", "CKR": ""}),
    ),
    "R56 without a company the 4-train is lost": taken(
        "train 4", {"RocketLost": [("4",)], "depot 4": 3, "owed": ()}, **fours(office={"HKR": "Anna"})
    ),
    "R56 if all 4-trains are removed p7 still gets the second": taken(
        "done", {"TrainsRemoved": [("4", 4)], "RocketUsed": [("HKR", "4")], "depot 4": 0, "round": "ShareRound",
                 "share_rounds": 1}, **fours(marker="CKR"),
    ),
    "R56 then the turn goes on": taken("done; pass; pass; pass", {"due": "CKR", "step": TRAINS}, **fours(marker="CKR")),
    # P7 was put back on the table later.
    "R56 removal of a later 4-train keeps none for p7": taken(
        "done", {"TrainsRemoved": [("4", 3)], "depot 4": 0, "privates": ALL_PRIVATES},
        **fours(sale=("4", 3), marker="CKR"),
    ),
    "R56 R28 share round waits for p7 if all 4 are removed": taken(
        "done", {"due": "Bert", "round": "Operating"}, **fours(trains={"HKR": "3 3+3 3+3"}, marker="CKR")
    ),
    "R56 R28 after it comes": taken(
        "done; decline", {"depot 4": 0, "round": "ShareRound"}, **fours(trains={"HKR": "3 3+3 3+3"}, marker="CKR")
    ),
    "R56 chosen first 4-train of p7 is not forced again": taken(
        "rocket", {"phase": "B3", "depot 4": 4, "owed": ()}, sale=("4", 5), trains=THREES, **P7
    ),
    "R56 p7 by force is no purchase": taken(
        "train 4; rocket HKR", {"marker": "CKR"},
        **fours(marker="HKR", office={"HKR": "Cleo"}), **CLEOS,
    ),
    "R56 forced p7 may go to the buyer": taken(
        "train 4", {"choices": [*(f"rocket CKR scrap {train}" for train in ("3", "3+3", "4")), "decline", P5_GIVES]},
        **fours(trains={"CKR": "3 3+3"}), **CLEOS,
    ),
    "R56 in place of its new train": taken(
        "train 4; rocket CKR scrap 4", {"CKR trains": ("3", "3+3", "4"), "depot 4": 3},
        **fours(trains={"CKR": "3 3+3"}), **CLEOS,
    ),
}  # fmt: skip


@pytest.mark.parametrize("example", EXAMPLES.values(), ids=EXAMPLES)
def test_private(example: Example):
    example.check()


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


# P5


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


# P7 by choice


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


# P7 by force


def test_R56_p7_by_force_may_go_to_a_company_not_yet_open():
    play = lay_out(**fours(trains={"HKR": ""})).company("HKR", open=False, markers=3)
    play.change(board=remove_marker(play.state.board, "K15", "HKR"))("train 4")
    assert play.events_of(RocketUsed) == [RocketUsed("HKR", "4")]
    assert play.state.companies["HKR"].trains == ("4",)
