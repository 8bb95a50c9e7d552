"""Best runs: every run of the recorded games, and the thirty fullest maps at their ends."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from gc import collect, freeze

from eighteen80.china.rules.operating.income import Position
from eighteen80.china.rules.operating.routes import plan_written
from eighteen80.china.search.best import Best, best
from eighteen80.china.state import Board
from tests.support.measuring import compare_worst, spread, time_processor, workload
from tests.support.peer.digests import digests, ends, runs_of

FULLEST = 30
QUICK = 20
AIM = 30
"""Milliseconds of the longest search, on a machine that does nothing else."""


def figures(*, quick: bool) -> Iterator[str]:
    """Milliseconds and routes and arms weighed; how long a recorded run takes to be checked."""
    games = digests()[:: QUICK if quick else 1]
    runs = list(runs_of(games))
    if not runs:
        yield "no recorded games here"
        return
    yield from measure_runs("recorded runs", ((run.position, run.trains) for run in runs))
    yield from measure_runs(
        f"{min(FULLEST, len(games))} fullest maps", ((position, trains) for _, position, trains in ends(games, FULLEST))
    )
    checks = (time_processor(lambda run=run: plan_written(fresh(run.position), run.routes))[0] for run in runs)
    yield f"check of given routes: {spread(checks)}"


def measure_runs(name: str, positions: Iterable[tuple[Position, Sequence[str]]]) -> Iterator[str]:
    """Measure the best runs of some positions."""
    positions = list(positions)
    collect()
    freeze()  # what was read before is not looked through again and again during a search
    measured = [time_processor(lambda at=at, of=of: best(fresh(at), of)) for at, of in positions]
    found: list[Best] = [each for _, each in measured]
    times = spread(took for took, _ in measured)
    yield f"{name}: {times}; {compare_worst(times, AIM, workload())}"
    yield f"{name}: {sum(took > AIM for took, _ in measured)} of {len(measured)} take longer than {AIM} ms"
    paths = spread(each.paths for each in found)
    proved = sum(each.proved for each in found)
    yield f"{name}: routes and arms weighed median {paths.median:.0f}, p95 {paths.p95:.0f}, most {paths.most:.0f}"
    yield f"{name}: {proved} of {len(found)} proved (aim: all)"


def fresh(position: Position) -> Position:
    """The position with nothing worked out yet."""
    board = position.board
    return position._replace(board=Board(board.tiles, board.stations, board.supply))
