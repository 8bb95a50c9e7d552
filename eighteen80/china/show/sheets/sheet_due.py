"""Sheets of the player to act: a charter, a hand, the company up for auction; the bill of a forced purchase."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from eighteen80.china.box.components import BOX
from eighteen80.china.map.board import hexes_of
from eighteen80.china.rules.auction import least_bid
from eighteen80.china.rules.chart import price
from eighteen80.china.rules.companies import SHARE, SHARES, certificate_limit, certificates, on_sale, value_of
from eighteen80.china.rules.debts import interest
from eighteen80.china.rules.ending import last_payment, worth
from eighteen80.china.rules.operating.phases import ORDER, STARTED_BY, TYPES
from eighteen80.china.rules.operating.stations import prices_left
from eighteen80.china.rules.operating.trains import FORCED_SALE
from eighteen80.china.rules.operating.turns import STEP_NAMES
from eighteen80.china.show.forecast import places_to_come
from eighteen80.china.show.sheets.sheet_map import marker_cell
from eighteen80.china.show.sheets.sheet_market import price_after
from eighteen80.china.show.sheets.sheet_table import NO_ONE, NONE
from eighteen80.china.state import Auction, Company, GapOwed, Operating, State
from eighteen80.china.turn import due
from eighteen80.sheets import Cell, Column, Facts, Grid, GridGroup, Lengths, Line, Row, Say, Text

PASSED, HERE = "✓", "▸"
STARS = "●"
HEAD = 2
"""Number of lines of a charter that are never joined."""


def charter(state: State) -> Text | Lengths:
    """Show the things of the player or company to act, or of the company of a forced purchase."""
    if isinstance(state.round, Auction) and not state.owed:
        return Text(tuple(_lot(state, state.round)))
    owed = state.owed[0] if state.owed else None
    name = owed.company if isinstance(owed, GapOwed) else next(iter(due(state)), "")
    sheet = sheet_of(state, name) if name else Text(())
    if name not in state.companies:
        return sheet
    # In brief, all lines after the charter's head and steps are one paragraph.
    cells = (cell for line in sheet.lines[HEAD:] for cell in line.cells)
    return Lengths((sheet, Text((*sheet.lines[:HEAD], Line(tuple(cells))))))


def sheet_of(state: State, name: str) -> Text:
    """Show the things of a company, an investor or a player."""
    if name in state.companies:
        return Text(tuple(_company(state, name)))
    return Text(tuple(_investor(state, name) if name in state.investors else _player(state, name)))


def _line(*cells: Cell | Say | str, tone: str = "") -> Line:
    return Line(tuple(cell if isinstance(cell, Cell) else Cell(cell) for cell in cells), tone)


# A company


def _company(state: State, name: str) -> Iterator[Line]:
    company, card = state.companies[name], BOX.companies[name]
    if not company.founded:
        yield _line(marker_cell(name, "strong"), Cell(card.name, "strong"), Cell(Say("sheet-unfounded"), "dim"))
        return
    facts = {
        "name": card.name,
        "director": company.director,
        "certificate": company.certificate,
        "par": company.par,
        "row": company.row,
    }
    yield _line(marker_cell(name, "strong"), Cell(Say("charter-company", facts), "strong"))
    if name in due(state):
        yield _steps(state)
    treasury: Facts = {"cash": company.cash, "capital": company.capital, "income": company.income}
    bonus = BOX.chart.bonus(company.space) * SHARES
    prices: Facts = {"price": price(company), "bonus": bonus, "frozen": state.phase.communist}
    yield _line(Say("charter-treasury", treasury), Say("charter-price", prices))
    yield _line(Cell(Say("charter-trains"), "dim"), *_trains(state, company))
    valid, left = state.phase.letter in company.permits, prices_left(state, company)
    permits: Facts = {"permits": company.permits, "valid": valid, "letter": state.phase.letter}
    stations: Facts = {"hexes": hexes_of(state.board, name), "left": left, "number": len(left)}
    yield _line(Cell(Say("charter-permits", permits), "good" if valid else "bad"), Say("charter-stations", stations))
    yield _line(Cell(Say("charter-holders"), "dim"), *_holders(state, name, company))


def _steps(state: State) -> Line:
    turn = state.round.turn if isinstance(state.round, Operating) else None
    if turn is None:
        return _line()
    steps = [Say(f"step-{step}") for step in STEP_NAMES]
    passed = (Cell((PASSED, words), "dim") for words in steps[: turn.step])
    here = (Cell((HERE, words), "due") for words in steps[turn.step : turn.step + 1])
    return _line(*passed, *here, *steps[turn.step + 1 :])


def _trains(state: State, company: Company) -> Iterator[Cell]:
    for train in company.trains:
        by = BOX.trains[train].rusted_by
        yield Cell(Say("charter-train", train=train, by=by or "none"))
    if not company.trains:
        yield Cell(Say("charter-no-trains"), "bad")
    room = state.phase.train_limit - len(company.trains)
    yield Cell(Say("charter-room", limit=state.phase.train_limit, room=max(room, 0)), "dim" if room > 0 else "warn")


def _holders(state: State, name: str, company: Company) -> Iterator[Cell]:
    for player in state.seats:
        percent = state.players[player].shares.get(name, 0)
        if percent:
            star = STARS if player == company.director else ""
            yield Cell(f"{player} {percent}%{star}", "strong" if star else "")
    sale = on_sale(state, company)
    yield Cell(Say("charter-bank", bank=company.bank, sale=sale), "dim")


# Others


def _investor(state: State, name: str) -> Iterator[Line]:
    investor, card = state.investors[name], BOX.investors[name]
    title = Say("charter-investor", name=card.name, owner=investor.owner)
    yield _line(marker_cell(name, "strong"), Cell(title, "strong"))
    yield _line(Say("charter-investor-has", cash=investor.cash, share=investor.share or "none", home=card.home))


def _player(state: State, name: str) -> Iterator[Line]:
    player = state.players[name]
    yield _line(Cell(name, "strong"))
    parts = {"shares": value_of(state, name), "fifth": last_payment(state, name), "debt": player.debt}
    yield _line(Say("charter-player", cash=player.cash, **parts, worth=worth(state, name)))
    held = {"held": certificates(state, name), "limit": certificate_limit(state), "priority": state.priority == name}
    yield _line(Say("charter-certificates", held))
    prices: Mapping[str, int] = {company: price(state.companies[company]) for company in player.shares}
    cells = (Cell(f"{company} {percent}% × {prices[company]}") for company, percent in player.shares.items())
    yield _line(*cells)


def _lot(state: State, auction: Auction) -> Iterator[Line]:
    card = BOX.privates[auction.private]
    yield _line(Cell(auction.private, "strong"), Cell(card.name, "strong"))
    yield _line(Say(f"private-{auction.private}", revenue=card.revenue))
    facts: Facts = {
        "revenue": card.revenue,
        "bid": auction.bid,
        "bidder": auction.bidder or "none",
        "least": least_bid(auction),
    }
    yield _line(Say("charter-lot", facts))
    yield _line(Say("charter-bidder", player=auction.turn, cash=state.players[auction.turn].cash))
    if auction.passed:
        yield _line(Cell(Say("charter-passed", players=auction.passed), "dim"))


# A forced purchase


MINUS = "−"
FALLS = "→"


class Saleable(NamedTuple):
    """Shares of a company before the director: their number, the saleable ones, the proceeds, the price afterwards."""

    company: str
    price: int
    held: int
    may: int
    brings: int
    then: int

    @property
    def lost(self) -> int:
        """Loss in value of all holdings once they are sold."""
        return self.price * self.held - self.then * (self.held - self.may)


def forced_purchase(state: State) -> GridGroup | Text:
    """Show the options of a director who has to find money; empty at other times."""
    owed = state.owed[0] if state.owed else None
    if not isinstance(owed, GapOwed):
        return Text(())
    sales = sorted(_saleable(state, owed), key=lambda sale: not sale.may)
    return GridGroup(
        (_bill(state, owed), _sales(state, owed, sales), _worth(state, owed, sales), _follows(state, owed))
    )


def _saleable(state: State, owed: GapOwed) -> Iterator[Saleable]:
    """Yield the director's shares, and how many of each may be sold at most at once."""
    most = {name: shares for sale in FORCED_SALE.legal(state) for name, shares in sale.bundles}
    for name, percent in state.players[owed.who].shares.items():
        company = state.companies[name]
        now, may = price(company), most.get(name, 0)
        brings = may * (now - BOX.setup.broker_fee)
        yield Saleable(name, now, percent // SHARE, may, brings, price_after(state, company, may))


def _figures(*names: str) -> Iterator[Column]:
    return (Column(Cell(Say(f"forced-{name}"), "head"), "right", gap=2) for name in names)


def _debt(state: State, gap: int, brings: int = 0) -> int:
    """Return the debt that is left of a gap once something has been paid towards it."""
    left = max(gap - brings, 0)
    return left + interest(state, left)


# The bill


def _bill(state: State, owed: GapOwed) -> Grid:
    cost = BOX.trains[owed.train].price
    percent: Facts = {"percent": BOX.setup.interest_percent}
    rows = (
        Row((Cell(Say("forced-train", train=owed.train)), Cell(), Cell(str(cost), "strong"))),
        Row((Cell(Say("forced-paid")), Cell(str(cost - owed.gap)), Cell(str(owed.gap), "strong"))),
        Row((Cell(Say("forced-loan", percent)), Cell(str(owed.gap)), Cell(_minus(_debt(state, owed.gap)), "bad"))),
    )
    title = Say("forced-title", player=owed.who, company=owed.company)
    return Grid((Column(Cell()), *_figures("pays", "due")), (rows,), title)


def _minus(amount: int) -> str:
    return f"{MINUS}{amount}" if amount else NO_ONE


# What may be sold


def _sales(state: State, owed: GapOwed, sales: Sequence[Saleable]) -> Grid:
    """Show a row for each company, those with shares to sell first; then all of these and none."""
    rows = [_sale(state, owed, sale) for sale in sales]
    total = sum(sale.brings for sale in sales)
    for code, brings in (("all", total), ("none", 0)):
        figures = (str(brings), _minus(_debt(state, owed.gap, brings)))
        rows.append(Row((Cell(Say(f"forced-{code}"), "dim", span=4), *map(Cell, figures))))
    rule = Line((Cell(Say("forced-rule", fee=BOX.setup.broker_fee), "dim"),))
    columns = (Column(Cell(), least=4), *_figures("held", "may", "price", "brings", "then"))
    return Grid(columns, ((*rows, rule),), Say("forced-sales", player=owed.who))


def _sale(state: State, owed: GapOwed, sale: Saleable) -> Row:
    marker = marker_cell(sale.company)
    if not sale.may:
        return Row((marker, Cell(str(sale.held)), Cell(NONE), Cell(str(sale.price)), Cell(), Cell()), "dim")
    falls = f"{sale.price} {FALLS} {sale.then}"
    figures = (str(sale.held), str(sale.may), falls, str(sale.brings), _minus(_debt(state, owed.gap, sale.brings)))
    return Row((marker, *map(Cell, figures)))


# What is left


def _worth(state: State, owed: GapOwed, sales: Sequence[Saleable]) -> Grid:
    """Show the payer's worth now, after all necessary sales, and after borrowing everything."""
    shares, has = value_of(state, owed.who), worth(state, owed.who)
    owes = state.players[owed.who].debt
    total, lost = sum(sale.brings for sale in sales), sum(sale.lost for sale in sales)
    ways = [("stands", 0, 0), *([("sold", lost, total)] if 0 < total < owed.gap else []), ("borrowed", 0, 0)]
    rows = []
    for code, less, brings in ways:
        debt = 0 if code == "stands" else _debt(state, owed.gap, brings)
        figures = (str(shares - less), _minus(owes + debt), str(has - less - debt).replace("-", MINUS))
        rows.append(Row((Cell(Say(f"forced-{code}")), *map(Cell, figures))))
    return Grid((Column(Cell()), *_figures("shares", "debt", "worth")), (tuple(rows),), Say("forced-after"))


# What follows


def _follows(state: State, owed: GapOwed) -> Grid:
    """Show what the purchase rusts, what is on sale after it, and who comes to the turn without a train."""
    phase = STARTED_BY.get(owed.train)
    rusts = phase.rusts if phase and ORDER[phase.name] > ORDER[state.phase.name] else None
    lines = []
    if rusts and phase:
        losing = [name for name, company in state.companies.items() if rusts in company.trains]
        begins = Say("forced-phase", phase=phase.name, train=rusts, companies=len(losing))
        lines.append(Line((Cell(begins, "warn"), *(marker_cell(name) for name in losing))))
    left = state.depot[owed.train]
    following = owed.train if left is None or left > 1 else TYPES[TYPES.index(owed.train) + 1]
    number = (left or 1) - 1 if following == owed.train else state.depot[following]
    lines.append(Line((Cell(Say("forced-supply", train=following, left=number, price=BOX.trains[following].price)),)))
    for name in places_to_come(state):
        company = state.companies.get(name)
        if company and company.open and name != owed.company and {*company.trains} <= {rusts}:
            # The payer has nothing left.
            has = 0 if company.director == owed.who else state.players[company.director or ""].cash
            facts: Facts = {"cash": company.cash, "player": company.director, "has": has}
            lines.append(Line((marker_cell(name), Cell(Say("forced-without", facts)))))
    return Grid((Column(Cell()),), (tuple(lines),), Say("forced-follows"))
