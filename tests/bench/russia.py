"""Figures of Russian Railroads: two scorers on random boards, keys, lists of moves."""

from __future__ import annotations

from tests.bench.table import time_keys  # isort: skip  # first: the table sets Textual's pace before Textual is loaded

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time

from eighteen80 import resources
from eighteen80.russia import GAME
from tests.support.measuring import spread
from tests.support.russia import random_games
from tests.support.russia.keys import fewest
from tests.support.russia.second_scorer import random_tableau, score_by_runs
from tests.support.russia.table import score_tableau

BOARDS, FEW_BOARDS = 100_000, 1000
MEASURED, FEW_MEASURED = 20, 2
KEYED = 20
TYPED = ("k2t2k", "atkpg", "l1t", "i2", "er", "r1", "schwarz 2 t3", "k1t; s k")
MIDDLE = 120
"""Number of lines of the demo before those that are typed."""


def figures(*, quick: bool) -> Iterator[str]:
    """Boards, keys, lists."""
    yield _boards(FEW_BOARDS if quick else BOARDS)
    yield _keys(1 if quick else KEYED)
    yield _lists(FEW_MEASURED if quick else MEASURED)
    yield _previews(1 if quick else len(TYPED))


def _boards(number: int) -> str:
    chance = random.Random(number)
    unlike = 0
    for _ in range(number):
        text, lying = random_tableau(chance)
        unlike += score_tableau(text) != score_by_runs(lying)
    return f"{number} random tableaus scored twice, {unlike} unlike"


def _keys(games: int) -> str:
    """The keys of each move of random games, by the shortest line or what is proposed, Enter included."""
    taken: list[float] = []
    for seed in range(games):
        keys = [fewest(step.before, step.move) for step in random_games.game(seed, 2 + seed % 3)]
        taken.append(sum(keys) / len(keys))
    return f"keys a move in {games} random games: mean {sum(taken) / games:.2f}, most {max(taken):.2f}"


def _previews(lines: int) -> str:
    """From a key to the painted preview, in the middle of the demo game at 120×40."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / f"demo{GAME.ending}"
        text = resources.asset_path(f"russia/demo{GAME.ending}").read_text("utf-8")
        path.write_text("".join(text.splitlines(keepends=True)[:MIDDLE]), "utf-8")
        return f"key to painted preview: {spread(asyncio.run(time_keys(path, TYPED[:lines])))}"


def _lists(games: int) -> str:
    times = []
    for seed in range(games):
        for step in random_games.game(seed, 2 + seed % 3):
            if step.before.turn:
                begun = process_time()
                list(GAME.legal(step.before))
                times.append((process_time() - begun) * 1000)
    times.sort()
    middle, late = times[len(times) // 2], times[len(times) * 95 // 100]
    return f"{len(times)} lists of legal moves: median {middle:.1f} ms, p95 {late:.1f} ms, most {times[-1]:.0f} ms"
