"""After a correction the next hour can be played: nothing is missing that only its rule would have brought."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import NamedTuple

import pytest

from eighteen80.capabilities import HasTurns
from eighteen80.china import GAME
from eighteen80.china.box.components import BOX
from eighteen80.china.corrections.sound import check_sound
from eighteen80.china.events import CapitalPaid, CompanyOpened
from eighteen80.china.map.board import hexes_of
from eighteen80.china.moves import CORRECTED
from eighteen80.china.state import State
from eighteen80.record.history import Accepted
from eighteen80.refusals import Illegal, Refusal
from eighteen80.words import Words
from tests.support.china.play_table import AUCTION, Play, check_invariants
from tests.support.china.random_corrections import CHANGES, apply_line, by_the_rules
from tests.support.played import DEMO, record

TRIES = 400


class PlayedOn(NamedTuple):
    """A correction, the number of the move it came after, and how many turns of the game followed it."""

    line: str
    number: int
    turns: int
    over: bool


def correct_somewhere(dice: Random, what: str, moves: Sequence[Accepted]) -> tuple[int, str, State]:
    """A correction of a kind that is taken after some move and changes the table: the number, the line, the table."""
    for _ in range(TRIES):
        entry = dice.choice(moves)
        line = f'correct {what} {CHANGES[what](dice, entry.after)} "so it lies"'
        try:
            after = apply_line(entry.after, line)
        except Refusal:
            continue
        if after != entry.after and GAME.due(after):
            return entry.number, line, after
    raise AssertionError(f"nothing that comes to mind corrects {what}")


def played_on(dice: Random, what: str, moves: Sequence[Accepted], most: int) -> PlayedOn:
    """Play turns by the rules after a correction; fail if no one can continue or the box could not show it."""
    number, line, state = correct_somewhere(dice, what, moves)
    turns = 0
    while turns < most and GAME.due(state):
        turn = GAME.offers(HasTurns).turn_key(state)
        _, state = by_the_rules(dice, state)
        check_invariants(state)
        check_sound(state)
        turns += GAME.offers(HasTurns).turn_key(state) != turn
    return PlayedOn(line, number, turns, over=not GAME.due(state))


TURNS = 8
IDEAS = 300
"""Number of random corrections tried where the refusal knows no example."""
SUBJECTS = ("Anna", "HKR", "NJR", "JHA", "A1", "A7", "P3", "bank", "M3", "M7", "A15")


def test_every_kind_is_tried():
    assert set(CHANGES) == set(CORRECTED)


@pytest.mark.parametrize("what", CHANGES)
def test_the_table_plays_on_after_a_correction_of_each_kind(what: str):
    played = played_on(Random(f"{what} suite"), what, record(DEMO).entries, TURNS)
    assert played.turns == TURNS or played.over


# A company that operates, and one that no longer does


@pytest.fixture
def play() -> Play:
    """NJR is founded and does not operate yet."""
    return Play(3).start_operating()('rule that "overlooked" Anna: found NJR 100 20% ABC row 2')


def test_company_corrected_to_open_has_home_marker_and_capital(play: Play):
    play('correct open NJR yes "it opened at noon"')
    company = play.state.companies["NJR"]
    assert company.open
    assert (company.cash, company.capital) == (100 * BOX.setup.half_capital, "half")
    assert hexes_of(play.state.board, "NJR") == (BOX.companies["NJR"].home,)
    assert company.markers == BOX.setup.markers - 1
    assert play.events_of(CompanyOpened)
    assert play.events_of(CapitalPaid)


def test_one_that_operates_already_is_paid_nothing_again(play: Play):
    play('correct open NJR yes "it opened at noon"')
    before = play.state
    line = 'correct open NJR yes "it opened at noon"'
    assert play.refusal_of(line).code == "correct-nothing"
    assert GAME.apply(before, GAME.read(line, before), kept=True).state == before


def test_one_that_does_not_operate_after_all_gives_both_back(play: Play):
    before = play.state
    assert play('correct open NJR yes "it opened at noon"', 'correct open NJR no "it did not"').state == before


def test_unfounded_company_is_refused_with_the_founding_ruling():
    play = Play(3).start_operating()
    refusal = play.refusal_of('correct open NJR yes "it opened at noon"')
    assert (refusal.code, refusal.instead) == ("correct-unfounded", None)
    play(GAME.write(replace(refusal.proposed, reason="overlooked")), 'correct open NJR yes "it opened at noon"')
    assert play.state.companies["NJR"].open


@pytest.mark.parametrize("moves", ["", "bid 15; bid 20", "draft", "share round", "turn"])
def test_founding_ruling_works_at_every_stage_and_names_a_payer(moves: str):
    stages = {
        "draft": lambda: Play(3)(*AUCTION),
        "share round": lambda: Play(3).start_operating().share_round("Anna").player("Anna", cash=0),
        "turn": Play(3).start_operating,
    }
    play = stages[moves]() if moves in stages else Play(3)(*filter(None, [moves]))
    refusal = play.refusal_of('correct open NJR yes "it opened at noon"')
    play(GAME.write(replace(refusal.proposed, reason="overlooked")))
    assert play.state.companies["NJR"].founded
    assert play('correct open NJR yes "it opened at noon"').state.companies["NJR"].open


def test_where_nobody_could_pay_for_a_founding_none_is_proposed():
    play = Play(3).start_operating()
    for name in play.state.seats:
        play.player(name, cash=100)
    assert play.refusal_of('correct open NJR yes "it opened at noon"').proposed is None


# Examples


def _correct(state: State, what: str, change: str) -> State:
    return GAME.apply(state, GAME.read(f'correct {what} {change} "so it lies"', state)).state


@pytest.mark.parametrize("what", CORRECTED)
def test_example_is_taken_and_where_there_is_none_that_is_said(what: str):
    dice = Random(what)
    for state in (Play(3).state, Play(3).start_operating().owns(BCR="2").change(marker="BCR").state):
        for subject in SUBJECTS:
            with pytest.raises(Illegal) as caught:
                _correct(state, what, f"{subject} perhaps")
            code, facts = caught.value.code, caught.value.facts
            if code != "correct-senseless":
                assert code in ("confirm-unknown", "correct-unfounded", "correct-owed", "correct-space")
            elif facts["known"]:
                assert _correct(state, what, f"{subject} {facts['example']}") != state
            else:
                assert "knows no value" in Words("en", GAME.key).say(code, facts)
                for change in {CHANGES[what](dice, state) for _ in range(IDEAS)}:
                    if change.startswith(f"{subject} "):
                        with pytest.raises(Refusal):
                            _correct(state, what, change)


def test_what_is_the_table_s_is_put_right_as_the_bank_s():
    refusal = Play(3).refusal_of('correct priority Anna Bert "he has it"')
    assert GAME.write(refusal.instead) == 'correct priority bank Bert "he has it"'
