"""FABRIKEN, INDUSTRIALISIERUNG, SONSTIGE: cases 32 to 49."""

from __future__ import annotations

from eighteen80.russia.state import QUESTION, Pushes, TokenOwed
from eighteen80.sheets import Say
from tests.support.russia.table import Table


def test_RR28_empty_gap_blocks():
    assert Table().lay_tableau("I 5").refusal_of("i1").code == "gap-empty"
    refusal = Table().lay_tableau("I 10 f2").owed(Pushes(1)).refusal_of("move 1")
    assert (refusal.code, refusal.facts["gap"]) == ("gap-empty", 2)


def test_RR29_two_steps_of_the_rulebook():
    table = Table().lay_tableau("I 5 f6").types("i2")
    assert (table.bar(), table.tableau().coins) == (("10",), 2)


def test_RR03_factory_opens_the_way_of_the_rest():
    table = Table().set(round=7).lay_tableau("I 5 f2").types("la; f")
    assert (table.bar(), table.tableau().factories) == (("10f",), (2, 2))


def test_RR12_bar_is_walked_in_full():
    refusal = Table().lay_tableau("I 5f f2").refusal_of("i2")
    assert (refusal.code, refusal.facts["what"]) == ("not-in-full", Say("missing-industry"))


def test_RR27_swap_only_when_all_gaps_are_filled():
    refusal = Table().lay_tableau("f2,3").refusal_of("f1 x2")
    assert (refusal.code, refusal.facts["gap"]) == ("gaps-left", 3)


def test_RR27_swap_returns_first():
    table = Table().lay_tableau("f2,3,3,4,5").set(returned=(1,)).types("f1 1 x5")
    assert (table.tableau().factories, table.state.returned) == ((2, 3, 3, 4, 1), (5,))


def test_RR27_tile_just_returned_is_not_built_again():
    assert Table().lay_tableau("f2,3,3,4,5").set(returned=(1,)).refusal_of("f1 5 x5").code == "same-tile"


def test_RR29_factory_adds_the_numbers_of_engineers():
    table = Table().has("again", "black2", again=4, black2=12).lay_tableau("I 5 f1").types("i1")
    assert table.tableau().score == 16


def test_RR29_factory_adds_the_highest_locomotives():
    assert Table().lay_tableau("T 1 l5+3 P 1 l6 I 5 f8").types("i1").tableau().score == 11


def test_RR28_markers_never_meet():
    assert Table().lay_tableau("I 3,2").refusal_of("i1r").code == "marker-ahead"


def test_RR28_second_marker_needs_0_free():
    assert Table().owed(TokenOwed("P4")).refusal_of("q marker").code == "marker-on-0"


def test_RR32_question_field_fires_once_and_holds_one_marker():
    table = Table().lay_tableau("I ?,15f f2,3,3,4").player(tokens=((QUESTION, "marker"),))
    assert table.refusal_of("i1r").code == "marker-ahead"


def test_RR32_question_field_fires_for_the_first_marker_only():
    table = Table().lay_tableau("I ?f,15f f2,3,3,4").player(tokens=((QUESTION, "marker"),)).types("i1r")
    assert (table.bar(), table.due) == (("?f", "?"), "Bert")


def test_RR13_RR29_what_a_factory_gives_may_be_left():
    table = Table().lay_tableau("I 5 f7").types("i1")
    assert table.due == "Anna"
    table.types("do")
    assert (table.due, table.tracks("T")) == ("Bert", (1,))


# Other spaces


def test_RR30_doublers_lie_from_the_left():
    table = Table().lay_tableau("d2").set(doublers=5).types("d")
    assert (table.tableau().doublers, table.state.doublers) == (3, 4)


def test_RR30_no_ninth_doubler():
    assert Table().lay_tableau("d8").refusal_of("d").code == "doublers-full"


def test_RR30_doublers_are_limited():
    assert Table().lay_tableau("d4").set(doublers=0).refusal_of("d").code == "doublers-gone"


def test_RR06_coin_stands_for_a_worker():
    table = Table().player(free=0, coins=1).types("d")
    assert (list(map(str, table.state.spaces["doubler"])), table.tableau().coins) == (["Anna coin"], 0)


