"""Sheets of share prices: for the player to act in a share round, as they may become in an operating one; founding."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest

from eighteen80.china.box.components import BOX
from eighteen80.china.rules.chart import is_frozen, price
from eighteen80.china.rules.companies import SHARE, capital_halves_due, percent_of, rows_allowed
from eighteen80.china.rules.companies import certificate_limit as limit_of
from eighteen80.china.rules.companies import certificates as held_by
from eighteen80.china.rules.operating.phases import turn_order
from eighteen80.china.rules.operating.turns import PARS
from eighteen80.china.rules.share_rounds import BUY, SELL
from eighteen80.china.show.sheets.sheet_map import marker_cell
from eighteen80.china.show.sheets.sheet_table import CLOSED, DIRECTOR, HALF, NO_ONE, NONE
from eighteen80.china.state import Company, Operating, ShareRound, State
from eighteen80.sheets import Cell, Column, Facts, Grid, GridGroup, Line, Row, Say, Text

BUILDS = "✓"
HEADS = ("price", "bank", "buy", "has", "sell")
SOLD = (1, 2, 3)
"""Numbers of shares sold with a forecast of the price."""


def market(state: State) -> Grid | Text:
    """Show a row for each founded company; empty outside share rounds."""
    if not isinstance(state.round, ShareRound) or not turn_order(state):
        return Text(())
    player = state.round.turn
    after = (Column(Cell(Say("market-after", sold=sold), "head"), "right", least=4) for sold in SOLD)
    columns = (
        Column(Cell(), least=4),
        *(Column(Cell(Say(f"market-{name}"), "head"), "right", least=4) for name in HEADS),
        *after,
        Column(Cell(Say("market-note"), "head"), gap=2),
    )
    bought = {move.company for move in BUY.legal(state)}
    # Sales are listed by number: the last of a company is its largest.
    sold = {name: shares for move in SELL.legal(state) for name, shares in move.bundles}
    rows = [_row(state, player, name, name in bought, sold.get(name, 0)) for name in turn_order(state)]
    facts: Facts = {
        "player": player,
        "cash": state.players[player].cash,
        "held": held_by(state, player),
        "limit": limit_of(state),
    }
    notes = " ".join(str(row.cells[-1].text) for row in rows)
    meanings = {HALF: Say("market-half"), CLOSED: Say("market-opens", percent=state.phase.float_percent)}
    signs = tuple(Cell(meaning, "dim") for sign, meaning in meanings.items() if sign in notes)
    last = (Line(signs),) if signs else ()
    return Grid(columns, ((*rows, *last),), Say("title-market", facts))


def outlook(state: State) -> Grid | Text:
    """Show each company's price now, after a dividend, without one, and after sales; empty outside operating rounds."""
    if not isinstance(state.round, Operating) or not (names := turn_order(state)):
        return Text(())
    heads = ("price", "pays", "keeps", "bank")
    columns = (
        Column(Cell(), least=4),
        *(Column(Cell(Say(f"market-{name}"), "head"), "right", gap=2) for name in heads),
        *(Column(Cell(Say("market-after", sold=sold), "head"), "right", gap=2) for sold in SOLD),
    )
    turn = state.round.turn
    return Grid(columns, (tuple(_prospects(state, name, due=turn is not None and name == turn.who) for name in names),))


def _prospects(state: State, name: str, *, due: bool) -> Row:
    company = state.companies[name]
    space = company.space
    ends = (space, space) if is_frozen(state) else (BOX.chart.right(space), BOX.chart.left(space))
    cells = (
        marker_cell(name),
        Cell(str(price(company)), "strong"),
        *(Cell(str(BOX.chart.price(end))) for end in ends),
        Cell(str(company.bank) if company.bank else NO_ONE),
        *(Cell(str(price_after(state, company, sold))) for sold in SOLD),
    )
    return Row(cells, due=due)


def _row(state: State, player: str, name: str, bought: bool, most: int) -> Row:  # noqa: FBT001  # named in its call
    company = state.companies[name]
    held, now = percent_of(state, player, name), price(company)
    directs = DIRECTOR if company.director == player else ""
    cells = (
        marker_cell(name),
        Cell(str(now), "strong"),
        Cell(str(company.bank)),
        Cell(str(now) if bought else NONE, "" if bought else "dim"),
        Cell(f"{directs}{held}" if held else NO_ONE, "strong" if held else "dim"),
        Cell(str(now - BOX.setup.broker_fee) if most else NO_ONE, "" if most else "dim"),
        *(Cell(str(price_after(state, company, sold)), "" if sold <= most else "dim") for sold in SOLD),
        Cell(" ".join(_notes(state, company)), "warn"),
    )
    return Row(cells, "strong" if held else "")


def price_after(state: State, company: Company, sold: int) -> int:
    """Return the price after `sold` shares have been sold."""
    space = company.space
    for _ in range(0 if is_frozen(state) else sold):
        space = BOX.chart.down(space)
    return BOX.chart.price(space)


def _notes(state: State, company: Company) -> Iterator[str]:
    """Yield the percentage missing for floating, and the shares missing for the second half of the capital."""
    if not company.open:
        yield f"{company.certificate}/{state.phase.float_percent} {CLOSED}"
    elif not company.second_half and capital_halves_due(state):
        yield f"{HALF} {-(-(company.bank - BOX.setup.second_half_bank) // SHARE)}"


# Founding


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
    cash, letter = state.players[player].cash, state.phase.letter
    rows = []
    for percent, choices in BOX.setup.permit_choices.items():
        words = (f"{choice}{BUILDS if letter in choice else ''}" for choice in choices)
        costs = (par * percent // SHARE for par in PARS)
        money = (Cell(str(cost), "strong" if cost <= cash else "dim") for cost in costs)
        rows.append(Row((Cell(f"{percent} %", "strong"), Cell(" ".join(words)), *money)))
    free = (Cell("".join(map(str, rows_allowed(state, par))) or NONE, "dim") for par in PARS)
    rows.append(Row((Cell(Say("face-rows"), "dim", span=2), *free)))
    facts: Facts = {"letter": letter, "sign": BUILDS, "percent": state.phase.float_percent}
    return Grid(columns, ((*rows, Line((Cell(Say("face-founding", facts), "dim"),))),))


def _homes(waiting: list[str]) -> Grid:
    """Show each company with its home, the names there and the cost of the first tile, two side by side."""
    cells = [_home(name) for name in waiting]
    half = (len(cells) + 1) // 2
    nothing = tuple(Cell() for _ in cells[0])
    pairs = zip_longest(cells[:half], cells[half:], fillvalue=nothing)
    columns = (Column(Cell(), gap=2), Column(Cell()), Column(Cell(), names=True), Column(Cell())) * 2
    return Grid(columns, (tuple(Row((*one, *other)) for one, other in pairs),))


def _home(name: str) -> tuple[Cell, ...]:
    hex_ = BOX.hexes[BOX.companies[name].home]
    cost = Cell(f"({hex_.cost})" if hex_.cost else "")
    return marker_cell(name), Cell(hex_.name, "strong"), Cell("/".join(hex_.names)), cost
