"""SPIELERREIHENFOLGE: cases 58 to 67."""

from __future__ import annotations

import pytest

from eighteen80.russia.rules.order import sorted_order
from tests.support.examples import Example
from tests.support.russia.table import Table, refused, taken

LAST_ROUND = {"round": 7}
PASSED = {"order": ("Dora", "Anna", "Bert", "Cleo"), "turn": "Cleo", "Cleo": {"coins": 2}}
EXAMPLES = {
    "RR40 own place is not claimed": refused("r1", "own-place"),
    "RR40 coin changes with an own worker": taken(
        "r1/c", {"on black 2": "Bert own, Bert coin", "on order 1": "Bert own"},
        turn="Bert", Bert={"free": 0, "coins": 1}, spaces={"black 2": "Bert own, Bert own"},
    ),
    "RR40 nobody claims both places": refused("r2", "claimed-already", turn="Cleo", spaces={"order 1": "Cleo own"}),
    "RR41 example of the rulebook": taken(
        "p; p; p; p", {"order": ("Anna", "Dora", "Bert", "Cleo")},
        order=("Bert", "Cleo", "Anna", "Dora"), turn="Bert", spaces={"order 1": "Anna own", "order 2": "Dora own"},
    ),
    "RR41 first player on place 2 changes nothing": taken(
        "p; p; p; p", {"order": ("Anna", "Bert", "Cleo", "Dora"), "due": "Anna", "phase": "relocate"},
        spaces={"order 2": "Anna own"},
    ),
    "RR09 pass pays the place held and keeps coins": taken(
        "p", {"Cleo score": 4, "Cleo coins": 2, "due": "Dora"}, **PASSED
    ),
    "RR09 each who passes is paid": taken("p; c; p; d", {"score": 2, "due": "Dora"}, **PASSED),
    "RR09 who can pay nothing is offered the pass": taken(
        "p", {"due": "Anna", "lines": ["pass"], "passed": False}, turn="Dora", free=0, coins=0
    ),
    "RR46 last round has no first place": refused("r1", "last-round", **LAST_ROUND),
    "RR46 last round has no second place": refused("r2", "last-round", **LAST_ROUND),
    "RR46 its tile is done in full": refused("la", "not-in-full", board="I 3", **LAST_ROUND),
    "RR46 last round has a tile": taken("la", {"bar": ("3",), "free": 4}, **LAST_ROUND),
    "RR46 it has the tile for one": refused("la; la", "space-taken", **LAST_ROUND),
    "RR46 it has engineers as ever": taken("e doubler+3", {"doublers": 1}, has="doubler+3", **LAST_ROUND),
    "RR46 no tile before the last round": refused("la", "not-last-round"),
    "RR46 last round ends without a new order": taken(
        "p; p; p; p", {"order": ("Anna", "Bert", "Cleo", "Dora"), "phase": "end"},
        spaces={"order 2": "Dora own"}, **LAST_ROUND,
    ),
}  # fmt: skip


@pytest.mark.parametrize("example", EXAMPLES.values(), ids=EXAMPLES)
def test_order_of_play(example: Example):
    example.check()


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


def test_RR43_relocation_counts_in_this_scoring():
    table = Table().lay_tableau("T 7/6 P 6/4").place("order 2", "Anna own").types("p; p; p; p; b1t")
    scored = next(
        event for event in table.events if event.code == "event-player-scored" and event.facts["player"] == "Anna"
    )
    assert table.tracks("T") == (7, 6, 1)
    assert scored.facts["trans_siberian"] == 2
