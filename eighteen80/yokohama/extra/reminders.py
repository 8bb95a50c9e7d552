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
    # Each action, an agent's too, as it was before its steps were passed over: what could come then and did not.
    offered = [action._replace(stage=TILE) for action in state.whose.past]
    for thing, is_open in (("bonus", tile_open), ("shop", shop_open), ("house", house_open)):
        if any(is_open(state, action) for action in offered):
            yield thing
    if any(CLAIM.refusal(state, move) is None for move in claims(state)):
        yield "claim"
    if any(AGENT.refusal(state, move) is None for move in agents.candidates(state)):
        yield "agent"
    if state.player.hand and any(state.player.wares[ware] for ware in GOODS):
        yield "order"
