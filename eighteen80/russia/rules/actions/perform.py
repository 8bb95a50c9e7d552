"""Deeds: the parts of a line done one after the other, each against a pending effect, or paid act by act.

`do` and the list of legal lines walk the same `Spending`; the card of three is paid so, too (RR52).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from typing import Any, TypeVar

from eighteen80.engine.debts import Spending, never_alone
from eighteen80.refusals import Illegal, Refusal
from eighteen80.russia.box.components import BOX, Effect
from eighteen80.russia.course import Course, strict_course
from eighteen80.russia.events import SpaceUsedAgain
from eighteen80.russia.fields.phrases import Chain, Part, Step
from eighteen80.russia.moves import Move
from eighteen80.russia.rules.actions import effects, industry, locomotives, spaces, tracks
from eighteen80.russia.rules.actions.industry import Push, Tile
from eighteen80.russia.rules.actions.locomotives import RETURN
from eighteen80.russia.rules.actions.tracks import EXTRA, WHITE
from eighteen80.russia.state import (
    AT_ONCE,
    BLACK,
    COLOURS,
    LINES,
    Again,
    Build,
    Owed,
    Piece,
    Player,
    Pushes,
    State,
    Steps,
    Three,
    effect_of,
)

Debt = TypeVar("Debt", bound=Owed)
LOCOS, FACTORIES = ("loco", "either", "both", "card"), ("factory", "either", "both")


def is_compulsory(owed: Owed) -> bool:
    """Return whether it has to be done in full (RR12)."""
    return bool(getattr(owed, "must", False))


def carry_out(
    course: Course, space: str, parts: Sequence[Part], barred: tuple[str, ...] = (), *, black: bool = False
) -> None:
    """Carry out the parts of a space's effect; `black` is set if the black worker does it."""
    pay_effect(course, begin(course, space, barred, black=black), parts)


def pay_effect(course: Course, effect: Effect, parts: Sequence[Part]) -> None:
    """Do the parts of a line, no more than the effect has, and the pushes that go without saying."""
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
    effect, compulsory = effect_of(state, space), not spaces.is_own(space)
    if compulsory and effect.doublers > effects.room_for_doublers(state):
        course.forbid("doublers-full" if state.doublers >= effect.doublers else "doublers-gone", left=state.doublers)
    effects.grant(course, effect, "space", space)
    extra = (Steps((spaces.FIRST_COLOUR,), source=EXTRA),) if black and spaces.has_black_step(state, space) else ()
    course.owe(*effects.owed_by(effect, must=compulsory, barred=(*barred, space)), *extra)
    return effect


def use_again(course: Course, move: Move) -> None:
    """Use a space once more without paying (RR47, RR48)."""
    state = course.state
    owed = _demand(state, Again, Illegal("not-owed", what="again"))
    space = spaces.space_of(state, move)
    if space in owed.barred or not spaces.usable_again(state, space):
        there = tuple(other for other in state.spaces if other not in owed.barred and spaces.usable_again(state, other))
        course.forbid("not-usable-again" if there else "nothing-to-use-again", space=space, there=there)
    if getattr(move, "payment", None) is not None:
        course.forbid("nothing-is-paid", space=space)
    course.strike(owed)
    course.tell(SpaceUsedAgain(course.actor, space))
    has_black = Piece(state.actor, BLACK) in state.spaces.get(space, ())
    carry_out(course, space, spaces.parts_of(move), owed.barred, black=has_black)


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


def find_owed(state: State, kind: type[Debt], fits: Callable[[Debt], bool] = lambda _owed: True) -> Debt | None:
    """Find the pending effect that is meant: of those that fit, first a compulsory one, then the oldest."""
    found = [owed for owed in state.doable if isinstance(owed, kind) and fits(owed)]
    return min(found, key=lambda owed: not is_compulsory(owed), default=None)


def build_owed(state: State, kinds: Sequence[str]) -> Build | None:
    """Find the build that is meant."""
    return find_owed(state, Build, lambda owed: owed.what in kinds)


def _demand(
    state: State, kind: type[Debt], refusal: Illegal, fits: Callable[[Debt], bool] = lambda _owed: True
) -> Debt:
    """Find the pending effect that is meant; refuse if none is owed, or if it has to wait for new ones (RR02)."""
    if (owed := find_owed(state, kind, fits)) is not None:
        return owed
    if any(isinstance(other, kind) and fits(other) for other in state.pool):
        raise Illegal("still-owed", what=effects.name_owed(state.doable[0])[0])
    raise refusal


