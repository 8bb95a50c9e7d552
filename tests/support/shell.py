"""A shell for tests: runs a command of the program and gives back what a person would see of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

DONE, REFUSED, MISUSED, NO_RECORD, FAILED = range(5)


class Answer(NamedTuple):
    """Exit code of a command, and its standard output and standard error."""

    code: int
    out: str
    err: str


Shell = Callable[..., Answer]
