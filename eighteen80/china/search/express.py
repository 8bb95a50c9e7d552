"""The routes of express trains: of all stations on the way the best count, one with an own marker among them.

Arms that let an express choose the same at the same cost are of one kind, and what two kinds come to is worked out
once for all their arms.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import NamedTuple

from eighteen80.china.operating.income import ENDS
from eighteen80.china.search.candidates import ENDLESS, MAKING, Arm, ArmKey, Candidate, Scout
from eighteen80.china.search.graph import Link, Node, Trail, all_sides, chosen_worth, links_of, with_both_ends

_SORTING = 30  # the work of choosing stations, in pairs of arms


class Kind(NamedTuple):
    """What an express may choose of an arm, and what it costs to take it."""

    values: tuple[int, ...]
    own: int
    fee: int


class Kinds(NamedTuple):
    """Where in a list the arms of each kind are, the most valuable first; the crown is no worse than any of them."""

    places: dict[Kind, list[int]]
    crown: Kind


Match = tuple[int, list[int]]
"""What two kinds of arms come to together, and where the arms of the other kind are in their list."""


class ExpressScout(Scout):
    """Looks for routes of express trains: of all stations on the way the best count, one with an own marker."""

    reaches = (7, 10, ENDLESS)

    def _look_out(self, reach: int) -> None:
        self._known: dict[int, Kinds] = {}
        super()._look_out(reach)

    def _grown(self, start: Node, first: Link, barred: int) -> Iterator[tuple[ArmKey, Arm]]:
        keys = {end: ArmKey(end=end) for end in ("", *ENDS)}

        walk = [(iter((first,)), Arm(0, barred))]
        while walk:
            links, arm = walk[-1]
            for link in links:
                if link.mask & arm.mask:
                    continue
                node, grown = link.node, self._longer(arm, link)
                # An end that is not counted is better left out.
                if grown.values != arm.values or node.own or node.end:
                    yield keys[node.end], Arm(grown.worth, grown.mask ^ barred, *grown[2:])
                if not node.shut and len(walk) < self._reach:
                    walk.append((iter(node.links), grown))
                    break
                self._cut_short |= not node.shut
            else:
                walk.pop()

    def _longer(self, arm: Arm, link: Link) -> Arm:
        node, fee, values = link.node, arm.fee + link.fee, arm.values
        if len(values) < self.card.stations or node.worth > values[-1]:
            values = tuple(sorted((*values, node.worth), reverse=True)[: self.card.stations])
        own = max(arm.own, node.worth) if node.own else arm.own
        return Arm(sum(values) - fee, arm.mask | link.mask, Trail(link, arm.trail), values, own, fee)

    def _joined(self, start: Node, one: list[Arm], other: list[Arm], bonus: int) -> Iterator[Candidate]:
        """Of arms that bring the same in the same way, what they come to together is worked out once."""
        if bonus:
            yield from super()._joined(start, one, other, bonus)
            return
        kinds, known = self._kinds(other), dict[Kind, list[Match]]()
        if self._together(start, self._kinds(one).crown, kinds.crown) < self.floor:
            return
        for arm in one:
            if start.worth + arm.worth + other[0].worth < self.floor or self.floor > self.most:
                return
            kind = _kind(arm)
            if kind not in known:
                hopeless = self._together(start, kind, kinds.crown) < self.floor
                known[kind] = [] if hopeless else self._matches(start, kind, kinds.places)
            for worth, places in known[kind]:
                if worth < self.floor:
                    break
                yield from self._apart(start, arm, other, worth, places)

    def _kinds(self, arms: list[Arm]) -> Kinds:
        """The kinds of some arms, worked out once for each list of them."""
        known = self._known.get(id(arms))
        if known is None:
            known = self._known[id(arms)] = _kinds(arms)
        return known

    def _together(self, start: Node, one: Kind, other: Kind) -> int:
        """What arms of two kinds come to."""
        self.effort.spend(_SORTING)
        values = sorted((start.worth, *one.values, *other.values), reverse=True)
        return chosen_worth(values, max(start.worth, one.own, other.own), self.card.stations) - one.fee - other.fee

    def _matches(self, start: Node, one: Kind, kinds: Mapping[Kind, list[int]]) -> list[Match]:
        """What arms of one kind come to with those of each kind on the other side, the most valuable first."""
        found: dict[int, list[int]] = {}
        apart = self.floor - start.worth - sum(one.values) + one.fee
        for kind, places in kinds.items():
            if sum(kind.values) - kind.fee < apart:
                break
            worth = self._together(start, one, kind)
            if worth >= self.floor:
                found[worth] = sorted((*found[worth], *places)) if worth in found else places
        return sorted(found.items(), reverse=True)

    def _apart(self, start: Node, arm: Arm, other: list[Arm], worth: int, places: Sequence[int]) -> Iterator[Candidate]:
        """The routes of this worth with arms that use nothing of each other's."""
        self.effort.spend(len(places))
        mask = arm.mask
        for place in places:
            match = other[place]
            if not mask & match.mask:
                self.effort.spend(MAKING)
                self.weighed += 1
                yield Candidate(worth, (mask | match.mask) & all_sides(), 0, start, (arm, match))
                if worth < self.floor:
                    return

    def _fits(self, start: Node, one: ArmKey, other: ArmKey) -> bool:
        return True

    def _made(self, start: Node, one: Arm, other: Arm, bonus: int) -> Iterator[Candidate]:
        self.effort.spend(_SORTING)
        fee, sides = one.fee + other.fee, (one.mask | other.mask) & all_sides()
        values = sorted((start.worth, *one.values, *other.values), reverse=True)
        worth = chosen_worth(values, max(start.worth, one.own, other.own), self.card.stations) - fee
        if worth >= self.floor:
            yield Candidate(worth, sides, 0, start, (one, other))
        if bonus:
            nodes = [start, *(link.node for arm in (one, other) for link in links_of(arm.trail))]
            worth = with_both_ends(sorted(nodes, key=_falling), self.card.stations) - fee + bonus
            if worth >= self.floor:
                yield Candidate(worth, sides, bonus, start, (one, other))


def _falling(node: Node) -> int:
    return -node.worth


def _kind(arm: Arm) -> Kind:
    return Kind(arm.values, arm.own, arm.fee)


def _kinds(arms: list[Arm]) -> Kinds:
    places: dict[Kind, list[int]] = {}
    for place, arm in enumerate(arms):
        places.setdefault(_kind(arm), []).append(place)
    values = tuple(map(max, zip_longest(*(kind.values for kind in places), fillvalue=0)))
    return Kinds(places, Kind(values, max(kind.own for kind in places), min(kind.fee for kind in places)))
