"""Factories: the source of a tile, the gap it fills, and the swapped tile (FABRIKEN)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from eighteen80.refusals import Ambiguous, Illegal, Label
from eighteen80.russia.box.components import BOX
from eighteen80.russia.box.parts import FactoryBack
from eighteen80.russia.course import Course
from eighteen80.russia.events import FactoryBuilt, FactoryReturned
from eighteen80.russia.rules.actions import locomotives
from eighteen80.russia.state import Build, State, doubt

GAPS = BOX.locomotives.gaps


class Tile(NamedTuple):
    """A factory to be built: a returned tile by its number or the top of the stack, and the tile swapped for it."""

    number: int = 0
    swapped: int = 0
    gap: int = 0


def function(state: State, number: int) -> str:
    """Return the function of the factories of a number in this table's box."""
    return state.figures.factories[number - 1]


def effect(state: State, number: int) -> FactoryBack:
    """Return the effect of a factory."""
    return BOX.locomotives.factories[function(state, number)]


@lru_cache(maxsize=16384)
def tiles(there: tuple[int, ...], returned: tuple[int, ...], *, stack: bool) -> tuple[Tile, ...]:
    """List every way to build a factory: the stack first, then the returned ones (RR25, RR27)."""
    numbers = (*((0,) if stack else ()), *dict.fromkeys(returned))
    if len(there) < GAPS:
        return tuple(map(Tile, numbers))
    lying = {number: [gap for gap, other in enumerate(there, 1) if other == number] for number in sorted(set(there))}
    swaps = [(number, gap if len(places) > 1 else 0) for number, places in lying.items() for gap in places]
    return tuple(Tile(number, *swap) for number in numbers for swap in swaps)


def build(course: Course, owed: Build, tile: Tile) -> None:
    """Take the tile and lay it into its gap; return the former tile first."""
    instead = [owed._replace(what="loco")] if owed.what == "both" else []
    course.strike(owed, *instead)
    gap = _gap(course, tile)
    _check_there(course, tile)
    if gap < len(course.player.factories):
        number = course.player.factories[gap]
        course.set(returned=tuple(sorted((*course.state.returned, number))))
        course.tell(FactoryReturned(course.actor, number))
    number = _take(course, tile)
    there = course.player.factories
    course.change(course.actor, factories=(*there[:gap], number, *there[gap + 1 :]))
    doubted = doubt(course.state, "factory", str(number))
    course.tell(FactoryBuilt(course.actor, number, Label(function(course.state, number)), gap + 1, doubted))


def _check_there(course: Course, tile: Tile) -> None:
    """Refuse a tile that is not available, before anything is returned for it."""
    state = course.state
    if tile.number and tile.number not in state.returned:
        raise Illegal("tile-not-there", number=tile.number, returned=state.returned)
    if not tile.number and not locomotives.lowest(state):
        raise Illegal("stacks-empty")


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
