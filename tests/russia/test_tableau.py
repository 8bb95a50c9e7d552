"""TABLEAU and the ? fields: cases 68 to 76, and what a tableau in a line says."""

from __future__ import annotations

import pytest

from eighteen80.refusals import Illegal, Unreadable
from eighteen80.russia.rules import tableau
from eighteen80.russia.show import position
from eighteen80.russia.state import BLACK, FREE, CardOwed, EndCardOwed, TokenOwed
from tests.support.russia.table import Table


def test_RR19_end_of_a_line_pays_once():
    table = Table().lay_tableau("K 8").types("k1kt")
    assert (table.tracks("K"), table.tableau().score) == ((9,), 10)


def test_RR20_white_steps_lapse_without_natural_track():
    table = Table().lay_tableau("T 14/9/4/1").types("otk")
    assert (table.tableau().score, table.tableau().colours, table.due) == (10, 5, "Bert")


def test_RR20_two_white_steps_on_T15():
    assert Table().lay_tableau("T 14/9/6/4").types("otk; s t2").tracks("T") == (15, 9, 6, 4, 2)


def test_RR10_worker_gained_is_free_from_the_next_turn():
    table = Table().lay_tableau("K 6").player(free=1).types("okk")
    assert (table.tracks("K"), table.tableau().free, table.tableau().workers) == ((7,), 1, 6)


def test_RR19_question_fields_fire_once_and_for_good():
    table = Table().lay_tableau("T 15 l9+9 P 9 l9 I ? f2,3,3")
    assert {"T13", "P4", "P6", "I?"} <= table.tableau().fired
    assert table.types("d").state.pool == ()


def test_RR50_no_token_is_used_twice():
    table = Table().player(tokens=(("P4", "medal"),)).owed(TokenOwed("P6"))
    refusal = table.refusal_of("q medal")
    assert (refusal.code, refusal.facts["field"]) == ("token-used", "P4")


def test_RR51_card_must_be_possible():
    table = Table().lay_tableau("T 1 l9+9 P 1 l9 K 1 l9").owed(TokenOwed("P6"))
    assert table.refusal_of("q card loco").code == "card-not-in-full"


def test_RR05_end_card_is_taken_last():
    refusal = Table().owed(TokenOwed("P6")).refusal_of("q card th; take; d")
    assert refusal.code == "card-last"


def test_RR05_RR52_end_card_after_all_else():
    table = Table().owed(TokenOwed("P6")).types("q card th; d; i; s tk; d; take")
    assert (table.tableau().end_cards, table.state.pile, table.due) == (1, 7, "Bert")


def test_RR35_black_worker_brings_one_black_step():
    table = Table().lay_tableau("T 3").player(black=FREE)
    assert table.refusal_of("g1t2/b; s k").code == "not-due"
    table.types("k1t2/b; s k")
    assert (table.tracks("T"), table.tracks("K")) == ((5,), (2,))
    assert [piece.kind for piece in table.state.spaces["black 1"]] == [BLACK]


def test_RR51_card_that_is_gone_is_named_with_the_rest():
    table = Table().set(cards=("three",)).owed(CardOwed(), EndCardOwed())
    refusal = table.refusal_of("card loco")
    assert (refusal.code, refusal.facts["left"]) == ("card-gone", ("three",))


def test_a_tableau_is_written_as_it_is_read():
    text = "T 9/7/3 l6+2 d1 P 3 l0 K 4 l2 * I 5f,0 f2 v"
    table = Table().lay_tableau(text)
    assert tableau.write(table.tableau(), table.state.figures) == text


# Special fields, RR17 to RR20


def test_RR19_a_field_that_came_true_fires_once_for_good():
    table = Table().lay_tableau("T 5").types("k2t2k")
    assert {"T2", "T6"} <= table.tableau().fired
    assert table.tableau().colours == 3


def test_RR16_a_colour_enters_only_behind_the_one_before():
    assert Table().lay_tableau("T 6/1").refusal_of("b1t").code == "track-ahead"
    assert Table().lay_tableau("T 6/2").types("b1t").tracks("T") == (6, 2, 1)


