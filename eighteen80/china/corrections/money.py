"""Corrections of money: cash, debts, and the paid part of a company's capital."""

from __future__ import annotations

from collections.abc import Mapping

from eighteen80.china.corrections.value import NONE, founded_company, of_founded
from eighteen80.china.course import Course
from eighteen80.china.state import BANK, State
from eighteen80.engine.corrections import AnyValue, Number, Senseless, Value, of_player

CAPITALS = (NONE, "half", "full")
SUMS = ("+50", "-50", "+1")
debt_of = of_player(lambda player: int(player.debt))


def _put_cash(course: Course, who: str, cash: int) -> None:
    purse = course.state.purse(who)
    course.pay(BANK, who, cash - (purse.cash if purse else 0))


def cash_of(state: State, subject: str) -> int | None:
    """Return the money in a purse; None if the subject has none."""
    purse = state.purse(subject)
    return purse.cash if purse else None


def _put_capital(course: Course, name: str, change: str) -> None:
    founded_company(course, name)
    if change not in CAPITALS:
        raise Senseless
    course.company(name, capital=change, second_half=change == "full")


VALUES: Mapping[str, AnyValue[State, Course]] = {
    "cash": Number(cash_of, _put_cash, examples=SUMS),
    "debt": Number(debt_of, lambda course, who, debt: course.player(who, debt=debt), examples=SUMS),
    "capital": Value(of_founded(lambda company: company.capital), _put_capital, CAPITALS[::-1]),
}
