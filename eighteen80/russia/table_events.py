"""Events of the table outside the game: remarks, corrections, facts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from eighteen80.events import Event
from eighteen80.russia.events import LocalisedEvent


@dataclass(frozen=True, slots=True)
class FigureChanged(LocalisedEvent):
    """A figure of the box, as given by the table."""

    unlogged: ClassVar[bool] = True
    what: str
    value: str


@dataclass(frozen=True, slots=True)
class NumberLearned(LocalisedEvent):
    """The number on an engineer is known."""

    unlogged: ClassVar[bool] = True
    engineer: str
    number: int


@dataclass(frozen=True, slots=True)
class NumberLeftOpen(LocalisedEvent):
    """An engineer's number left open: its points are paid once it is known."""

    engineer: str


@dataclass(frozen=True, slots=True)
class BoardTold(Event):
    """A tableau as the table describes it."""

    player: str
    board: str
