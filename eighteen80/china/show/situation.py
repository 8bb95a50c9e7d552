"""Page of each situation, the same throughout a turn."""

from __future__ import annotations

from eighteen80.china.state import Auction, Draft, GapOwed, Operating, ShareRound, State
from eighteen80.layout import MAP

FORCED = "forced"
PAGES = {Auction: "auction", Draft: "draft", ShareRound: "market", Operating: MAP}


def page(state: State) -> str:
    """Return the page: a forced purchase first; then that of the round; the table once the game is over."""
    if state.owed and isinstance(state.owed[0], GapOwed):
        return FORCED
    return PAGES.get(type(state.round), "table")
