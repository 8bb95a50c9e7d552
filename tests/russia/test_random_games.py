"""Random legal games to the end: nothing is lost or made, no player is stuck, every line reads back as itself."""

from __future__ import annotations

import pytest

from eighteen80.russia import GAME
from tests.support.russia import invariants, random_games

GAMES = 18
"""Number of tables: of each number of players, with each choice."""
EVERY = 29
"""Moments per moment whose whole list is read back."""


@pytest.mark.parametrize("number", range(GAMES))
def test_random_play_keeps_pieces_points_lists_and_record(number: int):
    moves, after = 0, None
    for moves, (_, _, after) in enumerate(invariants.game(number), 1):
        if moves % EVERY == number % EVERY:
            invariants.check_lines(after)
    assert after is not None
    assert moves > after.table.rounds * len(after.seats)
    assert GAME.due(after) == ()


def test_random_games_have_two_to_four_players_and_all_options():
    tables = [random_games.tables(number) for number in range(GAMES)]
    assert {players for players, _ in tables} == {2, 3, 4}
    assert all((players, options) in tables for players in (2, 3, 4) for options in random_games.OPTIONS)
