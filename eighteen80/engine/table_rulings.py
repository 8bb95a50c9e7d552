"""A ruling of the table: a refused move is made all the same, if the box can show the result."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from eighteen80.engine.corrections import Corrections, do_nothing
from eighteen80.engine.rule import AnyCourse, AnyRule, Rule, RulesEngine, no_candidates
from eighteen80.engine.table_moves import OF_THE_BANK, Overrule, Ruled
from eighteen80.line.fields import Moment
from eighteen80.line.forms import Spoken
from eighteen80.line.notation import Notation
from eighteen80.refusals import Illegal, Refusal

State = TypeVar("State")
Move = TypeVar("Move", bound=Spoken)
Made = TypeVar("Made", bound=AnyCourse[Any])


class Case(NamedTuple, Generic[State, Move]):
    """The move allowed by the table: the move itself, the moment in which its player is to act, and the player.

    The player is "" for a move of the player to act.
    """

    move: Move
    moment: State
    who: str = ""


class Allowed(NamedTuple, Generic[State, Move, Made]):
    """A ruling, the case that it decides, and the course of its move."""

    move: Overrule
    case: Case[State, Move]
    course: Made


@dataclass(frozen=True, eq=False, kw_only=True)
class Rulings(Generic[State, Move, Made]):
    """A game's declaration of the table's rulings.

    `case` reads the ruled move, if it may be another player's. `admits` returns whether a ruling on a class of moves
    may be made now. `resume` restores what was due before a move of a player not to act. A move `keeps_words` if the
    rules refuse to complete it.
    """

    notation: Notation[Move]
    engine: Callable[[], RulesEngine[State, Move, Made]]
    corrections: Corrections[State, Made]
    case: Callable[[State, str], Case[State, Move]] | None = None
    admits: Callable[[State, type[Any]], bool] = lambda _state, _kind: True
    resume: Callable[[Made, State, Case[State, Move]], None] = do_nothing
    keeps_words: bool = False

    @property
    def rule(self) -> AnyRule[State, Made]:
        """The rule of a ruling."""
        return Rule(no_candidates, _do, plan=self.plan, check=self._check, complete=self._complete)

    def _case(self, state: State, line: str) -> Case[State, Move]:
        """Read the ruled move: that of the player to act, unless the game reads another player from the line."""
        if self.case is not None:
            return self.case(state, line)
        return Case(self.notation.read(line, Moment(state)), state)

    def complete_case(self, state: State, move: Overrule) -> Case[State, Move]:
        """Read the ruled move, and fill in the omissions that the rules know."""
        case = self._case(state, move.line)
        kind = type(case.move)
        if issubclass(kind, (*OF_THE_BANK, Overrule)) or not self.admits(state, kind):
            raise Illegal("rule-not", line=move.line)
        engine = self.engine()
        rule, moment = engine.rule_for(case.moment, kind), engine.course(case.moment, kind).state
        with suppress(*((Refusal,) if self.keeps_words else ())):
            return case._replace(move=rule.complete(moment, case.move))
        return case

    def _complete(self, state: State, move: Overrule) -> Overrule:
        """Write the allowed move in full, for the record."""
        case = self.complete_case(state, move)
        line = self.notation.write(case.move)
        return Overrule(move.reason, f"{case.who}: {line}" if case.who else line)

    def plan(self, state: State, move: Overrule) -> Allowed[State, Move, Made]:
        """Make the move without its check; refuse to break an invariant."""
        case = self.complete_case(state, move)
        engine, kind = self.engine(), type(case.move)
        rule, course = engine.rule_for(case.moment, kind), engine.course(case.moment, kind)
        course.events.insert(0, Ruled(move.reason, move.line))
        plan = rule.plan(course.state, case.move)
        try:
            rule.do(course, plan)
        except (LookupError, ValueError) as fault:
            raise Illegal("rule-impossible", line=move.line) from fault
        self.resume(course, state, case)
        self.corrections.sound(course.state)
        return Allowed(move, case, course)

    def _check(self, state: State, plan: Allowed[State, Move, Made]) -> None:
        """Refuse a ruling on a legal move, or one without a reason."""
        if not plan.case.who and self._is_allowed(plan.case):
            raise Illegal("rule-allowed", line=self.notation.write(plan.case.move), instead=plan.case.move)
        self.corrections.check_reason(state, plan.move)

    def _is_allowed(self, case: Case[State, Move]) -> bool:
        try:
            self.engine().check(case.moment, case.move)
        except Refusal:
            return False
        return True


def _do(course: AnyCourse[Any], plan: Allowed[Any, Any, Any]) -> None:
    course.state = plan.course.state
    course.events.extend(plan.course.events)
