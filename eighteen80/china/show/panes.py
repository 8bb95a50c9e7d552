"""The state as sheets: everything that a table may want to see of the game."""

from __future__ import annotations

from collections.abc import Mapping

from eighteen80.china.box.components import BOX
from eighteen80.china.show.layout import LAYOUT
from eighteen80.china.show.sheets import (
    sheet_coming,
    sheet_lists,
    sheet_map,
    sheet_players,
    sheet_table,
    sheet_tally,
)
from eighteen80.china.show.sheets.sheet_auction import draft, privates
from eighteen80.china.show.sheets.sheet_charters import charters
from eighteen80.china.show.sheets.sheet_due import charter
from eighteen80.china.show.sheets.sheet_forced import forced_purchase
from eighteen80.china.show.sheets.sheet_heading import heading, step, strip
from eighteen80.china.show.sheets.sheet_market import founding_options, market, outlook
from eighteen80.china.state import State
from eighteen80.china.turn import ROUND_NAMES
from eighteen80.layout import Layout
from eighteen80.sheets import Grid, GridGroup, Say, Sheet

FIRST = "first"


tally = sheet_tally.tally
face = sheet_players.face


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
            (sheet_table.companies(state), sheet_players.players(state)), ranking if isinstance(ranking, Grid) else None
        ),
        "ranking": ranking,
        "forced": forced_purchase(state),
        "charter": charter(state),
        "market": market(state),
        "outlook": outlook(state),
        "step": step(state),
        "coming": sheet_coming.show_coming(state),
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
        "table": GridGroup((sheet_table.companies(state), sheet_players.players(state, ordered=False))),
        "forced": forced_purchase(state),
    }


def round_name(state: State) -> Say:
    """Name the current round."""
    facts = {"number": state.share_rounds + 1, "passing": state.passing}
    return Say(f"round-{ROUND_NAMES[type(state.round)]}", facts)


def paints(edition: str) -> Mapping[str, str]:
    """Map the companies to their colours that differ in the first edition."""
    return {name: card.first_screen for name, card in BOX.companies.items()} if edition == FIRST else {}
