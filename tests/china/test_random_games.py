"""Whole games played at random: invariants of the box, lists, refusals, and the result of the lines.

`EIGHTEEN80_GAMES=1000` plays that number instead of the few of every day.
"""

from __future__ import annotations

import os

import pytest

from eighteen80.china.events import (
    CapitalPaid,
    CompanyOpened,
    DirectorChanged,
    GameOver,
    InterestCharged,
    InvestorEnded,
    InvestorMerged,
    MoneyBorrowed,
    PaymentMade,
    PremiumPaid,
    RocketUsed,
)
from eighteen80.china.moves import Decline, Home, Merge, Replace
from eighteen80.china.rules.operating.turn_events import (
    DividendPaid,
    IncomeWithheld,
    LastTurnsFixed,
    PhaseBegun,
    PurchaseForced,
    ShareRoundDue,
    StationPlaced,
    TerrainPaid,
    TrainScrapped,
    TrainsRemoved,
    TrainsRusted,
    TrainTraded,
)
from eighteen80.china.rules.setup import RULINGS
from tests.support.china.legality_probe import play_through
from tests.support.china.random_games import census, rulings

GAMES = range(int(os.environ.get("EIGHTEEN80_GAMES", "10")))
RICH = 4, 6, 7
"""Games in which all occurs that can."""
ALWAYS_REFUSED = {"refused turn-not-now", "refused track-not-reached"}
FOR_WANT_OF_MONEY = {"refused stock-cash", "refused train-money"}
OCCUR = (
    CapitalPaid, CompanyOpened, DirectorChanged, DividendPaid, GameOver, IncomeWithheld, InterestCharged,
    InvestorEnded, InvestorMerged, LastTurnsFixed, MoneyBorrowed, PaymentMade, PhaseBegun, PremiumPaid,
    PurchaseForced, RocketUsed, ShareRoundDue, StationPlaced, TerrainPaid, TrainScrapped, TrainTraded,
    TrainsRemoved, TrainsRusted, Decline, Home, Merge, Replace,
)  # fmt: skip


@pytest.mark.parametrize("seed", GAMES)
def test_a_random_game_from_the_first_bid_to_the_final_wealth(seed: int):
    counts = play_through(seed)
    assert counts.keys() >= ALWAYS_REFUSED
    assert counts.keys() & FOR_WANT_OF_MONEY


def test_the_games_played_every_option_both_ways():
    played = [rulings(seed) for seed in GAMES]
    for name, values in RULINGS.items():
        assert {game[name] for game in played} == set(values)


def test_some_games_are_rich():
    counts = census(RICH)
    assert [what for what in OCCUR if not counts[what]] == []
