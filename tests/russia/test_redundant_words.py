"""Lines with superfluous, missing or inapplicable words."""

from __future__ import annotations

import pytest

from eighteen80.russia import GAME
from eighteen80.russia.moves import Done, Pass, Stay
from eighteen80.russia.state import RELOCATE, Again, Build, Pushes, Steps
from tests.support.russia.table import Table

ANY = "kgbnw"

# Chains


@pytest.mark.parametrize("line", ["l1t/3", "l1t/3p", "l1t/3pt"])
def test_RR04_forced_part_of_a_chain_may_be_said_or_not(line: str):
    table = Table().lay_tableau("T l3 P l2 K l9").stacks(4).types(line)
    assert (table.locos("T"), table.locos("P"), table.state.returned) == ((4, 2), (3,), ())


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("l1t/3k", "loco-not-lower"),
        ("l1t/3-", "slot-empty"),
        ("l1t/3t", "own-line"),
        ("l1t/3pk", "loco-not-lower"),
        ("l1t/3ptk", "nothing-freed"),
    ],
)
def test_RR04_RR24_what_is_said_of_a_chain_must_be_what_happens(line: str, code: str):
    assert Table().lay_tableau("T l3 P l2 K l9").stacks(4).refusal_of(line).code == code


def test_RR22_superfluous_number_must_be_the_one_that_leaves():
    assert Table().lay_tableau("P l2").stacks(4).types("l1pk").locos("K") == (2,)
    assert Table().lay_tableau("T l5+2 P l6 K l6").stacks(4).types("l1t/2").locos("T") == (5, 4)
    assert Table().lay_tableau("T l5+2 P l6 K l6").stacks(4).refusal_of("l1t/5").code == "loco-not-lower"


# Steps


def test_RR15_a_step_of_several_colours_says_its_colour():
    refusal = Table().owed(Steps((ANY, ANY))).refusal_of("step T")
    assert refusal.code == "which-colour"
    assert Table().owed(Steps(("gb",))).refusal_of("step T").code == "which-colour"


def test_a_step_of_one_colour_need_not_say_it():
    assert Table().lay_tableau("T 5").owed(Steps(("g",))).types("step T").tracks("T") == (5, 1)


def test_RR12_step_spends_the_debt_of_fewest_colours():
    table = Table().lay_tableau("T 6/4").owed(Steps((ANY, ANY)), Steps(("k",), must=True))
    table.types("step Tk")
    assert [owed.slots for owed in table.state.pool if isinstance(owed, Steps)] == [(ANY, ANY)]


def test_a_step_of_the_wrong_kind_is_not_owed():
    table = Table().owed(Steps(("g",)))
    assert table.refusal_of("step Tk").code == "colour-not-allowed"
    assert table.refusal_of("step white T").code == "no-step-owed"
    assert table.refusal_of("step extra T").code == "no-black-step-here"
    assert table.refusal_of("step Tk").facts["allowed"] == "g"


# Nothing owed


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("build factory", "not-owed"),
        ("build loco T", "not-owed"),
        ("move 1", "not-owed"),
        ("again doubler", "not-owed"),
        ("lay doubler", "not-owed"),
        ("token medal", "no-token-owed"),
        ("card three", "no-card-owed"),
        ("take card", "no-card-owed"),
        ("freed T", "nothing-freed"),
    ],
)
def test_nothing_is_done_that_is_not_owed(line: str, code: str):
    assert Table().owed(Steps((ANY,))).refusal_of(line).code == code


def test_another_build_than_is_owed_is_refused():
    assert Table().owed(Build("loco")).refusal_of("build factory").code == "not-owed"
    assert Table().owed(Build("factory")).refusal_of("build loco T").code == "not-owed"


# Again


def test_RR48_nothing_is_paid_for_a_space_used_again():
    table = Table().place("doubler", "Anna own").owed(Again())
    assert table.refusal_of("again doubler /own").code == "nothing-is-paid"
    assert table.types("again doubler").tableau().doublers == 1


def test_RR47_what_may_not_be_used_again_is_named_with_what_may():
    table = Table().place("doubler", "Anna own").place("black 2", "Anna own", "Anna own").place("coins", "Bert own")
    table.owed(Again())
    for line in ("again black 2 T3", "again coins"):
        refusal = table.refusal_of(line)
        assert (refusal.code, refusal.facts["there"]) == ("not-usable-again", ("doubler",))
    barred = table.owed(Again(barred=("doubler",)))
    assert barred.refusal_of("again doubler").code == "nothing-to-use-again"


