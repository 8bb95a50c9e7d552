"""X Forced purchase of a train, debts, what a debtor may not do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from eighteen80.capabilities import HasPurses
from eighteen80.china import GAME
from eighteen80.china.box.components import BOX
from eighteen80.china.events import MoneyBorrowed
from eighteen80.china.moves import Move, Pass, Repay
from eighteen80.china.rules.debts import interest
from eighteen80.china.rules.operating.turn_events import PurchaseForced
from eighteen80.china.state import GapOwed, PaymentOwed, ShareRound, State
from eighteen80.refusals import Illegal
from eighteen80.sheets import Say
from tests.support.china.play_table import Play, lay_out, pass_share_round, refused, seen, taken
from tests.support.examples import Example


def table(**rulings: str) -> Play:
    """3+3-trains at 300 are on sale; BCR has 40 and no train, its director Anna 100 and 20% of CKR."""
    play = Play(3, **rulings).start_operating().sale("3+3", 3).owns(HKR="3", CKR="3")
    for name in ("BCR", "HKR", "CKR"):
        play.company(name, operated=True)
    play.player("Anna", cash=100, shares={"BCR": 40, "CKR": 20}).company("BCR", cash=40)
    return play.company("CKR", certificate=20)


def owes_cleo() -> Play:
    """Cleo owes 100 and has 60; the share round is at her turn."""
    return table().player("Cleo", cash=60, debt=100, shares={"CKR": 20, "BCR": 10}).share_round("Cleo")


BUYS: dict[str, Any] = {"start": table, "buys": "BCR"}
SISTER: dict[str, Any] = {
    "HKR": {"director": "Anna"},
    "Anna": {"shares": {"BCR": 40, "HKR": 20}},
    "Bert": {"shares": {}},
}
SIXES: dict[str, Any] = {"sale": ("6", 3), "trains": {"HKR": "6", "CKR": "6"}, **BUYS}
POOR: dict[str, Any] = {"BCR": {"cash": 0}, "Anna": {"cash": 0}, **BUYS}
CHALLENGED: dict[str, Any] = {"Bert": {"shares": {"HKR": 20, "BCR": 20}}, **POOR}
BARE: dict[str, Any] = {"Anna": {"shares": {"BCR": 20, "CKR": 20}}, **BUYS}
NOTHING: dict[str, Any] = {"Anna": {"shares": {"BCR": 20}}, **BUYS}
COMMUNIST: dict[str, Any] = {"sale": ("4", 3), "trains": {"HKR": "3", "CKR": "3"}, **BUYS}
LOCKED: dict[str, Any] = {"sell_unoperated": "no", "CKR": {"operated": False}, **BUYS}
OWES = {"cash": 60, "debt": 100, "shares": {"CKR": 20, "BCR": 10}}
DEBTOR: dict[str, Any] = {"start": table, "Cleo": OWES, "share_round": "Cleo"}
OTHERS: dict[str, Any] = DEBTOR | {"share_round": "Anna"}
DECIDES: dict[str, Any] = {"start": owes_cleo, "owed": (PaymentOwed("Anna", 50),)}
SALES = ["sell BCR 1", "sell BCR 2", "sell CKR 1", "sell CKR 2", "borrow"]
EXAMPLES = {
    # Treasury, then the director's cash
    "R58 the director makes up what the treasury lacks": taken(
        "train 3+3",
        {"PurchaseForced": [("BCR", "3+3", "Anna", 260)], "BCR cash": 0, "Anna cash": 240, "MoneyBorrowed": [],
         "BCR trains": ("3+3",), "marker": "BCR"},
        Anna={"cash": 500}, **BUYS,
    ),
    "R58 a company that can pay pays alone": taken(
        "train 3+3", {"PurchaseForced": [], "Anna cash": 100}, BCR={"cash": 300}, **BUYS
    ),
    "R58 turn does not end without a train": refused("done", "train-duty", {"company": "BCR"}, **BUYS),
    "R58 force buys what is on sale": refused("train 4", "train-not-on-sale", **BUYS),
    "R58 force buys no train of a sister": refused("train 3 from HKR for 41", "train-trade-price", **SISTER, **BUYS),
    "R58 company buys a sisters train without force": taken(
        "train 3 from HKR for 40", {"Anna cash": 100, "due": "HKR"}, **SISTER, **BUYS
    ),
    "R58 the sister then has the duty": refused("train 3 from HKR for 40; done", "train-duty", **SISTER, **BUYS),
    "R58 restored train is never bought by force": refused("train 2R", "train-money", **SIXES),
    "R58 nor is it a train to own": refused("train 2R; done", "train-duty", BCR={"cash": 260}, **SIXES),
    "R58 force buys another beside it": taken(
        "train 2R; train 6", {"PurchaseForced": [("BCR", "6", "Anna", 590)]},
        BCR={"cash": 260}, Anna={"cash": 700}, **SIXES,
    ),
    # Sales
    "R59 what is still missing is asked for": taken(
        "train 3+3", {"due": "Anna", "owed": (GapOwed("Anna", "BCR", "3+3", 160),), "BCR cash": 0, "Anna cash": 0,
                      "lists borrow": True}, **BUYS
    ),
    "R59 before anything else": refused("train 3+3; done", "turn-not-now", **BUYS),
    "R59 what may be sold is listed": taken("train 3+3", {"choices": SALES}, **BUYS),
    "R59 R35 forced sale pays the fee": taken(
        "train 3+3; sell CKR 1",
        {"SharesSold": [("Anna", "CKR", 1, 75, 5)], "PriceMoved": [("CKR", 80, 75)],
         "owed": (GapOwed("Anna", "BCR", "3+3", 85),)},
        **BUYS,
    ),
    "R59 R35 it only fills the gap": taken(
        "train 3+3; sell CKR 1; sell BCR 1", {"BCR trains": ("3+3",), "Anna cash": 10}, **BUYS
    ),
    "R59 no more shares than needed": refused(
        "train 3+3; sell CKR 2", "forced-too-many", {"most": 1}, BCR={"cash": 160}, **BUYS
    ),
    "R59 nor where it is just what is needed": refused(
        "train 3+3; sell CKR 2", "forced-too-many", {"most": 1}, BCR={"cash": 125}, **BUYS
    ),
    "R59 as many as needed": taken(
        "train 3+3; sell CKR 1", {"Anna cash": 35, "MoneyBorrowed": []}, BCR={"cash": 160}, **BUYS
    ),
    "R59 no directorship changes by these sales anywhere": refused(
        "train 3+3; sell BCR 3", "forced-director", {"most": 2}, **CHALLENGED
    ),
    "R59 nor by more of them": refused("train 3+3; sell BCR 4", "forced-director", **CHALLENGED),
    "R59 only others are listed": taken("train 3+3", {"choices": SALES}, **CHALLENGED),
    "R59 who has more is the nearer to it": refused(
        "train 3+3; sell BCR 2", "forced-director", {"most": 1},
        Bert={"shares": {"HKR": 20, "BCR": 30}}, **POOR,
    ),
    "R59 directors certificate is not broken for another": taken(
        "train 3+3", {"Anna debt": 240, "MoneyBorrowed": [("Anna", 160, 80, 240)]},
        Cleo={"shares": {"CKR": 20, "BCR": 20}}, **NOTHING,
    ),
    "R59 of the bare directors certificate nothing is sold": refused(
        "train 3+3; sell BCR 1", "forced-director", {"most": 0}, **BARE
    ),
    "R59 one company at a time": refused("train 3+3; sell BCR 1 CKR 1", "forced-one-company", **BUYS),
    **{
        f"R59 only what one holds: {line}": refused(f"train 3+3; {line}", "sell-not-held", **BUYS)
        for line in ("sell HKR 1", "sell NJR 1", "sell CKR 3")
    },
    "R59 first share rounds ban ends in operating rounds": taken(
        "train 3+3; sell CKR 2; sell BCR 1", {"share_rounds": 0, "BCR trains": ("3+3",)}, **BUYS
    ),
    "R59 communist director may sell and stay director": taken(
        "train 4; sell BCR 2", {"BCR price": 100, "PriceMoved": [], "BCR director": "Anna"}, **COMMUNIST
    ),
    "R59 in a share round he may not": refused(
        "sell BCR 1", "sell-communist", start=table, sale=("4", 2), share_round="Anna"
    ),
    "R59 table may forbid a forced sale in communist period": refused(
        "train 4; sell BCR 1", "sell-communist", communist_forced_sale="no", **COMMUNIST
    ),
    "R59 then others are sold": taken(
        "train 4", {"choices": ["sell CKR 1", "sell CKR 2", "borrow"]}, communist_forced_sale="no", **COMMUNIST
    ),
    "R59 outside of it nothing is forbidden": taken(
        "train 3+3", {"lists sell BCR 1": True}, communist_forced_sale="no", **BUYS
    ),
    "R31 R59 force sells nothing that the table locks": refused("train 3+3; sell CKR 1", "sell-unoperated", **LOCKED),
    "R31 R59 nor is it listed": taken("train 3+3", {"choices": ["sell BCR 1", "sell BCR 2", "borrow"]}, **LOCKED),
    # Debts
    "R60 refused sale becomes a debt with half as interest": taken(
        "train 3+3; borrow",
        {"MoneyBorrowed": [("Anna", 160, 80, 240)], "BCR trains": ("3+3",), "BCR cash": 0}, **BUYS,
    ),
    "R60 selling a part and borrowing the rest": taken(
        "train 3+3; sell CKR 1; borrow", {"MoneyBorrowed": [("Anna", 85, 43, 128)]}, **BUYS
    ),
    "R60 who has nothing to sell is not asked": taken(
        "train 3+3", {"MoneyBorrowed": [("Anna", 160, 80, 240)], "owed": ()}, **NOTHING
    ),
    "R59 nobody borrows before it is due": refused("borrow", "turn-not-now", **BUYS),
    "R59 the directors cash is used up before a debt arises": taken(
        "train 3+3", {"Anna debt": 0}, Anna={"cash": 260}, **BUYS
    ),
    "R60 nobody goes bankrupt": taken(
        "train 6; borrow", {"Anna debt": 840}, Anna={"cash": 0}, **SIXES
    ),
    "R60 a debt is no matter of an operating round": refused(
        "repay 50", "turn-not-now", Anna={"debt": 50, "cash": 500}, BCR={"cash": 400}, **BUYS
    ),
    "R60 it stays where a train is bought": taken(
        "train 3+3", {"Anna debt": 50}, Anna={"debt": 50, "cash": 500}, BCR={"cash": 400}, **BUYS
    ),
    "R60 no debt is repaid between share rounds": refused(
        "Cleo: repay 20", "turn-not-now unreadable-due", start=table, Cleo=OWES, begins="BCR"
    ),
    # Repayments
    **{
        f"R60 what may be repaid of {cash} is listed once": seen(
            {"lines repay": amounts}, start=table, Cleo=OWES | {"cash": cash}, share_round="Cleo"
        )
        for cash, amounts in ((0, []), (1, ["1"]), (2, ["1", "2"]), (60, ["1", "60"]))
    },
    "R60 debt is paid in the share rounds turn": taken(
        "repay 20", {"due": "Cleo", "Cleo debt": 80, "Cleo cash": 40}, **DEBTOR
    ),
    "R60 at any time of it": taken(
        "repay 20; sell BCR 1; repay 80; done", {"Cleo debt": 0, "Cleo cash": 55}, **DEBTOR
    ),
    **{
        f"R60 no such repayment as {line}": refused(line, "repay-amount", **DEBTOR) for line in ("repay 61", "repay 0")
    },
    "R60 who owes nothing repays nothing": refused("repay 20", "repay-no-debt", **OTHERS),
    "R60 nor who is named": refused("Bert: repay 5", "repay-no-debt", **OTHERS),
    "R60 who is named has no more either": refused("Cleo: repay 61", "repay-amount", **OTHERS),
    "R60 debt is repaid by who is named": taken("Cleo: repay 20", {"due": "Anna", "Cleo debt": 80}, **OTHERS),
    "R60 what others can repay has their names": seen({"lines repay": ["1 Cleo", "60 Cleo"]}, **OTHERS),
    "R60 also during anothers decision": seen({"lines repay": ["1 Cleo", "60 Cleo"]}, **DECIDES),
    "R60 debt is repaid during anothers decision": taken("Cleo: repay 20", {"due": "Anna", "Cleo debt": 80}, **DECIDES),
    "R60 there the one who owes need not be named": taken("repay 10", {"due": "Anna", "Cleo debt": 90}, **DECIDES),
    "R60 no more is repaid than is owed": refused(
        "repay 101", "repay-amount", start=table, Cleo=OWES | {"cash": 500}, share_round="Cleo"
    ),
    "R60 once all is repaid nothing is owed": refused(
        "repay 100; repay 1", "repay-no-debt", start=table, Cleo=OWES | {"cash": 500}, share_round="Cleo"
    ),
    **{
        f"R60 a debtor may not {line}": refused(
            f"repay 99; {line}", "stock-debt", start=table, Cleo=OWES | {"cash": 500}, share_round="Cleo"
        )
        for line in ("buy HKR", "found NJR 70 20% ABC")
    },
    "R60 until all is paid": taken(
        "repay 99; repay 1; buy HKR", {"Cleo shares": {"CKR": 20, "BCR": 10, "HKR": 10}},
        start=table, Cleo=OWES | {"cash": 500}, share_round="Cleo",
    ),
    "R60 a debtor need not sell nor pay": taken("pass", {"Cleo debt": 100}, **DEBTOR),
}  # fmt: skip


@pytest.mark.parametrize("example", EXAMPLES.values(), ids=EXAMPLES)
def test_forced_purchase(example: Example):
    example.check()


@pytest.mark.parametrize(
    ("who", "cash", "line", "instead"),
    [
        ("Cleo", 60, "repay 61", Repay(60)),
        ("Cleo", 0, "repay 61", Pass()),
        ("Anna", 60, "Cleo: repay 61", Repay(60, "Cleo")),
    ],
)
def test_R60_too_large_a_repayment_is_refused_with_the_most(who: str, cash: int, line: str, instead: Move):
    refusal = lay_out(start=table, Cleo=OWES | {"cash": cash}, share_round=who).refusal_of(line)
    assert isinstance(refusal, Illegal)
    assert refusal.instead == instead


def test_R60_repayment_of_another_is_written_with_the_name():
    state = lay_out(**OTHERS).state
    move = GAME.read("Cleo, repay 5", state)
    assert (GAME.write(move), GAME.actor(state, move)) == ("repay 5 Cleo", "Cleo")
    decides = lay_out(**DECIDES).state
    assert GAME.write(GAME.resolve(decides, GAME.read("repay 10", decides))) == "repay 10 Cleo"


def test_R29_what_another_repays_is_no_act_of_whoever_is_on_turn():
    play = Play(3, repaying_acts="yes").player("Cleo", cash=60, debt=100).share_round("Anna")
    play("Cleo: repay 20; pass")
    assert (play.due, play.state.round_as(ShareRound).passes) == ("Bert", 1)


@pytest.fixture
def play() -> Play:
    return lay_out(**BUYS)


def lacks(before: State, after: State) -> list[Mapping[str, Any]]:
    """Return the missing sums in the preview."""
    lacking = (change.now for change in GAME.offers(HasPurses).changes(before, after) if change.column == "missing")
    return [now.facts for now in lacking if isinstance(now, Say)]


def gap(play: Play) -> int:
    assert isinstance(play.state.owed[0], GapOwed)
    return play.state.owed[0].gap


# Treasury, then the director's cash


def test_R58_each_sale_tells_a_poor_director_what_is_missing(play: Play):
    before = play.player("Anna", cash=0).state
    play("train 3+3")
    assert not play.events_of(PurchaseForced)
    (lacking,) = lacks(before, play.state)
    assert lacking == {"gap": gap(play), "debt": gap(play) + interest(play.state, gap(play))}
    before = play.state
    play("sell CKR 1")
    (left,) = lacks(before, play.state)
    assert left["gap"] == gap(play) < lacking["gap"]


# Sales


# Debts


def test_R60_both_interests_apply_if_share_round_follows_at_once(play: Play):
    play.sale("3+3", 1)("train 3+3; borrow")
    while play.state.owed:
        play("decline")
    assert isinstance(play.state.round, ShareRound)
    pass_share_round(play)
    assert play.state.players["Anna"].debt == 360


@pytest.mark.parametrize(("rounding", "added"), [("up", 51), ("down", 50)])
def test_R60_interest_is_rounded_up_or_as_the_table_plays(rounding: str, added: int):
    assert interest(Play(3, interest_rounding=rounding).state, 101) == added


def test_R80_train_bought_by_force_has_all_effects_of_purchase(play: Play):
    play.sale("4", 5).owns(HKR="2 3", CKR="3")("train 4; borrow")
    assert play.state.phase == BOX.phase("B3")
    assert play.state.companies["HKR"].trains[:1] == ("3",)
    assert play.state.marker == "BCR"


def test_R58_R60_second_forced_purchase_adds_to_the_debt(play: Play):
    play.player("Anna", debt=51)("train 3+3; borrow")
    assert play.events_of(MoneyBorrowed) == [MoneyBorrowed(player="Anna", amount=160, interest=80, debt=291)]
