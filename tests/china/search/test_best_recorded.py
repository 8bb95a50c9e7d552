"""The best run in positions of recorded games: none earned more, and a general solver finds no better."""

from __future__ import annotations

from pathlib import Path

import pytest

from eighteen80.china.rules.operating.routes import plan_written
from eighteen80.china.search.best import best
from tests.support.peer.digests import digests, runs_of

PLAYED = digests()[::12]
EVERY, SOLVED = 11, 100
"""One run in EVERY of a game is examined; in every third game one in SOLVED is given to the solver."""
pytestmark = pytest.mark.skipif(not PLAYED, reason="no recorded games here")


@pytest.mark.parametrize("path", PLAYED, ids=lambda path: path.name.partition(".")[0])
def test_no_recorded_run_earns_more_than_the_best(path: Path):
    seen = list(runs_of([path], EVERY))
    assert seen
    for run in seen:
        found = best(run.position, run.trains)
        assert found.proved, run.name
        assert plan_written(run.position, run.routes).total == run.earned <= found.total, run.name


def test_a_general_solver_agrees():
    solver = pytest.importorskip("tests.support.china.solver", reason="ortools is not installed", exc_type=ImportError)
    for run in runs_of(PLAYED[::3], SOLVED):
        answer = solver.solve(run.position, run.trains)
        assert answer.proved, run.name
        assert best(run.position, run.trains).total == answer.total, run.name
