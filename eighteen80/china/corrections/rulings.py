"""Rulings of the table on moves of 1880: of the player to act, or of another who makes up for one."""

from __future__ import annotations

from eighteen80.china import turn
from eighteen80.china.course import Course
from eighteen80.china.moves import NOTATION, Buy, Found, Lay, Move, Repay, Sell, Station, Train, out_of_turn
from eighteen80.china.rules.companies import clockwise_from
from eighteen80.china.state import GapOwed, Operating, ShareRound, State, Turn
from eighteen80.engine.table_moves import Overrule
from eighteen80.engine.table_rulings import Case
from eighteen80.line.fields import Moment
from eighteen80.refusals import Illegal

OUT_OF_TURN = (Buy, Sell, Found, Repay, Lay, Station, Train)
"""Moves that a player may make up for in another's turn; all others belong to the course of a turn."""


def case(state: State, line: str) -> Case[State, Move]:
    """Return the ruled move, and the moment in which its player is to act."""
    who, rest = out_of_turn(line, Moment(state))
    move: Move = NOTATION.read(rest, Moment(state))
    late = isinstance(move, OUT_OF_TURN) and type(move) not in turn.rules(state)
    if not who and late:
        raise Illegal("rule-whose", line=rest)
    if not who or (who in turn.due(state) and not late):
        return Case(move, state)
    if not isinstance(move, OUT_OF_TURN):
        raise Illegal("rule-out-of-turn", who=who, verb=move.verb)
    if who not in state.players and not state.operator(who).open:
        raise Illegal("rule-impossible", line=line)
    # It is as if it were this player's turn, with all decisions due waiting beneath.
    round_ = ShareRound(who) if who in state.players else Operating(turn=Turn(who))
    return Case(move, state._replace(rounds=(*state.rounds, round_), owed=()), who)


def actor_out_of_turn(state: State, move: Overrule) -> str:
    """Return the player of a move out of turn; "" for the player to act."""
    return out_of_turn(move.line, Moment(state))[0]


def resume(course: Course, state: State, case: Case[State, Move]) -> None:
    """Restore the decisions due before, after the consequences of the move."""
    if not case.who:
        return
    if any(isinstance(owed, GapOwed) for owed in course.state.owed):
        # A purchase paid in parts is paid within that turn.
        raise Illegal("rule-impossible", line=NOTATION.write(case.move))
    made, waiting = course.state.rounds[len(state.rounds)], state.round
    if isinstance(made, ShareRound) and isinstance(waiting, ShareRound):
        waiting = _restart_passes(state, made, waiting)
    course.set(rounds=(*state.rounds[:-1], waiting, *course.state.rounds[len(state.rounds) + 1 :]))
    course.set(owed=(*course.state.owed, *state.owed))


def _restart_passes(state: State, made: ShareRound, waiting: ShareRound) -> ShareRound:
    """XII, R29: Count a late move in place of the pass before it, if no one has acted since."""
    if made.last is None:
        return waiting
    since = clockwise_from(state, made.last).index(waiting.turn) if waiting.turn != made.last else len(state.seats)
    waiting = waiting._replace(sold=waiting.sold | made.sold)
    return waiting._replace(passes=since, last=made.last) if waiting.passes > since else waiting
