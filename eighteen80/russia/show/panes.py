"""The sheets of Russian Railroads by pane, their layout on the table, and the order in which they give way."""

from __future__ import annotations

from collections.abc import Mapping

from eighteen80.layout import CURVE, FINAL, LOG, MOVES, ROUNDS, Layout, Page, Place, stack
from eighteen80.russia.show import ask
from eighteen80.russia.show.sheets import sheet_players, sheet_scoring, sheet_spaces, sheet_tableau
from eighteen80.russia.state import State
from eighteen80.sheets import Sheet

SMALL_TABLE = stack(Place("spaces", 11, ahead=True), Place("players", 0, ahead=True), Place(LOG))
"""The table on a small screen: the tableaus have a page of their own there."""

LAYOUT = Layout(
    stacks=(
        stack(
            Place("spaces", 13, ahead=True),
            Place(FINAL, ahead=True, called=True),
            Place(ROUNDS, called=True),
            Place(LOG),
            wide=70,
        ),
        stack(
            Place("tableau", 5, ahead=True), Place("supply", 3, ahead=True), Place("ahead", 2), Place(MOVES, 0), wide=66
        ),
        stack(
            Place("coming", 5, ahead=True),
            Place("course", 4),
            Place("scoring", 0, ahead=True, brief=True),
            Place(CURVE, 0),
        ),
    ),
    paired=(
        stack(
            Place("spaces", 13, ahead=True),
            Place("scoring", called=True),
            Place(FINAL, ahead=True, called=True),
            Place(ROUNDS, called=True),
            Place(LOG),
        ),
        stack(
            Place(CURVE, called=True),
            Place("tableau", 5, ahead=True),
            Place("players", 4, narrow=True),
            Place("supply", 3, ahead=True),
            Place("ahead", 2),
            medium=64,
        ),
        stack(Place("coming", 5, ahead=True), Place("course", 4), Place(MOVES, called=True), medium=64),
    ),
    abreast=True,
    pages=(
        Page("table", ("spaces", LOG, "tableau", "players", "supply"), "f2", small=SMALL_TABLE),
        Page("tableau", ("tableau",), "f3"),
        Page("supply", ("supply", "ahead", "players"), "f4"),
        Page("scoring", ("scoring", LOG), "f5", narrow=("scoring",)),
        Page("coming", ("coming", "course"), "f6"),
        Page(LOG, (LOG, MOVES), "f7"),
        Page(FINAL, (FINAL, ROUNDS, LOG, CURVE, "tableau"), urgent=True, narrow=(FINAL,)),
    ),
    watched=(
        Page("table", ("spaces", "tableau", "players"), "f2", small=SMALL_TABLE),
        Page("tableau", ("tableau",), "f3"),
        Page("supply", ("supply", "ahead", "players"), "f4"),
        Page("scoring", ("scoring",), "f5"),
        Page("coming", ("coming", "course"), "f6"),
    ),
    ended="scoring",
)


face = sheet_players.face
tally = sheet_scoring.tally
round_name = ask.round_name


def layout() -> Layout:
    """Return the layout of the sheets."""
    return LAYOUT


def sheets(state: State) -> Mapping[str, Sheet]:
    """Return all sheets of this moment, by pane."""
    return {
        "head": sheet_players.title(state),
        "players": sheet_players.players(state),
        "spaces": sheet_spaces.spaces(state),
        "tableau": sheet_tableau.tableaus(state),
        "supply": sheet_players.supply(state),
        "ahead": sheet_players.ahead(state),
        "coming": sheet_players.show_coming(state),
        "course": sheet_scoring.by_round(state),
        "scoring": sheet_scoring.sheet(state),
    }
