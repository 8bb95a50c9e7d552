"""Screen of Russian Railroads at 120×40 at a moment, read from its sheets without a screen, and its faults."""

from __future__ import annotations

import re
from collections.abc import Iterator

from eighteen80.russia import GAME
from eighteen80.russia.rules import scoring
from eighteen80.russia.state import State
from eighteen80.russia.turn import due
from tests.support.seated import Seated, seat

SPACES = 19
"""Number of rows of spaces with the fewest of them."""

DRAWN = (r"T.* → \d", r"P(?! \d \w{3}).* K", r"I .*\d")
"""Rows of a drawn tableau beneath its head."""


def space_names(seated: Seated) -> list[str]:
    """Return the names of the spaces in sight, which are the same for the whole of a game."""
    return [line[9:19].strip().replace("last", "order 1") for line in seated.panes["spaces"]]


def faults(state: State, seated: Seated | None = None) -> Iterator[str]:
    """Yield what a moment fails to show that it promises: spaces, all tableaus drawn, the player to act."""
    seated = seated or seat(GAME, state)
    found = seated.panes["tableau"]
    heads = [line for line in found if line.startswith("─")]
    named = [[str(place), name] for place, name in enumerate(state.order, 1)]
    if [re.findall(r"\w+", line)[:2] for line in heads] != named:
        yield "not every player has a tableau"
        return
    for row in DRAWN:
        if sum(bool(re.match(row, line)) for line in found) != len(state.seats):
            yield f"not every tableau has its row {row[0]}"
    marked = {name for name, head in zip(state.order, heads, strict=True) if "▸" in head}
    if marked != {name for name in due(state) if name in state.players}:
        yield "the player to act is not marked"
    for name, head in zip(state.order, heads, strict=True):
        if f"now {scoring.score(state.players[name], state.figures).total} = " not in head:
            yield f"the scoring as of now of {name} is not in sight"
    names = space_names(seated)
    if len(names) != len({*names}) or len(names) < SPACES:
        yield "not every space has a row"
    yield from (f"cut next to blank rows: {row}" for row in seated.cut_next_to_room())
    yield from (f"a tableau is cut: {row}" for row in found if "…" in row)
