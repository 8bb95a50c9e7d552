"""Unused extra phases of a turn, named in one calm line at its end; nothing is asked."""

from __future__ import annotations

from collections.abc import Iterator

from eighteen80.yokohama.rules import agents
from eighteen80.yokohama.rules.achievements import CLAIM, claims
from eighteen80.yokohama.rules.agents import AGENT
from eighteen80.yokohama.state import GOODS, State


def missed_options(state: State) -> Iterator[str]:
    """Yield a fulfilled achievement, an unused agent, an open order.

    What an order in hand asks for is hidden: while there are goods, it may be payable.
    """
    if any(CLAIM.refusal(state, move) is None for move in claims(state)):
        yield "claim"
    if any(AGENT.refusal(state, move) is None for move in agents.candidates(state)):
        yield "agent"
    if state.player.hand and any(state.player.wares[ware] for ware in GOODS):
        yield "order"