def test_RR48_engineer_again_never_points_at_itself():
    table = Table().right("again").place("doubler", "Anna own").types("er d")
    assert table.tableau().doublers == 1
    assert "engineer right engineer right" not in " ".join(Table().right("again").lines())
    itself = Table().right("again").place("doubler", "Anna own").refusal_of("er er d")
    assert (itself.code, itself.facts["there"]) == ("not-usable-again", ("doubler",))


# Doublers


def test_RR30_a_doubler_needs_a_field_and_a_piece():
    assert Table().lay_tableau("d7").set(doublers=1).types("d").tableau().doublers == 8
    assert Table().lay_tableau("d8").set(doublers=1).refusal_of("d").code == "doublers-full"
    assert Table().lay_tableau("d8").set(doublers=0).refusal_of("d").code == "doublers-gone"
    assert Table().lay_tableau("d7").set(doublers=0).refusal_of("d").code == "doublers-gone"


def test_RR13_own_engineer_brings_points_without_a_doubler():
    table = Table().lay_tableau("d8").has("doubler+3").types("e doubler+3")
    assert (table.tableau().score, table.tableau().doublers) == (3, 8)


# The bar


def test_RR14_steps_up_to_a_number_are_never_made_by_themselves():
    table = Table().lay_tableau("I 0").owed(Pushes(2, up_to=True))
    assert GAME.due(table.state) == ("Anna",)
    assert table.types("move 1").bar() == ("1",)
    assert table.due == "Anna"


# Words before a word that is not part of the move


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("engineer black2 coins", "not-your-engineer"),
        ("k2 t2 factory", "space-taken"),
        ("Anna: k2 t2 factory", "space-taken"),
        ("k2 t2 xyz", "space-taken"),
        ("loco 1 K return factory", "slot-empty"),
        ("loco 1 P P factory", "own-line"),
    ],
)
def test_hopeless_line_is_refused_for_what_it_has_said(line: str, code: str):
    table = Table().place("black 2", "Bert own", "Bert own").lay_tableau("T l2 P l2 K l2").stacks(3)
    assert table.refusal_of(line).code == code


def test_of_two_moves_without_semicolon_first_has_to_be_clear():
    assert Table().lay_tableau("T l3+2 P l1 K l1").stacks(4).refusal_of("loco 1 T factory").code == "which-loco"


@pytest.mark.parametrize("line", ["k2 t xyz", "loco 1 T xyz", "i1 xyz", "otk xyz", "xyz"])
def test_replaceable_word_is_told_as_an_unknown_word(line: str):
    assert Table().lay_tableau("T l3+2 P l1 K l1").stacks(4).refusal_of(line).code.startswith("unreadable")


def test_relocation_refuses_what_precedes_a_word_first():
    table = Table().has("build").place("engineer build", "Anna own").set(phase=RELOCATE)
    assert table.refusal_of("relocate engineer build Pk").code == "engineer-used"


def test_more_than_there_is_to_do_is_too_many():
    assert Table().refusal_of("k1 t2k").facts == {"most": 2}
    assert Table().refusal_of("otkk").code == "too-many"
    assert Table().lay_tableau("I 3 f2,3,4").refusal_of("industry 1 front2").code == "too-many"
    assert Table().owed(Pushes(2)).lay_tableau("I 3 f2,3,4").refusal_of("move front3").facts == {"most": 2}


def test_RR27_tile_of_a_number_is_not_swapped_for_its_twin():
    table = Table().lay_tableau("I 3 f3,3,4,4,5").stacks(5)
    assert table.refusal_of("f1 3 x3").code == "same-tile"
    assert table.set(returned=(3,)).refusal_of("f1 3 x3").code == "which-gap"


def test_a_chain_says_no_second_locomotive():
    assert Table().owed(Build("loco"), Build("loco")).refusal_of("build loco P K").code == "nothing-freed"


def test_player_who_has_finished_is_told_how_to_say_so():
    relocating = Table().lay_tableau("T 7/5").place("order 2", "Anna own").types("p; p; p; p")
    assert relocating.refusal_of("p").instead == Stay()
    assert relocating.refusal_of("done").instead == Stay()
    assert Table().refusal_of("stay").instead == Pass()
    assert Table().owed(Steps(("k",))).refusal_of("p").instead == Done()


@pytest.mark.parametrize("line", ["coins xyz", "münzen xyz", "monety xyz"])
def test_a_verb_typed_in_any_language_is_not_suggested(line: str):
    assert Table().refusal_of(line).instead is None
