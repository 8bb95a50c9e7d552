"""Check, legal, apply: from a move to the chapter that owns it. Whatever shows or stores the game goes through here."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from eighteen80.game import Outcome
from eighteen80.refusals import Illegal
from eighteen80.russia import turn
from eighteen80.russia.moves import Move, Reveal
from eighteen80.russia.play.course import Course
from eighteen80.russia.state import TABLE, State


def rule_for(state: State, move: Move) -> turn.AnyRule:
    """The rule that answers for this move now."""
    rule = turn.rules(state).get(type(move))
    if rule is None:
        raise Illegal("not-due", verb=move.verb, due=turn.due(state), verbs=verbs(state))
    return rule


def verbs(state: State) -> tuple[str, ...]:
    """The verbs of which a move is legal now."""
    return tuple(kind.verb for kind, rule in turn.rules(state).items() if any(True for _ in rule.legal(state)))


def resolve(state: State, move: Move) -> Move:
    """The move with everything left out put in."""
    made: Move = rule_for(state, move).complete(state, move)
    return made


def check(state: State, move: Move) -> None:
    """Refuse what the rules do not allow."""
    rule_for(state, move).planned(state, move)


def apply(state: State, move: Move) -> Outcome:
    """Make the move, and let the game go on until somebody has a choice."""
    rule = rule_for(state, move)
    plan = rule.planned(state, move)
    course = Course(state)
    rule.do(course, plan)
    turn.settle(course)
    return Outcome(course.state, course.events)


def legal(state: State) -> Iterator[Move]:
    """Every move allowed now."""
    for rule in turn.rules(state).values():
        yield from rule.legal(state)


def actor(state: State, move: Any) -> str:
    """In whose name a move is made."""
    if isinstance(move, Reveal):
        return move.player
    due = turn.due(state)
    return due[0] if due else TABLE
