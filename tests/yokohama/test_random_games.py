"""Random legal games to the end, two to four players, both depths; ways of the president beside an exhaustive walk."""

from __future__ import annotations

import pytest

from tests.support.yokohama.rambling import play_through
from tests.support.yokohama.walking import compare_ways

GAMES = 24
BOARDS = 250


@pytest.mark.parametrize("seed", range(GAMES))
def test_a_random_game_ends_and_nothing_is_lost(seed: int):
    played = play_through(seed)
    assert played.moves > 50
    assert bool(played.ledger) == (seed % 2 == 1 and seed // 6 % 3 == 0)


def test_ways_and_least_tolls_agree_with_an_exhaustive_walk():
    assert sum(compare_ways(seed) for seed in range(BOARDS)) > BOARDS
