"""Track building: permitted steps, their effect, and the gains of special fields (STRECKENBAU, TABLEAU)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from eighteen80.refusals import Illegal, Label
from eighteen80.russia.box.components import BOX, Line, Special
from eighteen80.russia.course import Course
from eighteen80.russia.events import ColourReceived, QuestionReached, TrackMoved, WorkerGained
from eighteen80.russia.state import COLOURS, LINES, Player, Steps, TokenOwed

_LINES: tuple[Line, ...] = tuple(BOX.lines.values())
Tracks = tuple[tuple[int, ...], ...]


class _Once:
    """A special field that fires once."""

    __slots__ = ("colour", "field", "line", "name", "special")

    def __init__(self, line: int, field: int, special: Special) -> None:
        self.line, self.field, self.special = line, field, special
        self.name = f"{LINES[line]}{field}"
        self.colour = COLOURS.index(special.track)


ONCE = tuple(
    _Once(number, field, special)
    for number, line in enumerate(_LINES)
    for field, special in line.specials.items()
    if not special.always
)


@lru_cache(maxsize=65536)
def hindrance(tracks: Tracks, colours: int, line: int, colour: int) -> str:
    """Return the refusal code of a track that cannot step; "" if it can (RR16)."""
    row = tracks[line]
    if colour >= len(row):
        return "line-takes-no"
    if colour >= colours:
        return "colour-not-owned"
    now = row[colour]
    if colour:
        ahead = row[colour - 1]
        if not ahead:
            return "colour-order"
        return "" if now + 1 < ahead else "track-ahead"
    return "" if now < _LINES[line].fields else "line-end"


@lru_cache(maxsize=1024)
def received_at(colour: int) -> int:
    """Return the field of the first line at which a colour is received."""
    return next(once.field for once in ONCE if once.special.colour == COLOURS[colour])


def count_colours(tracks: Tracks) -> int:
    """Count the colours of a player with these tracks."""
    received = [
        once.special.colour for once in ONCE if once.special.colour and tracks[once.line][once.colour] >= once.field
    ]
    return 1 + max(map(COLOURS.index, received), default=0)


def fitting_slot(slots: Sequence[str], colour: int) -> int | None:
    """Return the slot that a step of this colour takes: of those it fits, the one with the fewest colours."""
    fits = [number for number, slot in enumerate(slots) if COLOURS[colour] in slot]
    return min(fits, key=lambda number: len(slots[number]), default=None)


def step(course: Course, owed: Steps, line: int, colour: int) -> None:
    """Make one owed step, and owe its consequences."""
    slot, player = fitting_slot(owed.slots, colour), course.player
    assert slot is not None
    code = hindrance(player.tracks, player.colours, line, colour)
    if code:
        facts: dict[str, str | int] = {"line": LINES[line], "colour": COLOURS[colour]}
        row = player.tracks[line]
        if code == "colour-not-owned":
            facts |= {"field": received_at(colour)}
        elif code in ("colour-order", "track-ahead"):
            facts |= {"ahead": COLOURS[colour - 1], "field": row[colour - 1]}
        elif code == "line-end":
            facts |= {"field": row[colour]}
        course.forbid(code, **facts)
        if code == "line-takes-no" or row[colour] >= _LINES[line].fields:
            raise Illegal(code, **facts)
    rest = (*owed.slots[:slot], *owed.slots[slot + 1 :])
    course.strike(owed, *([owed._replace(slots=rest)] if rest else []))
    course.change(course.actor, tracks=advance(player.tracks, line, colour))
    now = player.tracks[line][colour] + 1
    moved = TrackMoved(course.actor, LINES[line], Label(COLOURS[colour]), now - 1, now)
    course.tell_step(moved, ColourReceived, WorkerGained)
    trigger_fields(course)


def advance(tracks: Tracks, line: int, colour: int) -> Tracks:
    """Return the tracks with one of them advanced by a field."""
    row = tracks[line]
    moved = (*row[:colour], row[colour] + 1, *row[colour + 1 :])
    return (*tracks[:line], moved, *tracks[line + 1 :])


# Special fields that fire once (RR17 to RR20)


def trigger_fields(course: Course) -> None:
    """Fire every special field that has been reached, once and for good."""
    player = course.player
    fired = [once for once in ONCE if once.name not in player.fired and _has_come_true(player, once)]
    for once in fired:
        course.change(course.actor, fired=course.player.fired | {once.name})
        _give(course, once)


def _has_come_true(player: Player, once: _Once) -> bool:
    """Return whether the track has reached the field, and the locomotive too if one is needed (RR17)."""
    there = player.tracks[once.line][once.colour] >= once.field
    return there and (not once.special.loco or player.reach(once.line) >= once.field)


def workers_gained(player: Player) -> int:
    """Return how many workers such a tableau has brought."""
    return sum(once.special.worker for once in ONCE if _has_come_true(player, once))


def _give(course: Course, once: _Once) -> None:
    special, who, player = once.special, course.actor, course.player
    if special.colour:
        course.change(who, colours=COLOURS.index(special.colour) + 1)
        course.tell(ColourReceived(who, Label(special.colour), once.name))
    if special.worker:
        course.change(who, workers=player.workers + 1, free=player.free + 1)
        course.tell(WorkerGained(who, once.name))
    course.reward(special.points, "line-end", once.name)
    if special.question:
        course.owe(TokenOwed(once.name))
        course.tell(QuestionReached(who, once.name))
    if special.steps:
        course.owe(Steps((special.colour,) * special.steps, source=WHITE))


WHITE, EXTRA = "white", "extra"
"""Names of steps by their source: the end of the line, and the black worker."""
