"""Moves of the banker outside the game: notes, corrections, rulings, the box, tableaus to be counted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from eighteen80.line.fields import Amount, FreeText, OneFigure, OneOf
from eighteen80.refusals import UNSAID
from eighteen80.russia.box.components import BOX
from eighteen80.russia.fields import correction_fields, single_words
from eighteen80.russia.moves import Move, Pieces

# At any time


@dataclass(frozen=True, slots=True)
class BoxPrint(Move):
    """box pass 2 = 3: what is printed on a piece of the table's own box"""

    verb: ClassVar[str] = "box"
    kind: Annotated[str, OneOf(*correction_fields.BOX_KINDS, label="KIND")]
    printed: Annotated[tuple[str, str], correction_fields.PieceValue()]


# Score mode (RR69)


@dataclass(frozen=True, slots=True)
class Board(Move):
    """board Anna T 9/7/3 l6+2 d1 P 3 K 4 l2 I 5f f2"""

    player: Annotated[str, single_words.player()]
    board: Annotated[str, correction_fields.Found()]


@dataclass(frozen=True, slots=True)
class Plus(Move):
    """plus Anna 3 "engineer": points taken during the round"""

    player: Annotated[str, single_words.player()]
    points: Annotated[int, Amount()]
    reason: Annotated[str, FreeText(label="REASON")] = UNSAID


@dataclass(frozen=True, slots=True)
class EngineerOf(Move):
    """engineer Anna 12"""

    verb: ClassVar[str] = "engineer"
    player: Annotated[str, single_words.player()]
    number: Annotated[int, OneFigure("NUMBER", range(1, BOX.engineers.numbers + 1))]


@dataclass(frozen=True, slots=True)
class Round(Move):
    """round Cleo Anna Bert Dora: the round is scored, and this is the order of the next"""

    order: Annotated[Pieces, single_words.OrderOfPlay()] = ()
