"""Keys: how few a plain turn takes in the demo game and in random ones, Enter included."""

from __future__ import annotations

from pathlib import Path

import pytest

from eighteen80.record.replay import read
from tests.support.yokohama import demo, keys
from tests.support.yokohama.evening import Evening

GAMES = 2


def test_plain_demo_turns_take_four_and_sixteen_keys_at_most():
    record = read(Path(str(demo.PATH)), strict=True)
    ledger = keys.of_plain_turns((entry.before, entry.move) for entry in record.entries)
    on_map = keys.of_plain_turns((made.before, made.move) for made in demo.moves())
    assert len(ledger) > 20
    assert len(on_map) > 20
    assert max(ledger) <= keys.MOST["ledger"]
    assert max(on_map) <= keys.MOST["map"]


@pytest.mark.parametrize("depth", keys.MOST)
@pytest.mark.parametrize("seed", range(GAMES))
def test_plain_turns_of_random_games_take_no_more(seed: int, depth: str):
    taken = keys.of_random_game(seed, depth)
    assert len(taken) > 20
    assert max(taken) <= keys.MOST[depth]


def test_nobody_is_a_dash():
    night = Evening(3, "map").take("p s; r -; d; p -; r -")
    assert night.written[-5:] == ["put silk", "recall none", "done", "put none", "recall none"]
    night = Evening().take("b 2", 'correct yen Anna 0 "as counted"')
    assert night.written[-1] == 'correct yen Anna 0 "as counted"'
