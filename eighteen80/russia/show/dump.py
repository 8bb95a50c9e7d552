"""A moment in plain values, by the schema that `states` prints, and the figures in a record."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from eighteen80.engine.game import checkpoint_row, facts_by
from eighteen80.events import Event
from eighteen80.russia import events
from eighteen80.russia.box.components import BOX
from eighteen80.russia.rules import scoring, tableau
from eighteen80.russia.rules.actions.effects import name_owed
from eighteen80.russia.rules.scoring import MEDAL, STAR
from eighteen80.russia.state import LINES, TURQUOISE, Player, State, claims
from eighteen80.russia.turn import due


def dump(state: State) -> dict[str, object]:
    """Return everything on the table."""
    placed = (piece.owner for pieces in state.spaces.values() for piece in pieces if piece.kind == TURQUOISE)
    held = (name for name, player in state.players.items() if player.turquoise)
    return {
        "round": state.round,
        "phase": state.phase,
        "due": list(due(state)),
        "order": list(state.order),
        "spaces": {name: list(map(str, pieces)) for name, pieces in state.spaces.items()},
        "players": {name: _player(state, player) for name, player in state.players.items()},
        "strip": list(state.strip),
        "stacks": {str(number): left for number, left in enumerate(state.stacks, BOX.setup.lowest)},
        "returned": list(state.returned),
        "result": _result(state),
        "doublers_left": state.doublers,
        "turquoise": next(held, None) or next(placed, None),
        "qcards": list(state.cards),
        "pile": state.pile,
        "claims": {str(place): name for place, name in claims(state).items()},
        "owed": [word for owed in state.pool for word in name_owed(owed)],
    }


def _player(state: State, player: Player) -> dict[str, object]:
    bar = state.figures.bar
    return {
        "score": player.score,
        "workers": {
            "total": player.workers,
            "free": player.free,
            "turquoise": player.turquoise,
            "black": player.black or None,
        },
        "coins": player.coins,
        "tracks": {name: list(row) for name, row in zip(LINES, player.tracks, strict=True)},
        "locos": {name: list(there) for name, there in zip(LINES, player.locos, strict=True)},
        "factories": list(player.factories),
        "markers": [bar[position] for position in player.markers],
        "doublers": player.doublers,
        "revalued": player.revalued,
        "medal": player.medal,
        "tokens": dict(player.tokens),
        "engineers": [state.numbers.get(name, name) for name in player.engineers],
        "end_cards": player.end_cards,
        "passed": player.passed,
        "now": now(state, player),
    }


def now(state: State, player: Player) -> dict[str, int]:
    """Return a scoring as of now."""
    scored = scoring.score(player, state.figures)
    kiev = scored.lines[-1]
    return {
        **{line.line: line.total for line in scored.lines},
        "stars": kiev.of_extras(STAR),
        "medal": kiev.of_extras(MEDAL),
        "industry": scored.bar,
        "total": scored.total,
    }


def _result(state: State) -> dict[str, object] | None:
    if state.result is None:
        return None
    scores = dict(state.result)
    places = scoring.places(scores)
    return {"scores": scores, "winners": [name for name, place in places.items() if place == 1], "places": places}


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
