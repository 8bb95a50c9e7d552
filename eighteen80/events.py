"""What follows from a move by itself: a small frozen class for each kind of event, whatever the game.

Whoever shows or exports an event reads its fields; how it is said is found by its name alone, so that a sentence may
be reworded and nothing else notices.
"""

from __future__ import annotations

import re
from dataclasses import fields
from typing import ClassVar

from eighteen80.sheets import Facts

_INNER_CAPITAL = re.compile(r"(?<!^)(?=[A-Z])")


class Event:
    """Base of all events, each a frozen dataclass: `ShareBought` is told by the sentence `event-share-bought`.

    Of a `quiet` event nothing is said next to the line that it follows from: the line says it all. `shown_in` names the
    column of the preview that tells it (`capabilities.Change`). `tone` says how it is meant, as in a sheet. One that
    has `sums` tells the result of the game, which is kept until the table has it told; of one that is `kept`, which
    leads to the result, nothing is said before. One that `ends_round` ends what goes around the table, such as an
    auction, although the round of the game goes on. One that is `outside` says that the rules would not have let a
    move pass, as is known by now.
    """

    __slots__ = ()
    family: ClassVar[str] = "event"
    quiet: ClassVar[bool] = False
    shown_in: ClassVar[str] = ""
    tone: ClassVar[str] = ""
    sums: ClassVar[bool] = False
    kept: ClassVar[bool] = False
    ends_round: ClassVar[bool] = False
    outside: ClassVar[bool] = False
    code: ClassVar[str]
    """The id of its sentence."""

    def __init_subclass__(cls) -> None:
        cls.code = f"{cls.family}-{_INNER_CAPITAL.sub('-', cls.__name__).lower()}"

    @property
    def facts(self) -> Facts:
        """The figures of its sentence."""
        return {field.name: getattr(self, field.name) for field in fields(self)}  # type: ignore[arg-type]  # each event is a dataclass


class Coming(Event):
    """Base of what a forecast tells: `StaysShut` by the sentence `coming-stays-shut`."""

    __slots__ = ()
    family = "coming"
