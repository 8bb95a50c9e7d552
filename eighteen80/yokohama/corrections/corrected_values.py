"""What the banker says of the table: a value lies as the record has it, or is put right, with the reason."""

from __future__ import annotations

from typing import NamedTuple

from eighteen80.engine.rule import Rule, unlisted
from eighteen80.refusals import Illegal, check_reason
from eighteen80.yokohama.corrections.sound import check_sound
from eighteen80.yokohama.corrections.values import VALUES, Senseless, whose
from eighteen80.yokohama.course import Course
from eighteen80.yokohama.events import Corrected
from eighteen80.yokohama.moves import OF_THE_TABLE, Confirm, Correct
from eighteen80.yokohama.rules import ending
from eighteen80.yokohama.state import State


class Plan(NamedTuple):
    """The correction, and the table as it would lie."""

    move: Correct
    state: State


def plan_correct(state: State, move: Correct) -> Plan:
    """The table as it would lie; refused where the words make no sense or the box cannot show it."""
    value = VALUES[move.what]
    if not whose(move.what, move.subject, OF_THE_TABLE):
        raise Illegal("correct-whose", what=move.what, player=move.subject)
    course = Course(state)
    try:
        value.put(course, move.subject, move.change)
    except (Senseless, ValueError) as senseless:
        raise Illegal("correct-words", what=move.what, change=move.change, example=value.example) from senseless
    check_sound(course.state)
    return Plan(move, course.state)


def check_correct(state: State, plan: Plan) -> None:
    """Something changes, and the reason can be read."""
    if plan.state == state:
        raise Illegal("correct-nothing", what=plan.move.what, change=plan.move.change)
    check_reason(plan.move.verb, plan.move.reason)


def do_correct(course: Course, plan: Plan) -> None:
    """The value is put right, and says so; the end may come by it, or go."""
    move, before = plan.move, course.state
    course.state = plan.state
    course.tell(corrected(move))
    ending.reconsider(course, before, move.subject)


def check_confirm(state: State, move: Confirm) -> None:
    """It lies as it was found."""
    if not whose(move.what, move.subject, OF_THE_TABLE):
        raise Illegal("correct-whose", what=move.what, player=move.subject)
    said = VALUES[move.what].said(state, move.subject)
    if move.value != said:
        raise Illegal("confirm-unlike", what=move.what, player=move.subject, found=move.value, said=said)


def do_confirm(_course: Course, _move: Confirm) -> None:
    """Nothing changes."""


CORRECT: Rule[State, Correct, Plan, Course] = Rule(unlisted, do_correct, plan_correct, check_correct)
CONFIRM: Rule[State, Confirm, Confirm, Course] = Rule(unlisted, do_confirm, check=check_confirm)


def corrected(move: Correct) -> Corrected:
    """A correction, with its reason."""
    return Corrected(move.what, move.subject, move.change, move.reason)
