"""Values on the table of 1880: everything that can be inspected, counted and corrected."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from eighteen80.china.corrections import counts
from eighteen80.china.corrections.sound import check_sound
from eighteen80.china.course import Course
from eighteen80.china.moves import OF_THE_TABLE
from eighteen80.china.rules import ending
from eighteen80.china.state import Over, State
from eighteen80.engine.corrections import AnyValue, Corrections


@cache
def values() -> Mapping[str, AnyValue[State, Course]]:
    """Return the correctable values by kind, loaded late, since most games need none."""
    from eighteen80.china.corrections import progress
    from eighteen80.china.corrections.values import VALUES

    return {**VALUES, **progress.VALUES}


def _count_again(course: Course, _before: State, _subject: str) -> None:
    """Count the result again where the game is over."""
    if isinstance(course.state.round, Over):
        course.top(Over(ending.result(course.state)))


CORRECTIONS: Corrections[State, Course] = Corrections(
    values=values,
    course=Course,
    sound=check_sound,
    follows=_count_again,
    unowned=OF_THE_TABLE,
    counts=counts.COUNTERS,
    asked=counts.list_values,
    ways=counts.ways,
    reasons=lambda state: state.rulings.reasons,
)
