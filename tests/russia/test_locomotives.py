"""LOKOMOTIVEN: cases 21 to 31."""

from __future__ import annotations

import pytest

from eighteen80.refusals import Unreadable
from eighteen80.russia.state import Freed, TokenOwed
from tests.support.examples import Example
from tests.support.russia.table import Table, lay_out, lists, refused, taken

CHAIN, RULED = "T 1 l4+3 P 1 l3 K 1 l2", 'rule that "agreed" '
FULL, TWOS = "f2,3,3,4,5", "T l2 P l2 K l2"
STRICT = {"loco_return": "only_if_stuck"}
NO_STACK = {"stacks": (0,) * 8, "returned": (2,)}
EXAMPLES = {
    "RR21 lowest stack only": taken("l1p", {"locos P": (3,)}, lowest=3),
    "RR21 no locomotive comes of empty stacks": refused("l1p", "stacks-empty", **NO_STACK),
    "RR21 nor a factory without a word": refused("f1", "stacks-empty", **NO_STACK),
    "RR21 returned factories are left then": taken("f1 2", {"factories": (2,)}, **NO_STACK),
    "RR21 RR51 9 of the card is placed with replacing": taken(
        "q card loco; l p-; take 10", {"locos P": (9,), "returned": (3,), "stacks": (4,) * 8}, "T 1 l3+2 P 1 l3 K 1 l3",
        owed=[TokenOwed("P4")],
    ),
    "RR22 4 goes to either slot of T": taken(
        "l1t/1 k", {"locos T": (4, 3), "locos K": (1,)}, "T 1 l3+1", lowest=4
    ),
    "RR22 both slots of T fill before a replacement": lists("loco 1", ["T", "T/1 P", "T/1 K", "P", "K"], "T 1 l1"),
    "RR22 equal is not lower": refused("l1p", "loco-not-lower", board="P 1 l4", lowest=4),
    "RR22 one that fits nowhere is no locomotive": refused(
        "l1p", "loco-nowhere", board="T 1 l6+5 P 1 l5 K 1 l5", lowest=5
    ),
    "RR22 it is a factory": taken("f1", {"factories": (5,)}, "T 1 l6+5 P 1 l5 K 1 l5", lowest=5),
    "RR22 replaced one is named where both are lower": refused("l1t", "which-loco", board="T 1 l3+1", lowest=4),
    "RR22 where one is lower it needs no name": taken(
        "l1t", {"locos T": (5, 4), "returned": (1,)}, "T 1 l5+1 P 1 l4 K 1 l4", lowest=4
    ),
    "RR22 two equal ones need no name": taken("l1t k", {"locos T": (4, 3)}, "T 1 l3+3", lowest=4),
    "RR22 what is not there cannot be replaced": refused("l1t/2", "no-such-loco", board="T 1 l3+1", lowest=4),
    "RR22 the higher of two is not replaced": refused("l1t/5", "loco-not-lower", board="T 1 l5+1", lowest=4),
    **{
        f"RR22 the one that is not lower is named, {which}": refused(
            line, "loco-not-lower", {"there": there, "number": 4}, board, lowest=4
        )
        for which, line, there, board in (
            ("equal", "l1t/4", 4, "T l4+3 P l6 K l4"),
            ("higher", "l1t/5", 5, "T l5+3 P l6 K l4"),
            ("one", "l1p", 6, "T l4+3 P l6 K l4"),
            ("only", "l1k", 4, "T l4+3 P l6 K l4"),
        )
    },
    # Chains
    "RR23 chain of the rulebook": taken(
        "l1pk", {"locos P": (4,), "locos K": (2,), "returned": (1,), "due": "Bert"}, "T 1 l4+3 P 1 l2 K 1 l1", lowest=4
    ),
    "RR23 empty slot is filled first": refused("l1p-", "slot-empty", {"lines": ("T", "K")}, "T 1 l2 P 1 l2", lowest=3),
    "RR23 owner may return it": taken("l1p-", {"locos P": (5,), "returned": (3,)}, CHAIN, lowest=5),
    "RR23 table may return it only if stuck": refused("l1p-", "loco-fits", board=CHAIN, lowest=5, **STRICT),
    "RR23 strictly that names where it fits": refused(
        "l1p-", "loco-fits", {"lines": ("T", "T/1", "K")}, "P l2", lowest=4, **STRICT
    ),
    "RR23 strictly it is returned if it fits nowhere": taken("l1t/2", {"returned": (2,)}, TWOS, lowest=3, **STRICT),
    "RR23 strictly no chain goes on from there": lists(
        "loco 1", ["T", "T/2", "P", "K"], TWOS, lowest=3, **STRICT
    ),
    "RR23 nothing is freed by an empty slot": refused("l1pk", "nothing-freed"),
    "RR23 misfit is refused for the freed locomotive": refused(
        "l1pk", "loco-not-lower", {"there": 9, "number": 2}, "T l9+9 P l2 K l9", lowest=4
    ),
    "RR24 a freed one does not go back to its own line": refused("l1pp", "own-line", board="T 1 l4+3 P 1 l2", lowest=4),
    "RR24 loco beside an empty slot moves only elsewhere": refused(
        "l1t/1", "slot-empty", board="T 1 l1 P 1 l2 K 1 l2", lowest=3
    ),
    "RR24 strictly it need not move": taken("l1t/1", {"locos T": (3,)}, "T 1 l1 P 1 l2 K 1 l2", lowest=3, **STRICT),
    "RR24 replacement beside an empty slot needs room": refused(
        "l1t/2k", "slot-empty", {"lines": ("T",)}, TWOS, lowest=3
    ),
    "RR24 without room none is listed": lists("loco 1", ["T", "P", "K"], TWOS, lowest=3),
    "RR04 chain comes before a token": refused(
        "l1p; q medal", "chain-first", {"number": 2, "ways": ("T", "T/1", "K")}, "P 6 l2", lowest=6
    ),
    "RR18 late locomotive is in hand first": taken("l1p", {"pool": (Freed(2, 1),)}, "P 6 l2", lowest=6),
    "RR18 it fires all the tracks had met": taken(
        "l1p; k", {"pool": (TokenOwed("P4"), TokenOwed("P6"))}, "P 6 l2", lowest=6
    ),
    "RR17 locomotive brings a worker": taken("l1t", {"workers": 6, "free": 5}, "T 6/5/3 l1"),
    "RR26 second tile is of the stack as it is then": taken(
        "l3p f", {"locos P": (3,), "factories": (4,)}, stacks=(0, 1, *(4,) * 6)
    ),
    "RR26 a loco and a factory take one space": refused("f1; p; p; p; l1p", "space-taken"),
    "RR26 both take a locomotive": refused("l3f", "not-in-full"),
    "RR26 both take a factory": refused("l3p", "not-in-full"),
    # Factories
    "RR25 a returned tile must lie there": refused("f1 4", "tile-not-there"),
    "RR25 tile returned by the chain may be the factory": taken(
        "l3 p factory tile 2", {"factories": (2,), "returned": ()}, "T 1 l4+3 P 1 l2 K 1 l3", lowest=4
    ),
    "RR27 a swap names what is returned": refused("f1", "which-factory", board=FULL),
    "RR27 it names the gap of one of two": refused("f1 x3", "which-gap", board=FULL),
    "RR27 it names a factory that is there": refused("f1 x6", "no-such-factory", board=FULL),
    "RR27 the gap named is that of another": refused("factory 1 for 3 gap 1", "no-such-factory", board=FULL),
    "RR27 gap named holds the factory that leaves": refused("factory 1 for 3 gap 4", "no-such-factory", board=FULL),
    "RR27 the new one lies where the old one lay": taken(
        "factory 1 for 3 gap 3", {"factories": (2, 3, 2, 4, 5), "returned": (3,)}, FULL
    ),
    "RR27 swapped factory under a marker fires nothing": taken(
        "f1 x6", {"coins": 1, "bar": ("5f",), "factories": (2, 3, 3, 4, 5)}, "I 5f f6,3,3,4,5"
    ),
    # Rulings
    "RR70 ruling lets a higher one go": taken(
        f"{RULED}loco 1 t/5 k", {"locos T": (4, 3), "locos K": (5,)}, "T l5+3 P l4 K l1", lowest=4
    ),
    "RR70 ruling replaces no equal one": refused(f"{RULED}loco 1 p", "loco-not-lower", board="P l4", lowest=4),
    "RR70 ruling returns one without a place": taken(
        f"{RULED}loco 1 t/2", {"locos T": (3,), "returned": (2,), "due": "Bert"}, TWOS, lowest=3
    ),
}  # fmt: skip


