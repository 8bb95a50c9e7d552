"""Random legal games to the end: nothing is lost or made, nobody is stuck, every line reads back as itself."""

from __future__ import annotations

import pytest

from eighteen80.russia import GAME
from tests.support.russia import rambling


@pytest.mark.parametrize("seed", range(9))
def test_a_random_game_comes_to_its_end(seed: int):
    before, number, state = None, 0, None
    for state, _ in rambling.game(seed, 2 + seed % 3):
        if before is not None:
            rambling.check(before, state)
        if number % 41 == seed % 41:
            rambling.check_lines(state)
        before, number = state, number + 1
    assert state is not None
    assert state.result is not None
    assert dict(state.result) == {name: player.score for name, player in state.players.items()}


@pytest.mark.parametrize("seed", range(100, 124))
def test_more_random_games_without_a_dead_end(seed: int):
    options = (
        {},
        {"loco_return": "only_if_stuck"},
        {"again_any": "no"},
        {"black_worker": "shown"},
        {"effects": "at_once"},
    )
    before = None
    for state, _ in rambling.game(seed, 2 + seed % 3, **options[seed % len(options)]):
        if before is not None:
            rambling.check(before, state)
        before = state
    assert before is not None
    assert GAME.due(before) == ()
