"""SPIELERREIHENFOLGE: cases 58 to 67."""

from __future__ import annotations

import pytest

from eighteen80.russia.rules.order import sorted_order
from tests.support.russia.table import Table


def test_RR40_own_place_is_not_claimed():
    assert Table().refusal_of("r1").code == "own-place"


def test_RR40_coin_changes_with_an_own_worker():
    table = Table().turn("Bert").place("black 2", "Bert own", "Bert own").player("Bert", free=0, coins=1)
    table.types("r1/c")
    spaces = {name: list(map(str, there)) for name, there in table.state.spaces.items()}
    assert spaces == {"black 2": ["Bert own", "Bert coin"], "order 1": ["Bert own"]}


def test_RR40_nobody_claims_both_places():
    table = Table().turn("Cleo").place("order 1", "Cleo own")
    assert table.refusal_of("r2").code == "claimed-already"


RULEBOOK = ("Bert", "Cleo", "Anna", "Dora")


def test_RR41_example_of_the_rulebook():
    table = Table().set(order=RULEBOOK).place("order 1", "Anna own").place("order 2", "Dora own")
    table.turn("Bert").types("p; p; p; p")
    assert table.state.order == ("Anna", "Dora", "Bert", "Cleo")


@pytest.mark.parametrize(
    ("claimed", "order"),
    [
        ({1: "C", 2: "D"}, "CDAB"),
        ({2: "A"}, "ABCD"),
        ({2: "C"}, "ACBD"),
        ({1: "D", 2: "A"}, "DABC"),
        ({2: "D"}, "ADBC"),
        ({1: "C"}, "CABD"),
        ({}, "ABCD"),
    ],
)
def test_RR41_sorting(claimed: dict[int, str], order: str):
    assert "".join(sorted_order(tuple("ABCD"), claimed)) == order


def test_RR41_first_player_on_place_2_changes_nothing():
    table = Table().place("order 2", "Anna own").types("p; p; p; p")
    assert (table.state.order, table.due, table.state.phase) == (("Anna", "Bert", "Cleo", "Dora"), "Anna", "relocate")


def test_RR43_relocation_counts_in_this_scoring():
    table = Table().lay_tableau("T 7/6 P 6/4").place("order 2", "Anna own").types("p; p; p; p; b1t")
    scored = next(
        event for event in table.events if event.code == "event-player-scored" and event.facts["player"] == "Anna"
    )
    assert table.tracks("T") == (7, 6, 1)
    assert scored.facts["trans_siberian"] == 2


def test_RR09_pass_pays_the_place_held_and_keeps_coins():
    table = Table().set(order=("Dora", "Anna", "Bert", "Cleo")).turn("Cleo").player("Cleo", coins=2).types("p")
    assert (table.tableau("Cleo").score, table.tableau("Cleo").coins, table.due) == (4, 2, "Dora")
    table.types("c; p")
    assert (table.tableau("Anna").score, table.types("d").due) == (2, "Dora")


def test_RR09_who_can_pay_nothing_is_offered_the_pass():
    table = Table().turn("Dora").player(free=0, coins=0).types("p")
    assert (table.due, table.lines(), table.tableau().passed) == ("Anna", ["pass"], False)


def test_RR46_last_round_has_a_tile_and_no_claims():
    table = Table().set(round=7)
    assert [table.refusal_of(line).code for line in ("r1", "r2")] == ["last-round", "last-round"]
    assert Table().lay_tableau("I 3").set(round=7).refusal_of("la").code == "not-in-full"
    assert Table().refusal_of("la").code == "not-last-round"
    assert (table.types("la").bar(), table.tableau().free) == (("3",), 4)
    assert table.turn("Anna").refusal_of("la").code == "space-taken"
    assert table.has("doubler+3").types("e doubler+3").tableau().doublers == 1


def test_RR46_last_round_ends_without_a_new_order():
    table = Table().set(round=7).place("order 2", "Dora own").types("p; p; p; p")
    assert (table.state.order, table.state.result is not None) == (("Anna", "Bert", "Cleo", "Dora"), True)
