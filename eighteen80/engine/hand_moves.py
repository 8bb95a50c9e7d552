"""Hand moves: what the players do on the real table after an event, declared by a game for each kind of event."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from eighteen80.events import Event
from eighteen80.sheets import Cell, Figure, Say


class HandMove(NamedTuple):
    """A hand move: the sentence `hand-<name>` and large letters by patterns, and the field that names whose it is.

    Without such a field it is the bank's.
    """

    name: str
    letters: str | Callable[[Any], str] = "+1"
    whose: str = "player"


def hand_moves(
    event: Event, declared: Mapping[type[Event], HandMove], paints: Mapping[str, str] = {}
) -> Iterator[Figure]:
    """Yield the hand move after an event, if there is one; owners have their `paints`, a single thing no number."""
    if move := declared.get(type(event)):
        letters = move.letters.format(event) if isinstance(move.letters, str) else move.letters(event)
        who = getattr(event, move.whose) if move.whose else ""
        head = Cell(who or Say("hand-bank"), "strong", paints.get(who, ""))
        yield Figure(head, letters.removeprefix("1×"), Cell(Say(f"hand-{move.name.format(event)}", event.facts), "dim"))
