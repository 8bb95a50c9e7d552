"""Who has how many points, and what a scoring would bring now: a row for each player, the fewest first."""

from __future__ import annotations

from eighteen80.russia import scoring
from eighteen80.russia.state import LINES, State
from eighteen80.sheets import Cell, Column, Grid, Row, Say


def tally(state: State) -> Grid:
    """Points so far, and beside them the lines and the bar as they would score now."""
    ranked = sorted(state.seats, key=lambda name: state.players[name].score)
    heads = ("rank", "who", "points", *(f"line-{line}" for line in LINES), "industry", "now")
    columns = tuple(
        Column(Cell(Say(f"head-{head}"), "head"), "left" if head == "who" else "right", gap=2) for head in heads
    )
    return Grid(columns, (tuple(_row(state, name) for name in ranked),))


def _row(state: State, name: str) -> Row:
    scored = scoring.score(state.players[name], state.figures)
    points = state.players[name].score
    rank = 1 + sum(other.score > points for other in state.players.values())
    return Row(
        (
            Cell(f"{rank}.", "dim"),
            Cell(name, "strong"),
            Cell(str(points), "strong"),
            *(Cell(str(line.total)) for line in scored.lines),
            Cell(str(scored.bar)),
            Cell(str(scored.total)),
        )
    )