def check_hand(course: Course) -> None:
    """Refuse any other act with a locomotive in hand (RR04)."""
    if freed := course.state.in_hand:
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
    allowed = allowed_colours(there or ([] if source or made else course.state.doable))
    refusal = Illegal("no-black-step-here" if source == EXTRA else "no-step-owed")
    if allowed and letter and letter not in allowed:
        refusal = Illegal("colour-not-allowed", colour=letter, allowed=allowed)
    elif made:
        refusal = Illegal("too-many", most=made)
    if there:
        raise refusal
    # Nothing of the kind can be done now: it may have to wait.
    return _demand(course.state, Steps, refusal, lambda owed: owed.source == source)


def allowed_colours(there: Iterable[Owed]) -> str:
    """Return the letters of the colours in which steps of these may be made, in printed order."""
    letters = {letter for owed in there if isinstance(owed, Steps) for slot in owed.slots for letter in slot}
    if any(isinstance(owed, Three) and effects.STEP in owed.left for owed in there):
        letters.add(spaces.FIRST_COLOUR)
    return "".join(colour for colour in COLOURS if colour in letters)


def _only_colour(owed: Steps) -> int:
    colours = set(owed.slots)
    if len(colours) != 1 or len(owed.slots[0]) != 1:
        raise Illegal("which-colour", colours=tuple("".join(dict.fromkeys("".join(owed.slots)))))
    return COLOURS.index(owed.slots[0])


def push_marker(course: Course, part: Push, before: int) -> None:
    """Make one step of a marker, after those of the line that came `before`."""
    check_hand(course)
    refusal = Illegal("too-many", most=before) if before else Illegal("not-owed", what="industry")
    owed = _demand(course.state, Pushes, refusal)
    industry.push(course, owed, industry.marker_named(course, part.marker))


def push_by_default(course: Course, most: int) -> None:
    """Make the industry steps that a line leaves out with the only marker that can move."""
    while most:
        owed = find_owed(course.state, Pushes, lambda other: not other.up_to)
        can = industry.movable(course.state)
        if owed is None or len(can) != 1:
            return
        industry.push(course, owed, can[0])
        # Where new effects come first, steps of a factory on the way are made before the rest of these.
        most -= owed.must or course.state.options.effects != AT_ONCE


def _place(course: Course, chain: Chain) -> None:
    for number, slot in enumerate(chain.slots):
        if freed := course.state.in_hand:
            locomotives.place(course, freed, slot)
            continue
        if number or slot.line == RETURN:
            raise Illegal("nothing-freed")
        nothing = Illegal("not-owed", what="loco")
        locomotives.place(course, _demand(course.state, Build, nothing, lambda owed: owed.what in LOCOS), slot)
    while freed := course.state.in_hand:
        if not locomotives.settle(course, freed):
            return


def _build(course: Course, tile: Tile) -> None:
    check_hand(course)
    nothing = Illegal("not-owed", what="factory")
    industry.build_factory(course, _demand(course.state, Build, nothing, lambda owed: owed.what in FACTORIES), tile)


StepSpending = Spending[State, Step, Course]
PushSpending = Spending[State, Push, Course]


def moment(state: State) -> Hashable:
    """Return all that a turn can have changed: two moments with the same are one.

    The order of debts matters only where new effects come first. A ledger follows from the rest.
    """
    turn = state.own_turn
    pool = turn.pool
    if len(pool) > 1 and state.options.effects != AT_ONCE:
        pool = tuple(sorted(pool, key=repr))
    player = state.players[turn.who]
    pieces = player[:_LEDGER], player[_LEDGER + 1 :]
    return pieces, turn.begun, pool, turn.groups, state.stacks, state.returned, state.cards, state.doublers


_LEDGER = Player._fields.index("ledger")


def split(parts: Sequence[Part]) -> list[Any]:
    """Return the single acts of a line, in its order."""
    acts: list[Any] = []
    for part in parts:
        if isinstance(part, Step | Push):
            acts += [part._replace(steps=1)] * part.steps
        else:
            acts.append(part)
    return acts


def sources(state: State) -> list[str]:
    """Return the sources of the steps that may be made now, the oldest first; a step of the card of three has none."""
    there = (owed for owed in state.doable if isinstance(owed, Steps) or is_left(owed, effects.STEP))
    return list(dict.fromkeys(owed.source if isinstance(owed, Steps) else "" for owed in there))


