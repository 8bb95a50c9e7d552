"""The sheets of Russian Railroads by pane, and their layout."""

from __future__ import annotations

from collections.abc import Mapping

from eighteen80.layout import Layout
from eighteen80.russia.show import ask
from eighteen80.russia.show.layout import LAYOUT
from eighteen80.russia.show.sheets import (
    sheet_coming,
    sheet_players,
    sheet_scoring,
    sheet_spaces,
    sheet_tableau,
    sheet_tally,
    sheet_title,
)
from eighteen80.russia.state import State
from eighteen80.sheets import Sheet

face = sheet_coming.face
tally = sheet_tally.tally
round_name = ask.round_name


def layout() -> Layout:
    """Return the layout of the sheets."""
    return LAYOUT


def sheets(state: State) -> Mapping[str, Sheet]:
    """Return all sheets of this moment, by pane."""
    return {
        "head": sheet_title.title(state),
        "players": sheet_players.players(state),
        "spaces": sheet_spaces.spaces(state),
        "tableau": sheet_tableau.tableaus(state),
        "supply": sheet_players.supply(state),
        "ahead": sheet_coming.ahead(state),
        "coming": sheet_coming.show_coming(state),
        "course": sheet_scoring.by_round(state),
        "scoring": sheet_scoring.sheet(state),
    }
