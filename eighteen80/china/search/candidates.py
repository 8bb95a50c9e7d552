"""Possible routes of one train: the code that all kinds of scouts share.

A route that meets several of the owner's markers belongs to the first of them, its start, from which it grows to two
sides.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from eighteen80.china.box.parts import TrainCard
from eighteen80.china.map.network import Stretch
from eighteen80.china.map.paths import Path, backwards
from eighteen80.china.rules.operating.income import Position
from eighteen80.china.search.bounds import RouteBounds
from eighteen80.china.search.graph import Graph, Node, Trail, links_of, reverse_arm

ENDLESS = 1_000_000


class Candidate(NamedTuple):
    """A route: its own income, the Trans-Siberian bonus included, and the hexsides it uses."""

    worth: int
    sides: int
    bonus: int
    start: Node
    arms: tuple[Trail | None, Trail | None]

    def legs(self) -> Iterator[Stretch]:
        """Yield the stretches it takes, in no particular order or direction."""
        for arm in self.arms:
            yield from (link.leg for link in links_of(arm))

    def path(self, position: Position) -> Path:
        """Return the route in full."""
        one, other = (reverse_arm(self.start, arm) for arm in self.arms)
        back = backwards(position.board, one)
        return Path((*back.sites, *other.sites[1:]), (*back.legs, *other.legs))


class EffortSpent(Exception):
    """The work that one search may take is used up."""


class Effort:
    """The work that may be done, counted in pairs of arms tried, so that it is the same on every machine."""

    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def spend(self, pairs: int) -> None:
        """Count work that is done; EffortSpent if it is too much."""
        self.left -= pairs
        if self.left < 0:
            raise EffortSpent

    def half(self) -> Effort:
        """Set half of the rest aside for one task, which returns its unused part."""
        aside = self.left // 2
        self.left -= aside
        return Effort(aside)


class Scout(ABC):
    """Searcher for the routes of one train, clear of some hexsides, while its effort lasts.

    Only routes worth `floor` or more are brought; none is worth more than `most`. `weighed` counts routes and arms.
    """

    def __init__(self, graph: Graph, card: TrainCard, effort: Effort, taken: int = 0) -> None:
        self.graph = graph
        self.card = card
        self.effort = effort
        self.taken = taken
        self.floor = 1
        self.most = ENDLESS
        self.weighed = 0
        self._top: Candidate | None = None

    def best(self) -> Candidate | None:
        """Return the most valuable route found."""
        try:
            self._seek_best()
            self.most = self.floor - 1
        except EffortSpent:
            self.most = min(self.most, self._max_income())
        return self._top

    def all(self, floor: int, reach: int = ENDLESS) -> list[Candidate]:
        """Return every route worth at least this much, the most valuable first; of an express, those within reach."""
        self.floor, self.most = max(floor, 1), ENDLESS
        return sorted(self._candidates(reach), key=lambda candidate: -candidate.worth)

    def _seek_best(self) -> None:
        """Find the most valuable route, and leave the floor above it."""
        for candidate in self._candidates(ENDLESS):
            self._top, self.floor = candidate, candidate.worth + 1
            if self.floor > self.most:
                return

    @abstractmethod
    def _candidates(self, reach: int) -> Iterator[Candidate]:
        """Yield routes that are worth the floor."""

    @cached_property
    def _outlooks(self) -> list[RouteBounds]:
        """Outlooks from each start, whose routes may use neither taken hexsides nor earlier starts."""
        outlooks, barred = [], self.taken
        for start in self.graph.starts:
            outlooks.append(RouteBounds(start, self.graph.links_clear_of(barred), self.card.stations))
            barred |= start.bit
        return outlooks

    def _max_income(self) -> int:
        return max((outlook.most for outlook in self._outlooks), default=0)
