"""A typed line as a move; where it is refused, the way out: the legal move that has most in common with it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import astuple, fields
from typing import TypeVar

from eighteen80.china import making, turn
from eighteen80.china.making import legal_of
from eighteen80.china.moves import NOTATION, Buy, Done, Move, Overrule, Pass, Repay, Sell, Train
from eighteen80.china.rules.operating.phases import current_type
from eighteen80.china.show import ask
from eighteen80.china.state import State
from eighteen80.game import Choice
from eighteen80.line.fields import ANYWHERE, Moment
from eighteen80.refusals import Illegal, Unreadable
from eighteen80.rule import Given

Result = TypeVar("Result")

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
"""Where not the nearest move of the same kind helps, but one of another."""


def read(line: str, state: State | None) -> Move:
    """Read a line as it is meant at that moment, or at none."""
    if state is None:
        return NOTATION.read(line, ANYWHERE)
    try:
        return NOTATION.read(line, _moment(state))
    except Unreadable as refusal:
        if refusal.code == "unreadable-due" and (another := making.by_another(state, line)):
            return another
        raise


def complete(line: str, state: State) -> Sequence[Choice]:
    """List how the line could go on."""
    return NOTATION.complete(line, _moment(state))


def _moment(state: State) -> Moment:
    possible = (*turn.rules(state), *turn.ANY_TIME)
    return Moment(
        state,
        possible,
        lambda kind: None if kind in turn.ANY_TIME or kind is Overrule else making.legal_of(state, kind),
        lambda kind, given: refuse(state, kind, given),
        tuple(dict.fromkeys((*turn.due(state), ask.thinker(state)))),
        (*state.players, *state.companies, *state.investors),
        lambda kind: Train(current_type(state)) if kind is Train else None,
    )


def guided(step: Callable[[State, Move], Result], state: State, move: Move) -> Result:
    """What a step makes of a move.

    A refusal of it names the nearest legal move, unless the rule that refuses names a better one.
    """
    try:
        return step(state, move)
    except Illegal as refusal:
        if refusal.instead is None and refusal.proposed is None:
            refusal.instead = _leads_out(state, refusal) or nearest(state, move)
        raise


def refuse(state: State, kind: type[Move], given: Given) -> None:
    """Refuse what is nearest to a move of this class; where another kind helps, the refusal names its move."""
    try:
        making.refuse(state, kind, given)
    except Illegal as refusal:
        refusal.instead = refusal.instead or _leads_out(state, refusal)
        raise


def _leads_out(state: State, refusal: Illegal) -> Move | None:
    """The first move of the kind that helps; of shares, those of the company of which the refusal speaks."""
    kind = LEADS_OUT.get(refusal.code)
    found = legal_of(state, kind) if kind else ()
    return next((move for move in found if not isinstance(move, Buy) or move.company == refusal.facts["company"]), None)


def nearest(state: State, move: Move) -> Move | None:
    """The legal move nearest to one that is not; where none of its kind is legal, what is most often done now.

    Whoever wants to end a turn is told how it ends.
    """
    if isinstance(move, Overrule) or type(move) in turn.ANY_TIME:
        return None
    same = min(legal_of(state, type(move)), key=lambda other: _distance(move, other), default=None)
    ends = (end for kind in ENDS for end in legal_of(state, kind)) if type(move) in ENDS else ()
    return same or next(iter(ends), None) or next((moves[0] for moves in ask.likely(state)), None)


def _distance(move: Move, other: Move) -> tuple[tuple[bool, int], ...]:
    """How far apart two moves of a kind are: field by field as they are written, sums by their difference."""
    pairs = zip(fields(move), astuple(move), astuple(other), strict=True)
    return tuple((mine != yours, _apart(mine, yours)) for _, mine, yours in pairs)


def _apart(mine: object, yours: object) -> int:
    return abs(mine - yours) if isinstance(mine, int) and isinstance(yours, int) else 0
