"""The best run in positions of recorded games: none earned more, and a general solver finds no better."""

from __future__ import annotations

from itertools import islice

import pytest

from eighteen80.china.rules.operating.routes import announced
from eighteen80.china.search.best import best
from tests.support.peer.digests import Seen, digests, seen

RUNS = list(islice(seen(digests()[::12]), 0, None, 5))
pytestmark = pytest.mark.skipif(not RUNS, reason="no recorded games here")


def name(run: Seen) -> str:
    return run.name


@pytest.mark.parametrize("run", RUNS, ids=name)
def test_no_recorded_run_earns_more_than_the_best_and_each_is_worth_what_was_recorded(run: Seen):
    found = best(run.position, run.trains)
    assert found.proved
    assert announced(run.position, run.routes).total == run.earned <= found.total


@pytest.mark.parametrize("run", RUNS[::12], ids=name)
def test_a_general_solver_agrees(run: Seen):
    solver = pytest.importorskip("tests.support.china.solver", reason="ortools is not installed", exc_type=ImportError)
    answer = solver.solved(run.position, run.trains)
    assert answer.proved
    assert best(run.position, run.trains).total == answer.total
