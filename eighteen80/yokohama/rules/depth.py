"""Switch from map depth to ledger depth: the table continues with fewer keys, without typing every assistant."""

from __future__ import annotations

from eighteen80.engine.rule import Rule, no_candidates
from eighteen80.refusals import Illegal
from eighteen80.yokohama.course import Course
from eighteen80.yokohama.events import DepthChanged
from eighteen80.yokohama.moves import Depth
from eighteen80.yokohama.rules.setup import lays_rows
from eighteen80.yokohama.state import State


def check_depth(state: State, _move: Depth) -> None:
    """Refuse the way back: no one has kept the assistants' places since."""
    if not state.on_map or lays_rows(state):
        raise Illegal("depth-not", depth=state.options.depth)


def do_depth(course: Course, move: Depth) -> None:
    """Turn all assistants in play into one number; a placing in this turn has opened its main phase."""
    for name, player in course.state.players.items():
        arrived = max(player.areas.values(), default=0)
        left = {area: arrived - player.areas.get(area, 0) for area in course.state.areas}
        supply = player.supply + sum(player.areas.values())
        course.player(name, supply=supply, areas={}, arrived=arrived, left=left)
    course.set(options=course.state.options._replace(depth=move.depth))
    turn = course.state.turn
    if turn is not None:
        course.change_turn(moves=0, step="B1" if turn.step == "B2" else turn.step)
    course.tell(DepthChanged(move.depth))


CHANGE_DEPTH: Rule[State, Depth, Depth, Course] = Rule(no_candidates, do_depth, check=check_depth)
