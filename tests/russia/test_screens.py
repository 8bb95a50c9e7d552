"""Visible panes at every moment of recorded games: all spaces and tableaus at 120×40, the player's to act in full."""

from __future__ import annotations

import re

import pytest

from eighteen80.russia import GAME
from eighteen80.russia.rules import scoring
from eighteen80.russia.show.sheets.drawn_tableau import line_drawn
from eighteen80.russia.state import State
from eighteen80.russia.turn import due
from eighteen80.sheets import Line
from tests.support.russia import recorded_games
from tests.support.seated import visible_panes

pytestmark = pytest.mark.skipif(not recorded_games.FOLDER.is_dir(), reason="recorded games lie beside a checkout only")
EACH, APART = recorded_games.names(), 9


def _sum_of(line: Line) -> int:
    """The sum of the figures on a line's tracks."""
    return sum(int(found) for cell in line.cells if cell.paint for found in re.findall(r"\d+", str(cell.text)))


@pytest.mark.parametrize("game", EACH)
def test_the_fields_of_each_line_add_up_to_its_points(game: str):
    for state in recorded_games.moments(game):
        for name, player in state.players.items():
            scored = scoring.score(player, state.figures)
            drawn = [Line(tuple(line_drawn(state, player, line))) for line in scored.lines]
            assert [_sum_of(line) for line in drawn] == [line.total for line in scored.lines], name


@pytest.mark.parametrize("game", EACH[::4])
def test_spaces_and_all_tableaus_are_in_sight_all_the_time(game: str):
    first: list[str] = []
    for state in recorded_games.moments(game)[::APART]:
        panes = visible_panes(GAME, state)
        names = [line[9:19].strip().replace("last", "order 1") for line in panes["spaces"]]
        first = first or names
        assert names == first
        _tableaus_stand(state, panes["tableau"])
    assert len(first) == len(set(first)) >= 19


def _tableaus_stand(state: State, found: list[str]) -> None:
    """Check that each tableau has its head, lines and bar in full, and that the player to act is marked."""
    heads = [line for line in found if line.startswith("─")]
    assert [re.findall(r"\w+", line)[:2] for line in heads] == [
        [str(place), name] for place, name in enumerate(state.order, 1)
    ]
    assert sum(line.startswith("I ") for line in found) == len(state.seats)
    assert not any("…" in line for line in found)
    marked = {name for name, head in zip(state.order, heads, strict=True) if "▸" in head}
    assert marked == {name for name in due(state) if name in state.players}
    for name, head in zip(state.order, heads, strict=True):
        assert f"now {scoring.score(state.players[name], state.figures).total} = " in head
