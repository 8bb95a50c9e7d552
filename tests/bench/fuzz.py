"""Fuzz: inputs that each target has answered, lines of each game."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import chdir
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, given, settings

from tests.support.china.shuffled_games import import_game, shuffle_game
from tests.support.fuzzing import TARGETS
from tests.support.line_fuzz import LINES, WALKS, fuzz
from tests.support.random_input import play_at_random

INPUTS, FEW = 10_000, 15
FEW_LINES = 200
SITTINGS, FEW_SITTINGS, THINGS = 30, 1, 40
DISORDERED, FEW_DISORDERED = 500, 10


def figures(*, quick: bool) -> Iterator[str]:
    """The count of inputs by target; stops at the first that has no answer."""
    answered = 0
    for name, count in _counts(quick=quick):
        answered += count
        yield f"{name}: {count} inputs answered"
    games = [import_game(shuffle_game(seed)) for seed in range(FEW_DISORDERED if quick else DISORDERED)]
    yield f"games of the site in disorder: {len(games)} answered, {sum(games)} of them whole"
    yield f"inputs fuzzed: {answered}"
    for key in WALKS:
        lines = FEW_LINES if quick else LINES
        tried = fuzz(key, lines)
        if tried.faults:
            raise SystemExit("\n".join(map(str, tried.faults)))
        yield f"{key}: {tried}"


def _counts(*, quick: bool) -> Iterator[tuple[str, int]]:
    with tempfile.TemporaryDirectory() as folder, chdir(folder):
        for name in TARGETS:
            yield name, run_hypothesis(name, FEW if quick else INPUTS)
    yield "screen", sum(_random_sitting(seed) for seed in range(FEW_SITTINGS if quick else SITTINGS))


def _random_sitting(seed: int) -> int:
    with tempfile.TemporaryDirectory() as folder:
        return play_at_random(seed, Path(folder), THINGS)


def run_hypothesis(name: str, most: int) -> int:
    """Count the generated inputs of a target; fail with the first that had no answer."""
    target, inputs = TARGETS[name]
    tried = 0

    @settings(max_examples=most, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(inputs())
    def holds(made: Any) -> None:
        nonlocal tried
        tried += 1
        target(made)

    holds()
    return tried
