"""Time limits of tests: a test that waits too long fails and reports it, instead of hanging."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

ENOUGH = 10
"""Seconds in which a busy machine as well has answered what needs no waiting."""


class StillWaitingError(AssertionError):
    """Something did wait."""


@contextmanager
def at_once(seconds: float = ENOUGH) -> Iterator[None]:
    """Fail if what is done within takes longer; in the main thread. Where there are no alarms, it is not measured."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def late(_number: int, _frame: FrameType | None) -> None:
        raise StillWaitingError(f"still waiting after {seconds} seconds")

    before = signal.signal(signal.SIGALRM, late)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
