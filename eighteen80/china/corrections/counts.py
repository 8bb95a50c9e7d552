"""What lies on the table, counted: each kind of thing, and what a count is to be compared with."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from eighteen80.capabilities import Pile
from eighteen80.china.box.components import BOX
from eighteen80.china.corrections.corrected_values import said
from eighteen80.china.course import Course
from eighteen80.china.events import Counted
from eighteen80.china.moves import Confirm, Count, Move
from eighteen80.china.rules.companies import SHARE, certificates
from eighteen80.china.state import State
from eighteen80.engine.rule import Rule, unlisted
from eighteen80.refusals import Illegal, Label

CASH = "cash"


def _cash(state: State, subject: str) -> int | None:
    purse = state.purse(subject)
    return purse.cash if purse else None


def _debt(state: State, subject: str) -> int | None:
    return state.players[subject].debt if subject in state.players else None


def _certificates(state: State, subject: str) -> int | None:
    return certificates(state, subject) if subject in state.players else None


def _trains(state: State, subject: str) -> int | None:
    if subject in state.companies:
        return len(state.companies[subject].trains)
    return state.depot.get(subject)


def _tiles(state: State, subject: str) -> int | None:
    return state.board.supply.get(subject)


def _shares(state: State, subject: str) -> int | None:
    company = state.companies.get(subject)
    return company.bank // SHARE if company is not None and company.founded else None


def _stations(state: State, subject: str) -> int | None:
    return state.companies[subject].markers if subject in state.companies else None


def _price(state: State, subject: str) -> int | None:
    company = state.companies.get(subject)
    return BOX.chart.price(company.space) if company is not None and company.founded else None


COUNTERS: Mapping[str, Callable[[State, str], int | None]] = {
    CASH: _cash,
    "debt": _debt,
    "certificates": _certificates,
    "trains": _trains,
    "tiles": _tiles,
    "shares": _shares,
    "stations": _stations,
    "price": _price,
}


def counted(state: State, what: str, subject: str) -> int:
    """How much of a kind should lie there: shares of the bank, tiles of the supply, markers on a charter."""
    number = COUNTERS[what](state, subject)
    if number is None:
        raise Illegal("count-unknown", what=Label(what), subject=subject)
    return number


def _check_count(state: State, move: Count) -> None:
    """What was counted must be what the record says."""
    number = counted(state, move.what, move.subject)
    if number != move.amount:
        raise Illegal(
            "count-differs", what=Label(move.what), subject=move.subject, counted=move.amount, recorded=number
        )


def _do_count(course: Course, move: Count) -> None:
    """The count agrees; the audit remembers it by the record."""
    course.tell(Counted(move.what, move.subject, move.amount))


COUNT = Rule(candidates=unlisted, check=_check_count, do=_do_count)


# Piles, as an audit knows them


def pile(move: Move) -> Pile | None:
    """What a move says of the table."""
    match move:
        case Count(subject, amount, what):
            return Pile(what, subject, amount)
        case Confirm(what, subject, value):
            return Pile(what, subject, value)
    return None


def should_be(state: State, pile: Pile) -> int | str | None:
    """What the record says of a pile: how many, or in words how it lies."""
    if isinstance(pile.amount, str):
        return said(state, pile.what, pile.subject)
    return COUNTERS[pile.what](state, pile.subject)
