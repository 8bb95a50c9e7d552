"""XIII Share price changes: the moves of the companies' markers on the share price chart, and their order there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import groupby

from eighteen80.china.box.components import BOX
from eighteen80.china.box.parts import Space
from eighteen80.china.course import Course
from eighteen80.china.events import PriceMoved
from eighteen80.china.state import Company, State


def price(company: Company) -> int:
    """Return the price of one 10% share."""
    return BOX.chart.price(company.space)


def is_frozen(state: State) -> bool:
    """XIV: Return whether markers are frozen, between the first 4-train and the first 6-train."""
    return state.phase.communist


def stacks(state: State) -> dict[Space, tuple[str, ...]]:
    """Map every space with markers to their companies from the top down."""
    by_space = groupby(state.chart, key=lambda name: state.companies[name].space)
    return {space: tuple(names) for space, names in by_space}


def move(course: Course, way: Callable[[Space], Space], *names: str, times: int = 1) -> None:
    """Move the companies' markers one way at one time, unless they are frozen: `BOX.chart` has the four ways."""
    if is_frozen(course.state):
        return
    before = course.state.companies
    spaces = {name: before[name].space for name in names}
    for _ in range(times):
        spaces = {name: way(space) for name, space in spaces.items()}
    for name in move_to(course, spaces):
        course.tell(PriceMoved(name, price(before[name]), price(course.state.companies[name])))


def move_to(course: Course, spaces: Mapping[str, Space]) -> tuple[str, ...]:
    """Move markers at one time; one that is there already keeps its place in the stack. Return those that moved."""
    before = course.state.companies
    moved = tuple(name for name, space in spaces.items() if space != before[name].space)
    for name in moved:
        course.company(name, space=spaces[name])
    arrive(course, *moved)
    return moved


def arrive(course: Course, *names: str) -> None:
    """Put arriving markers beneath those on the space; several from one stack keep their order.

    The rulebooks say nothing of stacks, and nothing depends on them. The Polish summary puts the last arrival of a
    share round at the bottom, and so does the custom of these games.
    """
    companies = course.state.companies
    lying = dict.fromkeys((*course.state.chart, *names))
    course.set(chart=tuple(sorted(lying, key=lambda name: (companies[name].space, name in names))))
