"""Lines with superfluous, missing or inapplicable words."""

from __future__ import annotations

from typing import Any

import pytest

from eighteen80.russia.moves import Done, Pass, Stay
from eighteen80.russia.state import RELOCATE, Again, Build, Pushes, Steps
from tests.support.examples import Example
from tests.support.russia.table import Table, lay_out, refused, seen, taken, unlisted

ANY = "kgbnw"
CHAIN, LOWER, FULL = "T l3 P l2 K l9", "T l5+2 P l6 K l6", "I 3 f3,3,4,4,5"
USED: dict[str, Any] = {"spaces": {"doubler": "Anna own"}, "owed": [Again()]}
SPACES = {"doubler": "Anna own", "black 2": "Anna own, Anna own", "coins": "Bert own"}
POINTS_AT = {"right": "again", "spaces": {"doubler": "Anna own"}}
EXAMPLES = {
    **{
        f"RR04 forced part of a chain may be said or not: {line}": taken(
            line, {"locos T": (4, 2), "locos P": (3,), "returned": ()}, CHAIN, lowest=4
        )
        for line in ("l1t/3", "l1t/3p", "l1t/3pt")
    },
    **{
        f"RR04 RR24 what is said of a chain must happen: {line}": refused(line, code, board=CHAIN, lowest=4)
        for line, code in (
            ("l1t/3k", "loco-not-lower"),
            ("l1t/3-", "slot-empty"),
            ("l1t/3t", "own-line"),
            ("l1t/3pk", "loco-not-lower"),
            ("l1t/3ptk", "nothing-freed"),
        )
    },
    "RR04 a chain says no second locomotive": refused(
        "build loco P K", "nothing-freed", owed=[Build("loco"), Build("loco")]
    ),
    "RR22 one that is freed goes where it is said": taken("l1pk", {"locos K": (2,)}, "P l2", lowest=4),
    "RR22 superfluous number is of the one that leaves": taken("l1t/2", {"locos T": (5, 4)}, LOWER, lowest=4),
    "RR22 not of the one that stays": refused("l1t/5", "loco-not-lower", board=LOWER, lowest=4),
    # Steps
    "RR15 a step of several colours says its colour": refused("step T", "which-colour", owed=[Steps((ANY, ANY))]),
    "RR15 also of two": refused("step T", "which-colour", owed=[Steps(("gb",))]),
    "RR15 a step of one colour need not say it": taken("step T", {"tracks T": (5, 1)}, "T 5", owed=[Steps(("g",))]),
    "RR12 step spends the debt of fewest colours": taken(
        "step Tk", {"pool": (Steps((ANY, ANY)),)}, "T 6/4", owed=[Steps((ANY, ANY)), Steps(("k",), must=True)]
    ),
    "RR14 a step of another colour is not owed": refused(
        "step Tk", "colour-not-allowed", {"allowed": "g"}, owed=[Steps(("g",))]
    ),
    "RR14 nor a white one": refused("step white T", "no-step-owed", owed=[Steps(("g",))]),
    "RR14 nor an extra one": refused("step extra T", "no-black-step-here", owed=[Steps(("g",))]),
    # Nothing owed
    **{
        f"nothing is done that is not owed: {line}": refused(line, code, owed=[Steps((ANY,))])
        for line, code in (
            ("build factory", "not-owed"),
            ("build loco T", "not-owed"),
            ("move 1", "not-owed"),
            ("again doubler", "not-owed"),
            ("lay doubler", "not-owed"),
            ("token medal", "no-token-owed"),
            ("card three", "no-card-owed"),
            ("take card", "no-card-owed"),
            ("freed T", "nothing-freed"),
        )
    },
    "another build than is owed: a factory": refused("build factory", "not-owed", owed=[Build("loco")]),
    "another build than is owed: a locomotive": refused("build loco T", "not-owed", owed=[Build("factory")]),
    # Again
    "RR48 nothing is paid for a space used again": refused("again doubler /own", "nothing-is-paid", **USED),
    "RR48 without payment it is used": taken("again doubler", {"doublers": 1}, **USED),
    **{
        f"RR47 what is not used again is named with what is: {line}": refused(
            line, "not-usable-again", {"there": ("doubler",)}, spaces=SPACES, owed=[Again()]
        )
        for line in ("again black 2 T3", "again coins")
    },
    "RR47 nothing is left if that one is barred": refused(
        "again doubler", "nothing-to-use-again", spaces=SPACES, owed=[Again(barred=("doubler",))]
    ),
    "RR48 engineer again uses another space": taken("er d", {"doublers": 1}, **POINTS_AT),
    "RR48 engineer again never points at itself": refused(
        "er er d", "not-usable-again", {"there": ("doubler",)}, **POINTS_AT
    ),
    "RR48 nor is that listed": unlisted("engineer right engineer right", right="again"),
    # Doublers
    "RR30 a doubler has a field and a piece": taken("d", {"doublers": 8}, "d7", table={"doublers": 1}),
    **{
        f"RR30 no doubler on {board}, {left} left": refused("d", code, board=board, table={"doublers": left})
        for board, left, code in (
            ("d8", 1, "doublers-full"),
            ("d8", 0, "doublers-gone"),
            ("d7", 0, "doublers-gone"),
        )
    },
    "RR13 own engineer brings points without a doubler": taken(
        "e doubler+3", {"score": 3, "doublers": 8}, "d8", has="doubler+3"
    ),
    "RR14 steps up to a number wait": seen({"due": "Anna"}, owed=[Pushes(2, up_to=True)]),
    "RR14 also after the first": taken("move 1", {"bar": ("1",), "due": "Anna"}, owed=[Pushes(2, up_to=True)]),
    "RR27 no tile is swapped for its twin": refused("f1 3 x3", "same-tile", board=FULL, lowest=5),
    "RR27 with another one there the gap is asked for": refused(
        "f1 3 x3", "which-gap", board=FULL, lowest=5, returned=(3,)
    ),
    # Words before a word that is not part of the move
    **{
        f"hopeless line is refused for what it has said: {line}": refused(
            line, code, board="T l2 P l2 K l2", lowest=3, spaces={"black 2": "Bert own, Bert own"}
        )
        for line, code in (
            ("engineer black2 coins", "not-your-engineer"),
            ("k2 t2 factory", "space-taken"),
            ("Anna: k2 t2 factory", "space-taken"),
            ("k2 t2 xyz", "space-taken"),
            ("loco 1 K return factory", "slot-empty"),
            ("loco 1 P P factory", "own-line"),
        )
    },
    "of two moves without semicolon the first has to be clear": refused(
        "loco 1 T factory", "which-loco", board="T l3+2 P l1 K l1", lowest=4
    ),
    "relocation refuses what precedes a word first": refused(
        "relocate engineer build Pk", "engineer-used",
        has="build", spaces={"engineer build": "Anna own"}, phase=RELOCATE,
    ),
    "more than there is to do, steps": refused("k1 t2k", "too-many", {"most": 2}),
    "more than there is to do, on open": refused("otkk", "too-many"),
    "more than there is to do, of a marker": refused("industry 1 front2", "too-many", board="I 3 f2,3,4"),
    "more than there is to do, of what is owed": refused(
        "move front3", "too-many", {"most": 2}, "I 3 f2,3,4", owed=[Pushes(2)]
    ),
}  # fmt: skip


@pytest.mark.parametrize("example", EXAMPLES.values(), ids=EXAMPLES)
def test_redundant_words(example: Example):
    example.check()


@pytest.mark.parametrize("line", ["k2 t xyz", "loco 1 T xyz", "i1 xyz", "otk xyz", "xyz"])
def test_replaceable_word_is_told_as_an_unknown_word(line: str):
    assert lay_out("T l3+2 P l1 K l1", lowest=4).refusal_of(line).code.startswith("unreadable")


# Chains


# Steps


# Nothing owed


# Again


# Doublers


# The bar


# Words before a word that is not part of the move


def test_player_who_has_finished_is_told_how_to_say_so():
    relocating = Table().lay_tableau("T 7/5").place("order 2", "Anna own").types("p; p; p; p")
    assert relocating.refusal_of("p").instead == Stay()
    assert relocating.refusal_of("done").instead == Stay()
    assert Table().refusal_of("stay").instead == Pass()
    assert Table().owed(Steps(("k",))).refusal_of("p").instead == Done()


@pytest.mark.parametrize("line", ["coins xyz", "münzen xyz", "monety xyz"])
def test_a_verb_typed_in_any_language_is_not_suggested(line: str):
    assert Table().refusal_of(line).instead is None
