"""The companies and the players' holdings: a row for each company, a column for each player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from eighteen80.china.box.components import BOX
from eighteen80.china.rules.chart import price
from eighteen80.china.rules.operating.phases import ORDER, current_type, turn_order
from eighteen80.china.rules.operating.stations import prices_left
from eighteen80.china.rules.operating.turns import PLACES
from eighteen80.china.show.forecast import removal
from eighteen80.china.show.sheets.sheet_map import marker_cell
from eighteen80.china.state import Company, Operating, State
from eighteen80.china.turn import due
from eighteen80.sheets import Cell, Column, Facts, Grid, Line, Row, Say

DUE, DONE, CLOSED, MARKER, DIRECTOR, HALF, TIMES = "▸", "✓", "○", "◆", "●", "½", "×"
NO_ONE, NONE = "·", "–"
FIGURES = ("company", "marker", "price", "cash", "capital", "trains", "permits", "station", "bank")
HEADED = ("cash", "trains", "permits", "station", "bank")
TO_THE_RIGHT = ("price", "cash", "station", "bank")
MOST_ROWS = 21
"""Number of rows of companies and players that fill 120×40."""

LEAST = {"company": 3, "marker": 1, "price": 3, "cash": 4, "capital": 1, "trains": 6, "permits": 4, "station": 3}
"""So wide columns are also without a company, so that nothing moves when there is one."""

NARROW = ("marker", "capital")
"""Columns of signs right next to the column they belong to."""


def done_this_pass(state: State) -> frozenset[str]:
    """Return companies and investors above the list's position, and the last one to operate."""
    round_ = next((round_ for round_ in reversed(state.rounds) if isinstance(round_, Operating)), None)
    above = PLACES[: round_.place + (round_.turn is None)] if round_ else ()
    companies = (name for name, company in state.companies.items() if (company.par, company.row) in above)
    return frozenset((*companies, *(name for name in state.investors if name in above)))


def next_to_rust(state: State) -> frozenset[str]:
    """Return the types of train that the next phase rusts."""
    following = ORDER[state.phase.name] + 1
    return frozenset(phase.rusts for phase in BOX.phases[following : following + 1] if phase.rusts)


def companies(state: State) -> Grid:
    """Show companies by turn order with the players' holdings, then those not founded."""
    signs, going = turn_signs(state), next_to_rust(state)
    rows = [_row(state, name, signs[name], going) for name in turn_order(state)]
    last = Line((*cells_of_unfounded(state), *_threats(state)))
    return Grid(tuple(_columns(state)), ((*rows, *((last,) if last.cells else ())),), Say("title-charters"))


def _columns(state: State) -> Iterator[Column]:
    for name in FIGURES:
        head = Cell(Say(f"table-{name}") if name in HEADED else "", "head")
        align, gap = "right" if name in TO_THE_RIGHT else "left", 0 if name in NARROW else 1
        yield Column(head, align, gap=gap, least=LEAST.get(name, 0))
    turn = due(state)
    for name in state.seats:
        yield Column(Cell(name, "due" if name in turn else "head"), "right", narrow=True, tight=True)


def _row(state: State, name: str, sign: str, going: frozenset[str]) -> Row:
    company = state.companies[name]
    next_price = next(filter(None, prices_left(state, company)), None)
    figures = (
        marker_cell(name, "strong"),
        Cell(MARKER if state.marker == name else "", "due"),
        Cell(str(price(company)), "strong"),
        Cell(str(company.cash)),
        Cell(HALF if company.capital == "half" else "", "warn"),
        _trains(company, going),
        permits(state, company),
        Cell(str(next_price or NONE), "" if next_price else "dim"),
        Cell(str(company.bank), "dim"),
    )
    acts = sign == DUE
    mark = Cell(sign, "due" if acts else "dim")
    return Row((*figures, *_holdings(state, name, company)), due=acts, mark=mark)


def turn_signs(state: State) -> Mapping[str, str]:
    """Map companies and investors to their signs: to act, operated in this passing, or not floated yet."""
    closed = {name: CLOSED for name, company in state.companies.items() if not company.open}
    plain = dict.fromkeys((*state.companies, *state.investors), "")
    return {**plain, **dict.fromkeys(done_this_pass(state), DONE), **closed, **dict.fromkeys(due(state), DUE)}


def _trains(company: Company, going: frozenset[str]) -> Cell:
    """Show the trains; those that the next phase rusts have a sign."""
    words = [f"{text}!" if train in going else text for train, text in count_trains(company.trains)]
    if not words:
        return Cell(NONE, "dim")
    return Cell(" ".join(words), "warn" if going.intersection(company.trains) else "")


def count_trains(trains: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Yield each type of these trains with its text, and the number before it if there are several."""
    for train, number in Counter(trains).items():
        yield train, f"{number}{TIMES}{train}" if number > 1 else train


def permits(state: State, company: Company) -> Cell:
    """Show the permits of a company, in capital letters if it may build in this phase."""
    valid = state.phase.letter in company.permits
    return Cell(company.permits if valid else company.permits.lower(), "good" if valid else "bad")


def _holdings(state: State, name: str, company: Company) -> Iterator[Cell]:
    for player in state.seats:
        percent = state.players[player].shares.get(name, 0)
        directs = company.director == player
        yield Cell(
            f"{DIRECTOR if directs else ''}{percent}" if percent else NO_ONE,
            "strong" if directs else "" if percent else "dim",
        )


def cells_of_unfounded(state: State) -> Iterator[Cell]:
    """Yield the companies still to be founded, after a heading."""
    names = [name for name, company in state.companies.items() if not company.founded]
    if names:
        yield Cell(Say("sheet-unfounded"), "dim")
        yield from (marker_cell(name) for name in names)


def _threats(state: State) -> Iterator[Cell]:
    """Yield the train to be removed without a purchase, if its row leaves one for the log at 120×40."""
    waiting = any(not company.founded for company in state.companies.values())
    if waiting or len(state.companies) + len(state.seats) < MOST_ROWS:
        for event in removal(state):
            facts: Facts = {**event.facts, "round": BOX.trains[current_type(state)].share_round}
            yield from (Cell(MARKER, "due"), Cell(Say("order-removal", facts), "warn"))
