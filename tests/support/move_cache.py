"""Moves that lead to a moment are made once, however many sittings begin there: the rules are pure."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import pytest

from eighteen80.china import GAME
from eighteen80.china.state import State

MOST = 20_000


def _begun_once(start: Callable[[Sequence[str], Mapping[str, str]], State]) -> Callable[..., State]:
    known: dict[Hashable, State] = {}

    def begun(seats: Sequence[str], rulings: Mapping[str, str]) -> State:
        key = (*seats, *sorted(rulings.items()))
        if key not in known:
            known[key] = start(seats, rulings)
        return known[key]

    return begun


def _made_once(make: Callable[[State, Any], Any]) -> Callable[..., Any]:
    known: dict[Hashable, tuple[State, Any]] = {}

    def made(state: State, move: Any, **how: bool) -> Any:
        if len(known) > MOST:
            known.clear()
        key = id(state), move, *how.values()
        if key not in known:
            # The state is kept too, so that no other one can take its place; a refusal is raised again.
            known[key] = state, make(state, move, **how)
        return known[key][1]

    return made


REMEMBERING = {
    "start": _begun_once(GAME.start),
    "resolve": _made_once(GAME.resolve),
    "apply": _made_once(GAME.apply),
}


@contextmanager
def made_once() -> Iterator[None]:
    """While this lasts, 1880 makes no move again that it has made of the same state."""
    with pytest.MonkeyPatch.context() as patch:
        for name, method in REMEMBERING.items():
            patch.setattr(GAME, name, method)
        yield
