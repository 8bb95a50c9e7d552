"""Debts inside a turn: a list holds every line that pays them, and no other, since it pays each to know it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import NamedTuple

import pytest

from eighteen80.engine.debts import Spending
from eighteen80.refusals import Illegal, Refusal


class Walk(NamedTuple):
    """Two pieces on a path; `owed` steps are left, and a piece that comes onto field 2 may go one further."""

    places: tuple[int, int] = (0, 0)
    owed: int = 2
    single: bool = False


@dataclass
class Course:
    """The course of a move."""

    state: Walk


END = 4


def _acts(state: Walk) -> Iterator[int]:
    yield from range(len(state.places))


def _spend(course: Course, piece: int, before: int) -> None:
    state = course.state
    if not state.owed:
        raise Illegal("too-many", most=before)
    if state.places[piece] == END:
        raise Illegal("end")
    places = list(state.places)
    places[piece] += 1
    course.state = state._replace(places=tuple(places), owed=state.owed - 1 + (places[piece] == 2))


def _alone(course: Course, piece: int) -> bool:
    """Pay with the debt that takes one step of the first piece."""
    if not course.state.single or piece:
        return False
    first, second = course.state.places
    course.state = course.state._replace(places=(first + 1, second), single=False)
    return True


def _key(state: Walk) -> Walk:
    return state


SPENDING = Spending(Course, _acts, _spend, _key)
WITH_ONE_ALONE = SPENDING._replace(alone=_alone)


def _payable_rows(state: Walk, spending: Spending[Walk, int, Course], most: int) -> dict[tuple[int, ...], Walk]:
    """Return every row of acts that can be paid, by trying them all."""
    found = {}
    for number in range(1, most + 1):
        for acts in product(range(2), repeat=number):
            course = Course(state)
            try:
                spending.pay(course, acts)
            except Refusal:
                continue
            found[acts] = course.state
    return found


@pytest.mark.parametrize("spending", [SPENDING, WITH_ONE_ALONE], ids=["plain", "alone"])
@pytest.mark.parametrize(
    "state", [Walk(), Walk((1, 0), 1), Walk((3, 1), 3), Walk(owed=0), Walk((1, 1), 1, single=True)]
)
def test_listed_lines_lead_where_the_lines_taken_lead(state: Walk, spending: Spending[Walk, int, Course]):
    taken = _payable_rows(state, spending, 8)
    listed = {line.acts: line.state for line in spending.lines(state)}
    assert {taken[acts] for acts in listed} == set(listed.values()) == set(taken.values())
    assert len(listed) == len(set(listed.values()))


def test_what_a_step_sets_off_is_spent_on_the_same_line():
    assert (0, 0) in {line.acts for line in SPENDING.lines(Walk((1, 0), 1))}


def test_no_more_acts_are_listed_than_asked_for():
    assert {len(line.acts) for line in SPENDING.lines(Walk((1, 1), 4), 2)} == {1, 2}
    assert list(SPENDING.lines(Walk(), 0)) == []


def test_a_debt_of_one_act_is_paid_by_a_line_of_one():
    state = Walk((0, 0), 1, single=True)
    lines = {line.acts: line.state for line in WITH_ONE_ALONE.lines(state)}
    assert lines == {(0,): Walk((1, 0), 1), (1,): Walk((0, 1), 0, single=True)}
    course = Course(state)
    with pytest.raises(Illegal) as refused:
        WITH_ONE_ALONE.pay(course, (0, 0))
    assert refused.value.facts["most"] == 1
