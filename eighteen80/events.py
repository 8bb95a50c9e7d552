"""Consequences of moves: a small frozen class for each kind of event, in any game.

Screens and exports read an event's fields; its sentence is found by the class name alone, so that a sentence may be
reworded without further changes.
"""

from __future__ import annotations

import re
from dataclasses import fields
from typing import ClassVar

from eighteen80.fast_class import Values
from eighteen80.sheets import Facts

_INNER_CAPITAL = re.compile(r"(?<!^)(?=[A-Z])")


def class_id(kind: type, ending: str = "") -> str:
    """Return the name of a class, without this ending, as a part of an id: `share-bought` for `ShareBought`."""
    return _INNER_CAPITAL.sub("-", kind.__name__.removesuffix(ending)).lower()


class Event:
    """Base of all events, each a frozen dataclass: `ShareBought` has the sentence `event-share-bought`.

    A class says in its head what it is: `class ShareBought(Event, brief=True, shown_in="shares")`. A `quiet` event is
    not shown next to its line, which already shows everything; of a `brief` one the log has another sentence,
    `log-share-bought`, without the player and what the line names; an `unlogged` one is left out there, since the line
    says it, or since it helps before the line is entered alone. `shown_in` names the column of the preview that shows
    it (`capabilities.Change`). `tone` sets the colour, as in a sheet. One with `sums` is the result of the game, shown
    only when the table asks; one that is `kept` leads to the result and is not shown before. One that `ends_round` ends
    what goes around the table, such as an auction, although the round of the game continues. One that is `outside`
    shows that, as is known by now, the rules would not have allowed a move.
    """

    __slots__ = ()
    quiet: ClassVar[bool] = False
    brief: ClassVar[bool] = False
    unlogged: ClassVar[bool] = False
    shown_in: ClassVar[str] = ""
    tone: ClassVar[str] = ""
    sums: ClassVar[bool] = False
    kept: ClassVar[bool] = False
    ends_round: ClassVar[bool] = False
    outside: ClassVar[bool] = False
    code: ClassVar[str]
    """The id of its sentence."""
    log_code: ClassVar[str]
    """The id of its sentence in the log."""

    def __init_subclass__(cls, **traits: bool | str) -> None:
        for trait, given in traits.items():
            if trait not in vars(Event):
                raise TypeError(f"{cls.__name__}: events are not {trait}")
            setattr(cls, trait, given)
        name = class_id(cls)
        cls.code = f"event-{name}"
        cls.log_code = f"log-{name}" if cls.brief else cls.code

    @property
    def facts(self) -> Facts:
        """The figures of its sentence."""
        return {field.name: getattr(self, field.name) for field in fields(self)}  # type: ignore[arg-type]  # each event is a dataclass


class ValueEvent(Event, metaclass=Values):
    """Base of events that are quick values without a decorator."""

    __slots__ = ()
