"""Money put right: cash, debts, and how much of a company's capital has been paid."""

from __future__ import annotations

from eighteen80.china.corrections.value import NONE, Value, difference, founded, senseless
from eighteen80.china.course import Course
from eighteen80.china.moves import Correct
from eighteen80.china.state import BANK, State

CAPITALS = (NONE, "half", "full")


def _put_cash(course: Course, move: Correct) -> None:
    purse = course.state.purse(move.subject)
    if purse is None:
        raise senseless(move, "+50")
    course.pay(BANK, move.subject, difference(move, purse.cash))


def _cash(state: State, subject: str) -> str | None:
    purse = state.purse(subject)
    return str(purse.cash) if purse else None


def _put_debt(course: Course, move: Correct) -> None:
    player = course.state.players.get(move.subject)
    if player is None:
        raise senseless(move, "+50")
    course.player(move.subject, debt=player.debt + difference(move, player.debt))


def _debt(state: State, subject: str) -> str | None:
    return str(state.players[subject].debt) if subject in state.players else None


def _put_capital(course: Course, move: Correct) -> None:
    if move.change not in CAPITALS:
        raise senseless(move, "full")
    course.company(founded(course, move), capital=move.change, second_half=move.change == "full")


def _capital(state: State, subject: str) -> str | None:
    company = state.companies.get(subject)
    return company.capital if company is not None and company.founded else None


VALUES = {
    "cash": Value(_put_cash, _cash),
    "debt": Value(_put_debt, _debt),
    "capital": Value(_put_capital, _capital),
}
