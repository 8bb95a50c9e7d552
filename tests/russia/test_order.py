"""SPIELERREIHENFOLGE: cases 58 to 67."""

from __future__ import annotations

import pytest

from eighteen80.russia.rules.order import sorted_order
from tests.support.russia.table import Table


def test_not_ones_own_place():
    assert Table().refused("r1").code == "own-place"


def test_not_ones_own_place_but_with_two():
    assert Table(2).types("r1").due == "Bert"


def test_claim_by_coin():
    table = Table().turn("Bert").stands("black 2", "Bert own", "Bert own").player("Bert", free=0, coins=1)
    table.types("r1/c")
    spaces = {name: list(map(str, there)) for name, there in table.state.spaces.items()}
    assert spaces == {"black 2": ["Bert own", "Bert coin"], "order 1": ["Bert own"]}


def test_both_places():
    table = Table().turn("Cleo").stands("order 1", "Cleo own")
    assert table.refused("r2").code == "claimed-already"


RULEBOOK = ("Bert", "Cleo", "Anna", "Dora")


def test_rulebook_resort():
    table = Table().set(order=RULEBOOK).stands("order 1", "Anna own").stands("order 2", "Dora own")
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
def test_sorting_RR41(claimed: dict[int, str], order: str):
    assert "".join(sorted_order(tuple("ABCD"), claimed)) == order


def test_rulebook_special_case():
    table = Table().stands("order 2", "Anna own").types("p; p; p; p")
    assert (table.state.order, table.due, table.state.phase) == (("Anna", "Bert", "Cleo", "Dora"), "Anna", "relocate")


def test_relocate_second_first():
    table = Table().set(order=RULEBOOK).stands("order 1", "Anna own").stands("order 2", "Dora own")
    table.turn("Bert").types("p; p; p; p")
    assert table.due == "Dora"
    assert table.types("stay").due == "Anna"


def test_rulebook_relocation():
    table = Table().lies("T 7/6 P 6/4").stands("order 2", "Anna own").types("p; p; p; p; b1t")
    scored = next(
        event for event in table.events if event.code == "event-player-scored" and event.facts["player"] == "Anna"
    )
    assert table.tracks("T") == (7, 6, 1)
    assert scored.facts["trans_siberian"] == 2


def test_relocation_one_worker():
    table = Table().stands("order 2", "Anna own").types("p; p; p; p")
    assert table.refused("k2t3").code == "one-worker-only"


def test_pass_points():
    assert Table().turn("Dora").types("p").at("Dora").score == 4


def test_no_claims_in_the_last_round():
    table = Table().set(round=7)
    assert table.refused("r1").code == "last-round"
    assert table.types("la").bar() == ("3",)
