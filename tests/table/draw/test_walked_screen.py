"""Every promise of 1880's screen at 120×40, held at a sample of the moments of recorded games; all in `tests.bench`."""

from __future__ import annotations

import pytest

from tests.support import played
from tests.support.china.recorded_games import kept
from tests.support.china.walked_screen import faults

STEP = 45


@pytest.mark.parametrize("name", [game.name for game in kept()])
def test_at_120x40_all_panes_are_in_sight_and_nothing_is_cut(name: str):
    states = played.states(name)[::STEP]
    assert states
    assert {number: found for number, state in enumerate(states) if (found := [*faults(state)])} == {}
