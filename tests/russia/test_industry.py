"""FABRIKEN, INDUSTRIALISIERUNG, SONSTIGE: cases 32 to 49."""

from __future__ import annotations

import pytest

from eighteen80.russia.state import QUESTION, Pushes, TokenOwed
from eighteen80.sheets import Say
from tests.support.examples import Example
from tests.support.russia.table import Table, lists, refused, taken

FULL, TOKEN = "f2,3,3,4,5", [TokenOwed("P4")]
MARKED = {"tokens": ((QUESTION, "marker"),)}
EXAMPLES = {
    # The way of a marker
    "RR28 empty gap blocks": refused("i1", "gap-empty", board="I 5"),
    "RR28 empty gap blocks what is owed": refused("move 1", "gap-empty", {"gap": 2}, "I 10 f2", owed=[Pushes(1)]),
    "RR28 the bar ends at 30": refused("i1", "bar-end", board=f"I 30 {FULL}"),
    "RR28 it is not left in part": refused("i2", "not-in-full", board=f"I 25 {FULL}"),
    "RR12 bar is walked in full": refused("i2", "not-in-full", {"what": Say("missing-industry")}, "I 5f f2"),
    "RR03 factory opens the way of the rest": taken(
        "la; f", {"bar": ("10f",), "factories": (2, 2)}, "I 5 f2", round=7
    ),
    "RR03 a token waits for an owed industry step": taken(
        "i2", {"bar": ("?f",), "pool": (TokenOwed(QUESTION),)}, "I 15f f2,3,5,4"
    ),
    "RR14 no more than five steps by a token": refused("token industry 6", "too-many", owed=TOKEN),
    "RR14 up to five steps by a token": taken("token industry 3", {"bar": ("3",), "due": "Anna"}, owed=TOKEN),
    "RR14 the rest of them may be left": taken("token industry 3; done", {"due": "Bert"}, owed=TOKEN),
    # Two markers
    "RR28 markers never meet": refused("i1r", "marker-ahead", board="I 3,2"),
    "RR28 second marker needs 0 free": refused("q marker", "marker-on-0", owed=TOKEN),
    "RR28 the second marker starts on 0": taken("q marker", {"bar": ("5", "0"), "due": "Bert"}, "I 5", owed=TOKEN),
    "RR28 there is no rear marker at first": refused("i1r", "one-marker"),
    "RR28 the only one may be named": taken("i1f", {"bar": ("1",)}),
    "RR28 which marker is said where both can go": refused("i1", "which-marker", board="I 3,1"),
    "RR28 also of what is owed": refused("move 1", "which-marker", board="I 3,1", owed=[Pushes(2)]),
    "RR28 where both have to go both are named": lists("industry 2", ["front rear"], "I 5f,3 f2"),
    "RR28 where one can go nothing is said": lists("industry 1", ["industry 1"], "I 5,2"),
    "RR28 the one that can go goes": taken("i1", {"bar": ("5", "3")}, "I 5,2"),
    "RR32 question field holds one marker": refused("i1r", "marker-ahead", board="I ?,15f f2,3,3,4", **MARKED),
    "RR32 question field fires for the first marker only": taken(
        "i1r", {"bar": ("?f", "?"), "due": "Bert"}, "I ?f,15f f2,3,3,4", **MARKED
    ),
    # Factories
    "RR29 two steps of the rulebook": taken("i2", {"bar": ("10",), "coins": 2}, "I 5 f6"),
    "RR29 each marker fires a factory": taken("i1r", {"bar": ("10", "5f"), "coins": 2}, "I 10,5 f6"),
    "RR29 factory adds the numbers of engineers": taken("i1", {"score": 16}, "I 5 f1", has="again=4 black2=12"),
    "RR29 factory adds the highest locomotives": taken("i1", {"score": 11}, "T 1 l5+3 P 1 l6 I 5 f8"),
    "RR29 factory 4 lays two doublers": taken("i1", {"doublers": 8}, "I 5 f4 d7"),
    "RR29 factory 9 gives a card": taken("i1; take 10", {"score": 10}, "I 5 f9"),
    "RR13 RR29 what a factory gives is waited for": taken("i1", {"due": "Anna"}, "I 5 f7"),
    "RR13 RR29 what a factory gives may be left": taken("i1; do", {"due": "Bert", "tracks T": (1,)}, "I 5 f7"),
    "RR14 factory 5 goes on by itself with one marker": taken("i1", {"bar": ("10",)}, "I 5 f5"),
    "RR14 factory 5 waits where either could go": taken("i1f", {"due": "Anna"}, "I 5,1 f5"),
    "RR14 either goes for factory 5": taken("i1f; ir", {"bar": ("5f", "2")}, "I 5,1 f5"),
    "RR27 swap only when all gaps are filled": refused("f1 x2", "gaps-left", {"gap": 3}, "f2,3"),
    "RR27 swap returns first": taken("f1 1 x5", {"factories": (2, 3, 3, 4, 1), "returned": (5,)}, FULL, returned=(1,)),
    "RR27 tile just returned is not built again": refused("f1 5 x5", "same-tile", board=FULL, returned=(1,)),
    # Other spaces
    "RR30 doublers lie from the left": taken(
        "d", {"doublers": 3, "table doublers": 4}, "d2", table={"doublers": 5}
    ),
    "RR30 no ninth doubler": refused("d", "doublers-full", board="d8"),
    "RR30 doublers are limited": refused("d", "doublers-gone", board="d4", table={"doublers": 0}),
    "RR06 coin stands for a worker": taken("d", {"on doubler": "Anna coin", "coins": 0}, free=0, coins=1),
    "RR06 RR07 worker is no coin": refused("h", "coin-needed", free=3, coins=0),
    "RR31 coins are not limited": taken("c", {"coins": 101}, coins=99),
    "RR33 rented workers go both to one": taken("t", {"turquoise": 2}),
    "RR33 nobody else rents them": refused("t; t", "space-taken"),
    "RR33 they are rented for one round": taken("t; p; p; p; p", {"turquoise": 0, "round": 3, "spaces": {}}),
    "RR33 rented workers pay like own ones also together": taken(
        "k2t3", {"turquoise": 0, "on black 2": "Anna turquoise, Anna turquoise"}, turquoise=2, free=0
    ),
}  # fmt: skip


@pytest.mark.parametrize("example", EXAMPLES.values(), ids=EXAMPLES)
def test_industry_and_other_spaces(example: Example):
    example.check()


# Other spaces


# Factories fire, RR29


def test_RR49_factory_3_without_a_space_to_use_lapses():
    table = Table().lay_tableau("I 3 f3").types("i2")
    assert (table.bar(), table.due) == (("5f",), "Bert")
    assert [event.facts["what"] for event in table.events if event.code == "event-lapsed"] == [("again",)]
    assert Table().lay_tableau("I 5 f3").types("i1; again i1").bar() == ("10",)
