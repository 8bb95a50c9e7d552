"""The state as sheets: everything that a table may want to see of the game, and the layout of the sheets.

The left half never changes with the round; at its right the bench shows the sheet of the situation, or the one chosen,
in full. Where three stacks fit, the printed lists have one of their own.
"""

from __future__ import annotations

from collections.abc import Mapping

from eighteen80.china.box.components import BOX
from eighteen80.china.show.sheets import sheet_lists, sheet_map, sheet_table, sheet_tally
from eighteen80.china.show.sheets.sheet_auction import draft, privates
from eighteen80.china.show.sheets.sheet_charters import charters
from eighteen80.china.show.sheets.sheet_due import charter, forced_purchase
from eighteen80.china.show.sheets.sheet_heading import heading, step, strip
from eighteen80.china.show.sheets.sheet_market import founding_options, market, outlook
from eighteen80.china.state import Auction, Draft, GapOwed, Operating, ShareRound, State
from eighteen80.china.turn import ROUND_NAMES
from eighteen80.layout import LOG, MAP, MOVES, Layout, Page, Place, Stack
from eighteen80.sheets import Grid, GridGroup, Say, Sheet

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


# The sheets


FIRST = "first"


tally = sheet_tally.tally
face = sheet_table.face


def layout() -> Layout:
    """Return the layout of the sheets."""
    return LAYOUT


def sheets(state: State) -> Mapping[str, Sheet]:
    """Return all sheets of this moment, by the name of their pane."""
    ranking = sheet_tally.ranking(state)
    return {
        "head": heading(round_name(state), state),
        "strip": strip(state),
        "table": GridGroup(
            (sheet_table.companies(state), sheet_table.players(state)), ranking if isinstance(ranking, Grid) else None
        ),
        "ranking": ranking,
        "forced": forced_purchase(state),
        "charter": charter(state),
        "market": market(state),
        "outlook": outlook(state),
        "step": step(state),
        "coming": sheet_lists.show_coming(state),
        "chart": sheet_lists.chart(state),
        "phases": sheet_lists.phases(state),
        "bank": sheet_lists.bank(state),
        "charters": charters(state),
        "privates": privates(state),
        "draft": draft(state),
        "founding": founding_options(state),
        "map": sheet_map.map_of(state),
    }


def foreshown(state: State) -> Mapping[str, Sheet]:
    """Return the companies, the players and the bill of a forced purchase, whose figures a line changes in place."""
    return {
        # Places in the order of play change with each turn: they are no consequence of a line.
        "table": GridGroup((sheet_table.companies(state), sheet_table.players(state, ordered=False))),
        "forced": forced_purchase(state),
    }


def round_name(state: State) -> Say:
    """Name the current round."""
    return Say(f"round-{ROUND_NAMES[type(state.round)]}", number=state.share_rounds + 1, passing=state.passing)


def paints(edition: str) -> Mapping[str, str]:
    """Map the companies to their colours that differ in the first edition."""
    return {name: card.first_screen for name, card in BOX.companies.items()} if edition == FIRST else {}