def step_acts(source: str, state: State) -> Iterator[Step]:
    """Name every step of a track that is owed by its source, in printed order."""
    slots = {slot for owed in state.doable if isinstance(owed, Steps) and owed.source == source for slot in owed.slots}
    if not source and any(is_left(owed, effects.STEP) for owed in state.doable):
        slots.add(COLOURS[0])
    player = state.players[state.actor]
    return iter(_steps_in(player.tracks, player.colours, frozenset(slots), named=not source))


@lru_cache(maxsize=16384)
def _steps_in(there: tracks.Tracks, owned: int, slots: frozenset[str], *, named: bool) -> tuple[Step, ...]:
    """Return every step in a colour of one of these slots; the colour is `named` unless the source fixes it."""
    allowed = [number for number, colour in enumerate(COLOURS) if any(colour in slot for slot in slots)]
    return tuple(
        Step(line, COLOURS[colour] if named else "")
        for at, line in enumerate(LINES)
        for colour in allowed
        if not tracks.hindrance(there, owned, at, colour)
    )


def push_acts(state: State) -> Iterator[Push]:
    """Name every step of a marker that is owed, the front marker's first."""
    if any(isinstance(owed, Pushes) or is_left(owed, effects.PUSH) for owed in state.doable):
        names = (industry.FRONT, industry.REAR)
        yield from (Push(names[marker]) for marker in industry.movable(state))


# The card with three effects, and the payment of steps


def is_left(owed: Owed, kind: str) -> bool:
    """Return whether it is that card, and this effect of it is not done yet."""
    return isinstance(owed, Three) and kind in owed.left


def pay_three(kind: str, course: Course, act: Step | Push) -> bool:
    """Pay one act from the card with three effects, if it is owed there; a step of it is one of the black track."""
    owed = _three(course.state, kind)
    if owed is None or (isinstance(act, Step) and act.colour not in ("", COLOURS[0])):
        return False
    _strike_one(course, owed, kind)
    effect = BOX.setup.bonus["industry" if kind == effects.PUSH else "black"]
    course.first(*effects.owed_by(effect, must=True))
    perform(course, (act,))
    return True


def lay_of_three(course: Course) -> None:
    """Lay the doubler of the card with three effects."""
    owed = _three(course.state, effects.DOUBLER)
    if owed is None:
        raise Illegal("not-owed", what="doubler")
    if not effects.room_for_doublers(course.state):
        raise Illegal("doublers-full", left=course.state.doublers)
    _strike_one(course, owed, effects.DOUBLER)
    effects.lay_doublers(course, 1)


def _three(state: State, kind: str) -> Three | None:
    return next((owed for owed in state.doable if isinstance(owed, Three) and kind in owed.left), None)


def _strike_one(course: Course, owed: Three, kind: str) -> None:
    """Leave the other effects of the card, or any one once more after the last."""
    left = tuple(other for other in owed.left if other != kind)
    following = Three(left) if left else Three(effects.THREE, fourth=True)
    course.strike(owed, *(() if owed.fourth else (following,)))


def _steps_of(source: str) -> StepSpending:
    """Return how steps of a source are paid; the card with three effects takes one black step a line."""
    return Spending(
        begin=strict_course,
        acts=partial(step_acts, source),
        spend=partial(take_step, source),
        same=moment,
        alone=never_alone if source else partial(pay_three, effects.STEP),
    )


STEPS: Mapping[str, StepSpending] = {source: _steps_of(source) for source in ("", WHITE, EXTRA)}
PUSHES: PushSpending = Spending(strict_course, push_acts, push_marker, moment, partial(pay_three, effects.PUSH))


def behind_a_token(effect: Effect) -> Spending[State, Any, Course] | None:
    """Return how the acts typed after a token are paid: none of them by the card with three effects."""
    if effect.steps:
        return STEPS[""]._replace(alone=never_alone)
    return PUSHES._replace(alone=never_alone) if effect.industry else None


def after_unnamed(state: State, steps: int, spending: PushSpending) -> State | None:
    """Return the moment after steps of markers without a name; None if one has to be named."""
    course = strict_course(state)
    try:
        spending.pay(course, [Push()] * steps)
    except Refusal:
        return None
    return course.state


def check_one(state: State, acts: Sequence[Part], kind: str) -> None:
    """Refuse a line of several acts where the card with three effects alone could pay it."""
    if len(acts) > 1 and _three(state, kind) is not None:
        raise Illegal("too-many", most=1)
