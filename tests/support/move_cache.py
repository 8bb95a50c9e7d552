"""Moves that lead to a moment are made once, however many sittings begin there: the rules are pure."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import pytest

from eighteen80 import registry
from eighteen80.engine.game import AnyState
from eighteen80.line.fields import ANYWHERE, Moment
from eighteen80.line.listed_once import ListedOnce

MOST, MOST_LISTED = 20_000, 500


def _start_once(start: Callable[[Sequence[str], Mapping[str, str]], AnyState]) -> Callable[..., AnyState]:
    known: dict[Hashable, AnyState] = {}

    def start_once(seats: Sequence[str], rulings: Mapping[str, str]) -> AnyState:
        key = (*seats, *sorted(rulings.items()))
        if key not in known:
            known[key] = start(seats, rulings)
        return known[key]

    return start_once


def _make_once(make: Callable[[AnyState, Any], Any]) -> Callable[..., Any]:
    known: dict[Hashable, tuple[AnyState, Any]] = {}

    def make_once(state: AnyState, move: Any, **how: bool) -> Any:
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
    game: {"start": _start_once(game.start), "resolve": _make_once(game.resolve), "apply": _make_once(game.apply)}
    for game in map(registry.game, registry.SHELF)
}


@contextmanager
def made_once() -> Iterator[None]:
    """While this lasts, no game makes a move twice of the same state, nor lists twice what is legal there."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Moment, "listed_once", LISTED)
        for game, methods in REMEMBERING.items():
            for name, method in methods.items():
                patch.setattr(game, name, method)
        yield
