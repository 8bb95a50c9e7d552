"""Figures of the program: counts, ratios and how long things take. Prints them; judges nothing.

    python -m tests.bench [SECTION …] [--quick]

A section is a module beside this one, whose `figures(*, quick)` hands out lines. Each runs in a
process of its own, so that none is measured by what another has left in memory.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from tests.support.own_home import own_home

HERE = Path(__file__).parent
TESTS = HERE.parent
QUICK = "--quick"


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
    """Print the sections named, or all; 2 if there is no such section."""
    known = sections()
    chosen = [argument for argument in arguments if argument != QUICK] or known
    if unknown := [name for name in chosen if name not in known]:
        print(f"no section {', '.join(unknown)}; there are: {', '.join(known)}", file=sys.stderr)
        return 2
    options = [QUICK] if QUICK in arguments else []
    if len(chosen) > 1:
        return max(show_apart(section, options) for section in chosen)
    show(chosen[0], quick=bool(options))
    return 0


if __name__ == "__main__":
    with own_home():
        sys.exit(main(sys.argv[1:]))
