"""Registry of all games that can be played here, by key. A game is loaded when it is asked for.

A game of another package is found by an entry point of the group `eighteen80.games` whose name is its key; its assets
are in the folder `assets` next to its module.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, NamedTuple

from eighteen80 import resources

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from eighteen80.engine.game import AnyGame

GROUP = "eighteen80.games"


class GameEntry(NamedTuple):
    """An included game: its name in the header of a record, the suffix of its records, its module, its commands."""

    name: str
    ending: str
    module: str
    commands: Mapping[str, str] = {}
    """The module and class of each command that the game adds to the shell, which is listed without the game."""


SHELF = {
    "china": GameEntry(
        "1880: China",
        ".1880",
        "eighteen80.china",
        {"routes": "eighteen80.china.search.commands:Routes", "what-if": "eighteen80.china.search.commands:WhatIf"},
    ),
    "russia": GameEntry("Russian Railroads", ".russia", "eighteen80.russia"),
    "yokohama": GameEntry("Yokohama", ".yokohama", "eighteen80.yokohama"),
}
"""The first is the one that is meant where none is named."""


@cache
def plugin_modules() -> dict[str, str]:
    """Return the modules of games from other packages, by key; searched only if our own do not match."""
    from importlib.metadata import entry_points

    return {point.name: point.module for point in entry_points(group=GROUP) if point.name not in SHELF}


def keys() -> tuple[str, ...]:
    """Return the keys of all games."""
    return (*SHELF, *plugin_modules())


@contextmanager
def pause_collection() -> Iterator[None]:
    """Pause garbage collection, which would take a tenth of the time of reading a record or a module for few cycles."""
    looking = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if looking:
            gc.enable()


@cache
def game(key: str) -> AnyGame:
    """Return the game of that key; raise KeyError for an unknown one."""
    if key in SHELF:
        with pause_collection():
            found: AnyGame = import_module(SHELF[key].module).GAME
        return found
    from importlib.resources import files

    module = import_module(plugin_modules()[key])
    resources.add_assets(key, files(getattr(module.__spec__, "parent", "")).joinpath("assets"))
    brought: AnyGame = module.GAME
    return brought


def first() -> AnyGame:
    """Return the default game."""
    return game(next(iter(SHELF)))


def games() -> Iterator[AnyGame]:
    """Yield all games."""
    return map(game, keys())


def find_game(name: str) -> AnyGame:
    """Return the game of a header or a shell's argument, by key or by name; raise KeyError for an unknown one."""
    key = {entry.name: key for key, entry in SHELF.items()}.get(name, name)
    if key in SHELF or key in plugin_modules():
        return game(key)
    return {found.name: found for found in map(game, plugin_modules())}[name]


def entries() -> Mapping[str, GameEntry]:
    """Return the entries of all games by key, without loading our own."""
    found = ((key, game(key), module) for key, module in plugin_modules().items())
    return {**SHELF, **{key: GameEntry(game.name, game.ending, module, game.commands) for key, game, module in found}}


def titles() -> dict[str, str]:
    """Map the keys of all games to their names in headers."""
    return {key: entry.name for key, entry in entries().items()}


def key_of(file: str) -> str:
    """Return the key of the game to which the file's suffix belongs, or of the default game."""
    for key in keys():
        if file.endswith(SHELF[key].ending if key in SHELF else game(key).ending):
            return key
    return next(iter(SHELF))


def demo(key: str) -> Traversable | None:
    """Return the record of a demonstration game, if a game brings one."""
    found = resources.asset_path(f"{key}/demo{entries()[key].ending}")
    return found if found.is_file() else None


def record_suffixes() -> tuple[str, ...]:
    """Return the suffixes of records."""
    return tuple(dict.fromkeys(entry.ending for entry in entries().values()))
