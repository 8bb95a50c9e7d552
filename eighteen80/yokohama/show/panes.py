"""The sheets of Yokohama by pane, and their layout."""

from __future__ import annotations

from collections.abc import Mapping

from eighteen80.layout import MAP, Layout
from eighteen80.sheets import Cell, Line, Say, Sheet, Text
from eighteen80.yokohama.rules.ending import is_over
from eighteen80.yokohama.show.layout import LAYOUT
from eighteen80.yokohama.show.sheets import (
    sheet_areas,
    sheet_boards,
    sheet_coming,
    sheet_map,
    sheet_players,
    sheet_tally,
    sheet_turn,
)
from eighteen80.yokohama.state import State

face = sheet_tally.face
tally = sheet_tally.tally
round_name = sheet_turn.round_name


def layout() -> Layout:
    """Return the layout of the sheets."""
    return LAYOUT


def sheets(state: State) -> Mapping[str, Sheet]:
    """Return all sheets of this moment, by pane."""
    return {
        "head": sheet_turn.heading(state),
        "ends": sheet_boards.ends(state),
        "table": sheet_players.table(state),
        "players": sheet_players.players(state),
        "turn": sheet_turn.turn(state),
        "coming": sheet_coming.near_events(state),
        "areas": sheet_areas.areas(state),
        MAP: sheet_map.map_of(state),
        "boards": sheet_boards.boards(state),
        "goals": sheet_boards.goals(state),
        "technologies": sheet_players.technologies(state),
        # Only the tally reveals the final sums.
        "standing": Text((Line((Cell(Say("game-is-over")),)),)) if is_over(state) else sheet_tally.leader_first(state),
    }


def foreshown(state: State) -> Mapping[str, Sheet]:
    """Return the players' things, across the screen and in a pane, whose figures a line changes in place."""
    return {"table": sheet_players.table(state), "players": sheet_players.players(state)}
