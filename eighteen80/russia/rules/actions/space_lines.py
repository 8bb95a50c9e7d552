"""The lines of a space: every way to use it, as written, without its cost; each tableau once, in printed order."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import permutations, product
from typing import Any

from eighteen80.refusals import Refusal
from eighteen80.russia.box.components import BOX, Effect
from eighteen80.russia.course import Course
from eighteen80.russia.fields.phrases import PLAIN, Chain, Part, Step, Use
from eighteen80.russia.fields.single_words import effect_shape, number_or_name
from eighteen80.russia.moves import Engineer, Factory, Loco, Move
from eighteen80.russia.rules.actions import industry, locomotives, perform, tracks
from eighteen80.russia.rules.actions.effects import room_for_doublers
from eighteen80.russia.rules.actions.industry import FRONT, REAR, Push, Tile
from eighteen80.russia.rules.actions.spaces import FIXED, NUMBERED, is_own, usable_again
from eighteen80.russia.state import AT_ONCE, COLOURS, LINES, State, effect_of, gaps

Parts = tuple[Part, ...]
_GIVES = {
    field: COLOURS.index(special.colour) + 1
    for field, special in next(iter(BOX.lines.values())).specials.items()
    if special.colour
}
"""Number of colours owned from a field of the first line on."""


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
            after, owned = _step_track(after, owned, line, colour)
            left = (*left[:slot], *left[slot + 1 :])
            count += 1
            step = Step(LINES[line], COLOURS[colour], count)
            found += [(step, *others) for others in step_lines(after, owned, left, at + 1)]
    return tuple(found)


def _step_track(rows: tracks.Tracks, colours: int, line: int, colour: int) -> tuple[tracks.Tracks, int]:
    row = rows[line]
    now = row[colour] + 1
    after = (*rows[:line], (*row[:colour], now, *row[colour + 1 :]), *rows[line + 1 :])
    received = _GIVES.get(now, 0) if not line and not colour else 0
    return after, max(colours, received)


def number_of(parts: Parts) -> int:
    """Count the single steps of the parts."""
    return sum(part.steps for part in parts if isinstance(part, Step | Push))


def drop_colours(parts: tuple[Step, ...]) -> Parts:
    """Drop the colours of steps whose colour is obvious."""
    return tuple(step._replace(colour="") for step in parts)


def pushes_of(state: State, count: int) -> Iterator[tuple[Push, ...]]:
    """Yield every way to make some or all of the steps with the markers, the front one first."""
    player = state.players[state.actor]
    if len(player.markers) == 1:
        room = _room(state, player.markers[0], (), count)
        yield from ((Push(FRONT, number),) if number else () for number in range(room + 1))
        return
    front, rear = player.markers
    for ahead in range(_room(state, front, (rear,), count) + 1):
        for behind in range(_room(state, rear, (front + ahead,), count - ahead) + 1):
            pushed = (Push(FRONT, ahead), Push(REAR, behind))
            yield tuple(push for push in pushed if push.steps)


def _room(state: State, position: int, others: tuple[int, ...], most: int) -> int:
    """Count the fields that a marker could advance."""
    bar, built = state.figures.bar, len(state.players[state.actor].factories)
    for number in range(most):
        there = position + number + 1
        blocked = there in gaps(bar) and gaps(bar).index(there) >= built
        if there >= len(bar) or there in others or blocked:
            return number
    return most


def whole_pushes(state: State, count: int) -> list[tuple[Push, ...]]:
    """List every way to make all of them: an empty one if only one marker can move each time."""
    found = [pushes for pushes in pushes_of(state, count) if number_of(pushes) == count]
    return [()] if len(found) == 1 and _goes_without_saying(state, count) else found


def _goes_without_saying(state: State, count: int) -> bool:
    """Return whether each of the steps could be made by one marker alone."""
    player = state.players[state.actor]
    places = list(player.markers)
    for _ in range(count):
        can = [at for at, place in enumerate(places) if _room(state, place, (*places[:at], *places[at + 1 :]), 1)]
        if len(can) != 1:
            return False
        places[can[0]] += 1
    return True


def loco_lines(state: State, what: str) -> list[Parts]:
    """List every chain of the locomotive that may be built."""
    number = BOX.locomotives.open if what == locomotives.CARD else locomotives.lowest(state)
    return [(Chain(way.slots),) for way in locomotives.all_chains(state, number)] if number else []


def tile_lines(state: State) -> list[Tile]:
    """List every factory that may be built."""
    there = state.players[state.actor].factories
    return list(industry.list_tiles(there, state.returned, stack=bool(locomotives.lowest(state))))


def both_lines(state: State) -> list[Parts]:
    """List a locomotive and a factory, in either order (RR26)."""
    player = state.players[state.actor]
    there, returned = player.factories, state.returned
    number = locomotives.lowest(state)
    # After one locomotive has been taken, another stack may be the lowest.
    left = list(state.stacks)
    if first := locomotives.lowest(state):
        left[first - BOX.setup.lowest] -= 1
    after = next((number for number, pieces in enumerate(left, BOX.setup.lowest) if pieces), 0)
    found: list[Parts] = []
    if number:
        for way in locomotives.all_chains(state, number):
            back = tuple(sorted((*returned, way.back))) if way.back else returned
            found += [(Chain(way.slots), tile) for tile in industry.list_tiles(there, back, stack=bool(after))]
    for tile in industry.list_tiles(there, returned, stack=bool(number)):
        following = number if tile.number else after
        if following:
            found += [(tile, Chain(way.slots)) for way in locomotives.all_chains(state, following)]
    return found


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
        return both_lines(state)
    return [*loco_lines(state, effect.build[0]), *((tile,) for tile in tile_lines(state))]


def _steps(state: State, effect: Effect, *, whole: bool) -> list[Parts]:
    player = state.players[state.actor]
    there = step_lines(player.tracks, player.colours, effect.steps)
    found = [parts for parts in there if not whole or number_of(parts) == len(effect.steps)]
    if effect_shape(effect).steps == PLAIN:
        return [drop_colours(parts) for parts in found]
    return list(found)


def _pushes(state: State, effect: Effect, *, whole: bool) -> list[Parts]:
    full = list(whole_pushes(state, effect.industry))
    if whole:
        return list(full)
    if full == [()]:
        return [()]
    parts = [pushes for pushes in pushes_of(state, effect.industry) if pushes]
    several = len(state.players[state.actor].markers) > 1
    return [(), *parts] if several else [()]


def _in_part(state: State, effect: Effect) -> list[Parts]:
    """List the lines that do a part of it, and may trigger effects that complete it."""
    if len(effect.build) > 1:
        return [*loco_lines(state, "loco"), *((tile,) for tile in tile_lines(state))]
    steps = _steps(state, effect, whole=False)
    if len(state.players[state.actor].markers) == 1:
        return steps
    return [(*made, *pushed) for made, pushed in product(steps, pushes_of(state, effect.industry))]


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


def uses(state: State, barred: tuple[str, ...]) -> Iterator[Move]:
    """Yield every use of a space that may be used again."""
    for space in (*BOX.spaces, *(space for space in state.spaces if is_own(space))):
        if space not in barred and usable_again(state, space):
            for parts in lines(state, space, barred):
                yield move_on(state, space, parts)
