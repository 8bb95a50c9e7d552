"""Figures of random games: how often each move, event and refusal occurred, with every doubt asked on the way."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from time import perf_counter

from tests.support.china.legality_probe import play_through

GAMES, FEW = 1000, 10


def figures(*, quick: bool) -> Iterator[str]:
    """Yield the time of the games, then the counts of their events."""
    number, counts = FEW if quick else GAMES, Counter[str]()
    begun = perf_counter()
    with ProcessPoolExecutor(os.cpu_count()) as workers:
        for game in workers.map(play_through, range(number), chunksize=5):
            counts.update(game)
    moves = sum(count for what, count in counts.items() if what.startswith("move "))
    yield f"{number} games of {moves / number:.0f} moves in {perf_counter() - begun:.0f} s"
    for what, count in sorted(counts.items()):
        yield f"{count:9} {what}"
