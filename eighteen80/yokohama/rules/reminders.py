"""What a player could still do in an extra phase, said in one calm line with the end of the turn; nothing is asked."""

from __future__ import annotations

from collections.abc import Iterator

from eighteen80.yokohama.rules import agents
from eighteen80.yokohama.rules.achievements import CLAIM, claims
from eighteen80.yokohama.rules.agents import AGENT
from eighteen80.yokohama.state import GOODS, State


def left_undone(state: State) -> Iterator[str]:
    """An achievement fulfilled, an agent not used, an order not fulfilled.

    What an order in hand asks for is hidden: it may be payable as long as there are goods.
    """
    if any(CLAIM.refusal(state, move) is None for move in claims(state)):
        yield "claim"
    if any(AGENT.refusal(state, move) is None for move in agents.candidates(state)):
        yield "agent"
    if state.player.hand and any(state.player.wares[ware] for ware in GOODS):
        yield "order"
