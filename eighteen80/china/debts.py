"""X Debts of a forced purchase: half as much again at once, and at the end of every share round (R60)."""

from __future__ import annotations

from eighteen80.china.components import BOX
from eighteen80.china.course import Course
from eighteen80.china.state import State

HUNDRED = 100


def interest(state: State, debt: int) -> int:
    """Interest on a debt, rounded as the table plays it."""
    cents = debt * BOX.setup.interest_percent
    return -(-cents // HUNDRED) if state.rulings.interest_rounding == "up" else cents // HUNDRED


def lend(course: Course, player: str, amount: int) -> None:
    """A debt arises; the money itself goes straight back to the bank for the train."""
    added = interest(course.state, amount)
    debt = course.state.players[player].debt + amount + added
    course.player(player, debt=debt)
    course.tell("event-borrowed", player=player, amount=amount, interest=added, debt=debt)


def charge_interest(course: Course) -> None:
    """At the end of a share round."""
    for player, before in course.state.players.items():
        if before.debt:
            added = interest(course.state, before.debt)
            course.player(player, debt=before.debt + added)
            course.tell("event-interest", player=player, interest=added, debt=before.debt + added)
