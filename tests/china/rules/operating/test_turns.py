"""IX Operating rounds, X the turn of a company: order, steps, income, dividends."""

from __future__ import annotations

from typing import Any

import pytest

from eighteen80.china.box.components import BOX
from eighteen80.china.events import PriceMoved
from eighteen80.china.rules.operating.income import terms
from eighteen80.china.rules.operating.turn_events import (
    DividendPaid,
    IncomeWithheld,
    PassingBegun,
)
from eighteen80.china.rules.operating.turns import DIVIDEND, PLACES, RUN, TRACK, TRAINS
from eighteen80.china.state import Operating, ShareRound
from tests.support.china.play_table import Play, lay_out, pass_share_round, refused, seen, taken
from tests.support.examples import Example

ROUTE = ("M3 57 W-E", "M5 8852 W-E", "M7 57 W-E")


def route(**rulings: str) -> Play:
    """BCR, HKR and CKR operate; a route of 40 for BCR's 2-train is built, everybody owns one train."""
    return Play(3, **rulings).start_operating().tiles(*ROUTE).owns(BCR="2", HKR="2", CKR="2")


@pytest.fixture
def play() -> Play:
    return route()


def run_of_hkr() -> Play:
    return Play(3).start_operating().turn("HKR", step=RUN)


BCR: dict[str, Any] = {"start": route, "begins": "BCR"}
HKR: dict[str, Any] = {"start": route, "begins": "HKR"}
CKR: dict[str, Any] = {"start": route, "begins": "CKR"}
LAST: dict[str, Any] = {"sale": ("2", 1)}
BARE: dict[str, Any] = {"trains": {"BCR": ""}, "privates": {}, **BCR}
SAME_PRICE: dict[str, Any] = {"HKR": {"par": 100, "row": 3}, "CKR": {"par": 100, "row": 2}}
OTHER_PRICES: dict[str, Any] = {"CKR": {"space": (0, 13)}, "BCR": {"space": (8, 0)}}
RICH: dict[str, Any] = {"HKR": {"space": (1, 7)}, **HKR}
"""HKR, which has a train without a route, begins its turn with a bonus of 50."""
STEPS, PASSES = "run; withhold; done", "pass; pass; pass"
EXAMPLES = {
    # Order of turns
    **{
        f"R72 the price has no influence on the order, {due}": taken(
            lines, {"due": due}, **OTHER_PRICES, **BCR
        )
        for lines, due in (("run none; done", "HKR"), ("run none; done; withhold; done", "CKR"))
    },
    **{
        f"R21 at the same initial price the upper row is first, {due}": taken(
            lines, {"due": due}, **SAME_PRICE, **BCR
        )
        for lines, due in (("run none; done", "CKR"), ("run none; done; withhold; done", "HKR"))
    },
    "R72 privates pay each time top of list is passed": taken(
        "withhold; done",
        {"PrivatePaid": [("P1", "Bert", 5), ("P2", "Cleo", 10), ("P3", "Anna", 15), ("P4", "Bert", 20),
                         ("P5", "Cleo", 25)]},
        **CKR,
    ),
    **{
        f"R36 from the first 4-train on privates pay no more, {phase}": taken(
            "withhold; done", {"PassingBegun": [(2,)], "PrivatePaid": []}, phase=phase, **CKR
        )
        for phase in ("B3", "D1")
    },
    # The steps of a turn
    "X track comes first": seen({"step": TRACK}, **BCR),
    "X after track the marker": refused("station M7; lay M9 9 W-E", "turn-too-late", {"wanted": "track"}, **BCR),
    "X after the run the dividend": taken("run", {"step": DIVIDEND}, **BCR),
    "X no second run": refused("run; run", "turn-too-late", **BCR),
    "X no marker after the run": refused("run; station M7", "turn-too-late", **BCR),
    "X after the dividend trains": taken("run; pay", {"step": TRAINS}, **BCR),
    "X no second dividend": refused("run; pay; withhold", "turn-too-late", **BCR),
    "X then the next company": taken("run; pay; train 2; done", {"due": "HKR"}, **BCR),
    "X impossible track is refused for the missing permit": refused(
        "run; lay M9 9 W-E", "track-no-permit", BCR={"permits": "B"}, **BCR
    ),
    "X a step gone by is gone whatever permits one has": refused(
        "station M7", "turn-too-late", start=route, BCR={"permits": "D"}, buys="BCR"
    ),
    "R55 p7 is waited for at the run too": seen({"due": "HKR", "step": RUN}, start=run_of_hkr),
    "R13 an investor passes no marker": taken(
        "run none", {"StepPassed": [("A1", "track")]}, start=route, tiles=("A5 57 W-E",), begins="A1"
    ),
    "R13 a company does": taken("run none", {"StepPassed": [("BCR", "track"), ("BCR", "station")]}, **BCR),
    "X a later step passes optional ones before it": taken(
        "run", {"StepPassed": [("BCR", "track"), ("BCR", "station")]}, **BCR
    ),
    "X also a second tile after the first": taken(
        "lay M9 9 W-E; run", {"StepPassed": [("BCR", "track"), ("BCR", "station")]}, **BCR
    ),
    **{
        f"R78 running is compulsory before {line}": refused(line, "turn-run-first", **BCR)
        for line in ("pay", "withhold", "train 2", "done")
    },
    **{
        f"R78 the dividend is compulsory before {line}": refused(f"run; {line}", "turn-dividend-first", **BCR)
        for line in ("train 2", "done")
    },
    "X a step without any choice is skipped": seen(
        {"step": TRAINS, "NoIncome": [("BCR",)], "due": "BCR"}, BCR={"permits": "D", "cash": 0}, **BARE
    ),
    "X one with a choice is not, since passes count": taken(
        "withhold", {"lists train 2": True, "due": "CKR"}, CKR={"cash": 100}, **CKR
    ),
    "X lines are in the name of the company": taken("run", {"actor": "BCR"}, **BCR),
    "X an optional step needs no word if nothing is bought": taken(
        "run; withhold", {"BCR cash": 40, "due": "HKR"}, BCR={"cash": 0}, **BCR
    ),
    "X done passes every step that is not compulsory": taken(
        "done",
        {"StepPassed": [("HKR", "track"), ("HKR", "station")], "PriceMoved": [("HKR", 90, 85)], "due": "CKR"},
        **HKR,
    ),
    "X a train bought at once passes everything before it": taken(
        "train 2", {"NoIncome": [("HKR",)], "HKR trains": ("2", "2")}, **HKR
    ),
    # Income and prices
    "R68 all or nothing is withheld and the price falls": taken(
        "run; withhold", {"IncomeWithheld": [("BCR", 40)], "BCR cash": 540, "PriceMoved": [("BCR", 100, 95)]}, **BCR
    ),
    "R67 income of nothing is none and the price falls": taken(
        "run none", {"NoIncome": [("BCR",)], "PriceMoved": [("BCR", 100, 95)]}, **BCR
    ),
    "R67 it cannot be paid": refused("pay", "pay-nothing", **HKR),
    "R67 but withheld": taken("withhold", {"PriceMoved": [("HKR", 90, 85)]}, **HKR),
    "R67 without a train nothing runs": refused("run 2: M3 M5", "run-no-train", trains={"BCR": ""}, **BCR),
    "R67 nor need that be said": refused("run none", "run-trainless", trains={"BCR": ""}, **BCR),
    "R67 without a train no income and the price falls": taken(
        "withhold", {"PriceMoved": [("BCR", 100, 95)]}, trains={"BCR": ""}, **BCR
    ),
    "XIII before its price moves a company has not operated": seen({"BCR operated": False}, **BCR),
    "XIII moved price marks a company as operated": taken("run; withhold", {"BCR operated": True}, **BCR),
    # Bonus from the share price chart
    "R66 a run has the bonus beside it": taken(
        "run", {"TrainsRun": [("BCR", 140, 100, 0)]}, BCR={"space": (1, 8)}, **BCR
    ),
    "R66 bonus is that of space on which turn begins": taken(
        "run; pay", {"PriceMoved": [("BCR", 125, 135)]}, BCR={"space": (1, 8)}, **BCR
    ),
    "R66 the bonus is also gained when withholding": taken(
        "run; withhold", {"BCR cash": 500 + 40 + 50}, BCR={"space": (1, 7)}, **BCR
    ),
    "R66 the bonus is lost without a train": taken(
        "train 2", {"BCR cash": 400}, trains={"BCR": ""}, BCR={"space": (1, 7)}, **BCR
    ),
    "R66 it is decided about": refused("done", "turn-dividend-first", **RICH),
    "R66 table may play that without route there is none": refused(
        "pay", "pay-nothing", bonus_without_route="no", **RICH
    ),
    "R66 then nothing is withheld": taken("withhold", {"HKR cash": 450}, bonus_without_route="no", **RICH),
    "R66 a restored train gives the bonus too": taken(
        "withhold", {"HKR cash": 500}, phase="C2", trains={"HKR": "2R"}, **RICH
    ),
    "R66 investors never have a bonus": taken(
        "run", {"TrainsRun": [("A1", 40, 0, 0)]}, start=route, tiles=("A5 57 W-E", "A7 8852 W-E"), begins="A1"
    ),
    "R36 R66 communist period moves no price": taken(
        "run; pay", {"PriceMoved": []}, phase="B3", trains={"BCR": "3"}, BCR={"space": (1, 7)}, **BCR
    ),
    **{
        f"R69 values of the letter when the train runs, {phase}": taken(
            "run", {"TrainsRun": [("A1", total, 0, 0)]}, start=route, tiles=("A5 57 W-E",), phase=phase, begins="A1"
        )
        for phase, total in (("A1", 40), ("B1", 50))
    },
    # Interruptions
    "R50 after a share round the company is at its purchase": taken(
        f"run; pay; train 2; {PASSES}", {"due": "BCR", "step": TRAINS}, **LAST, **BCR
    ),
    "R50 the company goes on buying": taken(
        f"run; pay; train 2; {PASSES}; train 2+2; done", {"due": "HKR"}, **LAST, **BCR
    ),
    "R50 R55 p7 before track resumes before track": taken(
        f"rocket; {PASSES}", {"due": "HKR", "step": TRACK, "lists lay K15 8877 SW-NE": True}, **LAST, **HKR
    ),
    "R50 p7 between run and dividend resumes at the dividend": taken(
        f"run; rocket; {PASSES}", {"due": "BCR", "step": DIVIDEND, "lists pay": True},
        office={"BCR": "Bert"}, **LAST, **BCR,
    ),
}  # fmt: skip


