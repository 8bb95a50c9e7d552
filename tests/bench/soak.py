"""Soak: a hundred games in one process through the journal, and a record of five thousand lines."""

from __future__ import annotations

from collections.abc import Iterator

from tests.support.china.recorded_games import games
from tests.support.soak_runs import long_record, soak, time_opening

GAMES, FEW = 100, 2
SHOWN = (1, 2, 10, 25, 50, 75)
LINES = 5_000


def figures(*, quick: bool) -> Iterator[str]:
    """Memory and time a move as the games go by, and how long the long record takes to open."""
    found = games(quick=quick)
    if not found:
        yield "no recorded games here"
        return
    number = FEW if quick else GAMES
    for soaked in soak(found[::-1], number):
        if soaked.games in (*SHOWN, number):
            yield f"game {soaked.games}: {soaked.megabytes:.0f} MB at most so far, {soaked.milliseconds:.2f} ms a move"
    spent, moves = time_opening(long_record(found[0], LINES))
    yield f"a record of {LINES} lines ({moves} moves in force) opens in {spent:.2f} s"
