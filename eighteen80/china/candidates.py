"""The routes one train could take, each found once, the most valuable parts joined first.

A route with an own marker belongs to the first of them on it, its start: two arms that leave the start by different
track. Arms are found once for each start, sorted by what they bring, and joined from the top down; whoever wants only
routes above some worth has the joining stop where no pair can reach it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from eighteen80.china.components import BOX, TrainCard
from eighteen80.china.income import ENDS, Position, blocked_by, fee_of, own_sites, stop_at, worth
from eighteen80.china.network import Site, Stretch, crossings, leaving
from eighteen80.china.paths import Path, backwards

BONUS = BOX.trans_siberian.bonus


class Node:
    """A station as the trains of one owner find it; `shut` if they may only begin or end there."""

    __slots__ = ("bit", "end", "large", "links", "own", "shut", "site", "worth")

    def __init__(self, position: Position, site: Site, number: int, *, own: bool) -> None:
        stop = stop_at(position.board, site)
        self.site = site
        self.bit = 1 << (sides_count() + number)
        self.worth = worth(stop, position.terms)
        self.large = int(stop.large)
        self.own = own
        self.shut = stop.last or bool(blocked_by(position, stop))
        self.end = site[0] if site[0] in ENDS else ""
        self.links: tuple[Link, ...] = ()


class Link(NamedTuple):
    """A stretch to a node, with the bits of its hexsides and of the node, and the fee for its ferries."""

    node: Node
    mask: int
    fee: int
    leg: Stretch


class Trail(NamedTuple):
    """The links of an arm from its outer end back to the start."""

    link: Link
    before: Trail | None


class Arm(NamedTuple):
    """One side of a route, without the start: what it brings, where it has been, and what an express may choose."""

    worth: int
    mask: int
    trail: Trail | None = None
    values: tuple[int, ...] = ()
    own: int = -1
    fee: int = 0


class Key(NamedTuple):
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
        one, other = (_outward(self.start, arm.trail) for arm in self.arms)
        back = backwards(position.board, one)
        return Path((*back.sites, *other.sites[1:]), (*back.legs, *other.legs))


Buckets = dict[Key, list[Arm]]
_NOTHING: Buckets = {Key(): [Arm(0, 0)]}


@cache
def sides_count() -> int:
    """How many hexsides the map has: the bits of nodes lie above theirs."""
    return sum(crossing is not None for row in crossings().values() for crossing in row) // 2


@cache
def all_sides() -> int:
    """The mask of every hexside."""
    return (1 << sides_count()) - 1


def _outward(start: Node, trail: Trail | None) -> Path:
    links = list(links_of(trail))[::-1]
    return Path((start.site, *(link.node.site for link in links)), tuple(link.leg for link in links))


def links_of(trail: Trail | None) -> Iterator[Link]:
    """The links of an arm from its outer end."""
    while trail is not None:
        yield trail.link
        trail = trail.before


class Graph:
    """What the trains of one owner can get to from their markers."""

    def __init__(self, position: Position, *, every_track: bool) -> None:
        self.position = position
        self._every_track = every_track
        self._nodes: dict[Site, Node] = {}
        self._own = set(own_sites(position.board, position.who))
        self.starts = [self._node(site) for site in sorted(self._own)]
        waiting = list(self.starts)
        while waiting:
            node = waiting.pop()
            if not node.links and (node.own or not node.shut):
                node.links = self._links(node)
                waiting.extend(link.node for link in node.links)

    def _node(self, site: Site) -> Node:
        node = self._nodes.get(site)
        if node is None:
            node = self._nodes[site] = Node(self.position, site, len(self._nodes), own=site in self._own)
        return node

    def _links(self, node: Node) -> tuple[Link, ...]:
        links = []
        for leg in leaving(self.position.board, node.site):
            if leg.to != node.site:
                there = self._node(leg.to)
                links.append(Link(there, leg.sides | there.bit, fee_of(leg, self.position.terms), leg))
        return tuple(links if self._every_track else _without_detours(links))


def _without_detours(links: list[Link]) -> Iterator[Link]:
    """The links, save those that only add hexsides to another one to the same node."""
    for link in links:
        if not any(
            other is not link and other.node is link.node and not other.mask & ~link.mask and other.fee <= link.fee
            for other in links
        ):
            yield link


class Scout:
    """Looks for the routes of one train, clear of some hexsides; only those worth `floor` or more are brought."""

    def __init__(self, graph: Graph, card: TrainCard, taken: int = 0) -> None:
        self.graph = graph
        self.card = card
        self.taken = taken
        self.floor = 1
        self._known: list[tuple[Node, list[Buckets]]] | None = None

    def best(self) -> Candidate | None:
        """The most valuable route there is."""
        best = None
        self.floor = 1
        for candidate in self._candidates():
            best = candidate
            self.floor = candidate.worth + 1
        return best

    def all(self, floor: int) -> list[Candidate]:
        """Every route worth so much, the most valuable first."""
        self.floor = max(floor, 1)
        return sorted(self._candidates(), key=lambda candidate: -candidate.worth)

    def _candidates(self) -> Iterator[Candidate]:
        if self._known is None:
            self._known = list(self._arms_of_starts())
        for start, buckets in self._known:
            yield from self._joined(start, buckets)

    def _arms_of_starts(self) -> Iterator[tuple[Node, list[Buckets]]]:
        barred = self.taken
        for start in self.graph.starts:
            barred |= start.bit
            yield start, [self._arms(start, number, barred) for number in range(len(start.links))]

    def _arms(self, start: Node, number: int, barred: int) -> Buckets:
        buckets: Buckets = {}
        for key, arm in self._grown(start, start.links[number], barred):
            buckets.setdefault(key, []).append(arm)
        for arms in buckets.values():
            arms.sort(key=_by_worth)
        return buckets

    def _grown(self, start: Node, first: Link, barred: int) -> Iterator[tuple[Key, Arm]]:
        raise NotImplementedError

    def _joined(self, start: Node, buckets: list[Buckets]) -> Iterator[Candidate]:
        pairs = sorted(self._pairs(start, buckets), key=lambda pair: -pair[0])
        for most, bonus, one, other in pairs:
            if most < self.floor:
                return
            extra = most - one[0].worth - other[0].worth
            for arm in one:
                need = self.floor - extra - arm.worth
                if other[0].worth < need:
                    break
                for match in other:
                    if match.worth < need:
                        break
                    if not arm.mask & match.mask:
                        yield from self._made(start, arm, match, bonus)
                        need = self.floor - extra - arm.worth

    def _pairs(self, start: Node, buckets: list[Buckets]) -> Iterator[tuple[int, int, list[Arm], list[Arm]]]:
        for number, ones in enumerate(buckets):
            others = [_NOTHING] if start.shut else [_NOTHING, *buckets[:number]]
            for one_key, one in ones.items():
                for group in others:
                    for key, other in group.items():
                        if self._fits(start, one_key, key):
                            bonus = BONUS if {start.end, one_key.end, key.end}.issuperset(ENDS) else 0
                            yield start.worth + one[0].worth + other[0].worth + bonus, bonus, one, other

    def _fits(self, start: Node, one: Key, other: Key) -> bool:
        raise NotImplementedError

    def _made(self, start: Node, one: Arm, other: Arm, bonus: int) -> Iterator[Candidate]:
        raise NotImplementedError


def _by_worth(arm: Arm) -> int:
    return -arm.worth


class CountingScout(Scout):
    """Looks for routes of normal and plus trains: every station counts, so what arms bring adds up."""

    def _grown(self, start: Node, first: Link, barred: int) -> Iterator[tuple[Key, Arm]]:
        most_large = self.card.large - start.large
        most = self.card.stations - 1
        plus = self.card.kind == "plus"

        def grow(links: tuple[Link, ...], key: Key, arm: Arm) -> Iterator[tuple[Key, Arm]]:
            for link in links:
                node = link.node
                large = key.large + node.large
                if link.mask & arm.mask or large > most_large:
                    continue
                mask = arm.mask | link.mask
                grown = Arm(arm.worth + node.worth - link.fee, mask, Trail(link, arm.trail))
                stations = key.stations + 1
                yield Key(stations, large if plus else 0, node.end), grown._replace(mask=mask ^ barred)
                if stations < most and not node.shut:
                    yield from grow(node.links, Key(stations, large), grown)

        return grow((first,), Key(), Arm(0, barred))

    def _fits(self, start: Node, one: Key, other: Key) -> bool:
        return (
            start.large + one.large + other.large <= self.card.large
            and 1 + one.stations + other.stations <= self.card.stations
        )

    def _made(self, start: Node, one: Arm, other: Arm, bonus: int) -> Iterator[Candidate]:
        worth = start.worth + one.worth + other.worth + bonus
        yield Candidate(worth, (one.mask | other.mask) & all_sides(), bonus, start, (one, other))


class ExpressScout(Scout):
    """Looks for routes of express trains: of all stations on the way the best count, one with an own marker."""

    def _grown(self, start: Node, first: Link, barred: int) -> Iterator[tuple[Key, Arm]]:
        most = self.card.stations

        def grow(links: tuple[Link, ...], arm: Arm) -> Iterator[tuple[Key, Arm]]:
            for link in links:
                if link.mask & arm.mask:
                    continue
                node = link.node
                mask, fee = arm.mask | link.mask, arm.fee + link.fee
                values = tuple(sorted((*arm.values, node.worth), reverse=True)[:most])
                own = max(arm.own, node.worth) if node.own else arm.own
                grown = Arm(sum(values) - fee, mask, Trail(link, arm.trail), values, own, fee)
                yield Key(end=node.end), grown._replace(mask=mask ^ barred)
                if not node.shut:
                    yield from grow(node.links, grown)

        return grow((first,), Arm(0, barred))

    def _fits(self, start: Node, one: Key, other: Key) -> bool:
        return True

    def _made(self, start: Node, one: Arm, other: Arm, bonus: int) -> Iterator[Candidate]:
        fee, sides = one.fee + other.fee, (one.mask | other.mask) & all_sides()
        values = sorted((start.worth, *one.values, *other.values), reverse=True)
        worth = chosen_worth(values, max(start.worth, one.own, other.own), self.card.stations) - fee
        if worth >= self.floor:
            yield Candidate(worth, sides, 0, start, (one, other))
        if bonus:
            worth = self._with_both_ends(start, one, other) - fee + bonus
            if worth >= self.floor:
                yield Candidate(worth, sides, bonus, start, (one, other))

    def _with_both_ends(self, start: Node, one: Arm, other: Arm) -> int:
        nodes = [start, *(link.node for arm in (one, other) for link in links_of(arm.trail))]
        ends = [node for node in nodes if node.end]
        rest = [node for node in nodes if not node.end]
        values = sorted((node.worth for node in rest), reverse=True)
        left = self.card.stations - len(ends)
        own = -1 if any(node.own for node in ends) else max(node.worth for node in rest if node.own)
        return sum(node.worth for node in ends) + chosen_worth(values, own, left)


def chosen_worth(values: list[int], own: int, most: int) -> int:
    """What the best stations bring, the best own one (-1: none needed) among them; `values` falls."""
    total = sum(values[:most])
    return total + own - values[most - 1] if len(values) > most and 0 <= own < values[most - 1] else total
