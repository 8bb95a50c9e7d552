"""X Forced purchase of a train, debts, what a debtor may not do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from eighteen80.capabilities import HasPurses
from eighteen80.china import GAME
from eighteen80.china.box.components import BOX
from eighteen80.china.events import MoneyBorrowed, PriceMoved, SharesSold
from eighteen80.china.moves import Move, Pass, Repay
from eighteen80.china.rules.debts import interest
from eighteen80.china.rules.operating.turn_events import PurchaseForced
from eighteen80.china.rules.operating.turns import TRAINS
from eighteen80.china.state import GapOwed, Operating, PaymentOwed, ShareRound, State
from eighteen80.refusals import Illegal, Refusal
from eighteen80.sheets import Say
from tests.support.china.play_table import Play, pass_share_round


def table(**rulings: str) -> Play:
    """3+3-trains at 300 are on sale; BCR has 40 and no train, its director Anna 100 and 20% of CKR."""
    play = Play(3, **rulings).start_operating().sale("3+3", 3).owns(HKR="3", CKR="3")
    for name in ("BCR", "HKR", "CKR"):
        play.company(name, operated=True)
    play.player("Anna", cash=100, shares={"BCR": 40, "CKR": 20}).company("BCR", cash=40)
    return play.company("CKR", certificate=20)


def buy_trains(play: Play, name: str = "BCR") -> Play:
    return play.turn(name, step=TRAINS)


@pytest.fixture
def play() -> Play:
    return buy_trains(table())


def lacks(before: State, after: State) -> list[Mapping[str, Any]]:
    """Return the missing sums in the preview."""
    lacking = (change.now for change in GAME.offers(HasPurses).changes(before, after) if change.column == "missing")
    return [now.facts for now in lacking if isinstance(now, Say)]


def gap(play: Play) -> int:
    assert isinstance(play.state.owed[0], GapOwed)
    return play.state.owed[0].gap


# Treasury, then the director's cash


def test_R58_the_director_makes_up_what_the_treasury_lacks(play: Play):
    play.player("Anna", cash=500)("train 3+3")
    assert play.events_of(PurchaseForced) == [PurchaseForced(company="BCR", train="3+3", player="Anna", amount=260)]
    assert play.state.companies["BCR"].cash == 0
    assert play.state.players["Anna"].cash == 240
    assert not play.events_of(MoneyBorrowed)
    assert play.state.companies["BCR"].trains == ("3+3",)
    assert play.state.marker == "BCR"


def test_R58_a_company_that_can_pay_pays_alone(play: Play):
    play.company("BCR", cash=300)("train 3+3")
    assert not play.events_of(PurchaseForced)
    assert play.state.players["Anna"].cash == 100


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


def test_R58_turn_does_not_end_without_a_train(play: Play):
    refusal = play.refusal_of("done")
    assert (refusal.code, refusal.facts["company"]) == ("train-duty", "BCR")


def test_R58_only_a_train_of_the_bank_and_only_the_one_on_sale(play: Play):
    assert play.refusal_of("train 4").code == "train-not-on-sale"
    play.company("HKR", director="Anna").player("Anna", shares={"BCR": 40, "HKR": 20}).player("Bert", shares={})
    assert play.refusal_of("train 3 from HKR for 41").code == "train-trade-price"


def test_R58_company_buys_a_sisters_train_without_force(play: Play):
    play.company("HKR", director="Anna").player("Anna", shares={"BCR": 40, "HKR": 20}).player("Bert", shares={})
    play("train 3 from HKR for 40")
    assert play.state.players["Anna"].cash == 100
    assert (play.due, play.refusal_of("done").code) == ("HKR", "train-duty")


def test_R58_restored_train_is_never_bought_by_force():
    play = table().sale("6", 3).owns(HKR="6", CKR="6").company("BCR", cash=260)
    buy_trains(play)("train 2R")
    assert play.refusal_of("done").code == "train-duty"
    play.player("Anna", cash=700)("train 6")
    assert play.events_of(PurchaseForced) == [PurchaseForced(company="BCR", train="6", player="Anna", amount=590)]
    other = buy_trains(table().sale("6", 3).owns(HKR="6", CKR="6"))
    assert other.refusal_of("train 2R").code == "train-money"


# Sales


def test_what_is_still_missing_is_asked_for_before_anything_else(play: Play):
    play("train 3+3")
    assert (play.due, gap(play)) == ("Anna", 160)
    assert play.state.companies["BCR"].cash == play.state.players["Anna"].cash == 0
    assert play.refusal_of("done").code == "turn-not-now"
    assert "borrow" in play.legal()


def test_R59_R35_forced_sale_pays_the_fee_and_only_fills_the_gap(play: Play):
    play("train 3+3")
    assert play.choices() == ["sell BCR 1", "sell BCR 2", "sell CKR 1", "sell CKR 2", "borrow"]
    play("sell CKR 1")
    assert play.events_of(SharesSold) == [SharesSold(player="Anna", company="CKR", shares=1, amount=75, fee=5)]
    assert play.events_of(PriceMoved) == [PriceMoved("CKR", 80, 75)]
    assert gap(play) == 85
    play("sell BCR 1")
    assert play.state.companies["BCR"].trains == ("3+3",)
    assert play.state.players["Anna"].cash == 10


def test_R59_no_more_shares_than_needed(play: Play):
    play.company("BCR", cash=160)("train 3+3")
    assert gap(play) == 40
    refusal = play.refusal_of("sell CKR 2")
    assert (refusal.code, refusal.facts["most"]) == ("forced-too-many", 1)
    play("sell CKR 1")
    assert play.state.players["Anna"].cash == 35
    assert not play.events_of(MoneyBorrowed)


def test_R59_no_directorship_changes_by_these_sales_anywhere(play: Play):
    play.player("Bert", shares={"HKR": 20, "BCR": 20})
    play.company("BCR", cash=0).player("Anna", cash=0)("train 3+3")
    refusal = play.refusal_of("sell BCR 3")
    assert (refusal.code, refusal.facts["most"]) == ("forced-director", 2)
    assert play.choices() == ["sell BCR 1", "sell BCR 2", "sell CKR 1", "sell CKR 2", "borrow"]
    assert play.refusal_of("sell BCR 4").code == "forced-director"
    play.player("Bert", shares={"HKR": 20, "BCR": 30})
    assert "sell BCR 2" not in play.legal()
    assert play.refusal_of("sell BCR 2").facts["most"] == 1


def test_R59_directors_certificate_is_not_broken_for_another(play: Play):
    play.player("Anna", shares={"BCR": 20}).player("Cleo", shares={"CKR": 20, "BCR": 20})
    play("train 3+3")
    assert play.state.players["Anna"].debt == 240
    assert play.events_of(MoneyBorrowed) == [MoneyBorrowed(player="Anna", amount=160, interest=80, debt=240)]


def test_R59_of_the_bare_directors_certificate_nothing_is_sold(play: Play):
    play.player("Anna", shares={"BCR": 20, "CKR": 20})("train 3+3")
    refusal = play.refusal_of("sell BCR 1")
    assert (refusal.code, refusal.facts["most"]) == ("forced-director", 0)


def test_R59_one_company_at_a_time_and_only_what_one_holds(play: Play):
    play("train 3+3")
    assert play.refusal_of("sell BCR 1 CKR 1").code == "forced-one-company"
    assert play.refusal_of("sell HKR 1").code == "sell-not-held"
    assert play.refusal_of("sell NJR 1").code == "sell-not-held"
    assert play.refusal_of("sell CKR 3").code == "sell-not-held"


def test_R59_first_share_rounds_ban_ends_in_operating_rounds(play: Play):
    assert play.state.share_rounds == 0
    play("train 3+3; sell CKR 2; sell BCR 1")
    assert play.state.companies["BCR"].trains == ("3+3",)


def test_R59_communist_director_may_sell_and_stay_director():
    play = buy_trains(table().sale("4", 3).owns(HKR="3", CKR="3"))("train 4")
    before = play.state.companies["BCR"].space
    play("sell BCR 2")
    assert play.state.companies["BCR"].space == before
    assert not play.events_of(PriceMoved)
    assert play.change(owed=()).share_round("Anna").refusal_of("sell BCR 1").code == "sell-communist"


def test_R59_table_may_forbid_a_forced_sale_in_communist_period():
    play = buy_trains(table(communist_forced_sale="no").sale("4", 3))("train 4")
    assert play.choices() == ["sell CKR 1", "sell CKR 2", "borrow"]
    assert play.refusal_of("sell BCR 1").code == "sell-communist"
    outside = buy_trains(table(communist_forced_sale="no"))("train 3+3")
    assert "sell BCR 1" in outside.legal()


def test_R31_R59_force_sells_nothing_that_the_table_locks():
    play = buy_trains(table(sell_unoperated="no").company("CKR", operated=False))("train 3+3")
    assert play.refusal_of("sell CKR 1").code == "sell-unoperated"
    assert play.choices() == ["sell BCR 1", "sell BCR 2", "borrow"]


# Debts


def test_R60_refused_sale_becomes_a_debt_with_half_as_interest(play: Play):
    play("train 3+3; borrow")
    assert play.events_of(MoneyBorrowed) == [MoneyBorrowed(player="Anna", amount=160, interest=80, debt=240)]
    assert play.state.companies["BCR"].trains == ("3+3",)
    assert play.state.companies["BCR"].cash == 0


def test_R60_selling_a_part_and_borrowing_the_rest(play: Play):
    play("train 3+3; sell CKR 1; borrow")
    assert play.events_of(MoneyBorrowed) == [MoneyBorrowed(player="Anna", amount=85, interest=43, debt=128)]


def test_R60_who_has_nothing_to_sell_is_not_asked(play: Play):
    play.player("Anna", shares={"BCR": 20})("train 3+3")
    assert play.events_of(MoneyBorrowed)[0].debt == 240
    assert play.state.owed == ()


def test_R59_the_directors_cash_is_used_up_before_a_debt_arises(play: Play):
    assert play.refusal_of("borrow").code == "turn-not-now"
    play.player("Anna", cash=260)("train 3+3")
    assert play.state.players["Anna"].debt == 0


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


@pytest.fixture
def debtor() -> Play:
    """A share round with Cleo due, who owes 100 and has 60."""
    play = table().player("Cleo", cash=60, debt=100, shares={"CKR": 20, "BCR": 10})
    return play.share_round("Cleo")


def test_R60_debt_is_paid_at_any_time_in_the_share_rounds_turn(debtor: Play):
    assert _repayments(debtor) == ["repay 1", "repay 60"]
    debtor("repay 20")
    assert debtor.due == "Cleo"
    assert (debtor.state.players["Cleo"].debt, debtor.state.players["Cleo"].cash) == (80, 40)
    debtor("sell BCR 1; repay 80; done")
    assert (debtor.state.players["Cleo"].debt, debtor.state.players["Cleo"].cash) == (0, 55)


def test_R60_debt_is_repaid_in_a_share_round_by_who_is_named(debtor: Play):
    debtor.share_round("Anna")
    assert debtor.refusal_of("repay 20").code == "repay-no-debt"
    assert debtor.refusal_of("Cleo: repay 61").code == "repay-amount"
    debtor("Cleo: repay 20")
    assert (debtor.due, debtor.state.players["Cleo"].debt) == ("Anna", 80)
    line = GAME.read("Cleo, repay 5", debtor.state)
    assert (GAME.write(line), GAME.actor(debtor.state, line)) == ("repay 5 Cleo", "Cleo")
    assert debtor.refusal_of("Bert: repay 5").code == "repay-no-debt"


def test_R60_what_others_can_repay_is_listed_with_their_names(debtor: Play):
    assert _repayments(debtor) == ["repay 1", "repay 60"]
    debtor.share_round("Anna")
    assert _repayments(debtor) == ["repay 1 Cleo", "repay 60 Cleo"]
    debtor.change(owed=(PaymentOwed("Cleo", 50),))
    assert _repayments(debtor) == ["repay 1 Cleo", "repay 60 Cleo"]


def _repayments(play: Play) -> list[str]:
    return [line for line in play.legal() if line.startswith("repay")]


def test_R60_debt_is_repaid_during_anothers_decision(debtor: Play):
    debtor.change(owed=(PaymentOwed("Anna", 50),))
    assert debtor.due == "Anna"
    debtor("Cleo: repay 20")
    assert (debtor.due, debtor.state.players["Cleo"].debt) == ("Anna", 80)
    assert GAME.write(GAME.resolve(debtor.state, GAME.read("repay 10", debtor.state))) == "repay 10 Cleo"
    debtor("repay 10")
    assert (debtor.due, debtor.state.players["Cleo"].debt) == ("Anna", 70)


def test_R29_what_another_repays_is_no_act_of_whoever_is_on_turn():
    play = Play(3, repaying_acts="yes").player("Cleo", cash=60, debt=100).share_round("Anna")
    play("Cleo: repay 20; pass")
    assert (play.due, play.state.round_as(ShareRound).passes) == ("Bert", 1)


def test_R60_no_debt_is_repaid_between_share_rounds(debtor: Play):
    debtor.begins("BCR")
    with pytest.raises(Refusal):
        debtor("Cleo: repay 20")


@pytest.mark.parametrize(("line", "code"), [("repay 61", "repay-amount"), ("repay 0", "repay-amount")])
def test_R60_no_more_is_repaid_than_there_is(debtor: Play, line: str, code: str):
    assert debtor.refusal_of(line).code == code


@pytest.mark.parametrize(("cash", "instead"), [(60, Repay(60)), (0, Pass())])
def test_R60_who_would_repay_too_much_is_shown_what_he_can_do(debtor: Play, cash: int, instead: Move):
    refusal = debtor.player("Cleo", cash=cash).refusal_of("repay 61")
    assert isinstance(refusal, Illegal)
    assert refusal.instead == instead


def test_R60_too_large_a_repayment_is_refused_with_the_most(debtor: Play):
    refusal = debtor.share_round("Anna").refusal_of("Cleo: repay 61")
    assert isinstance(refusal, Illegal)
    assert refusal.instead == Repay(60, "Cleo")


@pytest.mark.parametrize(("cash", "lines"), [(0, []), (1, ["repay 1"]), (2, ["repay 1", "repay 2"])])
def test_R60_what_may_be_repaid_is_listed_once(debtor: Play, cash: int, lines: list[str]):
    debtor.player("Cleo", cash=cash)
    assert _repayments(debtor) == lines


def test_R60_no_more_is_repaid_than_is_owed(debtor: Play):
    debtor.player("Cleo", cash=500)
    assert debtor.refusal_of("repay 101").code == "repay-amount"
    debtor("repay 100")
    assert debtor.refusal_of("repay 1").code == "repay-no-debt"


def test_R60_a_debtor_buys_nothing_until_all_is_paid(debtor: Play):
    debtor.player("Cleo", cash=500)("repay 99")
    assert debtor.refusal_of("buy HKR").code == "stock-debt"
    assert debtor.refusal_of("found NJR 70 20% ABC").code == "stock-debt"
    debtor("repay 1; buy HKR")
    assert debtor.state.players["Cleo"].shares["HKR"] == 10


def test_R60_a_debtor_need_not_sell_nor_pay(debtor: Play):
    debtor("pass")
    assert debtor.state.players["Cleo"].debt == 100


def test_R60_a_debt_is_no_matter_of_an_operating_round():
    play = table().player("Anna", debt=50, cash=500)
    assert buy_trains(play.company("BCR", cash=400)).refusal_of("repay 50").code == "turn-not-now"
    play("train 3+3")
    assert play.state.players["Anna"].debt == 50


def test_R60_nobody_goes_bankrupt(play: Play):
    play.player("Anna", cash=0).sale("6", 4).owns(HKR="6", CKR="6")("train 6; borrow")
    assert play.state.players["Anna"].debt == 840
    assert play.state.companies["BCR"].trains == ("6",)
    assert isinstance(play.state.round, Operating)


def test_R80_train_bought_by_force_has_all_effects_of_purchase(play: Play):
    play.sale("4", 5).owns(HKR="2 3", CKR="3")("train 4; borrow")
    assert play.state.phase == BOX.phase("B3")
    assert play.state.companies["HKR"].trains[:1] == ("3",)
    assert play.state.marker == "BCR"


def test_R58_R60_second_forced_purchase_adds_to_the_debt(play: Play):
    play.player("Anna", debt=51)("train 3+3; borrow")
    assert play.events_of(MoneyBorrowed) == [MoneyBorrowed(player="Anna", amount=160, interest=80, debt=291)]
