"""Everybody's money and paper on one sheet: a row for each company, a column for each player."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from eighteen80.china.chart import price
from eighteen80.china.companies import certificate_limit, certificates, clockwise_from
from eighteen80.china.components import BOX
from eighteen80.china.ending import worth
from eighteen80.china.operating import PLACES
from eighteen80.china.phases import ORDER, turn_order
from eighteen80.china.showing.mapsheet import chip
from eighteen80.china.state import Company, Operating, State
from eighteen80.china.turn import due
from eighteen80.sheets import Cell, Column, Grid, Line, Row, Say

DUE, DONE, CLOSED, MARKER, DIRECTOR, HALF = "▸", "✓", "…", "◆", "●", "½"
FIGURES = ("slot", "", "company", "price", "cash", "trains", "permits", "markers", "income", "bank")
SPARE = {"trains": 1, "bank": 2, "slot": 3, "permits": 4, "markers": 5, "income": 6}
TO_THE_RIGHT = ("price", "cash", "income", "bank", "markers")


def done_this_pass(state: State) -> frozenset[str]:
    """Companies and investors above the place where the turn order list stands, and whoever has just left it."""
    round_ = next((round_ for round_ in reversed(state.rounds) if isinstance(round_, Operating)), None)
    above = PLACES[: round_.place + (round_.turn is None)] if round_ else ()
    companies = (name for name, company in state.companies.items() if (company.par, company.row) in above)
    return frozenset((*companies, *(name for name in state.investors if name in above)))


def threatened(state: State) -> frozenset[str]:
    """The types of train that the next phase rusts."""
    following = ORDER[state.phase.name] + 1
    return frozenset(phase.rusts for phase in BOX.phases[following : following + 1] if phase.rusts)


def table(state: State) -> Grid:
    """Companies by turn order with what the players hold of them; below, what each player has."""
    order = turn_order(state)
    running = tuple(_row(state, name) for name in order if state.companies[name].open)
    waiting = tuple(_row(state, name) for name in order if not state.companies[name].open)
    companies: tuple[Row | Line, ...] = (*running, *waiting, *_unfounded(state))
    return Grid(tuple(_columns(state)), (companies, tuple(_players(state))))


def _columns(state: State) -> Iterator[Column]:
    for name in FIGURES:
        head = Cell(Say(f"head-{name}") if name else "", "head")
        yield Column(head, "right" if name in TO_THE_RIGHT else "left", SPARE.get(name, 0))
    turn = due(state)
    for name in state.seats:
        yield Column(Cell(name, "due" if name in turn else "head"), "right", narrow=True)


def _row(state: State, name: str) -> Row:
    company, marker = state.companies[name], chip(name)
    figures = (
        Cell(f"{company.par}·{company.row}", "dim"),
        Cell(_sign(state, name), "due" if name in due(state) else "dim"),
        Cell(marker.text, "strong", marker.paint),
        Cell(str(price(company)), "strong"),
        Cell(f"{company.cash}{HALF if company.capital == 'half' else ''}"),
        _trains(state, company),
        _permits(state, company),
        Cell(str(company.markers)),
        Cell(str(company.income) if company.operated else "", "dim"),
        Cell(str(company.bank), "dim"),
    )
    return Row((*figures, *_holdings(state, name, company)), due=name in due(state))


def _sign(state: State, name: str) -> str:
    return (turn_sign(state, name) or " ") + (MARKER if state.marker == name else "")


def turn_sign(state: State, name: str) -> str:
    """Whether a company or investor is on turn, has operated in this passing, or is a company that is not open yet."""
    if name in due(state):
        return DUE
    company = state.companies.get(name)
    if company and not company.open:
        return CLOSED
    return DONE if name in done_this_pass(state) else ""


def _trains(state: State, company: Company) -> Cell:
    """The trains; those that the next phase rusts carry a sign."""
    going = threatened(state)
    words = [f"{train}!" if train in going else train for train in company.trains]
    return Cell(" ".join(words), "warn" if going.intersection(company.trains) else "")


def _permits(state: State, company: Company) -> Cell:
    valid = state.phase.letter in company.permits
    return Cell(company.permits if valid else company.permits.lower(), "good" if valid else "dim")


def _holdings(state: State, name: str, company: Company) -> Iterator[Cell]:
    for player in state.seats:
        percent = state.players[player].shares.get(name, 0)
        directs = company.director == player
        yield Cell(
            f"{DIRECTOR if directs else ''}{percent}" if percent else "·",
            "strong" if directs else "" if percent else "dim",
        )


def _unfounded(state: State) -> Iterator[Line]:
    names = [name for name, company in state.companies.items() if not company.founded]
    if names:
        cells = [Cell(chip(name).text, "", chip(name).paint) for name in names]
        yield Line((Cell(Say("sheet-unfounded"), "dim"), *cells), hang=0)


def _players(state: State) -> Iterator[Row]:
    """What is before each player, a row a kind; kinds that nobody has are left out."""
    limit = certificate_limit(state)
    kinds: tuple[tuple[Say, Callable[[str], str], str], ...] = (
        (Say("sheet-cash"), lambda player: str(state.players[player].cash), "strong"),
        (Say("sheet-certificates", {"limit": limit}), lambda player: _held(state, player, limit), ""),
        (Say("sheet-debt"), lambda player: str(state.players[player].debt or ""), "bad"),
        (Say("sheet-worth"), lambda player: str(worth(state, player)), ""),
        (Say("sheet-privates"), lambda player: _private_numbers(state, player), ""),
        (Say("sheet-investors"), lambda player: _investors(state, player), ""),
        (Say("sheet-order"), lambda player: _place(state, player), "dim"),
    )
    for label, figure, tone in kinds:
        figures = [figure(player) for player in state.seats]
        if any(figures):
            cells = [Cell(text, tone) for text in figures]
            yield Row((Cell(label, "dim", span=len(FIGURES)), *cells))


def _held(state: State, player: str, limit: int) -> str:
    held = certificates(state, player)
    return f"{held}!" if held > limit else str(held)


def _private_numbers(state: State, player: str) -> str:
    return ",".join(name.removeprefix("P") for name, owner in state.privates.items() if owner == player)


def _investors(state: State, player: str) -> str:
    return " ".join(name for name, investor in state.investors.items() if investor.owner == player and investor.open)


def _place(state: State, player: str) -> str:
    """The place in the order of the share round, or of the next one."""
    first = due(state)[0] if due(state) and due(state)[0] in state.seats else state.priority
    if first not in state.seats:
        return ""
    return str(((first, *clockwise_from(state, first)).index(player)) + 1)
