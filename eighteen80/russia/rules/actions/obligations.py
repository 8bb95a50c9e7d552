"""Compulsory effects: whether they can still be done in full, by any order of what is owed (RR12).

The search goes through what the turn itself owes and its consequences, and no further.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from eighteen80.refusals import Illegal, Refusal
from eighteen80.russia.course import Course
from eighteen80.russia.fields.phrases import Chain, Step
from eighteen80.russia.moves import BuildOwed, Card, FreedTo, LayDoubler, Move, MoveMarkers, TakeSteps, Token, UseAgain
from eighteen80.russia.rules.actions import industry, locomotives, perform, space_lines, tokens, tracks
from eighteen80.russia.rules.actions.effects import DOUBLER, PUSH, STEP, room_for_doublers
from eighteen80.russia.rules.actions.perform import is_compulsory
from eighteen80.russia.state import (
    AT_ONCE,
    COLOURS,
    LINES,
    Again,
    Build,
    CardOwed,
    EndCardOwed,
    Freed,
    NumberOwed,
    Owed,
    Player,
    Pushes,
    State,
    Steps,
    Three,
    TokenOwed,
)
from eighteen80.sheets import Say

MOST = 500
"""Largest number of positions examined; a search that needs more refuses nothing."""


NEVER_LAPSING = (EndCardOwed, NumberOwed)
"""Decisions that have to be made before a turn can end."""


def compulsory(state: State) -> list[Owed]:
    """List the effects that must still be done in full."""
    return [owed for owed in state.pool if is_compulsory(owed)]


def acts(state: State, *, searching: bool = False) -> Iterator[Move]:
    """Yield every single act that answers a pending effect, apart from the end card."""
    if freed := state.in_hand:
        yield from (FreedTo((Chain((way,)),)) for way in locomotives.freed_ways(state, freed))
        return
    for owed in sorted(state.doable, key=lambda other: not is_compulsory(other)):
        yield from _acts_of(state, owed, searching=searching)


def _acts_of(state: State, owed: Owed, *, searching: bool) -> Iterator[Move]:
    if isinstance(owed, Steps):
        needed = not searching or any(isinstance(other, Steps) for other in compulsory(state))
        yield from _steps(state, owed) if needed else _steps_to_a_question(state, owed)
    elif isinstance(owed, Pushes):
        yield from (MoveMarkers((act,)) for act in perform.push_acts(state))
    elif isinstance(owed, Build):
        if owed is perform.build_owed(state, perform.LOCOS):
            yield from (BuildOwed(line) for line in space_lines.loco_lines(state, owed.what))
        if owed is perform.build_owed(state, perform.FACTORIES):
            yield from (BuildOwed(tile) for tile in space_lines.tile_lines(state))
    elif isinstance(owed, Again) and owed is perform.find_owed(state, Again):
        yield from (UseAgain(move) for move in space_lines.uses(state, owed.barred))
    elif isinstance(owed, TokenOwed):
        yield from tokens.tokens_left(state)
    elif isinstance(owed, CardOwed):
        cards = state.cards if searching else tokens.possible_cards(state)
        yield from (move for card in cards for move in tokens.card_choices(state, card)[:1])
    elif isinstance(owed, Three):
        yield from _of_three(state, owed)


def _of_three(state: State, owed: Three) -> Iterator[Move]:
    """Name the next effects of the card with three."""
    if DOUBLER in owed.left and room_for_doublers(state):
        yield LayDoubler(DOUBLER)
    if PUSH in owed.left:
        yield from (MoveMarkers((act,)) for act in perform.push_acts(state))
    if STEP in owed.left:
        yield from (TakeSteps("", (act,)) for act in perform.step_acts("", state) if act.colour == COLOURS[0])


def _steps(state: State, owed: Steps) -> Iterator[TakeSteps]:
    """Yield the possible next steps; the card of three names its other options itself."""
    allowed = perform.allowed_colours((owed,))
    acts = perform.step_acts(owed.source, state)
    yield from (TakeSteps(owed.source, (act,)) for act in acts if not act.colour or act.colour in allowed)


def has_possible_act(state: State) -> bool:
    """Return whether any pending effect can be done, apart from the end card."""
    return any(True for _ in acts(state))


def _steps_to_a_question(state: State, owed: Steps) -> Iterator[Move]:
    """Yield steps that could bring a token: where no step is compulsory, no other step helps."""
    player = state.players[state.actor]
    questions = [once for once in tracks.ONCE if once.special.question and once.name not in player.fired]
    ahead = {once.line for once in questions if player.reach(once.line) >= once.field}
    for move in _steps(state, owed):
        part = move.parts[0]
        if isinstance(part, Step) and LINES.index(part.line) in ahead and part.colour in ("", COLOURS[0]):
            yield move


def possible(state: State) -> bool | None:
    """Return whether some order of the pending effects completes all compulsory ones; None if unknown."""
    seen, stack = {perform.moment(state)}, [state]
    while stack:
        here = stack.pop()
        if not compulsory(here) and not here.in_hand:
            return True
        found = []
        for there in _next_states(here):
            if (key := perform.moment(there)) not in seen:
                seen.add(key)
                found.append(there)
        stack += reversed(found)
        if len(seen) > MOST:
            return None
    return False


def _next_states(state: State) -> Iterator[State]:
    """Yield every moment after one act, and after declining optional effects if new ones come first."""
    for act in acts(state, searching=True):
        there = state_after(state, act)
        if there is not None:
            yield there
    kept = any(is_compulsory(owed) or isinstance(owed, Freed) for owed in state.doable) or going_by_itself(state)
    if state.options.effects == AT_ONCE and not kept:
        course = Course(state, searching=True)
        drop(course)
        yield course.state


def going_by_itself(state: State) -> Pushes | None:
    """Return the automatic industry steps: one marker alone can move, and nothing owed changes the way."""
    pushes = next((owed for owed in state.doable if isinstance(owed, Pushes) and not owed.up_to), None)
    if any(isinstance(owed, Build | Again | TokenOwed | CardOwed | Three) for owed in state.pool):
        return None
    return pushes if len(industry.movable(state)) == 1 else None


def drop(course: Course) -> None:
    """Drop the effects that may be done now; a search leaves numbers open."""
    kept = EndCardOwed if course.searching else NEVER_LAPSING
    for owed in course.state.doable:
        if not isinstance(owed, kept):
            course.strike(owed)


def state_after(state: State, act: Move) -> State | None:
    """Return the moment after an act, or None if the rules do not allow it."""
    course = Course(state, searching=True)
    try:
        do_owed(course, act)
    except Refusal:
        return None
    return course.state


def do_owed(course: Course, move: Move) -> None:
    """Do something that is owed; with a locomotive in hand nothing else is possible (RR04)."""
    if not isinstance(move, FreedTo):
        perform.check_hand(course)
    DOING[type(move)](course, move)


def _take_steps(course: Course, move: TakeSteps) -> None:
    acts = perform.split(move.parts)
    if not move.source and not any(isinstance(owed, Steps) and not owed.source for owed in course.state.doable):
        perform.check_one(course.state, acts, STEP)
    perform.STEPS[move.source].pay(course, acts)


def _move_markers(course: Course, move: MoveMarkers) -> None:
    acts = perform.split(move.parts)
    if not acts:
        owes = any(True for owed in course.state.doable if isinstance(owed, Pushes) or perform.is_left(owed, PUSH))
        raise Illegal("which-marker") if owes else Illegal("not-owed", what="industry")
    if not any(isinstance(owed, Pushes) for owed in course.state.doable):
        perform.check_one(course.state, acts, PUSH)
    perform.PUSHES.pay(course, acts)


def _build(course: Course, move: BuildOwed) -> None:
    if len(move.parts) > 1:
        course.forbid("too-many", most=1)
    perform.perform(course, move.parts)


def _chain(course: Course, move: FreedTo) -> None:
    if not course.state.in_hand:
        raise Illegal("nothing-freed")
    perform.perform(course, move.parts)


def _use_again(course: Course, move: UseAgain) -> None:
    before = course.state.pool
    perform.use_again(course, move.use)
    check_line(course, before)


DOING: Mapping[type[Move], Callable[[Course, Any], None]] = {
    TakeSteps: _take_steps,
    MoveMarkers: _move_markers,
    LayDoubler: lambda course, _move: perform.lay_of_three(course),
    FreedTo: _chain,
    BuildOwed: _build,
    UseAgain: _use_again,
    Token: tokens.choose,
    Card: tokens.take_card,
}


def check_line(course: Course, before: Sequence[Owed] = ()) -> None:
    """Refuse, on a strict course, to leave a compulsory effect undone, unless its consequences can still do it.

    What was owed `before` is another matter.
    """
    state = course.state
    left = [owed for owed in compulsory(state) if owed not in before] if course.strict else []
    if not left:
        return
    if state.in_hand:
        # The second tile is taken after the first is finished: the line has to say the chain to its end (RR26).
        raise locomotives.chain_first(state, state.in_hand)
    if not any(_set_off(owed) for owed in state.pool if owed not in before):
        raise _undone(state, left[0])
    if possible(state) is False:
        raise not_in_full(left[0])


def _set_off(owed: Owed) -> bool:
    """Return whether the line triggered the effect, rather than the space itself."""
    return not is_compulsory(owed) and not (isinstance(owed, Steps) and owed.source == tracks.EXTRA)


def _undone(state: State, owed: Owed) -> Illegal:
    """Return the refusal for a line that leaves something compulsory out."""
    if isinstance(owed, Pushes):
        can = industry.movable(state)
        if len(can) > 1:
            return Illegal("which-marker")
        player = state.players[state.actor]
        if not can:
            return Illegal(industry.hindrance(state, player, 0), **_at_marker(state, player))
    if isinstance(owed, Again) and not any(True for _ in space_lines.uses(state, owed.barred)):
        return Illegal("nothing-to-use-again")
    return not_in_full(owed)


def not_in_full(owed: Owed, possible: int | None = None, why: Say | None = None) -> Illegal:
    """Return the refusal for a line that is incomplete, or can only be done up to `possible`."""
    number, what = _acts_owed(owed)
    return Illegal("not-in-full", what=what, left=number, possible=possible, why=why)


def _acts_owed(owed: Owed) -> tuple[int, Say]:
    """Return how many acts are owed, and their name."""
    match owed:
        case Steps(slots):
            return len(slots), Say("label-steps")
        case Pushes(steps):
            return steps, Say("missing-industry")
        case Build(what):
            return 2 if what == "both" else 1, Say(f"owed-build-{what}")
    return 1, Say("owed-again")


def true_reason(begun: State, refusal: Illegal) -> Illegal:
    """Return the true reason of a refusal: the effects can be done in part and not in full, in any order."""
    if possible(begun) is not False:
        return refusal
    state, done = begun, 0
    while there := _next_compulsory(state):
        state, done = there, done + 1
    if not done:
        return refusal
    left, player = compulsory(state)[0], state.players[state.actor]
    asked = next((owed for owed in compulsory(begun) if type(owed) is type(left)), left)
    why = None
    if isinstance(left, Pushes):
        why = Say(industry.hindrance(state, player, 0), _at_marker(state, player))
    return not_in_full(asked, _acts_owed(asked)[0] - _acts_owed(left)[0], why)


def _next_compulsory(state: State) -> State | None:
    """Return the moment after one act of a compulsory effect, without the effects of the act; None if none is left."""
    act = next((act for owed in compulsory(state) for act in _acts_of(state, owed, searching=True)), None)
    return state_after(state, act) if act is not None else None


def _at_marker(state: State, player: Player) -> dict[str, str | int]:
    return {"position": state.figures.bar[player.markers[0]], "gap": len(player.factories) + 1}
