"""EINEN ZUG AUSFÜHREN: in full or not at all (RR12): what is missing, what may come later, what lapses (RR03)."""

from __future__ import annotations

import pytest

from eighteen80.russia import GAME
from eighteen80.russia.rules.actions import obligations
from eighteen80.russia.state import FREE, Again, Build, CardOwed, Owed, Pushes, Steps, Three, TokenOwed
from eighteen80.sheets import Say
from eighteen80.words import Words
from tests.support.russia.table import Table

THREE = Three(("doubler", "push", "step"))
LAST_TILE = (0,) * 7 + (1,)


@pytest.mark.parametrize(
    ("line", "what", "left"),
    [
        ("k2t", "label-steps", 2),
        ("both T", "owed-build-factory", 1),
        ("both factory", "owed-build-loco", 1),
        ("l1", "owed-build-either", 1),
        ("i2f", "missing-industry", 1),
        ("k1t/b", "label-steps", 1),
        ("er", "owed-again", 1),
    ],
)
def test_what_is_missing_is_said_with_its_number(line: str, what: str, left: int):
    table = Table().player(black=FREE).place("doubler", "Anna own").right("again")
    refusal = table.refusal_of(line)
    assert refusal.code == "not-in-full"
    assert [refusal.facts[name] for name in ("what", "left", "possible")] == [Say(what), left, None]


def test_RR12_too_few_track_steps_are_refused_with_two_markers():
    table = Table().lay_tableau("I 5,2 f2,3")
    assert table.refusal_of("k2t").code == "not-in-full"
    assert table.refusal_of("i2").code == "which-marker"


def test_RR12_where_only_a_part_is_possible_so_much_is_said():
    refusal = Table().set(stacks=LAST_TILE).refusal_of("both T")
    assert (refusal.code, refusal.facts["possible"]) == ("not-in-full", 1)
    assert Table().lay_tableau("I 5f f2").refusal_of("i2").facts["possible"] == 1


def test_RR12_mistyped_line_has_its_own_reason():
    assert Table().set(stacks=LAST_TILE).refusal_of("both T P").code == "nothing-freed"


def test_RR26_the_chain_of_a_first_tile_is_typed_to_its_end():
    refusal = Table().lay_tableau("T l3+1 P l2 K l1").stacks(4).refusal_of("both T/3")
    assert (refusal.code, refusal.facts["number"]) == ("chain-first", 3)


def test_RR12_what_was_owed_before_a_use_again_is_another_matter():
    table = Table().place("doubler", "Anna own").owed(Again(), THREE).types("again doubler")
    assert table.state.pool == (THREE,)


def test_RR12_older_duties_stay_while_a_space_is_used_again():
    grey = Steps(("g",), must=True)
    table = Table().lay_tableau("T 6/2").place("doubler", "Anna own").owed(Again(), grey).types("again doubler")
    assert table.state.pool == (grey,)


def test_RR12_older_debts_replace_nothing_that_use_again_omits():
    for other in (Build("either"), Pushes(2), TokenOwed("P4")):
        table = Table().place("black 1", "Anna own").owed(Again(), other)
        assert table.refusal_of("again black 1 T").code == "not-in-full"


@pytest.mark.parametrize("space", ["loco 1", "loco 2", "loco 3"])
def test_RR48_a_build_that_nobody_can_make_is_no_use_again(space: str):
    table = Table().set(stacks=(0,) * 8).place(space, "Anna own").right("again")
    assert table.refusal_of("er").code == "nothing-to-use-again"


@pytest.mark.parametrize(
    ("board", "owed", "possible"),
    [
        ("P 3 l4 I 5", Steps(("k",)), True),
        ("P 3 l5 I 5", Steps(("kgbnw",)), True),
        ("T 12 l9+4 I 5", Steps(("k",)), True),
        ("P 5 l6 I 5", Steps(("k",)), True),
        ("P 3 l3 I 5", Steps(("k",)), False),
        ("P 2 l4 I 5", Steps(("k",)), False),
        ("P 4 l4 I 5", Steps(("k",)), False),
        ("P 3 l4 I 5", Steps(("g",)), False),
    ],
)
def test_RR12_step_to_a_question_may_bring_the_awaited_factory(board: str, owed: Owed, *, possible: bool):
    # A gap is in front of the bar; a card taken on the ? field builds the factory for it.
    assert obligations.possible(Table().lay_tableau(board).owed(Pushes(1, must=True), owed).state) is possible


