"""Choices for pending effects: every line of parts, each tableau once, in printed order."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from eighteen80.russia.box.components import BOX
from eighteen80.russia.fields.phrases import Chain, Part, Step
from eighteen80.russia.rules.actions import factories, locomotives, tracks
from eighteen80.russia.rules.actions.factories import Tile
from eighteen80.russia.rules.actions.industry import FRONT, REAR, Push
from eighteen80.russia.state import COLOURS, LINES, State, gaps

Parts = tuple[Part, ...]
_GIVES = {
    field: COLOURS.index(special.colour) + 1
    for field, special in next(iter(BOX.lines.values())).specials.items()
    if special.colour
}
"""Number of colours owned from a field of the first line on."""


# Steps


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
        while (slot := _slot(left, colour)) is not None and not tracks.hindrance(after, owned, line, colour):
            after, owned = _step_track(after, owned, line, colour)
            left = (*left[:slot], *left[slot + 1 :])
            count += 1
            step = Step(LINES[line], COLOURS[colour], count)
            found += [(step, *others) for others in step_lines(after, owned, left, at + 1)]
    return tuple(found)


def _slot(slots: tuple[str, ...], colour: int) -> int | None:
    letter = COLOURS[colour]
    fits = [number for number, slot in enumerate(slots) if letter in slot]
    return min(fits, key=lambda number: len(slots[number]), default=None)


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


# Pushes


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


# Builds


def loco_lines(state: State, what: str) -> list[Parts]:
    """List every chain of the locomotive that may be built."""
    number = BOX.locomotives.open if what == locomotives.CARD else locomotives.lowest(state)
    return [(Chain(way.slots),) for way in locomotives.all_chains(state, number)] if number else []


def tile_lines(state: State) -> list[Tile]:
    """List every factory that may be built."""
    there = state.players[state.actor].factories
    return list(factories.tiles(there, state.returned, stack=bool(locomotives.lowest(state))))


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
            found += [(Chain(way.slots), tile) for tile in factories.tiles(there, back, stack=bool(after))]
    for tile in factories.tiles(there, returned, stack=bool(number)):
        following = number if tile.number else after
        if following:
            found += [(tile, Chain(way.slots)) for way in locomotives.all_chains(state, following)]
    return found
