"""Routes of express trains: of all stations on the way the best count, one with the owner's marker among them.

A route grows from its start, first to one side, then to the other, and only while it could still be worth the floor
with the best stations in its reach.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from eighteen80.china.search.bounds import RouteBounds
from eighteen80.china.search.candidates import Candidate, Scout
from eighteen80.china.search.graph import BONUS, Link, Node, Trail, all_sides

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
