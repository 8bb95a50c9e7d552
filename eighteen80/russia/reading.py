"""The language of Russian Railroads: reading a line as a move, with suggestions for a faulty one; and writing."""

from __future__ import annotations

import re
from collections.abc import Sequence

from eighteen80.line.forms import Choice
from eighteen80.refusals import Ambiguous, Illegal, Unreadable
from eighteen80.russia import plain_reading
from eighteen80.russia.engine import ENGINE
from eighteen80.russia.fields.abbreviations import spell
from eighteen80.russia.fields.spelling import OWED, SPACES
from eighteen80.russia.moves import Move, Relocate
from eighteen80.russia.plain_reading import moment, notation_for, notation_of
from eighteen80.russia.show.nearest import guide, speak
from eighteen80.russia.state import State

IN_A_TURN = (*SPACES, *OWED, Relocate)
"""Moves with parts that may be wrong separately; other moves are refused as a whole."""
TOO_LITTLE = frozenset(("not-in-full", "chain-first", "no-step-said", "which-colour", "which-marker"))
"""Refusals of an incomplete line, whose next words may complete it."""


def read(line: str, state: State | None) -> Move:
    """Read a line. If no other word could replace an unreadable one, refuse the part before it first."""
    try:
        return plain_reading.read(line, state)
    except Illegal as refusal:
        if state is not None:
            refusal.suggest(lambda: next(ENGINE.legal(state), None))
        speak(refusal)
        raise
    except Unreadable as unread:
        if state is not None:
            _check_before(_text_before(spell(line, state), unread), unread.word, state)
        raise


def _check_before(line: str, word: str, state: State) -> None:
    """Refuse the part of a line before an unreadable word if no further word can mend it."""
    move: Move | None = None
    try:
        move = plain_reading.read(line, state)
        ENGINE.check(state, ENGINE.complete(state, move))
    except Illegal as refusal:
        if move is not None and isinstance(move, IN_A_TURN) and refusal.code not in TOO_LITTLE:
            guide(state, move, refusal)
            raise
    except Ambiguous:
        # Of two moves without a semicolon the first has to be clear before the second is looked at.
        if move is not None and plain_reading.begins_move(word, state):
            raise
    except Unreadable:
        return


def _text_before(line: str, unread: Unreadable) -> str:
    """Return the line before the word; its place is counted from the move that contains it."""
    found = re.compile(rf"(?<!\S){re.escape(unread.word)}").search(line, unread.at)
    return line[: found.start()].strip() if found else ""


def write(move: Move) -> str:
    """Write the move's canonical line."""
    return notation_for(move).write(move)


def complete(line: str, state: State) -> Sequence[Choice]:
    """List the possible continuations of the line."""
    return notation_of(state).complete(line, moment(state))
