"""SONSTIGE: payments of a space, typed or not (RR06, RR07), and markers named or not (RR28)."""

from __future__ import annotations

from typing import Any, cast

import pytest

from eighteen80.russia import GAME
from eighteen80.russia.state import FREE, PLACED, Pushes
from eighteen80.sheets import Say
from eighteen80.words import Words
from tests.support.examples import Example
from tests.support.russia.table import Table, listed, refused, taken, unlisted

STOCK = ("free", "turquoise", "coins", "black")
NONE: dict[str, Any] = {"free": 0, "coins": 0}
EXAMPLES = {
    # Unsaid
    "RR06 turquoise workers pay, then own ones, then coins": taken(
        "l3t f", {"on loco 3": "Anna turquoise, Anna own, Anna coin", "turquoise": 0, "free": 0, "coins": 1},
        turquoise=1, free=1, coins=2,
    ),
    "RR06 on an order space own workers pay first": taken(
        "r1", {"on order 1": "Bert own", "Bert turquoise": 1}, turn="Bert", Bert={"turquoise": 1, "free": 1}
    ),
    "RR07 the coin of a space pays for no worker": refused("atk2", "cannot-pay", free=0, turquoise=0, coins=1),
    "RR07 the coin of a space is kept for it": taken("atk2", {"on any": "Anna own, Anna coin"}, free=1, coins=1),
    "RR06 black worker is not listed if others suffice": listed("industry 2", free=2, coins=0, black=FREE),
    "RR06 black worker is listed if nothing else suffices": listed(
        "industry 2 /own black", "I 0", free=1, coins=0, black=FREE
    ),
    "RR06 not where it does not suffice either": unlisted("both T factory /own black", free=1, coins=0, black=FREE),
    "RR06 nor where a coin is needed": unlisted("any", **NONE, black=FREE),
    "RR06 nor for a hire": unlisted("hire", **NONE, black=FREE),
    "RR06 nor once it is placed": unlisted("doubler", **NONE, black=PLACED),
    "RR34 black worker is listed where only it is enough": listed(
        "both T factory /own own black", free=2, coins=0, black=FREE
    ),
    # Typed payments
    **{
        f"RR06 a worker is paid by whatever is said: {payment}": taken(
            f"d/{payment}", {"on doubler": f"Anna {payment}", **dict(zip(STOCK, left, strict=True))},
            turquoise=1, coins=1, black=FREE,
        )
        for payment, left in (
            ("own", (4, 1, 1, FREE)),
            ("turquoise", (5, 0, 1, FREE)),
            ("coin", (5, 1, 0, FREE)),
            ("black", (5, 1, 1, PLACED)),
        )
    },
    **{
        f"RR06 what is said must be what is asked and be there: {line}": refused(line, code)
        for line, code in (
            ("atk2/oo", "coin-needed"),
            ("atk2/o", "pay-exactly"),
            ("h/o", "coin-needed"),
            ("d/t", "cannot-pay"),
            ("d/b", "cannot-pay"),
            ("k2t3/cc", "cannot-pay"),
            ("d/oc", "pay-exactly"),
        )
    },
    "RR06 how many are lacking is said": refused(
        "k2t3/cc", "cannot-pay", {"kind": "coin", "needed": 2, "there": 1}, coins=1
    ),
    "RR08 a worker who relocates leaves the order space free": taken(
        "p; p; p; p; b1t", {"on order 2": "", "round": 3}, "T 7/5", spaces={"order 2": "Anna own"}
    ),
    # Markers
    "RR28 a marker that is not there is not named": refused("i1r", "one-marker", board="I 3"),
    "RR28 the one that is there may be": taken("i1f", {"bar": ("5",)}, "I 3"),
    "RR28 two markers that could go are told apart": refused("i1", "which-marker", board="I 3,0"),
    "RR28 the front one goes": taken("i1f", {"bar": ("5", "0")}, "I 3,0"),
    "RR28 or the rear one": taken("i1r", {"bar": ("3", "1")}, "I 3,0"),
    "RR28 only one that can go needs no name, the rear": taken("i1", {"bar": ("5", "1")}, "I 5,0"),
    "RR28 only one that can go needs no name, the front": taken("i1", {"bar": ("5", "2")}, "I 3,2"),
}  # fmt: skip


@pytest.mark.parametrize("example", EXAMPLES.values(), ids=EXAMPLES)
def test_payment(example: Example):
    example.check()


def _facts_of(table: Table, code: str) -> list[dict[str, object]]:
    return [event.facts for event in table.events if event.code == code]


# Unsaid


# Typed payments


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


# Markers


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
