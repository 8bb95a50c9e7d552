"""Industrialisation: the markers on the bar, and the factories they trigger (INDUSTRIALISIERUNG)."""

from __future__ import annotations

from typing import NamedTuple

from eighteen80.refusals import Illegal, Label
from eighteen80.russia.course import Course
from eighteen80.russia.events import FactoryFired, MarkerMoved, QuestionReached
from eighteen80.russia.rules.actions import factories
from eighteen80.russia.rules.actions.effects import apply_effect
from eighteen80.russia.state import QUESTION, Player, Pushes, State, TokenOwed, doubt, gaps
from eighteen80.sheets import Facts

FRONT, REAR = "front", "rear"


class Push(NamedTuple):
    """Steps of a marker: `front` or `rear`, or of the only one that can move."""

    marker: str = ""
    steps: int = 1


def hindrance(state: State, player: Player, marker: int) -> str:
    """Return the refusal code of a marker that cannot step; "" if it can (RR28)."""
    bar, there = state.figures.bar, player.markers[marker] + 1
    if there >= len(bar):
        return "bar-end"
    if there in player.markers:
        return "marker-ahead"
    if there in gaps(bar) and gaps(bar).index(there) >= len(player.factories):
        return "gap-empty"
    return ""


def movable(state: State) -> list[int]:
    """List the markers of the player to act that can step, the front one first."""
    player = state.players[state.actor]
    return [marker for marker in range(len(player.markers)) if not hindrance(state, player, marker)]


def marker_named(course: Course, name: str) -> int:
    """Return the marker that is meant: the one named, or the only one that can move."""
    there = len(course.player.markers)
    if name == REAR:
        if there == 1:
            raise Illegal("one-marker")
        return 1
    if name == FRONT or there == 1:
        return 0
    can = movable(course.state)
    if len(can) > 1:
        raise Illegal("which-marker")
    return can[0] if can else 0


def push(course: Course, owed: Pushes, marker: int) -> None:
    """Make one owed step of a marker, and owe its consequences."""
    rest = owed._replace(steps=owed.steps - 1)
    course.strike(owed, *([rest] if rest.steps else []))
    state, player = course.state, course.player
    bar = state.figures.bar
    was, now = player.markers[marker], player.markers[marker] + 1
    if code := hindrance(state, player, marker):
        # Neither two markers on one field nor one off the bar can lie on a tableau.
        facts: Facts = {"position": bar[was], "gap": len(player.factories) + 1}
        course.forbid(code, **facts)
        if code != "gap-empty":
            raise Illegal(code, **facts)
    markers = tuple(sorted((*player.markers[:marker], now, *player.markers[marker + 1 :]), reverse=True))
    course.change(course.actor, markers=markers)
    _tell_step(course, MarkerMoved(course.actor, bar[was], bar[now]))
    _land(course, now)


def _tell_step(course: Course, event: MarkerMoved) -> None:
    """Merge consecutive steps of one marker into one event."""
    last = course.events[-1] if course.events else None
    if isinstance(last, MarkerMoved) and last.now == event.was:
        course.events.pop()
        event = MarkerMoved(event.player, last.was, event.now)
    course.tell(event)


def _land(course: Course, position: int) -> None:
    state, player = course.state, course.player
    name = state.figures.bar[position]
    if name.endswith("?") and QUESTION not in player.fired:
        course.change(course.actor, fired=player.fired | {QUESTION})
        course.owe(TokenOwed(QUESTION))
        course.tell(QuestionReached(course.actor, QUESTION))
    if position in gaps(state.figures.bar):
        gap = gaps(state.figures.bar).index(position)
        if gap < len(player.factories):
            _fire(course, player.factories[gap])


def _fire(course: Course, number: int) -> None:
    """Owe the effect of a factory, which may lapse (RR29)."""
    state = course.state
    doubted = doubt(state, "factory", str(number))
    course.tell(FactoryFired(course.actor, number, Label(factories.function(state, number)), doubted))
    apply_effect(course, factories.effect(state, number), must=False, source="factory", detail=str(number))
