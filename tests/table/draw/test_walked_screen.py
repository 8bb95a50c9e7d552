"""Every promise of 1880's screen at 120×40, held at a sample of the moments of recorded games; all in `tests.bench`."""

from __future__ import annotations

import pytest

from eighteen80.china import GAME
from eighteen80.table.draw.shapes import shapes
from tests.support import played
from tests.support.china.recorded_games import kept_games
from tests.support.china.walked_screen import PAINTER, faults

STEP = 45


@pytest.mark.parametrize("name", [game.name for game in kept_games()])
def test_at_120x40_all_panes_are_in_sight_and_nothing_is_cut(name: str):
    states = played.states(name)[::STEP]
    assert states
    assert {number: found for number, state in enumerate(states) if (found := [*faults(state)])} == {}


@pytest.mark.parametrize("width", [58, 78])
def test_the_title_never_cuts_whoever_is_on_turn(width: int):
    for state in played.states("china")[::STEP]:
        found = [shape for shape in shapes(played.sheets(state)["head"], width, PAINTER) if len(shape) == 1]
        title = "".join(text for text, _ in found[0][0])
        assert all(name in title for name in GAME.due(state))
        assert "…" not in title
