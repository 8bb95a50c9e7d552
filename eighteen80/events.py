"""What follows from a move by itself: a small frozen class for each kind of event, whatever the game.

Whoever shows or exports an event reads its fields; how it is said is found by its name alone, so that a sentence may
be reworded and nothing else notices.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import fields
from functools import cache
from typing import Any, Protocol

_INNER_CAPITAL = re.compile(r"(?<!^)(?=[A-Z])")


class Told(Protocol):
    """Whatever has a sentence: its id, and the figures that stand in it."""

    @property
    def code(self) -> str:
        """The id of its sentence."""

    @property
    def facts(self) -> Mapping[str, Any]:
        """The figures of its sentence."""


class Event:
    """Base of all events, each a frozen dataclass: `ShareBought` is told by the sentence `event-share-bought`."""

    __slots__ = ()

    @property
    def code(self) -> str:
        """The id of its sentence."""
        return _sentence(type(self).__name__)

    @property
    def facts(self) -> dict[str, Any]:
        """The figures of its sentence."""
        return {field.name: getattr(self, field.name) for field in fields(self)}  # type: ignore[arg-type]  # each event is a dataclass


@cache
def _sentence(name: str) -> str:
    return f"event-{_INNER_CAPITAL.sub('-', name).lower()}"
