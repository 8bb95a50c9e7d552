"""Shared parts of the values: a founded company, a named player."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import TypeVar

from eighteen80.china.box.components import BOX
from eighteen80.china.course import Course
from eighteen80.china.moves import NOTATION, Found
from eighteen80.china.rules.auction import EXCHANGED
from eighteen80.china.rules.companies import SHARE, rows_allowed
from eighteen80.china.state import Company, State
from eighteen80.engine.corrections import Senseless
from eighteen80.engine.table_moves import Overrule
from eighteen80.refusals import UNSAID, Illegal

NONE = "none"
Read = TypeVar("Read")


def of_company(read: Callable[[Company], Read]) -> Callable[[State, str], Read | None]:
    """Make a reader of a value that every company has; None for anything else."""
    return lambda state, subject: read(state.companies[subject]) if subject in state.companies else None


def of_founded(read: Callable[[Company], Read]) -> Callable[[State, str], Read | None]:
    """Make a reader of a value that founded companies have; None for anything else."""
    return lambda state, subject: read(state.companies[subject]) if is_founded(state, subject) else None


def is_founded(state: State, subject: str) -> bool:
    """Return whether the subject is a founded company."""
    return subject in state.companies and state.companies[subject].founded


def founded_company(course: Course, subject: str) -> Company:
    """Return the company that is spoken of; if it is not founded, refuse with the ruling by which it would be."""
    company = course.state.companies.get(subject)
    if company is None:
        raise Senseless
    if not company.founded:
        refusal = Illegal("correct-unfounded", company=subject)
        refusal.proposed = next((Overrule(UNSAID, line) for line in _foundings(course.state, subject)), None)
        raise refusal
    return company


def _foundings(state: State, company: str) -> Iterator[str]:
    """List foundings by players with enough money; none for a company exchanged for a private one."""
    certificate, permits = next(iter(BOX.setup.permit_choices.items()))
    for par in () if company == EXCHANGED.company else BOX.chart.pars:
        able = [name for name in state.seats if state.players[name].cash >= par * certificate // SHARE]
        for player, row in product(able[:1], rows_allowed(state, par)[:1]):
            yield f"{player}: {NOTATION.write(Found(company, par, certificate, permits[0], row))}"


def player(course: Course, change: str) -> str:
    """Return the player that a value is changed to, named in full, in any case."""
    wanted = change.casefold()
    found = next((name for name in course.state.seats if name.casefold() == wanted), None)
    if found is None:
        raise Senseless(*course.state.seats)
    return found
