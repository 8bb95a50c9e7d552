"""Reading of a typed line as a move of 1880, at the moment of typing."""

from __future__ import annotations

from collections.abc import Sequence

from eighteen80.china import turn
from eighteen80.china.engine import ENGINE, actor
from eighteen80.china.moves import NOTATION, Move, Permit, Repay, Train
from eighteen80.china.rules.operating.phases import current_type
from eighteen80.china.show import ask
from eighteen80.china.show.nearest import refuse
from eighteen80.china.state import State
from eighteen80.line.fields import ANYWHERE, Moment
from eighteen80.line.forms import Choice
from eighteen80.line.leading_names import after_name
from eighteen80.refusals import Unreadable

write = NOTATION.write


def read(line: str, state: State | None) -> Move:
    """Read a typed line as a move; without a state, canonical names alone."""
    try:
        move: Move = NOTATION.read(line, ANYWHERE if state is None else _moment(state))
    except Unreadable as refusal:
        another = _by_another(state, line) if state and refusal.code == "unreadable-due" else None
        if another is None:
            raise
        return another
    return move


def complete(line: str, state: State) -> Sequence[Choice]:
    """List how the line could go on."""
    return NOTATION.complete(line, _moment(state))


def _by_another(state: State, line: str) -> Move | None:
    """Read the move of a named player who is not to act: repay a debt (R60), give P5's permit (R75)."""
    for name in state.seats:
        if rest := after_name(line, (name,)):
            move = NOTATION.read(rest, Moment(state))
            if isinstance(move, Repay) and move.player in (None, name):
                return Repay(move.amount, name)
            return move if isinstance(move, Permit) and actor(state, move) == name else None
    return None


def _moment(state: State) -> Moment:
    possible = (*turn.rules(state), *turn.ANY_TIME)
    return Moment(
        state,
        possible,
        lambda kind: None if kind in ENGINE.any_time else ENGINE.legal_of(state, kind),
        lambda kind, given: refuse(state, kind, given),
        tuple(dict.fromkeys((*turn.due(state), ask.thinker(state)))),
        (*state.players, *state.companies, *state.investors),
        lambda kind: Train(current_type(state)) if kind is Train else None,
    )
