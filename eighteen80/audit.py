"""What a count that differs comes to: what the record says, which moves could explain it, what would put it right."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from eighteen80.game import Game, Pile, State
from eighteen80.history import Accepted


class Suspect(NamedTuple):
    """A move that changed what was counted; `fits` that doing it once too often or not at all makes the difference."""

    entry: Accepted
    was: int
    now: int
    fits: bool


class Finding(NamedTuple):
    """A pile as it was counted, and what the record says of it; `since` is the move that last counted it, or 0."""

    pile: Pile
    recorded: int
    since: int
    suspects: tuple[Suspect, ...]
    remedies: tuple[str, ...]


def last_agreed(game: Game, entries: Sequence[Accepted], pile: Pile) -> int:
    """The number of the last move that counted the same thing: a count stands in the record only if it agreed."""
    for number in range(len(entries), 0, -1):
        counted = game.pile(entries[number - 1].move)
        if counted is not None and counted[:2] == pile[:2]:
            return number
    return 0


def suspects(game: Game, entries: Sequence[Accepted], pile: Pile, missing: int) -> Iterator[Suspect]:
    """The moves among these that changed what was counted."""
    for entry in entries:
        was, now = (game.counted(state, pile.what, pile.subject) or 0 for state in (entry.before, entry.after))
        if was != now:
            yield Suspect(entry, was, now, fits=abs(missing) in (abs(now - was), 2 * abs(now - was)))


def examine(game: Game, state: State, entries: Sequence[Accepted], pile: Pile) -> Finding | None:
    """What is wrong with the pile as it was counted; None if it agrees with the record."""
    recorded = game.counted(state, pile.what, pile.subject) or 0
    if recorded == pile.amount:
        return None
    since = last_agreed(game, entries, pile)
    possible = suspects(game, entries[since:], pile, pile.amount - recorded)
    return Finding(pile, recorded, since, tuple(possible), tuple(game.remedies(state, pile)))
