"""Which page belongs to which situation. It is the same for as long as a turn lasts."""

from __future__ import annotations

from eighteen80.china.state import Auction, Draft, GapOwed, Operating, ShareRound, State
from eighteen80.layout import MAP

FORCED = "forced"
PAGES = {Auction: "auction", Draft: "draft", ShareRound: "market", Operating: MAP}


def page(state: State) -> str:
    """A forced purchase before everything else; then what the round is about; the table once the game is over."""
    if state.owed and isinstance(state.owed[0], GapOwed):
        return FORCED
    return PAGES.get(type(state.round), "table")
