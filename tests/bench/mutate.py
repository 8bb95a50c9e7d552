"""Mutants: how many changes in a chapter of the rules its own tests notice, by kind, and which they do not.

Without `--quick` every change is tried; `python -m tests.support.mutation_run MODULE 0 TEST …` tries one module.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.support.mutants import KINDS
from tests.support.places import ROOT, TESTS

Sums = Mapping[str, Sequence[int]]
"""Of each kind how many were killed and tried."""

GAMES = ("china", "russia", "yokohama")
THROUGH_SEVERAL = ("russia", "yokohama")
"""Games in which a turn goes through several chapters, so that all tests of the game try each of them."""
CHAPTERS = ("rules", "corrections", "map", "turn", "reading")
ALONGSIDE = {
    "china/rules/auction": ("china/play/test_options.py", "china/rules/test_companies.py"),
    "china/rules/privates": ("china/rules/operating/test_trains.py", "china/corrections/test_rulings_of_the_table.py"),
    "china/rules/share_rounds": (
        "china/rules/test_companies.py",
        "china/play/test_options.py",
        "china/rules/operating/test_forced_purchase.py",
    ),
    "china/rules/ending": ("china/rules/test_investors.py",),
    "china/rules/companies": (
        "china/rules/test_share_rounds.py",
        "china/rules/test_investors.py",
        "china/rules/test_privates.py",
        "china/corrections/test_rulings_of_the_table.py",
    ),
    "china/rules/debts": (
        "china/rules/operating/test_forced_purchase.py",
        "china/rules/test_share_rounds.py",
        "china/play/test_options.py",
    ),
    "china/map/tiles": ("china/play/test_spoken_lines.py", "china/play/test_moves.py"),
    "china/map/geometry": ("china/play/test_spoken_lines.py", "china/map/test_board.py"),
    "china/map/board": ("china/rules/operating/test_stations.py", "china/rules/test_investors.py"),
    "china/map/network": ("china/map/test_reach.py", "china/rules/operating/test_routes.py"),
    "china/map/paths": ("china/rules/operating/test_joint_network.py", "china/rules/operating/test_routes.py"),
    "china/map/reach": ("china/rules/operating/test_stations.py", "china/rules/operating/test_track.py"),
    "china/rules/investors": ("china/rules/operating/test_joint_network.py",),
    "china/rules/operating/income": (
        "china/rules/operating/test_routes.py",
        "china/rules/operating/test_turns.py",
        "china/rules/test_investors.py",
    ),
    "china/rules/operating/phases": ("china/rules/operating/test_trains.py", "china/rules/test_privates.py"),
    "china/rules/operating/stations": ("china/rules/test_investors.py",),
    "china/rules/operating/turns": (
        "china/rules/operating/test_trains.py",
        "china/play/test_options.py",
        "china/rules/test_ending.py",
        "china/rules/test_investors.py",
        "china/rules/test_privates.py",
    ),
    "china/rules/operating/trains": (
        "china/rules/operating/test_forced_purchase.py",
        "china/play/test_options.py",
        "china/rules/test_privates.py",
    ),
    "china/rules/setup": ("china/box/test_components.py", "china/play/test_options.py", "china/test_rulings.py"),
}
"""Tests of a chapter that do not bear its name, by the chapter's place."""
QUICK = {"china/rules/chart": 12, "china/rules/ending": 6}
"""Number of mutants by chapter in a short run."""
EVERY = 0
AT_ONCE = 2
READ_ONCE = "box"
"""The room of a game whose data are made before any test runs; `tests/test_assets.py` has bad files refused."""


def chapters() -> dict[str, tuple[Path, ...]]:
    """Each module of the rules that has tests of its own, with those tests, by its place in the package."""
    found: dict[str, tuple[Path, ...]] = {}
    for game in GAMES:
        for module in sorted((ROOT / "eighteen80" / game).rglob("*.py")):
            place = module.relative_to(ROOT / "eighteen80").with_suffix("")
            if READ_ONCE not in place.parts:
                found[place.as_posix()] = tuple(path for path in _tests_of(place) if path.exists())
    return {place: tests for place, tests in found.items() if tests}


def _tests_of(place: Path) -> Iterator[Path]:
    game, part, *_ = place.parts
    if game in THROUGH_SEVERAL and part in CHAPTERS:
        yield from sorted((TESTS / game).rglob("test_*.py"))
    else:
        yield TESTS / place.parent / f"test_{place.name}.py"
        yield from (TESTS / other for other in ALONGSIDE.get(place.as_posix(), ()))


def figures(*, quick: bool) -> Iterator[str]:
    """A line for each survivor; then for each chapter and at last in all how many were killed of how many, by kind."""
    known = chapters()
    chosen = QUICK if quick else dict.fromkeys(known, EVERY)
    everything: list[Sums] = []
    with ThreadPoolExecutor(AT_ONCE) as pool:
        for place, output in pool.map(lambda row: (row[0], _run(row[0], row[1], known[row[0]])), chosen.items()):
            *survivors, sums = output
            yield from survivors
            everything.append(json.loads(sums))
            yield f"{place}: {_count_killed(everything[-1:])}"
    yield f"in all: {_count_killed(everything)}"


def _count_killed(chapters_: Sequence[Sums]) -> str:
    """Count the mutants killed and tried, in total and by kind."""
    sums = {kind: [sum(column) for column in zip(*(each[kind] for each in chapters_), strict=True)] for kind in KINDS}
    killed, tried = (sum(column) for column in zip(*sums.values(), strict=True))
    by_kind = ", ".join(f"{kind} {each[0]} of {each[1]}" for kind, each in sums.items() if each[1])
    return f"{killed} killed of {tried} tried ({by_kind})"


def _run(place: str, sample: int, tests: tuple[Path, ...]) -> list[str]:
    module = f"eighteen80.{place.replace('/', '.')}"
    command = [sys.executable, "-m", "tests.support.mutation_run", module, str(sample), *map(str, tests)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{place}: {done.stdout}{done.stderr}")
    return done.stdout.splitlines()
