"""Visible panes at every moment of recorded games: all spaces and tableaus at 120×40, the player's to act in full."""

from __future__ import annotations

import re

import pytest

from eighteen80.russia import GAME
from eighteen80.russia.rules import scoring
from eighteen80.russia.show.sheets.sheet_tableau import line_drawn
from eighteen80.sheets import Line
from tests.support.peer.lines import replay
from tests.support.russia.peer import PEER
from tests.support.russia.walked_screen import faults, space_names
from tests.support.seated import seat

EACH, SELDOM, APART = PEER.names, 4, 17
pytestmark = pytest.mark.skipif(not EACH, reason="recorded games lie beside a checkout only")


def _sum_of(line: Line) -> int:
    """The sum of the figures on a line's tracks."""
    return sum(int(found) for cell in line.cells if cell.paint for found in re.findall(r"\d+", str(cell.text)))


@pytest.mark.parametrize("game", EACH)
def test_the_fields_of_each_line_add_up_to_its_points(game: str):
    for state in replay(PEER, game).states[::SELDOM]:
        for name, player in state.players.items():
            scored = scoring.score(player, state.figures)
            drawn = [Line(tuple(line_drawn(state, player, line))) for line in scored.lines]
            assert [_sum_of(line) for line in drawn] == [line.total for line in scored.lines], name


@pytest.mark.parametrize("game", EACH[::4])
def test_spaces_and_all_tableaus_are_in_sight_all_the_time(game: str):
    moments = [(state, seat(GAME, state)) for state in replay(PEER, game).states[::APART]]
    assert moments
    assert {number: found for number, moment in enumerate(moments) if (found := [*faults(*moment)])} == {}
    assert len({tuple(space_names(seated)) for _, seated in moments}) == 1
