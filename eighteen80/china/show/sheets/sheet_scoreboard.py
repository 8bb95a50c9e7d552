"""Scoreboard for the players' seats: the player to act, each player's cash, every share price."""

from __future__ import annotations

from eighteen80.china.rules.chart import price
from eighteen80.china.rules.operating.phases import turn_order
from eighteen80.china.show.sheets.sheet_map import marker_cell
from eighteen80.china.show.sheets.sheet_table import MARKER, turn_signs
from eighteen80.china.state import State
from eighteen80.china.turn import due
from eighteen80.sheets import Cell, Face, Figure


def face(state: State) -> Face:
    """Show players in seating order, then companies by turn order."""
    players = tuple(_player(state, name) for name in state.seats)
    companies = tuple(_company(state, name) for name in turn_order(state))
    return Face(tuple(_name_cell(state, name) for name in due(state)), (players, companies))


def _name_cell(state: State, name: str) -> Cell:
    """Name a player, or show the marker of a company or investor."""
    return Cell(name, "due") if name in state.seats else marker_cell(name, "strong")


def _player(state: State, name: str) -> Figure:
    player = state.players[name]
    debt = Cell(f"−{player.debt}", "bad") if player.debt else Cell()
    return Figure(Cell(name, "due" if name in due(state) else "strong"), str(player.cash), debt)


def _company(state: State, name: str) -> Figure:
    company = state.companies[name]
    sign = turn_signs(state)[name] + (MARKER if state.marker == name else "")
    return Figure(_name_cell(state, name), str(price(company)), Cell(sign, "due"))
