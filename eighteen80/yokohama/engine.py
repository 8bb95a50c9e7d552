"""The rules of Yokohama at work: all callers make moves through `ENGINE`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from eighteen80.engine.rule import RulesEngine
from eighteen80.engine.table_moves import Overrule
from eighteen80.engine.table_rulings import Case, Rulings
from eighteen80.refusals import Illegal
from eighteen80.yokohama import turn
from eighteen80.yokohama.corrections.values import CORRECTIONS, check_sound
from eighteen80.yokohama.course import Course
from eighteen80.yokohama.moves import NOTATION, Claim, Done, Move, Neutral, OpenGoals, Toll
from eighteen80.yokohama.rules import setup
from eighteen80.yokohama.rules.areas import power
from eighteen80.yokohama.rules.ending import is_over
from eighteen80.yokohama.rules.scoring import final
from eighteen80.yokohama.state import State

NOT_ALWAYS_DUE = (Claim, Toll)
"""Moves that are possible until the turn ends but never awaited: a toll may follow an action."""


def _due_rules(state: State) -> Mapping[type[Move], turn.AnyRule]:
    """Return the rules of the moves that are possible now."""
    due = turn.due(state)
    more = (*(NOT_ALWAYS_DUE if Done.verb in due else ()), *((OpenGoals,) if setup.asks_for_goals(state) else ()))
    return {kind: rule for kind, rule in turn.RULES.items() if kind.verb in due or kind in more}


def _course(state: State, kind: type[Move]) -> Course:
    """Begin a move: before the boards are laid and after the last turn, the table only takes facts."""
    if kind not in (*turn.ANY_TIME, Neutral, Overrule):
        if is_over(state):
            raise Illegal("game-over")
        if setup.lays_rows(state) and kind not in turn.SET_UP:
            raise Illegal("rows-due", row=len(state.rows) + 1)
    return turn.course_at(state, kind)


def _settle(course: Course) -> None:
    """End an action that can bring nothing more, and count the move."""
    power.settle(course)
    course.set(number=course.state.number + 1)


def case(state: State, line: str) -> Case[State, Move]:
    """Return the ruled move at this moment."""
    from eighteen80.yokohama.reading import read

    return Case(read(line, state), state)


RULED = (*turn.ACTION, *turn.EXTRA, *turn.ONCE, *turn.MAIN)
"""Moves that a table may allow: every decision of a turn."""
RULINGS: Rulings[State, Move, Course] = Rulings(
    case=case,
    notation=NOTATION,
    engine=lambda: ENGINE,
    corrections=CORRECTIONS,
    admits=lambda state, kind: state.turn is not None and kind in RULED,
)
ENGINE: RulesEngine[State, Move, Course] = RulesEngine(
    rules=_due_rules,
    any_time={**turn.RULES, Overrule: RULINGS.rule},
    course=_course,
    settle=_settle,
    sound=check_sound,
    unruled=(Overrule,),
)


def due(state: State) -> Sequence[str]:
    """Return the player to decide; after the last turn one only while a fact is missing."""
    if is_over(state) and final(state) is not None:
        return ()
    return (state.turn.who if state.turn else state.seats[0],)


def thinker(state: State) -> str:
    """Return the player who has to decide now."""
    return state.turn.who if state.turn else ""


def round_key(state: State) -> str:
    """Return a key that changes when a round ends."""
    return "over" if is_over(state) else f"round {state.round}"


def actor(state: State, _move: Move) -> str:
    """Return the player who makes the move."""
    if state.turn is not None:
        return state.turn.who
    return state.seats[0]


def made_by(state: State, move: Move) -> str | None:
    """Return the move's player for other programs; None for a fact about the table."""
    if type(move) in turn.SET_UP or type(move) in turn.ANY_TIME or state.turn is None:
        return None
    return state.turn.who
