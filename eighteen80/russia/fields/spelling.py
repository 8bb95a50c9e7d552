"""Notation of moves: the classes of move, the words of every language, and spaces named inside other moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from eighteen80.engine.table_fields import RuledLine, TableWords
from eighteen80.engine.table_moves import Confirm, Correct, Note, Overrule
from eighteen80.line.fields import Moment, Reading
from eighteen80.line.notation import Notation
from eighteen80.line.vocabulary import notation
from eighteen80.refusals import Unreadable
from eighteen80.russia.fields import correction_fields
from eighteen80.russia.fields.abbreviations import spell
from eighteen80.russia.moves import OWED, SPACES, Bonus, Move, Pass, Relocate, Reveal, Stay, Strip
from eighteen80.russia.table_moves import Board, BoxPrint, EngineerOf, Plus, Round

AT_ANY_TIME: tuple[type[Move], ...] = (Note, Confirm, Correct, Overrule, BoxPrint)
PLAYED: tuple[type[Move], ...] = (Strip, Bonus, *SPACES, Pass, Relocate, Stay, *OWED, Reveal, *AT_ANY_TIME)
COUNTED: tuple[type[Move], ...] = (Board, Plus, EngineerOf, Round, Reveal, *AT_ANY_TIME)


CORRECTED = (
    "points", "coins", "workers", "stock", "tracks", "loco", "factories", "marker", "doublers", "token", "engineer",
    "endcards", "kept", "stack", "returned", "strip", "qcards", "supply", "pile", "order", "turn", "round",
)  # fmt: skip
TABLE_WORDS = TableWords(
    CORRECTED,
    correction_fields.Subject(),
    RuledLine(lambda: NOTATION, spell),
    seen=("board", "space"),
    unowned=correction_fields.OF_THE_TABLE,
    change=correction_fields.Change(),
    found=correction_fields.Found(),
)
NOTATION: Notation[Move] = notation("russia", PLAYED, TABLE_WORDS.by_move())
SCORES: Notation[Move] = notation("russia", COUNTED, TABLE_WORDS.by_move())
"""Notation of a table that only has its points counted."""


def read_use(words: Sequence[str], moment: Moment) -> Move | None:
    """Read the move of a space inside another move; None if the words begin with no space."""
    text = spell(" ".join(words), moment.state, nested=True)
    try:
        form = NOTATION.find(text.partition(" ")[0], Moment(moment.state, SPACES)) if text else None
    except Unreadable:
        return None
    if form is None or form.move not in SPACES:
        return None
    return NOTATION.read(text, moment.inner(SPACES))


def read_place(words: Sequence[str], at: int, moment: Moment) -> tuple[str, int] | None:
    """Read a space by the words of its move, and return the place of the word after them."""
    spelt = spell(" ".join(words[at:]), moment.state, nested=True).split()
    try:
        form = NOTATION.find(spelt[0], Moment(moment.state, SPACES))
    except Unreadable:
        return None
    reading = Reading(moment, form.move, NOTATION.words)
    head = form.fields[0].name if form.fields and form.fields[0].required else ""
    if not head:
        return form.verb, at + 1
    if len(spelt) == 1 or not reading.take(head, form.fields[0].kind, spelt, 1):
        return None
    name: Any = reading.given[head]
    glued = len(spelt) - len(words[at:])
    return f"{form.verb} {name}", at + 2 - glued
