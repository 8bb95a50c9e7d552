"""Settling of pending effects: forced ones are done, impossible ones lapse (RR03 to RR05)."""

from __future__ import annotations

from eighteen80.refusals import Illegal
from eighteen80.russia.course import Course
from eighteen80.russia.events import Lapsed
from eighteen80.russia.moves import Done
from eighteen80.russia.rules.actions import industry, locomotives, obligations
from eighteen80.russia.rules.actions.effects import name_owed
from eighteen80.russia.rules.actions.obligations import NEVER_LAPSING
from eighteen80.russia.rules.actions.perform import is_compulsory
from eighteen80.russia.state import CardOwed, EndCardOwed, Freed, NumberOwed, State, TokenOwed


def settle(course: Course) -> bool:
    """Do one thing that leaves no choice; return False if a player has to choose, or nothing is owed."""
    pool = course.state.pool
    if not pool:
        return False
    if isinstance(pool[0], Freed):
        return locomotives.settle(course, pool[0])
    if _push(course):
        return True
    rest = [owed for owed in course.state.doable if not isinstance(owed, NEVER_LAPSING)]
    if rest and not obligations.has_possible_act(course.state):
        lapse(course)
        return True
    return False


def _push(course: Course) -> bool:
    """Make an industry step automatically if only one marker can and nothing owed could change the way (RR03)."""
    pushes = obligations.going_by_itself(course.state)
    if pushes is None:
        return False
    industry.push(course, pushes, industry.movable(course.state)[0])
    return True


def lapse(course: Course) -> None:
    """Let all that is left lapse, except an end card."""
    pool = course.state.doable
    lost = tuple(word for owed in pool for word in name_owed(owed) if not isinstance(owed, NEVER_LAPSING))
    obligations.drop(course)
    if lost:
        course.tell(Lapsed(course.actor, lost))


def do_done(course: Course, _move: Done) -> None:
    """End the turn's pending effects."""
    lapse(course)


def check_done(state: State, _move: Done) -> None:
    """Refuse to end a turn with something open that must be done, or chosen."""
    pool = state.pool
    if isinstance(pool[0], Freed):
        raise locomotives.chain_first(state, pool[0])
    if all(isinstance(owed, EndCardOwed) for owed in pool):
        raise Illegal("card-or-points")
    chosen = next((owed for owed in state.doable if isinstance(owed, TokenOwed | NumberOwed)), None)
    if chosen is not None:
        raise Illegal("still-owed", what=name_owed(chosen)[0])
    if any(isinstance(owed, CardOwed) for owed in state.doable) and obligations.has_possible_act(state):
        raise Illegal("still-owed", what="card")
    if (left := [owed for owed in state.doable if is_compulsory(owed)]) and obligations.possible(state):
        raise Illegal("still-owed", what=name_owed(left[0])[0])


def first(state: State) -> str:
    """Return the first thing to be done of all that is owed; an end card comes last (RR05)."""
    return name_owed(min(state.pool, key=lambda owed: isinstance(owed, EndCardOwed)))[0]


def check_possible(before: State, after: State) -> None:
    """Refuse a choice after which a compulsory effect becomes impossible (RR12)."""
    left = obligations.compulsory(after)
    if left and obligations.possible(after) is False and obligations.possible(before) is not False:
        raise Illegal("must-stay-possible", what=name_owed(left[0])[0])
