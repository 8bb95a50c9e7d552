"""The list of legal moves is what the rules let pass: nothing else, and nothing less; compared with trying it all."""

from __future__ import annotations

import random

import pytest

from tests.support.russia import random_games
from tests.support.russia.brute import check_list

EVERY = 19
"""Moments per moment that is examined."""


GAMES = (0, 4, 8, 9, 13, 17)
"""Two of each number of players, one of each choice of a table."""


@pytest.mark.parametrize("seed", GAMES)
def test_the_list_of_a_moment_is_what_the_rules_let_pass(seed: int):
    compared = 0
    players, options = random_games.tables(seed)
    for number, (state, _) in enumerate(random_games.game(seed, players, **options)):
        if number % EVERY == seed:
            compared += check_list(state, random.Random(number))
    assert compared > EVERY
