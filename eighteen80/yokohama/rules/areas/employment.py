"""Employment agency: pieces from the warehouse to the supply (Y45)."""

from __future__ import annotations

from collections.abc import Iterator

from eighteen80.engine.rule import Rule
from eighteen80.refusals import Illegal
from eighteen80.yokohama.course import Course
from eighteen80.yokohama.moves import Hire
from eighteen80.yokohama.rules.areas.power import STEP, action_under_way, yields
from eighteen80.yokohama.rules.rewards import check_hire, hire, hirings
from eighteen80.yokohama.state import State


def candidates(state: State) -> Iterator[Hire]:
    """Yield every number of pieces that can be paid."""
    action = state.this_turn.action
    most = yields(action.area, action.power) if action else 0
    return (Hire(pieces) for pieces in hirings(state.player, most, state.player.yen))


def check_hire_move(state: State, move: Hire) -> None:
    """Check the power, the warehouse and the payment."""
    action = action_under_way(state, Hire.verb, STEP)
    number = sum(number for _, number in move.pieces)
    if number > (most := yields(action.area, action.power)):
        raise Illegal("hire-most", number=number, most=most, power=action.power)
    check_hire(state.player, move.pieces, state.player.yen)


def do_hire(course: Course, move: Hire) -> None:
    """Pay for the pieces, which come to the supply."""
    hire(course, course.actor, move.pieces)
    course.change_action(done=True)


HIRE: Rule[State, Hire, Hire, Course] = Rule(candidates, do_hire, check=check_hire_move)
