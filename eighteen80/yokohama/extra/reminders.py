"""What a player could still have done, said in one calm line at the end of the turn; nothing is asked."""

from __future__ import annotations

from collections.abc import Iterator

from eighteen80.yokohama.areas.power import TILE, house_open, shop_open, tile_open
from eighteen80.yokohama.extra import agents
from eighteen80.yokohama.extra.achievements import CLAIM, claims
from eighteen80.yokohama.extra.agents import AGENT
from eighteen80.yokohama.state import GOODS, State


def left_undone(state: State) -> Iterator[str]:
    """The tile left lying, a building not built, an achievement fulfilled, an agent not used, an order not fulfilled.

    What an order in hand asks for is hidden: it may be payable as long as there are goods.
    """
    turn = state.whose
    last = turn.last
    if last is not None and not last.by_agent:
        # As it was before the steps were passed over: what could come then and did not.
        offered = last._replace(stage=TILE)
        if tile_open(state, offered):
            yield "bonus"
        if shop_open(state, offered):
            yield "shop"
        if house_open(state, offered):
            yield "house"
    if any(CLAIM.refusal(state, move) is None for move in claims(state)):
        yield "claim"
    if any(AGENT.refusal(state, move) is None for move in agents.candidates(state)):
        yield "agent"
    if state.player.hand and any(state.player.wares[ware] for ware in GOODS):
        yield "order"
