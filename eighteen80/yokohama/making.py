"""Legal, check, apply: from a move to the chapter that owns it. Whatever shows or stores the game goes through here."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from eighteen80.game import Outcome
from eighteen80.refusals import Illegal
from eighteen80.yokohama import turn
from eighteen80.yokohama.corrections import rulings
from eighteen80.yokohama.course import Course
from eighteen80.yokohama.moves import Claim, Done, Move, Neutral, Overrule, Toll
from eighteen80.yokohama.rules import setup
from eighteen80.yokohama.rules.areas import power
from eighteen80.yokohama.rules.ending import over
from eighteen80.yokohama.state import State


def complete(state: State, move: Move) -> Move:
    """The move with everything put in that was left out."""
    completed: Move = _rule(move).complete(turn.reached(state, type(move)).state, move)
    return completed


def _rule(move: Move) -> turn.AnyRule:
    return rulings.OVERRULE if isinstance(move, Overrule) else turn.RULES[type(move)]


def check(state: State, move: Move) -> None:
    """Refuse what the rules do not allow now."""
    _planned(state, move)


def _planned(state: State, move: Move) -> tuple[Course, Any]:
    kind = type(move)
    _check_time(state, kind)
    course = turn.reached(state, kind)
    return course, _rule(move).planned(course.state, move)


def _check_time(state: State, kind: type[Move]) -> None:
    """Before the boards lie and after the last turn there is only the table to be told of."""
    if kind in (*turn.ANY_TIME, Neutral, Overrule):
        return
    if over(state):
        raise Illegal("game-over")
    if setup.laying(state) and kind not in turn.SET_UP:
        raise Illegal("rows-due", row=len(state.rows) + 1)


def apply(state: State, move: Move) -> Outcome[State]:
    """Make the move; an action that can bring nothing more is over at once."""
    course, plan = _planned(state, move)
    _rule(move).do(course, plan)
    power.settle(course)
    course.set(number=state.number + 1)
    return Outcome(course.state, course.events)


NOT_ALWAYS_DUE = (Claim, Toll)
"""What may come as long as the turn can be ended, although nobody waits for it: a toll may be said behind an action."""


def legal(state: State) -> Iterator[Move]:
    """Every move allowed now; free amounts by their least and most, what is printed left open."""
    due = turn.due(state)
    for kind in turn.RULES:
        yield from legal_of(state, kind, due)


def legal_of(state: State, kind: type[Move], verbs: Sequence[str] | None = None) -> Iterator[Move]:
    """The legal moves of one class; `verbs` are those that are due, where that is known."""
    due = turn.due(state) if verbs is None else verbs
    if kind.verb in due or (kind in NOT_ALWAYS_DUE and Done.verb in due):
        yield from turn.RULES[kind].legal(turn.reached(state, kind).state)


def actor(state: State, _move: Move) -> str:
    """In whose name the move is made."""
    if state.turn is not None:
        return state.turn.who
    return state.seats[0]


def made_by(state: State, move: Move) -> str | None:
    """Who made it, for other programs: nobody of what is told of the table."""
    if type(move) in turn.SET_UP or type(move) in turn.ANY_TIME or state.turn is None:
        return None
    return state.turn.who
