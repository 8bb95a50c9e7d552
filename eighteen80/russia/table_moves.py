"""Moves of the banker outside the game: notes, corrections, rulings, the box, tableaus to be counted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, ClassVar

from eighteen80.line.fields import Amount, FreeText, Kind, OneFigure, OneOf, Reading, Reason
from eighteen80.refusals import UNSAID
from eighteen80.russia.box.components import BOX
from eighteen80.russia.fields import correction_fields, single_words
from eighteen80.russia.fields.abbreviations import spell
from eighteen80.russia.moves import Move, Pieces

# At any time

CORRECTED = (
    "points",
    "coins",
    "workers",
    "stock",
    "tracks",
    "loco",
    "factories",
    "marker",
    "doublers",
    "token",
    "engineer",
    "endcards",
    "kept",
    "stack",
    "returned",
    "strip",
    "qcards",
    "supply",
    "pile",
    "order",
    "turn",
    "round",
)
SEEN = (*CORRECTED[:-2], "board", "space")


@dataclass(frozen=True, slots=True)
class BoxTold(Move):
    """box pass 2 = 3: what is printed on a piece of the table's own box"""

    verb: ClassVar[str] = "box"
    kind: Annotated[str, OneOf(*correction_fields.BOX_KINDS, label="KIND")]
    told: Annotated[tuple[str, str], correction_fields.Told()]


@dataclass(frozen=True, slots=True)
class Note(Move):
    """note "...": kept in the record, changes nothing"""

    verb: ClassVar[str] = "note"
    text: Annotated[str, FreeText()]


@dataclass(frozen=True, slots=True)
class Confirm(Move):
    """confirm coins Anna 2: it lies as the record has it"""

    verb: ClassVar[str] = "confirm"
    what: Annotated[str, correction_fields.What(*SEEN, label="KIND")]
    subject: Annotated[str, correction_fields.Subject()]
    value: Annotated[str, correction_fields.Rest()]


@dataclass(frozen=True, slots=True)
class Correct(Move):
    """correct coins Anna 2 "why": what, whose, the new value, the reason"""

    verb: ClassVar[str] = "correct"
    what: Annotated[str, correction_fields.What(*CORRECTED, label="KIND")]
    subject: Annotated[str, correction_fields.Subject()]
    value: Annotated[str, correction_fields.Rest(before_quote=True)]
    reason: Annotated[str, FreeText(label="REASON")] = UNSAID


class OtherLine(Kind[str]):
    """Another move's line, to the end of this one."""

    label = "MOVE"
    free = True

    def take(self, words: Sequence[str], at: int, reading: Reading) -> tuple[str, int] | None:
        """Write the line in canonical words."""
        moment = reading.moment.inner()
        from eighteen80.russia.fields.spelling import NOTATION

        line = spell(" ".join(words[at:]), reading.moment.state)
        form = NOTATION.find(line.partition(" ")[0], moment)
        if form.move is reading.move:
            return None
        return NOTATION.write(NOTATION.read(line, moment)), len(words)


@dataclass(frozen=True, slots=True)
class Overrule(Move):
    """rule that "she had said so" black 2 T3: what the table allows against the rules, and why"""

    verb: ClassVar[str] = "rule"
    reason: Annotated[str, Reason(key="that", label="REASON")]
    line: Annotated[str, OtherLine()]


# Score mode (RR69)


@dataclass(frozen=True, slots=True)
class Board(Move):
    """board Anna T 9/7/3 l6+2 d1 P 3 K 4 l2 I 5f f2"""

    verb: ClassVar[str] = "board"
    player: Annotated[str, single_words.player()]
    board: Annotated[str, correction_fields.Rest()]


@dataclass(frozen=True, slots=True)
class Plus(Move):
    """plus Anna 3 "engineer": points taken during the round"""

    verb: ClassVar[str] = "plus"
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

    verb: ClassVar[str] = "round"
    order: Annotated[Pieces, single_words.OrderOfPlay()] = ()
