"""Points of each player, a scoring as of now, and their sources: the fewest first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from eighteen80.events import Event
from eighteen80.russia.events import ColourReceived, EngineerHired
from eighteen80.russia.rules import scoring
from eighteen80.russia.rules.ending import END_CARD, MAJORITY
from eighteen80.russia.rules.order import OF_PASSING
from eighteen80.russia.rules.scoring import MEDAL, STAR
from eighteen80.russia.show.naming import typed_line
from eighteen80.russia.state import LINES, Earned, State
from eighteen80.sheets import Cell, Column, Gain, Grid, Line, Milestone, Row, Say, Wording


def tally(state: State) -> Grid:
    """Show points so far, and next to them the lines and the bar as they would score now."""
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


# Sources of the points


def winners(state: State) -> Sequence[str]:
    """Return the player with most points, or several equals."""
    most = max(player.score for player in state.players.values())
    return tuple(name for name in state.seats if state.players[name].score == most)


def made_of(state: State, name: str) -> Sequence[tuple[Wording, int]]:
    """Return the points of tracks line by line, of stars and medal, of industry, and of everything else."""
    points = dict.fromkeys(PARTS, 0)
    for entry in state.players[name].ledger:
        points[_part_of(entry)] += entry.points
    return tuple(
        (Say(f"web-line-{part}" if part in LINES else f"final-{part}"), number) for part, number in points.items()
    )


PARTS = (*LINES, STAR, MEDAL, "industry", OF_PASSING, "other", END_CARD, MAJORITY)


def _part_of(entry: Earned) -> str:
    """Return the part of a player's points to which an entry belongs."""
    if entry.source != "line":
        return entry.source if entry.source in PARTS else "other"
    line, _, extra = entry.detail.partition(" ")
    return next((part for part in (STAR, MEDAL) if extra.startswith(part)), line)


def reasons(state: State) -> Iterator[Line]:
    """Yield the end cards, then the majority, each with its points."""
    for source in (END_CARD, MAJORITY):
        earned = [
            Cell(Say("final-reason", {"player": name, "of": typed_line(entry.detail), "points": entry.points}))
            for name, player in state.players.items()
            for entry in player.ledger
            if entry.source == source
        ]
        if earned:
            yield Line((Cell(Say(f"final-{source}"), "strong"), *earned))


def gains(before: State, after: State, _events: Sequence[Event]) -> Iterator[Gain]:
    """Yield each player's points."""
    for name, player in after.players.items():
        points = player.score - before.players[name].score
        if points:
            yield Gain("points", Cell(name), points)


def arrivals(events: Sequence[Event]) -> Iterator[Milestone]:
    """Yield the engineers hired, and the first player with tracks of a colour."""
    for event in events:
        if isinstance(event, EngineerHired):
            yield Milestone("engineer", Cell(event.engineer), "hired", Cell(event.player))
        elif isinstance(event, ColourReceived):
            yield Milestone("colour", Cell(Say(f"label-{event.colour}")), "received", Cell(event.player))
