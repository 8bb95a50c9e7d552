"""Required sums: the places of assistants, shops, houses, agents and orders, and their totals."""

from __future__ import annotations

import re
from collections.abc import Mapping

from eighteen80.capabilities import Pile, Sum
from eighteen80.sheets import Say
from eighteen80.yokohama.box.components import BOX
from eighteen80.yokohama.fields.fact_names import word
from eighteen80.yokohama.state import Player, State

START = BOX.contents.start
BUILDINGS = ("shops", "houses")
ORDERS: Mapping[str, str] = {"pile": "pile", "hand": "hands", "orders": "fulfilled"}
"""Places of the orders counted by such a name."""
AGENT = "agent"
_NUMBER = re.compile(r"\d{1,4}")
ASSISTANTS: Mapping[str, str] = {"assistants": "supply", "warehouse": "warehouse"}
"""Places of the assistants counted by such a name."""


def sum_of(state: State, pile: Pile) -> Sum | None:
    """Return the required sum that the pile is part of, with the pile as counted; None without one."""
    player = state.players.get(pile.subject)
    if pile.what == AGENT and player is not None:
        return agents(state, player, str(pile.amount))
    if not isinstance(pile.amount, int):
        return None
    if pile.what in ORDERS:
        return orders(state, ORDERS[pile.what], pile.amount - (getattr(player, pile.what) if player else state.pile))
    if player is not None and pile.what in ASSISTANTS:
        return assistants(state, player, {ASSISTANTS[pile.what]: pile.amount})
    return buildings(player, pile.what, {"supply": pile.amount}) if player and pile.what in BUILDINGS else None


def agents(state: State, player: Player, counted: str) -> Sum:
    """Return free and owned agents, with one player's as counted: `GB 1 0, US 0 1`."""
    owned = sum(sum(map(sum, each.agents.values())) for each in state.players.values())
    own = sum(map(sum, player.agents.values()))
    parts = {"left": sum(state.agents.values()), "owned": owned - own + sum(map(int, _NUMBER.findall(counted)))}
    number = sum(parts.values())
    return Sum(Say("look-all-agents", {**parts, "all": number}), number, sum(BOX.countries.agents.values()))


def orders(state: State, where: str, more: int) -> Sum | None:
    """Return the orders of the box, with `more` in one place; None if the number of open ones is unknown."""
    if not state.pile or state.turn is None:
        return None
    cards, players, number = BOX.contents.orders, state.players.values(), len(state.seats)
    hands, fulfilled = sum(each.hand for each in players), sum(each.orders for each in players)
    parts = {"pile": state.pile, "open": BOX.open_orders(number), "hands": hands, "fulfilled": fulfilled}
    # Of the cards that are dealt everybody keeps one.
    parts["box"] = cards.removed[number] + number * (cards.dealt - 1)
    parts[where] += more
    total = sum(parts.values())
    return Sum(Say("look-cards", {**parts, "all": total}), total, cards.cards)


def assistants(state: State, player: Player, counted: Mapping[str, int]) -> Sum:
    """Return a player's assistants, with those of some place as counted."""
    areas = sum(player.areas.values())
    parts = {"supply": player.supply, "areas": areas, "warehouse": player.warehouse, "boards": player.boards, **counted}
    number = sum(parts.values())
    return Sum(
        Say("look-assistants", {"depth": state.options.depth, **parts, "all": number}), number, START.assistants.all
    )


def buildings(player: Player, what: str, counted: Mapping[str, int]) -> Sum:
    """Return a player's shops or houses, with those of some place as counted."""
    pieces, built = (player.shops, player.sites) if what == "shops" else (player.houses, player.trading)
    parts = {"built": len(built), **pieces._asdict(), **counted}
    number = sum(parts.values())
    return Sum(Say("look-pieces", {"pieces": word(what), **parts, "all": number}), number, getattr(START, what).all)
