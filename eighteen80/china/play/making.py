"""Check, legal, apply: from a move to the chapter that owns it. Whatever shows or stores the game goes through here."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from eighteen80.china import stock, turn
from eighteen80.china.auction import EXCHANGED
from eighteen80.china.box.components import BOX
from eighteen80.china.companies import rows_allowed
from eighteen80.china.moves import (
    NOTATION,
    Confirm,
    Correct,
    Count,
    Done,
    Found,
    Lay,
    Move,
    Note,
    Overrule,
    Pass,
    Permit,
    Rocket,
    Run,
    Station,
    Train,
)
from eighteen80.china.operating import routes, stations, track, turns
from eighteen80.china.play.course import Course
from eighteen80.china.privates import ENGINEER, forced_rockets
from eighteen80.china.put_right import corrections, overruling
from eighteen80.china.state import BANK, RocketOwed, ShareRound, StartOwed, State
from eighteen80.game import Outcome
from eighteen80.refusals import Illegal


def rule_for(state: State, kind: type[Move]) -> turn.Rule:
    """The rule that answers for moves of this class now."""
    rule = turn.rules(state).get(kind) or turn.at_any_time(state, kind)
    if rule is None:
        verbs = tuple(other.verb for other in turn.rules(state) if any(True for _ in legal_of(state, other)))
        raise Illegal("turn-not-now", verb=kind.verb, due=turn.due(state), verbs=verbs)
    return rule


def check(state: State, move: Move) -> Any:
    """Refuse the move, or return what its effect needs."""
    if isinstance(move, Overrule):
        return _overruled(state, move)
    rule = rule_for(state, type(move))
    if rule.step is not None:
        turns.check_step(state, rule.step)
    return rule.check(state, move)


def apply(state: State, move: Move) -> Outcome[State]:
    """Make the move, and let the game go on until somebody has a choice."""
    course = make(state, move)
    if isinstance(move, Overrule):
        overruling.settle(course, move)
    else:
        turn.settle(course)
    return Outcome(course.state, course.events)


def make(state: State, move: Move) -> Course:
    """The course of the move alone, before the game goes on by itself."""
    if isinstance(move, Overrule):
        return _overruled(state, move)
    plan = check(state, move)
    rule, course = rule_for(state, type(move)), Course(state)
    if rule.step is not None:
        turns.pass_to(course, rule.step)
    rule.do(course, move, plan)
    return course


def _overruled(state: State, move: Overrule) -> Course:
    """What the rules refuse, made by a ruling of the table; what they allow needs none."""
    ruled = overruling.case(state, move)
    rule = rule_for(ruled.moment, type(ruled.move))
    if not ruled.out_of_turn and _allowed(state, ruled.move):
        raise Illegal("rule-allowed", line=NOTATION.write(ruled.move), instead=ruled.move)
    course = overruling.overrule(state, rule, move, ruled)
    corrections.check_reason(state, move)
    return course


def _allowed(state: State, move: Move) -> bool:
    try:
        check(state, resolve(state, move))
    except Illegal:
        return False
    return True


def legal(state: State) -> Iterator[Move]:
    """Every move allowed now; free amounts by their least and most."""
    for kind in turn.rules(state):
        yield from legal_of(state, kind)


def legal_of(state: State, kind: type[Move]) -> Iterator[Move]:
    """The legal moves of one class."""
    rule = turn.rules(state).get(kind)
    if rule is not None and (rule.step is None or _step_open(state, rule.step)):
        yield from rule.moves(state)


def _step_open(state: State, step: int) -> bool:
    try:
        turns.check_step(state, step)
    except Illegal:
        return False
    return True


def actor(state: State, move: Move) -> str:
    """In whose name a move is made: the banker's, P5's owner's, of whom a ruling names, or of whoever is due."""
    if isinstance(move, Note | Count | Confirm | Correct):
        return BANK
    if isinstance(move, Permit) and move.company is not None:
        return state.privates.get(ENGINEER, BANK)
    if isinstance(move, Overrule) and (who := overruling.whose(state, move)):
        return who
    return turn.due(state)[0] if turn.due(state) else BANK


# What a banker leaves out


def resolve(state: State, move: Move) -> Move:
    """The move with everything left out put in."""
    resolver = RESOLVERS.get(type(move))
    return resolver(state, move) if resolver else move


def _resolve_lay(state: State, move: Lay) -> Lay:
    rule_for(state, type(move))
    return track.resolve_lay(state, move)


def _resolve_station(state: State, move: Station) -> Station:
    rule_for(state, type(move))
    return stations.resolve_station(state, move)


def _resolve_run(state: State, move: Run) -> Run:
    rule_for(state, type(move))
    turns.check_step(state, turns.RUN)
    return routes.resolve_run(state, move)


def _resolve_found(state: State, move: Found) -> Found:
    if move.row is not None:
        return move
    if isinstance(state.round, ShareRound):
        stock.check_unfounded(state, move.company)
    rows = rows_allowed(state, move.price)
    if not rows:
        raise Illegal("found-price-full", price=move.price)
    return Found(move.company, move.price, move.certificate, move.permits, rows[0])


def _resolve_done(state: State, move: Done) -> Move:
    """In a share round, `done` of a player who has done nothing is a pass.

    Not right after a purchase: that has ended a turn, and `done` may be meant of the buyer.
    """
    round_ = state.round
    return Pass() if isinstance(round_, ShareRound) and stock.idle_so_far(round_) else move


def _resolve_permit(state: State, move: Permit) -> Permit:
    starts = bool(state.owed) and isinstance(state.owed[0], StartOwed)
    if not starts or move.row is not None or move.company is not None:
        return move
    return Permit(move.letters, None, rows_allowed(state, EXCHANGED.par)[0])


def _resolve_train(_state: State, move: Train) -> Train:
    """From the bank, the printed price goes without saying."""
    from_bank = move.seller is None and move.price == BOX.trains[move.type].price
    return Train(move.type) if from_bank else move


def _resolve_rocket(state: State, move: Rocket) -> Rocket:
    """By choice, without the company on turn; forced, with nothing left out but what is clear."""
    if not state.owed or not isinstance(state.owed[0], RocketOwed):
        return Rocket() if move == Rocket(*turn.due(state)) else move
    fitting = [
        choice
        for choice in forced_rockets(state)
        if move.company in (None, choice.company) and move.scrap in (None, choice.scrap)
    ]
    return fitting[0] if len(fitting) == 1 else move


RESOLVERS: Mapping[type[Move], Callable[[State, Any], Move]] = {
    Lay: _resolve_lay,
    Station: _resolve_station,
    Run: _resolve_run,
    Found: _resolve_found,
    Done: _resolve_done,
    Permit: _resolve_permit,
    Train: _resolve_train,
    Rocket: _resolve_rocket,
    Confirm: corrections.resolve_confirm,
}
