"""Which tests a change touches: `python -m tests.support.touched` reads the names of changed files and names the tests.

Of every change those that compare the whole tree with itself: sentences, pages, directions. Besides, by its place, what
stands nearest to it; what is farther away `.ci/run` finds.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePosixPath

from eighteen80.registry import SHELF
from tests.bench.mutate import chapters
from tests.support.places import ROOT, TESTS

SHARED_BY_ALL = "line"
"""The room that stands for all where something changes that every test may use."""


def touched(files: Iterable[str]) -> list[Path]:
    """The tests of these files, each once; folders before what lies in them."""
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
    print(*(path.relative_to(ROOT).as_posix() for path in touched(sys.stdin.read().splitlines())), sep="\n")
