"""Sheet of the player to act: a company's or investor's charter, a player's hand, the company up for auction."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from eighteen80.china.box.components import BOX
from eighteen80.china.map.board import hexes_of
from eighteen80.china.rules.auction import least_bid
from eighteen80.china.rules.chart import price
from eighteen80.china.rules.companies import SHARES, certificate_limit, certificates, on_sale, value_of
from eighteen80.china.rules.ending import last_payment, worth
from eighteen80.china.rules.operating.stations import prices_left
from eighteen80.china.rules.operating.turns import STEP_NAMES
from eighteen80.china.show.sheets.sheet_map import marker_cell
from eighteen80.china.state import Auction, Company, GapOwed, Operating, State
from eighteen80.china.turn import due
from eighteen80.sheets import Cell, Facts, FullAndBrief, Line, Say, Text

PASSED, HERE = "✓", "▸"
STARS = "●"
HEAD = 2
"""Number of lines of a charter that are never joined."""


def charter(state: State) -> Text | FullAndBrief:
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
    return FullAndBrief(sheet, Text((*sheet.lines[:HEAD], Line(tuple(cells)))))


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
    cells = []
    now = turn.step if turn else 0
    for number, step in enumerate(STEP_NAMES if turn else ()):
        words = Say(f"step-{step}")
        passed, here = Cell((PASSED, words), "dim"), Cell((HERE, words), "due")
        cells.append(passed if number < now else here if number == now else Cell(words))
    return _line(*cells)


def _trains(state: State, company: Company) -> Iterator[Cell]:
    for train in company.trains:
        by = BOX.trains[train].rusted_by
        yield Cell(Say("charter-train", {"train": train, "by": by or "none"}))
    if not company.trains:
        yield Cell(Say("charter-no-trains"), "bad")
    room = state.phase.train_limit - len(company.trains)
    yield Cell(
        Say("charter-room", {"limit": state.phase.train_limit, "room": max(room, 0)}), "dim" if room > 0 else "warn"
    )


def _holders(state: State, name: str, company: Company) -> Iterator[Cell]:
    for player in state.seats:
        percent = state.players[player].shares.get(name, 0)
        if percent:
            star = STARS if player == company.director else ""
            yield Cell(f"{player} {percent}%{star}", "strong" if star else "")
    sale = on_sale(state, company)
    yield Cell(Say("charter-bank", {"bank": company.bank, "sale": sale}), "dim")


# Others


def _investor(state: State, name: str) -> Iterator[Line]:
    investor, card = state.investors[name], BOX.investors[name]
    title = Say("charter-investor", {"name": card.name, "owner": investor.owner})
    yield _line(marker_cell(name, "strong"), Cell(title, "strong"))
    facts: Facts = {"cash": investor.cash, "share": investor.share or "none", "home": card.home}
    yield _line(Say("charter-investor-has", facts))


def _player(state: State, name: str) -> Iterator[Line]:
    player = state.players[name]
    yield _line(Cell(name, "strong"))
    parts = {"shares": value_of(state, name), "fifth": last_payment(state, name), "debt": player.debt}
    yield _line(Say("charter-player", {"cash": player.cash, **parts, "worth": worth(state, name)}))
    held = {"held": certificates(state, name), "limit": certificate_limit(state), "priority": state.priority == name}
    yield _line(Say("charter-certificates", held))
    prices: Mapping[str, int] = {company: price(state.companies[company]) for company in player.shares}
    cells = (Cell(f"{company} {percent}% × {prices[company]}") for company, percent in player.shares.items())
    yield _line(*cells)


def _lot(state: State, auction: Auction) -> Iterator[Line]:
    card = BOX.privates[auction.private]
    yield _line(Cell(auction.private, "strong"), Cell(card.name, "strong"))
    yield _line(Say(f"private-{auction.private}", {"revenue": card.revenue}))
    facts: Facts = {
        "revenue": card.revenue,
        "bid": auction.bid,
        "bidder": auction.bidder or "none",
        "least": least_bid(auction),
    }
    yield _line(Say("charter-lot", facts))
    yield _line(Say("charter-bidder", {"player": auction.turn, "cash": state.players[auction.turn].cash}))
    if auction.passed:
        yield _line(Cell(Say("charter-passed", {"players": auction.passed}), "dim"))
