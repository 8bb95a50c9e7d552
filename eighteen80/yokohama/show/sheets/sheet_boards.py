"""Church and import store field by field, the pile, the open achievements, and what is not told yet."""

from __future__ import annotations

from collections.abc import Iterator

from eighteen80.sheets import Cell, Column, Facts, Grid, Line, Row, Say, Text
from eighteen80.yokohama.box.components import BOX
from eighteen80.yokohama.fields.fact_names import place
from eighteen80.yokohama.rules import ending
from eighteen80.yokohama.rules.achievements import fulfilled, shown
from eighteen80.yokohama.show.marks import FREE, initials
from eighteen80.yokohama.state import BOARDS, Claimed, State


def boards(state: State) -> Text:
    """Who stands on which field; how many there are of those that bring the end."""
    short, limit = initials(state), ending.limit(state)
    lines = []
    for board in BOARDS:
        count = state.on_board(board)
        fields = [f"{number}{short[owner] if owner else FREE}" for number, owner in enumerate(state.board(board), 1)]
        tone = "warn" if limit - count == 1 else ""
        lines.append(Line((Cell(place(board), "strong"), Cell(f"{count}/{limit}", tone), Cell(" ".join(fields)))))
    facts: Facts = {"pile": state.pile, "agents": " ".join(f"{key}{number}" for key, number in state.agents.items())}
    lines.append(Line((Cell(Say("boards-pile", facts), "warn" if state.pile < len(BOARDS) else ""),)))
    if state.untold:
        lines.append(Line((Cell(Say("boards-untold", {"moves": tuple(state.untold)}), "warn"),)))
    return Text(tuple(lines))


def goals(state: State) -> Grid:
    """The open achievements: what they are worth as far as it is known, who has them, who could claim them."""
    heads = ("goal", "worth", *state.seats)
    columns = [Column(Cell(Say(f"head-{head}"), "head"), gap=2) for head in heads[:2]]
    short = initials(state)
    columns += [Column(Cell(short[name], "head"), gap=2) for name in state.seats]
    return Grid(tuple(columns), (tuple(_rows(state)),))


def _rows(state: State) -> Iterator[Row]:
    for key in state.goals:
        known = state.claims.get(key, Claimed())
        worth = f"{known.first or '?'}/{known.later or '?'}"
        yield Row(
            (
                Cell(Say("goal-brief", {"goal": key})),
                Cell(worth, "dim"),
                *(_standing(state, key, name) for name in state.seats),
            )
        )


def _standing(state: State, key: str, name: str) -> Cell:
    if name in state.claims.get(key, Claimed()).names:
        return Cell("✓", "good")
    needs = BOX.achievements[key].needs.items()
    has = "+".join(str(min(shown(state, name, what), needed)) for what, needed in needs)
    return Cell(has, "due" if fulfilled(state, name, key) else "dim")
