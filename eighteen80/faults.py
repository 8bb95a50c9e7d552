"""Faults of the program itself: exceptions that are not refusals, and their place."""

from __future__ import annotations

from pathlib import Path
from traceback import walk_tb

_OURS = Path(__file__).parent


def describe(fault: BaseException) -> dict[str, str]:
    """Return the facts of the sentence `fault`: the error, and the last place in our own code that it passed."""
    what = f"{type(fault).__name__}: {fault}".removesuffix(": ")
    passed = ((Path(frame.f_code.co_filename), number) for frame, number in walk_tb(fault.__traceback__))
    ours = [f"{file.relative_to(_OURS)}:{number}" for file, number in passed if file.is_relative_to(_OURS)]
    return {"what": what, "place": ours[-1] if ours else "none"}
