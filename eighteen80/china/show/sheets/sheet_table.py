"""The companies and what players hold of them: a row for each company, a column for each player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from eighteen80.china.box.components import BOX
from eighteen80.china.rules.chart import price
from eighteen80.china.rules.companies import on_sale
from eighteen80.china.rules.operating.phases import ORDER, turn_order
from eighteen80.china.rules.operating.turns import PLACES
from eighteen80.china.show.sheets.sheet_map import chip
from eighteen80.china.state import Company, Operating, State
from eighteen80.china.turn import due
from eighteen80.sheets import Cell, Column, Grid, Line, Row, Say

DUE, DONE, CLOSED, MARKER, DIRECTOR, HALF, TIMES = "▸", "✓", "…", "◆", "●", "½", "×"
FIGURES = ("slot", "sign", "marker", "price", "cash", "trains", "permits", "markers", "income", "sale")
SPARE = {"slot": 1, "permits": 4, "markers": 5, "income": 6}
HEADED = frozenset(FIGURES) - {"sign", "marker"}
TO_THE_RIGHT = ("price", "cash", "income", "sale", "markers")
STEPPED = ("price", "sale")


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


def companies(state: State) -> Grid:
    """Companies by turn order with what the players hold of them, then those that nobody has founded."""
    order = turn_order(state)
    running = tuple(_row(state, name) for name in order if state.companies[name].open)
    waiting = tuple(_row(state, name) for name in order if not state.companies[name].open)
    return Grid(tuple(_columns(state)), ((*running, *waiting, *_unfounded(state)),))


def _columns(state: State) -> Iterator[Column]:
    for name in FIGURES:
        head = Cell(Say(f"head-{name}") if name in HEADED else "", "head")
        align, gap = "right" if name in TO_THE_RIGHT else "left", 0 if name == "marker" else 1
        yield Column(head, align, SPARE.get(name, 0), gap, stepped=name in STEPPED)
    turn = due(state)
    for name in state.seats:
        yield Column(Cell(name, "due" if name in turn else "head"), "right", narrow=True, stepped=True)


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
        Cell(str(on_sale(state, company)), "dim"),
    )
    return Row((*figures, *_holdings(state, name, company)), due=name in due(state))


def _sign(state: State, name: str) -> str:
    return (turn_sign(state, name) or " ") + (MARKER if state.marker == name else " ")


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
    words = [f"{text}!" if train in going else text for train, text in counted(company.trains)]
    return Cell(" ".join(words), "warn" if going.intersection(company.trains) else "")


def counted(trains: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Each type of these trains, and how it is written: how many there are before it, if it is not one."""
    for train, number in Counter(trains).items():
        yield train, f"{number}{TIMES}{train}" if number > 1 else train


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
