"""Outcome of a game: the order of the players, the parts of their worth, and its growth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from eighteen80.capabilities import Chronicled
from eighteen80.engine.game import AnyGame, AnyState
from eighteen80.record.history import Accepted
from eighteen80.sheets import Curve, Wording


class Ranked(NamedTuple):
    """A player's place; equals share it, but a winner is alone."""

    number: int
    name: str
    worth: int


def winners(game: AnyGame, state: AnyState) -> Sequence[str]:
    """Return the winners, or the players in the lead."""
    if chronicled := game.offers(Chronicled):
        found: Sequence[str] = chronicled.winners(state)
        return found
    worth = game.worth(state)
    return [name for name, has in worth.items() if has == max(worth.values())]


def ranked(game: AnyGame, state: AnyState) -> list[Ranked]:
    """Rank the players by worth, the winners first: the rules may decide between equals."""
    worth, first = game.worth(state), winners(game, state)
    order = sorted(worth.items(), key=lambda one: (one[0] not in first, -one[1]))
    ahead = [(name not in first, -has) for name, has in order]
    return [Ranked(1 + ahead.index(key), name, has) for key, (name, has) in zip(ahead, order, strict=True)]


def makeup(game: AnyGame, state: AnyState) -> Mapping[str, Sequence[tuple[Wording, int]]]:
    """Map each player to the parts of the worth, the first player first; without parts that are zero for all."""
    if (chronicled := game.offers(Chronicled)) is None:
        return {}
    made = {place.name: tuple(chronicled.made_of(state, place.name)) for place in ranked(game, state)}
    rows = list(made.values())
    shown = [at for at in range(len(rows[0])) if any(row[at][1] for row in rows)]
    return {name: [row[at] for at in shown] for name, row in made.items()}


def difference(game: AnyGame, state: AnyState, one: str, other: str) -> list[tuple[Wording, int]]:
    """Return the difference of each part between two players, the largest first; their sum is the whole difference."""
    made = makeup(game, state)
    both = zip(made.get(one, ()), made.get(other, ()), strict=True)
    found = [(part, has - others) for (part, has), (_, others) in both if has != others]
    return sorted(found, key=lambda each: -abs(each[1]))


def ends_of_rounds(game: AnyGame, entries: Sequence[Accepted]) -> list[Accepted]:
    """List the last move of each round, and the last one of all."""
    key = game.round_key
    ends = [entry for entry in entries if key(entry.before) != key(entry.after)]
    return ends if ends[-1:] == list(entries[-1:]) else [*ends, *entries[-1:]]


def worth_by_round(game: AnyGame, entries: Sequence[Accepted], seats: Sequence[str]) -> Curve:
    """Return each player's worth at the end of each round."""
    ends = ends_of_rounds(game, entries)
    worths = [game.worth(entry.after) for entry in ends]
    return Curve(
        tuple(str(entry.number) for entry in ends), {name: tuple(worth[name] for worth in worths) for name in seats}
    )
