"""The way out of a refusal: the legal move that has most in common with the one that was refused."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields
from typing import Any

from eighteen80.refusals import Ambiguous, Illegal, Label, Typed, Unreadable
from eighteen80.russia import turn
from eighteen80.russia.fields.abbreviations import spell
from eighteen80.russia.fields.spelling import OWED, SPACES
from eighteen80.russia.making import check, legal, legal_of, read, resolve
from eighteen80.russia.moves import Done, Move, Pass, Relocate, Stay
from eighteen80.russia.show.naming import NOBODY
from eighteen80.russia.state import COLOURS, State
from eighteen80.russia.table_moves import Overrule
from eighteen80.sheets import Say


@contextmanager
def way_out(state: State, move: Move) -> Iterator[None]:
    """Have a refusal of this move name the nearest legal one, unless the rule that refuses it knows a better one."""
    try:
        yield
    except Illegal as refusal:
        if refusal.instead is None:
            refusal.instead = nearest(state, move)
        _speak(refusal)
        raise


def _speak(refusal: Illegal) -> None:
    refusal.facts.update({name: _in_words(name, value) for name, value in refusal.facts.items()})


IN_A_TURN = (*SPACES, *OWED, Relocate)
"""What is made of parts each of which may be wrong by itself; other moves are refused as a whole."""
TOO_LITTLE = frozenset(("not-in-full", "chain-first", "no-step-said", "which-colour", "which-marker"))
"""Why a line is refused that might go on: what comes after it could still say the rest."""


@contextmanager
def head_first(line: str, state: State | None) -> Iterator[None]:
    """Refuse what stands before a word that is not understood first, if no other words in its place could help.

    Where that is no whole move yet, the word begins no other one.
    """
    try:
        yield
    except Illegal as refusal:
        if refusal.instead is None and state is not None:
            refusal.instead = next(legal(state), None)
        _speak(refusal)
        raise
    except Unreadable as unread:
        if state is not None and not _is_whole(spell(line, state), unread, state) and unread.mended:
            raise Unreadable("unreadable-word", word=unread.word, at=unread.at, expected=unread.expected) from None
        raise


def _is_whole(line: str, unread: Unreadable, state: State) -> bool:
    """Whether what stands before the word is a move that is allowed; why it is not is raised, if that is for good."""
    move: Move | None = None
    try:
        move = read(unread.mended.rpartition("; ")[0] or _before(line, unread), state)
        with way_out(state, move):
            check(state, resolve(state, move))
    except Illegal as refusal:
        if isinstance(move, IN_A_TURN) and refusal.code not in TOO_LITTLE:
            raise
    except Ambiguous:
        # Of two moves without a semicolon the first has to be clear before the second is looked at.
        if unread.mended:
            raise
    except Unreadable:
        return False
    else:
        return True
    return False


def _before(line: str, unread: Unreadable) -> str:
    """The line before the word; its place is counted from the move to which the word belongs, which may be inside."""
    found = re.compile(rf"(?<!\S){re.escape(unread.word)}").search(line, unread.at)
    return line[: found.start()].strip() if found else ""


COLOURED = ("colour", "ahead", "colours", "allowed")
"""Facts that are letters of colours."""
SPOKEN = (
    "bonus", "card", "cards", "engineer", "kind", "left", "mine", "paid", "piece", "space", "spaces", "there", "token",
    "verb", "ways", "what",
)  # fmt: skip
"""Facts that are words of lines: each language says them in its own."""


def _in_words(name: str, value: Any) -> Any:
    """A fact of a refusal as each language says it."""
    if name in COLOURED and value and isinstance(value, str | tuple) and set(value) <= set(COLOURS):
        return Label(value) if len(value) == 1 and isinstance(value, str) else tuple(map(Label, value))
    if name not in SPOKEN or isinstance(value, Say):
        return value
    if isinstance(value, tuple):
        return tuple(_in_words(name, each) for each in value) or NOBODY
    return Typed(value) if isinstance(value, str) else value


def nearest(state: State, move: Move) -> Move | None:
    """The legal move of the kind that has most in common; where none is legal, any that is."""
    if isinstance(move, Overrule) or type(move) in turn.ANY_TIME:
        return None
    same = min(legal_of(state, type(move)), key=lambda other: _apart(move, other), default=None)
    alike = (other for kind in ALIKE.get(type(move), ()) for other in legal_of(state, kind))
    return same or next(alike, None) or next(legal(state), None)


ALIKE: dict[type[Move], tuple[type[Move], ...]] = {Pass: (Stay, Done), Done: (Stay, Pass), Stay: (Done, Pass)}
"""What somebody may mean who wants to do nothing more, where it is not called so."""


def _apart(move: Any, other: Any) -> tuple[int, ...]:
    """How far apart two moves of a kind are: field by field, and part by part where they have parts."""
    if isinstance(move, Relocate):
        move, other = move.use, other.use
        if type(move) is not type(other):
            return (len(fields(move)) + 1,)
    pairs = [(getattr(move, field.name), getattr(other, field.name)) for field in fields(move)]
    return tuple(_unlike(mine, yours) for mine, yours in pairs)


def _unlike(mine: Any, yours: Any) -> int:
    if isinstance(mine, tuple) and isinstance(yours, tuple):
        same = sum(part in yours for part in mine)
        return max(len(mine), len(yours)) - same
    return int(mine != yours)
