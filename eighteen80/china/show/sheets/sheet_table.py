"""The companies with the players' holdings, the players with their things and their worth, and the scoreboard."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence

from eighteen80.china.box.components import BOX
from eighteen80.china.rules.chart import price
from eighteen80.china.rules.companies import certificate_limit, certificates, clockwise_from, value_of
from eighteen80.china.rules.ending import last_payment, worth
from eighteen80.china.rules.operating.phases import ORDER, current_type, turn_order
from eighteen80.china.rules.operating.stations import prices_left
from eighteen80.china.rules.operating.turns import PLACES
from eighteen80.china.show.forecast import removal
from eighteen80.china.show.sheets.sheet_map import marker_cell
from eighteen80.china.state import Company, Operating, Over, State
from eighteen80.china.turn import due
from eighteen80.sheets import Cell, Column, Face, Figure, Grid, Line, Row, Say

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
        for coming in removal(state):
            threat = Say("order-removal", **coming.facts, round=BOX.trains[current_type(state)].share_round)
            yield from (Cell(MARKER, "due"), Cell(threat, "warn"))


# The players


PRIORITY, MINUS = "★", "−"
ALWAYS = ("sheet-cash", "sheet-certificates", "sheet-worth")
SPARE = {
    "sheet-order": 7,
    "sheet-investors": 6,
    "sheet-privates": 5,
    "sheet-worth": 4,
    "sheet-fifth": 3,
    "sheet-shares": 2,
    "sheet-certificates": 1,
}
"""The total gives way before anything that counts into it."""


def players(state: State, *, ordered: bool = True) -> Grid:
    """Show each player's things, a column a kind; kinds without any are left out, the last one is the order of play."""
    turn = due(state)
    columns = [Column(Cell(), names=True)]
    rows = [[Cell(name, "due" if name in turn else "strong")] for name in state.seats]
    for head, figure, tone in _kinds(state, ordered=ordered):
        figures = [figure(name) for name in state.seats]
        if head.code in ALWAYS or any(figures):
            columns.append(Column(Cell(head, "head"), "right", SPARE.get(head.code, 0)))
            for row, text in zip(rows, figures, strict=True):
                row.append(Cell(text or NO_ONE, "dim" if not text else "bad" if text.startswith(MINUS) else tone))
    marks = (
        Cell(DUE, "due") if name in turn else Cell(PRIORITY if name == state.priority else "", "dim")
        for name in state.seats
    )
    lines = (Row(tuple(row), due=mark.text == DUE, mark=mark) for row, mark in zip(rows, marks, strict=True))
    return Grid(tuple(columns), (tuple(lines),), Say("title-players"))


def _kinds(state: State, *, ordered: bool) -> Iterator[tuple[Say, Callable[[str], str], str]]:
    limit = certificate_limit(state)
    yield Say("sheet-cash"), lambda name: str(state.players[name].cash), "strong"
    if not isinstance(state.round, Over):
        # Only the tally reveals the winner.
        yield Say("sheet-shares"), lambda name: str(value_of(state, name) or ""), ""
        yield Say("sheet-fifth"), lambda name: str(last_payment(state, name) or ""), ""
    yield (
        Say("sheet-debt"),
        lambda name: f"{MINUS}{state.players[name].debt}" if state.players[name].debt else "",
        "bad",
    )
    if not isinstance(state.round, Over):
        yield Say("sheet-worth"), lambda name: str(worth(state, name)).replace("-", MINUS), "strong"
    held = {name: certificates(state, name) for name in state.seats}
    yield Say("sheet-certificates"), lambda name: f"{held[name]}/{limit}{'!' if held[name] > limit else ''}", ""
    yield Say("sheet-privates"), lambda name: _privates(state, name), ""
    owned = [(card.owner, investor) for investor, card in state.investors.items() if card.open]
    yield Say("sheet-investors"), lambda name: " ".join(each for owner, each in owned if owner == name), ""
    if ordered:
        yield Say("sheet-order"), lambda name: _place(state, name), "dim"


def _privates(state: State, player: str) -> str:
    first, *others = [name for name, owner in state.privates.items() if owner == player] or [""]
    return "+".join((first, *(name[1:] for name in others)))


def _place(state: State, player: str) -> str:
    """Return the place in the order of the share round, or of the next one; the priority holder has a sign."""
    first = due(state)[0] if due(state) and due(state)[0] in state.seats else state.priority
    if first not in state.seats:
        return ""
    place = (first, *clockwise_from(state, first)).index(player) + 1
    return f"{PRIORITY if state.priority == player else ''}{place}"


# The scoreboard


def face(state: State) -> Face:
    """Show the cash of the players in seating order, then every share price by turn order."""
    turn, signs = due(state), turn_signs(state)
    purses, prices = [], []
    for name in state.seats:
        player = state.players[name]
        debt = Cell(f"{MINUS}{player.debt}", "bad") if player.debt else Cell()
        purses.append(Figure(Cell(name, "due" if name in turn else "strong"), str(player.cash), debt))
    for name in turn_order(state):
        sign = Cell(signs[name] + (MARKER if state.marker == name else ""), "due")
        prices.append(Figure(marker_cell(name, "strong"), str(price(state.companies[name])), sign))
    asked = (Cell(name, "due") if name in state.seats else marker_cell(name, "strong") for name in turn)
    return Face(tuple(asked), (tuple(purses), tuple(prices)))
