"""A random game with an empty box to its end; ways of the president and an exhaustive walk."""

from __future__ import annotations

from eighteen80.yokohama.rules.scoring import final
from tests.support.yokohama.brute_ways import compare_ways
from tests.support.yokohama.random_games import Rambler

BOARDS = 250


def test_whole_game_with_empty_box():
    # With nothing known a game comes to its last turn; open values are then given, and the scoring follows.
    made = list(Rambler(12, 3, "ledger", given_at_once=0).play())
    last_turn = next(place for place, each in enumerate(made) if each.after.turn is None)
    assert made[last_turn].after.untold
    assert {each.move.verb for each in made[last_turn + 1 :]} <= {"tell", "neutral"}
    assert final(made[-1].after) is not None


def test_ways_and_least_tolls_agree_with_an_exhaustive_walk():
    assert sum(compare_ways(seed) for seed in range(BOARDS)) > BOARDS
