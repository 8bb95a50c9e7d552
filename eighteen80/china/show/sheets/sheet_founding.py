"""Sheet of founding: the cost of each certificate at each price, the permits valid now, and the homes."""

from __future__ import annotations

from eighteen80.china.box.components import BOX
from eighteen80.china.rules.companies import SHARE, rows_allowed
from eighteen80.china.rules.operating.turns import PARS
from eighteen80.china.show.sheets.sheet_map import marker_cell
from eighteen80.china.state import ShareRound, State
from eighteen80.sheets import Cell, Column, Facts, Grid, GridGroup, Line, Row, Say, Text

BUILDS, NONE = "✓", "–"
ABREAST = 2
"""Number of companies side by side."""


def founding_options(state: State) -> GridGroup | Text:
    """Show the options of founding; empty at other times or once all are founded."""
    waiting = [name for name, company in state.companies.items() if not company.founded]
    if not isinstance(state.round, ShareRound) or not waiting:
        return Text(())
    return GridGroup((_certificates(state, state.round.turn), _homes(waiting)))


def _certificates(state: State, player: str) -> Grid:
    """Show a row for each certificate: its permits, and its cost at each initial price."""
    prices = (Column(Cell(str(par), "head"), "right", gap=2) for par in PARS)
    columns = (Column(Cell(Say("face-certificate"), "head")), Column(Cell(Say("face-permits"), "head"), gap=2), *prices)
    rows = (_certificate(state, player, percent) for percent in BOX.setup.permit_choices)
    free = Row((Cell(Say("face-rows"), "dim", span=2), *(_free(state, par) for par in PARS)))
    facts: Facts = {"letter": state.phase.letter, "sign": BUILDS, "percent": state.phase.float_percent}
    return Grid(columns, ((*rows, free, Line((Cell(Say("face-founding", facts), "dim"),))),))


def _certificate(state: State, player: str, percent: int) -> Row:
    cash, letter = state.players[player].cash, state.phase.letter
    choices = (f"{choice}{BUILDS if letter in choice else ''}" for choice in BOX.setup.permit_choices[percent])
    costs = (par * percent // SHARE for par in PARS)
    money = (Cell(str(cost), "strong" if cost <= cash else "dim") for cost in costs)
    return Row((Cell(f"{percent} %", "strong"), Cell(" ".join(choices)), *money))


def _free(state: State, par: int) -> Cell:
    """Show the free rows of the turn order list at a price."""
    return Cell("".join(map(str, rows_allowed(state, par))) or NONE, "dim")


def _homes(waiting: list[str]) -> Grid:
    """Show each company with its home, the names there and the cost of the first tile."""
    cells = [_home(name) for name in waiting]
    lines = -(-len(cells) // ABREAST)
    nothing = tuple(Cell() for _ in cells[0])
    pairs = ((cells[at], cells[at + lines] if at + lines < len(cells) else nothing) for at in range(lines))
    kinds = (Column(Cell(), gap=2), Column(Cell()), Column(Cell(), names=True), Column(Cell()))
    columns = kinds * ABREAST
    return Grid(tuple(columns), (tuple(Row((*one, *other)) for one, other in pairs),))


def _home(name: str) -> tuple[Cell, ...]:
    hex_ = BOX.hexes[BOX.companies[name].home]
    marker = marker_cell(name)
    return marker, Cell(hex_.name, "strong"), Cell("/".join(hex_.names)), Cell(f"({hex_.cost})" if hex_.cost else "")
