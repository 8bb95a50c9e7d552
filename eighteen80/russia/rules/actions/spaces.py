"""Spaces of the board and own engineers: permission to use them, and their effects."""

from __future__ import annotations

from collections.abc import Mapping

from eighteen80.refusals import Illegal
from eighteen80.russia.box.components import BOX
from eighteen80.russia.course import Course
from eighteen80.russia.fields.phrases import Part
from eighteen80.russia.fields.single_words import LEFT, RIGHT, SIDES, engineer_named
from eighteen80.russia.moves import (
    AnyTracks,
    Black,
    Both,
    Brown,
    Coins,
    Doubler,
    Engineer,
    Factory,
    Grey,
    Hire,
    Industry,
    Last,
    Loco,
    Move,
    Natural,
    Open,
    Order,
    Temps,
    White,
)
from eighteen80.russia.rules.actions.factories import Tile
from eighteen80.russia.state import COIN, COLOURS, LAST, OPEN, State, effect_of, engineer_in, own_space, owner_of

ANY, HIRE = "any", "hire"
FIXED: Mapping[type[Move], str] = {
    AnyTracks: ANY,
    Open: OPEN,
    Both: "loco 3",
    Doubler: "doubler",
    Coins: "coins",
    Temps: "temps",
    Hire: HIRE,
    Last: LAST,
}
"""The spaces that a class of moves has to itself."""
NUMBERED: Mapping[type[Move], str] = {
    Black: "black",
    Grey: "grey",
    Brown: "brown",
    Natural: "natural",
    White: "white",
    Loco: "loco",
    Factory: "loco",
    Industry: "industry",
}
"""The words before the numbers of the other spaces."""
FIRST_COLOUR = COLOURS[0]


def space_of(state: State, move: Move) -> str:
    """Return the space that a move uses, or refuse an engineer without an owner."""
    if type(move) in FIXED:
        return FIXED[type(move)]
    if isinstance(move, Order):
        return f"order {move.place}"
    if isinstance(move, Engineer):
        return _engineer_space(state, move.which)
    number = getattr(move, "number", 0)
    return f"{NUMBERED[type(move)]} {number}"


def _engineer_space(state: State, which: str) -> str:
    if which in (LEFT, RIGHT):
        return SIDES[which]
    name = engineer_named(state, which)
    if not name or owner_of(state, name) != state.actor:
        raise Illegal("not-your-engineer", engineer=which, mine=tuple(state.players[state.actor].engineers))
    return own_space(name)


def is_own(space: str) -> bool:
    """Return whether the space is an engineer next to a tableau."""
    return space not in BOX.spaces


def parts_of(move: Move) -> tuple[Part, ...]:
    """Return the parts that a move names."""
    parts: tuple[Part, ...] = getattr(move, "parts", ())
    if isinstance(move, Factory) and not parts:
        return (Tile(),)
    return parts


# Permission to use a space


def check_open(course: Course, space: str) -> None:
    """Refuse a space that is closed at this number of players, taken, or not there in this round."""
    state, printed = course.state, BOX.spaces.get(space)
    if space in state.figures.closed:
        course.forbid("space-closed", space=space, players=len(state.seats))
    if (space == LAST) != state.last_round and (space == LAST or (printed is not None and printed.place)):
        course.forbid("last-round" if state.last_round else "not-last-round", space=space, rounds=state.table.rounds)
    if printed is not None and printed.slot and engineer_in(state, printed.slot) is None:
        raise Illegal("slot-empty-engineer", space=space)
    there = state.spaces.get(space)
    if there and not (printed is not None and printed.never_taken):
        code = "engineer-used" if is_own(space) else "hired-already" if space == HIRE else "space-taken"
        course.forbid(code, space=space, player=there[0].owner)


def is_open(state: State, space: str) -> bool:
    """Return whether the space could be used now, apart from its cost and effect."""
    try:
        check_open(Course(state, strict=True), space)
    except Illegal:
        return False
    return True


# The black worker (RR34, RR35)


def has_black_step(state: State, space: str) -> bool:
    """Return whether the space allows a black step."""
    steps = effect_of(state, space).steps
    if state.options.black_worker == "shown":
        return FIRST_COLOUR in steps or space == OPEN
    return any(FIRST_COLOUR in slot for slot in steps)


# Using again (RR47, RR48)


def usable_again(state: State, space: str) -> bool:
    """Return whether the player to act has exactly one worker there, so that it may be used again."""
    mine = [piece for piece in state.spaces.get(space, ()) if piece.owner == state.actor]
    printed = BOX.spaces.get(space)
    if not mine or (printed is not None and (printed.place or printed.rents)) or space == HIRE:
        return False
    if space == OPEN:
        return True
    if space == ANY:
        kinds = sorted(piece.kind == COIN for piece in mine)
        return kinds == [False, True] and state.options.again_any == "yes"
    return len(mine) == 1
