"""Deeds: the parts of a line done one after the other, each against a pending effect."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from eighteen80.refusals import Illegal
from eighteen80.russia.box.parts import Effect
from eighteen80.russia.course import Course
from eighteen80.russia.events import SpaceUsedAgain
from eighteen80.russia.fields.phrases import Chain, Part, Step
from eighteen80.russia.moves import Move
from eighteen80.russia.rules.actions import industry, locomotives, tracks
from eighteen80.russia.rules.actions.effects import STEP, grant, name_owed, owed_by, room_for_doublers
from eighteen80.russia.rules.actions.industry import Push, Tile
from eighteen80.russia.rules.actions.locomotives import RETURN
from eighteen80.russia.rules.actions.spaces import (
    FIRST_COLOUR,
    has_black_step,
    is_own,
    parts_of,
    space_of,
    usable_again,
)
from eighteen80.russia.rules.actions.tracks import EXTRA
from eighteen80.russia.state import (
    AT_ONCE,
    BLACK,
    COLOURS,
    LINES,
    Again,
    Build,
    Freed,
    Owed,
    Piece,
    Pushes,
    State,
    Steps,
    Three,
    effect_of,
)

LOCOS, FACTORIES = ("loco", "either", "both", "card"), ("factory", "either", "both")


def is_compulsory(owed: Owed) -> bool:
    """Return whether it has to be done in full (RR12)."""
    return bool(getattr(owed, "must", False))


# A space


def carry_out(
    course: Course, space: str, parts: Sequence[Part], barred: tuple[str, ...] = (), *, black: bool = False
) -> None:
    """Carry out the parts of a space's effect; `black` is set if the black worker does it."""
    effect = begin(course, space, barred, black=black)
    walked, pushed = perform(course, parts)
    # Lines of their own pay for the consequences of the effect.
    if walked > len(effect.steps):
        course.forbid("too-many", most=len(effect.steps))
    if pushed > effect.industry:
        course.forbid("too-many", most=effect.industry)
    if not any(isinstance(part, Push) for part in parts):
        push_by_default(course, effect.industry)


def begin(course: Course, space: str, barred: tuple[str, ...] = (), *, black: bool = False) -> Effect:
    """Owe the effect of a space; on the board it is compulsory (RR12, RR13)."""
    state = course.state
    effect, compulsory = effect_of(state, space), not is_own(space)
    if compulsory and effect.doublers > room_for_doublers(state):
        course.forbid("doublers-full" if state.doublers >= effect.doublers else "doublers-gone", left=state.doublers)
    grant(course, effect, "space", space)
    extra = (Steps((FIRST_COLOUR,), source=EXTRA),) if black and has_black_step(state, space) else ()
    course.owe(*owed_by(effect, must=compulsory, barred=(*barred, space)), *extra)
    return effect


def use_again(course: Course, move: Move) -> None:
    """Use a space once more without paying (RR47, RR48)."""
    state = course.state
    owed = again_owed(state)
    if owed is None:
        _check_first(state, lambda other: isinstance(other, Again))
        raise Illegal("not-owed", what="again")
    space = space_of(state, move)
    if space in owed.barred or not usable_again(state, space):
        there = tuple(other for other in state.spaces if other not in owed.barred and usable_again(state, other))
        course.forbid("not-usable-again" if there else "nothing-to-use-again", space=space, there=there)
    if getattr(move, "payment", None) is not None:
        course.forbid("nothing-is-paid", space=space)
    course.strike(owed)
    course.tell(SpaceUsedAgain(course.actor, space))
    has_black = Piece(state.actor, BLACK) in state.spaces.get(space, ())
    carry_out(course, space, parts_of(move), owed.barred, black=has_black)


# Part by part


def perform(course: Course, parts: Sequence[Part]) -> tuple[int, int]:
    """Do the parts of a line in order; return the number of steps of tracks and of markers."""
    walked = pushed = 0
    for part in parts:
        if isinstance(part, Step):
            for _ in range(part.steps):
                take_step("", course, part, walked)
                walked += 1
        elif isinstance(part, Push):
            for _ in range(part.steps):
                push_marker(course, part, pushed)
                pushed += 1
        elif isinstance(part, Chain):
            _place(course, part)
        elif isinstance(part, Tile):
            _build(course, part)
        else:
            use_again(course, part.move)
    return walked, pushed


def build_owed(state: State, kinds: Sequence[str]) -> Build | None:
    """Find the build that is meant: first a compulsory one, then the oldest."""
    found = [owed for owed in state.doable if isinstance(owed, Build) and owed.what in kinds]
    return min(found, key=lambda owed: not owed.must, default=None)


def again_owed(state: State) -> Again | None:
    """Return the pending reuse of a space: first a compulsory one, then the oldest."""
    found = [owed for owed in state.doable if isinstance(owed, Again)]
    return min(found, key=lambda owed: not owed.must, default=None)


