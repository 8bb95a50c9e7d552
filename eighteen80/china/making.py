"""Check, legal, apply: from a move to the chapter that owns it. Whatever shows or stores the game goes through here."""

from __future__ import annotations

from collections.abc import Iterator

from eighteen80.china import turn
from eighteen80.china.corrections import corrected_values, rulings
from eighteen80.china.course import Course
from eighteen80.china.moves import NOTATION, Confirm, Correct, Count, Move, Note, Overrule, Permit, Repay, Train
from eighteen80.china.rules.operating.turns import TRAINS
from eighteen80.china.rules.privates import ENGINEER
from eighteen80.china.state import BANK, Operating, State
from eighteen80.china.turn import rule_for
from eighteen80.game import Outcome
from eighteen80.line.fields import Moment
from eighteen80.line.leading_names import after_name
from eighteen80.refusals import Ambiguous, Illegal, Refusal, Typed
from eighteen80.rule import Given, as_said

OF_THE_BANK = (Note, Count, Confirm, Correct)
"""What the banker does in nobody else's name."""


def complete(state: State, move: Move) -> Move:
    """The move with everything left out put in."""
    if isinstance(move, Overrule):
        return rulings.complete(state, move)
    rule = rule_for(state, type(move))
    if rule.complete is as_said:
        return move
    rule.check_moment(state)
    completed: Move = rule.complete(state, move)
    return completed


def check(state: State, move: Move) -> None:
    """Refuse what the rules do not allow."""
    if isinstance(move, Overrule):
        make(state, move)
    else:
        rule_for(state, type(move)).planned(state, move)


def apply(state: State, move: Move) -> Outcome[State]:
    """Make the move, and let the game go on until somebody has a choice."""
    course = make(state, move)
    if isinstance(move, Overrule):
        rulings.settle(course)
    else:
        turn.settle(course)
    return Outcome(course.state, course.events)


def make(state: State, move: Move) -> Course:
    """The course of the move alone, before the game goes on by itself."""
    if isinstance(move, Overrule):
        return _overruled(state, move)
    rule, course = rule_for(state, type(move)), Course(state)
    rule.do(course, rule.planned(state, move))
    return course


def _overruled(state: State, move: Overrule) -> Course:
    """What the rules refuse, made by a ruling of the table; what they allow needs none."""
    ruled = rulings.case(state, move)
    if not ruled.out_of_turn and ruled.rule.refusal(state, ruled.move) is None:
        raise Illegal("rule-allowed", line=NOTATION.write(ruled.move), instead=ruled.move)
    course = rulings.overrule(state, move, ruled)
    corrected_values.check_reason(state, move)
    return course


def legal(state: State) -> Iterator[Move]:
    """Every move allowed now; free amounts by their least and most."""
    yield from legal_of_due(state)
    for rule in turn.besides(state).values():
        yield from rule.legal(state)


def legal_of_due(state: State) -> Iterator[Move]:
    """Those that answer what is due, without what others may do at any time."""
    for rule in turn.rules(state).values():
        yield from rule.legal(state)


def legal_of(state: State, kind: type[Move]) -> Iterator[Move]:
    """The legal moves of one class."""
    rule = turn.rules(state).get(kind)
    return iter(()) if rule is None else rule.legal(state)


def refuse(state: State, kind: type[Move], given: Given) -> None:
    """Refuse as the rules refuse what is nearest to a move of this class that has all that is given."""
    try:
        rule_for(state, kind).check_any(state, given)
    except Ambiguous:
        return
    if not given:
        raise Illegal("turn-none", verb=Typed(kind.verb))


def why_over(before: State, move: Move) -> Refusal | None:
    """Return what forbids every train, where the turn that this move ended had nothing else to come."""
    left = make(before, move).state
    if not isinstance(left.round, Operating) or left.round.turn is None or left.round.turn.step != TRAINS:
        return None
    try:
        rule_for(left, Train).check_any(left, {})
    except Illegal as reason:
        return reason
    return None


def by_another(state: State, line: str) -> Move | None:
    """What somebody who is not due may do all the same and is named for: repay a debt (R60), give P5's permit (R75)."""
    for name in state.seats:
        if rest := after_name(line, (name,)):
            move = NOTATION.read(rest, Moment(state))
            if isinstance(move, Repay) and move.player in (None, name):
                return Repay(move.amount, name)
            return move if isinstance(move, Permit) and actor(state, move) == name else None
    return None


def actor(state: State, move: Move) -> str:
    """In whose name a move is made: the banker's, P5's owner's, of whom a ruling names, or of whoever is due."""
    if isinstance(move, OF_THE_BANK):
        return BANK
    if isinstance(move, Permit) and move.company is not None:
        return state.privates.get(ENGINEER, BANK)
    if isinstance(move, Repay) and move.player is not None:
        return move.player
    if isinstance(move, Overrule) and (who := rulings.whose(state, move)):
        return who
    return next(iter(turn.due(state)), BANK)
