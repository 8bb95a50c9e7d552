"""The order of play: passing, the claims sorted, and the workers that go on to another space (SPIELERREIHENFOLGE)."""

from __future__ import annotations

from eighteen80.refusals import Illegal
from eighteen80.russia.box.components import BOX
from eighteen80.russia.course import Course
from eighteen80.russia.events import OrderSorted, PlayerPassed, WorkerRelocated
from eighteen80.russia.moves import Pass, Relocate, Stay
from eighteen80.russia.rules.actions import placing, spaces
from eighteen80.russia.rules.actions.spaces import check_open, parts_of, space_of
from eighteen80.russia.state import BLACK, State, claims, doubt

OF_PASSING = "pass"
"""Ledger name of the points for passing."""


def do_pass(course: Course, _move: Pass) -> None:
    """Pass for this round, with the points of the place held in it (RR09)."""
    state, who = course.state, course.actor
    place = state.order.index(who) + 1
    points = state.figures.pass_points[place - 1]
    course.earn(who, points, OF_PASSING, str(place))
    course.change(who, passed=True)
    course.tell(PlayerPassed(who, place, points, doubt(state, "pass", str(place))))
    course.hold(())


def players_after(state: State, who: str) -> tuple[str, ...]:
    """Return the players who have not passed in the order of their turns, this one last."""
    at = state.order.index(who) + 1
    return tuple(name for name in (*state.order[at:], *state.order[:at]) if not state.players[name].passed)


def sorted_order(order: tuple[str, ...], claimed: dict[int, str]) -> tuple[str, ...]:
    """Return the order of the next round (RR41)."""
    if set(claimed) == {2} and claimed[2] == order[0]:
        return order
    row = [name for name in order if name not in claimed.values()]
    for place in sorted(claimed):
        row.insert(place - 1, claimed[place])
    return tuple(row)


def next_order(state: State) -> tuple[str, ...]:
    """Return the order of the next round by the present claims."""
    return sorted_order(state.order, claims(state))


def sort(course: Course) -> None:
    """Give the claimed places to their players; then place 2 and place 1 may relocate (RR45)."""
    state = course.state
    claimed, order = claims(state), next_order(state)
    waiting = tuple(claimed[place] for place in sorted(claimed, reverse=True))
    course.set(order=order, waiting=waiting)
    if claimed:
        course.tell(OrderSorted(order))


# Relocation (RR42 to RR45)


def relocate(course: Course, move: Relocate) -> None:
    """Move the worker from the order space to another space and do its action without paying."""
    state, used = course.state, move.use
    space = space_of(state, used)
    printed = BOX.spaces.get(space)
    if printed is not None and not printed.one_worker:
        raise Illegal("one-worker-only", space=space)
    if getattr(used, "payment", None) is not None:
        raise Illegal("nothing-is-paid", space=space)
    check_open(course, space)
    here = _order_space(course.state)
    piece = course.state.spaces[here][0]
    spaces.remove_piece(course, here, piece)
    spaces.put_pieces(course, space, piece)
    course.hold(())
    course.tell(WorkerRelocated(course.actor, space))
    if printed is None or not printed.rents:
        placing.carry_out(course, space, parts_of(used), black=piece.kind == BLACK)


def _order_space(state: State) -> str:
    """Return the order space with a worker of the player to act."""
    place = next((place for place, name in claims(state).items() if name == state.actor), None)
    if place is None:
        raise Illegal("no-worker-there")
    return next(name for name, printed in BOX.spaces.items() if printed.place == place)


def check_stay(state: State, move: Stay) -> None:
    """Refuse a payment for it (RR44)."""
    if move.payment is not None:
        raise Illegal("nothing-is-paid", space=_order_space(state))
