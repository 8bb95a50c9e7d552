"""Facts of a record: the figures after a move, and the tableaus after a round."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from eighteen80.engine.rules_engine import Outcome
from eighteen80.events import Event
from eighteen80.russia import events
from eighteen80.russia.moves import Move
from eighteen80.russia.rules import tableau
from eighteen80.russia.state import State


def facts(_before: State, _move: Move, outcome: Outcome[State]) -> str:
    """Return the figures of a line's trailing comment."""
    return " | ".join(filter(None, map(_brief, outcome.events)))


def _brief(event: Event) -> str:
    """Return an event in a few figures; "" if the line already has them."""
    pattern = BRIEF.get(type(event))
    return pattern.format(**event.facts) if pattern else ""


BRIEF: Mapping[type[object], str] = {
    events.TrackMoved: "{line}{colour} {was}>{now}",
    events.ColourReceived: "{field} {colour}",
    events.WorkerGained: "{field} worker",
    events.QuestionReached: "{field} token",
    events.LocoPlaced: "{number} {line} reach {reach}",
    events.LocoReturned: "{number} returned",
    events.FactoryReturned: "{number} returned",
    events.FactoryBuilt: "{number} gap {gap}",
    events.MarkerMoved: "I {was}>{now}",
    events.FactoryFired: "{function}",
    events.Points: "{source} +{points}",
    events.LastPoints: "{source} +{points}",
    events.PlayerPassed: "+{points}",
    events.EngineerHired: "{engineer}",
    events.PlayerScored: "{player} +{total}",
}


def checkpoint(state: State) -> Iterator[str]:
    """Yield the checkpoint: points, coins, tableaus."""
    if state.round:
        yield " ".join(("points", *(f"{_quote_name(name)} {player.score}" for name, player in state.players.items())))
        yield " ".join(("coins", *(f"{_quote_name(name)} {player.coins}" for name, player in state.players.items())))
        for name, player in state.players.items():
            yield f"board {_quote_name(name)} {tableau.write(player, state.figures)}"


def _quote_name(name: str) -> str:
    return f'"{name}"' if " " in name else name
