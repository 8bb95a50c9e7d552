"""Effects of a line for the banker: hand moves on the real tableaus, and changes of points, workers and coins."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from eighteen80.capabilities import Change
from eighteen80.events import Event
from eighteen80.russia import events
from eighteen80.russia.moves import Move
from eighteen80.russia.rules import scoring
from eighteen80.russia.state import State
from eighteen80.sheets import Cell, Figure, Say

HANDS: Mapping[type[Event], Callable[[Any], Figure]] = {
    events.TrackMoved: lambda event: _figure(event, f"{event.was}→{event.now}", Say("hand-track", event.facts)),
    events.WorkerGained: lambda event: _figure(event, "+1", Say("hand-worker")),
    events.LocoPlaced: lambda event: _figure(event, str(event.number), Say("hand-loco", event.facts)),
    events.LocoReturned: lambda event: _figure(event, str(event.number), Say("hand-loco-back")),
    events.FactoryBuilt: lambda event: _figure(event, str(event.number), Say("hand-factory", event.facts)),
    events.FactoryReturned: lambda event: _figure(event, str(event.number), Say("hand-factory-back")),
    events.MarkerMoved: lambda event: _figure(event, f"{event.was}→{event.now}", Say("hand-marker")),
    events.CoinsTaken: lambda event: _figure(event, f"+{event.number}", Say("hand-coins")),
    events.DoublersLaid: lambda event: _figure(event, f"+{event.number}", Say("hand-doublers")),
    events.EngineerHired: lambda event: _figure(event, str(event.number or ""), Say("hand-engineer")),
    events.BlackWorkerTaken: lambda event: _figure(event, "+1", Say("hand-black-worker")),
    events.EndCardTaken: lambda event: _figure(event, "+1", Say("hand-end-card")),
}
"""Hand moves by kind of event."""


def by_hand(_before: State, _move: Move, made: Sequence[Event]) -> Iterator[Figure]:
    """List the hand moves of all consequences, in order."""
    return (HANDS[type(event)](event) for event in made if type(event) in HANDS)


def _figure(event: Any, value: str, note: Say) -> Figure:
    return Figure(Cell(event.player, "strong"), value, Cell(note, "dim"))


def purses(state: State) -> Mapping[str, int]:
    """Map each player to the points."""
    return {name: player.score for name, player in state.players.items()}


def changes(before: State, after: State) -> Iterator[Change]:
    """List the differences in a player's means of payment, and in a scoring."""
    for name, player in after.players.items():
        old = before.players[name]
        scored, scores = scoring.score(old, before.figures).total, scoring.score(player, after.figures).total
        figures = {"now": (scored, scores), "workers": (old.free, player.free), "coins": (old.coins, player.coins)}
        for column, (was, now) in figures.items():
            if was != now:
                yield Change(column, name, str(was), str(now))
