"""Who has how many points, what a scoring would bring now, and what they came of: the fewest first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from eighteen80.capabilities import Arrival, Gain
from eighteen80.events import Event
from eighteen80.russia.events import ColourReceived, EngineerHired
from eighteen80.russia.rules import scoring
from eighteen80.russia.state import LINES, Earned, State
from eighteen80.sheets import Cell, Column, Grid, Row, Say, Wording


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


# How it came about


def winners(state: State) -> Sequence[str]:
    """Who has most points; several if they have as many."""
    most = max(player.score for player in state.players.values())
    return tuple(name for name in state.seats if state.players[name].score == most)


def made_of(state: State, name: str) -> Sequence[tuple[Wording, int]]:
    """The points of each line and of the bar, round after round, and whatever else anybody has points for."""
    ledger = state.players[name].ledger
    lines = ((Say(f"web-line-{line}"), _of(ledger, "line", line)) for line in LINES)
    sources = dict.fromkeys(entry.source for player in state.players.values() for entry in player.ledger)
    others = ((Say(f"label-{source}"), _of(ledger, source)) for source in sources if source != "line")
    return (*lines, *others)


def _of(ledger: Sequence[Earned], source: str, begins: str = "") -> int:
    return sum(entry.points for entry in ledger if entry.source == source and entry.detail.startswith(begins))


def gains(before: State, after: State, _events: Sequence[Event]) -> Iterator[Gain]:
    """Everybody's points."""
    for name, player in after.players.items():
        points = player.score - before.players[name].score
        if points:
            yield Gain("points", Cell(name), points)


def arrivals(events: Sequence[Event]) -> Iterator[Arrival]:
    """Who has hired which engineer; who was the first to have tracks of a colour."""
    for event in events:
        if isinstance(event, EngineerHired):
            yield Arrival("engineer", Cell(event.engineer), "hired", Cell(event.player))
        elif isinstance(event, ColourReceived):
            yield Arrival("colour", Cell(Say(f"label-{event.colour}")), "received", Cell(event.player))