@pytest.mark.parametrize("example", EXAMPLES.values(), ids=EXAMPLES)
def test_turn(example: Example):
    example.check()


@pytest.mark.parametrize(
    ("given", "line", "income"),
    [
        ({"HKR": {"space": (1, 7)}, **HKR}, "pay", 50),
        ({"BCR": {"space": (1, 7)}, **BCR}, "run none; pay", 50),
        ({"Cleo": {"shares": {"CKR": 20, "BCR": 60}}, **BCR}, "run; pay", 40),
        ({"phase": "B3", "trains": {"BCR": "3"}, "BCR": {"space": (1, 7)}, **BCR}, "run; pay", 60 + 50),
    ],
    ids=["R66 without a route", "R66 R78 without a run", "R68 of a run", "R36 R66 in the communist period"],
)
def test_dividend_is_of_all_income(given: dict[str, Any], line: str, income: int):
    assert lay_out(**given)(line).events_of(DividendPaid)[0].income == income


def test_R68_each_player_gets_the_percentage_exactly(play: Play):
    play.player("Cleo", shares={"CKR": 20, "BCR": 60}).turn("BCR", step=DIVIDEND, income=990)("pay")
    assert dict(play.events_of(DividendPaid)[0].paid)["Cleo"] == 594


def test_R66_R55_p7_before_run_brings_bonus_and_train_runs(play: Play):
    play.owns(BCR="").company("BCR", director="Bert", space=(1, 7)).player("Bert", shares={"HKR": 20, "BCR": 20})
    play.player("Anna", shares={}).begins("BCR")("rocket; run; pay")
    assert play.events_of(DividendPaid)[0].income == 90


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


