"""A rule of a game: five functions of one chapter, and what follows from them for everybody who asks.

No condition is written twice: what may come is what `check` lets pass of what could be meant, why nothing may come is
the refusal of what comes nearest, and a ruling of the table leaves `check` out and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Generic, NamedTuple, TypeVar

from eighteen80.refusals import Illegal

State = TypeVar("State")
Move = TypeVar("Move")
Plan = TypeVar("Plan")
Course = TypeVar("Course")


def as_said(_state: Any, move: Move) -> Move:
    """`complete` or `plan` of a move that says all there is to say."""
    return move


def allowed(_state: Any, _plan: Any) -> None:
    """`check` of a move that nothing forbids when it is due."""


class Rule(NamedTuple, Generic[State, Move, Plan, Course]):
    """How a chapter answers for one class of moves.

    `candidates` is what somebody could mean, `complete` puts in what was left unsaid, `plan` works out what the move
    takes and costs and refuses only what the box cannot show, `check` refuses what the rules forbid, `do` makes it.
    """

    candidates: Callable[[State], Iterable[Move]]
    do: Callable[[Course, Plan], None]
    plan: Callable[[State, Move], Plan] = as_said  # type: ignore[assignment]  # a move may be its own plan
    check: Callable[[State, Plan], None] = allowed
    complete: Callable[[State, Move], Move] = as_said

    def planned(self, state: State, move: Move) -> Plan:
        """The plan of a completed move that the rules let pass."""
        plan = self.plan(state, move)
        self.check(state, plan)
        return plan

    def legal(self, state: State) -> Iterator[Move]:
        """The candidates that the rules let pass."""
        return (move for move in self.candidates(state) if self.refusal(state, move) is None)

    def refusal(self, state: State, move: Move) -> Illegal | None:
        """Why a completed move is not allowed, if it is not."""
        try:
            self.planned(state, move)
        except Illegal as refusal:
            return refusal
        return None
