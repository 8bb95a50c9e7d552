"""The face of a forced purchase: what is missing, what can be sold and for how much, what would remain as a debt."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from eighteen80.china.box.components import BOX
from eighteen80.china.rules.chart import price
from eighteen80.china.rules.companies import SHARE
from eighteen80.china.rules.debts import interest
from eighteen80.china.rules.operating.trains import FORCED_SALE
from eighteen80.china.show.sheets.sheet_map import chip
from eighteen80.china.state import GapOwed, State
from eighteen80.sheets import Cell, Column, Facts, Grid, Line, Row, Say, Text

HEADS = ("company", "price", "held", "may", "brings")


class Saleable(NamedTuple):
    """Shares of a company before the director: how many there are, how many may be sold, and what these bring."""

    company: str
    price: int
    held: int
    may: int
    brings: int


def saleable(state: State, owed: GapOwed) -> Iterator[Saleable]:
    """Yield the director's shares, and how many of each may be sold at most at once."""
    most = {name: shares for sale in FORCED_SALE.legal(state) for name, shares in sale.bundles}
    for name, percent in state.players[owed.who].shares.items():
        value, may = price(state.companies[name]), most.get(name, 0)
        yield Saleable(name, value, percent // SHARE, may, may * (value - BOX.setup.broker_fee))


def forced(state: State) -> Grid | Text:
    """Show the options of a director who has to find money; empty at other times."""
    owed = state.owed[0] if state.owed else None
    if not isinstance(owed, GapOwed):
        return Text(())
    columns = (
        Column(Cell(Say(f"face-{name}"), "head"), "right" if at else "left", gap=2) for at, name in enumerate(HEADS)
    )
    sales = list(saleable(state, owed))
    said = (*_missing(owed), *_outlook(state, owed, sales))
    return Grid(tuple(columns), (tuple(map(_sale, sales)), said))


def _missing(owed: GapOwed) -> Iterator[Line]:
    """Yield the cost of the train, and the missing sum."""
    facts: Facts = {"company": owed.company, "train": owed.train, "price": BOX.trains[owed.train].price}
    paid = BOX.trains[owed.train].price - owed.gap
    marker = Cell(owed.company, "strong", chip(owed.company).paint)
    yield Line((marker, Cell(Say("face-forced", {**facts, "player": owed.who, "paid": paid}))))
    yield Line((Cell(Say("face-gap", {"player": owed.who, "gap": owed.gap}), "warn"),))


def _sale(sale: Saleable) -> Row:
    figures = (str(sale.price), str(sale.held), str(sale.may), str(sale.brings) if sale.may else "")
    marker = Cell(sale.company, "strong", chip(sale.company).paint)
    return Row((marker, *(Cell(figure, "" if sale.may else "dim") for figure in figures)), "" if sale.may else "dim")


def _outlook(state: State, owed: GapOwed, sales: list[Saleable]) -> Iterator[Line]:
    """Yield the sum of all possible sales, and the debt instead."""
    yield Line((Cell(Say("face-all", {"brings": sum(sale.brings for sale in sales), "gap": owed.gap})),))
    debt = owed.gap + interest(state, owed.gap)
    yield Line((Cell(Say("face-borrow", {"gap": owed.gap, "debt": debt}), "bad"),))
    yield Line((Cell(Say("face-forced-rule", {"fee": BOX.setup.broker_fee}), "dim"),))
