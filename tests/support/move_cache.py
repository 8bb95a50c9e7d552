"""Moves that lead to a moment are made once, however many sittings begin there: the rules are pure."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import pytest

from eighteen80.china import GAME
from eighteen80.china.state import State
from eighteen80.line.fields import ANYWHERE, Moment
from eighteen80.line.listed_once import ListedOnce

MOST, MOST_LISTED = 20_000, 500


def _start_once(start: Callable[[Sequence[str], Mapping[str, str]], State]) -> Callable[..., State]:
    known: dict[Hashable, State] = {}

    def start_once(seats: Sequence[str], rulings: Mapping[str, str]) -> State:
        key = (*seats, *sorted(rulings.items()))
        if key not in known:
            known[key] = start(seats, rulings)
        return known[key]

    return start_once


def _make_once(make: Callable[[State, Any], Any]) -> Callable[..., Any]:
    known: dict[Hashable, tuple[State, Any]] = {}

    def make_once(state: State, move: Any, **how: bool) -> Any:
        if len(known) > MOST:
            known.clear()
        key = id(state), move, *how.values()
        if key not in known:
            # The state is kept too, so that no other one can take its place; a refusal is raised again.
            known[key] = state, make(state, move, **how)
        return known[key][1]

    return make_once


def _listed_once(listed: Callable[[Moment], Moment]) -> Callable[[Moment], Moment]:
    known: dict[int, tuple[Any, ListedOnce]] = {}

    def again(moment: Moment) -> Moment:
        if moment.legal is ANYWHERE.legal:
            return listed(moment)
        if len(known) > MOST_LISTED:
            known.clear()
        if id(moment.state) not in known:
            legal = listed(moment).legal
            assert isinstance(legal, ListedOnce)
            known[id(moment.state)] = moment.state, legal
        return moment._replace(legal=known[id(moment.state)][1])

    return again


LISTED = _listed_once(Moment.listed_once)
REMEMBERING = {
    "start": _start_once(GAME.start),
    "resolve": _make_once(GAME.resolve),
    "apply": _make_once(GAME.apply),
}


@contextmanager
def made_once() -> Iterator[None]:
    """While this lasts, 1880 makes no move twice of the same state, and no game lists what is legal there twice."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Moment, "listed_once", LISTED)
        for name, method in REMEMBERING.items():
            patch.setattr(GAME, name, method)
        yield
