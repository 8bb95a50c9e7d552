"""Stacks on the share price chart, derived only from the places of the markers after each move."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

Space = tuple[int, int]
Piles = dict[Space, tuple[str, ...]]


class Watcher:
    """An observer of the chart from move to move: a marker that comes to a space is put beneath those on it."""

    def __init__(self) -> None:
        self._lying: dict[str, Space] = {}

    def piles_after(self, spaces: Mapping[str, Space], moved: Iterable[str] = ()) -> Piles:
        """Every pile, from the top down, once the markers lie on these spaces.

        `moved` says in what order they were moved, perhaps away and back; where it does not, those that came
        together keep their order.
        """
        known = dict.fromkeys((*self._lying, *spaces))
        came = [name for name in known if self._lying.get(name) != spaces[name]]
        for name in (*came, *moved):
            self._lying.pop(name, None)
            self._lying[name] = spaces[name]
        piles: Piles = {}
        for name, space in self._lying.items():
            piles[space] = (*piles.get(space, ()), name)
        return piles
