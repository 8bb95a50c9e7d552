"""The best run compared with a general solver: differences, and both times. Needs ortools."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import find_spec
from itertools import islice

from eighteen80.china.search.best import best
from tests.support.measuring import spread, time_work
from tests.support.peer.digests import digests, runs_of

EVERY, QUICK = 30, 20


def figures(*, quick: bool) -> Iterator[str]:
    """Yield the number of positions with equal solutions, and both spreads of times."""
    runs = list(islice(runs_of(digests()[:: QUICK if quick else 1]), 0, None, EVERY))
    if not runs or find_spec("ortools") is None:
        yield "no recorded games here" if not runs else "ortools is not installed"
        return
    from tests.support.china.solver import solve

    ours = [time_work(lambda run=run: best(run.position, run.trains)) for run in runs]
    theirs = [time_work(lambda run=run: solve(run.position, run.trains)) for run in runs]
    alike = sum(one.total == other.total and other.proved for (_, one), (_, other) in zip(ours, theirs, strict=True))
    yield f"{alike} of {len(runs)} positions solved alike"
    yield f"ours: {spread(took for took, _ in ours)}"
    yield f"solver: {spread(took for took, _ in theirs)}"
