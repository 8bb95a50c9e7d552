"""Countable things on the table, kind by kind, with the figure of the record."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from eighteen80.china.corrections.money import cash_of, debt_of
from eighteen80.china.corrections.value import of_company, of_founded
from eighteen80.china.rules.chart import price
from eighteen80.china.rules.companies import SHARE, certificates
from eighteen80.china.state import State

CASH = "cash"


def _trains(state: State, subject: str) -> int | None:
    if subject in state.companies:
        return len(state.companies[subject].trains)
    return state.depot.get(subject)


COUNTERS: Mapping[str, Callable[[State, str], int | None]] = {
    CASH: cash_of,
    "debt": debt_of,
    "certificates": lambda state, subject: certificates(state, subject) if subject in state.players else None,
    "trains": _trains,
    "tiles": lambda state, subject: state.board.supply.get(subject),
    "shares": of_founded(lambda company: company.bank // SHARE),
    "stations": of_company(lambda company: company.markers),
    "price": of_founded(price),
}