def test_RR17_the_brown_track_and_the_locomotive_bring_a_worker():
    table = Table().lay_tableau("T 7/5/2 l3").types("b1t")
    assert (table.tableau().workers, table.tableau().fired >= {"T3"}) == (6, True)
    assert Table().lay_tableau("T 7/5/2 l2").types("b1t").tableau().workers == 5


def test_RR17_the_end_of_a_line_pays_ten_without_a_locomotive():
    table = Table().lay_tableau("P 8 K 8").types("k1pk")
    assert (table.tableau().score, [entry.detail for entry in table.tableau().ledger]) == (20, ["P9", "K9"])


def test_RR20_white_steps_are_at_most_two():
    table = Table().lay_tableau("T 14/12/10/8").types("otk")
    assert table.refusal_of("s t3").code == "too-many"
    assert table.types("s t; do").tracks("T") == (15, 12, 10, 8, 1)


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


def test_RR15_steps_of_two_effects_take_the_narrower_first():
    table = Table().right("any-black").lay_tableau("T 4/2").types("er tk tg")
    assert table.tracks("T") == (5, 3)
    assert Table().right("any-black").lay_tableau("T 4/2").refusal_of("er tg tg").code in (
        "colour-not-allowed",
        "too-many",
    )


def test_RR15_at_most_two_different_tracks_on_any():
    assert Table().lay_tableau("T 6/3/1 P 4 K 4").types("atkpk").due == "Bert"
    assert Table().lay_tableau("T 6/3/1").refusal_of("atkpkkk").code == "too-many"


# Tableaus that cannot arise (RR69)

IMPOSSIBLE = [
    ("T 5/5 l3", "track-ahead"),
    ("T 5/6 l3", "track-ahead"),
    ("T 0", "first-track"),
    ("K 9/0/3", "colour-order"),
    ("K 5/5 l8", "track-ahead"),
    ("I 10,5", "marker-beyond-gap"),
    ("I 30 f2,3,4,5", "marker-beyond-gap"),
    ("I 5f", "marker-beyond-gap"),
]


@pytest.mark.parametrize(("board", "code"), IMPOSSIBLE)
def test_RR69_impossible_tableau_is_not_scored(board: str, code: str):
    with pytest.raises(Illegal) as refused:
        position.score(f"board Anna T 6 l3\nboard Bert T 6\nboard Bert {board}")
    assert (refused.value.code, refused.value.row) == (code, 3)


@pytest.mark.parametrize(("board", "code"), IMPOSSIBLE)
def test_RR69_impossible_tableau_is_no_board(board: str, code: str):
    expected = "goes-back" if code == "first-track" else code
    assert Table(entry="scores").refusal_of(f"board Anna {board}").code == expected


@pytest.mark.parametrize(("board", "code"), IMPOSSIBLE)
def test_RR69_impossible_tableau_is_no_correction(board: str, code: str):
    refusal = Table().refusal_of(f'correct tracks Anna {board} "seen so"')
    assert refusal.code in (code, "unsound-tracks", "unsound-markers")


def test_RR69_corrections_keep_markers_before_empty_gaps():
    table = Table().lay_tableau("I 10 f2")
    assert table.refusal_of('correct factories Anna 0 "seen so"').code == "marker-beyond-gap"
    assert table.refusal_of('correct marker Anna 15 "seen so"').code == "marker-beyond-gap"
    assert table.types('correct marker Anna 5 "seen so"; correct factories Anna 0 "seen so"').bar() == ("5",)


def test_RR69_what_a_ruling_laid_does_not_stop_a_correction():
    table = Table().lay_tableau("T 5/4").types('rule that "agreed at the table" grey 1 T2')
    assert table.tracks("T") == (5, 6)
    table.turn("Anna")
    assert table.types('correct tracks Anna P 3 "seen so"').tracks("P") == (3,)


def test_RR27_scores_swap_no_factory_before_five_are_built():
    table = Table(entry="scores").types("board Anna f2,3")
    for factories in ("2,4", "4,2,3", "2,4,5,6"):
        refusal = table.refusal_of(f"board Anna f{factories}")
        assert (refusal.code, refusal.facts["gap"]) == ("gaps-left", len(factories.split(",")) + 1)
    assert table.types("board Anna f2,4,4,5,6").tableau().factories == (2, 4, 4, 5, 6)
