"""The routes one train could take, each found once, the most valuable parts joined first.

A route with own markers belongs to the first of them on it, its start: two arms that leave the start by different
track. Arms are found once for each start, sorted by what they bring, and joined from the top down; whoever wants only
routes above some worth has the joining stop where no pair can reach it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import NamedTuple

from eighteen80.china.box.parts import TrainCard
from eighteen80.china.map.network import Stretch
from eighteen80.china.map.paths import Path, backwards
from eighteen80.china.operating.income import ENDS, Position
from eighteen80.china.search.bounds import bound_of
from eighteen80.china.search.graph import (
    BONUS,
    Graph,
    Link,
    Node,
    Trail,
    all_sides,
    links_of,
    outward,
)


class Arm(NamedTuple):
    """One side of a route, without the start: what it brings, where it has been, and what an express may choose."""

    worth: int
    mask: int
    trail: Trail | None = None
    values: tuple[int, ...] = ()
    own: int = -1
    fee: int = 0


class ArmKey(NamedTuple):
    """What decides which arms go together: stations, large ones among them, ends of the Trans-Siberian line."""

    stations: int = 0
    large: int = 0
    end: str = ""


class Candidate(NamedTuple):
    """A route: what it earns on its own, the Trans-Siberian bonus included, and the hexsides it uses."""

    worth: int
    sides: int
    bonus: int
    start: Node
    arms: tuple[Arm, Arm]

    def legs(self) -> Iterator[Stretch]:
        """The stretches it takes, in no particular order or direction."""
        for arm in self.arms:
            yield from (link.leg for link in links_of(arm.trail))

    def path(self, position: Position) -> Path:
        """The route in full."""
        one, other = (outward(self.start, arm.trail) for arm in self.arms)
        back = backwards(position.board, one)
        return Path((*back.sites, *other.sites[1:]), (*back.legs, *other.legs))


Buckets = dict[ArmKey, list[Arm]]
_NOTHING: Buckets = {ArmKey(): [Arm(0, 0)]}
_ARM, MAKING = 75, 15  # the work of growing an arm and of making a route, in pairs of arms tried
ENDLESS = 1_000_000


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
        """Set half of what is left aside for one task; what the task does not use is given back."""
        aside = self.left // 2
        self.left -= aside
        return Effort(aside)


class Scout(ABC):
    """Looks for the routes of one train, clear of some hexsides, as long as its effort lasts.

    Only routes worth `floor` or more are brought; none is worth more than `most`. `weighed` counts routes and arms.
    """

    reaches: tuple[int, ...] = (ENDLESS,)

    def __init__(self, graph: Graph, card: TrainCard, effort: Effort, taken: int = 0) -> None:
        self.graph = graph
        self.card = card
        self.effort = effort
        self.taken = taken
        self.floor = 1
        self.most = ENDLESS
        self.weighed = 0
        self._reach = 0
        self._cut_short = True
        self._arms_of: list[tuple[Node, list[Buckets]]] = []

    def best(self) -> Candidate | None:
        """The most valuable route: first among those with short arms, then further and further out."""
        best = None
        try:
            for reach in self.reaches:
                self._look_out(reach)
                for best in self._candidates():
                    self.floor = best.worth + 1
                if not self._cut_short or self.floor > self._bound():
                    break
        except EffortSpent:
            self._cut_short = True
        found = best.worth if best else 0
        self.most = max(found, self._bound()) if self._cut_short else found
        return best

    def all(self, floor: int, reach: int = ENDLESS) -> list[Candidate]:
        """Every route worth at least this much, the most valuable first, of those whose arms are within reach."""
        if self._cut_short:
            self._look_out(reach)
        self.floor, self.most = max(floor, 1), ENDLESS
        return sorted(self._candidates(), key=lambda candidate: -candidate.worth)

    def _bound(self) -> int:
        if self.most == ENDLESS:
            barred = self.taken
            bounds = [0]
            for start in self.graph.starts:
                bounds.append(bound_of(start, self.card.stations, barred))
                barred |= start.bit
            self.most = max(bounds)
        return self.most

    def _look_out(self, reach: int) -> None:
        """Find all arms with this many stations."""
        self._reach = reach
        self._cut_short = False
        self._arms_of = []
        barred = self.taken
        for start in self.graph.starts:
            barred |= start.bit
            self._arms_of.append((start, [self._arms(start, link, barred) for link in start.links]))

    def _arms(self, start: Node, first: Link, barred: int) -> Buckets:
        buckets: Buckets = {}
        for key, arm in self._grown(start, first, barred):
            self.effort.spend(_ARM)
            self.weighed += 1
            buckets.setdefault(key, []).append(arm)
        for arms in buckets.values():
            arms.sort(key=_by_worth)
        return buckets

    @abstractmethod
    def _grown(self, start: Node, first: Link, barred: int) -> Iterator[tuple[ArmKey, Arm]]:
        """Every arm that leaves the start by one link."""

    def _candidates(self) -> Iterator[Candidate]:
        for start, buckets in self._arms_of:
            pairs = sorted(self._pairs(start, buckets), key=lambda pair: -pair[0])
            for most, bonus, one, other in pairs:
                if most < self.floor:
                    break
                yield from self._joined(start, one, other, bonus)

    def _joined(self, start: Node, one: list[Arm], other: list[Arm], bonus: int) -> Iterator[Candidate]:
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
                    yield from self._made(start, arm, match, bonus)
                    need = self.floor - apart - arm.worth

    def _pairs(self, start: Node, buckets: list[Buckets]) -> Iterator[tuple[int, int, list[Arm], list[Arm]]]:
        for number, ones in enumerate(buckets):
            others = [_NOTHING] if start.shut else [_NOTHING, *buckets[:number]]
            for one_key, one in ones.items():
                for group in others:
                    for key, other in group.items():
                        if self._fits(start, one_key, key):
                            bonus = BONUS if {start.end, one_key.end, key.end}.issuperset(ENDS) else 0
                            yield start.worth + one[0].worth + other[0].worth + bonus, bonus, one, other

    @abstractmethod
    def _fits(self, start: Node, one: ArmKey, other: ArmKey) -> bool:
        """Whether the train may take two such arms together."""

    @abstractmethod
    def _made(self, start: Node, one: Arm, other: Arm, bonus: int) -> Iterator[Candidate]:
        """What two arms come to as one route, or as two routes where the bonus costs something."""


def _by_worth(arm: Arm) -> int:
    return -arm.worth


class CountingScout(Scout):
    """Looks for routes of normal and plus trains: every station counts, so what arms bring adds up."""

    def _grown(self, start: Node, first: Link, barred: int) -> Iterator[tuple[ArmKey, Arm]]:
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

    def _fits(self, start: Node, one: ArmKey, other: ArmKey) -> bool:
        return (
            start.large + one.large + other.large <= self.card.large
            and 1 + one.stations + other.stations <= self.card.stations
        )

    def _made(self, start: Node, one: Arm, other: Arm, bonus: int) -> Iterator[Candidate]:
        self.effort.spend(MAKING)
        worth = start.worth + one.worth + other.worth + bonus
        yield Candidate(worth, (one.mask | other.mask) & all_sides(), bonus, start, (one, other))