def test_RR06_RR07_worker_is_no_coin():
    assert Table().player(free=3, coins=0).refusal_of("h").code == "coin-needed"


def test_RR33_rented_workers_go_both_to_one_for_one_round():
    table = Table().types("t")
    assert (table.tableau().turquoise, table.refusal_of("t").code) == (2, "space-taken")
    table.types("p; p; p; p")
    assert (table.tableau().turquoise, table.state.round, table.state.spaces) == (0, 3, {})


def test_RR33_rented_workers_pay_like_own_ones_also_together():
    table = Table().player(turquoise=2, free=0).types("k2t3")
    assert (table.tableau().turquoise, list(map(str, table.state.spaces["black 2"]))) == (0, ["Anna turquoise"] * 2)


def test_RR31_coins_are_not_limited():
    assert Table().player(coins=99).types("c").tableau().coins == 101


def test_RR28_where_both_markers_have_to_go_both_are_named():
    assert [line for line in Table().lay_tableau("I 5f,3 f2").lines() if line.startswith("industry 2")] == [
        "industry 2 front rear"
    ]


def test_RR28_where_one_of_two_markers_can_go_nothing_is_said():
    table = Table().lay_tableau("I 5,2")
    assert [line for line in table.lines() if line.startswith("industry 1")] == ["industry 1"]
    assert table.types("i1").bar() == ("5", "3")


# Factories fire, RR29


def test_RR29_each_marker_fires_a_factory():
    table = Table().lay_tableau("I 10,5 f6").types("i1r")
    assert (table.bar(), table.tableau().coins) == (("10", "5f"), 2)


def test_RR14_factory_5_goes_on_by_itself_with_one_marker():
    assert Table().lay_tableau("I 5 f5").types("i1").bar() == ("10",)


def test_RR14_factory_5_waits_where_either_marker_could_go():
    table = Table().lay_tableau("I 5,1 f5").types("i1f")
    assert table.due == "Anna"
    assert table.types("ir").bar() == ("5f", "2")


def test_RR29_factory_4_lays_two_doublers_and_9_gives_a_card():
    assert Table().lay_tableau("I 5 f4 d7").types("i1").tableau().doublers == 8
    assert Table().lay_tableau("I 5 f9").types("i1; take 10").tableau().score == 10


def test_RR49_factory_3_without_a_space_to_use_lapses():
    table = Table().lay_tableau("I 3 f3").types("i2")
    assert (table.bar(), table.due) == (("5f",), "Bert")
    assert [event.facts["what"] for event in table.events if event.code == "event-lapsed"] == [("again",)]
    assert Table().lay_tableau("I 5 f3").types("i1; again i1").bar() == ("10",)


def test_RR03_a_token_waits_for_an_owed_industry_step():
    table = Table().lay_tableau("I 15f f2,3,5,4").types("i2")
    assert (table.bar(), table.state.pool) == (("?f",), (TokenOwed(QUESTION),))


def test_RR28_the_bar_ends_at_30():
    assert Table().lay_tableau("I 30 f2,3,3,4,5").refusal_of("i1").code == "bar-end"
    assert Table().lay_tableau("I 25 f2,3,3,4,5").refusal_of("i2").code == "not-in-full"


def test_RR28_the_second_marker_starts_on_0():
    table = Table().lay_tableau("I 5").owed(TokenOwed("P4")).types("q marker")
    assert table.bar() == ("5", "0")
    assert table.due == "Bert"


def test_RR28_there_is_no_rear_marker_at_first():
    assert Table().refusal_of("i1r").code == "one-marker"
    assert Table().types("i1f").bar() == ("1",)


def test_RR28_which_marker_is_said_where_both_can_go():
    assert Table().lay_tableau("I 3,1").refusal_of("i1").code == "which-marker"
    assert Table().lay_tableau("I 3,1").owed(Pushes(2)).refusal_of("move 1").code == "which-marker"


def test_RR14_up_to_five_steps_by_a_token():
    table = Table().lay_tableau("I 0").owed(TokenOwed("P4"))
    assert table.refusal_of("token industry 6").code == "too-many"
    table.types("token industry 3")
    assert (table.bar(), table.due) == (("3",), "Anna")
    assert table.types("done").due == "Bert"
