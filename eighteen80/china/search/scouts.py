"""Possible routes of one train, found by scouts.

A route that meets several of the owner's markers belongs to the first of them, its start, from which it grows to two
sides. Of a normal or plus train all stations count: its route is two arms that leave the start by different track. Arms
are found once for each start, sorted by worth and joined from the top down; joining stops where no pair can reach the
worth that is asked for. Of an express the best stations count, one with the owner's marker among them: its route grows
from the start, first to one side, then to the other, and only while it could still be worth the floor with the best
stations in its reach.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import NamedTuple

from eighteen80.china.box.parts import TrainCard
from eighteen80.china.map.network import Stretch
from eighteen80.china.map.paths import Path, backwards
from eighteen80.china.rules.operating.income import ENDS, Position
from eighteen80.china.search.bounds import RouteBounds
from eighteen80.china.search.graph import BONUS, Graph, Link, Node, Trail, all_sides, links_of, reverse_arm

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


class Arm(NamedTuple):
    """One side of a route, without the start: its income and its mask."""

    worth: int
    mask: int
    trail: Trail | None = None


class ArmKey(NamedTuple):
    """Properties by which arms are joined: stations, large ones among them, ends of the Trans-Siberian line."""

    stations: int = 0
    large: int = 0
    end: str = ""


Buckets = dict[ArmKey, list[Arm]]
_NOTHING: Buckets = {ArmKey(): [Arm(0, 0)]}
_ARM, _MAKING = 75, 15  # the work of growing an arm and of making a route, in pairs of arms tried


class CountingScout(Scout):
    """Searcher for routes of normal and plus trains: every station counts, so the arms' incomes add up."""

    def _candidates(self, reach: int) -> Iterator[Candidate]:
        for start, buckets in self._arms_of:
            pairs = sorted(self._pairs(start, buckets), key=lambda pair: -pair[0])
            for most, bonus, one, other in pairs:
                if most < self.floor:
                    break
                yield from self._join_arms(start, one, other, bonus)

    @cached_property
    def _arms_of(self) -> list[tuple[Node, list[Buckets]]]:
        """All arms of every start, by the link they begin with."""
        arms, barred = [], self.taken
        for start in self.graph.starts:
            barred |= start.bit
            arms.append((start, [self._arms(start, link, barred) for link in start.links]))
        return arms

    def _arms(self, start: Node, first: Link, barred: int) -> Buckets:
        buckets: Buckets = {}
        for key, arm in self._grow_arms(start, first, barred):
            self.effort.spend(_ARM)
            self.weighed += 1
            buckets.setdefault(key, []).append(arm)
        for arms in buckets.values():
            arms.sort(key=lambda arm: -arm.worth)
        return buckets

    def _grow_arms(self, start: Node, first: Link, barred: int) -> Iterator[tuple[ArmKey, Arm]]:
        most_large = self.card.large - start.large
        most = self.card.stations - 1
        plus = self.card.kind == "plus"

        walk = [(iter((first,)), 0, Arm(0, barred))]
        while walk:
            links, large_before, arm = walk[-1]
            for link in links:
                node, large = link.node, large_before + link.node.large
                if link.mask & arm.mask or large > most_large:
                    continue
                mask, worth, stations = arm.mask | link.mask, arm.worth + node.worth - link.fee, len(walk)
                trail = Trail(link, arm.trail)
                yield ArmKey(stations, large if plus else 0, node.end), Arm(worth, mask ^ barred, trail)
                if stations < most and not node.shut:
                    walk.append((iter(node.links), large, Arm(worth, mask, trail)))
                    break
            else:
                walk.pop()

    def _join_arms(self, start: Node, one: list[Arm], other: list[Arm], bonus: int) -> Iterator[Candidate]:
        apart = start.worth + bonus
        for arm in one:
            need = self.floor - apart - arm.worth
            if other[0].worth < need or self.floor > self.most:
                return
            self.effort.spend(len(other))
            for match in other:
                if match.worth < need:
                    break
                if not arm.mask & match.mask:
                    self.weighed += 1
                    self.effort.spend(_MAKING)
                    worth, sides = apart + arm.worth + match.worth, (arm.mask | match.mask) & all_sides()
                    yield Candidate(worth, sides, bonus, start, (arm.trail, match.trail))
                    need = self.floor - apart - arm.worth

    def _pairs(self, start: Node, buckets: list[Buckets]) -> Iterator[tuple[int, int, list[Arm], list[Arm]]]:
        for number, ones in enumerate(buckets):
            others = [_NOTHING] if start.shut else [_NOTHING, *buckets[:number]]
            for one_key, one in ones.items():
                for group in others:
                    for key, other in group.items():
                        if (
                            start.large + one_key.large + key.large <= self.card.large
                            and 1 + one_key.stations + key.stations <= self.card.stations
                        ):
                            bonus = BONUS if {start.end, one_key.end, key.end}.issuperset(ENDS) else 0
                            yield start.worth + one[0].worth + other[0].worth + bonus, bonus, one, other


