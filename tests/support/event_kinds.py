"""Every kind of event of a game."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator
from dataclasses import is_dataclass
from importlib import import_module

from eighteen80.events import Event


def kinds(room: str) -> Iterator[type[Event]]:
    """Every kind of event that a game or the engine can tell, where it is declared."""
    package = import_module(f"eighteen80.{room}")
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        for kind in vars(import_module(module.name)).values():
            declared = isinstance(kind, type) and kind.__module__ == module.name
            if declared and issubclass(kind, Event) and is_dataclass(kind):
                yield kind
