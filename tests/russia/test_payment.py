"""SONSTIGE: payments of a space, typed or not (RR06, RR07), and markers named or not (RR28)."""

from __future__ import annotations

from typing import cast

import pytest

from eighteen80.russia import GAME
from eighteen80.russia.state import FREE, PLACED, Pushes
from eighteen80.sheets import Say
from eighteen80.words import Words
from tests.support.russia.table import Table


def _pieces_on(table: Table, space: str) -> list[str]:
    return [piece.kind for piece in table.state.spaces[space]]


def _facts_of(table: Table, code: str) -> list[dict[str, object]]:
    return [event.facts for event in table.events if event.code == code]


# Unsaid


def test_RR06_turquoise_workers_pay_then_own_ones_then_coins():
    table = Table().player(turquoise=1, free=1, coins=2)
    assert _pieces_on(table.types("l3t f"), "loco 3") == ["turquoise", "own", "coin"]
    assert (table.tableau().turquoise, table.tableau().free, table.tableau().coins) == (0, 0, 1)


def test_RR06_on_an_order_space_own_workers_pay_first():
    table = Table().turn("Bert").player("Bert", turquoise=1, free=1)
    assert _pieces_on(table.types("r1"), "order 1") == ["own"]
    assert table.tableau("Bert").turquoise == 1


def test_RR07_the_coin_of_a_space_is_kept_for_it():
    table = Table().player(free=0, turquoise=0, coins=1)
    assert table.refusal_of("atk2").code == "cannot-pay"
    assert _pieces_on(Table().player(free=1, coins=1).types("atk2"), "any") == ["own", "coin"]


def test_RR06_black_worker_is_listed_if_nothing_else_suffices():
    assert "industry 2" in Table().player(free=2, coins=0, black=FREE).lines()
    table = Table().lay_tableau("I 0").player(free=1, coins=0, black=FREE)
    assert "industry 2 /own black" in table.lines()
    assert "both T factory /own black" not in " ".join(table.lines())
    table = Table().player(free=0, coins=0, black=FREE)
    assert not any(line.startswith(("any", "hire")) for line in table.lines())
    assert not any(line.startswith("doubler") for line in Table().player(free=0, coins=0, black=PLACED).lines())


# Typed payments


@pytest.mark.parametrize("payment", ["own", "turquoise", "coin", "black"])
def test_RR06_a_worker_is_paid_by_whatever_is_said(payment: str):
    table = Table().player(turquoise=1, coins=1, black=FREE).types(f"d/{payment}")
    assert _pieces_on(table, "doubler") == [payment]
    player = table.tableau()
    assert (player.free, player.turquoise, player.coins, player.black) == {
        "own": (4, 1, 1, FREE),
        "turquoise": (5, 0, 1, FREE),
        "coin": (5, 1, 0, FREE),
        "black": (5, 1, 1, PLACED),
    }[payment]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("atk2/oo", "coin-needed"),
        ("atk2/o", "pay-exactly"),
        ("h/o", "coin-needed"),
        ("d/t", "cannot-pay"),
        ("d/b", "cannot-pay"),
        ("k2t3/cc", "cannot-pay"),
        ("d/oc", "pay-exactly"),
    ],
)
def test_RR06_what_is_said_must_be_what_is_asked_and_be_there(line: str, code: str):
    assert Table().refusal_of(line).code == code


def test_RR34_black_worker_is_listed_where_only_it_is_enough():
    table = Table().player(free=2, coins=0, black=FREE)
    assert "both T factory /own own black" in table.lines()


def test_RR06_how_many_are_lacking_is_said():
    refusal = Table().player(coins=1).refusal_of("k2t3/cc")
    assert (refusal.facts["kind"], refusal.facts["needed"], refusal.facts["there"]) == ("coin", 2, 1)


def test_what_pays_is_told_unless_own_workers_alone_do():
    assert _facts_of(Table().types("d"), "event-paid") == []
    assert _pieces_told(Table().types("d/c")) == [("coin", 1)]
    assert _pieces_told(Table().player(turquoise=1).types("k2t3")) == [("turquoise", 1), ("own", 1)]
    assert _pieces_told(Table().player(turquoise=2).types("k2t3")) == [("turquoise", 2)]


def _pieces_told(table: Table) -> list[tuple[object, object]]:
    """The pieces that the sentence about a payment names, and how many."""
    (told,) = _facts_of(table, "event-paid")
    pieces = cast("tuple[Say, ...]", told["pieces"])
    return [(say.facts["piece"], say.facts["number"]) for say in pieces]


def test_RR08_a_worker_who_relocates_leaves_the_order_space_free():
    table = Table().lay_tableau("T 7/5").place("order 2", "Anna own").types("p; p; p; p; b1t")
    assert "order 2" not in table.state.spaces
    assert table.state.round == 3


# Markers


def test_RR28_a_marker_that_is_not_there_is_not_named():
    assert Table().lay_tableau("I 3").refusal_of("i1r").code == "one-marker"
    assert Table().lay_tableau("I 3").types("i1f").bar() == ("5",)


def test_RR28_two_markers_that_could_go_are_told_apart():
    assert Table().lay_tableau("I 3,0").refusal_of("i1").code == "which-marker"
    assert Table().lay_tableau("I 3,0").types("i1f").bar() == ("5", "0")
    assert Table().lay_tableau("I 3,0").types("i1r").bar() == ("3", "1")


def test_RR28_of_two_markers_only_one_that_can_go_needs_no_name():
    assert Table().lay_tableau("I 5,0").types("i1").bar() == ("5", "1")
    assert Table().lay_tableau("I 3,2").types("i1").bar() == ("5", "2")


def test_steps_of_one_marker_are_told_together_and_of_two_apart():
    moved = _facts_of(Table().lay_tableau("I 0").types("i2"), "event-marker-moved")
    assert [(each["was"], each["now"]) for each in moved] == [("0", "2")]
    moved = _facts_of(Table().lay_tableau("I 3,0").types("i2fr"), "event-marker-moved")
    assert [(each["was"], each["now"]) for each in moved] == [("3", "5"), ("0", "1")]


def test_RR29_a_factory_fires_only_where_one_lies():
    table = Table().lay_tableau("I 5 f6").types("i1")
    assert table.tableau().coins == 2
    assert _facts_of(table, "event-factory-fired")[0]["number"] == 6
    assert Table().lay_tableau("I 10 f6").owed(Pushes(1)).refusal_of("move 1").code == "gap-empty"


@pytest.mark.parametrize("line", ["hire /black", "hire 8 /black", "hire /own", "any Tk2 /own black"])
def test_RR36_coin_in_stock_is_not_said_to_be_missing(line: str):
    refusal = Table().player(black=FREE, coins=1).refusal_of(line)
    assert (refusal.code, refusal.facts["there"]) == ("coin-needed", 1)
    assert refusal.facts["paid"]
    assert "no worker can replace it" in Words("en", GAME.key).say(refusal.code, refusal.facts)


def test_RR36_missing_coin_is_said_without_a_payment():
    refusal = Table().player(coins=0).refusal_of("hire")
    assert Words("en", GAME.key).say(refusal.code, refusal.facts) == "You need 1 coin; you have 0."
