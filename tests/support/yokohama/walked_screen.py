"""Screen of Yokohama at 120×40 at a moment, read from its sheets without a screen, and its faults."""

from __future__ import annotations

import re
from collections.abc import Iterator

from eighteen80.yokohama import GAME
from eighteen80.yokohama.box.components import BOX
from eighteen80.yokohama.rules import scoring
from eighteen80.yokohama.state import State
from tests.support.seated import CUT, seat

FIGURES = ("points", "yen", "copper", "silk", "tea", "fish", "import")


def faults(state: State) -> Iterator[str]:
    """Yield what a moment fails to show that it promises: every figure of the players, every area, every gauge."""
    seated = seat(GAME, state)
    panes = seated.panes
    (gauges,) = panes["ends"]
    full = {distance.why: distance.has for distance in scoring.distances(state) if distance.why != scoring.ORDERS}
    if [gauge.count("●") for gauge in re.findall(r"[●○]+", gauges)] != list(full.values()):
        yield "a gauge of the end is missing or wrong"
    rows = {row.split()[1]: row for row in panes["table"][2:] if row[:3].strip()}
    if list(rows) != list(state.seats):
        yield "not every player has a row"
        return
    for name, player in state.players.items():
        figures = [int(found) for found in re.findall(r"\d+", rows[name])]
        if figures[: len(FIGURES)] != [*map(player.wares.get, FIGURES)]:
            yield f"the goods of {name} are not in sight"
    acting = {name for name, row in rows.items() if "▸" in row}
    if acting != set(GAME.due(state)):
        yield "the player to act is not marked"
    areas = [area for area in state.areas if area != BOX.canal]
    if not state.on_map and len(panes["areas"]) < len(areas) / 2:
        yield "not every area has a row"
    listed = panes["areas"] if not state.on_map else []
    yield from (f"cut: {row}" for row in (gauges, *panes["table"], *listed) if CUT in row)
    yield from (f"cut next to blank rows: {row}" for row in seated.cut_next_to_room())
