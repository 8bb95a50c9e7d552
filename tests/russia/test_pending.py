"""Pending effects inside a turn: their lines, and the meaning of an incomplete line (RR03, RR14, RR52)."""

from __future__ import annotations

import pytest

from eighteen80.russia import GAME
from eighteen80.russia.state import (
    FREE,
    Again,
    Build,
    CardOwed,
    EndCardOwed,
    Freed,
    Owed,
    Pushes,
    Steps,
    Three,
    TokenOwed,
)
from tests.support.russia.table import Table

WHITE, EXTRA = Steps(("w", "w"), source="white"), Steps(("k",), source="extra")
THREE = Three(("doubler", "push", "step"))
GREY, BLACKS, ANY = Steps(("g",)), Steps(("k", "k")), Steps(("kgbnw",))


def _owes(*owed: Owed) -> Table:
    return Table().lay_tableau("T 15/9/6/4/1 P 4").owed(*owed)


# Meaning of steps


@pytest.mark.parametrize(
    ("owed", "line", "left", "tracks"),
    [
        ((WHITE,), "s t", (WHITE._replace(slots=("w",)),), (15, 9, 6, 4, 2)),
        ((WHITE,), "s tw", (WHITE._replace(slots=("w",)),), (15, 9, 6, 4, 2)),
        ((EXTRA,), "s p", (), (5,)),
        ((EXTRA,), "s pk", (), (5,)),
        ((WHITE, EXTRA), "s t", (WHITE._replace(slots=("w",)), EXTRA), (15, 9, 6, 4, 2)),
        ((WHITE, EXTRA), "s pk", (WHITE,), (5,)),
        ((EXTRA, GREY), "s t", (EXTRA,), (15, 10, 6, 4, 1)),
        ((EXTRA, GREY), "s pk", (GREY,), (5,)),
        ((EXTRA, GREY), "s pg", (EXTRA,), (4, 1)),
        ((EXTRA, BLACKS), "s p", (EXTRA, Steps(("k",))), (5,)),
        ((EXTRA, BLACKS), "step extra p", (BLACKS,), (5,)),
        ((WHITE, ANY), "s tw", (WHITE,), (15, 9, 6, 4, 2)),
        ((WHITE, ANY), "step white t", (WHITE._replace(slots=("w",)), ANY), (15, 9, 6, 4, 2)),
        ((EXTRA, THREE), "s p", (EXTRA, Three(("doubler", "push"))), (5,)),
        ((EXTRA, THREE), "s pk", (EXTRA, Three(("doubler", "push"))), (5,)),
        ((EXTRA, THREE), "step extra p", (THREE,), (5,)),
        ((WHITE, THREE), "s tw", (WHITE._replace(slots=("w",)), THREE), (15, 9, 6, 4, 2)),
        ((WHITE, THREE), "s p", (WHITE, Three(("doubler", "push"))), (5,)),
        ((EXTRA, Three(("doubler",))), "s p", (Three(("doubler",)),), (5,)),
    ],
)
def test_step_is_of_what_is_owed_before_it_is_of_special_source(
    owed: tuple[Owed, ...], line: str, left: tuple[Owed, ...], tracks: tuple[int, ...]
):
    table = _owes(*owed).types(line)
    assert (table.state.pool, table.tracks("T" if len(tracks) > 2 else "P")) == (left, tracks)


@pytest.mark.parametrize(
    ("owed", "line", "code"),
    [
        ((WHITE,), "s p", "line-takes-no"),
        ((WHITE,), "s tk", "colour-not-allowed"),
        ((EXTRA,), "s pg", "colour-not-allowed"),
        ((EXTRA,), "step white t", "no-step-owed"),
        ((WHITE,), "step extra p", "no-black-step-here"),
        ((EXTRA, GREY), "s tw", "colour-not-allowed"),
        ((WHITE, ANY), "s t", "which-colour"),
        ((Steps(("k", "g")),), "s p", "which-colour"),
        ((WHITE, THREE), "s tk", "line-end"),
        ((WHITE, THREE), "s pg", "colour-not-allowed"),
        ((ANY,), "s", "no-step-said"),
    ],
)
def test_a_step_that_nothing_owed_allows(owed: tuple[Owed, ...], line: str, code: str):
    assert _owes(*owed).refusal_of(line).code == code


def test_of_several_colours_the_one_meant_is_asked_for():
    asked = _owes(Steps(("k", "g"))).refusal_of("s p")
    assert asked.choices == ("step Pk", "step Pg")


def test_RR14_steps_are_listed_by_source_and_colour():
    assert _owes(EXTRA, GREY).lines()[:4] == ["step extra P", "step extra K", "step Tg", "step Pg"]


# Tokens and the bar


