"""Locomotives: the available ones, their slots, and the fate of replaced ones (LOKOMOTIVEN)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from eighteen80.refusals import Ambiguous, Illegal
from eighteen80.russia.box.components import BOX
from eighteen80.russia.course import Course
from eighteen80.russia.events import LocoPlaced, LocoReturned
from eighteen80.russia.rules.actions import tracks
from eighteen80.russia.state import LINES, Build, Freed, State
from eighteen80.sheets import Facts

Locos = tuple[tuple[int, ...], ...]
_SLOTS = tuple(line.slots for line in BOX.lines.values())
RETURN = "return"
NOWHERE = -1
"""The line from which a new locomotive was freed."""
CARD = "card"


class Slot(NamedTuple):
    """Destination of a locomotive: a line, and on a line with two the number it replaces; or `return`."""

    line: str
    replaced: int = 0

    def __str__(self) -> str:
        return f"{self.line}/{self.replaced}" if self.replaced else self.line


def lowest(state: State) -> int:
    """Return the number of the lowest stack with locomotives left; 0 if all are gone (RR21)."""
    return next((number for number, left in enumerate(state.stacks, BOX.setup.lowest) if left), 0)


def take(course: Course) -> int:
    """Take the top of the lowest stack."""
    number = lowest(course.state)
    if not number:
        raise Illegal("stacks-empty")
    at = number - BOX.setup.lowest
    stacks = course.state.stacks
    course.set(stacks=(*stacks[:at], stacks[at] - 1, *stacks[at + 1 :]))
    return number


def open_slots(locos: Locos) -> list[int]:
    """List the lines with an empty slot."""
    return [line for line, there in enumerate(locos) if len(there) < _SLOTS[line]]


@lru_cache(maxsize=16384)
def places(locos: Locos, number: int, source: int, stuck: bool) -> tuple[Slot, ...]:  # noqa: FBT001  # cached: positional
    """Return the slots open by RR22 and RR24; `source` is the line that it was freed from.

    `stuck`: the table returns a locomotive only if it fits nowhere.
    """
    found: list[Slot] = []
    for line, there in enumerate(locos):
        if line == source:
            continue
        room = len(there) < _SLOTS[line]
        if room:
            found.append(Slot(LINES[line]))
        lower = sorted({other for other in there if other < number})
        named = room or len(lower) > 1
        found += [
            Slot(LINES[line], other if named else 0)
            for other in lower
            if not room or stuck or _has_somewhere_else(locos, line, other, number)
        ]
    return tuple(found)


def _has_somewhere_else(locos: Locos, line: int, freed: int, number: int) -> bool:
    """Return whether a locomotive replaced next to an empty slot could move to another line (RR24)."""
    after = _put(locos, line, number, freed)
    others = (other for other in range(len(locos)) if other != line)
    return any(len(after[other]) < _SLOTS[other] or min(after[other]) < freed for other in others)


def _put(locos: Locos, line: int, number: int, replaced: int) -> Locos:
    there = list(locos[line])
    if replaced:
        there.remove(replaced)
    row = tuple(sorted((*there, number), reverse=True))
    return (*locos[:line], row, *locos[line + 1 :])


@lru_cache(maxsize=16384)
def ways(locos: Locos, freed: Freed, stuck: bool) -> tuple[Slot, ...]:  # noqa: FBT001  # cached: positional
    """Return the slots open to a freed locomotive (RR23)."""
    there = places(locos, freed.number, freed.line, stuck)
    back = not there if stuck else not open_slots(locos) or not there
    return (*there, Slot(RETURN)) if back else there


def freed_ways(state: State, freed: Freed) -> tuple[Slot, ...]:
    """Return the slots open to the locomotive in hand."""
    locos = state.players[state.actor].locos
    return ways(locos, freed, only_if_stuck(state))


def chain_first(state: State, freed: Freed) -> Illegal:
    """Return the refusal of anything else with a locomotive in hand (RR04)."""
    return Illegal("chain-first", number=freed.number, ways=tuple(map(str, freed_ways(state, freed))))


def only_if_stuck(state: State) -> bool:
    """Return whether the table returns a freed locomotive only if it fits nowhere."""
    return state.options.loco_return == "only_if_stuck"


@lru_cache(maxsize=16384)
def _chains(locos: Locos, number: int, source: int, stuck: bool) -> tuple[tuple[Slot, ...], ...]:  # noqa: FBT001
    found: list[tuple[Slot, ...]] = []
    first = places(locos, number, NOWHERE, stuck) if source < 0 else ways(locos, Freed(number, source), stuck)
    for slot in first:
        head = () if source >= 0 and len(first) == 1 else (slot,)
        if slot.line == RETURN:
            found.append(head)
            continue
        line = LINES.index(slot.line)
        there = locos[line]
        replaced = slot.replaced or (0 if len(there) < _SLOTS[line] else min(there))
        rests = _chains(_put(locos, line, number, replaced), replaced, line, stuck) if replaced else ((),)
        found += [(*head, *rest) for rest in rests]
    return tuple(found)


def list_chains(state: State, number: int, source: int) -> tuple[tuple[Slot, ...], ...]:
    """List every chain from the locomotive to its end, as written: without forced parts."""
    return _chains(state.players[state.actor].locos, number, source, only_if_stuck(state))


def place(course: Course, owed: Build | Freed, slot: Slot) -> None:
    """Put a new or a freed locomotive to a line, or a freed one back."""
    if isinstance(owed, Freed):
        course.strike(owed)
        if slot.line == RETURN:
            state = course.state
            if Slot(RETURN) not in freed_ways(state, owed):
                there = places(course.player.locos, owed.number, owed.line, only_if_stuck(state))
                free = [LINES[line] for line in open_slots(course.player.locos)]
                if not only_if_stuck(state):
                    course.forbid("slot-empty", number=owed.number, lines=tuple(free))
                course.forbid("loco-fits", number=owed.number, lines=tuple(str(way) for way in there))
            # The factory side is up in the supply.
            course.set(returned=tuple(sorted((*state.returned, owed.number))))
            course.tell(LocoReturned(course.actor, owed.number))
            tracks.trigger_fields(course)
        else:
            _put_on_line(course, owed.number, owed.line, slot)
        return
    instead = [owed._replace(what="factory")] if owed.what == "both" else []
    course.strike(owed, *instead)
    _put_on_line(course, BOX.locomotives.open if owed.what == CARD else take(course), NOWHERE, slot)


def _put_on_line(course: Course, number: int, source: int, slot: Slot) -> None:
    line, player = LINES.index(slot.line), course.player
    replaced = _find_leaving(course, number, source, slot)
    after = _put(player.locos, line, number, replaced)
    course.change(course.actor, locos=after)
    course.tell(LocoPlaced(course.actor, number, slot.line, sum(after[line])))
    if replaced:
        course.first(Freed(replaced, line))
    else:
        tracks.trigger_fields(course)


def _find_leaving(course: Course, number: int, source: int, slot: Slot) -> int:
    """Return the locomotive that leaves the line, or refuse if none may."""
    line, locos = LINES.index(slot.line), course.player.locos
    there, room = locos[line], len(locos[line]) < _SLOTS[line]
    facts: Facts = {"number": number, "line": slot.line}
    if line == source:
        course.forbid("own-line", **facts)
    if slot.replaced and slot.replaced not in there:
        raise Illegal("no-such-loco", replaced=slot.replaced, **facts)
    if source < 0 and not places(locos, number, NOWHERE, only_if_stuck(course.state)):
        course.forbid("loco-nowhere", number=number)
    if room and not slot.replaced:
        return 0
    lower = {other for other in there if other < number}
    if not lower or slot.replaced >= number:
        course.forbid("loco-not-lower", there=slot.replaced or min(there), **facts)
        if not lower:
            raise Illegal("loco-not-lower", there=slot.replaced or min(there), **facts)
    if not slot.replaced and len(lower) > 1:
        choices = [str(Slot(slot.line, other)) for other in sorted(lower)]
        raise Ambiguous("which-loco", choices=choices, **facts)
    replaced = slot.replaced or min(lower)
    if room and not only_if_stuck(course.state) and not _has_somewhere_else(locos, line, replaced, number):
        course.forbid("slot-empty", number=replaced, lines=(slot.line,))
    return replaced


def settle(course: Course, freed: Freed) -> bool:
    """Place a locomotive in hand if there is no choice (RR04)."""
    there = freed_ways(course.state, freed)
    if len(there) != 1:
        return False
    place(course, freed, there[0])
    return True
