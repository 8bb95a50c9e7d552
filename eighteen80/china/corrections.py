"""What the banker says at any time: a note, a count of what lies on the table, a correction with its reason."""

from __future__ import annotations

from eighteen80.china.course import Course
from eighteen80.china.moves import Correct, Count, Note
from eighteen80.china.state import State
from eighteen80.refusals import Illegal


def do_note(course: Course, move: Note, _plan: None) -> None:
    """A note changes nothing."""
    course.tell("event-note", text=move.text)


def cash_of(state: State, subject: str) -> int:
    """The money before a player, a company or an investor."""
    for accounts in (state.players, state.companies, state.investors):
        if subject in accounts:
            return int(accounts[subject].cash)
    raise Illegal("count-unknown", subject=subject)


def check_count(state: State, move: Count) -> None:
    """What was counted must be what the record says."""
    cash = cash_of(state, move.subject)
    if cash != move.amount:
        raise Illegal("count-differs", subject=move.subject, counted=move.amount, cash=cash)


def do_count(course: Course, move: Count, _plan: None) -> None:
    """The count agrees."""
    course.tell("event-counted", subject=move.subject, amount=move.amount)


def check_correct(state: State, move: Correct) -> None:
    """A correction names something that there is."""
    cash_of(state, move.subject)


def do_correct(course: Course, move: Correct, _plan: None) -> None:
    """The value is put right, and says so."""
    course.tell("event-corrected", what=move.what, subject=move.subject, change=move.change, reason=move.reason)
