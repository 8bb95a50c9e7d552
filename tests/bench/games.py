"""Random games of every game, walked through: how often each move, event and refusal occurred."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random
from time import perf_counter

from tests.support.walk import walk
from tests.support.walks import WALKS

GAMES, FEW = 1000, 10


def play_through(key: str, number: int) -> Counter[str]:
    """One game with every question asked on the way."""
    return walk(WALKS[key], WALKS[key].play(number), Random(number))


def figures(*, quick: bool) -> Iterator[str]:
    """Yield the time of the games, then the counts of what occurred."""
    number = FEW if quick else GAMES
    for key in WALKS:
        counts, begun = Counter[str](), perf_counter()
        with ProcessPoolExecutor(os.cpu_count()) as workers:
            for game in workers.map(partial(play_through, key), range(number), chunksize=5):
                counts.update(game)
        yield f"{key}: {number} games to the end in {perf_counter() - begun:.0f} s"
        yield from (f"{count:9} {what}" for what, count in sorted(counts.items()))
