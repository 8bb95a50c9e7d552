"""The state as sheets: everything that a table may want to see of the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from eighteen80.china.box.components import BOX
from eighteen80.china.moves import NOTATION
from eighteen80.china.operating.phases import current_type
from eighteen80.china.play.dump import ROUND_NAMES
from eighteen80.china.show import asking, coming_sheet, list_sheets, map_sheet, player_sheet, table_sheet
from eighteen80.china.show.charter import charter
from eighteen80.china.show.faces.charters_sheet import charters
from eighteen80.china.show.faces.draft_sheet import draft
from eighteen80.china.show.faces.forced_sheet import forced
from eighteen80.china.show.faces.founding_sheet import founding
from eighteen80.china.show.faces.privates_sheet import privates
from eighteen80.china.show.faces.strip_sheet import strip
from eighteen80.china.show.in_a_row import in_a_row
from eighteen80.china.state import State
from eighteen80.sheets import Blocks, Cell, Line, Say, Sheet, Text

FIRST = "first"


def sheets(state: State) -> Mapping[str, Sheet]:
    """All sheets of this moment, by the name of the pane that shows each."""
    return {
        "head": heading(state),
        "strip": strip(state),
        "table": Blocks((table_sheet.companies(state), player_sheet.players(state))),
        "charter": charter(state),
        "coming": coming_sheet.coming(state),
        "chart": list_sheets.chart(state),
        "order": list_sheets.order(state),
        "phases": list_sheets.phases(state),
        "bank": list_sheets.bank(state),
        "charters": charters(state),
        "privates": privates(state),
        "draft": draft(state),
        "forced": forced(state),
        "founding": founding(state),
        "map": map_sheet.map_of(state),
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


def purses(state: State) -> Mapping[str, int]:
    """All money that lies on the table, by whose it is."""
    return {
        **{name: player.cash for name, player in state.players.items()},
        **{name: company.cash for name, company in state.companies.items() if company.founded},
        **{name: investor.cash for name, investor in state.investors.items()},
    }


def likely(state: State) -> Sequence[str]:
    """Lines that whoever is due enters most often now; the first may be only the beginning of one."""
    answers = ("; ".join(map(NOTATION.write, moves)) for moves in asking.likely(state))
    return list(dict.fromkeys(filter(None, (*asking.begins(state), in_a_row(state), *answers))))


def paints(edition: str) -> Mapping[str, str]:
    """The colours of companies that the first edition paints otherwise."""
    return {name: card.first_screen for name, card in BOX.companies.items()} if edition == FIRST else {}
