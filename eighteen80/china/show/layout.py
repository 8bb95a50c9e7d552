"""Layout of 1880's sheets on the table, and the order in which they give way.

The left half never changes with the round; at its right the bench shows the sheet of the situation, or the one chosen,
in full. Where three stacks fit, the printed lists have one of their own.
"""

from __future__ import annotations

from eighteen80.china.state import Auction, Draft, GapOwed, Operating, ShareRound, State
from eighteen80.layout import LOG, MAP, MOVES, Layout, Page, Place, Stack

CHARTERS = Page("charters", ("charters", LOG), "f3", whole=True, narrow=("charters", "founding", LOG))
TRAINS = Page("trains", ("phases", "bank"), "f5")
BOARD = Page(MAP, (MAP,), "f6", wide=(MOVES,))
ASKED = (
    Place("charters", ahead=True, called=True),
    *(Place(pane, called=True) for pane in ("market", "outlook", "privates", "draft", "forced")),
)
"""Sheets that replace the map on the bench."""

LONG_LOG = Place(MOVES, 0, called=True)
"""The last moves at length; they take what other sheets leave."""

LISTS = tuple(Place(pane, called=True) for pane in ("phases", "bank", "founding", "coming", "ranking"))

LAYOUT = Layout(
    stacks=(
        Stack(
            (
                Place("table", ahead=True),
                Place("ranking"),
                Place("charter", 5, ahead=True),
                Place("coming", 2),
                Place(LOG),
            ),
            wide=70,
            share=36,
        ),
        Stack((Place("chart"), Place("phases"), Place("bank", 3), Place("founding")), wide=57),
        Stack((*ASKED, Place(MAP, ahead=True), LONG_LOG)),
    ),
    paired=(
        Stack(
            (
                Place("chart", brief=True),
                Place("table", ahead=True),
                Place("step", bare=True, narrow=True),
                Place(LOG, 1, bare=True),
            )
        ),
        Stack((Place(MAP, bare=True), *ASKED, *LISTS, LONG_LOG), medium=57),
    ),
    pages=(
        Page("table", ("table", "step", LOG), "f2"),
        CHARTERS,
        Page("market", ("market", "outlook", "chart", "founding", MOVES), "f4", narrow=("market", "chart", "founding")),
        TRAINS,
        BOARD,
        Page(LOG, ("coming", LOG, MOVES), "f7", narrow=("charter", "coming", "ranking", LOG)),
        Page("auction", ("privates",), urgent=True, wide=(MAP,)),
        Page("draft", ("draft",), urgent=True, wide=(MAP,)),
        Page("forced", ("forced",), urgent=True, wide=(MOVES,)),
    ),
    watched=(
        Page("table", ("table",), "f2"),
        CHARTERS,
        Page("market", ("chart", "market", "outlook", "founding", MOVES), "f4", narrow=("chart", "market", "founding")),
        TRAINS,
        BOARD,
        Page(LOG, (LOG, MOVES), "f7"),
    ),
    above=("strip",),
)

PAGES = {Auction: "auction", Draft: "draft", ShareRound: "market", Operating: MAP}


def page(state: State) -> str:
    """Return the page: a forced purchase first; then that of the round; the table once the game is over."""
    if state.owed and isinstance(state.owed[0], GapOwed):
        return "forced"
    return PAGES.get(type(state.round), "table")
