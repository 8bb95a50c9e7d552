"""Speed: what a table waits for, and memory; with `--against` two revisions by turns in one run on one machine."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
import tarfile
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from shutil import which
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tests.support.places import ROOT, SHARED

HERE = "here"
PROBES = Path(__file__).with_name("_probes.py")
TIMED = ("replay", "check", "start", "key", "legal", "memory")
NAMES = (*TIMED, "keys")
"""Figures by which two revisions are compared; no machine changes the last."""
ROUNDS, QUICK_ROUNDS = 5, 1


class NoRevision(Exception):
    """git knows no such revision."""


class Revision(NamedTuple):
    """A checkout to be measured, by name."""

    name: str
    tree: Path

    def measure(self, probe: str, folder: Path) -> dict[str, float]:
        """Run one probe in a process of its own, with this tree's package and tests before all others."""
        place = folder / f"{self.name}-{probe}"
        place.mkdir(exist_ok=True)
        environment = {
            **os.environ,
            "PYTHONPATH": str(self.tree),
            "PYTHONPYCACHEPREFIX": str(folder / f"{self.name}-compiled"),
        }
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        command = (sys.executable, "-P", str(PROBES), probe, str(place))
        done = subprocess.run(command, cwd=self.tree, env=environment, check=True, stdout=subprocess.PIPE, text=True)
        found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
        return found


def unpack(revision: str, folder: Path) -> Path:
    """Put the files of a revision into the folder; NoRevision where git has none."""
    tree = folder / "tree"
    if not (git := which("git")):
        raise NoRevision("git is not installed")
    archive = subprocess.run((git, "archive", revision), cwd=ROOT, check=False, capture_output=True)
    if archive.returncode:
        raise NoRevision(archive.stderr.decode().strip())
    with tarfile.open(fileobj=io.BytesIO(archive.stdout)) as packed:
        packed.extractall(tree, filter="data")
    if SHARED.is_dir():
        # Recorded games are next to a checkout.
        (folder / SHARED.name).symlink_to(SHARED)
    return tree


def figures(*, quick: bool) -> Iterator[str]:
    """Yield the median of each figure of this tree."""
    with TemporaryDirectory() as name:
        for probe in TIMED:
            rounds = [Revision(HERE, ROOT).measure(probe, Path(name)) for _ in range(QUICK_ROUNDS if quick else ROUNDS)]
            yield from (f"{figure}: {median(each[figure] for each in rounds):.2f}" for figure in rounds[0])


def compare(revision: str, probes: Sequence[str], *, quick: bool) -> Iterator[str]:
    """Measure the revision and this tree by turns; a row a figure: the medians of both and their ratio."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        both = (Revision(revision, unpack(revision, folder)), Revision(HERE, ROOT))
        yield f"{'':<48}{revision[:12]:>12}{HERE:>12}{'ratio':>8}"
        for probe in probes:
            rounds: dict[str, tuple[list[float], list[float]]] = defaultdict(lambda: ([], []))
            for turn in range(QUICK_ROUNDS if quick or probe not in TIMED else ROUNDS):
                # The first one alternates, so that a machine that grows slower does not favour one.
                for at in (0, 1) if turn % 2 == 0 else (1, 0):
                    for figure, value in both[at].measure(probe, folder).items():
                        rounds[figure][at].append(value)
            for figure, (theirs, ours) in rounds.items():
                before, after = median(theirs), median(ours)
                yield f"{figure:<48}{before:>12.2f}{after:>12.2f}{after / before:>8.2f}"