@pytest.mark.parametrize("example", EXAMPLES.values(), ids=EXAMPLES)
def test_locomotives_and_factories(example: Example):
    example.check()


def test_RR27_gap_is_asked_for_by_the_lines_that_name_it():
    assert lay_out(FULL).refusal_of("f1 x3").choices == ("gap 2", "gap 3")


# Other chains, RR22 to RR27


# Factories, RR25, RR27


# Neither higher nor equal, RR22; a freed one next to an empty slot needs a place, RR24


@pytest.mark.parametrize("line", ["factory 1 gap 3", "both P factory gap 3", "both factory gap 3 P"])
def test_RR27_factory_goes_into_the_leftmost_gap(line: str):
    refusal = Table().lay_tableau("f2").refusal_of(line)
    assert (refusal.code, refusal.facts["gap"], refusal.facts["named"]) == ("leftmost-gap", 2, 3)
    table = Table().lay_tableau("f2").types(line.replace("gap 3", "gap 2"))
    assert table.tableau().factories == (2, 2)
    assert [event.facts["gap"] for event in table.events if event.code == "event-factory-built"] == [2]


@pytest.mark.parametrize("line", ["factory 1 gap 0", "factory 1 tile 0", "factory 1 for 0"])
def test_RR27_no_tile_or_gap_is_numbered_0(line: str):
    assert isinstance(Table().refusal_of(line), Unreadable)
