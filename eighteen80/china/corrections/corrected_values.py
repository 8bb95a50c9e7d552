"""What the banker says of the table: that a value lies as it should, or how it is put right, with the reason."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import NamedTuple

from eighteen80 import refusals
from eighteen80.characters import shows_nothing
from eighteen80.china.corrections.sound import check_sound
from eighteen80.china.corrections.value import Senseless, Value, senseless
from eighteen80.china.course import Course
from eighteen80.china.events import Confirmed, Corrected, Noted
from eighteen80.china.moves import OF_THE_TABLE, Confirm, Correct, Note, Overrule
from eighteen80.china.rules import ending
from eighteen80.china.state import BANK, Over, State
from eighteen80.engine.rule import Rule, unlisted
from eighteen80.refusals import UNSAID, Illegal, Label, Refusal, Unsaid


@cache
def values() -> Mapping[str, Value]:
    """What can be put right, by its kind; most games are played to their end without."""
    from eighteen80.china.corrections import map_values, money, paper, progress

    return {**money.VALUES, **paper.VALUES, **map_values.VALUES, **progress.VALUES}


def _do_note(course: Course, move: Note) -> None:
    """A note changes nothing."""
    course.tell(Noted(move.text))


NOTE = Rule(candidates=unlisted, do=_do_note)


# Putting right


class Righted(NamedTuple):
    """What is put right, and the table as it would lie."""

    move: Correct
    course: Course


def _plan_correct(state: State, move: Correct) -> Righted:
    """Refused where the words make no sense or the box cannot show it."""
    course = _put(state, move)
    check_sound(course.state)
    if isinstance(course.state.round, Over):
        # Only now: of a table that no box can show, nobody can say what it is worth.
        course.top(Over(ending.result(course.state)))
    return Righted(move, course)


def _check_correct(state: State, plan: Righted) -> None:
    check_reason(state, plan.move)


def check_reason(state: State, move: Correct | Overrule) -> None:
    """Who reads the result later is told why, in as many letters as the table has agreed on."""
    if state.rulings.reasons == "read":
        refusals.check_reason(move.verb, move.reason)
    elif state.rulings.reasons == "asked" and shows_nothing(move.reason):
        raise Unsaid("correct-no-reason", verb=move.verb, letters=1)


def _put(state: State, move: Correct) -> Course:
    """The course of the correction; of words that mean nothing here, the refusal gives some that would be taken."""
    try:
        return _understood(state, move)
    except Senseless as refusal:
        examples = (*refusal.examples, said(state, move.what, move.subject))
        taken = (text for text in examples if text is not None and _is_taken(state, replace(move, change=text)))
        example = next(taken, None)
        if example is None:
            raise _not_his(state, move) from refusal
        refusal.facts["example"] = example
        raise


def _is_taken(state: State, move: Correct) -> bool:
    try:
        check_sound(_understood(state, move).state)
    except Illegal:
        return False
    return True


def _not_his(state: State, move: Correct) -> Illegal:
    """The refusal of a value that this one has not; what is the table's is put right as the bank's."""
    banks = replace(move, subject=BANK)
    instead = banks if move.what in OF_THE_TABLE and _is_taken(state, banks) else None
    return Illegal("confirm-unknown", what=Label(move.what), subject=move.subject, instead=instead)


def _understood(state: State, move: Correct) -> Course:
    course = Course(state)
    if (move.what in OF_THE_TABLE) != (move.subject == BANK) and move.what != "train":
        raise senseless(move)
    values()[move.what].put(course, move)
    return course


def _do_correct(course: Course, plan: Righted) -> None:
    """The value is put right, and says so."""
    move = plan.move
    course.state = plan.course.state
    course.tell(Corrected(what=Label(move.what), subject=move.subject, change=move.change, reason=move.reason))
    course.events += plan.course.events


CORRECT = Rule(candidates=unlisted, plan=_plan_correct, check=_check_correct, do=_do_correct)


# Looking


def said(state: State, what: str, subject: str) -> str | None:
    """How a value is said as it should lie; None if the subject has none of the kind."""
    if (what in OF_THE_TABLE) != (subject == BANK):
        return None
    return values()[what].said(state, subject)


def in_words(state: State, what: str, subject: str, text: str) -> str:
    """The text in the words in which the record says such a value, if it could lie there so."""
    try:
        return said(_put(state, Correct(what, subject, text, UNSAID)).state, what, subject) or text
    except Refusal:
        return text


def _complete_confirm(state: State, move: Confirm) -> Confirm:
    """What was found in the words of the record."""
    return Confirm(move.what, move.subject, in_words(state, move.what, move.subject, move.value))


def _check_confirm(state: State, move: Confirm) -> None:
    """What was found must be what the record says."""
    recorded = said(state, move.what, move.subject)
    if recorded is None:
        raise Illegal("confirm-unknown", what=Label(move.what), subject=move.subject)
    if recorded != move.value:
        facts = {"what": Label(move.what), "subject": move.subject, "found": move.value, "recorded": recorded}
        raise Illegal("confirm-differs", **facts)


def _do_confirm(course: Course, move: Confirm) -> None:
    """It agrees; the audit remembers it by the record."""
    course.tell(Confirmed(Label(move.what), move.subject, move.value))


CONFIRM = Rule(candidates=unlisted, complete=_complete_confirm, check=_check_confirm, do=_do_confirm)
