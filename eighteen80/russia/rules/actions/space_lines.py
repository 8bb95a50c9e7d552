"""The lines of a space: every way to use it, as written, without its cost; each tableau once, in printed order."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import permutations, product
from typing import Any

from eighteen80.refusals import Refusal
from eighteen80.russia.box.components import BOX, Effect
from eighteen80.russia.course import Course
from eighteen80.russia.fields.phrases import PLAIN, Chain, Part, Step, Use, merge_parts
from eighteen80.russia.fields.single_words import effect_shape, number_or_name
from eighteen80.russia.moves import Engineer, Factory, Loco, Move
from eighteen80.russia.rules.actions import industry, locomotives, perform, tracks
from eighteen80.russia.rules.actions.effects import owed_by, room_for_doublers
from eighteen80.russia.rules.actions.industry import FRONT, REAR, Push, Tile
from eighteen80.russia.rules.actions.locomotives import NOWHERE
from eighteen80.russia.rules.actions.spaces import FIXED, NUMBERED, is_own, usable_again
from eighteen80.russia.state import ANY_ORDER, AT_ONCE, COLOURS, LINES, Again, State, effect_of

Parts = tuple[Part, ...]


@lru_cache(maxsize=8192)
def step_lines(
    rows: tracks.Tracks, colours: int, slots: tuple[str, ...], first: int = 0
) -> tuple[tuple[Step, ...], ...]:
    """Return every way to make some or all of the steps, by lines and then by colours; the first is to make none."""
    found: list[tuple[Step, ...]] = [()]
    if not slots:
        return ((),)
    for at in range(first, len(LINES) * len(COLOURS)):
        line, colour = divmod(at, len(COLOURS))
        after, owned, left = rows, colours, slots
        count = 0
        while (slot := tracks.fitting_slot(left, colour)) is not None and not tracks.hindrance(
            after, owned, line, colour
        ):
            after = tracks.advance(after, line, colour)
            owned = max(owned, tracks.count_colours(after))
            left = (*left[:slot], *left[slot + 1 :])
            count += 1
            step = Step(LINES[line], COLOURS[colour], count)
            found += [(step, *others) for others in step_lines(after, owned, left, at + 1)]
    return tuple(found)


def number_of(parts: Parts) -> int:
    """Count the single steps of the parts."""
    return sum(part.steps for part in parts if isinstance(part, Step | Push))


def drop_colours(parts: tuple[Step, ...]) -> Parts:
    """Drop the colours of steps whose colour is obvious."""
    return tuple(step._replace(colour="") for step in parts)


def _owing(state: State, effect: Effect) -> State:
    """Return the moment at which nothing but this effect is owed, in any order."""
    course = Course(state._replace(options=state.options._replace(effects=ANY_ORDER)))
    course.hold(owed_by(effect, must=True))
    return course.state


def _push_lines(state: State, effect: Effect) -> list[Parts]:
    """List every way to make some or all of the steps with the markers; the first is to make none."""
    paid = perform.PUSHES.lines(_owing(state, effect), effect.industry) if effect.industry else ()
    return [(), *sorted((merge_parts(line.acts) for line in paid), key=_steps_by_marker)]


def _steps_by_marker(parts: Parts) -> list[int]:
    pushes = [part for part in parts if isinstance(part, Push)]
    return [sum(push.steps for push in pushes if push.marker == marker) for marker in (FRONT, REAR)]


def loco_lines(state: State, what: str = "") -> list[Parts]:
    """List every chain of the locomotive that may be built."""
    number = BOX.locomotives.open if what == locomotives.CARD else locomotives.lowest(state)
    return [(Chain(slots),) for slots in locomotives.list_chains(state, number, NOWHERE)] if number else []


def tile_lines(state: State) -> list[Parts]:
    """List every factory that may be built."""
    there = state.players[state.actor].factories
    return [(tile,) for tile in industry.list_tiles(there, state.returned, stack=bool(locomotives.lowest(state)))]


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
    if effect.build or effect.again:
        found: list[Parts] = [(Use(move),) for move in uses(state, barred)] if effect.again else _builds(state, effect)
        return found if whole else [(), *found]
    player, pushes = state.players[state.actor], _push_lines(state, effect)
    in_full = [parts for parts in pushes if number_of(parts) == effect.industry]
    if in_full == [()] or (
        len(in_full) == 1 and perform.after_unnamed(_owing(state, effect), effect.industry, perform.PUSHES)
    ):
        # What one marker alone can do goes without saying.
        pushes = [()]
    elif whole:
        pushes = in_full
    elif len(player.markers) == 1:
        pushes = [()]
    return [
        (*made, *pushed) for made, pushed in product(_steps(player.tracks, player.colours, effect, whole=whole), pushes)
    ]


def _builds(state: State, effect: Effect) -> list[Parts]:
    """List every locomotive and every factory, or both in either order (RR26)."""
    locos, tiles = loco_lines(state, effect.build[0]), tile_lines(state)
    if len(effect.build) == 1:
        return [*locos, *tiles]
    return [
        *((*loco, *tile) for loco in locos for tile in tile_lines(_after_one(state, effect, loco))),
        *((*tile, *loco) for tile in tiles for loco in loco_lines(_after_one(state, effect, tile))),
    ]


def _after_one(state: State, effect: Effect, parts: Parts) -> State:
    """Return the moment after one of the two."""
    course = Course(_owing(state, effect))
    perform.perform(course, parts)
    return course.state


@lru_cache(maxsize=8192)
def _steps(rows: tracks.Tracks, colours: int, effect: Effect, *, whole: bool) -> tuple[Parts, ...]:
    least = len(effect.steps) if whole else 0
    found = [parts for parts in step_lines(rows, colours, effect.steps) if number_of(parts) >= least]
    return tuple(map(drop_colours, found) if effect_shape(effect).steps == PLAIN else found)


def _in_part(state: State, effect: Effect) -> list[Parts]:
    """List the lines that do a part of it, and may trigger effects that complete it."""
    if len(effect.build) > 1:
        return [*loco_lines(state), *tile_lines(state)]
    player = state.players[state.actor]
    pushes = _push_lines(state, effect) if len(player.markers) > 1 else [()]
    return [
        (*made, *pushed) for made, pushed in product(_steps(player.tracks, player.colours, effect, whole=False), pushes)
    ]


def _holds(state: State, space: str, parts: Parts, barred: tuple[str, ...]) -> bool:
    """Return whether everything that the parts leave undone can still be done."""
    from eighteen80.russia.rules.actions import obligations

    course = Course(state, strict=True)
    again = perform.find_owed(state, Again)
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


def uses(state: State, barred: tuple[str, ...]) -> Iterator[Move]:
    """Yield every use of a space that may be used again."""
    for space in (*BOX.spaces, *(space for space in state.spaces if is_own(space))):
        if space not in barred and usable_again(state, space):
            for parts in lines(state, space, barred):
                yield move_on(state, space, parts)
