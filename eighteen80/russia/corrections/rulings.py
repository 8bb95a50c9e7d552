"""A ruling of the table: a move that the rules refuse is made all the same, if the box can show what follows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from eighteen80.engine.rule import Rule
from eighteen80.events import Event
from eighteen80.line.fields import Moment
from eighteen80.refusals import UNSAID, Illegal, Refusal, check_reason
from eighteen80.russia.corrections.sound import check_sound
from eighteen80.russia.course import Course
from eighteen80.russia.fields.spelling import NOTATION
from eighteen80.russia.moves import Move
from eighteen80.russia.state import State
from eighteen80.russia.table_events import Corrected, Ruled
from eighteen80.russia.table_moves import Correct, Overrule

AnyRule = Rule[State, Any, Any, Course]
RuleFor = Callable[[State, Any], AnyRule]


def inner(state: State, move: Overrule, rule_for: RuleFor) -> tuple[Any, AnyRule]:
    """The move that is ruled about, complete, and the rule that refuses it."""
    ruled: Move = NOTATION.read(move.line, Moment(state))
    rule = rule_for(state, ruled)
    return rule.complete(state, ruled), rule


def check(state: State, move: Overrule, rule_for: RuleFor) -> None:
    """What the rules allow needs no ruling; what no box could show is refused all the same."""
    ruled, rule = inner(state, move, rule_for)
    if rule.refusal(state, ruled) is None and not _ambiguous(state, rule, ruled):
        raise Illegal("rule-allowed", line=NOTATION.write(ruled), instead=ruled)
    course = Course(state)
    do(course, move, rule_for)
    check_reason(move.verb, move.reason)


def _ambiguous(state: State, rule: AnyRule, ruled: Any) -> bool:
    try:
        rule.planned(state, ruled)
    except Refusal:
        return True
    return False


def do(course: Course, move: Overrule, rule_for: RuleFor) -> None:
    """The move is made without asking the rules."""
    ruled, rule = inner(course.state, move, rule_for)
    course.tell(Ruled(move.reason, move.line))
    rule.do(course, rule.plan(course.state, ruled))
    check_sound(course.state)


def exception(move: Move) -> Event | None:
    """What a reader of the result should know of the move: that it was put right or ruled, and why."""
    if isinstance(move, Correct):
        return Corrected(move.what, move.subject, move.value, move.reason)
    if isinstance(move, Overrule):
        return Ruled(move.reason, move.line)
    return None


def ruled(line: str) -> str:
    """The line by which the table allows a move; its reason is left to be filled in."""
    return NOTATION.write(Overrule(UNSAID, line))
