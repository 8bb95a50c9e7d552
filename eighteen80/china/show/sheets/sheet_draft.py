"""Sheet of the draft: every foreign investor with its home, the home's value, and its owner."""

from __future__ import annotations

from eighteen80.china.box.components import BOX
from eighteen80.china.state import Draft, State
from eighteen80.sheets import Cell, Column, Grid, Line, Row, Say, Text

NOW = "▸"
HEADS = ("home", "place", "values", "owner")


def draft(state: State) -> Grid | Text:
    """Show the investors while they are chosen; empty at other times."""
    if not isinstance(state.round, Draft):
        return Text(())
    headed = (Column(Cell(Say(f"face-{name}"), "head"), names=name in ("place", "owner")) for name in HEADS)
    columns = (Column(Cell()), *headed)
    rows = tuple(_investor(state, name) for name in BOX.investors)
    return Grid(columns, (rows, (_choosers(state, state.round), Line((Cell(Say("face-draft"), "dim"),)))))


def _choosers(state: State, round_: Draft) -> Line:
    """Show the players who still choose, in this order, with their cash."""
    at = state.seats.index(round_.turn)
    first, *others = (f"{name} {state.players[name].cash}" for name in state.seats[at:])
    return Line((Cell(f"{NOW} {first}", "due"), *map(Cell, others)))


def _investor(state: State, name: str) -> Row:
    card = BOX.investors[name]
    home = BOX.hexes[card.home]
    taken = state.investors.get(name)
    values = " ".join(f"{letter} {value}" for letter, value in home.values.items()) if home.stop else ""
    cells = (
        Cell(name, "strong"),
        Cell(card.home),
        Cell("/".join(home.names)),
        Cell(values or Say(f"kind-{home.kind.replace('_', '-')}")),
        Cell(taken.owner if taken else "", "strong"),
    )
    return Row(cells, "dim" if taken else "")
