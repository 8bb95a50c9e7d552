"""What is said of the table beside the moves of Russian Railroads: remarks, what was put right, what was told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from eighteen80.events import Event
from eighteen80.russia.events import Spoken


@dataclass(frozen=True, slots=True)
class Noted(Event):
    """A note in the record."""

    text: str


@dataclass(frozen=True, slots=True)
class Ruled(Event):
    """The table allowed what the rules refuse."""

    reason: str
    line: str


@dataclass(frozen=True, slots=True)
class Corrected(Spoken):
    """Something was put right."""

    spoken: ClassVar[tuple[str, ...]] = ("what", "change")

    what: str
    subject: str
    change: str
    reason: str


@dataclass(frozen=True, slots=True)
class Confirmed(Spoken):
    """Something lies as the record has it."""

    spoken: ClassVar[tuple[str, ...]] = ("what",)

    what: str
    subject: str
    value: str


@dataclass(frozen=True, slots=True)
class FigureChanged(Spoken):
    """A figure of the box is as the table says."""

    spoken: ClassVar[tuple[str, ...]] = ("what", "value")

    what: str
    value: str


@dataclass(frozen=True, slots=True)
class NumberLearned(Spoken):
    """The number on an engineer is known."""

    spoken: ClassVar[tuple[str, ...]] = ("engineer",)

    engineer: str
    number: int


@dataclass(frozen=True, slots=True)
class NumberLeftOpen(Spoken):
    """Nobody can tell the number of an engineer now: what it brings is paid when it is told."""

    spoken: ClassVar[tuple[str, ...]] = ("engineer",)

    engineer: str


@dataclass(frozen=True, slots=True)
class BoardTold(Event):
    """A tableau lies as the table says."""

    player: str
    board: str
