"""What is coming: what fires next, the order of the next round, the majority; and the sheet of the last scoring."""

from __future__ import annotations

from collections.abc import Iterator

from eighteen80.russia import ending, order, scoring
from eighteen80.russia.show.helping import missing
from eighteen80.russia.show.tableau_sheet import of_the_table
from eighteen80.russia.state import LINES, Player, State, claims
from eighteen80.sheets import Cell, Column, Face, Figure, Grid, Line, Row, Say, Text

MOST = 5


def coming(state: State) -> Text:
    """The nearest special fields of whoever is due, the order of the next round, the majority as it stands."""
    return Text(tuple(_coming(state)))


def _coming(state: State) -> Iterator[Line]:
    name = of_the_table(state)
    for facts in missing(state, name)[:MOST]:
        yield Line((Cell(Say("next-special", facts)),))
    following = order.sorted_order(state.order, claims(state))
    yield Line((Cell(Say("ahead-order", {"order": following}), "strong"),))
    leading = tuple(f"{each} +{points}" for each, points in ending.majority(state).items())
    yield Line((Cell(Say("ahead-majority", {"leading": leading})),))
    left = max(0, state.table.rounds - state.round + 1)
    for each, player in state.players.items():
        now = scoring.score(player, state.figures).total
        facts = {"player": each, "now": now, "rounds": left, "sum": player.score + now * left}
        yield Line((Cell(Say("ahead-plain", facts)),))


# The scoring sheet


def sheet(state: State) -> Grid:
    """Players across; down what the last scored round was made of: lines, bar, passing, the rest, the sum."""
    last = max((entry.round for player in state.players.values() for entry in player.ledger), default=0)
    heads = (Column(Cell(Say("scoring-round", {"round": last}), "head")),)
    columns = (*heads, *(Column(Cell(name, "head"), "right", names=True) for name in state.seats))
    rows = tuple(_row(state, last, kind) for kind in ROWS)
    total = Row(
        (Cell(Say("head-points"), "strong"), *(Cell(str(state.players[name].score), "strong") for name in state.seats))
    )
    return Grid(columns, (rows, (total,)))


ROWS = (*(f"line-{line}" for line in LINES), "industry", "pass", "other")


def _row(state: State, number: int, kind: str) -> Row:
    sums = [_sum(state.players[name], number, kind) for name in state.seats]
    return Row((Cell(Say(f"scoring-{kind}")), *(Cell(str(points), "" if points else "dim") for points in sums)))


def _sum(player: Player, number: int, kind: str) -> int:
    """The points of a round of one kind: of a line with its extras, of the bar, of passing, or of anything else."""
    found = 0
    for entry in player.ledger:
        of_line = f"line-{entry.detail[:1]}" if entry.source == "line" else entry.source
        named = of_line if of_line in ROWS else "other"
        found += entry.points if entry.round == number and named == kind else 0
    return found


def face(state: State) -> Face:
    """What players read from their seats: their points, and what a scoring would bring now."""
    figures = tuple(
        Figure(
            Cell(name, "strong"),
            str(state.players[name].score),
            Cell(Say("face-now", {"now": scoring.score(state.players[name], state.figures).total}), "dim"),
        )
        for name in state.order
    )
    return Face((Cell(of_the_table(state), "due"),), (figures,))
