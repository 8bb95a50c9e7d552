"""Whole games played at random: what the box allows, what is listed, what is refused, what the lines lead to.

`EIGHTEEN80_GAMES=1000` plays so many instead of the few of every day.
"""

from __future__ import annotations

import os
from collections import Counter

import pytest
from probing import play_through
from rambling import rulings

from eighteen80.china.opening import RULINGS

GAMES = int(os.environ.get("EIGHTEEN80_GAMES", "25"))
TOLD: Counter[str] = Counter()


@pytest.mark.parametrize("seed", range(GAMES))
def test_a_random_game_from_the_first_bid_to_the_final_wealth(seed: int):
    TOLD.update(play_through(seed, 3 + seed % 5))


def test_the_games_played_every_option_both_ways():
    played = [rulings(seed) for seed in range(25)]
    for name, values in RULINGS.items():
        assert {game[name] for game in played} == set(values)


EVERY_DAY = (
    "event-borrowed", "event-capital", "event-director", "event-forced", "event-interest", "event-investor-ends",
    "event-last-turns", "event-merger", "event-opens", "event-paid", "event-payment", "event-phase", "event-premium",
    "event-rocket", "event-rust", "event-scrapped", "event-share-round", "event-station", "event-terrain",
    "event-trade", "event-trains-removed", "event-withheld", "move decline", "move home", "move merge", "move replace",
    "refused turn-not-now", "refused stock-cash", "refused track-not-reached", "refused train-money",
)  # fmt: skip


def test_the_games_were_rich():
    if TOLD["event-over"] < GAMES:
        pytest.skip("not all games were played")
    assert not [what for what in EVERY_DAY if not TOLD[what]]
