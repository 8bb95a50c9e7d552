"""Keys: how few a move takes in the demo game and in random ones, Enter included."""

from __future__ import annotations

from collections import Counter
from itertools import islice

from eighteen80 import resources
from eighteen80.record.replay import read
from eighteen80.russia import GAME
from eighteen80.russia.state import State
from tests.support.russia import random_games
from tests.support.russia.keys import fewest, shortest
from tests.support.russia.table import Table

MEAN, A_ROUND = 5, 180
EVERY = 18
"""Moves of a random game per move that is typed."""


def test_every_other_round_of_the_demo_takes_few_keys():
    rounds: Counter[int] = Counter()
    moves = 0
    for entry in read(str(resources.asset_path(f"russia/demo{GAME.ending}"))).entries:
        assert isinstance(entry.before, State)
        if entry.before.round % 2:
            moves += 1
            rounds[entry.before.round] += fewest(entry.before, entry.move)
    assert rounds.total() <= MEAN * moves
    assert max(rounds.values()) <= A_ROUND


def test_random_games_take_few_keys_a_move():
    keys = moves = 0
    for seed in range(3):
        for step in islice(random_games.game(seed, 2 + seed), EVERY - 1, None, EVERY):
            keys, moves = keys + fewest(step.before, step.move), moves + 1
    assert keys <= MEAN * moves


def test_a_scoring_takes_no_key():
    table = Table().lay_tableau("T 9/7/3 l6+2").types("p; p; p")
    assert shortest(table.state, GAME.read("pass", table.state)) == "p"
    table.types("p")
    assert (table.tableau().score, table.state.round) == (10, 3)
