"""Lists of legal moves that are computed once, and only for the part that is read."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from copy import copy
from itertools import tee


class Walked(Iterable[object]):
    """Iterator whose values any number of readers share: each value is taken from it once."""

    def __init__(self, values: Iterable[object]) -> None:
        (self._walk,) = tee(values, 1)

    def __iter__(self) -> Iterator[object]:
        return copy(self._walk)


class ListedOnce:
    """The legal moves of a class, each class listed once."""

    def __init__(self, legal: Callable[[type], Iterable[object] | None]) -> None:
        self._legal = legal
        self._lists: dict[type, Walked | None] = {}

    def __call__(self, kind: type) -> Walked | None:
        """Return the list of that class, or None if it cannot be listed."""
        if kind not in self._lists:
            moves = self._legal(kind)
            self._lists[kind] = None if moves is None else Walked(moves)
        return self._lists[kind]
