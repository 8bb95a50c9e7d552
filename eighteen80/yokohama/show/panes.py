"""The sheets of Yokohama by pane, their layout on the table, and the order in which they give way.

The areas are a list in ledger depth and a map in map depth: one of the two is empty, and takes no room.
"""

from __future__ import annotations

from collections.abc import Mapping

from eighteen80.layout import LOG, MAP, MOVES, Layout, Page, Place, stack
from eighteen80.sheets import Cell, Line, Say, Sheet, Text
from eighteen80.yokohama.rules.scoring import is_over
from eighteen80.yokohama.show.sheets import sheet_areas, sheet_coming, sheet_players, sheet_tally, sheet_turn
from eighteen80.yokohama.state import State

LAYOUT = Layout(
    stacks=(
        stack(
            Place("players", ahead=True, narrow=True),
            Place("areas", 11, ahead=True),
            Place(MAP),
            Place("boards", 2),
            Place("coming", 2),
            Place(MOVES, 0, wide=True),
            wide=69,
            share=50,
        ),
        stack(
            Place("standing", 7, ahead=True),
            Place("goals", 5),
            Place("technologies", 6),
            Place("turn", 2, called=True),
            Place(LOG),
            medium=50,
        ),
    ),
    # With room for one stack, the last move is beneath the panes of a page.
    paired=(
        stack(
            Place("players", ahead=True),
            Place("areas", ahead=True),
            Place(MAP, bare=True),
            Place("boards", 3),
            Place("coming"),
        ),
        stack(
            Place("standing"),
            Place("goals"),
            Place("technologies"),
            Place("turn", called=True),
            Place(LOG, 1, bare=True),
        ),
    ),
    pages=(
        Page("players", ("players", "areas", MAP, LOG), "f2"),
        Page(MAP, ("areas", MAP, "boards"), "f3", small=stack(Place("areas"), Place(MAP, bare=True))),
        Page("turn", ("turn", "boards"), "f4"),
        Page("coming", ("coming", "goals", "technologies"), "f5"),
        Page("standing", ("standing",), "f6"),
        Page(LOG, (LOG,), "f7"),
    ),
    watched=(
        Page(MAP, ("areas", MAP), "f3"),
        Page("boards", ("boards", "turn"), "f4"),
        Page("coming", ("coming", "goals", "technologies"), "f5"),
        Page("standing", ("standing",), "f6"),
    ),
    above=("ends", "table"),
)


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
        "ends": sheet_coming.ends(state),
        "table": sheet_players.table(state),
        "players": sheet_players.players(state),
        "turn": sheet_turn.turn(state),
        "coming": sheet_coming.near_events(state),
        "areas": sheet_areas.areas(state),
        MAP: sheet_areas.map_of(state),
        "boards": sheet_coming.boards(state),
        "goals": sheet_coming.goals(state),
        "technologies": sheet_players.technologies(state),
        # Only the tally reveals the final sums.
        "standing": Text((Line((Cell(Say("game-is-over")),)),)) if is_over(state) else sheet_tally.leader_first(state),
    }


def foreshown(state: State) -> Mapping[str, Sheet]:
    """Return the players' things, across the screen and in a pane, whose figures a line changes in place."""
    return {"table": sheet_players.table(state), "players": sheet_players.players(state)}
