"""XII Share rounds, XIII share price changes."""

from __future__ import annotations

import pytest

from eighteen80.china import GAME
from eighteen80.china.box.components import BOX
from eighteen80.china.box.parts import Phase
from eighteen80.china.events import CompanyFounded, InterestCharged, PriceMoved, SharesSold
from eighteen80.china.moves import Pass
from eighteen80.china.rules.companies import rows_allowed
from eighteen80.china.rules.share_rounds import FOUND
from eighteen80.china.state import Operating, ShareRound
from eighteen80.refusals import Illegal
from tests.support.china.play_table import Play, later_share_round, pass_share_round


@pytest.fixture
def first() -> Play:
    """The very first share round: Anna directs BCR."""
    return Play(3).after_auction()


@pytest.fixture
def later() -> Play:
    """A later share round in phase A1 with Anna due; she directs BCR, Bert HKR, and everybody has 1,000."""
    return later_share_round("found HKR 90 20% ABC")


def phase(play: Play, name: str) -> Play:
    return play.change(phase=BOX.phase(name))


def next_phase(name: str) -> Phase:
    """The next phase that asks for more."""
    percent = BOX.phase(name).float_percent
    return next((phase for phase in BOX.phases if phase.float_percent > percent), BOX.phase(name))


# Founding


def test_the_founder_chooses_certificate_price_permits_and_row(first: Play):
    player = first.due
    first("found NJR 80 30% BC row 3")
    company = first.state.companies["NJR"]
    assert (company.director, company.par, company.certificate, company.row) == (player, 80, 30, 3)
    assert company.permits == "BC"
    assert first.events_of(CompanyFounded)[0].amount == 240


def test_R21_top_free_row_is_proposed_and_any_is_taken(later: Play):
    assert later.state.companies["HKR"].row == 1
    assert later.refusal_of("found NJR 90 20% ABC row 1").code == "found-row"
    later("found NJR 90 20% ABC")
    assert later.state.companies["NJR"].row == 2


def test_R21_table_may_play_that_only_uppermost_row_is_free():
    play = Play(3, par_row="top").after_auction()
    assert play.refusal_of("found NJR 70 20% ABC row 2").code == "found-row"
    play("found NJR 70 20% ABC row 1")


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("found HKR 70 20% ABC", "found-already"),
        ("found NJR 70 20% ABD", "permit-choice"),
        ("found NJR 70 40% AB", "permit-choice"),
        ("buy NJR", "stock-not-founded"),
    ],
)
def test_R21_R22_founding_against_the_rules_is_refused(later: Play, line: str, code: str):
    assert later.refusal_of(line).code == code


def test_other_prices_and_certificates_cannot_even_be_written(later: Play):
    assert later.refusal_of("found NJR 85 20% ABC").code == "unreadable-word"
    assert later.refusal_of("found NJR 70 50% ABC").code == "unreadable-word"


def test_R22_permits_of_phases_gone_by_may_still_be_chosen(later: Play):
    phase(later, "C1")("found NJR 70 40% A")
    assert later.state.companies["NJR"].permits == "A"


# Buying


def test_a_share_costs_the_present_price_and_ends_the_turn(later: Play):
    later("buy HKR")
    assert later.state.players["Anna"].cash == 1000 - 90
    assert later.state.players["Anna"].shares["HKR"] == 10
    assert later.due != "Anna"


def test_R77_five_shares_a_phase_less_certificate_and_reserve(later: Play):
    for _ in range(2):
        later.share_round("Anna")("buy HKR")
    refusal = later.share_round("Cleo").refusal_of("buy HKR")
    assert (refusal.code, refusal.facts["bank"]) == ("stock-none-left", 50)
    phase(later, "B1")("buy HKR")


def test_R77_a_share_sold_back_is_on_sale_again_in_phase_a(later: Play):
    for _ in range(2):
        later.share_round("Anna")("buy HKR")
    later.share_round("Anna")("sell HKR 1; done")
    bank = later.state.companies["HKR"].bank
    later("buy HKR")
    assert later.state.companies["HKR"].bank == bank - 10


def test_who_sold_a_company_may_not_buy_it_in_the_same_round(later: Play):
    later.player("Anna", shares={"BCR": 30, "HKR": 10}).share_round("Anna")("sell HKR 1; sell BCR 1")
    assert later.refusal_of("buy HKR").code == "stock-sold-before"
    later("done")
    later("found NJR 70 20% ABC; pass")
    assert (later.due, later.refusal_of("buy HKR").code) == ("Anna", "stock-sold-before")
    later.share_round("Anna")("buy HKR")


def test_without_the_money_nothing_is_bought(later: Play):
    refusal = later.player("Anna", cash=89).refusal_of("buy HKR")
    assert (refusal.code, refusal.facts["cost"], refusal.facts["cash"]) == ("stock-cash", 90, 89)


# Selling


def test_R30_R35_bundle_pays_the_old_price_less_5_a_share(later: Play):
    later("buy HKR").share_round("Anna")("buy HKR").share_round("Anna")
    cash = later.state.players["Anna"].cash
    later("sell HKR 2")
    assert later.state.players["Anna"].cash == cash + 2 * 85
    assert later.events_of(SharesSold) == [SharesSold(player="Anna", company="HKR", shares=2, amount=170, fee=10)]
    assert later.state.companies["HKR"].space == (5, 3)


def test_R30_what_is_sold_later_in_a_turn_gets_the_new_price(later: Play):
    later("buy HKR").share_round("Anna")("buy HKR").share_round("Anna")
    cash = later.state.players["Anna"].cash
    later("sell HKR 1; sell HKR 1")
    assert later.state.players["Anna"].cash == cash + 85 + 80


