"""The gauges of the end; church and import store field by field; the open achievements; open values."""

from __future__ import annotations

from collections.abc import Iterator

from eighteen80.sheets import Cell, Column, FullAndBrief, Grid, Line, Row, Say, Text
from eighteen80.yokohama.box.components import BOX
from eighteen80.yokohama.fields.fact_names import place
from eighteen80.yokohama.rules import ending
from eighteen80.yokohama.rules.extra_phases import count_shown, fulfils
from eighteen80.yokohama.show.marks import chip
from eighteen80.yokohama.state import BOARDS, Claimed, State

FULL, OPEN = "●", "○"
SIGNS, COUNTS = "signs", "counts"
"""Parts of a gauge: in little room, one of them."""


def ends(state: State) -> FullAndBrief:
    """Show the five ways to the end, each with the number of signs that brings it; in brief only signs, or numbers."""
    full, signs, numbers = (Text((Line(tuple(_ends(state, brief)), drawn=True),)) for brief in ("", SIGNS, COUNTS))
    return FullAndBrief(full, FullAndBrief(signs, numbers))


def _ends(state: State, brief: str) -> Iterator[Cell]:
    if not brief:
        yield Cell(Say("ends-title"), "dim")
        yield Cell("   ")
    for distance in ending.distances(state):
        if distance.why == ending.ORDERS:
            continue
        tone = "bad" if not distance.left else "warn" if distance.left == 1 else ""
        signs = FULL * min(distance.has, distance.limit) + OPEN * distance.left
        count = f"{distance.has}/{distance.limit}"
        shown, apart = {SIGNS: (signs, 2), COUNTS: (count, 1)}.get(brief, (f"{signs} {count}", 3))
        yield Cell(Say("ends-gauge", {"why": distance.why}), "dim")
        yield Cell(f" {shown}", tone)
        yield Cell(" " * apart)
    facts = {"pile": state.pile, "brief": bool(brief)}
    yield Cell(Say("ends-orders", facts), "warn" if state.pile < len(BOARDS) else "dim")


def boards(state: State) -> Text:
    """Show the owner of each field of both boards, and the open values."""
    lines = [Line(tuple(_board(state, board)), drawn=True) for board in BOARDS]
    if state.untold:
        lines.append(Line((Cell(Say("boards-untold", {"moves": tuple(state.untold)}), "warn"),)))
    return Text(tuple(lines))


def _board(state: State, board: str) -> Iterator[Cell]:
    yield Cell(place(board), "strong")
    yield Cell(f" {state.on_board(board)}/{ending.limit(state)} ")
    owners = state.board(board)
    free = [None] * max(ending.limit(state) - len(owners), 0)
    for number, owner in enumerate((*owners, *free), 1):
        yield Cell(f" {number}[", "dim")
        yield chip(state, owner, " ")
        yield Cell("]", "dim")


def boards_in_brief(state: State) -> Iterator[Cell]:
    """Yield the taken fields of both boards, each with its owner."""
    for board in BOARDS:
        yield Cell(Say("ends-gauge", {"why": board}), "dim")
        for number, owner in enumerate(state.board(board), 1):
            if owner:
                yield Cell(f" {number}", "dim")
                yield chip(state, owner)
        yield Cell("   ")


def goals(state: State) -> Grid:
    """Show the open achievements: known values, owners, players who could claim them."""
    columns = [Column(Cell()), Column(Cell(Say("head-worth"), "head"), gap=2)]
    columns += [Column(chip(state, name), gap=2) for name in state.seats]
    untold = (Line((Cell(Say("goals-untold"), "warn"),)),)
    return Grid(tuple(columns), (tuple(_rows(state)) if state.goals else untold,))


def _rows(state: State) -> Iterator[Row]:
    for key in state.goals:
        known = state.claims.get(key, Claimed())
        worth = f"{known.first or '?'}/{known.later or '?'}"
        yield Row(
            (
                Cell(Say("goal-brief", {"goal": key})),
                Cell(worth, "dim"),
                *(_progress(state, key, name) for name in state.seats),
            )
        )


def _progress(state: State, key: str, name: str) -> Cell:
    if name in state.claims.get(key, Claimed()).names:
        return Cell("✓", "good")
    return Cell(pieces_shown(state, key, name), "due" if fulfils(state, name, key) else "dim")


def pieces_shown(state: State, key: str, name: str) -> str:
    """Return what a player has of each thing that an achievement asks for, none beyond that."""
    needs = BOX.achievements[key].needs.items()
    return "+".join(str(min(count_shown(state, name, what), needed)) for what, needed in needs)
