"""What benchmarks share: clocks, calls and memory, and how figures are summed up."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from time import perf_counter, process_time
from typing import NamedTuple, TypeVar

Result = TypeVar("Result")
MILLI = 1000


def timed(work: Callable[[], Result]) -> tuple[float, Result]:
    """How many milliseconds it takes, and what it gives back."""
    began = perf_counter()
    result = work()
    return (perf_counter() - began) * MILLI, result


def worked(work: Callable[[], Result]) -> tuple[float, Result]:
    """How many milliseconds of processor time it takes, and what it gives back: others on the machine do not count."""
    began = process_time()
    result = work()
    return (process_time() - began) * MILLI, result


def beside(measured: Spread, aim: float, of: float) -> str:
    """The worst beside what is aimed at, and as a ratio to the fixed workload that took so many milliseconds."""
    return f"worst {measured.most:.1f} (aim {aim:.0f} ms), {measured.most / of:.2f} times the fixed workload"


def best_of(times: int, work: Callable[[], object]) -> float:
    """The shortest of several tries in milliseconds: what the machine does besides can only lengthen one."""
    return min(timed(work)[0] for _ in range(times))


def calls(work: Callable[[], object]) -> int:
    """How many calls of functions some work takes: a measure that no busy machine changes."""
    count = 0

    def counted(_frame: object, event: str, _arg: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    sys.setprofile(counted)
    try:
        work()
    finally:
        sys.setprofile(None)
    return count


def workload() -> float:
    """Milliseconds of a fixed piece of pure Python, the measure of a machine for ratios."""
    return min(worked(_work)[0] for _ in range(5))


def _work() -> int:
    table: dict[tuple[int, int], int] = {}
    for number in range(60_000):
        key = (number % 251, number % 17)
        table[key] = table.get(key, 0) + len(str(number))
    return sum(sorted(table.values()))


def peak(*, children: bool = False) -> float:
    """The most memory that this process, or the largest it has started, ever took, in megabytes; 0 if nobody tells."""
    try:
        import resource
    except ImportError:
        return 0.0
    most = resource.getrusage(resource.RUSAGE_CHILDREN if children else resource.RUSAGE_SELF).ru_maxrss
    return most / (1 << 20 if sys.platform == "darwin" else 1 << 10)


class Spread(NamedTuple):
    """Many figures in few."""

    number: int
    median: float
    p95: float
    most: float

    def __str__(self) -> str:
        return f"median {self.median:.2f}, p95 {self.p95:.2f}, most {self.most:.2f} ms ({self.number})"


def spread(figures: Iterable[float]) -> Spread:
    """Median, 95th of a hundred and largest; zeros where there is none."""
    ranked: Sequence[float] = sorted(figures) or (0.0,)
    last = len(ranked) - 1
    return Spread(len(ranked), ranked[last // 2], ranked[round(last * 0.95)], ranked[-1])