def test_R30_all_sales_come_before_the_purchase(later: Play):
    later("buy HKR").share_round("Anna")("sell HKR 1")
    assert later.refusal_of("pass").code == "stock-sold-now"
    later("found NJR 70 20% ABC")
    assert later.due != "Anna"


def test_R31_nothing_is_sold_in_the_very_first_share_round(first: Play):
    assert first.refusal_of("sell BCR 1").code == "sell-first-round"


def test_R31_shares_sell_before_operating_unless_an_option(later: Play):
    later("buy HKR").share_round("Anna")("sell HKR 1")
    strict = Play(3, sell_unoperated="no").after_auction()
    strict.player("Anna", shares={"BCR": 30}).share_round("Anna")
    assert strict.refusal_of("sell BCR 1").code == "sell-unoperated"
    strict.company("BCR", operated=True)("sell BCR 1")


def test_R36_communist_period_keeps_directors_and_prices(later: Play):
    phase(later, "B3")
    later.player("Bert", shares={"HKR": 30})
    assert later.share_round("Bert").refusal_of("sell HKR 1").code == "sell-communist"
    later.share_round("Anna")("buy HKR").share_round("Anna")
    before = later.state.companies["HKR"].space
    later("sell HKR 1")
    assert later.state.companies["HKR"].space == before
    assert later.events_of(SharesSold)[0].fee == 5
    phase(later, "C2").share_round("Bert")("sell HKR 1")


# Change of director


def test_R32_as_much_as_the_director_is_not_enough(later: Play):
    later.player("Anna", shares={"BCR": 20, "HKR": 10})("buy HKR")
    assert later.state.companies["HKR"].director == "Bert"


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


def test_R29_done_after_a_purchase_and_a_pass_is_a_pass(later: Play):
    later("buy HKR; pass; done")
    assert (later.due, later.state.round_as(ShareRound).passes) == ("Anna", 2)


def test_R29_seller_without_choices_says_done_and_has_not_passed(later: Play):
    later.player("Anna", cash=0, shares={"BCR": 20, "HKR": 10})("pass; pass; pass")
    later.player("Anna", cash=0).share_round("Anna", passes=2)("sell HKR 1")
    assert (later.due, later.legal()) == ("Anna", ["done"])
    later("done")
    assert later.state.round_as(ShareRound).passes == 0


def test_R29_R60_repayer_without_choices_says_done(later: Play):
    later.player("Anna", cash=50, debt=50)("repay 50")
    assert (later.due, later.legal()) == ("Anna", ["pass"])


def test_R29_if_nobody_acts_marker_stays_and_paying_debt_is_pass(later: Play):
    later.player("Anna", debt=50)
    before = later.state.priority
    later("repay 50; pass; pass; pass")
    assert isinstance(later.state.round, Operating)
    assert later.state.priority == before


def test_R60_interest_is_half_the_debt_rounded_up_every_round(later: Play):
    later.player("Cleo", debt=101).share_round("Anna")
    pass_share_round(later)
    assert later.state.players["Cleo"].debt == 152
    assert later.events_of(InterestCharged) == [InterestCharged("Cleo", 51, 152)]


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


def test_R24_it_opens_at_the_end_of_the_round_not_before(later: Play):
    later("found NJR 70 20% ABC")
    assert not later.state.companies["NJR"].open
    later("pass; pass; pass")
    company = later.state.companies["NJR"]
    assert (company.open, company.cash) == (True, 350)


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


def test_R26_second_half_needs_a_3_train_and_five_shares(later: Play):
    for _ in range(2):
        later.share_round("Anna")("buy HKR")
    hkr = later.state.companies["HKR"]
    assert (hkr.bank, hkr.capital, hkr.cash) == (50, "half", 450)
    phase(later, "B1").player("Anna", shares={"BCR": 20})
    later.share_round("Cleo")("buy HKR")
    hkr = later.state.companies["HKR"]
    assert (hkr.bank, hkr.capital, hkr.cash) == (60, "half", 450)
    later.share_round("Cleo")("buy HKR")
    hkr = later.state.companies["HKR"]
    assert (hkr.bank, hkr.capital, hkr.cash) == (50, "full", 900)


def test_R26_selling_back_keeps_the_second_half_which_comes_once(later: Play):
    phase(later, "B1").share_round("Anna")("buy HKR").share_round("Anna")("buy HKR")
    later.share_round("Anna")("sell HKR 2; done").share_round("Cleo")("buy HKR").share_round("Cleo")("buy HKR")
    assert later.state.companies["HKR"].cash == 900


def test_R26_company_not_yet_open_gets_both_halves_when_it_opens(later: Play):
    phase(later, "B3").share_round("Cleo")
    later("found NJR 70 40% A")
    assert later.state.companies["NJR"].bank == 50
    assert later.state.companies["NJR"].cash == 0
    later.share_round("Anna")("pass; pass; pass")
    company = later.state.companies["NJR"]
    assert (company.capital, company.cash) == ("full", 700)


def test_R23_price_moves_before_opening_capital_is_of_par(later: Play):
    later("found NJR 70 20% ABC")
    later.share_round("Cleo")("buy NJR").share_round("Cleo")("sell NJR 1; done")
    assert BOX.chart.price(later.state.companies["NJR"].space) == 65
    later.share_round("Anna")("pass; pass; pass")
    assert later.state.companies["NJR"].cash == 350


# Prices in the operating round


def test_R30_shares_sold_together_fall_within_the_column(later: Play):
    for _ in range(2):
        later.share_round("Anna")("buy HKR")
    later.company("HKR", space=(7, 3)).share_round("Anna")("sell HKR 2")
    assert later.events_of(PriceMoved) == [PriceMoved("HKR", 70, 65)]


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
