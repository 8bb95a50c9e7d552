"""TABLEAU and the ? fields: cases 68 to 76, and what a tableau in a line says."""

from __future__ import annotations

from eighteen80.russia import tableau
from eighteen80.russia.state import BLACK, FREE, CardOwed, EndCardOwed, TokenOwed
from tests.support.russia.table import Table


def test_line_end_once():
    table = Table().lies("K 8").types("k1kt")
    assert (table.tracks("K"), table.at().score) == ((9,), 10)


def test_white_steps_lapse():
    table = Table().lies("T 14/9/4/1").types("otk")
    assert (table.at().score, table.at().colours, table.due) == (10, 5, "Bert")


def test_white_steps():
    assert Table().lies("T 14/9/6/4").types("otk; s t2").tracks("T") == (15, 9, 6, 4, 2)


def test_worker_used_at_once():
    table = Table().lies("K 6").player(free=1).types("okk")
    assert (table.tracks("K"), table.at().free, table.at().workers) == ((7,), 1, 6)


def test_four_fields_at_most():
    table = Table().lies("T 15 l9+9 P 9 l9 I ? f2,3,3")
    assert {"T13", "P4", "P6", "I?"} <= table.at().fired
    assert table.types("d").state.pool == ()


def test_token_twice():
    table = Table().player(tokens=(("P4", "medal"),)).owed(TokenOwed("P6"))
    refusal = table.refused("q medal")
    assert (refusal.code, refusal.facts["field"]) == ("token-used", "P4")


def test_card_must_be_possible():
    table = Table().lies("T 1 l9+9 P 1 l9 K 1 l9").owed(TokenOwed("P6"))
    assert table.refused("q card loco").code == "card-not-in-full"


def test_end_card_last():
    refusal = Table().owed(TokenOwed("P6")).refused("q card th; take; d")
    assert refusal.code == "card-last"


def test_end_card_after_all_else():
    table = Table().owed(TokenOwed("P6")).types("q card th; d; i; s tk; d; take")
    assert (table.at().end_cards, table.state.pile, table.due) == (1, 7, "Bert")


def test_black_worker_extra():
    table = Table().lies("T 3").player(black=FREE)
    assert table.refused("g1t2/b; s k").code == "not-due"
    table.types("k1t2/b; s k")
    assert (table.tracks("T"), table.tracks("K")) == ((5,), (2,))
    assert [piece.kind for piece in table.state.spaces["black 1"]] == [BLACK]


def test_a_card_that_is_gone_is_named_with_those_that_are_left():
    table = Table().set(cards=("three",)).owed(CardOwed(), EndCardOwed())
    refusal = table.refused("card loco")
    assert (refusal.code, refusal.facts["left"]) == ("card-gone", ("three",))


def test_a_tableau_is_written_as_it_is_read():
    text = "T 9/7/3 l6+2 d1 P 3 l0 K 4 l2 * I 5f,0 f2 v"
    table = Table().lies(text)
    assert tableau.write(table.at(), table.state.figures) == text
