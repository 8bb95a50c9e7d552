"""Rules engine: it completes, checks, makes and lists the moves of a game.

A game declares the rules of each moment; all callers make moves through its engine. `eighteen80.engine.game` adds the
table's needs outside the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from eighteen80.engine.rule import Given, Rule, same_move
from eighteen80.events import Event
from eighteen80.refusals import Ambiguous, Illegal, RecordText

State = TypeVar("State")
Move = TypeVar("Move")
Course = TypeVar("Course", bound="AnyCourse[Any]")
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


def plain_course(state: Any, _kind: type[Any]) -> Any:
    """Begin a move at the state as it is."""
    return PlainCourse(state)


class Outcome(NamedTuple, Generic[State]):
    """The state after a move, and the events that followed automatically."""

    state: State
    events: list[Event]


AnyRule = Rule[State, Any, Any, Course]
Rules = Mapping[type[Any], Rule[State, Any, Any, Course]]


def no_more(_course: Any) -> None:
    """Settle a game in which nothing follows automatically."""


def refuse_class(_state: Any, kind: type[Any]) -> Illegal:
    """Refuse a class of moves that is impossible now."""
    return Illegal("turn-none", verb=RecordText(kind.verb))


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
    course: Callable[[State, type[Move]], Course] = plain_course
    settle: Callable[[Course], None] = no_more
    others: Callable[[State], Rules[State, Course]] = lambda _state: {}
    any_time: Rules[State, Course] = field(default_factory=dict)
    not_now: Callable[[State, type[Move]], Illegal] = refuse_class
    sound: Callable[[State], None] = no_more
    unruled: tuple[type[Any], ...] = ()

    @cached_property
    def ruled_at_any_time(self) -> tuple[type[Any], ...]:
        """The classes of moves known at every moment, without those that the rules do not make."""
        return tuple(kind for kind in self.any_time if kind not in self.unruled)

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
