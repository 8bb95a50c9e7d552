"""Random corrections and rulings: the box can show the result, the game continues, and the record leads there again.

`EIGHTEEN80_GAMES=1000` plays that number instead of the few of every day.
"""

from __future__ import annotations

import os
from collections import Counter
from functools import cache, reduce

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from eighteen80.capabilities import Shown
from eighteen80.china import GAME
from eighteen80.china.corrections.sound import check_sound
from eighteen80.china.show.forecast import forecast
from eighteen80.record.history import History
from eighteen80.refusals import Refusal
from tests.support.bad_input import plausible
from tests.support.china.play_table import NAMES, check_invariants
from tests.support.china.random_corrections import CHANGES, Wronged, apply_line, game_of_wrongs
from tests.support.fuzzing import positions

ASKED = os.environ.get("EIGHTEEN80_GAMES")
GAMES = range(int(ASKED)) if ASKED else (9, 20, 22, 23, 31, 36)
"""Games with every number of players, and together with wrongs of every kind."""
MOVES = 180


@cache
def play_wrongs(seed: int) -> Wronged:
    return game_of_wrongs(seed, MOVES)


@pytest.mark.parametrize("seed", GAMES)
def test_game_full_of_wrongs_stays_within_box_and_is_same_again(seed: int):
    game = play_wrongs(seed)
    assert reduce(apply_line, game.lines, game.start) == game.state
    GAME.offers(Shown).sheets(game.state)
    forecast(game.state)
    GAME.dump(game.state)


def test_the_games_had_wrongs_of_every_kind():
    counts = sum((play_wrongs(seed).counts for seed in GAMES), Counter[str]())
    assert [what for what in CHANGES if not counts[f"correct {what}"]] == []
    assert [verb for verb in ("lay", "buy", "found", "train", "run", "bid", "done", "permit")
            if not counts[f"rule {verb}"]] == []  # fmt: skip


@settings(max_examples=60, suppress_health_check=list(HealthCheck))
@given(st.integers(0, len(positions()) - 1), st.lists(plausible(), max_size=10))
def test_corrections_and_rulings_keep_what_the_box_holds(at: int, lines: list[str]):
    state = positions()[at]
    for line in lines:
        try:
            after = apply_line(state, line)
        except Refusal:
            continue
        check_invariants(after)
        check_sound(after)
        state = after


def test_wrongs_are_repaired_like_moves():
    history = History(GAME, GAME.start(NAMES[:3], {}), GAME.version)
    for line in ("bid 5", 'rule that "so it lies" bid 7', "pass; pass", 'correct cash Anna +50 "so it lies"'):
        tuple(history.take_line(line, "12:00:00"))
    tuple(history.take_line('amend 1 rule that "agreed" bid 6', "12:00:00"))
    assert [entry.line for entry in history.moves][:2] == ['rule that "agreed" bid 6', 'rule that "so it lies" bid 7']
