"""The players as they sit: a row for each, with what lies before him and what it is worth."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from eighteen80.china.rules.chart import price
from eighteen80.china.rules.companies import certificate_limit, certificates, clockwise_from, value_of
from eighteen80.china.rules.ending import last_payment, worth
from eighteen80.china.show.sheets.sheet_due import sheet_of
from eighteen80.china.show.sheets.sheet_map import chip
from eighteen80.china.state import Over, State
from eighteen80.china.turn import due
from eighteen80.sheets import Cell, Column, Face, Figure, Grid, Row, Say, Sheet

PRIORITY = "★"
ALWAYS = ("sheet-cash", "sheet-certificates", "sheet-worth")
OWN = ("sheet-privates", "sheet-investors", "sheet-order")
"""Kinds that are told in words on a player's own page; the others are figures to be read from afar."""

SPARE = {
    "sheet-order": 6,
    "sheet-investors": 5,
    "sheet-privates": 4,
    "sheet-worth": 3,
    "sheet-shares": 2,
    "sheet-fifth": 2,
    "sheet-certificates": 1,
}
"""The total gives way before anything that counts into it."""


def players(state: State) -> Grid:
    """What is before each player, a column a kind; kinds that nobody has are left out."""
    turn = due(state)
    columns = [Column(Cell(), names=True)]
    rows = [[Cell(name, "due" if name in turn else "strong")] for name in state.seats]
    for head, figure, tone in _kinds(state):
        figures = [figure(name) for name in state.seats]
        if head.code in ALWAYS or any(figures):
            columns.append(Column(Cell(head, "head"), "right", SPARE.get(head.code, 0)))
            for row, text in zip(rows, figures, strict=True):
                row.append(Cell(text, tone))
    return Grid(tuple(columns), (tuple(Row(tuple(row)) for row in rows),))


def _kinds(state: State) -> Iterator[tuple[Say, Callable[[str], str], str]]:
    limit = certificate_limit(state)
    yield Say("sheet-cash"), lambda name: str(state.players[name].cash), "strong"
    if not isinstance(state.round, Over):
        # Who has won is told by the tally, and by nothing before it.
        yield Say("sheet-shares"), lambda name: str(value_of(state, name) or ""), ""
        yield Say("sheet-fifth"), lambda name: str(last_payment(state, name) or ""), ""
    yield Say("sheet-debt"), lambda name: f"−{state.players[name].debt}" if state.players[name].debt else "", "bad"
    if not isinstance(state.round, Over):
        yield Say("sheet-worth"), lambda name: str(worth(state, name)), "strong"
    yield Say("sheet-certificates"), lambda name: _held(state, name, limit), ""
    yield Say("sheet-privates"), lambda name: _privates(state, name), ""
    yield Say("sheet-investors"), lambda name: _investors(state, name), ""
    yield Say("sheet-order"), lambda name: _place(state, name), "dim"


def _held(state: State, player: str, limit: int) -> str:
    held = certificates(state, player)
    return f"{held}/{limit}{'!' if held > limit else ''}"


def _privates(state: State, player: str) -> str:
    return " ".join(name for name, owner in state.privates.items() if owner == player)


def _investors(state: State, player: str) -> str:
    return " ".join(name for name, investor in state.investors.items() if investor.owner == player and investor.open)


def _place(state: State, player: str) -> str:
    """The place in the order of the share round, or of the next one; whoever holds the priority has a sign."""
    first = due(state)[0] if due(state) and due(state)[0] in state.seats else state.priority
    if first not in state.seats:
        return ""
    place = (first, *clockwise_from(state, first)).index(player) + 1
    return f"{PRIORITY if state.priority == player else ''}{place}"


def own(state: State, player: str) -> Sequence[Sheet]:
    """What one player has: cash and worth, paper by company, and the charter of each company that is led."""
    kinds = [(head, figure(player), tone) for head, figure, tone in _kinds(state)]
    figures = tuple(Figure(Cell(head), said) for head, said, _ in kinds if said and head.code not in OWN)
    told = tuple(Row((Cell(head, "head"), Cell(said))) for head, said, _ in kinds if said and head.code in OWN)
    led = (sheet_of(state, name) for name, company in state.companies.items() if company.director == player)
    return (Face((), (figures,)), _paper(state, player), Grid((Column(Cell()), Column(Cell())), (told,)), *led)


def _paper(state: State, player: str) -> Grid:
    """A row for each company: the marker, the share, the price of one."""
    heads = ("company", "held", "price")
    columns = tuple(
        Column(Cell(Say(f"head-{head}"), "head"), "right" if head != "company" else "left") for head in heads
    )
    rows = tuple(
        Row((Cell(name, "strong", chip(name).paint), Cell(f"{share}%"), Cell(str(price(state.companies[name])))))
        for name, share in state.players[player].shares.items()
    )
    return Grid(columns, (rows,))
