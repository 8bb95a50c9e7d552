"""TABLEAU and the ? fields: cases 68 to 76, and what a tableau in a line says."""

from __future__ import annotations

import pytest

from eighteen80.refusals import Illegal, Unreadable
from eighteen80.russia.rules import tableau
from eighteen80.russia.show import position
from eighteen80.russia.state import FREE, CardOwed, EndCardOwed, TokenOwed
from tests.support.examples import Example
from tests.support.russia.table import Table, refused, taken

TOKEN = {"owed": [TokenOwed("P6")]}
COUNTING = {"entry": "scores"}
IMPOSSIBLE = {
    "T 5/5 l3": "track-ahead",
    "T 5/6 l3": "track-ahead",
    "T 0": "first-track",
    "K 9/0/3": "colour-order",
    "K 5/5 l8": "track-ahead",
    "I 10,5": "marker-beyond-gap",
    "I 30 f2,3,4,5": "marker-beyond-gap",
    "I 5f": "marker-beyond-gap",
}
EXAMPLES = {
    "RR05 end card is taken last": refused("q card th; take", "card-last", **TOKEN),
    "RR05 RR52 end card after all else": taken(
        "q card th; d; i; s tk; d; take", {"end_cards": 1, "pile": 7, "due": "Bert"}, **TOKEN
    ),
    "RR10 worker gained is free from the next turn": taken(
        "okk", {"tracks K": (7,), "free": 1, "workers": 6}, "K 6", free=1
    ),
    "RR15 steps of two effects take the narrower first": taken(
        "er tk tg", {"tracks T": (5, 3)}, "T 4/2", right="any-black"
    ),
    "RR15 of one colour there are not two": refused(
        "er tg tg", "colour-not-allowed too-many", board="T 4/2", right="any-black"
    ),
    "RR15 two different tracks on any": taken("atkpk", {"due": "Bert"}, "T 6/3/1 P 4 K 4"),
    "RR15 at most two": refused("atkpkkk", "too-many", board="T 6/3/1"),
    "RR16 a colour enters only behind the one before": refused("b1t", "track-ahead", board="T 6/1"),
    "RR16 with a field between them it does": taken("b1t", {"tracks T": (6, 2, 1)}, "T 6/2"),
    "RR17 brown track and locomotive bring a worker": taken("b1t", {"workers": 6}, "T 7/5/2 l3"),
    "RR17 the track alone does not": taken("b1t", {"workers": 5}, "T 7/5/2 l2"),
    "RR17 the end of a line pays ten without a locomotive": taken(
        "k1pk", {"score": 20, "ledger": tuple((2, "line-end", end, 10) for end in ("P9", "K9"))}, "P 8 K 8"
    ),
    "RR19 end of a line pays once": taken("k1kt", {"tracks K": (9,), "score": 10}, "K 8"),
    "RR19 question fields fire once and for good": taken("d", {"pool": ()}, "T 15 l9+9 P 9 l9 I ? f2,3,3"),
    "RR19 a field that came true fires once": taken(
        "k2t2k", {"fired": frozenset({"T2", "T6"}), "colours": 3}, "T 5"
    ),
    "RR20 white steps lapse without natural track": taken(
        "otk", {"score": 10, "colours": 5, "due": "Bert"}, "T 14/9/4/1"
    ),
    "RR20 two white steps on T15": taken("otk; s t2", {"tracks T": (15, 9, 6, 4, 2)}, "T 14/9/6/4"),
    "RR20 white steps are at most two": refused("otk; s t3", "too-many", board="T 14/12/10/8"),
    "RR20 one of them may be left": taken("otk; s t; do", {"tracks T": (15, 12, 10, 8, 1)}, "T 14/12/10/8"),
    "RR27 scores swap no factory before five are built": taken(
        "board Anna f2,4,4,5,6", {"factories": (2, 4, 4, 5, 6)}, "f2,3", **COUNTING
    ),
    **{
        f"RR27 gaps are left before a swap, f{built}": refused(
            f"board Anna f{built}", "gaps-left", {"gap": gap}, "f2,3", **COUNTING
        )
        for built, gap in (("2,4", 3), ("4,2,3", 4), ("2,4,5,6", 5))
    },
    "RR35 black worker brings one black step": taken(
        "k1t2/b; s k", {"tracks T": (5,), "tracks K": (2,), "on black 1": "Anna black"}, "T 3", black=FREE
    ),
    "RR35 not on a space of another colour": refused("g1t2/b; s k", "not-due", board="T 3", black=FREE),
    "RR50 no token is used twice": refused(
        "q medal", "token-used", {"field": "P4"}, tokens=(("P4", "medal"),), **TOKEN
    ),
    "RR51 card must be possible": refused("q card loco", "card-not-in-full", board="T 1 l9+9 P 1 l9 K 1 l9", **TOKEN),
    "RR51 card that is gone is named with the rest": refused(
        "card loco", "card-gone", {"left": ("three",)}, cards=("three",), owed=[CardOwed(), EndCardOwed()]
    ),
    **{
        f"RR69 impossible tableau is no board, {board}": refused(
            f"board Anna {board}", "goes-back" if code == "first-track" else code, **COUNTING
        )
        for board, code in IMPOSSIBLE.items()
    },
    **{
        f"RR69 impossible tableau is no correction, {board}": refused(
            f'correct tracks Anna {board} "seen so"', f"{code} unsound-tracks unsound-markers"
        )
        for board, code in IMPOSSIBLE.items()
    },
    "RR69 no correction takes a factory behind a marker": refused(
        'correct factories Anna 0 "seen so"', "marker-beyond-gap", board="I 10 f2"
    ),
    "RR69 corrections keep markers before empty gaps": refused(
        'correct marker Anna 15 "seen so"', "marker-beyond-gap", board="I 10 f2"
    ),
    "RR69 with the marker the factory goes": taken(
        'correct marker Anna 5 "seen so"; correct factories Anna 0 "seen so"', {"bar": ("5",)}, "I 10 f2"
    ),
    "RR69 what a ruling laid does not stop a correction": taken(
        'rule that "agreed" grey 1 T2; p; p; p; correct tracks Anna P 3 "seen so"',
        {"tracks T": (5, 6), "tracks P": (3,)}, "T 5/4",
    ),
}  # fmt: skip


