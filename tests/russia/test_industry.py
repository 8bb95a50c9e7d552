"""FABRIKEN, INDUSTRIALISIERUNG, SONSTIGE: cases 32 to 49."""

from __future__ import annotations

from eighteen80.russia.state import QUESTION, TokenOwed
from tests.support.russia.table import Table


def test_gap_blocks():
    assert Table().lies("I 5").refused("i1").code == "gap-empty"


def test_rulebook_two_steps():
    table = Table().lies("I 5 f6").types("i2")
    assert (table.bar(), table.at().coins) == (("10",), 2)


def test_factory_opens_the_way():
    table = Table().set(round=7).lies("I 5 f2").types("la; f")
    assert (table.bar(), table.at().factories) == (("10f",), (2, 2))


def test_not_in_full_industry():
    refusal = Table().lies("I 5f f2").refused("i2")
    assert (refusal.code, refusal.facts["what"]) == ("not-in-full", "industry")


def test_swap_only_when_full():
    assert Table().lies("f2,3").refused("f1 x2").code == "gaps-left"


def test_swap_returns_first():
    table = Table().lies("f2,3,3,4,5").set(returned=(1,)).types("f1 1 x5")
    assert (table.at().factories, table.state.returned) == ((2, 3, 3, 4, 1), (5,))


def test_just_returned_not_again():
    assert Table().lies("f2,3,3,4,5").set(returned=(1,)).refused("f1 5 x5").code == "same-tile"


def test_factory_engineers():
    table = Table().has("again", "black2", again=4, black2=12).lies("I 5 f1").types("i1")
    assert table.at().score == 16


def test_factory_locos():
    assert Table().lies("T 1 l5+3 P 1 l6 I 5 f8").types("i1").at().score == 11


def test_markers_never_meet():
    assert Table().lies("I 3,2").refused("i1r").code == "marker-ahead"


def test_second_marker_on_0():
    assert Table().owed(TokenOwed("P4")).refused("q marker").code == "marker-on-0"


def test_question_field_once():
    table = Table().lies("I ?,15f f2,3,3,4").player(tokens=((QUESTION, "marker"),))
    assert table.refused("i1r").code == "marker-ahead"


def test_question_field_once_after_the_first_has_moved_on():
    table = Table().lies("I ?f,15f f2,3,3,4").player(tokens=((QUESTION, "marker"),)).types("i1r")
    assert (table.bar(), table.due) == (("?f", "?"), "Bert")


# Other spaces


def test_doublers_left_to_right():
    assert Table().lies("d2").types("d").at().doublers == 3


def test_ninth_doubler():
    assert Table().lies("d8").refused("d").code == "doublers-full"


def test_supply_of_doublers():
    assert Table().lies("d4").set(doublers=0).refused("d").code == "doublers-gone"


def test_coin_instead():
    table = Table().player(free=0, coins=1).types("d")
    assert (list(map(str, table.state.spaces["doubler"])), table.at().coins) == (["Anna coin"], 0)


def test_worker_is_no_coin():
    assert Table().player(free=3, coins=0).refused("h").code == "coin-needed"


def test_turquoise_for_one_round():
    table = Table().types("t")
    assert table.at().turquoise == 2
    table.types("p; p; p; p")
    assert (table.at().turquoise, table.state.round, table.state.spaces) == (0, 3, {})


def test_where_both_markers_have_to_go_both_are_named_RR28():
    assert [line for line in Table().lies("I 5f,3 f2").lines() if line.startswith("industry 2")] == [
        "industry 2 front rear"
    ]


def test_where_one_of_two_markers_can_go_nothing_is_said_RR28():
    table = Table().lies("I 5,2")
    assert [line for line in table.lines() if line.startswith("industry 1")] == ["industry 1"]
    assert table.types("i1").bar() == ("5", "3")
