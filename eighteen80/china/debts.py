"""X, XII Debts of a forced purchase: half as much again at once and after every share round, until repaid (R60)."""

from __future__ import annotations

from collections.abc import Iterator

from eighteen80.china.box.components import BOX
from eighteen80.china.companies import ALL
from eighteen80.china.events import DebtRepaid, InterestCharged, MoneyBorrowed
from eighteen80.china.moves import Repay
from eighteen80.china.play.course import Course
from eighteen80.china.state import BANK, ShareRound, State
from eighteen80.refusals import Illegal
from eighteen80.rule import Rule


def interest(state: State, debt: int) -> int:
    """Interest on a debt, rounded as the table plays it."""
    cents = debt * BOX.setup.interest_percent
    return -(-cents // ALL) if state.rulings.interest_rounding == "up" else cents // ALL


def lend(course: Course, player: str, amount: int) -> None:
    """A debt arises; the money itself goes straight back to the bank for the train."""
    added = interest(course.state, amount)
    debt = course.state.players[player].debt + amount + added
    course.player(player, debt=debt)
    course.tell(MoneyBorrowed(player=player, amount=amount, interest=added, debt=debt))


def charge_interest(course: Course) -> None:
    """Every debt grows at the end of a share round."""
    for player, before in course.state.players.items():
        if before.debt:
            added = interest(course.state, before.debt)
            course.player(player, debt=before.debt + added)
            course.tell(InterestCharged(player, added, before.debt + added))


# Repaying


def _repayments(state: State) -> Iterator[Repay]:
    """The least and the most."""
    yield Repay(1)
    most = most_repaid(state, state.round_as(ShareRound).turn)
    if most > 1:
        yield Repay(most)


def _check_repay(state: State, move: Repay) -> None:
    """R60: all or part of one's debt, at any time in one's turn."""
    name = state.round_as(ShareRound).turn
    player, most = state.players[name], most_repaid(state, name)
    if not player.debt:
        raise Illegal("repay-no-debt", player=name)
    if not 1 <= move.amount <= most:
        nearest = Repay(most) if most else None
        raise Illegal("repay-amount", amount=move.amount, debt=player.debt, cash=player.cash, instead=nearest)


def most_repaid(state: State, player: str) -> int:
    """What a player can repay: all cash, up to the debt."""
    return min(state.players[player].cash, state.players[player].debt)


def _do_repay(course: Course, move: Repay) -> None:
    """Paid to the bank; R29: neither a purchase nor a sale, unless the table takes it for one."""
    round_ = course.state.round_as(ShareRound)
    course.pay(round_.turn, BANK, move.amount)
    debt = course.state.players[round_.turn].debt - move.amount
    course.player(round_.turn, debt=debt)
    course.tell(DebtRepaid(round_.turn, move.amount, debt))
    repaid = round_._replace(repaid_now=True)
    course.top(repaid._replace(passes=0, last=round_.turn) if repaying_acts(course.state) else repaid)


def repaying_acts(state: State) -> bool:
    """R29: whether the table takes a repayment for a purchase or a sale."""
    return state.rulings.repaying_acts == "yes"


REPAY = Rule(candidates=_repayments, check=_check_repay, do=_do_repay)
