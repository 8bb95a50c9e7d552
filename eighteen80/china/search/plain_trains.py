"""Routes of normal and plus trains, the most valuable parts joined first.

A route is two arms that leave its start by different track. Arms are found once for each start, sorted by worth and
joined from the top down; joining stops where no pair can reach the worth that is asked for.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from eighteen80.china.rules.operating.income import ENDS
from eighteen80.china.search.candidates import Candidate, Scout
from eighteen80.china.search.graph import BONUS, Link, Node, Trail, all_sides


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
