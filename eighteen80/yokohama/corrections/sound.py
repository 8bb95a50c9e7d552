"""Invariants after any correction or ruling: nothing is negative, and no piece is lost or made."""

from __future__ import annotations

from collections.abc import Iterator

from eighteen80.refusals import Illegal
from eighteen80.yokohama.box.components import BOX
from eighteen80.yokohama.state import Player, State

START = BOX.contents.start


def check_sound(state: State) -> None:
    """Raise Illegal with the broken invariant."""
    most = BOX.contents.orders.hand_most
    for name, player in state.players.items():
        if what := next(_wrong_with(player), None):
            raise Illegal("unsound-player", player=name, what=what)
        if not 0 <= player.hand <= most:
            raise Illegal("unsound-hand", player=name, hand=player.hand, most=most)
    for country, all_ in BOX.countries.agents.items():
        owned = sum(sum(player.agents[country]) for player in state.players.values() if country in player.agents)
        if state.agents[country] < 0 or owned + state.agents[country] != all_:
            raise Illegal("unsound-agents", country=country)
    if not 0 <= state.pile <= BOX.contents.orders.cards:
        raise Illegal("unsound-pile", pile=state.pile)


def _wrong_with(player: Player) -> Iterator[str]:
    """Yield each impossible value of a player."""
    yield from (ware for ware, number in player.wares.items() if number < 0)
    assistants = (player.supply, player.warehouse, player.boards, *player.areas.values())
    if min(assistants) < 0 or sum(assistants) != START.assistants.all:
        yield "assistant"
    if min(player.shops) < 0 or sum(player.shops) + len(player.sites) != START.shops.all:
        yield "shop"
    if min(player.houses) < 0 or sum(player.houses) + len(player.trading) != START.houses.all:
        yield "house"
    if min(player.orders, player.tiles, 0, *player.symbols.values()) < 0:
        yield "orders"
