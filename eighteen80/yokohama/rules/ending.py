"""The end of the game: five ways in which it comes (Y70), and the last round (Y71)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from eighteen80.yokohama.box.components import BOX
from eighteen80.yokohama.course import Course
from eighteen80.yokohama.events import EndTakenBack, EndTriggered
from eighteen80.yokohama.state import BOARDS, Player, State

ORDERS = "orders"


def is_over(state: State) -> bool:
    """Return whether the last turn has been played."""
    return state.turn is None and state.last_round is not None


def limit(state: State) -> int:
    """Return the number of assistants on one of the two boards that brings the end."""
    return BOX.contents.end.board[len(state.seats)]


def most_built(state: State, what: str) -> int:
    """Return the largest number of shops or houses built by one player."""
    return max(_number_built(player, what) for player in state.players.values())


class Distance(NamedTuple):
    """Distance of an end: present and final number, what is missing, and the nearest player."""

    why: str
    has: int
    limit: int
    left: int
    names: tuple[str, ...] = ()


def distances(state: State) -> Iterator[Distance]:
    """Yield the five ways to the end. The first order beyond those on the pile brings the end (Y44)."""
    for board in BOARDS:
        has = state.on_board(board)
        yield Distance(board, has, limit(state), limit(state) - has)
    yield Distance(ORDERS, state.pile, BOX.pile(len(state.seats)), state.pile + 1)
    for what in ("shops", "houses"):
        has, most = most_built(state, what), getattr(BOX.contents.end, what)
        ahead = (
            tuple(name for name, player in state.players.items() if _number_built(player, what) == has) if has else ()
        )
        yield Distance(what, has, most, most - has, ahead)


def _number_built(player: Player, what: str) -> int:
    return len(player.sites if what == "shops" else player.trading)


def ends_reached(state: State) -> Iterator[str]:
    """Yield the ends reached now, except the pile of orders, which brings the end when it is drawn from."""
    return (distance.why for distance in distances(state) if distance.left <= 0 and distance.why != ORDERS)


def announce_end(course: Course, who: str) -> None:
    """Announce the end, the first time it comes."""
    if why := next(ends_reached(course.state), None):
        trigger(course, why, who)


def reconsider(course: Course, before: State, who: str) -> None:
    """Y70: Bring the end that a correction completes; undo one that it breaks in the same round."""
    state, trigger_ = course.state, before.trigger
    if state.turn is None:
        return
    undone = trigger_ is not None and _holds(before, trigger_[0]) and not _holds(state, trigger_[0])
    if trigger_ is not None and undone and state.round + 1 == state.last_round:
        course.set(trigger=None, last_round=None)
        course.tell(EndTakenBack(trigger_[0]))
        announce_end(course, who)
    elif set(ends_reached(state)) - set(ends_reached(before)):
        announce_end(course, who)


def _holds(state: State, why: str) -> bool:
    """Return whether an end is still valid; that of the orders as long as the pile is empty."""
    return state.pile == 0 if why == ORDERS else why in ends_reached(state)


def trigger(course: Course, why: str, who: str) -> None:
    """Trigger the end after this round and one more; later reasons change nothing."""
    state = course.state
    if state.trigger is None:
        course.set(trigger=(why, who), last_round=state.round + 1)
        course.tell(EndTriggered(why, who, state.round + 1))