def test_RR14_RR50_token_is_listed_alone_and_with_its_parts():
    lines = Table().lay_tableau("I 5,3 f2").owed(TokenOwed("P4")).lines()
    assert [line for line in lines if line.startswith("token industry")] == [
        "token industry", "token industry front", "token industry front rear",
        "token industry front2", "token industry front2 rear", "token industry front2 rear2",
    ]  # fmt: skip
    steps = [line for line in lines if line.startswith("token steps")]
    assert (steps[0], steps[-1], "token steps Tk Tg Pk2" in steps) == ("token steps", "token steps Kk4", True)
    assert len(lines) == len(set(lines))


def test_RR28_bare_push_is_a_step_of_the_only_free_marker():
    assert Table().lay_tableau("I 1").owed(Pushes(3, up_to=True)).types("move").bar() == ("2",)
    assert Table().lay_tableau("I 3,1").owed(Pushes(2, up_to=True)).refusal_of("move").code == "which-marker"
    assert Table().lay_tableau("I 5,3 f2").owed(Pushes(1, up_to=True), Build("loco")).types("move front").bar() == (
        "5f",
        "3",
    )


def test_RR51_open_cards_are_listed_where_one_is_owed():
    lines = Table().owed(TokenOwed("P4")).types("q card").lines()
    assert [line for line in lines if line.startswith("card")] == [
        "card three", "card worker", "card engineer", "card loco", "card factory",
    ]  # fmt: skip
    assert not any(line.startswith("card") for line in Table().owed(TokenOwed("P4")).lines())


def test_of_the_tokens_each_is_listed_before_what_it_could_do():
    lines = Table().lay_tableau("I 3").owed(TokenOwed("P4")).lines()
    assert [line.split()[1] for line in lines[:7]] == [
        "steps", "industry", "marker", "doublers", "revalue", "medal", "card",
    ]  # fmt: skip


def test_steps_that_factory_would_make_by_itself_are_listed_once():
    table = Table().lay_tableau("I 20 f2,3,3,4,5").owed(TokenOwed("I?"))
    ends = []
    for line in ("q ind 2", "q ind 3"):
        trial = Table().set(**table.state._asdict()).types(line)
        ends.append((trial.bar(), trial.due))
    assert ends == [(("30",), "Bert")] * 2
    assert [line for line in table.lines() if line.startswith("token industry ")] == [
        "token industry 1",
        "token industry 2",
    ]


# The card with three effects


def test_RR52_of_card_with_three_effects_what_is_left_is_listed():
    assert Table().owed(THREE).lines() == ["step Tk", "step Pk", "step Kk", "move 1", "lay doubler"]
    assert Table().owed(Three(("push",))).lines() == ["move 1"]
    assert Table().owed(Three(("step",))).lines() == ["step Tk", "step Pk", "step Kk"]
    assert Table().owed(Three(("doubler",))).lines() == ["lay doubler"]
    assert Table().owed(THREE._replace(fourth=True)).lines()[-1] == "done"


# A locomotive in hand


def test_RR04_locomotive_in_hand_lists_its_places_alone():
    pool = (TokenOwed("P4"), CardOwed(), Build("either"), GREY, Pushes(2), THREE, EndCardOwed())
    table = Table().lay_tableau("T 6/3 l3+1 P l4 I 3,2").owed(Freed(2, 1), *pool)
    assert table.lines() == ["freed T", "freed K"]
    for line in ("q medal", "card three", "build factory", "s tg", "move front", "lay", "done"):
        assert table.refusal_of(line).code == "chain-first"
    assert table.refusal_of("take").code == "card-last"


# End cards


def test_RR54_open_end_cards_are_listed_and_hidden_ones_not():
    open_cards = Table(end_cards="open").owed(EndCardOwed())
    assert open_cards.lines()[:2] == ["take card flat", "take card workers"]
    assert open_cards.lines()[-1] == "take points"
    assert open_cards.refusal_of("take card").code == "end-card-name"
    assert Table().owed(EndCardOwed()).refusal_of("take card flat").code == "end-card-hidden"
    assert open_cards.types("take points").tableau().score == 10


def test_RR55_the_points_have_no_name():
    for table in (Table(end_cards="open"), Table()):
        assert table.owed(EndCardOwed()).refusal_of("take points flat").code == "end-card-hidden"


# In every language


EITHER, HAND = Build("either"), Freed(1, 1)


@pytest.mark.parametrize(
    ("owed", "typed", "written"),
    [
        (EITHER, "fabrik", "build factory"),
        (EITHER, "fabryka", "build factory"),
        (EITHER, "lok k", "build loco K"),
        (EITHER, "lokomotywa k", "build loco K"),
        (THREE, "verdoppler", "lay doubler"),
        (THREE, "podwajacz", "lay doubler"),
        (THREE, "industrie", "move 1"),
        (THREE, "przemysł", "move 1"),
        (THREE, "schritt tk", "step Tk"),
        (HAND, "oddaj", "freed return"),
        (HAND, "zurück", "freed return"),
    ],
)
def test_what_is_owed_goes_by_the_words_of_each_language(owed: Owed, typed: str, written: str):
    state = Table().lay_tableau("I 3").owed(owed).state
    assert GAME.write(GAME.resolve(state, GAME.read(typed, state))) == written


