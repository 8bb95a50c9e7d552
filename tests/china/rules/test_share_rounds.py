"""XII Share rounds, XIII share price changes."""

from __future__ import annotations

from typing import Any

import pytest

from eighteen80.china import GAME
from eighteen80.china.box.components import BOX
from eighteen80.china.box.parts import Phase
from eighteen80.china.moves import Pass
from eighteen80.china.rules.companies import rows_allowed
from eighteen80.china.rules.share_rounds import FOUND
from eighteen80.china.state import Operating, ShareRound
from eighteen80.refusals import Illegal
from tests.support.china.play_table import Play, later_share_round, pass_share_round, refused, taken
from tests.support.examples import Example


def hkr(**rulings: str) -> Play:
    """A later share round in phase A1 with Anna due; she directs BCR, Bert HKR, and everybody has 1,000."""
    return later_share_round("found HKR 90 20% ABC", **rulings)


def first(**rulings: str) -> Play:
    """The very first share round: Anna directs BCR."""
    return Play(3, **rulings).after_auction()


LATER: dict[str, Any] = {"start": hkr}
TWO: dict[str, Any] = {"Anna": {"shares": {"BCR": 20, "HKR": 20}}, **LATER}
ONE: dict[str, Any] = {"Anna": {"shares": {"BCR": 30, "HKR": 10}}, **LATER}
THIRTY: dict[str, Any] = {
    "Anna": {"shares": {"BCR": 30}},
    "start": first,
    "sell_unoperated": "no",
    "share_round": "Anna",
}
COMMUNIST: dict[str, Any] = {"phase": "B3", "Bert": {"shares": {"HKR": 30}}, **LATER}
HALF = {"HKR bank": 50, "HKR capital": "half", "HKR cash": 450}
NJR, PASSES = "found NJR 70 20% ABC", "pass; pass; pass"
EXAMPLES = {
    # Founding
    "XII the founder chooses price, certificate, permits and row": taken(
        "found NJR 80 30% BC row 3",
        {"NJR director": "Anna", "NJR par": 80, "NJR certificate": 30, "NJR row": 3, "NJR permits": "BC",
         "CompanyFounded": [("Anna", "NJR", 80, 30, 240)]},
        start=first,
    ),
    "R21 a taken row is not founded on": refused("found NJR 90 20% ABC row 1", "found-row", **LATER),
    "R21 top free row is proposed": taken("found NJR 90 20% ABC", {"HKR row": 1, "NJR row": 2}, **LATER),
    "R21 table may play that only the uppermost row is free": refused(
        f"{NJR} row 2", "found-row", par_row="top", start=first
    ),
    "R21 then it is taken": taken(f"{NJR} row 1", {"NJR row": 1}, par_row="top", start=first),
    **{
        f"R21 R22 founding against the rules: {line}": refused(line, code, **LATER)
        for line, code in (
            ("found HKR 70 20% ABC", "found-already"),
            ("found NJR 70 20% ABD", "permit-choice"),
            ("found NJR 70 40% AB", "permit-choice"),
            ("buy NJR", "stock-not-founded"),
            ("found NJR 85 20% ABC", "unreadable-word"),
            ("found NJR 70 50% ABC", "unreadable-word"),
        )
    },
    "R22 permits of phases gone by may still be chosen": taken(
        "found NJR 70 40% A", {"NJR permits": "A"}, phase="C1", **LATER
    ),
    # Buying
    "XII a share costs the present price and ends the turn": taken(
        "buy HKR", {"Anna cash": 1000 - 90, "Anna shares": {"BCR": 20, "HKR": 10}, "due": "Bert"}, **LATER
    ),
    "R77 five shares a phase less certificate and reserve": refused(
        "buy HKR", "stock-none-left", {"bank": 50}, share_round="Cleo", **TWO
    ),
    "R77 in the next phase there are more": taken("buy HKR", {"HKR bank": 40}, share_round="Cleo", phase="B1", **TWO),
    "R77 a share sold back is on sale again in phase A": taken(
        "sell HKR 1; done; buy HKR", {"HKR bank": 50}, **TWO
    ),
    "XII who sold a company does not buy it in that turn": refused(
        "sell HKR 1; sell BCR 1; buy HKR", "stock-sold-before", **ONE
    ),
    "XII nor later in that round": refused(
        f"sell HKR 1; sell BCR 1; done; {NJR}; pass; buy HKR", "stock-sold-before", **ONE
    ),
    "XII without the money nothing is bought": refused(
        "buy HKR", "stock-cash", {"cost": 90, "cash": 89}, Anna={"cash": 89}, **LATER
    ),
    # Selling
    "R30 R35 bundle pays the old price less 5 a share": taken(
        "sell HKR 2",
        {"Anna cash": 1000 + 2 * 85, "SharesSold": [("Anna", "HKR", 2, 170, 10)], "HKR space": (5, 3)}, **TWO,
    ),
    "R30 what is sold later in a turn gets the new price": taken(
        "sell HKR 1; sell HKR 1", {"Anna cash": 1000 + 85 + 80}, **TWO
    ),
    "R30 shares sold together fall within the column": taken(
        "sell HKR 2", {"PriceMoved": [("HKR", 70, 65)]}, HKR={"space": (7, 3)}, **TWO
    ),
    "R30 a sale is no pass": refused("sell HKR 1; pass", "stock-sold-now", **TWO),
    "R30 all sales come before the purchase": taken(f"sell HKR 1; {NJR}", {"due": "Bert"}, **TWO),
    "R31 nothing is sold in the very first share round": refused("sell BCR 1", "sell-first-round", start=first),
    "R31 shares sell before operating": taken("sell HKR 1", {"Anna shares": {"BCR": 20, "HKR": 10}}, **TWO),
    "R31 unless an option": refused("sell BCR 1", "sell-unoperated", **THIRTY),
    "R31 then after it": taken("sell BCR 1", {"Anna shares": {"BCR": 20}}, BCR={"operated": True}, **THIRTY),
    "R36 communist period keeps directors": refused("sell HKR 1", "sell-communist", share_round="Bert", **COMMUNIST),
    "R36 and prices": taken(
        "sell HKR 1", {"HKR price": 90, "SharesSold": [("Anna", "HKR", 1, 85, 5)]}, phase="B3", **TWO
    ),
    "R36 after it all sell": taken(
        "sell HKR 1", {"HKR price": 85}, share_round="Bert", **(COMMUNIST | {"phase": "C2"})
    ),
    "R32 as much as the director is not enough": taken("buy HKR", {"HKR director": "Bert"}, **ONE),
    # The order of turns, and the end of the round
    "R29 done after a purchase and a pass is a pass": taken(
        "buy HKR; pass; done", {"due": "Anna", "passes": 2}, **LATER
    ),
    "R29 seller without choices says done": taken(
        "sell HKR 1", {"due": "Anna", "choices": ["done"]}, Anna={"cash": 0, "shares": {"BCR": 20, "HKR": 10}}, **LATER
    ),
    "R29 and has not passed": taken(
        "pass; pass; sell HKR 1; done", {"passes": 0},
        Anna={"cash": 0, "shares": {"BCR": 20, "HKR": 10}}, share_round="Bert", **LATER,
    ),
    "R29 R60 repayer without choices passes": taken(
        "repay 50", {"due": "Anna", "choices": ["pass"]}, Anna={"cash": 50, "debt": 50}, **LATER
    ),
    "R29 if nobody acts marker stays and paying debt is pass": taken(
        f"repay 50; {PASSES}", {"round": "Operating", "priority": "Cleo"}, Anna={"debt": 50}, **LATER
    ),
    "R60 interest is half the debt rounded up every round": taken(
        PASSES, {"Cleo debt": 152, "InterestCharged": [("Cleo", 51, 152)]}, Cleo={"debt": 101}, **LATER
    ),
    # Opening and capital
    "R24 it opens not before the end of the round": taken(NJR, {"NJR open": False}, **LATER),
    "R24 it opens at the end of the round": taken(f"{NJR}; {PASSES}", {"NJR open": True, "NJR cash": 350}, **LATER),
    "R26 five shares without a 3-train bring half": taken("buy HKR", HALF, **ONE),
    "R26 a 3-train without five shares too": taken(
        "buy HKR", {"HKR bank": 60, "HKR capital": "half", "HKR cash": 450}, phase="B1", share_round="Cleo", **LATER
    ),
    "R26 second half needs a 3-train and five shares": taken(
        "buy HKR", {"HKR bank": 50, "HKR capital": "full", "HKR cash": 900}, phase="B1", share_round="Cleo",
        **ONE,
    ),
    "R26 company not yet open has none": taken(
        "found NJR 70 40% A", {"NJR bank": 50, "NJR cash": 0}, phase="B3", share_round="Cleo", **LATER
    ),
    "R26 it gets both halves when it opens": taken(
        f"found NJR 70 40% A; {PASSES}", {"NJR capital": "full", "NJR cash": 700},
        phase="B3", share_round="Cleo", **LATER,
    ),
}  # fmt: skip


