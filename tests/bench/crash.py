"""Crash: kills survived of kills tried, and full disks."""

from __future__ import annotations

from collections.abc import Iterator

KILLS, FEW = 2_000, 8


def figures(*, quick: bool) -> Iterator[str]:
    """The counts by game; stops at the first kill that was not survived."""
    try:
        from tests.support import crash_runs
    except ImportError:
        yield "processes cannot be killed here as Unix does it"
        return
    yield from crash_runs.count_survivals(FEW if quick else KILLS)
