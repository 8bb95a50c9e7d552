"""Factories, the gaps that they fill (FABRIKEN), and the markers on the bar that trigger them (INDUSTRIALISIERUNG)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from eighteen80.refusals import Ambiguous, Illegal, Label
from eighteen80.russia.box.components import BOX
from eighteen80.russia.course import Course
from eighteen80.russia.events import FactoryBuilt, FactoryFired, FactoryReturned, MarkerMoved, QuestionReached
from eighteen80.russia.rules.actions import locomotives
from eighteen80.russia.rules.actions.effects import apply_effect
from eighteen80.russia.state import QUESTION, Build, Player, Pushes, State, TokenOwed, doubt, gaps
from eighteen80.sheets import Facts

GAPS = BOX.locomotives.gaps


class Tile(NamedTuple):
    """A factory to be built: a returned tile by its number or the top of the stack, and the tile swapped for it."""

    number: int = 0
    swapped: int = 0
    gap: int = 0


def factory_function(state: State, number: int) -> str:
    """Return the function of the factories of a number in this table's box."""
    return state.figures.factories[number - 1]


@lru_cache(maxsize=16384)
def list_tiles(there: tuple[int, ...], returned: tuple[int, ...], *, stack: bool) -> tuple[Tile, ...]:
    """List every way to build a factory: the stack first, then the returned ones (RR25, RR27)."""
    numbers = (*((0,) if stack else ()), *dict.fromkeys(returned))
    if len(there) < GAPS:
        return tuple(map(Tile, numbers))
    lying = {number: [gap for gap, other in enumerate(there, 1) if other == number] for number in sorted(set(there))}
    swaps = [(number, gap if len(places) > 1 else 0) for number, places in lying.items() for gap in places]
    return tuple(Tile(number, *swap) for number in numbers for swap in swaps)


def build_factory(course: Course, owed: Build, tile: Tile) -> None:
    """Take the tile and lay it into its gap; return the former tile first."""
    instead = [owed._replace(what="loco")] if owed.what == "both" else []
    course.strike(owed, *instead)
    gap = _gap(course, tile)
    state = course.state
    if tile.number and tile.number not in state.returned:
        raise Illegal("tile-not-there", number=tile.number, returned=state.returned)
    if gap < len(course.player.factories):
        number = course.player.factories[gap]
        course.set(returned=tuple(sorted((*course.state.returned, number))))
        course.tell(FactoryReturned(course.actor, number))
    number = _take(course, tile)
    there = course.player.factories
    course.change(course.actor, factories=(*there[:gap], number, *there[gap + 1 :]))
    doubted = doubt(course.state, "factory", str(number))
    course.tell(FactoryBuilt(course.actor, number, Label(factory_function(course.state, number)), gap + 1, doubted))


def _take(course: Course, tile: Tile) -> int:
    if not tile.number:
        return locomotives.take(course)
    returned = list(course.state.returned)
    returned.remove(tile.number)
    course.set(returned=tuple(returned))
    return tile.number


def _gap(course: Course, tile: Tile) -> int:
    """Return the gap to fill, counted from 0: the leftmost empty one, or that of the swapped tile."""
    there = course.player.factories
    if len(there) < GAPS:
        if tile.swapped:
            course.forbid("gaps-left", gap=len(there) + 1)
        if tile.gap not in (0, len(there) + 1):
            course.forbid("leftmost-gap", gap=len(there) + 1, named=tile.gap)
        return len(there)
    if not tile.swapped:
        choices = tuple(str(number) for number in sorted(set(there)))
        raise Ambiguous("which-factory", choices=choices)
    lying = [gap for gap, number in enumerate(there) if number == tile.swapped]
    if not lying:
        raise Illegal("no-such-factory", number=tile.swapped, there=there)
    if tile.number == tile.swapped and tile.number not in course.state.returned:
        raise Illegal("same-tile", number=tile.number)
    if tile.gap:
        if tile.gap - 1 not in lying:
            raise Illegal("no-such-factory", number=tile.swapped, there=there)
        return tile.gap - 1
    if len(lying) > 1:
        raise Ambiguous("which-gap", choices=tuple(f"gap {gap + 1}" for gap in lying), number=tile.swapped)
    return lying[0]


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
    course.tell_step(MarkerMoved(course.actor, bar[was], bar[now]))
    _land(course, now)


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
            # The effect of a factory may lapse (RR29).
            number = player.factories[gap]
            function, doubted = factory_function(state, number), doubt(state, "factory", str(number))
            course.tell(FactoryFired(course.actor, number, Label(function), doubted))
            effect = BOX.locomotives.factories[function]
            apply_effect(course, effect, must=False, source="factory", detail=str(number))
