"""Yokohama: final scoring compared with a second one, ways with a walk, times of lists."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from eighteen80.yokohama import GAME
from eighteen80.yokohama.engine import ENGINE
from eighteen80.yokohama.rules.scoring import score
from eighteen80.yokohama.show.dump import result_of
from tests.support.measuring import spread, time_work
from tests.support.yokohama import keys
from tests.support.yokohama.brute_ways import compare_ways
from tests.support.yokohama.peer import PEER
from tests.support.yokohama.random_games import Rambler
from tests.support.yokohama.second_scorer import random_position, recount

POSITIONS, BOARDS = 100_000, 2000
QUICK = 100
KEYED, FEW_KEYED = 100, 5
LISTS, LISTS_P95 = 5, 30
"""Milliseconds aimed at: median and p95 of a legal list."""


def figures(*, quick: bool) -> Iterator[str]:
    """Counts of what was compared, and milliseconds."""
    part = QUICK if quick else 1
    chance = Random(1)
    positions = [random_position(chance) for _ in range(POSITIONS // part)]
    apart = sum(recount(each) != (result_of(score(each))["sheet"], list(score(each).ranks)) for each in positions)
    yield f"{len(positions)} random final positions scored twice, {apart} differ"
    ends = sum(compare_ways(seed) for seed in range(BOARDS // part))
    yield f"{BOARDS // part} random boards walked through, {ends} legal ends with the same least toll"
    for depth, most in keys.MOST.items():
        taken = [number for seed in range(FEW_KEYED if quick else KEYED) for number in keys.of_random_game(seed, depth)]
        mean = sum(taken) / len(taken)
        yield f"{len(taken)} plain turns, {depth} (aim {most}): mean {mean:.1f} keys, most {max(taken)}"
    lists = [time_work(lambda at=made.before: list(ENGINE.legal(at)))[0] for made in Rambler(3, 4, "map").play()]
    yield f"legal list, four players, map (aim {LISTS} median, {LISTS_P95} p95): {spread(lists)}"
    if PEER.names:
        yield f"a line of a recorded game, read, checked and made: {spread(_lines('y59'))}"


def _lines(name: str) -> Iterator[float]:
    game = PEER.load(name)
    state = GAME.start(game["seats"], game["options"])
    for row in game["lines"]:
        took, state = time_work(lambda at=state, line=row["line"]: _apply(at, line))
        yield took


def _apply(state: object, line: str) -> object:
    return GAME.apply(state, GAME.resolve(state, GAME.read(line, state))).state  # type: ignore[arg-type]  # timed alone
