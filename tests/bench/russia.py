"""Figures of Russian Railroads: random games with their invariants, two scorers on random boards, lists of moves."""

from __future__ import annotations

from tests.bench.table import time_keys  # isort: skip  # first: the table sets Textual's pace before Textual is loaded

import asyncio
import os
import random
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import NamedTuple

from eighteen80 import resources
from eighteen80.russia import GAME
from tests.support.measuring import spread
from tests.support.russia import invariants, random_games
from tests.support.russia.brute import check_list
from tests.support.russia.keys import fewest
from tests.support.russia.second_scorer import random_tableau, score_by_runs
from tests.support.russia.table import score_tableau

GAMES, FEW_GAMES = 2000, 12
BOARDS, FEW_BOARDS = 100_000, 1000
MEASURED, FEW_MEASURED = 20, 2
KEYED = 20
TYPED = ("k2t2k", "atkpg", "l1t", "i2", "er", "r1", "schwarz 2 t3", "k1t; s k")
MIDDLE = 120
"""Number of lines of the demo before those that are typed."""
EVERY = 40
"""Moments per moment whose list is read back, or compared with the moves found by trying."""


class Played(NamedTuple):
    """A random game that was played to its end."""

    moves: Counter[str]
    best: int
    trans_siberian: int


def play(number: int) -> Played:
    """One game, with everything that must hold asked after each move."""
    moves: Counter[str] = Counter()
    most, after = 0, None
    for _, move, after in invariants.game(number):
        moves[move.verb] += 1
        if moves.total() % EVERY == number % EVERY:
            invariants.check_lines(after)
        most = max(most, *(GAME.dump(after)["players"][name]["now"]["T"] for name in after.seats))  # type: ignore[index]
    scores = after.result if after and after.result else ()
    return Played(moves, max(points for _, points in scores), most)


def figures(*, quick: bool) -> Iterator[str]:
    """Games, boards, lists."""
    yield from _games(FEW_GAMES if quick else GAMES)
    yield _boards(FEW_BOARDS if quick else BOARDS)
    yield _compare_lists(FEW_MEASURED if quick else MEASURED)
    yield _keys(1 if quick else KEYED)
    yield _lists(FEW_MEASURED if quick else MEASURED)
    yield _previews(1 if quick else len(TYPED))


def _games(number: int) -> Iterator[str]:
    begun, moves, best, most = perf_counter(), Counter[str](), 0, 0
    with ProcessPoolExecutor(os.cpu_count()) as workers:
        for played in workers.map(play, range(number), chunksize=5):
            moves.update(played.moves)
            best, most = max(best, played.best), max(most, played.trans_siberian)
    yield f"{number} random games, {moves.total()} moves in {perf_counter() - begun:.0f} s, all to the end"
    yield f"best sum {best}, best Trans-Siberian {most}"
    for verb, count in sorted(moves.items()):
        yield f"{count:9} {verb}"


def _boards(number: int) -> str:
    chance = random.Random(number)
    unlike = 0
    for _ in range(number):
        text, lying = random_tableau(chance)
        unlike += score_tableau(text) != score_by_runs(lying)
    return f"{number} random tableaus scored twice, {unlike} unlike"


def _compare_lists(games: int) -> str:
    """Compare lists with the moves found by trying; raise a difference."""
    moments = lines = 0
    for seed in range(games):
        players, options = random_games.tables(seed)
        for number, (state, _) in enumerate(random_games.game(seed, players, **options)):
            found = check_list(state, random.Random(number)) if number % EVERY == seed else 0
            moments, lines = moments + bool(found), lines + found
    return f"{moments} lists with {lines} lines are what trying finds"


def _keys(games: int) -> str:
    """The keys of each move of random games, by the shortest line or what is proposed, Enter included."""
    taken: list[float] = []
    for seed in range(games):
        keys, before = [], None
        for state, move in random_games.game(seed, 2 + seed % 3):
            if before is not None and move is not None:
                keys.append(fewest(before, GAME.resolve(before, move)))
            before = state
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
        for state, _ in random_games.game(seed, 2 + seed % 3):
            if state.turn:
                begun = process_time()
                list(GAME.legal(state))
                times.append((process_time() - begun) * 1000)
    times.sort()
    middle, late = times[len(times) // 2], times[len(times) * 95 // 100]
    return f"{len(times)} lists of legal moves: median {middle:.1f} ms, p95 {late:.1f} ms, most {times[-1]:.0f} ms"
