"""Corrections: after each of the kinds, in recorded positions, how many turns the table could play on."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from random import Random

from eighteen80.record.replay import Replay
from eighteen80.refusals import Refusal
from tests.support.china.play_after_correction import PlayedOn, played_on
from tests.support.china.random_corrections import CHANGES
from tests.support.china.recorded_games import games

TURNS = 100
EACH, FEW = 8, 1


def figures(*, quick: bool) -> Iterator[str]:
    """Of each kind, after how many corrections the game went on for all the turns or to its end."""
    moves = list(chain.from_iterable(Replay(game.text.encode()).history.moves for game in games(quick=quick)))
    for what in CHANGES:
        played: list[PlayedOn] = []
        stuck: list[str] = []
        for seed in range(FEW if quick else EACH):
            try:
                played.append(played_on(Random(f"{what} {seed}"), what, moves, TURNS))
            except (AssertionError, Refusal) as fault:
                stuck.append(f"seed {seed}: {fault!r:.100}")
        turns = sum(each.turns for each in played)
        over = sum(each.over for each in played)
        yield f"{what}: {len(played)} played on, {turns} turns, {over} of them to the end; stuck: {len(stuck)} (aim 0)"
        yield from stuck
