"""A rule of a game: five functions of one chapter, and the functions derived from them.

No condition is written twice: what may come is what `check` lets pass of what could be meant, why nothing may come is
the refusal of what comes nearest, and a ruling of the table leaves `check` out and nothing else. A game declares the
rules of each moment; all callers complete, check, make and list moves through its `RulesEngine`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, MutableMapping
from dataclasses import MISSING, dataclass, field, fields
from functools import cached_property
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from eighteen80.events import Event
from eighteen80.refusals import Ambiguous, Illegal, RecordText

State = TypeVar("State")
Move = TypeVar("Move")
Plan = TypeVar("Plan")
Course = TypeVar("Course", bound="AnyCourse[Any]")
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
        self.whole(state, course.state)
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
        plan, check, stepwise = self.plan, self.check, self.stepwise
        for move in self.candidates(state):
            try:
                planned = plan(state, move)
                check(state, planned)
                if stepwise:
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


Held = TypeVar("Held")


class AnyCourse(Protocol[Held]):
    """A move being made: the state so far, and the consequences of the move."""

    state: Held
    events: list[Event]


@dataclass(slots=True)
class PlainCourse(Generic[Held]):
    """A move being made; a game adds the verbs by which its chapters change the state."""

    state: Held
    events: list[Event] = field(default_factory=list)

    def tell(self, event: Event) -> None:
        """Note an event for the log."""
        self.events.append(event)

    def set(self, **changes: Any) -> None:
        """Change the state's own fields."""
        self.state = self.state._replace(**changes)  # type: ignore[attr-defined]  # states are named tuples

    def change(self, name: str, **changes: Any) -> None:
        """Change one player."""
        players = self.state.players  # type: ignore[attr-defined]  # in a game that changes its players so
        self.set(players={**players, name: players[name]._replace(**changes)})


class Outcome(NamedTuple, Generic[State]):
    """The state after a move, and the events that followed automatically."""

    state: State
    events: list[Event]


AnyRule = Rule[State, Any, Any, Course]
Rules = Mapping[type[Any], Rule[State, Any, Any, Course]]


def begin_plainly(state: Any, _kind: type[Any]) -> Any:
    """Begin a move at the state as it is."""
    return PlainCourse(state)


def no_more(_course: Any) -> None:
    """Settle a game in which nothing follows automatically."""


@dataclass(kw_only=True, eq=False)
class RulesEngine(Generic[State, Move, Course]):
    """The rules of a game at work.

    `rules` are those of the moment, `others` those of players not to act; both are listed. `any_time` are rules that
    are known at every moment and never listed: notes, corrections, and moves refused with a reason of their own.
    `course` begins a move of a class; it may first pass over open actions. `settle` continues until a player has a
    choice. `not_now` is the refusal of a class without a rule now. `sound` refuses a state that the box cannot show; it
    is asked after each move of the classes in `unruled`, which the rules did not make.
    """

    rules: Callable[[State], Rules[State, Course]]
    course: Callable[[State, type[Any]], Course] = begin_plainly
    settle: Callable[[Course], None] = no_more
    others: Callable[[State], Rules[State, Course]] = lambda _state: {}
    any_time: Rules[State, Course] = field(default_factory=dict)
    not_now: Callable[[State, type[Any]], Illegal] = lambda _state, kind: Illegal(
        "turn-none", verb=RecordText(kind.verb)
    )
    sound: Callable[[State], None] = no_more
    unruled: tuple[type[Any], ...] = ()

    @cached_property
    def ruled_at_any_time(self) -> tuple[type[Any], ...]:
        """The classes of moves known at every moment, without those that the rules do not make."""
        return tuple(kind for kind in self.any_time if kind not in self.unruled)

    def verbs(self, state: State) -> Iterator[str]:
        """Yield the verbs of the moves that may come now."""
        return (kind.verb for kind in (*self.rules(state), *self.others(state)))

    def rule_for(self, state: State, kind: type[Move]) -> AnyRule[State, Course]:
        """Find the rule that answers for moves of this class now."""
        rule = self.any_time.get(kind) or self.rules(state).get(kind) or self.others(state).get(kind)
        if rule is None:
            raise self.not_now(state, kind)
        return rule

    def complete(self, state: State, move: Move) -> Move:
        """Fill in the omissions of the move."""
        kind = type(move)
        rule = self.rule_for(state, kind)
        if rule.complete is same_move:
            return move
        state = self.course(state, kind).state
        rule.check_moment(state)
        completed: Move = rule.complete(state, move)
        return completed

    def check(self, state: State, move: Move) -> None:
        """Refuse a move that the rules do not allow."""
        kind = type(move)
        self.rule_for(state, kind).make_plan(self.course(state, kind).state, move)

    def make(self, state: State, move: Move, *, kept: bool = False) -> Course:
        """Make only the move, before the game continues automatically."""
        kind = type(move)
        rule, course = self.rule_for(state, kind), self.course(state, kind)
        plan = rule.planned_before_steps(course.state, move, kept=kept)
        made = rule.make_steps(course.state, plan)
        if made is None:
            rule.do(course, plan)
        else:
            course.state = made.state
            course.events.extend(made.events)
        return course

    def apply(self, state: State, move: Move, *, kept: bool = False) -> Outcome[State]:
        """Make the move, or one that a record has `kept`, and let the game go on until a player has a choice."""
        course = self.make(state, move, kept=kept)
        self.settle(course)
        if isinstance(move, self.unruled):
            self.sound(course.state)
        return Outcome(course.state, course.events)

    def legal(self, state: State) -> Iterator[Move]:
        """List every move allowed now; free amounts by their least and most."""
        yield from self.legal_of_due(state)
        for kind, rule in self.others(state).items():
            yield from rule.legal(self.course(state, kind).state)

    def legal_of_due(self, state: State) -> Iterator[Move]:
        """List the moves that answer the decision due, without those that other players may make."""
        for kind, rule in self.rules(state).items():
            yield from rule.legal(self.course(state, kind).state)

    def legal_of(self, state: State, kind: type[Move]) -> Iterator[Move]:
        """List the legal moves of one class that answer the decision due."""
        rule = self.rules(state).get(kind)
        return iter(()) if rule is None else rule.legal(self.course(state, kind).state)

    def refuse(self, state: State, kind: type[Move], given: Given) -> None:
        """Refuse as the rules refuse the nearest move of this class that has all given fields."""
        try:
            self.rule_for(state, kind).check_any(self.course(state, kind).state, given)
        except Ambiguous:
            return
        if not given:
            raise Illegal("turn-none", verb=RecordText(kind.verb))  # type: ignore[attr-defined]  # every move has a verb