@pytest.mark.parametrize("example", EXAMPLES.values(), ids=EXAMPLES)
def test_share_round(example: Example):
    example.check()


def phase(play: Play, name: str) -> Play:
    return play.phase(name)


def test_R26_selling_back_keeps_the_second_half_which_comes_once(later: Play):
    phase(later, "B1").share_round("Anna")("buy HKR").share_round("Anna")("buy HKR")
    later.share_round("Anna")("sell HKR 2; done").share_round("Cleo")("buy HKR").share_round("Cleo")("buy HKR")
    assert later.state.companies["HKR"].cash == 900


def test_R23_price_moves_before_opening_capital_is_of_par(later: Play):
    later("found NJR 70 20% ABC")
    later.share_round("Cleo")("buy NJR").share_round("Cleo")("sell NJR 1; done")
    assert BOX.chart.price(later.state.companies["NJR"].space) == 65
    later.share_round("Anna")("pass; pass; pass")
    assert later.state.companies["NJR"].cash == 350


@pytest.fixture
def later() -> Play:
    """A later share round in phase A1 with Anna due; she directs BCR, Bert HKR, and everybody has 1,000."""
    return later_share_round("found HKR 90 20% ABC")


def next_phase(name: str) -> Phase:
    """The next phase that asks for more."""
    percent = BOX.phase(name).float_percent
    return next((phase for phase in BOX.phases if phase.float_percent > percent), BOX.phase(name))


