"""Every placement that may be meant now: each with its payment left out, unless it would be refused without (RR06)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from eighteen80.russia.action import placing, uses
from eighteen80.russia.action.payment import proposed, with_black
from eighteen80.russia.action.spaces import ANY, HIRE, is_open
from eighteen80.russia.box.components import BOX
from eighteen80.russia.moves import (
    AnyTracks,
    Both,
    Doubler,
    Engineer,
    Factory,
    Hire,
    Last,
    Loco,
    Move,
    Open,
    Order,
    Relocate,
    Temps,
)
from eighteen80.russia.moves import Coins as TakeCoins
from eighteen80.russia.state import BLACK, OPEN, OWN, State, own_space

_ONE: dict[type[Move], tuple[str, ...]] = {
    AnyTracks: (ANY,),
    Open: (OPEN,),
    Both: ("loco 3",),
    Loco: ("loco 1", "loco 2"),
    Factory: ("loco 1", "loco 2"),
    Doubler: ("doubler",),
    TakeCoins: ("coins",),
    Temps: ("temps",),
    Last: ("last",),
    Engineer: ("engineer left", "engineer right"),
}


def placements(kind: type[Move]) -> Callable[[State], Iterator[Move]]:
    """What lists the placements of a class."""
    if kind is Hire:
        return _hires
    if kind is Order:
        return _orders
    names = _ONE.get(kind) or tuple(name for name in BOX.spaces if name.partition(" ")[0] == kind.verb)

    def listed(state: State) -> Iterator[Move]:
        own = map(own_space, state.players[state.who].engineers) if kind is Engineer else ()
        for space in (*names, *own):
            if is_open(state, space):
                yield from _paid(state, space, kind)

    return listed


def _paid(state: State, space: str, kind: type[Move]) -> Iterator[Move]:
    """The lines of a space that can be paid."""
    typed = None if proposed(state, space) is not None else with_black(state, space)
    if typed is None and proposed(state, space) is None:
        return
    for parts in uses.lines(state, space):
        move: Any = uses.move_on(state, space, parts)
        if type(move) is kind:
            made: Any = move
            yield replace(made, payment=typed) if typed else move


def _hires(state: State) -> Iterator[Hire]:
    if is_open(state, HIRE) and proposed(state, HIRE) is not None:
        yield Hire()


def _orders(state: State) -> Iterator[Order]:
    """The claims; from which space an own worker comes stands there where it has to be said (RR40)."""
    for space, printed in BOX.spaces.items():
        if printed.place and is_open(state, space):
            paid = proposed(state, space)
            typed = with_black(state, space) if paid is None else None
            kind = (paid or typed or ("",))[0]
            if kind in (OWN, BLACK):
                yield Order(printed.place, typed)
            elif paid:
                there = placing.sources(state)
                names = [placing.said_space(state, name) for name in there] if len(there) > 1 else [""] * len(there)
                yield from (Order(printed.place, typed, name) for name in names)


def relocations(state: State) -> Iterator[Relocate]:
    """Every space to which the worker may go, used in every way (RR44)."""
    own = map(own_space, state.players[state.who].engineers)
    for space in (*(name for name, printed in BOX.spaces.items() if printed.one_worker), *own):
        if is_open(state, space):
            yield from (Relocate(uses.move_on(state, space, parts)) for parts in uses.lines(state, space))
