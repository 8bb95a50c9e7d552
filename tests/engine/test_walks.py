"""Games played at random and recorded ones, walked through once each with every question that any game can answer."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from eighteen80 import registry
from tests.support import played
from tests.support.walk import steps_of, walk
from tests.support.walks import WALKS

KEPT = ("debts", "forced-rocket", "grey", "mergers")
"""Recorded games with moments that games at random seldom have; `tests/china/test_games.py` plays all of them."""
RECORDED = [*((key, key) for key in WALKS), *(("china", name) for name in KEPT)]


@pytest.mark.parametrize("key", WALKS)
def test_random_games_hold_what_every_game_has_to(key: str):
    walked, seen = WALKS[key], Counter[str]()
    for number in walked.games:
        seen += walk(walked, walked.play(number), Random(number))
    options = {f"{name} {value}" for name, values in registry.game(key).options.items() for value in values}
    assert sorted({*walked.reached, *options} - seen.keys() - {*walked.left_out}) == []


@pytest.mark.parametrize("key", WALKS)
def test_the_game_to_look_around_in_is_played_to_its_end(key: str):
    record = played.record(key)
    assert (record.torn, record.game.due(record.state)) == (None, ())


@pytest.mark.parametrize(("key", "name"), RECORDED)
def test_a_recorded_game_holds_what_every_game_has_to(key: str, name: str):
    walked = WALKS[key]._replace(apart=2 * WALKS[key].apart)
    seen = walk(walked, steps_of(played.record(name)), Random(name), replayed=True)
    assert {"listed and taken", "taken and listed", "counted and agreed"} <= seen.keys()
