"""Facts of a record: the figures after a move, and the tableaus after a round."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from eighteen80.engine.game import checkpoint_row, facts_by
from eighteen80.events import Event
from eighteen80.russia import events
from eighteen80.russia.rules import tableau
from eighteen80.russia.state import State

BRIEF: Mapping[type[Event], str] = {
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
facts = facts_by(BRIEF)


def checkpoint(state: State) -> Iterator[str]:
    """Yield the checkpoint: points, coins, tableaus."""
    if state.round:
        players = state.players.items()
        yield checkpoint_row("points", {name: player.score for name, player in players})
        yield checkpoint_row("coins", {name: player.coins for name, player in players})
        yield from (checkpoint_row("board", {name: tableau.write(player, state.figures)}) for name, player in players)