@pytest.mark.parametrize("asked", ["token?", "q?", "żeton ?", "Anna plättchen?"])
def test_token_with_question_mark_lists_those_that_may_be_chosen(asked: str):
    refusal = Table().lay_tableau("I 3").player(tokens=(("P6", "medal"),)).owed(TokenOwed("P4")).refusal_of(asked)
    assert refusal.code == "which-token"
    assert refusal.choices[:5] == (
        "token steps", "token industry", "token marker", "token doublers", "token revalue",
    )  # fmt: skip
    assert "token medal" not in refusal.choices


def test_RR05_the_end_card_is_asked_for_last():
    what = GAME.ask(Table().owed(EndCardOwed(), BLACKS).state).facts["what"]
    assert isinstance(what, tuple)
    assert [each.code for each in what] == ["owed-steps", "owed-end-card"]
    assert Table().owed(EndCardOwed(), BLACKS).refusal_of("pass").facts["what"] == "steps 2"


# Lines


@pytest.mark.parametrize(
    ("owed", "words"),
    [
        (WHITE, ["white 2"]),
        (BLACKS, ["steps 2"]),
        (Pushes(3), ["industry 3"]),
        (Build("either"), ["build"]),
        (Build("card"), ["build loco"]),
        (Freed(2, 1), ["freed 2"]),
        (TokenOwed("P4"), ["token P4"]),
        (CardOwed(), ["card"]),
        (Again(), ["again"]),
        (EndCardOwed(), ["take card"]),
        (THREE, ["three doubler", "three industry", "three black"]),
        (Three(("doubler",), fourth=True), ["three again"]),
    ],
)
def test_each_thing_that_is_owed_has_its_words(owed: Owed, words: list[str]):
    assert GAME.dump(Table().owed(owed).state)["owed"] == words


@pytest.mark.parametrize("line", ["i", "industrie", "move"])
def test_steps_of_a_marker_that_nothing_gives_are_not_owed(line: str):
    refusal = Table().owed(EITHER).refusal_of(line)
    assert (refusal.code, refusal.facts["what"]) == ("not-owed", "industry")


def test_RR05_RR55_an_end_card_never_lapses():
    table = Table().lay_tableau("I 3").owed(ANY, EndCardOwed()).types("done")
    assert [event.facts["what"] for event in table.events] == [("steps 1",)]
    assert table.state.pool == (EndCardOwed(),)


@pytest.mark.parametrize(
    ("owed", "line"),
    [
        (Build("loco"), "build loco K"),
        (Build("factory"), "build factory"),
        (Steps(("k",)), "s tk"),
        (Pushes(1), "move front"),
        (Again(), "again black 2 T2 P"),
    ],
)
def test_RR12_what_must_be_done_is_done_before_what_may(owed: Owed, line: str):
    table = Table().lay_tableau("I 2,0").place("black 2", "Anna own")
    assert table.owed(owed, owed._replace(must=True)).types(line).state.pool[-1:] == (owed,)


def test_RR03_what_must_be_done_and_cannot_be_holds_nobody_up():
    assert Table().lay_tableau("I 5").owed(Pushes(1, must=True), ANY).types("done").due == "Bert"


# Literal meaning


@pytest.mark.parametrize("line", ["otk; step white Tg2", "otk; step white Tk"])
def test_RR14_white_steps_take_no_other_colour(line: str):
    refusal = Table().lay_tableau("T 14/9/6/4").refusal_of(line)
    assert (refusal.code, tuple(refusal.facts["allowed"])) == ("colour-not-allowed", ("w",))
    assert Table().lay_tableau("T 14/9/6/4").types("otk; step white Tw2").tracks("T") == (15, 9, 6, 4, 2)


def test_RR14_extra_step_takes_no_other_colour():
    table = Table().lay_tableau("T 4").player(black=FREE).types("k1t2/b")
    refusal = table.refusal_of("step extra Tg")
    assert (refusal.code, tuple(refusal.facts["allowed"])) == ("colour-not-allowed", ("k",))
    assert table.types("step extra Tk").tracks("T") == (7,)


def test_RR12_card_of_three_takes_one_act_a_line():
    for line in ("move 2", "s tk2"):
        refusal = Table().owed(Three(("doubler", "push", "step"))).refusal_of(line)
        assert (refusal.code, refusal.facts["most"]) == ("too-many", 1)
    assert Table().owed(Three(("push",))).refusal_of("s tk2").code == "no-step-owed"


def test_RR52_steps_behind_a_token_do_none_of_the_card_of_three():
    table = Table().owed(TokenOwed("P4"), THREE).types("token steps Tk")
    assert table.state.pool[0] == THREE
    assert [len(owed.slots) for owed in table.state.pool if isinstance(owed, Steps)] == [3]
