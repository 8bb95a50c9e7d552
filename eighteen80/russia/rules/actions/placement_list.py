"""Every placement that may be meant now: each with its payment left out, unless it would be refused without (RR06)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from eighteen80.russia.box.components import BOX
from eighteen80.russia.moves import Engineer, Move, Order, Relocate
from eighteen80.russia.rules.actions import placing, space_lines
from eighteen80.russia.rules.actions.payment import propose_payment, with_black
from eighteen80.russia.rules.actions.spaces import FIXED, NUMBERED, is_open
from eighteen80.russia.state import BLACK, OWN, State, own_space


def _spaces(kind: type[Move]) -> tuple[str, ...]:
    if kind in FIXED:
        return (FIXED[kind],)
    word = NUMBERED.get(kind, kind.verb)
    return tuple(name for name in BOX.spaces if name.partition(" ")[0] == word and name not in FIXED.values())


_SPACES = {kind: _spaces(kind) for kind in (*FIXED, *NUMBERED, Engineer)}


def placements(kind: type[Move], state: State) -> Iterator[Move]:
    """Yield the placements of a class on spaces with an effect."""
    own = map(own_space, state.players[state.actor].engineers) if kind is Engineer else ()
    for space in (*_SPACES[kind], *own):
        if is_open(state, space):
            yield from _payable_lines(state, space, kind)


def _payable_lines(state: State, space: str, kind: type[Move]) -> Iterator[Move]:
    """Yield the lines of a space that can be paid."""
    paid = propose_payment(state, space)
    typed = None if paid is not None else with_black(state, space)
    if paid is None and typed is None:
        return
    for parts in space_lines.lines(state, space):
        move: Any = space_lines.move_on(state, space, parts)
        if type(move) is kind:
            made: Any = move
            yield replace(made, payment=typed)


def orders(state: State) -> Iterator[Order]:
    """Yield the claims, with the space of the player's own worker if it has to be named (RR40)."""
    for space, printed in BOX.spaces.items():
        if printed.place:
            paid = propose_payment(state, space)
            typed = with_black(state, space) if paid is None else None
            if (paid or typed or ("",))[0] in (OWN, BLACK):
                yield Order(printed.place, typed)
                continue
            there = placing.sources(state)
            names = [placing.name_space(state, name) for name in there] if len(there) > 1 else [""] * len(there)
            yield from (Order(printed.place, typed, name) for name in names)


def relocations(state: State) -> Iterator[Relocate]:
    """Yield every space to which the worker may go, used in every way (RR44)."""
    own = map(own_space, state.players[state.actor].engineers)
    for space in (*(name for name, printed in BOX.spaces.items() if printed.one_worker), *own):
        yield from (Relocate(space_lines.move_on(state, space, parts)) for parts in space_lines.lines(state, space))
