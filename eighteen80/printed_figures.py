"""Figures printed on the pieces of a box that no text gives: the table learns them and keeps them in a file.

The rules never see that file. The table puts what it knows into a typed move, so that the record carries every figure.
A game that has such figures is `Boxed` (see capabilities).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, NamedTuple, TypeVar

from eighteen80.refusals import RecordText

Move = TypeVar("Move")

KnownBox = Mapping[str, Mapping[str, tuple[str, ...]]]
"""Known figures of a box: kind of piece, piece, and its print."""

UNTOLD = "?"
"""Sign for an unknown part of a figure."""


class PrintedValue(NamedTuple):
    """Print of one piece: `value` in the words after `=` on a line."""

    kind: str
    piece: str
    value: str

    @property
    def line(self) -> str:
        """Typed form of the figure, as a record begins with it."""
        return f"box {self.kind} {self.piece} = {self.value}"

    @property
    def facts(self) -> dict[str, RecordText]:
        """Facts for a sentence, in the table's words."""
        return {name: RecordText(text) for name, text in self._asdict().items()}


class PieceKind(NamedTuple):
    """A kind of piece: can pieces of one name differ, and do the rules need its figures from the start?

    A figure that they need is a move of the game, written as `PrintedValue.line`; any other is only in the file.
    `number` is the number of figures of the kind in the box, 0 if unknown.
    """

    several: bool = False
    needed: bool = False
    number: int = 0


class Found(NamedTuple, Generic[Move]):
    """A typed move with the box's completion; `sure` if nothing else can be meant, else it is a guess."""

    move: Move
    figures: tuple[PrintedValue, ...]
    sure: bool
