"""The players in seating order: a row for each, with their things and their worth."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from eighteen80.china.rules.companies import certificate_limit, certificates, clockwise_from, value_of
from eighteen80.china.rules.ending import last_payment, worth
from eighteen80.china.show.sheets.sheet_table import DUE, NO_ONE
from eighteen80.china.state import Over, State
from eighteen80.china.turn import due
from eighteen80.sheets import Cell, Column, Grid, Row, Say

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
    yield Say("sheet-certificates"), lambda name: _certificates_of_limit(state, name, limit), ""
    yield Say("sheet-privates"), lambda name: _privates(state, name), ""
    yield Say("sheet-investors"), lambda name: _investors(state, name), ""
    if ordered:
        yield Say("sheet-order"), lambda name: _place(state, name), "dim"


def _certificates_of_limit(state: State, player: str, limit: int) -> str:
    held = certificates(state, player)
    return f"{held}/{limit}{'!' if held > limit else ''}"


def _privates(state: State, player: str) -> str:
    first, *others = [name for name, owner in state.privates.items() if owner == player] or [""]
    return "+".join((first, *(name[1:] for name in others)))


def _investors(state: State, player: str) -> str:
    return " ".join(name for name, investor in state.investors.items() if investor.owner == player and investor.open)


def _place(state: State, player: str) -> str:
    """Return the place in the order of the share round, or of the next one; the priority holder has a sign."""
    first = due(state)[0] if due(state) and due(state)[0] in state.seats else state.priority
    if first not in state.seats:
        return ""
    place = (first, *clockwise_from(state, first)).index(player) + 1
    return f"{PRIORITY if state.priority == player else ''}{place}"
