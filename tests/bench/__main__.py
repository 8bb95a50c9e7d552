"""Figures of the program: counts, ratios and times. Prints them without judgement.

    python -m tests.bench [SECTION …] [--quick]
    python -m tests.bench [FIGURE …] [--quick] --against REVISION

A section is a module in this folder, whose `figures(*, quick)` yields lines. Each runs in a
process of its own, so that none is measured by what another has left in memory. With --against a
revision of git and this tree are measured by turns, with each figure of both in a row.
"""

from __future__ import annotations

import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from tests.bench import speed
from tests.support.isolated_home import own_home

HERE = Path(__file__).parent
TESTS = HERE.parent
QUICK = "--quick"
AGAINST = "--against"


def sections() -> list[str]:
    """The sections there are, by name."""
    return sorted(path.stem for path in HERE.glob("[!_]*.py"))


def show(section: str, *, quick: bool) -> None:
    """Print the figures of one section as they come."""
    print(f"\n{section}", flush=True)
    for line in import_module(f"tests.bench.{section}").figures(quick=quick):
        print(f"  {line}", flush=True)


def show_apart(section: str, options: Sequence[str]) -> int:
    """Print the figures of one section, worked out by a process of its own; its exit code."""
    command = [sys.executable, "-m", "tests.bench", section, *options]
    return subprocess.run(command, cwd=TESTS.parent, check=False).returncode


def main(arguments: Sequence[str]) -> int:
    """Print the sections or figures named, or all; 2 if there is no such one, or no such revision."""
    parser = ArgumentParser(prog="python -m tests.bench", add_help=False)
    parser.add_argument("names", nargs="*")
    parser.add_argument(QUICK, action="store_true")
    parser.add_argument(AGAINST)
    asked = parser.parse_args(arguments)
    known = speed.NAMES if asked.against else sections()
    chosen = asked.names or known
    if unknown := [name for name in chosen if name not in known]:
        print(f"no {', '.join(unknown)}; there are: {', '.join(known)}", file=sys.stderr)
        return 2
    if asked.against:
        return show_against(asked.against, chosen, quick=asked.quick)
    if len(chosen) > 1:
        return max(show_apart(section, [QUICK] if asked.quick else []) for section in chosen)
    show(chosen[0], quick=asked.quick)
    return 0


def show_against(revision: str, figures: Sequence[str], *, quick: bool) -> int:
    """Print each figure of a revision and of this tree as soon as it is known; 2 if there is no such revision."""
    try:
        for line in speed.compare(revision, figures, quick=quick):
            print(line, flush=True)
    except speed.NoRevision as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    with own_home():
        sys.exit(main(sys.argv[1:]))
