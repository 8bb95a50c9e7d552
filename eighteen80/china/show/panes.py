"""The state as sheets: everything that a table may want to see of the game."""

from __future__ import annotations

from collections.abc import Mapping

from eighteen80.china.box.components import BOX
from eighteen80.china.rules.operating.phases import current_type
from eighteen80.china.show.layout import LAYOUT
from eighteen80.china.show.sheets import (
    sheet_coming,
    sheet_lists,
    sheet_map,
    sheet_players,
    sheet_scoreboard,
    sheet_table,
    sheet_tally,
)
from eighteen80.china.show.sheets.sheet_charters import charters
from eighteen80.china.show.sheets.sheet_draft import draft
from eighteen80.china.show.sheets.sheet_due import charter
from eighteen80.china.show.sheets.sheet_forced import forced
from eighteen80.china.show.sheets.sheet_founding import founding
from eighteen80.china.show.sheets.sheet_privates import privates
from eighteen80.china.show.sheets.sheet_strip import strip
from eighteen80.china.state import State
from eighteen80.china.turn import ROUND_NAMES
from eighteen80.layout import Layout
from eighteen80.sheets import Blocks, Cell, Line, Say, Sheet, Text

FIRST = "first"


tally = sheet_tally.tally
face = sheet_scoreboard.face


def layout() -> Layout:
    """Where the sheets lie."""
    return LAYOUT


def sheets(state: State) -> Mapping[str, Sheet]:
    """All sheets of this moment, by the name of the pane that shows each."""
    return {
        "head": heading(state),
        "strip": strip(state),
        "table": Blocks((sheet_table.companies(state), sheet_players.players(state))),
        "charter": charter(state),
        "coming": sheet_coming.coming(state),
        "chart": sheet_lists.chart(state),
        "order": sheet_lists.order(state),
        "phases": sheet_lists.phases(state),
        "bank": sheet_lists.bank(state),
        "charters": charters(state),
        "privates": privates(state),
        "draft": draft(state),
        "forced": forced(state),
        "founding": founding(state),
        "map": sheet_map.map_of(state),
    }


def heading(state: State) -> Text:
    """Where the game stands, in one line."""
    train = current_type(state)
    cells = (
        Cell(round_name(state), "strong"),
        Cell(Say("heading-phase", {"phase": state.phase.name, "communist": state.phase.communist})),
        Cell(Say("heading-train", {"train": train, "left": "∞" if state.depot[train] is None else state.depot[train]})),
    )
    return Text((Line(cells),))


def round_name(state: State) -> Say:
    """What is being played now."""
    facts = {"number": state.share_rounds + 1, "passing": state.passing}
    return Say(f"round-{ROUND_NAMES[type(state.round)]}", facts)


def paints(edition: str) -> Mapping[str, str]:
    """The colours of companies that the first edition paints otherwise."""
    return {name: card.first_screen for name, card in BOX.companies.items()} if edition == FIRST else {}
