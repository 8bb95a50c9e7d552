"""A ruling of the table: a move that the rules refuse is made all the same, if the box can show what follows."""

from __future__ import annotations

from typing import NamedTuple

from eighteen80.engine.rule import Rule, unlisted
from eighteen80.events import Event
from eighteen80.refusals import UNSAID, Illegal, Refusal, check_reason
from eighteen80.yokohama import turn
from eighteen80.yokohama.corrections.corrected_values import corrected
from eighteen80.yokohama.corrections.sound import check_sound
from eighteen80.yokohama.course import Course
from eighteen80.yokohama.events import Overruled
from eighteen80.yokohama.line_meanings import read
from eighteen80.yokohama.moves import NOTATION, Correct, Move, Overrule
from eighteen80.yokohama.rules.areas import power
from eighteen80.yokohama.state import State

RULED = (*turn.ACTION, *turn.EXTRA, *turn.ONCE, *turn.MAIN)
"""What a table may allow: everything that somebody decides in a turn."""


class Plan(NamedTuple):
    """The ruling, the move it allows, and the course of it."""

    move: Overrule
    inner: Move
    course: Course


def complete(state: State, move: Overrule) -> Overrule:
    """The move in its canonical words."""
    kind, inner = _inner(state, move)
    return Overrule(move.reason, NOTATION.write(turn.RULES[kind].complete(turn.reached(state, kind).state, inner)))


def _inner(state: State, move: Overrule) -> tuple[type[Move], Move]:
    inner = read(move.line, state)
    kind = type(inner)
    if state.turn is None or kind not in RULED:
        raise Illegal("rule-not", line=move.line)
    return kind, inner


def plan_rule(state: State, move: Overrule) -> Plan:
    """The move made without its check; refused where it would break what always holds."""
    kind, inner = _inner(state, move)
    rule, course = turn.RULES[kind], turn.reached(state, kind)
    plan = rule.plan(course.state, rule.complete(course.state, inner))
    course.events.insert(0, Overruled(move.reason, move.line))
    try:
        rule.do(course, plan)
    except (LookupError, ValueError) as fault:
        raise Illegal("rule-impossible", line=move.line) from fault
    power.settle(course)
    check_sound(course.state)
    return Plan(move, inner, course)


def check_rule(state: State, plan: Plan) -> None:
    """What the rules allow needs no ruling, and the reason can be read."""
    kind = type(plan.inner)
    rule, moment = turn.RULES[kind], turn.reached(state, kind).state
    try:
        rule.planned(moment, rule.complete(moment, plan.inner))
    except Refusal:
        check_reason(plan.move.verb, plan.move.reason)
        return
    raise Illegal("rule-allowed", line=plan.move.line, instead=plan.inner)


def do_rule(course: Course, plan: Plan) -> None:
    """The move stands."""
    course.state = plan.course.state
    course.events += plan.course.events


def exception(move: Move) -> Event | None:
    """Return what a reader of the result should know of the move: that it was corrected or ruled, and why."""
    if isinstance(move, Correct):
        return corrected(move)
    return Overruled(move.reason, move.line) if isinstance(move, Overrule) else None


OVERRULE: Rule[State, Overrule, Plan, Course] = Rule(unlisted, do_rule, plan_rule, check_rule, complete)


def ruled(line: str) -> str:
    """The line by which the table allows a move; its reason is left to be filled in."""
    return NOTATION.write(Overrule(UNSAID, line))
