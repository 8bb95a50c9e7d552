"""Screen: every moment of the recorded games of 1880 at 120×40, and what fails to be in sight."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tests.support.china.recorded_games import kept_games
from tests.support.china.walked_screen import faults
from tests.support.played import states

STEP = 20
"""Moments per moment examined in a quick run."""


def figures(*, quick: bool) -> Iterator[str]:
    """Yield how many moments were looked at, and each fault with how many moments have it."""
    names = [game.name for game in kept_games()]
    found: Counter[str] = Counter()
    moments = 0
    for name in names:
        for state in states(name)[:: STEP if quick else 1]:
            moments += 1
            found.update(faults(state))
    yield f"{moments} moments of {len(names)} games, {sum(found.values())} faults"
    yield from (f"{number} × {fault}" for fault, number in found.most_common())
