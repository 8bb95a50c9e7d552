"""The way out of a refusal: the legal move that has most in common with the one that was refused."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from functools import partial

from eighteen80.china.moves import Buy, Done, Move, Pass, Repay, Sell, Train
from eighteen80.china.show.ask import answers
from eighteen80.china.state import State
from eighteen80.china.turn import ENGINE
from eighteen80.engine.rule import Given
from eighteen80.refusals import Illegal, Refusal

ENDS = (Pass, Done)
LEADS_OUT: Mapping[str, type[Move]] = {
    "stock-debt": Repay,
    "stock-limit": Sell,
    "stock-over-limit": Sell,
    "stock-sold-now": Done,
    "stock-nothing-sold": Pass,
    "found-already": Buy,
    "train-duty": Train,
}
"""Moves of another kind that help after a refusal, instead of the nearest of the same kind."""


def guide(state: State, move: Move, refusal: Refusal) -> None:
    """Add the nearest legal move to a refusal, unless the refusing rule names a better one."""
    if isinstance(refusal, Illegal) and refusal.proposed is None:
        refusal.suggest(lambda: _leads_out(state, refusal) or nearest(state, move))


def refuse(state: State, kind: type[Move], given: Given) -> None:
    """Refuse the nearest move of this class; if another kind helps, the refusal names its move."""
    try:
        ENGINE.refuse(state, kind, given)
    except Illegal as refusal:
        refusal.suggest(partial(_leads_out, state, refusal))
        raise


def _leads_out(state: State, refusal: Illegal) -> Move | None:
    """Return the first move of the kind that helps; for shares, of the company in the refusal."""
    kind = LEADS_OUT.get(refusal.code)
    found = ENGINE.legal_of(state, kind) if kind else ()
    return next((move for move in found if not isinstance(move, Buy) or move.company == refusal.facts["company"]), None)


def nearest(state: State, move: Move) -> Move | None:
    """Return the legal move nearest to an illegal one, or else a usual one of this moment.

    A player who wants to end a turn gets the way to end it.
    """
    if type(move) in ENGINE.any_time:
        return None
    same = min(ENGINE.legal_of(state, type(move)), key=lambda other: _distance(move, other), default=None)
    ends = (end for kind in ENDS for end in ENGINE.legal_of(state, kind)) if type(move) in ENDS else ()
    return same or next(iter(ends), None) or next((moves[0] for moves in answers(state)), None)


def _distance(move: Move, other: Move) -> tuple[tuple[bool, int], ...]:
    """Measure the distance of two moves of a kind: field by field as written, sums by their difference."""
    pairs = ((getattr(move, field.name), getattr(other, field.name)) for field in fields(move))
    return tuple(
        (mine != yours, abs(mine - yours) if isinstance(mine, int) and isinstance(yours, int) else 0)
        for mine, yours in pairs
    )
