"""The rules of Russian Railroads at work: all callers make moves through `ENGINE`."""

from __future__ import annotations

from eighteen80.engine.rule import RulesEngine
from eighteen80.engine.table_moves import Overrule
from eighteen80.engine.table_rulings import Rulings
from eighteen80.refusals import Illegal, RecordText
from eighteen80.russia import turn
from eighteen80.russia.corrections.values import CORRECTIONS, check_sound
from eighteen80.russia.course import Course
from eighteen80.russia.fields.spelling import COUNTED, NOTATION
from eighteen80.russia.moves import SPACES, Card, Done, FreedTo, Move, Pass, Reveal, Take, TakeSteps, Token
from eighteen80.russia.rules import ending, pending
from eighteen80.russia.state import REVEAL, TABLE, State

NOT_THERE: dict[type[Move], str] = {
    FreedTo: "nothing-freed",
    Token: "no-token-owed",
    Card: "no-card-owed",
    Take: "no-card-owed",
    TakeSteps: "no-step-owed",
    Done: "nothing-owed",
}
"""Refusal codes of moves that answer nothing owed."""


def _not_now(state: State, kind: type[Move]) -> Illegal:
    """Explain why no move of that class may come now."""
    due = turn.due(state)
    if state.options.entry == ending.SCORES and kind not in COUNTED:
        return Illegal("entry-scores", verb=RecordText(kind.verb))
    if state.phase == REVEAL and not ending.to_show(state) and (names := ending.unknown_numbers(state)):
        return Illegal("numbers-asked", engineers=tuple(names))
    if state.pool and kind in (*SPACES, Pass):
        return Illegal("still-owed", what=pending.first_owed(state))
    if kind in NOT_THERE and due and not state.pool:
        return Illegal("not-due", verb=kind.verb, due=due, why=NOT_THERE[kind])
    return Illegal("not-due", verb=kind.verb, due=due, why="")


RULINGS: Rulings[State, Move, Course] = Rulings(notation=NOTATION, engine=lambda: ENGINE, corrections=CORRECTIONS)
ENGINE: RulesEngine[State, Move, Course] = RulesEngine(
    rules=turn.rules,
    course=lambda state, _kind: Course(state),
    settle=turn.settle,
    any_time={**turn.ANY_TIME, Overrule: RULINGS.rule},
    not_now=_not_now,
    sound=check_sound,
    unruled=(Overrule,),
)


def actor(state: State, move: Move) -> str:
    """Return the player who makes a move, or the table."""
    if type(move) in turn.ANY_TIME:
        return TABLE
    if isinstance(move, Reveal):
        return move.player
    due = turn.due(state)
    return due[0] if due else TABLE