def _find(course: Course, fits: Callable[[Owed], bool]) -> Owed | None:
    """Find the fitting effect that is owed: first a compulsory one, then the oldest."""
    found = [owed for owed in course.state.doable if fits(owed)]
    return min(found, key=lambda owed: not is_compulsory(owed), default=None)


def _check_first(state: State, fits: Callable[[Owed], bool]) -> None:
    """Refuse a pending effect that has to wait for new ones (RR02)."""
    if any(fits(owed) for owed in state.pool) and not any(fits(owed) for owed in state.doable):
        raise Illegal("still-owed", what=name_owed(state.doable[0])[0])


def check_hand(course: Course) -> None:
    """Refuse any other act with a locomotive in hand (RR04)."""
    freed = course.state.pool[0] if course.state.pool else None
    if isinstance(freed, Freed):
        raise locomotives.chain_first(course.state, freed)


def take_step(source: str, course: Course, part: Step, before: int) -> None:
    """Make one step of a track, after those of the line that came `before`."""
    check_hand(course)
    colour = COLOURS.index(part.colour) if part.colour else None
    owed = _steps_owed(course, colour, source, before)
    tracks.step(course, owed, LINES.index(part.line), _only_colour(owed) if colour is None else colour)


def _steps_owed(course: Course, colour: int | None, source: str, made: int) -> Steps:
    """Find the owed steps that this one belongs to: of those that fit, compulsory ones with the fewest colours."""
    there = [owed for owed in course.state.doable if isinstance(owed, Steps) and owed.source == source]
    letter = None if colour is None else COLOURS[colour]
    fits = [owed for owed in there if letter is None or any(letter in slot for slot in owed.slots)]
    if fits:
        return min(fits, key=lambda owed: (not owed.must, min(len(slot) for slot in owed.slots)))
    _check_first(course.state, lambda owed: isinstance(owed, Steps) and owed.source == source)
    allowed = allowed_colours(there or ([] if source or made else course.state.doable))
    if allowed and letter and letter not in allowed:
        raise Illegal("colour-not-allowed", colour=letter, allowed=allowed)
    if made:
        raise Illegal("too-many", most=made)
    raise Illegal("no-black-step-here" if source == EXTRA else "no-step-owed")


def allowed_colours(there: Iterable[Owed]) -> str:
    """Return the letters of the colours in which steps of these may be made, in printed order."""
    letters = {letter for owed in there if isinstance(owed, Steps) for slot in owed.slots for letter in slot}
    if any(isinstance(owed, Three) and STEP in owed.left for owed in there):
        letters.add(FIRST_COLOUR)
    return "".join(colour for colour in COLOURS if colour in letters)


def _only_colour(owed: Steps) -> int:
    colours = set(owed.slots)
    if len(colours) != 1 or len(owed.slots[0]) != 1:
        raise Illegal("which-colour", colours=tuple("".join(dict.fromkeys("".join(owed.slots)))))
    return COLOURS.index(owed.slots[0])


def push_marker(course: Course, part: Push, before: int) -> None:
    """Make one step of a marker, after those of the line that came `before`."""
    check_hand(course)
    owed = _find(course, lambda other: isinstance(other, Pushes))
    if not isinstance(owed, Pushes):
        _check_first(course.state, lambda other: isinstance(other, Pushes))
        raise Illegal("too-many", most=before) if before else Illegal("not-owed", what="industry")
    industry.push(course, owed, industry.marker_named(course, part.marker))


def push_by_default(course: Course, most: int) -> None:
    """Make the industry steps that a line leaves out with the only marker that can move."""
    while most:
        owed = _find(course, lambda other: isinstance(other, Pushes) and not other.up_to)
        can = industry.movable(course.state)
        if not isinstance(owed, Pushes) or len(can) != 1:
            return
        industry.push(course, owed, can[0])
        # Where new effects come first, steps of a factory on the way are made before the rest of these.
        most -= owed.must or course.state.options.effects != AT_ONCE


def _place(course: Course, chain: Chain) -> None:
    for number, slot in enumerate(chain.slots):
        freed = course.state.pool[0] if course.state.pool else None
        if isinstance(freed, Freed):
            locomotives.place(course, freed, slot)
            continue
        owed = build_owed(course.state, LOCOS)
        if number or slot.line == RETURN:
            raise Illegal("nothing-freed")
        if owed is None:
            _check_first(course.state, lambda other: isinstance(other, Build) and other.what in LOCOS)
            raise Illegal("not-owed", what="loco")
        locomotives.place(course, owed, slot)
    _settle_chain(course)


def _settle_chain(course: Course) -> None:
    while course.state.pool and isinstance(freed := course.state.pool[0], Freed):
        if not locomotives.settle(course, freed):
            return


def _build(course: Course, tile: Tile) -> None:
    check_hand(course)
    owed = build_owed(course.state, FACTORIES)
    if owed is None:
        _check_first(course.state, lambda other: isinstance(other, Build) and other.what in FACTORIES)
        raise Illegal("not-owed", what="factory")
    industry.build_factory(course, owed, tile)
