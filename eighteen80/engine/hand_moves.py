"""Hand moves: what the players do on the real table after an event, declared by a game for each kind of event."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from eighteen80.events import Event
from eighteen80.sheets import Cell, Figure, Say

Pattern = str | Callable[[Any], str]
"""Text with the fields of an event, as `{0.train}`, or a function of the event."""


class HandMove(NamedTuple):
    """A hand move: its sentence, its large letters, and the field that names whose it is.

    Without such a field it is the bank's.
    """

    code: Pattern
    letters: Pattern = "+1"
    whose: str = "player"


def hand_moves(
    event: Event, declared: Mapping[type[Event], HandMove], paints: Mapping[str, str] = {}
) -> Iterator[Figure]:
    """Yield the hand move after an event, if there is one; owners have their `paints`, a single thing no number."""
    if move := declared.get(type(event)):
        who = getattr(event, move.whose) if move.whose else ""
        head = Cell(who or Say("hand-bank"), "strong", paints.get(who, ""))
        code, letters = (each.format(event) if isinstance(each, str) else each(event) for each in move[:2])
        yield Figure(head, letters.removeprefix("1×"), Cell(Say(code, event.facts), "dim"))
