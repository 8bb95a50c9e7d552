"""The best run in positions of recorded games: none earned more, and a general solver finds no better."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pytest

from eighteen80.china.rules.operating.routes import plan_written
from eighteen80.china.search.best import best
from tests.support.peer.digests import Seen, digests, runs_of

PLAYED = digests()[::12]
EVERY, SOLVED = 11, 150
"""One run of a game is examined in EVERY runs, and one in SOLVED is given to the solver."""
pytestmark = pytest.mark.skipif(not PLAYED, reason="no recorded games here")


@cache
def runs(path: Path) -> Sequence[Seen]:
    return list(runs_of([path]))


def name(path: Path) -> str:
    return path.name.partition(".")[0]


@pytest.mark.parametrize("path", PLAYED, ids=name)
def test_no_recorded_run_earns_more_than_the_best(path: Path):
    assert runs(path)
    for run in runs(path)[::EVERY]:
        found = best(run.position, run.trains)
        assert found.proved, run.name
        assert plan_written(run.position, run.routes).total == run.earned <= found.total, run.name


@pytest.mark.parametrize("path", PLAYED, ids=name)
def test_a_general_solver_agrees(path: Path):
    solver = pytest.importorskip("tests.support.china.solver", reason="ortools is not installed", exc_type=ImportError)
    for run in runs(path)[::SOLVED]:
        answer = solver.solve(run.position, run.trains)
        assert answer.proved, run.name
        assert best(run.position, run.trains).total == answer.total, run.name
