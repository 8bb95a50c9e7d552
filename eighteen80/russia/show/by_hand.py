"""Effects of a line for the banker: hand moves on the real tableaus, and changes of points, workers and coins."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from eighteen80.capabilities import Change
from eighteen80.engine.hand_moves import HandMove, hand_moves
from eighteen80.events import Event
from eighteen80.russia import events
from eighteen80.russia.moves import Move
from eighteen80.russia.rules import scoring
from eighteen80.russia.state import State
from eighteen80.sheets import Figure

HANDS: Mapping[type[Event], HandMove] = {
    events.TrackMoved: HandMove("hand-track", "{0.was}→{0.now}"),
    events.WorkerGained: HandMove("hand-worker"),
    events.LocoPlaced: HandMove("hand-loco", "{0.number}"),
    events.LocoReturned: HandMove("hand-loco-back", "{0.number}"),
    events.FactoryBuilt: HandMove("hand-factory", "{0.number}"),
    events.FactoryReturned: HandMove("hand-factory-back", "{0.number}"),
    events.MarkerMoved: HandMove("hand-marker", "{0.was}→{0.now}"),
    events.CoinsTaken: HandMove("hand-coins", "+{0.number}"),
    events.DoublersLaid: HandMove("hand-doublers", "+{0.number}"),
    events.EngineerHired: HandMove("hand-engineer", lambda event: str(event.number or "")),
    events.BlackWorkerTaken: HandMove("hand-black-worker"),
    events.EndCardTaken: HandMove("hand-end-card"),
}


def by_hand(_before: State, _move: Move, made: Sequence[Event]) -> Iterator[Figure]:
    """Yield the hand moves of all consequences, in order."""
    for event in made:
        yield from hand_moves(event, HANDS)


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
