"""Debts of a turn that a line pays act by act: steps of tracks and of markers, also those of the card of three (RR52).

`do` and the list of legal lines walk the same `Spending`.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from typing import Any

from eighteen80.engine.debts import Spending, never_alone
from eighteen80.refusals import Illegal
from eighteen80.russia.box.components import BOX
from eighteen80.russia.box.parts import Effect
from eighteen80.russia.course import Course, strict_course
from eighteen80.russia.fields.phrases import Part, Step
from eighteen80.russia.rules.actions import effects, industry, perform, tracks
from eighteen80.russia.rules.actions.effects import DOUBLER, PUSH, STEP, THREE, room_for_doublers
from eighteen80.russia.rules.actions.industry import Push
from eighteen80.russia.rules.actions.tracks import EXTRA, WHITE
from eighteen80.russia.state import AT_ONCE, COLOURS, LINES, Owed, Player, Pushes, State, Steps, Three

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


# Acts


def sources(state: State) -> list[str]:
    """Return the sources of the steps that may be made now, the oldest first; a step of the card of three has none."""
    there = (owed for owed in state.doable if isinstance(owed, Steps) or is_left(owed, STEP))
    return list(dict.fromkeys(owed.source if isinstance(owed, Steps) else "" for owed in there))


def step_acts(source: str, state: State) -> Iterator[Step]:
    """Name every step of a track that is owed by its source, in printed order."""
    slots = {slot for owed in state.doable if isinstance(owed, Steps) and owed.source == source for slot in owed.slots}
    if not source and any(is_left(owed, STEP) for owed in state.doable):
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
    if any(isinstance(owed, Pushes) or is_left(owed, PUSH) for owed in state.doable):
        names = (industry.FRONT, industry.REAR)
        yield from (Push(names[marker]) for marker in industry.movable(state))


# The card with three effects


def is_left(owed: Owed, kind: str) -> bool:
    """Return whether it is that card, and this effect of it is not done yet."""
    return isinstance(owed, Three) and kind in owed.left


def pay_three(kind: str, course: Course, act: Step | Push) -> bool:
    """Pay one act from the card with three effects, if it is owed there; a step of it is one of the black track."""
    owed = _three(course.state, kind)
    if owed is None or (isinstance(act, Step) and act.colour not in ("", COLOURS[0])):
        return False
    course.strike(owed, *_rest(owed, kind))
    effect = BOX.setup.bonus["industry" if kind == PUSH else "black"]
    course.first(*effects.owed_by(effect, must=True))
    perform.perform(course, (act,))
    return True


def lay_of_three(course: Course) -> None:
    """Lay the doubler of the card with three effects."""
    owed = _three(course.state, DOUBLER)
    if owed is None:
        raise Illegal("not-owed", what="doubler")
    if not room_for_doublers(course.state):
        raise Illegal("doublers-full", left=course.state.doublers)
    course.strike(owed, *_rest(owed, DOUBLER))
    effects.lay_doublers(course, 1)


def _three(state: State, kind: str) -> Three | None:
    return next((owed for owed in state.doable if isinstance(owed, Three) and kind in owed.left), None)


def _rest(owed: Three, kind: str) -> tuple[Three, ...]:
    left = tuple(other for other in owed.left if other != kind)
    if owed.fourth:
        return ()
    return (Three(left),) if left else (Three(THREE, fourth=True),)


# Spending


def _steps_of(source: str) -> StepSpending:
    """Return how steps of a source are paid; the card with three effects takes one black step a line."""
    return Spending(
        begin=strict_course,
        acts=partial(step_acts, source),
        spend=partial(perform.take_step, source),
        same=moment,
        alone=never_alone if source else partial(pay_three, STEP),
    )


STEPS: Mapping[str, StepSpending] = {source: _steps_of(source) for source in ("", WHITE, EXTRA)}
PUSHES: PushSpending = Spending(strict_course, push_acts, perform.push_marker, moment, partial(pay_three, PUSH))


def behind_a_token(effect: Effect) -> Spending[State, Any, Course] | None:
    """Return how the acts typed after a token are paid: none of them by the card with three effects."""
    if effect.steps:
        return STEPS[""]._replace(alone=never_alone)
    return PUSHES._replace(alone=never_alone) if effect.industry else None


def check_one(state: State, acts: Sequence[Part], kind: str) -> None:
    """Refuse a line of several acts where the card with three effects alone could pay it."""
    if len(acts) > 1 and _three(state, kind) is not None:
        raise Illegal("too-many", most=1)
