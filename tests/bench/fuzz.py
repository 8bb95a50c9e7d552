"""Fuzz: inputs that each target has answered, lines of each game, inputs of another engine where there is one."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import chdir
from importlib.util import find_spec
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
GUIDED, FEW_GUIDED = 20_000, 100


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
    yield run_by_coverage(FEW_GUIDED if quick else GUIDED)


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


def run_by_coverage(runs: int) -> str:
    """The same by coverage: what the program does with bytes decides which bytes come next."""
    if find_spec("atheris") is None:
        return "by coverage: atheris is not installed"
    command = [sys.executable, "-m", "tests.support.coverage_fuzz", f"-runs={runs}"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(done.stderr)
    return f"by coverage (atheris): {runs} inputs of entry line, record reader and importer answered"
