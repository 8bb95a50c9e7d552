"""EINEN ZUG AUSFÜHREN and STRECKENBAU: cases 1 to 20."""

from __future__ import annotations

import pytest

from eighteen80.russia.state import FREE, TokenOwed
from eighteen80.sheets import Say
from tests.support.russia.table import Table

# Taking a turn


def test_RR08_taken_space_is_closed():
    table = Table().place("black 2", "Bert own", "Bert own")
    refusal = table.refusal_of("k2t3")
    assert (refusal.code, refusal.facts["player"]) == ("space-taken", "Bert")


def test_RR06_payment_adds_up_exactly():
    refusal = Table().refusal_of("k1t2/oo")
    assert (refusal.code, refusal.facts["workers"]) == ("pay-exactly", 1)


def test_RR12_in_full_or_not_at_all():
    refusal = Table().lay_tableau("T 14 P 9 K 9").refusal_of("k2t3")
    assert refusal.code == "not-in-full"
    assert [refusal.facts[name] for name in ("what", "left", "possible")] == [Say("label-steps"), 3, 1]


def test_RR01_one_action_then_the_next_who_has_not_passed():
    table = Table().types("d")
    refusal = table.refusal_of("Anna c")
    assert (refusal.code, refusal.facts["due"]) == ("unreadable-due", ("Bert",))
    due = [table.types(line).due for line in ("p", "c", "k1t2", "p", "atk2")]
    assert due == ["Cleo", "Dora", "Anna", "Cleo", "Dora"]
    assert Table().types("p; p; p; d").due == "Dora"


def test_RR64_two_have_closed_spaces_one_claim_and_one_engineer():
    for line in ("k1t2", "l2p", "t", "r2", "el"):
        refusal = Table(2).refusal_of(line)
        assert (refusal.code, refusal.facts["players"]) == ("space-closed", 2)
    assert Table(2).types("er").due == Table(2).types("r1").due == "Bert"


def test_RR11_open_is_never_closed():
    table = Table().place("open", "Bert own", "Anna own").types("otk")
    assert list(map(str, table.state.spaces["open"])) == ["Bert own", "Anna own", "Anna own"]


def test_RR11_open_needs_a_step_that_is_left():
    assert Table().lay_tableau("T 15/14 P 9/8 K 9/8").refusal_of("okk").code == "line-end"


# Track building


def test_RR12_steps_are_split_over_the_lines():
    table = Table().types("k2t2k")
    assert (table.tracks("T"), table.tracks("K"), table.tableau().colours) == ((3,), (2,), 2)


@pytest.mark.parametrize(
    ("board", "line", "code", "fact"),
    [
        ("T 1", "g1t2", "colour-not-owned", ("field", 2)),
        ("T 3/2", "g1t2", "track-ahead", ("field", 3)),
        ("T 6", "b1t", "colour-order", ("ahead", "g")),
        ("T 10 K 9/8/7", "n1k", "line-takes-no", ()),
        ("K 9", "k1kt", "line-end", ()),
    ],
)
def test_RR16_a_step_is_refused_for_its_obstacle(board: str, line: str, code: str, fact: tuple[object, ...]):
    refusal = Table().lay_tableau(board).refusal_of(line)
    assert refusal.code == code
    assert not fact or fact in refusal.facts.items()


def test_RR16_grey_enters_on_1():
    assert Table().lay_tableau("T 3").types("g1t2").tracks("T") == (3, 2)


def test_RR19_colour_comes_at_once():
    table = Table().lay_tableau("T 5").types("k2t3")
    assert (table.tracks("T"), table.tableau().colours) == ((8,), 3)


def test_RR15_colour_received_steps_in_the_same_action():
    table = Table().lay_tableau("T 1").owed(TokenOwed("P4")).types("q steps tk3tg")
    assert table.tracks("T") == (4, 1)


def test_RR07_any_needs_its_coin():
    assert Table().player(coins=0, free=4).refusal_of("atk2").code == "coin-needed"
    assert Table().player(coins=1, free=4).refusal_of("atk2/oo").code == "coin-needed"
    for worker in ("turquoise", "black"):
        table = Table().player(turquoise=2, black=FREE).types(f"atk2/{worker} coin")
        assert list(map(str, table.state.spaces["any"])) == [f"Anna {worker}", "Anna coin"]


def test_RR07_hire_asks_for_one_coin():
    table = Table().player(coins=2).types("h")
    assert (table.tableau().coins, list(map(str, table.state.spaces["hire"]))) == (1, ["Anna coin"])


def test_RR07_any_takes_two_coins():
    table = Table().player(coins=2, free=0).types("atk2/cc")
    assert table.tracks("T") == (3,)
    assert list(map(str, table.state.spaces["any"])) == ["Anna coin", "Anna coin"]


@pytest.mark.parametrize("line", ["atkpg", "atk2"])
def test_RR15_any_moves_one_or_two_tracks(line: str):
    assert Table().lay_tableau("T 6/3 P 4").types(line).due == "Bert"


def test_RR12_any_makes_both_steps():
    refusal = Table().lay_tableau("T 6/3 P 4").refusal_of("atk")
    assert (refusal.code, refusal.facts["left"], refusal.facts["possible"]) == ("not-in-full", 1, None)


def test_RR17_field_passed_is_reached():
    table = Table().lay_tableau("T 9").types("k1t2")
    assert (table.tracks("T"), table.tableau().colours) == ((11,), 4)


# Order of effects, RR02


def test_RR02_in_any_order_second_step_is_made_before_factory():
    table = Table().lay_tableau("I 5 f7").types("i2")
    assert (table.bar(), len(table.state.pool)) == (("10",), 1)


def test_RR02_at_once_the_factory_comes_before_the_second_step():
    table = Table(effects="at_once").lay_tableau("I 5 f7").types("i2")
    assert table.bar() == ("5f",)
    table.types("s tk2")
    assert (table.bar(), table.tracks("T"), table.due) == (("10",), (3,), "Bert")


def test_RR02_at_once_unwanted_factory_lapses_and_steps_go_on():
    table = Table(effects="at_once").lay_tableau("I 5 f7").types("i2; do")
    assert (table.bar(), table.due) == (("10",), "Bert")


def test_RR12_what_must_be_done_is_not_left_undone():
    table = Table().set(round=7).lay_tableau("I 5 f2").types("la")
    refusal = table.refusal_of("do")
    assert (refusal.code, refusal.facts["what"]) == ("still-owed", "industry 1")
    assert table.refusal_of("build loco T").code == "must-stay-possible"
