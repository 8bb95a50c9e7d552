"""Changes by a typed line in the preview: points, workers, coins."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from eighteen80.capabilities import Change
from eighteen80.russia.rules import scoring
from eighteen80.russia.state import State


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
