"""A ruling of the table: a move that the rules refuse is made all the same, if the box can show what follows."""

from __future__ import annotations

from contextlib import suppress
from typing import NamedTuple

from eighteen80.china import turn
from eighteen80.china.corrections.corrected_values import check_reason
from eighteen80.china.corrections.sound import check_sound
from eighteen80.china.course import Course
from eighteen80.china.events import Corrected, Overruled
from eighteen80.china.moves import (
    NOTATION,
    Buy,
    Correct,
    Found,
    Lay,
    Move,
    Overrule,
    Repay,
    Sell,
    Station,
    Train,
    out_of_turn,
)
from eighteen80.china.rules.companies import clockwise_from
from eighteen80.china.state import GapOwed, Operating, ShareRound, State, Turn
from eighteen80.engine.rule import Rule, unlisted
from eighteen80.events import Event
from eighteen80.line.fields import Moment
from eighteen80.refusals import UNSAID, Illegal, Label, Refusal

OUT_OF_TURN = (Buy, Sell, Found, Repay, Lay, Station, Train)
"""What may be made up for while somebody else is due; all else is the course of a turn."""


class Case(NamedTuple):
    """What the table allows: the move, its rule, and the moment in which whoever makes it is due."""

    move: Move
    rule: turn.AnyRule
    moment: State
    out_of_turn: bool


def case(state: State, move: Overrule) -> Case:
    """What is ruled about; what the move leaves out is put in as far as the rules know it."""
    who, line = out_of_turn(move.line, Moment(state))
    inner = NOTATION.read(line, Moment(state))
    besides = isinstance(inner, OUT_OF_TURN) and type(inner) not in turn.rules(state)
    if not who and besides:
        raise Illegal("rule-whose", line=line)
    if not who or (who in turn.due(state) and not besides):
        return _completed(inner, state, out_of_turn=False)
    if not isinstance(inner, OUT_OF_TURN):
        raise Illegal("rule-out-of-turn", who=who, verb=inner.verb)
    if who not in state.players and not state.operator(who).open:
        raise Illegal("rule-impossible", line=move.line)
    return _completed(inner, _his_turn(state, who), out_of_turn=True)


def _completed(inner: Move, moment: State, *, out_of_turn: bool) -> Case:
    """Where the rules refuse to complete it, the move stays as it was said."""
    with suppress(Refusal):
        inner = turn.rule_for(moment, type(inner)).complete(moment, inner)
    return Case(inner, turn.rule_for(moment, type(inner)), moment, out_of_turn)


def whose(state: State, move: Overrule) -> str:
    """Who makes a move out of turn; nobody where it is that of whoever is due."""
    return out_of_turn(move.line, Moment(state))[0]


def complete(state: State, move: Overrule) -> Overrule:
    """The ruling with its move completed, so that the record says all of it."""
    who, line = whose(state, move), NOTATION.write(case(state, move).move)
    return Overrule(move.reason, f"{who}: {line}" if who else line)


def _his_turn(state: State, who: str) -> State:
    """The moment as if it were the turn of this one, while all that is due waits beneath."""
    round_ = ShareRound(who) if who in state.players else Operating(turn=Turn(who))
    return state._replace(rounds=(*state.rounds, round_), owed=())


def _resume(course: Course, state: State) -> None:
    """What was due before is due again, after what the move itself has brought about."""
    made, waiting = course.state.rounds[len(state.rounds)], state.round
    if isinstance(made, ShareRound) and isinstance(waiting, ShareRound):
        waiting = _acted(state, made, waiting)
    course.set(rounds=(*state.rounds[:-1], waiting, *course.state.rounds[len(state.rounds) + 1 :]))
    course.set(owed=(*course.state.owed, *state.owed))


def _acted(state: State, made: ShareRound, waiting: ShareRound) -> ShareRound:
    """XII, R29: what is made up for counts in the place of the pass before it, where nobody has acted since."""
    if made.last is None:
        return waiting
    since = clockwise_from(state, made.last).index(waiting.turn) if waiting.turn != made.last else len(state.seats)
    waiting = waiting._replace(sold=waiting.sold | made.sold)
    return waiting._replace(passes=since, last=made.last) if waiting.passes > since else waiting


def overrule(state: State, move: Overrule, ruled: Case) -> Course:
    """The course of a move that was not checked; refused where it would break what always holds."""
    course = Course(ruled.moment)
    course.tell(Overruled(move.reason, move.line))
    ruled.rule.do(course, ruled.rule.plan(ruled.moment, ruled.move))
    if ruled.out_of_turn:
        # Whoever pays for a purchase bit by bit does so within that turn.
        if any(isinstance(owed, GapOwed) for owed in course.state.owed):
            raise Illegal("rule-impossible", line=move.line)
        _resume(course, state)
    check_sound(course.state)
    return course


class Ruling(NamedTuple):
    """A ruling, the case that it decides, and the course of its move."""

    move: Overrule
    case: Case
    course: Course


def _plan(state: State, move: Overrule) -> Ruling:
    ruled = case(state, move)
    return Ruling(move, ruled, overrule(state, move, ruled))


def _check(state: State, plan: Ruling) -> None:
    """Refuse a ruling on what the rules allow, or one without a reason."""
    if not plan.case.out_of_turn and plan.case.rule.refusal(state, plan.case.move) is None:
        raise Illegal("rule-allowed", line=NOTATION.write(plan.case.move), instead=plan.case.move)
    check_reason(state, plan.move)


def _do(course: Course, plan: Ruling) -> None:
    course.state = plan.course.state
    course.events += plan.course.events


OVERRULING: Rule[State, Overrule, Ruling, Course] = Rule(unlisted, _do, _plan, _check, complete)


def ruled(line: str) -> str:
    """Write the line by which the table allows a move; its reason is left open."""
    return NOTATION.write(Overrule(UNSAID, line))


def exception(move: Move) -> Event | None:
    """What a reader of the result should know of the move: that it was put right or ruled, and why."""
    match move:
        case Correct(what, subject, change, reason):
            return Corrected(Label(what), subject, change, reason)
        case Overrule(reason, line):
            return Overruled(reason, line)
    return None
