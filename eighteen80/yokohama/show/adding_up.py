"""Sums that must hold: where a player's assistants, shops and houses lie, and how many there are in all."""

from __future__ import annotations

from collections.abc import Mapping

from eighteen80.capabilities import Pile, Sum
from eighteen80.sheets import Say
from eighteen80.yokohama.box.components import BOX
from eighteen80.yokohama.spoken.naming import word
from eighteen80.yokohama.state import Player, State

START = BOX.contents.start
BUILDINGS = ("shops", "houses")
ASSISTANTS: Mapping[str, str] = {"assistants": "supply", "warehouse": "warehouse"}
"""Where the assistants lie that are counted by such a name."""


def sum_of(state: State, pile: Pile) -> Sum | None:
    """The sum of which a pile is a part, with the pile as it was counted; None if it is part of none."""
    player = state.players.get(pile.subject)
    if player is None or not isinstance(pile.amount, int):
        return None
    if pile.what in ASSISTANTS:
        return assistants(player, {ASSISTANTS[pile.what]: pile.amount})
    return buildings(player, pile.what, {"supply": pile.amount}) if pile.what in BUILDINGS else None


def assistants(player: Player, counted: Mapping[str, int]) -> Sum:
    """A player's assistants, those of some place as they were counted."""
    areas = sum(player.areas.values())
    parts = {"supply": player.supply, "areas": areas, "warehouse": player.warehouse, "boards": player.boards, **counted}
    number = sum(parts.values())
    return Sum(Say("look-assistants", {**parts, "all": number}), number, START.assistants.all)


def buildings(player: Player, what: str, counted: Mapping[str, int]) -> Sum:
    """A player's shops or houses, those of some place as they were counted."""
    pieces, built = (player.shops, player.sites) if what == "shops" else (player.houses, player.trading)
    parts = {"built": len(built), **pieces._asdict(), **counted}
    number = sum(parts.values())
    return Sum(Say("look-pieces", {"pieces": word(what), **parts, "all": number}), number, getattr(START, what).all)
