"""Corrections of money: cash, debts, and the paid part of a company's capital."""

from __future__ import annotations

from collections.abc import Mapping

from eighteen80.china.corrections.value import NONE, founded_company, is_founded
from eighteen80.china.course import Course
from eighteen80.china.state import BANK, State
from eighteen80.engine.corrections import AnyValue, Number, Senseless, Value

CAPITALS = (NONE, "half", "full")
SUMS = ("+50", "-50", "+1")


def _put_cash(course: Course, who: str, cash: int) -> None:
    purse = course.state.purse(who)
    course.pay(BANK, who, cash - (purse.cash if purse else 0))


def _cash(state: State, subject: str) -> int | None:
    purse = state.purse(subject)
    return purse.cash if purse else None


def _debt(state: State, subject: str) -> int | None:
    return state.players[subject].debt if subject in state.players else None


def _put_capital(course: Course, name: str, change: str) -> None:
    founded_company(course, name)
    if change not in CAPITALS:
        raise Senseless
    course.company(name, capital=change, second_half=change == "full")


def _capital(state: State, subject: str) -> str | None:
    return state.companies[subject].capital if is_founded(state, subject) else None


VALUES: Mapping[str, AnyValue[State, Course]] = {
    "cash": Number(_cash, _put_cash, examples=SUMS),
    "debt": Number(_debt, lambda course, who, debt: course.player(who, debt=debt), examples=SUMS),
    "capital": Value(_capital, _put_capital, CAPITALS[::-1]),
}
