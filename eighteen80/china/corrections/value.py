"""What all values have in common: how one is put right, how it is said where it lies, when the words make no sense."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import product
from typing import NamedTuple

from eighteen80.china.box.components import BOX
from eighteen80.china.course import Course
from eighteen80.china.moves import NOTATION, Correct, Found, Overrule
from eighteen80.china.rules.auction import EXCHANGED
from eighteen80.china.rules.companies import SHARE, rows_allowed
from eighteen80.china.state import State
from eighteen80.refusals import UNSAID, Illegal, Label

NONE = "none"
_SUM = re.compile(r"([+-]?)(\d{1,6})")


class Value(NamedTuple):
    """A kind of value: how it is put right, and how it is said of a subject (None where it has none of it)."""

    put: Callable[[Course, Correct], None]
    said: Callable[[State, str], str | None]


class Senseless(Illegal):
    """Words that mean nothing here; `examples` are some that may."""

    examples: tuple[str, ...] = ()


def senseless(move: Correct, *examples: str) -> Senseless:
    """The refusal of words that mean nothing here, with examples of some that may."""
    facts = {"what": Label(move.what), "subject": move.subject, "change": move.change, "example": examples[:1]}
    refusal = Senseless("correct-senseless", **facts)
    refusal.examples = examples
    return refusal


def difference(move: Correct, present: int) -> int:
    """The difference that `+50`, `-50` or the new value `340` makes."""
    match = _SUM.fullmatch(move.change)
    if match is None:
        raise senseless(move, "+50")
    sign, figures = match.groups()
    return int(f"{sign}{figures}") if sign else int(figures) - present


def founded(course: Course, move: Correct) -> str:
    """The company that is spoken of, which must be founded: if it is not, with the ruling by which it would be."""
    company = course.state.companies.get(move.subject)
    if company is None:
        raise senseless(move)
    if not company.founded:
        refusal = Illegal("correct-unfounded", what=Label(move.what), company=move.subject)
        refusal.proposed = next((Overrule(UNSAID, line) for line in _foundings(course.state, move.subject)), None)
        raise refusal
    return move.subject


def _foundings(state: State, company: str) -> Iterator[str]:
    """Lines by which somebody may found it who can pay; none of a company that is exchanged for a private one."""
    certificate, permits = next(iter(BOX.setup.permit_choices.items()))
    for par in () if company == EXCHANGED.company else BOX.chart.pars:
        able = [name for name in state.seats if state.players[name].cash >= par * certificate // SHARE]
        for player, row in product(able[:1], rows_allowed(state, par)[:1]):
            yield f"{player}: {NOTATION.write(Found(company, par, certificate, permits[0], row))}"


def player(course: Course, move: Correct) -> str:
    """The player that a value is changed to, named in full, whatever the case."""
    wanted = move.change.casefold()
    found = next((name for name in course.state.seats if name.casefold() == wanted), None)
    if found is None:
        raise senseless(move, course.state.seats[0])
    return found