@pytest.mark.parametrize("example", EXAMPLES.values(), ids=EXAMPLES)
def test_tableau(example: Example):
    example.check()


def test_a_tableau_is_written_as_it_is_read():
    text = "T 9/7/3 l6+2 d1 P 3 l0 K 4 l2 * I 5f,0 f2 v"
    table = Table().lay_tableau(text)
    assert tableau.write(table.tableau(), table.state.figures) == text


# Special fields, RR17 to RR20


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("t 9/7/3 L6+2 D1 p 3 k 4 l2 i 5F F2", "T 9/7/3 l6+2 d1 P 3 K 4 l2 I 5f f2"),
        ("T 9 7 3 l6 2 I 5 0 f2 3 v", "T 9/7/3 l6+2 I 5,0 f2,3 v"),
        ("K 9/5 l8 * I ? 3", "K 9/5 l8 * I ?,3"),
    ],
)
def test_tableau_is_read_in_any_form_and_written_in_one(typed: str, written: str):
    assert tableau.tidy(typed) == written
    assert tableau.tidy(written) == written


@pytest.mark.parametrize(
    "text", ["T 10 l6 d0 P 1 l0 K 1 l0 I 0 f0", "T 15/10 l5+4 d8 P 9/7/4 l7 K 9/5 l8 * I 10,3 f2,3 v"]
)
def test_a_tableau_in_full_reads_as_it_was_written(text: str):
    table = Table()
    lying = tableau.read(text, table.tableau(), table.state.figures)
    assert tableau.write(lying, table.state.figures) == text


@pytest.mark.parametrize(
    "text", ["T 16", "K 3/2/1/1", "P l3+2", "T l10", "f1,2,3,4,5,6", "f0,1", "I 7", "I 5,3,0", "T ²"]
)
def test_what_lies_on_no_tableau_is_refused(text: str):
    table = Table()
    with pytest.raises(Unreadable):
        tableau.read(text, table.tableau(), table.state.figures)


@pytest.mark.parametrize(
    ("typed", "word"), [("T 3 d", "d"), ("P l", "l"), ("K 4 * 3", "*3"), ("v 3", "v/3"), ("I 5 5", "5,5"), ("3", "3")]
)
def test_what_is_no_part_of_a_tableau_is_named(typed: str, word: str):
    table = Table()
    with pytest.raises(Unreadable) as refused:
        tableau.read(typed, table.tableau(), table.state.figures)
    assert refused.value.word == word


# Tableaus that cannot arise (RR69)


@pytest.mark.parametrize(("board", "code"), IMPOSSIBLE.items())
def test_RR69_impossible_tableau_is_not_scored(board: str, code: str):
    with pytest.raises(Illegal) as refused:
        position.score(f"board Anna T 6 l3\nboard Bert T 6\nboard Bert {board}")
    assert (refused.value.code, refused.value.row) == (code, 3)
