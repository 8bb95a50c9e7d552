"""The shelf: every game that can be played here, by its key. A game is loaded when it is asked for.

A game of another package is found by an entry point of the group `eighteen80.games` whose name is its key; its assets
lie in the folder `assets` beside its module.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, NamedTuple

from eighteen80 import resources
from eighteen80.engine.game import AnyGame

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

GROUP = "eighteen80.games"


class Volume(NamedTuple):
    """A game of ours: its name in the header of a record, how the files of its records end, where it is."""

    name: str
    ending: str
    module: str


SHELF = {
    "china": Volume("1880: China", ".1880", "eighteen80.china"),
    "russia": Volume("Russian Railroads", ".russia", "eighteen80.russia"),
    "yokohama": Volume("Yokohama", ".yokohama", "eighteen80.yokohama"),
}
"""The first is the one that is meant where none is named."""


@cache
def elsewhere() -> dict[str, str]:
    """The modules of games that other packages bring, by key; looked for only where ours will not do."""
    from importlib.metadata import entry_points

    return {point.name: point.module for point in entry_points(group=GROUP) if point.name not in SHELF}


def keys() -> tuple[str, ...]:
    """The keys of all games."""
    return (*SHELF, *elsewhere())


@contextmanager
def uncollected() -> Iterator[None]:
    """Reading a record or a module leaves next to no cycles behind: looking for them would take a tenth of the time."""
    looking = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if looking:
            gc.enable()


@cache
def game(key: str) -> AnyGame:
    """The game of that key; KeyError if there is none."""
    if key in SHELF:
        with uncollected():
            found: AnyGame = import_module(SHELF[key].module).GAME
        return found
    from importlib.resources import files

    module = import_module(elsewhere()[key])
    resources.lay_beside(key, files(getattr(module.__spec__, "parent", "")).joinpath("assets"))
    brought: AnyGame = module.GAME
    return brought


def first() -> AnyGame:
    """The game that is meant where none is named."""
    return game(next(iter(SHELF)))


def games() -> Iterator[AnyGame]:
    """All games."""
    return map(game, keys())


def named(name: str) -> AnyGame:
    """The game that a header or a shell's argument names, by key or by name; KeyError if there is none."""
    ours = {**{volume.name: key for key, volume in SHELF.items()}, **{key: key for key in SHELF}}
    if name in ours:
        return game(ours[name])
    if name in elsewhere():
        return game(name)
    return {found.name: found for found in map(game, elsewhere())}[name]


def names() -> tuple[str, ...]:
    """What the games are called in headers."""
    return (*(volume.name for volume in SHELF.values()), *(game(key).name for key in elsewhere()))


def titles() -> dict[str, str]:
    """The names of all games by key; none of ours is loaded for that."""
    return dict(zip(keys(), names(), strict=True))


def demo(key: str) -> Traversable | None:
    """The record of a game that was played, to look around in, if a game brings one."""
    found = resources.asset(f"{key}/demo{SHELF[key].ending if key in SHELF else game(key).ending}")
    return found if found.is_file() else None


def endings() -> tuple[str, ...]:
    """How the files of records end."""
    return tuple(
        dict.fromkeys((*(volume.ending for volume in SHELF.values()), *(game(key).ending for key in elsewhere())))
    )
