"""XV The end of the game: the investors' last payment, and each player's worth."""

from __future__ import annotations

from collections.abc import Iterator

from eighteen80.china.course import Course
from eighteen80.china.events import GameOver, InvestorEnded
from eighteen80.china.rules.companies import value_of
from eighteen80.china.rules.investors import owners_part
from eighteen80.china.state import Over, State


def worth(state: State, player: str) -> int:
    """Add up cash and shares at present prices, less debts, and the parts of unmerged investors (R19, R71)."""
    return holdings(state, player) + last_payment(state, player)


def last_payment(state: State, player: str) -> int:
    """Return the final payment of the player's investors that have not merged; 0 once the game is over."""
    if isinstance(state.round, Over):
        return 0
    return sum(part for _, owner, part in _last_parts(state) if owner == player)


def _last_parts(state: State) -> Iterator[tuple[str, str, int]]:
    """Yield each unmerged investor with money, its owner, and the owner's part (R19)."""
    for name, card in state.investors.items():
        part = owners_part(card.cash) if card.open else 0
        if part:
            yield name, card.owner, part


def holdings(state: State, player: str) -> int:
    """Add up cash and shares at present prices, less debts."""
    person = state.players[player]
    return person.cash + value_of(state, player) - person.debt


def end(course: Course) -> None:
    """Pay the parts of unmerged investors to their owners; then count everything."""
    for name, owner, part in _last_parts(course.state):
        course.pay(name, owner, part)
        course.tell(InvestorEnded(name, owner, part))
    final = result(course.state)
    course.set(rounds=(Over(final),))
    course.tell(GameOver(rank_players(final)))


def result(state: State) -> tuple[tuple[str, int], ...]:
    """Return each player's wealth."""
    return tuple((player, holdings(state, player)) for player in state.seats)


def rank_players(result: tuple[tuple[str, int], ...]) -> tuple[tuple[str, int], ...]:
    """Sort players by final wealth, the richest first; ties stay ties."""
    return tuple(sorted(result, key=lambda entry: -entry[1]))
