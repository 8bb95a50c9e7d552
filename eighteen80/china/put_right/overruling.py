"""A ruling of the table: a move that the rules refuse is made all the same, if the box can show what follows."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from eighteen80.china import turn
from eighteen80.china.events import Corrected, Overruled
from eighteen80.china.map.board import shape_at
from eighteen80.china.map.geometry import EDGES
from eighteen80.china.map.tiles import positions
from eighteen80.china.moves import (
    NOTATION,
    Buy,
    Correct,
    Found,
    Lay,
    Move,
    Overrule,
    Repay,
    Run,
    Sell,
    Station,
    Train,
    out_of_turn,
)
from eighteen80.china.operating import stations, track, turns
from eighteen80.china.play.course import Course
from eighteen80.china.put_right.soundness import check_sound
from eighteen80.china.state import GapOwed, Laid, Operating, ShareRound, State, Turn
from eighteen80.events import Event
from eighteen80.line.fields import Moment
from eighteen80.refusals import Illegal, Label

OUT_OF_TURN = (Buy, Sell, Found, Repay, Lay, Station, Train)
"""What may be made up for while somebody else is due; all else is the course of a turn."""


class Ruled(NamedTuple):
    """A run that earns what the table says."""

    total: int
    bonus: int = 0
    fees: int = 0


class Case(NamedTuple):
    """What the table allows: the move, and the moment in which whoever makes it is due."""

    move: Move
    moment: State
    out_of_turn: bool


def case(state: State, move: Overrule) -> Case:
    """What is ruled about; what is left out of the move can only be what is clear."""
    who, line = out_of_turn(move.line, Moment(state))
    inner = _clear(NOTATION.read(line, Moment(state)))
    if not who and isinstance(inner, OUT_OF_TURN) and type(inner) not in turn.rules(state):
        raise Illegal("rule-whose", line=line)
    if not who or who in turn.due(state):
        return Case(inner, state, out_of_turn=False)
    if not isinstance(inner, OUT_OF_TURN):
        raise Illegal("rule-out-of-turn", who=who, verb=inner.verb)
    return Case(inner, _his_turn(state, who), out_of_turn=True)


def whose(state: State, move: Overrule) -> str:
    """Who makes a move out of turn; nobody where it is that of whoever is due."""
    return out_of_turn(move.line, Moment(state))[0]


def _clear(inner: Move) -> Move:
    if isinstance(inner, Lay) and inner.rotation is None:
        lying = positions(inner.tile)
        if len(lying) > 1:
            raise Illegal("rule-position", tile=inner.tile, hex=inner.hex)
        return Lay(inner.hex, inner.tile, lying[0])
    return inner


def _his_turn(state: State, who: str) -> State:
    """The moment as if it were the turn of this one, while all that is due waits beneath."""
    round_ = ShareRound(who) if who in state.players else Operating(turn=Turn(who))
    return state._replace(rounds=(*state.rounds, round_), owed=())


def _resume(course: Course, state: State) -> None:
    """What was due before is due again, after what the move itself has brought about."""
    course.set(rounds=(*state.rounds, *course.state.rounds[len(state.rounds) + 1 :]))
    course.set(owed=(*course.state.owed, *state.owed))


def overrule(state: State, rule: turn.Rule, move: Overrule, ruled: Case) -> Course:
    """The course of a move that was not checked; refused where it would break what always holds."""
    course = Course(ruled.moment)
    course.tell(Overruled(move.reason, move.line))
    with _possible(move):
        plan = _plan(ruled.moment, ruled.move)
        if rule.step is not None and ruled.moment.turn.step < rule.step:
            turns.pass_to(course, rule.step)
        rule.do(course, ruled.move, plan)
    if ruled.out_of_turn:
        # Whoever pays for a purchase bit by bit does so within that turn.
        if any(isinstance(owed, GapOwed) for owed in course.state.owed):
            raise Illegal("rule-impossible", line=move.line)
        _resume(course, state)
    check_sound(course.state)
    return course


def settle(course: Course, move: Overrule) -> None:
    """Let the game go on after a ruling; refused where what follows would break what always holds."""
    with _possible(move):
        turn.settle(course)
    check_sound(course.state)


@contextmanager
def _possible(move: Overrule) -> Iterator[None]:
    """Rules rely on what their checks have made sure of; where nothing was checked, that shows as a fault."""
    try:
        yield
    except (AssertionError, LookupError, ValueError) as fault:
        raise Illegal("rule-impossible", line=move.line) from fault


def _plan(state: State, inner: Move) -> Any:
    match inner:
        case Lay(hex_, number, rotation):
            return _lay_plan(state, hex_, Laid(number, rotation or 0))
        case Station(hex_, edge):
            who = state.turn.who
            return stations.Plan(who, _city(state, hex_, edge), stations.price(state, who))
        case Run(_, amount, _):
            return Ruled(amount or 0)
    return None


def _lay_plan(state: State, hex_: str, laid: Laid) -> track.Plan:
    who = state.turn.who
    upgrade = shape_at(state.board, hex_) is not None
    cost = 0 if upgrade else track.first_cost(state, who, hex_)
    return track.Plan(who, laid, cost, upgrade)


def _city(state: State, hex_: str, edge: int | None) -> int:
    shape = shape_at(state.board, hex_)
    if shape is None or edge is None or edge >= len(EDGES):
        return 0
    return next((city for city, ends in enumerate(shape.ends) if edge in ends), 0)


def exception(move: Move) -> Event | None:
    """What a reader of the result should know of the move: that it was put right or ruled, and why."""
    match move:
        case Correct(what, subject, change, reason):
            return Corrected(Label(what), subject, change, reason)
        case Overrule(reason, line):
            return Overruled(reason, line)
    return None