def test_R24_a_founded_company_that_is_not_open_has_no_turn():
    play = Play(3).start_operating().phase("B1").share_round("Anna")("found NJR 70 20% ABC")
    pass_share_round(play)
    assert not play.state.companies["NJR"].open
    assert play.begins("NJR").due != "NJR"


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


def test_R78_director_may_run_less_than_best_or_nothing_at_all(play: Play):
    play.tiles("M9 9 W-E").owns(BCR="2 2").begins("BCR")
    best = play.legal()
    assert any(line.startswith("run 2:") for line in best)
    play("run none")
    assert play.state.companies["BCR"].operated


# X Bonus from the share price chart


@pytest.mark.parametrize(("ruling", "each"), [("no", False), ("yes", True)])
def test_R65_table_may_give_trans_siberian_bonus_to_each_train(ruling: str, *, each: bool):
    play = Play(3, trans_siberian_per_train=ruling).start_operating().owns(BCR="2")
    assert terms(play.state, "BCR").bonus_per_train == each


def test_R66_share_round_before_the_run_keeps_the_bonus(play: Play):
    play.company("HKR", space=(1, 7)).sale("2", 1).tiles("K15 8877 SW-NE").begins("HKR")("rocket")
    play.company("HKR", space=(1, 8))("pass; pass; pass; withhold")
    assert play.events_of(IncomeWithheld) == [IncomeWithheld("HKR", 50)]


# Directors and interruptions


def test_R76_a_new_director_finishes_the_interrupted_turn(play: Play):
    play.player("Anna", shares={"BCR": 20}).player("Cleo", shares={"CKR": 20, "BCR": 20}, cash=1000)
    play.sale("2", 1).begins("BCR")("run; pay; train 2")
    while play.due != "Cleo":
        play("pass")
    play.change(phase=BOX.phase("B1"))("buy BCR; pass; pass; pass")
    assert play.state.companies["BCR"].director == "Cleo"
    assert play.due == "BCR"
    play.owns(BCR="2").company("BCR", cash=300)("train 2+2")
