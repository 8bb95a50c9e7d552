"""SPIELERREIHENFOLGE, relocation: who goes, whereto, what it brings and what it does not (RR42 to RR45)."""

from __future__ import annotations

import pytest

from eighteen80.russia.state import BLACK, PLACED, Steps
from tests.support.examples import Example
from tests.support.russia.table import Table, lay_out, refused, taken

ROUND = "p; p; p; p"
CLAIM = {"spaces": {"order 2": "Anna own"}}
BOTH = {"spaces": {"order 1": "Cleo own", "order 2": "Anna own"}}
BLACK_CLAIM = {"black": PLACED, "spaces": {"order 2": f"Anna {BLACK}"}}
BOARD = "T 7/5 I 3"
EXAMPLES = {
    "RR45 place 2 goes before place 1": taken(ROUND, {"due": "Anna"}, **BOTH),
    "RR45 with its own worker": taken(
        f"{ROUND}; otk", {"on order 1": "Cleo own", "on order 2": "", "due": "Cleo"}, **BOTH
    ),
    "RR45 then place 1 goes": taken(f"{ROUND}; otk; d", {"Cleo doublers": 1, "round": 3}, **BOTH),
    "RR42 whoever stays brings nothing about": taken(
        f"{ROUND}; stay", {"round": 3, "tracks T": (7, 5), "bar": ("3",)}, BOARD, **CLAIM
    ),
    **{
        f"RR43 nothing is paid for the way: {line}": refused(
            f"{ROUND}; {line}", "nothing-is-paid", board=BOARD, has="black2", **CLAIM
        )
        for line in ("b1t/o", "d/c", "stay/o")
    },
    **{
        f"RR44 only a space of one worker is a goal: {line}": refused(
            f"{ROUND}; {line}", "one-worker-only", board=BOARD, has="black2", **CLAIM
        )
        for line in ("relocate hire", "relocate order 1", "hire P3", "atk2", "k2t3", "l2p", "l3p f", "i2")
    },
    "RR44 own engineer is a goal too, also in part": taken(
        f"{ROUND}; e7 t; do", {"tracks T": (8, 5), "round": 3}, BOARD, has="black2=7", **CLAIM
    ),
    "RR44 arriving worker leaves turquoise workers": taken(
        f"{ROUND}; t", {"turquoise": 0, "round": 3}, BOARD, **CLAIM
    ),
    "RR44 a goal must be free": refused(
        f"{ROUND}; b1t", "space-taken", board="T 7/5", spaces={"order 2": "Anna own", "brown 1": "Bert own"}
    ),
    "RR35 the black worker takes his step along": taken(
        f"{ROUND}; k1t2", {"pool": (Steps(("k",), source="extra"),)}, "T 7/5", **BLACK_CLAIM
    ),
    "RR35 it is made as ever": taken(
        f"{ROUND}; k1t2; s k", {"tracks T": (9, 5), "tracks K": (2,)}, "T 7/5", **BLACK_CLAIM
    ),
    "RR35 an own worker takes no step along": taken(
        f"{ROUND}; k1t2", {"tracks T": (9, 5), "round": 3}, BOARD, **CLAIM
    ),
    "RR10 a worker gained on the way is for the next round": taken(
        f"{ROUND}; okk", {"workers": 6, "free": 6}, "K 6", **CLAIM
    ),
}  # fmt: skip


@pytest.mark.parametrize("example", EXAMPLES.values(), ids=EXAMPLES)
def test_relocation(example: Example):
    example.check()


def test_RR41_the_order_is_told_only_where_somebody_has_claimed():
    codes = [event.code for event in Table().types(ROUND).events]
    assert "event-order-sorted" not in codes
    assert "event-order-sorted" in [event.code for event in lay_out(BOARD, **CLAIM).types(ROUND).events]
