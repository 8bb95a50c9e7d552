"""Tests affected by a change: `python -m tests.support.touched` reads changed files and lists the tests.

Every change runs those that compare the whole tree with itself: sentences, pages, directions; also the tests nearest to
its place. `.ci/run` finds what is farther away.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePosixPath

from eighteen80.registry import SHELF
from tests.bench.mutate import chapters
from tests.support.places import ROOT, TESTS

SHARED_BY_ALL = "line"
"""Room that represents all others when shared test code changes."""


def list_tests(files: Iterable[str]) -> list[Path]:
    """List the tests of these files, each once; folders before their contents."""
    found = {*TESTS.glob("test_*.py")}
    for name in files:
        found.update(_nearest(PurePosixPath(name)))
    return sorted(path for path in found if path.exists() and not any(folder in found for folder in path.parents))


def _nearest(changed: PurePosixPath) -> Iterator[Path]:
    if changed.parts[0] == "tests":
        yield from _of_tests(changed)
    elif changed.parts[0] == "assets" and changed.parts[1] in SHELF:
        yield from _in_room(PurePosixPath(changed.parts[1]))
    elif changed.parts[0] == "eighteen80" and changed.suffix == ".py":
        place = changed.relative_to("eighteen80").with_suffix("")
        yield from chapters().get(place.as_posix(), ())
        yield from _in_room(place.parent)


def _of_tests(changed: PurePosixPath) -> Iterator[Path]:
    if changed.name.startswith("test_"):
        yield ROOT / changed
    elif changed.parts[1] == "support":
        game = next((part for part in changed.parts if part in SHELF), None)
        yield from _in_room(PurePosixPath(game or SHARED_BY_ALL))
    else:
        yield from _in_room(changed.parent.relative_to("tests"))


def _in_room(place: PurePosixPath) -> Iterator[Path]:
    """The tests in the folder of this name, or in the next above that has any; not those in folders beneath it."""
    while place.name:
        if here := [*(TESTS / place).glob("test_*.py")]:
            yield from here
            return
        place = place.parent


if __name__ == "__main__":
    print(*(path.relative_to(ROOT).as_posix() for path in list_tests(sys.stdin.read().splitlines())), sep="\n")
