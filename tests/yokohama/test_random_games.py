"""Random legal games to the end, two to four players, both depths; ways of the president and an exhaustive walk."""

from __future__ import annotations

import pytest

from eighteen80.yokohama.rules.scoring import final
from tests.support.yokohama.brute_ways import compare_ways
from tests.support.yokohama.random_games import Rambler, play_through

GAMES = 18
"""Number of tables: players, depth, and known part of the box."""
BOARDS = 250


@pytest.mark.parametrize("seed", range(GAMES))
def test_a_random_game_ends_and_nothing_is_lost(seed: int):
    played = play_through(seed)
    assert played.moves > 50
    # Every game that was played on the map is played in ledger depth too.
    assert bool(played.ledger) == (seed % 2 == 1)


def test_whole_game_with_empty_box():
    # With nothing known a game comes to its last turn; open values are then given, and the scoring follows.
    made = list(Rambler(12, 3, "ledger", given_at_once=0).play())
    last_turn = next(place for place, each in enumerate(made) if each.outcome.state.turn is None)
    assert made[last_turn].outcome.state.untold
    assert {each.move.verb for each in made[last_turn + 1 :]} <= {"tell", "neutral"}
    assert final(made[-1].outcome.state) is not None


def test_ways_and_least_tolls_agree_with_an_exhaustive_walk():
    assert sum(compare_ways(seed) for seed in range(BOARDS)) > BOARDS
