"""Events of the table outside the game: remarks, corrections, facts."""

from __future__ import annotations

from eighteen80.events import Event
from eighteen80.fast_class import value
from eighteen80.russia.events import LocalisedEvent


@value
class FigureChanged(LocalisedEvent, unlogged=True):
    """A figure of the box, as given by the table."""

    what: str
    value: str


@value
class NumberLearned(LocalisedEvent, unlogged=True):
    """The number on an engineer is known."""

    engineer: str
    number: int


@value
class NumberLeftOpen(LocalisedEvent):
    """An engineer's number left open: its points are paid once it is known."""

    engineer: str


@value
class BoardTold(Event):
    """A tableau as the table describes it."""

    player: str
    board: str
