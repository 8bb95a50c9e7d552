"""Visible panes at every moment of recorded games at 120×40: players, areas and gauges, the player to act in full."""

from __future__ import annotations

import re

import pytest

from eighteen80.yokohama import GAME
from eighteen80.yokohama.box.components import BOX
from eighteen80.yokohama.rules import ending
from eighteen80.yokohama.state import State
from tests.support.seated import visible_panes
from tests.support.yokohama.comparison import Replayed, names

EACH = [name for name in ("y3", "y9", "y51", "y51L") if name in names()]
APART = 9


@pytest.mark.parametrize("game", EACH)
def test_players_areas_and_gauges_are_in_sight_all_the_time(game: str):
    replayed = Replayed(game)
    replayed.play()
    moments = [state for state in replayed.states if state.turn is not None][::APART]
    assert moments
    for state in moments:
        _check_panes(state)


def _check_panes(state: State) -> None:
    """Every figure of the players, every area, every gauge; nothing is cut."""
    panes = visible_panes(GAME, state)
    (gauges,) = panes["ends"]
    full = {distance.why: distance.has for distance in ending.distances(state) if distance.why != ending.ORDERS}
    assert [gauge.count("●") for gauge in re.findall(r"[●○]+", gauges)] == list(full.values())
    rows = {row.split()[1]: row for row in panes["table"][2:] if row[:1].strip()}
    assert list(rows) == list(state.seats)
    for name, player in state.players.items():
        figures = [int(found) for found in re.findall(r"\d+", rows[name])][:7]
        assert figures == [player.wares[ware] for ware in ("points", "yen", "copper", "silk", "tea", "fish", "import")]
    assert not any("…" in row for row in (gauges, *panes["table"]))
    if not state.on_map:
        areas = [area for area in state.areas if area != BOX.canal]
        assert len(panes["areas"]) - 1 >= len(areas) / 2
        assert not any("…" in row for row in panes["areas"])
