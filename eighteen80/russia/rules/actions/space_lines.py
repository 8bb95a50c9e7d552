"""The lines of a space: every way to use it, as written, without its cost."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, product
from typing import Any

from eighteen80.refusals import Refusal
from eighteen80.russia.box.components import BOX
from eighteen80.russia.box.parts import Effect
from eighteen80.russia.course import Course
from eighteen80.russia.fields.phrases import PLAIN, Use
from eighteen80.russia.fields.single_words import effect_shape, number_or_name
from eighteen80.russia.moves import Engineer, Factory, Loco, Move
from eighteen80.russia.rules.actions import choices, perform
from eighteen80.russia.rules.actions.choices import Parts
from eighteen80.russia.rules.actions.effects import room_for_doublers
from eighteen80.russia.rules.actions.factories import Tile
from eighteen80.russia.rules.actions.spaces import FIXED, NUMBERED, is_own, usable_again
from eighteen80.russia.state import AT_ONCE, State, effect_of

_NAMED: dict[str, type[Any]] = {space: kind for kind, space in FIXED.items()}
_NUMBERED: dict[str, type[Any]] = {verb: kind for kind, verb in NUMBERED.items()}


def move_on(state: State, space: str, parts: Parts) -> Move:
    """Build the move that uses the space with these parts."""
    made: Move
    verb, _, number = space.partition(" ")
    if space in _NAMED:
        made = _NAMED[space](parts) if parts else _NAMED[space]()
    elif verb == "engineer":
        made = Engineer(number_or_name(state, number), parts)
    elif verb == "loco":
        tiles = tuple(part for part in parts if isinstance(part, Tile))
        made = Factory(int(number), tuple(filter(any, tiles))) if tiles else Loco(int(number), parts)
    else:
        made = _NUMBERED[verb](int(number), parts)
    return made


# The parts of an effect


def lines(state: State, space: str, barred: tuple[str, ...] = ()) -> list[Parts]:
    """Return every way to carry out the effect of a space: whole, or else in parts that can still become whole."""
    effect, own = effect_of(state, space), is_own(space)
    if not own and effect.doublers > room_for_doublers(state):
        return []
    found = _parts(state, effect, (*barred, space), whole=not own)
    if state.options.effects == AT_ONCE:
        # What a part sets off comes before the next one, so it may be that only another order of them will do.
        orders = (
            next((way for way in permutations(parts) if _holds(state, space, way, barred)), None) for parts in found
        )
        found = list(dict.fromkeys(way for way in orders if way is not None))
    if own:
        return found
    return found or [parts for parts in _in_part(state, effect) if _holds(state, space, parts, barred)]


def _parts(state: State, effect: Effect, barred: tuple[str, ...], *, whole: bool) -> list[Parts]:
    """List the parts of an effect in full, or also of every part of it."""
    if effect.build:
        found = _builds(state, effect)
        return found if whole else [(), *found]
    if effect.again:
        used: list[Parts] = [(Use(move),) for move in uses(state, barred)]
        return used if whole else [(), *used]
    steps = _steps(state, effect, whole=whole)
    pushes = _pushes(state, effect, whole=whole)
    return [(*made, *pushed) for made, pushed in product(steps, pushes)]


def _builds(state: State, effect: Effect) -> list[Parts]:
    if len(effect.build) > 1:
        return choices.both_lines(state)
    return [*choices.loco_lines(state, effect.build[0]), *((tile,) for tile in choices.tile_lines(state))]


def _steps(state: State, effect: Effect, *, whole: bool) -> list[Parts]:
    player = state.players[state.actor]
    there = choices.step_lines(player.tracks, player.colours, effect.steps)
    found = [parts for parts in there if not whole or choices.number_of(parts) == len(effect.steps)]
    if effect_shape(effect).steps == PLAIN:
        return [choices.drop_colours(parts) for parts in found]
    return list(found)


def _pushes(state: State, effect: Effect, *, whole: bool) -> list[Parts]:
    full = list(choices.whole_pushes(state, effect.industry))
    if whole:
        return list(full)
    if full == [()]:
        return [()]
    parts = [pushes for pushes in choices.pushes_of(state, effect.industry) if pushes]
    several = len(state.players[state.actor].markers) > 1
    return [(), *parts] if several else [()]


def _in_part(state: State, effect: Effect) -> list[Parts]:
    """List the lines that do a part of it, and may trigger effects that complete it."""
    if len(effect.build) > 1:
        return [*choices.loco_lines(state, "loco"), *((tile,) for tile in choices.tile_lines(state))]
    steps = _steps(state, effect, whole=False)
    if len(state.players[state.actor].markers) == 1:
        return steps
    return [(*made, *pushed) for made, pushed in product(steps, choices.pushes_of(state, effect.industry))]


def _holds(state: State, space: str, parts: Parts, barred: tuple[str, ...]) -> bool:
    """Return whether everything that the parts leave undone can still be done."""
    from eighteen80.russia.rules.actions import obligations

    course = Course(state, strict=True)
    again = perform.again_owed(state)
    if not state.pool:
        course.hold(())
    if again is not None:
        course.strike(again)
    try:
        perform.carry_out(course, space, parts, barred)
        obligations.check_line(course)
    except Refusal:
        return False
    return True


# Using again


def uses(state: State, barred: tuple[str, ...]) -> Iterator[Move]:
    """Yield every use of a space that may be used again."""
    for space in (*BOX.spaces, *(space for space in state.spaces if is_own(space))):
        if space not in barred and usable_again(state, space):
            for parts in lines(state, space, barred):
                yield move_on(state, space, parts)
