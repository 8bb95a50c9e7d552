"""The players in seating order, with their things and their worth; and the scoreboard for the players' seats."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from eighteen80.china.rules.chart import price
from eighteen80.china.rules.companies import certificate_limit, certificates, clockwise_from, value_of
from eighteen80.china.rules.ending import last_payment, worth
from eighteen80.china.rules.operating.phases import turn_order
from eighteen80.china.show.sheets.sheet_map import marker_cell
from eighteen80.china.show.sheets.sheet_table import DUE, MARKER, NO_ONE, turn_signs
from eighteen80.china.state import Over, State
from eighteen80.china.turn import due
from eighteen80.sheets import Cell, Column, Face, Figure, Grid, Row, Say

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
    turn, signs, players = due(state), turn_signs(state), []
    for name, player in ((name, state.players[name]) for name in state.seats):
        debt = Cell(f"{MINUS}{player.debt}", "bad") if player.debt else Cell()
        players.append(Figure(Cell(name, "due" if name in turn else "strong"), str(player.cash), debt))
    companies = []
    for name in turn_order(state):
        sign = Cell(signs[name] + (MARKER if state.marker == name else ""), "due")
        companies.append(Figure(marker_cell(name, "strong"), str(price(state.companies[name])), sign))
    asked = (Cell(name, "due") if name in state.seats else marker_cell(name, "strong") for name in turn)
    return Face(tuple(asked), (tuple(players), tuple(companies)))
