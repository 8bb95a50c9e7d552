"""Notes, confirmations, corrections: what the banker says of the table at any time."""

from __future__ import annotations

from dataclasses import replace

from eighteen80.refusals import Illegal, check_reason
from eighteen80.russia.corrections.sound import check_sound
from eighteen80.russia.corrections.values import VALUES, in_words, said
from eighteen80.russia.course import Course
from eighteen80.russia.rules import tableau
from eighteen80.russia.state import LINES, Player, State
from eighteen80.russia.table_events import Confirmed, Corrected, Noted
from eighteen80.russia.table_moves import Confirm, Correct, Note


def do_note(course: Course, move: Note) -> None:
    """A note changes nothing."""
    course.tell(Noted(move.text))


# Putting right


def put(course: Course, move: Correct) -> None:
    """The value lies there."""
    VALUES[move.what].put(course, move.subject, move.value.split())
    course.tell(Corrected(move.what, move.subject, move.value, move.reason))


def check_correct(state: State, move: Correct) -> None:
    """Refused where the words make no sense, the box cannot show it, or nobody says why."""
    course = Course(state)
    put(course, move)
    check_sound(course.state)
    if move.subject in state.players:
        _check_tableau(move.subject, state.players[move.subject], course.state)
    check_reason(move.verb, move.reason)


def _check_tableau(name: str, before: Player, after: State) -> None:
    """Refuse what the correction lays if it cannot arise (RR69); what a ruling has laid elsewhere stays."""
    player = after.players[name]
    for line, row, was in zip(LINES, player.tracks, before.tracks, strict=True):
        if row != was:
            tableau.check_row(line, row)
    if (player.markers, player.factories) != (before.markers, before.factories):
        tableau.check_markers(name, player, after.figures)


# Looking


def complete_confirm(state: State, move: Confirm) -> Confirm:
    """What was found in the words of the record."""
    return replace(move, value=in_words(state, move.what, move.subject, move.value))


def check_confirm(state: State, move: Confirm) -> None:
    """What was found must be what the record says."""
    recorded = said(state, move.what, move.subject)
    if recorded is None:
        raise Illegal("confirm-unknown", what=move.what, subject=move.subject)
    if recorded != move.value:
        raise Illegal("confirm-differs", what=move.what, subject=move.subject, found=move.value, recorded=recorded)


def do_confirm(course: Course, move: Confirm) -> None:
    """It agrees; the audit remembers it by the record."""
    course.tell(Confirmed(move.what, move.subject, move.value))