def test_RR12_interrupted_steps_keep_every_colour_owed():
    table = Table().lay_tableau("P 3 l4 T 5/3/1").types("any Pk")
    assert table.state.pool == (Steps(("kgbnw",), must=True), TokenOwed("P4"))


def test_RR51_open_card_that_nobody_can_use_asks_nothing():
    for card, there in (("factory", False), ("three", True)):
        assert obligations.has_possible_act(Table().set(cards=(card,), stacks=(0,) * 8).owed(CardOwed()).state) is there
    assert not obligations.has_possible_act(Table().state)


def test_RR28_of_three_effects_bar_too_asks_which_marker_goes():
    for left in (THREE, Three(("push",))):
        assert Table().lay_tableau("I 3,1").owed(left).refusal_of("move").code == "which-marker"
    assert Table().lay_tableau("I 3,1").owed(Three(("step",))).refusal_of("move").code == "not-owed"


def test_ruling_takes_part_of_space_and_rest_is_still_owed():
    table = Table().types('rule that "agreed" black 2 T')
    assert (table.tracks("T"), table.due) == ((2,), "Anna")
    assert table.state.pool == (Steps(("k", "k"), must=True),)


# Automatic effects and lapsed ones, RR03


@pytest.mark.parametrize("other", [Build("either"), TokenOwed("P4"), THREE, Again()])
def test_RR03_bar_waits_while_a_debt_could_change_its_way(other: Owed):
    table = Table().place("doubler", "Anna own").owed(Steps(("k",)), Pushes(2), other).types("s t")
    assert (table.bar(), table.due) == (("0",), "Anna")


def test_RR03_the_bar_goes_by_itself_where_nothing_could():
    table = Table().owed(Steps(("k",)), Pushes(2)).types("s t")
    assert (table.bar(), table.due) == (("2",), "Bert")


def test_steps_of_the_bar_are_found_behind_other_things_owed():
    assert Table().owed(Steps(("k", "k")), Pushes(2), Build("either")).types("move 1").bar() == ("1",)


# Claims, RR40


def test_RR40_second_claim_names_the_first_and_stays_a_choice():
    table = Table().turn("Cleo").place("order 1", "Bert own").place("order 2", "Cleo own")
    assert table.refusal_of("r1").facts["place"] == 2
    bert = Table().turn("Bert").player("Bert", free=0, coins=1)
    bert.place("doubler", "Bert own").place("coins", "Bert own")
    assert bert.refusal_of("r1/c").choices == ("order 1 /coin from doubler", "order 1 /coin from coins")
    assert bert.refusal_of("r1").choices == ("order 1 from doubler", "order 1 from coins")


def test_RR40_own_worker_for_a_claim_may_leave_an_engineer():
    table = Table().turn("Bert").player("Bert", free=0, coins=1)
    table.place("engineer left", "Bert own").place("coins", "Bert own").types("r1 from engineer left")
    assert [str(piece) for piece in table.state.spaces["engineer left"]] == ["Bert coin"]


def test_RR12_industry_3_names_the_empty_gap():
    refusal = Table().lay_tableau("I 5").refusal_of("industry 3 T")
    assert (refusal.code, refusal.facts["left"], refusal.facts["possible"]) == ("not-in-full", 1, 0)
    assert (refusal.facts["what"].code, refusal.facts["why"].code) == ("missing-industry", "gap-empty")
    message = Words("en", GAME.key).say(refusal.code, refusal.facts)
    assert "The marker is on 5, and gap 1 behind it has no factory." in message


def test_RR12_of_two_tiles_one_is_possible():
    refusal = Table().set(stacks=LAST_TILE).refusal_of("both T")
    assert (refusal.facts["left"], refusal.facts["possible"]) == (2, 1)