# Founding


# Buying


# Selling


# Change of director


# The order of turns, and the end of the round


def test_R29_passes_in_sequence_end_the_round_and_set_priority(later: Play):
    seats = later.state.seats
    later("pass")
    actor = later.due
    later("buy HKR")
    for _ in range(3):
        assert isinstance(later.state.round, ShareRound)
        later("pass")
    assert isinstance(later.state.round, Operating)
    assert later.state.priority == seats[(seats.index(actor) + 1) % 3]


def test_R29_who_says_done_without_having_done_anything_passes(later: Play):
    line = GAME.resolve(later.state, GAME.read("done", later.state))
    assert GAME.write(line) == "pass"
    later("done; done")
    assert (later.due, later.state.round_as(ShareRound).passes) == ("Cleo", 2)


def test_R29_done_after_a_purchase_may_be_the_buyers_and_no_pass(later: Play):
    refusal = later("buy HKR").refusal_of("done")
    assert (refusal.code, refusal.facts["before"], refusal.facts["player"]) == ("stock-nothing-sold", "Anna", "Bert")
    assert refusal.instead == Pass()


# Opening and capital


@pytest.mark.parametrize(("name", "percent"), [("A1", 20), ("B1", 30), ("B3", 40), ("C2", 60)])
def test_R24_company_opens_with_directors_percentage_of_phase(later: Play, name: str, percent: int):
    phase(later, name)
    player = later.due
    later("found NJR 70 20% ABC")
    later.player(player, shares={**later.state.players[player].shares, "NJR": percent})
    later.company("NJR", bank=100 - percent).share_round("Bert")
    later.change(phase=next_phase(name))("pass; pass; pass")
    assert later.state.companies["NJR"].open == (name == "C2")
    phase(later, name).share_round("Bert")("pass; pass; pass")
    assert later.state.companies["NJR"].open


@pytest.mark.parametrize(
    ("cash", "given", "code"),
    [
        (139, {}, "stock-cash"),
        (140, {}, None),
        (200, {"price": 100}, None),
        (199, {"price": 100}, "stock-cash"),
        (209, {"certificate": 30}, "stock-cash"),
        (280, {"certificate": 40, "permits": "A"}, None),
        (280, {"permits": "A"}, "permit-choice"),
        (280, {"company": "HKR"}, "found-already"),
        (280, {"company": "NJR"}, None),
    ],
)
def test_incomplete_founding_is_refused_only_if_no_end_can_help(
    later: Play, cash: int, given: dict[str, str | int], code: str | None
):
    state = later.player("Anna", cash=cash).state
    if code is None:
        FOUND.check_any(state, given)
    else:
        with pytest.raises(Illegal) as caught:
            FOUND.check_any(state, given)
        assert caught.value.code == code


@pytest.mark.parametrize(("cash", "founded"), [(139, False), (140, True)])
def test_who_has_just_price_of_cheapest_certificate_may_found(later: Play, *, cash: int, founded: bool):
    later.player("Anna", cash=cash)
    assert any(line.startswith("found NJR 70 20%") for line in later.legal()) == founded
    assert FOUND.possible(later.state) == founded


def test_R24_company_without_shares_left_opens_in_any_case(later: Play):
    phase(later, "C2")
    later("found NJR 70 20% ABC")
    assert (later.state.companies["NJR"].director, later.state.phase.float_percent) == ("Anna", 60)
    for name, percent in (("Anna", 40), ("Bert", 30), ("Cleo", 20)):
        later.player(name, shares={**later.state.players[name].shares, "NJR": percent})
    left = pass_share_round(later.share_round("Bert")).state.companies["NJR"]
    assert not left.open, "40 % of 60 %, and a share is left"
    later.player("Cleo", shares={**later.state.players["Cleo"].shares, "NJR": 30})
    assert pass_share_round(later.share_round("Bert")).state.companies["NJR"].open


# Prices in the operating round


def test_XII_with_fourteen_founded_only_shares_are_bought(later: Play):
    prices = [price for price in BOX.chart.pars for _ in range(BOX.setup.rows_per_par)]
    for name, company in later.state.companies.items():
        if not company.founded:
            price = next(price for price in prices if rows_allowed(later.state, price))
            later.player("Anna", cash=1000).share_round("Anna")(f"found {name} {price} 20% ABC")
    assert all(company.founded for company in later.state.companies.values())
    later.player("Anna", cash=1000).share_round("Anna")
    assert {line.split()[0] for line in later.legal()} == {"buy", "pass"}
    FOUND.check_any(later.state, {})
    pass_share_round(later)
    assert all(company.open for company in later.state.companies.values())
    assert sum(len(markers) for markers in later.state.board.stations.values()) == 14 + 3
