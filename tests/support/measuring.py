"""Tools of the benchmarks: clocks, calls and memory, and summaries of figures."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from time import process_time
from typing import NamedTuple, TypeVar

Result = TypeVar("Result")
MILLI = 1000


def time_processor(work: Callable[[], Result]) -> tuple[float, Result]:
    """Return the milliseconds of processor time that the work takes, and its result: other processes do not count."""
    began = process_time()
    result = work()
    return (process_time() - began) * MILLI, result


def compare_worst(measured: Spread, aim: float, of: float) -> str:
    """Describe the worst time with its aim, and as a ratio to the time of the fixed workload."""
    return f"worst {measured.most:.1f} (aim {aim:.0f} ms), {measured.most / of:.2f} times the fixed workload"


def calls(work: Callable[[], object]) -> int:
    """Count the calls of functions in some work: a measure that no busy machine changes."""
    count = 0

    def count_call(_frame: object, event: str, _arg: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    sys.setprofile(count_call)
    try:
        work()
    finally:
        sys.setprofile(None)
    return count


def workload() -> float:
    """Milliseconds of a fixed piece of pure Python, the measure of a machine for ratios."""
    return min(time_processor(_work)[0] for _ in range(5))


def _work() -> int:
    table: dict[tuple[int, int], int] = {}
    for number in range(60_000):
        key = (number % 251, number % 17)
        table[key] = table.get(key, 0) + len(str(number))
    return sum(sorted(table.values()))


class Spread(NamedTuple):
    """Many figures in few."""

    number: int
    median: float
    p95: float
    most: float

    def __str__(self) -> str:
        return f"median {self.median:.2f}, p95 {self.p95:.2f}, most {self.most:.2f} ms ({self.number})"


def spread(figures: Iterable[float]) -> Spread:
    """Return median, 95th of a hundred and largest; zeros without figures."""
    ranked: Sequence[float] = sorted(figures) or (0.0,)
    last = len(ranked) - 1
    return Spread(len(ranked), ranked[last // 2], ranked[round(last * 0.95)], ranked[-1])
