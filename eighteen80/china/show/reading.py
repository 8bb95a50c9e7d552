"""A typed line as a move, and how it could go on: what may be said at a moment, and by whom."""

from __future__ import annotations

from collections.abc import Sequence

from eighteen80.china import turn
from eighteen80.china.moves import NOTATION, Move, Overrule, Train
from eighteen80.china.operating.phases import current_type
from eighteen80.china.play import making
from eighteen80.china.show import asking
from eighteen80.china.show.nearest import refuse
from eighteen80.china.state import State
from eighteen80.game import Choice
from eighteen80.line.fields import ANYWHERE, Moment
from eighteen80.refusals import Unreadable


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
        tuple(dict.fromkeys((*turn.due(state), asking.thinker(state)))),
        (*state.players, *state.companies, *state.investors),
        lambda kind: Train(current_type(state)) if kind is Train else None,
    )
