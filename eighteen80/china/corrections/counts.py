"""Countable things on the table, kind by kind, with the figure of the record."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from eighteen80.china.box.components import BOX
from eighteen80.china.rules.companies import SHARE, certificates
from eighteen80.china.state import State

CASH = "cash"


def _cash(state: State, subject: str) -> int | None:
    purse = state.purse(subject)
    return purse.cash if purse else None


def _trains(state: State, subject: str) -> int | None:
    if subject in state.companies:
        return len(state.companies[subject].trains)
    return state.depot.get(subject)


def _shares(state: State, subject: str) -> int | None:
    company = state.companies.get(subject)
    return company.bank // SHARE if company is not None and company.founded else None


def _price(state: State, subject: str) -> int | None:
    company = state.companies.get(subject)
    return BOX.chart.price(company.space) if company is not None and company.founded else None


COUNTERS: Mapping[str, Callable[[State, str], int | None]] = {
    CASH: _cash,
    "debt": lambda state, subject: state.players[subject].debt if subject in state.players else None,
    "certificates": lambda state, subject: certificates(state, subject) if subject in state.players else None,
    "trains": _trains,
    "tiles": lambda state, subject: state.board.supply.get(subject),
    "shares": _shares,
    "stations": lambda state, subject: state.companies[subject].markers if subject in state.companies else None,
    "price": _price,
}
