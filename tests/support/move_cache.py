"""Moves that lead to a moment are made once, however many sittings begin there: the rules are pure."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from copy import copy
from typing import Any

import pytest

from eighteen80 import registry
from eighteen80.engine.game import AnyState
from eighteen80.engine.language import PlainLanguage
from eighteen80.line.fields import Moment
from eighteen80.record.replay import Replay

MOST, MOST_LISTED, MOST_READ = 20_000, 500, 50


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


def _list_once(begin: Callable[[Any, AnyState], Moment]) -> Callable[[Any, AnyState], Moment]:
    known: dict[int, tuple[AnyState, Callable[[type], Iterable[object] | None]]] = {}

    def begin_with_lists(language: Any, state: AnyState) -> Moment:
        moment = begin(language, state)
        if len(known) > MOST_LISTED:
            known.clear()
        if id(state) not in known:
            known[id(state)] = state, moment.legal
        return moment._replace(legal=known[id(state)][1])

    return begin_with_lists


def _read_once(begin: Callable[..., None]) -> Callable[..., None]:
    known: dict[Hashable, Replay] = {}

    def read_once(replay: Replay, data: bytes, game: Any = None, **how: Any) -> None:
        key = data, id(game), how.get("strict")
        if key not in known:
            begin(replay, data, game, **how)
            if replay.history.repaired:
                return
            if len(known) > MOST_READ:
                known.clear()
            known[key] = _copy_replay(replay)
        vars(replay).update(vars(_copy_replay(known[key])))

    return read_once


def _copy_replay(replay: Replay) -> Replay:
    """Copy a replay that continues independently."""
    other = copy(replay)
    other.history, other.comments, other._progress = replay.history.copy(), replay.comments.copy(), None  # noqa: SLF001
    return other


LISTED = _list_once(PlainLanguage.moment)
READ = _read_once(Replay.__init__)
REMEMBERING = {
    game: {"start": _start_once(game.start), "resolve": _make_once(game.resolve), "apply": _make_once(game.apply)}
    for game in map(registry.game, registry.SHELF)
}


@contextmanager
def made_once() -> Iterator[None]:
    """While this lasts, no game makes a move twice of the same state, nor lists twice what is legal there, and no bytes
    of a record are replayed twice."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Replay, "__init__", READ)
        patch.setattr(PlainLanguage, "moment", LISTED)
        for game, methods in REMEMBERING.items():
            for name, method in methods.items():
                patch.setattr(game, name, method)
        yield