_THROUGH = 2  # the links of a station that track only passes through
_GROWING = 75  # the work of growing a route by a station, in pairs of arms tried


class Route(NamedTuple):
    """A growing route: its mask, its worth, the finished arm and the growing one."""

    mask: int
    worth: int
    fee: int = 0
    done: Trail | None = None
    arm: Trail | None = None
    length: int = 0


class ExpressScout(Scout):
    """Searcher for routes of express trains: of all stations the best count, one with the owner's marker."""

    def _seek_best(self) -> None:
        """Seek as for other trains, but end the search at the bound that is known before."""
        self.most = self._max_income()
        super()._seek_best()

    def _candidates(self, reach: int) -> Iterator[Candidate]:
        for outlook in sorted(self._outlooks, key=lambda each: -each.most):
            if outlook.most >= self.floor:
                yield from _Growth(self, outlook, reach).routes()


class _Growth:
    """The growing of routes from one start, with arms that are no longer than the reach."""

    def __init__(self, scout: ExpressScout, outlook: RouteBounds, reach: int) -> None:
        self.scout = scout
        self.outlook = outlook
        self.start = outlook.start
        self.reach = reach

    def routes(self) -> Iterator[Candidate]:
        """Yield all routes worth the floor of the scout, which may rise in the meantime."""
        route = Route(self.start.bit, self.start.worth)
        links = self.outlook.ways[self.start]
        for number, link in enumerate(links):
            yield from self._grow_route(route, (link,), () if self.start.shut else links[:number])

    def _grow_route(self, route: Route, links: Sequence[Link], others: Sequence[Link]) -> Iterator[Candidate]:
        """Yield the routes that continue by one of these links, and then from the start by one of the others."""
        choice = len(links) > _THROUGH  # else one leads back, and with the other no less is within reach than before
        for link in links:
            if link.mask & route.mask:
                continue
            self.scout.effort.spend(_GROWING)
            self.scout.weighed += 1
            mask, fee, arm = route.mask | link.mask, route.fee + link.fee, Trail(link, route.arm)
            node, grown = link.node, Route(mask, self.outlook.worth(mask) - fee, fee, route.done, arm, route.length + 1)
            if choice and not self._hopeful(grown, (node, self.start) if others else (node,)):
                continue
            # An end that brings nothing is better left out, unless it makes it a route.
            if grown.worth + link.fee > route.worth or node.end or not route.arm:
                yield from self._end_route(grown)
                if others and self._hopeful(grown, (self.start,)):
                    turned = Route(grown.mask, grown.worth, grown.fee, done=grown.arm)
                    yield from self._grow_route(turned, others, ())
            if not node.shut and grown.length < self.reach:
                yield from self._grow_route(grown, self.outlook.ways[node], others)

    def _hopeful(self, route: Route, ends: Sequence[Node]) -> bool:
        """Return whether a route that still grows from these ends could be worth the floor."""
        floor = self.scout.floor
        return route.worth >= floor or self.outlook.bound_income(route.mask, ends) - route.fee >= floor

    def _end_route(self, route: Route) -> Iterator[Candidate]:
        """Yield the route as it is, and with the Trans-Siberian bonus, which may cost something."""
        for bonus, worth in ((0, route.worth), (BONUS, self.outlook.with_bonus(route.mask) - route.fee)):
            if worth >= self.scout.floor:
                yield Candidate(worth, route.mask & all_sides(), bonus, self.start, (route.done, route.arm))
