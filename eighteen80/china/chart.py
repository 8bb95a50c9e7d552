"""XIII Share price changes: how a company's marker moves on the share price chart."""

from __future__ import annotations

from eighteen80.china.components import BOX
from eighteen80.china.course import Course
from eighteen80.china.state import Company, State

Space = tuple[int, int]


def price(company: Company) -> int:
    """What one 10% share costs now."""
    return BOX.chart.price(company.space)


def frozen(state: State) -> bool:
    """XIV: between the first 4-train and the first 6-train no marker moves."""
    return state.phase.communist


def dividend_paid(course: Course, name: str) -> None:
    """Right; at the end of the row up."""
    _move(course, name, BOX.chart.right(course.state.companies[name].space))


def dividend_left_out(course: Course, name: str) -> None:
    """Left; at the beginning of the row down."""
    _move(course, name, BOX.chart.left(course.state.companies[name].space))


def sold(course: Course, name: str, shares: int) -> None:
    """Down once for each 10% sold."""
    space = course.state.companies[name].space
    for _ in range(shares):
        space = BOX.chart.down(space)
    _move(course, name, space)


def sold_out(course: Course, name: str) -> None:
    """Up once, at the end of a share round that leaves nothing to buy."""
    _move(course, name, BOX.chart.up(course.state.companies[name].space))


def _move(course: Course, name: str, space: Space) -> None:
    was = course.state.companies[name].space
    if frozen(course.state) or space == was:
        return
    course.company(name, space=space)
    course.tell("event-price", company=name, was=BOX.chart.price(was), now=BOX.chart.price(space))
