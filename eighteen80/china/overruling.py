"""A ruling of the table: a move that the rules refuse is made all the same, if the box can show what follows."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from eighteen80.china import operating, stations, track, turn
from eighteen80.china.course import Course
from eighteen80.china.map.board import shape_at
from eighteen80.china.map.geometry import EDGES
from eighteen80.china.map.tiles import positions
from eighteen80.china.moves import NOTATION, Correct, Lay, Move, Overrule, Run, Station
from eighteen80.china.soundness import check_sound
from eighteen80.china.state import Laid, State
from eighteen80.kinds import Moment
from eighteen80.refusals import Illegal, Label
from eighteen80.sheets import Say


class Ruled(NamedTuple):
    """A run that earns what the table says."""

    total: int
    bonus: int = 0
    fees: int = 0


def ruled(state: State, move: Overrule) -> Move:
    """The move that the table allows; what is left out of it can only be what is clear."""
    inner: Move = NOTATION.read(move.line, Moment(state))
    if isinstance(inner, Lay) and inner.rotation is None:
        lying = positions(inner.tile)
        if len(lying) > 1:
            raise Illegal("rule-position", tile=inner.tile, hex=inner.hex)
        return Lay(inner.hex, inner.tile, lying[0])
    return inner


def overrule(state: State, rule: turn.Rule, move: Overrule) -> Course:
    """The course of a move that was not checked; refused where it would break what always holds."""
    course = Course(state)
    course.tell("event-overruled", reason=move.reason, line=move.line)
    with _possible(move):
        inner = ruled(state, move)
        plan = _plan(state, inner)
        if rule.step is not None and state.turn.step < rule.step:
            operating.pass_to(course, rule.step)
        rule.do(course, inner, plan)
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


def exception(move: Move) -> Say | None:
    """What a reader of the result should know of the move: that it was put right or ruled, and why."""
    match move:
        case Correct(what, subject, change, reason):
            return Say("event-corrected", {"what": Label(what), "subject": subject, "change": change, "reason": reason})
        case Overrule(reason, line):
            return Say("event-overruled", {"reason": reason, "line": line})
    return None
