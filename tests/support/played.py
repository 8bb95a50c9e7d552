"""Recorded games played once for all tests that only look at them: neither a record nor a moment is ever changed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from eighteen80 import registry
from eighteen80.china.show import panes
from eighteen80.china.state import State
from eighteen80.record.history import Accepted
from eighteen80.record.replay import Record, Replay
from eighteen80.sheets import Sheet
from tests.support.places import KEPT

DEMO = "china"
_shown: dict[int, tuple[State, Mapping[str, Sheet]]] = {}


def file_of(name: str) -> Path:
    """Return the path of a demo or a kept game."""
    return Path(str(registry.demo(name))) if name in registry.SHELF else KEPT / f"{name}.1880"


@cache
def record(name: str) -> Record:
    """The demo of a game on the shelf by its key, or a kept game of 1880 by its name."""
    played = Replay(file_of(name).read_bytes(), strict=True).record()
    assert played.trouble is None
    return played


def write_part(name: str, part: float, folder: Path) -> Path:
    """Write the first part of such a game, and return its path."""
    found = file_of(name)
    lines = found.read_text("utf-8").splitlines(keepends=True)
    path = folder / found.name
    path.write_text("".join(lines[: int(len(lines) * part)]), "utf-8")
    return path


def write_unrevealed(folder: Path) -> Path:
    """Write the demo of Russian Railroads up to its last end card, and return its path."""
    path = write_part("russia", 1.0, folder)
    before, _, _ = path.read_text("utf-8").rpartition(" reveal ")
    path.write_text(before[: before.rindex("\n") + 1], "utf-8")
    return path


def entries(name: str) -> Sequence[Accepted]:
    """Its moves."""
    return record(name).entries


@cache
def states(name: str) -> Sequence[State]:
    """Return the states after each move of a game of 1880."""
    return [entry.after for entry in entries(name)]


def sheets(state: State) -> Mapping[str, Sheet]:
    """Return the sheets of a moment of 1880, computed once for all languages and widths."""
    if id(state) not in _shown:
        # The moment is kept too, so that no other one is ever found in its place.
        _shown[id(state)] = state, panes.sheets(state)
    return _shown[id(state)][1]
