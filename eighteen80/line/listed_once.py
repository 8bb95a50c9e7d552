"""Lists of legal moves that are computed once, and only for the part that is read."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator


class Walked(Iterable[object]):
    """Iterator whose values any number of readers share: each value is taken from it once."""

    def __init__(self, values: Iterable[object]) -> None:
        self._values = iter(values)
        self._taken: list[object] = []

    def __iter__(self) -> Iterator[object]:
        at = 0
        while at < len(self._taken) or self._take():
            yield self._taken[at]
            at += 1

    def _take(self) -> bool:
        for value in self._values:
            self._taken.append(value)
            return True
        return False


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
