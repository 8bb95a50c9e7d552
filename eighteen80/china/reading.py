"""Reading of a typed line as a move of 1880, at the moment of typing."""

from __future__ import annotations

from eighteen80.china import turn
from eighteen80.china.moves import NOTATION, Move, Permit, Repay, Train
from eighteen80.china.rules.operating.phases import current_type
from eighteen80.china.show import ask
from eighteen80.china.show.nearest import refuse
from eighteen80.china.state import State
from eighteen80.china.turn import ENGINE, actor
from eighteen80.engine.language import OutOfTurn, PlainLanguage


def made_by(state: State, name: str, move: Move) -> Move | None:
    """Return the move of a player who is not to act: repay a debt (R60), give P5's permit (R75)."""
    if isinstance(move, Repay) and move.player in (None, name):
        return Repay(move.amount, name)
    return move if isinstance(move, Permit) and actor(state, move) == name else None


LANGUAGE: PlainLanguage[State, Move] = PlainLanguage(
    notation=NOTATION,
    engine=ENGINE,
    due=lambda state: tuple(dict.fromkeys((*turn.due(state), ask.thinker(state)))),
    names=lambda state: (*state.players, *state.companies, *state.investors),
    refuse=refuse,
    usual=lambda state, kind: Train(current_type(state)) if kind is Train else None,
    out_of_turn=OutOfTurn(lambda state: state.seats, made_by),
)
