"""X, XII Debts of a forced purchase: half as much again at once and after every share round, until repaid (R60)."""

from __future__ import annotations

from collections.abc import Iterator

from eighteen80.china.box.components import BOX
from eighteen80.china.course import Course
from eighteen80.china.events import DebtRepaid, InterestCharged, MoneyBorrowed
from eighteen80.china.moves import Repay
from eighteen80.china.rules.companies import ALL
from eighteen80.china.state import BANK, ShareRound, State
from eighteen80.engine.rule import Rule
from eighteen80.refusals import Illegal


def interest(state: State, debt: int) -> int:
    """Return the interest on a debt, rounded as the table plays."""
    cents = debt * BOX.setup.interest_percent
    return -(-cents // ALL) if state.rulings.interest_rounding == "up" else cents // ALL


def lend(course: Course, player: str, amount: int) -> None:
    """Record a debt; the money itself goes straight back to the bank for the train."""
    added = interest(course.state, amount)
    debt = course.state.players[player].debt + amount + added
    course.player(player, debt=debt)
    course.tell(MoneyBorrowed(player=player, amount=amount, interest=added, debt=debt))


def charge_interest(course: Course) -> None:
    """Raise every debt at the end of a share round."""
    for player, before in course.state.players.items():
        if before.debt:
            added = interest(course.state, before.debt)
            course.player(player, debt=before.debt + added)
            course.tell(InterestCharged(player, added, before.debt + added))


# Repaying


def _repayments(state: State) -> Iterator[Repay]:
    """Yield the repayments of the player to act."""
    return _amounts(state, state.round_as(ShareRound).turn)


def _repayments_out_of_turn(state: State) -> Iterator[Repay]:
    """Yield the repayments of all other players, who are named."""
    for name in state.seats:
        if state.owed or name != state.round_as(ShareRound).turn:
            yield from _amounts(state, name, name)


def _amounts(state: State, player: str, named: str | None = None) -> Iterator[Repay]:
    """Yield the least and the most that a player repays."""
    return (Repay(amount, named) for amount in dict.fromkeys((1, max(1, max_repayment(state, player)))))


def payer(state: State, move: Repay) -> str:
    """Return the player whose debt is paid: the one named, or the one to act in the share round."""
    return move.player or state.round_as(ShareRound).turn


def _complete_repay(state: State, move: Repay) -> Repay:
    """Drop the name of the player to act; any other name stays."""
    name = payer(state, move)
    return Repay(move.amount, name if state.owed or name != state.round_as(ShareRound).turn else None)


def _check_repay(state: State, move: Repay) -> None:
    """R60: Check a repayment of all or part of the player's debt, at any time in a share round."""
    name = payer(state, move)
    player, most = state.players[name], max_repayment(state, name)
    if not player.debt:
        raise Illegal("repay-no-debt", player=name)
    if not 1 <= move.amount <= most:
        nearest = Repay(most, move.player) if most else None
        raise Illegal("repay-amount", amount=move.amount, debt=player.debt, cash=player.cash, instead=nearest)


def max_repayment(state: State, player: str) -> int:
    """Return how much a player can repay: all cash, up to the debt."""
    return min(state.players[player].cash, state.players[player].debt)


def _do_repay(course: Course, move: Repay) -> None:
    """Pay to the bank; R29: neither a purchase nor a sale, unless the table plays so in the payer's turn."""
    round_, name = course.state.round_as(ShareRound), payer(course.state, move)
    course.pay(name, BANK, move.amount)
    debt = course.state.players[name].debt - move.amount
    course.player(name, debt=debt)
    course.tell(DebtRepaid(name, move.amount, debt))
    if name != round_.turn:
        return
    repaid = round_._replace(repaid_now=True)
    course.top(repaid._replace(passes=0, last=round_.turn) if repayment_counts_as_action(course.state) else repaid)


def repayment_counts_as_action(state: State) -> bool:
    """R29: Return whether the table counts a repayment as a purchase or a sale."""
    return state.rulings.repaying_acts == "yes"


REPAY = Rule(candidates=_repayments, complete=_complete_repay, check=_check_repay, do=_do_repay)
REPAY_OUT_OF_TURN = REPAY._replace(candidates=_repayments_out_of_turn)
