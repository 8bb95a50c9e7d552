"""The signs of sheets, and players in a letter or two."""

from __future__ import annotations

from collections.abc import Iterator

from eighteen80.sheets import Cell, seat_letters, seat_paints
from eighteen80.yokohama.box.components import BOX
from eighteen80.yokohama.state import NEUTRAL, State

DUE = "▸"
FREE, TILE, GONE = "·", "●", "–"
PRESIDENT, HOUSE = "♚", "⌂"
SITES = range(1, BOX.contents.sites.shops + 1)
UNUSED, USED = "●", "×"
NEUTRAL_MARK = "N"
"""The neutral colour."""


def initials(state: State) -> dict[str, str]:
    """Map each player to a letter or two, which the neutral colour does not have."""
    return {NEUTRAL: NEUTRAL_MARK, **seat_letters(state.seats, NEUTRAL_MARK)}


def chip(state: State, name: str | None, free: str = FREE) -> Cell:
    """Return a player's letter on the colour of the seat, or the sign of a free place."""
    if not name:
        return Cell(free, "dim")
    return Cell(initials(state)[name], "strong", seat_paints(state.seats).get(name, ""))


def site_chips(state: State, area: str) -> Iterator[Cell]:
    """Yield the owner of each shop site."""
    owners = {player.sites[area]: name for name, player in state.players.items() if area in player.sites}
    return (chip(state, owners.get(site)) for site in SITES)


def name_cell(state: State, name: str) -> Cell:
    """Return a player's name on the colour of the seat."""
    return Cell(name, "strong", seat_paints(state.seats)[name])
