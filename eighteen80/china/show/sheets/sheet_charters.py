"""All charters at once: each company's state and options, in two lines a company or, in little room, in one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from eighteen80.china.box.components import BOX
from eighteen80.china.rules.companies import on_sale
from eighteen80.china.rules.operating.phases import turn_order
from eighteen80.china.rules.operating.stations import prices_left
from eighteen80.china.show.sheets.sheet_map import chip
from eighteen80.china.show.sheets.sheet_table import MARKER, count_trains, next_to_rust, turn_sign
from eighteen80.china.state import Company, State
from eighteen80.sheets import Cell, Column, Grid, Lengths, Line, Row, Say

UNTIL, NONE = "→", "–"
TO_THE_RIGHT = ("cash", "income")
SHORT = ("slot", "director", "cash", "capital", "trains", "permits", "left", "income", "sale", "home", "reserved")
PAIRS = (("director", "slot"), ("cash", "income"), ("capital", "sale"), ("trains", "left"), ("permits", "home"))
"""Pairs of figures, one above the other; beneath the marker, the investor with a reserved share."""

SPARE = {"slot": 1}
"""Rows to give up first; the table has the row of the turn order list too."""


class _Charter(NamedTuple):
    sign: Cell
    marker: Cell
    figures: dict[str, Cell]


def charters(state: State) -> Lengths:
    """Show the founded companies by turn order, then the others."""
    found = [_charter(state, name) for name in turn_order(state)]
    waiting = tuple(_line_of_unfounded(state))
    return Lengths(_in_two(found, waiting), _in_one(found, waiting))


def _in_two(found: list[_Charter], waiting: tuple[Line, ...]) -> Grid:
    """Show two lines a company under two lines of heads."""
    columns = (Column(Cell()), Column(Cell(), gap=0), *(_column(upper) for upper, _ in PAIRS))
    rows = [Row((Cell(), _head("reserved"), *(_head(lower) for _, lower in PAIRS)))]
    for sign, marker, figures in found:
        rows.append(Row((sign, marker, *(figures[upper] for upper, _ in PAIRS))))
        rows.append(Row((Cell(), figures["reserved"], *(figures[lower] for _, lower in PAIRS))))
    return Grid(columns, ((*rows, *waiting),))


def _in_one(found: list[_Charter], waiting: tuple[Line, ...]) -> Grid:
    heads = (_column(name)._replace(spare=SPARE.get(name, 0), stepped=True) for name in SHORT)
    columns = (Column(Cell()), Column(Cell(), gap=0), *heads)
    rows = (Row((sign, marker, *(figures[name] for name in SHORT))) for sign, marker, figures in found)
    return Grid(columns, ((*rows, *waiting),))


def _head(name: str) -> Cell:
    return Cell(Say(f"charters-{name}"), "head")


def _column(name: str) -> Column:
    return Column(_head(name), "right" if name in TO_THE_RIGHT else "left", names=name == "director")


def _charter(state: State, name: str) -> _Charter:
    company, marker = state.companies[name], chip(name)
    sign = (turn_sign(state, name) or " ") + (MARKER if state.marker == name else "")
    figures = {
        "director": Cell(company.director or "", "strong"),
        "slot": Cell(f"{company.par}·{company.row}", "dim"),
        "cash": Cell(str(company.cash), "strong"),
        "income": Cell(str(company.income) if company.operated else NONE),
        "capital": Cell(Say(f"charters-{company.capital}"), "" if company.capital == "full" else "warn"),
        "sale": for_sale(state, company),
        "trains": _trains(state, company),
        "left": Cell(" ".join(map(str, prices_left(state, company))) or NONE),
        "permits": _permits(state, company),
        "home": Cell(BOX.companies[name].home),
        "reserved": Cell(" ".join(investors_with_share(state, name))),
    }
    return _Charter(Cell(sign, "due"), Cell(marker.text, "strong", marker.paint), figures)


def for_sale(state: State, company: Company) -> Cell:
    """Return the percentage on sale; with the bank's percentage if that is larger."""
    sale = on_sale(state, company)
    return Cell(str(sale) if sale == company.bank else f"{sale}/{company.bank}", "" if sale else "dim")


def investors_with_share(state: State, company: str) -> Iterator[str]:
    """Yield the investors with a share of the company on their charter."""
    return (name for name, investor in state.investors.items() if investor.share == company)


def _trains(state: State, company: Company) -> Cell:
    """Show the trains, counted by type, each with the type whose first one rusts it."""
    if not company.trains:
        return Cell(Say("charter-no-trains"), "bad")
    words = []
    for train, text in count_trains(company.trains):
        by = BOX.trains[train].rusted_by
        words.append(f"{text}{UNTIL}{by}" if by else text)
    return Cell(" ".join(words), "warn" if next_to_rust(state).intersection(company.trains) else "")


def _permits(state: State, company: Company) -> Cell:
    valid = state.phase.letter in company.permits
    return Cell(company.permits if valid else company.permits.lower(), "good" if valid else "bad")


def _line_of_unfounded(state: State) -> Iterator[Line]:
    names = [name for name, company in state.companies.items() if not company.founded]
    if names:
        cells = (Cell(name, "", chip(name).paint) for name in names)
        yield Line((Cell(Say("sheet-unfounded"), "dim"), *cells), hang=0)
