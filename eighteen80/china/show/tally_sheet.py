"""Final wealth, or wealth if the game ended now: a row for each player, the poorest first."""

from __future__ import annotations

from collections.abc import Iterator

from eighteen80.china.chart import price
from eighteen80.china.companies import SHARE
from eighteen80.china.ending import last_payment, worth
from eighteen80.china.operating.phases import turn_order
from eighteen80.china.show.map_sheet import chip
from eighteen80.china.state import State
from eighteen80.sheets import Cell, Column, Grid, Row, Say


def tally(state: State) -> Grid:
    """Cash, shares times price, an investor not yet joined, debt, and what they come to."""
    ranked = sorted(state.seats, key=lambda name: worth(state, name))
    return Grid(tuple(_columns(state)), (tuple(_row(state, name) for name in ranked),))


def _columns(state: State) -> Iterator[Column]:
    yield Column(Cell(Say("head-rank"), "head"), "right")
    yield Column(Cell(Say("head-who"), "head"), gap=2)
    yield Column(Cell(Say("head-cash"), "head"), "right")
    for name in turn_order(state):
        yield Column(Cell(name, "", chip(name).paint), "right", spare=1)
    for head in ("investor", "debt", "worth"):
        yield Column(Cell(Say(f"head-{head}"), "head"), "right", gap=2)


def _row(state: State, name: str) -> Row:
    player = state.players[name]
    rank = 1 + sum(worth(state, other) > worth(state, name) for other in state.seats)
    return Row(
        (
            Cell(f"{rank}.", "dim"),
            Cell(name, "strong"),
            Cell(str(player.cash)),
            *(_holding(state, name, company) for company in turn_order(state)),
            Cell(str(last_payment(state, name) or "")),
            Cell(f"−{player.debt}" if player.debt else "", "bad"),
            Cell(str(worth(state, name)), "strong"),
        )
    )


def _holding(state: State, name: str, company: str) -> Cell:
    shares = state.players[name].shares.get(company, 0) // SHARE
    return Cell(f"{shares}×{price(state.companies[company])}" if shares else "·", "" if shares else "dim")
