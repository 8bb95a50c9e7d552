"""The way out of a refusal: the legal move that has most in common with the one that was refused."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from functools import partial
from typing import Any

from eighteen80.refusals import Illegal, Label, RecordText, Refusal
from eighteen80.russia.fields.phrases import Step
from eighteen80.russia.moves import Done, Move, Pass, Relocate, Stay
from eighteen80.russia.rules.actions.industry import Push
from eighteen80.russia.show.naming import DASH
from eighteen80.russia.state import COLOURS, State
from eighteen80.russia.turn import ENGINE
from eighteen80.sheets import Say


def guide(state: State, move: Move, refusal: Refusal) -> None:
    """Add the nearest legal move to a refusal, unless the refusing rule names a better one."""
    if isinstance(refusal, Illegal):
        refusal.suggest(partial(nearest, state, move))
        speak(refusal)


def speak(refusal: Illegal) -> None:
    """Translate the words of a refusal."""
    refusal.facts.update({name: _in_words(name, value) for name, value in refusal.facts.items()})


COLOURED = ("colour", "ahead", "colours", "allowed")
"""Facts that are letters of colours."""
SPOKEN = (
    "bonus", "card", "cards", "engineer", "kind", "left", "mine", "paid", "piece", "space", "spaces", "there", "token",
    "verb", "ways", "what",
)  # fmt: skip
"""Facts that are words of lines, worded by each language."""


def _in_words(name: str, value: Any) -> Any:
    """Word a fact of a refusal for each language."""
    if name in COLOURED and value and isinstance(value, str | tuple) and set(value) <= set(COLOURS):
        return Label(value) if len(value) == 1 and isinstance(value, str) else tuple(map(Label, value))
    if name not in SPOKEN or isinstance(value, Say):
        return value
    if isinstance(value, tuple):
        return tuple(_in_words(name, each) for each in value) or DASH
    return RecordText(value) if isinstance(value, str) else value


def nearest(state: State, move: Move) -> Move | None:
    """Return the legal move of the kind with most in common, or else any legal one."""
    if type(move) in ENGINE.any_time:
        return None
    same = min(ENGINE.legal_of(state, type(move)), key=lambda other: _apart(move, other), default=None)
    alike = (other for kind in ALIKE.get(type(move), ()) for other in ENGINE.legal_of(state, kind))
    return same or next(alike, None) or next(ENGINE.legal(state), None)


ALIKE: dict[type[Move], tuple[type[Move], ...]] = {Pass: (Stay, Done), Done: (Stay, Pass), Stay: (Done, Pass)}
"""Moves for a player who wants to do nothing more, by the verb typed for it."""


def _apart(move: Any, other: Any) -> tuple[tuple[int, int], ...]:
    """Measure the distance of two moves of a kind: field by field, and part by part."""
    if isinstance(move, Relocate):
        move, other = move.use, other.use
        if type(move) is not type(other):
            return ((len(fields(move)) + 1, 0),)
    pairs = [(getattr(move, field.name), getattr(other, field.name)) for field in fields(move)]
    return tuple(_unlike(mine, yours) for mine, yours in pairs)


def _unlike(mine: Any, yours: Any) -> tuple[int, int]:
    """Count the parts that are not alike: first in what they advance, then in how far; T3 is nearer to T than T P2."""
    if isinstance(mine, tuple) and isinstance(yours, tuple):
        advanced = ([part[:-1] if isinstance(part, Step | Push) else part for part in parts] for parts in (mine, yours))
        return _count_missing(*advanced), _count_missing(mine, yours)
    return int(mine != yours), 0


def _count_missing(mine: Sequence[Any], yours: Sequence[Any]) -> int:
    return max(len(mine), len(yours)) - sum(part in yours for part in mine)
