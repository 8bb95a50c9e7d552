"""A rule of a game: five functions of one chapter, and the functions derived from them.

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
"""Fields of a move that a line has given so far."""


def same_move(_state: Any, move: Move) -> Move:
    """Return the move itself, as `complete` or `plan` of a move without open parts."""
    return move


def accept(_state: Any, _plan: Any) -> None:
    """Accept the move, as `check` of a move that nothing forbids when it is due."""


def only(move: Move) -> Callable[[Any], tuple[Move, ...]]:
    """Return `candidates` of a move without fields."""
    return lambda _state: (move,)


def no_candidates(_state: Any) -> Iterable[Any]:
    """Return no `candidates` for moves that cannot be listed, such as notes."""
    return ()


def never_hopeless(_state: Any) -> bool:
    """Return False as `hopeless` if only the candidates show whether one is legal."""
    return False


class CandidateCache(NamedTuple):
    """Place of a list that takes long to make, and a key of everything it depends on."""

    lists: MutableMapping[Any, Any]
    key: tuple[Any, ...]


class Rule(NamedTuple, Generic[State, Move, Plan, Course]):
    """A chapter's answers for one class of moves.

    `candidates` are the possible moves, `complete` fills in what was left out, `plan` works out the move's pieces and
    cost and refuses only what the box cannot show, `check` refuses what the rules forbid, `do` makes the move.
    `check_typed` comes before `check` and does not apply to the lines of a record, which may be older than it.

    A rule whose parts depend on what those before them have triggered is stepwise: `do` itself refuses what the rules
    forbid, on the strict course that `stepwise` begins. Such a move is made once, and making it is its check. A ruling
    of the table makes it on a course that is not strict.

    `check_moment` is the part of `check` that is equal for every such move of this moment, so that a whole list asks it
    once. `begun` yields the completions of an unfinished line, if the candidates are not all of them. `walk` replaces
    the candidates where a list makes each move to find its result: it passes that moment on. `whole` examines the
    moment after a stepwise move. `hopeless` may skip many candidates without a legal one, and `kept` is the place of
    their list: neither decides anything.
    """

    candidates: Callable[[State], Iterable[Move]]
    do: Callable[[Course, Plan], None]
    plan: Callable[[State, Move], Plan] = same_move  # type: ignore[assignment]  # a move may be its own plan
    check: Callable[[State, Plan], None] = accept
    complete: Callable[[State, Move], Move] = same_move
    check_typed: Callable[[State, Plan], None] = accept
    check_moment: Callable[[State], None] = lambda _state: None
    stepwise: Callable[[State], Course] | None = None
    begun: Callable[[State, Given], Iterable[Move]] | None = None
    hopeless: Callable[[State], bool] = never_hopeless
    kept: Callable[[State], CandidateCache] | None = None
    walk: Callable[[State], Iterable[tuple[Move, State]]] | None = None
    whole: Callable[[State, State], None] = accept

    def make_plan(self, state: State, move: Move) -> Plan:
        """Return the plan of a completed move that the rules allow."""
        plan = self.planned_before_steps(state, move)
        self.make_steps(state, plan)
        return plan

    def planned_before_steps(self, state: State, move: Move, *, kept: bool = False) -> Plan:
        """Return the plan of a completed move; only its steps, if it has any, could still be refused."""
        self.check_moment(state)
        plan = self.plan(state, move)
        if not kept:
            self.check_typed(state, plan)
        self.check(state, plan)
        return plan

    def make_steps(self, state: State, plan: Plan) -> Course | None:
        """Make a stepwise move, or refuse one of its steps; None if the rule is not stepwise."""
        if self.stepwise is None:
            return None
        course = self.stepwise(state)
        self.do(course, plan)
        self.whole(state, course.state)  # type: ignore[attr-defined]  # every course has a state
        return course

    def legal(self, state: State) -> Iterator[Move]:
        """Yield the candidates that the rules allow."""
        if self._is_barred(state):
            return iter(())
        if self.kept is None:
            return self._legal_candidates(state)
        lists, key = self.kept(state)
        if key not in lists:
            lists[key] = tuple(self._legal_candidates(state))
        return iter(lists[key])

    def possible(self, state: State) -> bool:
        """Return whether there is a legal move, without making a list."""
        if self._is_barred(state):
            return False
        if self.kept is not None:
            lists, key = self.kept(state)
            if key in lists:
                return bool(lists[key])
        return next(self._legal_candidates(state), None) is not None

    def _is_barred(self, state: State) -> bool:
        try:
            self.check_moment(state)
        except Illegal:
            return True
        return self.hopeless(state)

    def _legal_candidates(self, state: State) -> Iterator[Move]:
        return self._check_each(state) if self.walk is None else self._check_walk(state, self.walk(state))

    def _check_walk(self, state: State, walked: Iterable[tuple[Move, State]]) -> Iterator[Move]:
        for move, there in walked:
            try:
                self.whole(state, there)
            except Illegal:
                continue
            yield move

    def _check_each(self, state: State) -> Iterator[Move]:
        plan, check = self.plan, self.check
        for move in self.candidates(state):
            try:
                planned = plan(state, move)
                check(state, planned)
                if self.stepwise is not None:
                    self.make_steps(state, planned)
            except Illegal:
                continue
            yield move

    def refusal(self, state: State, move: Move) -> Illegal | None:
        """Return the refusal of a completed move, if it is not allowed."""
        try:
            self.make_plan(state, move)
        except Illegal as refusal:
            return refusal
        return None

    def check_any(self, state: State, given: Given) -> None:
        """Refuse an unfinished line in the way that its nearest completion is refused."""
        self.check_moment(state)
        nearest = next(iter(self.begun(state, given) if self.begun else self._candidates_with(state, given)), None)
        if nearest is not None:
            self.make_plan(state, self.complete(state, nearest))

    def _candidates_with(self, state: State, given: Given) -> Iterator[Move]:
        """Yield the candidates with the given fields, and finally the first candidate with these fields put in."""
        first = None
        for move in self.candidates(state):
            first = first or move
            if all(getattr(move, name) == value for name, value in given.items()):
                yield move
        if first is not None and given:
            needed = (field.name for field in fields(first) if field.default is MISSING)  # type: ignore[arg-type]  # moves are dataclasses
            yield type(first)(**{**{name: getattr(first, name) for name in needed}, **given})
