"""A rule of a game: five functions of one chapter, and what follows from them for everybody who asks.

No condition is written twice: what may come is what `check` lets pass of what could be meant, why nothing may come is
the refusal of what comes nearest, and a ruling of the table leaves `check` out and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, MutableMapping
from dataclasses import MISSING, fields
from typing import Any, Generic, NamedTuple, TypeVar

from eighteen80.refusals import Illegal

State = TypeVar("State")
Move = TypeVar("Move")
Plan = TypeVar("Plan")
Course = TypeVar("Course")
Given = Mapping[str, Any]
"""The fields of a move that a line has said so far."""


def as_said(_state: Any, move: Move) -> Move:
    """`complete` or `plan` of a move that says all there is to say."""
    return move


def allowed(_state: Any, _plan: Any) -> None:
    """`check` of a move that nothing forbids when it is due."""


def only(move: Move) -> Callable[[Any], tuple[Move, ...]]:
    """`candidates` of a move that has nothing more to say."""
    return lambda _state: (move,)


def unlisted(_state: Any) -> Iterable[Any]:
    """`candidates` where nobody can list what could be meant, such as notes."""
    return ()


def any_moment(_state: Any) -> None:
    """`check_moment` where what is forbidden depends on the move."""


def hopeful(_state: Any) -> bool:
    """`hopeless` where nothing can be told without looking at the candidates."""
    return False


class Kept(NamedTuple):
    """Where a list that is long to make is kept, and all that it depends on besides."""

    lists: MutableMapping[Any, Any]
    key: tuple[Any, ...]


class Rule(NamedTuple, Generic[State, Move, Plan, Course]):
    """How a chapter answers for one class of moves.

    `candidates` is what somebody could mean, `complete` puts in what was left unsaid, `plan` works out what the move
    takes and costs and refuses only what the box cannot show, `check` refuses what the rules forbid, `do` makes it.
    `check_typed` comes before `check` and is not asked of the lines of a record, some of which are older than it.

    `check_moment` is the part of `check` that holds for every such move of this moment, so that it is asked once for
    a whole list. `begun` is what a line that is not finished could become, where the candidates are not all of it.
    `walk` stands for the candidates where a list makes each move to know where it leads: it hands on that moment, and
    `whole` is what `check` asks of it. `hopeless` may spare the look at many candidates none of which can pass, and
    `kept` says where their list is kept: neither decides anything.
    """

    candidates: Callable[[State], Iterable[Move]]
    do: Callable[[Course, Plan], None]
    plan: Callable[[State, Move], Plan] = as_said  # type: ignore[assignment]  # a move may be its own plan
    check: Callable[[State, Plan], None] = allowed
    complete: Callable[[State, Move], Move] = as_said
    check_typed: Callable[[State, Plan], None] = allowed
    check_moment: Callable[[State], None] = any_moment
    begun: Callable[[State, Given], Iterable[Move]] | None = None
    hopeless: Callable[[State], bool] = hopeful
    kept: Callable[[State], Kept] | None = None
    walk: Callable[[State], Iterable[tuple[Move, State]]] | None = None
    whole: Callable[[State, State], None] = allowed

    def planned(self, state: State, move: Move, *, kept: bool = False) -> Plan:
        """The plan of a completed move that the rules let pass, or let pass when the record kept it."""
        self.check_moment(state)
        plan = self.plan(state, move)
        if not kept:
            self.check_typed(state, plan)
        self.check(state, plan)
        return plan

    def legal(self, state: State) -> Iterator[Move]:
        """The candidates that the rules let pass."""
        if self._barred(state):
            return iter(())
        if self.kept is None:
            return self._passed(state)
        lists, key = self.kept(state)
        if key not in lists:
            lists[key] = tuple(self._passed(state))
        return iter(lists[key])

    def possible(self, state: State) -> bool:
        """Whether there is a legal move; no list is made to know it."""
        if self._barred(state):
            return False
        if self.kept is not None:
            lists, key = self.kept(state)
            if key in lists:
                return bool(lists[key])
        return next(self._passed(state), None) is not None

    def _barred(self, state: State) -> bool:
        try:
            self.check_moment(state)
        except Illegal:
            return True
        return self.hopeless(state)

    def _passed(self, state: State) -> Iterator[Move]:
        return self._checked(state) if self.walk is None else self._walked(state, self.walk(state))

    def _walked(self, state: State, walked: Iterable[tuple[Move, State]]) -> Iterator[Move]:
        for move, there in walked:
            try:
                self.whole(state, there)
            except Illegal:
                continue
            yield move

    def _checked(self, state: State) -> Iterator[Move]:
        plan, check = self.plan, self.check
        for move in self.candidates(state):
            try:
                check(state, plan(state, move))
            except Illegal:
                continue
            yield move

    def refusal(self, state: State, move: Move) -> Illegal | None:
        """Why a completed move is not allowed, if it is not."""
        try:
            self.planned(state, move)
        except Illegal as refusal:
            return refusal
        return None

    def check_any(self, state: State, given: Given) -> None:
        """Refuse what a line that says so much can become, as the nearest candidate is refused."""
        self.check_moment(state)
        nearest = next(iter(self.begun(state, given) if self.begun else self._having(state, given)), None)
        if nearest is not None:
            self.planned(state, self.complete(state, nearest))

    def _having(self, state: State, given: Given) -> Iterator[Move]:
        """The candidates that have all that is given; at last the first of all, with that put in."""
        first = None
        for move in self.candidates(state):
            first = first or move
            if all(getattr(move, name) == value for name, value in given.items()):
                yield move
        if first is not None and given:
            needed = (field.name for field in fields(first) if field.default is MISSING)  # type: ignore[arg-type]  # moves are dataclasses
            yield type(first)(**{**{name: getattr(first, name) for name in needed}, **given})
