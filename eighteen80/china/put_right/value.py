"""What all values have in common: how one is put right, how it is said where it lies, when the words make no sense."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from eighteen80.china.moves import Correct
from eighteen80.china.play.course import Course
from eighteen80.china.state import State
from eighteen80.refusals import Illegal, Label

NONE = "none"
_SUM = re.compile(r"([+-]?)(\d{1,6})")


class Value(NamedTuple):
    """A kind of value: how it is put right, and how it is said of a subject (None where it has none of it)."""

    put: Callable[[Course, Correct], None]
    said: Callable[[State, str], str | None]


def senseless(move: Correct, example: str) -> Illegal:
    """The refusal of words that mean nothing here, with an example of some that do."""
    return Illegal(
        "correct-senseless", what=Label(move.what), subject=move.subject, change=move.change, example=example
    )


def difference(move: Correct, present: int) -> int:
    """The difference that `+50`, `-50` or the new value `340` makes."""
    match = _SUM.fullmatch(move.change)
    if match is None:
        raise senseless(move, "+50")
    sign, figures = match.groups()
    return int(f"{sign}{figures}") if sign else int(figures) - present


def founded(course: Course, move: Correct, example: str) -> str:
    """The company that is spoken of, which must be founded."""
    company = course.state.companies.get(move.subject)
    if company is None or not company.founded:
        raise senseless(move, example)
    return move.subject


def player(course: Course, move: Correct) -> str:
    """The player that a value is changed to, named in full, whatever the case."""
    wanted = move.change.casefold()
    found = next((name for name in course.state.seats if name.casefold() == wanted), None)
    if found is None:
        raise senseless(move, course.state.seats[0])
    return found
