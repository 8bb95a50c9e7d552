"""Network that one owner's trains reach from its markers: stations as nodes, stretches as links with bit masks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from eighteen80.china.box.components import BOX
from eighteen80.china.map.network import Site, Stretch, crossings, sites_of, stretches_from
from eighteen80.china.map.paths import Path
from eighteen80.china.map.reach import owners_blocking
from eighteen80.china.rules.operating.income import ENDS, Position, fee_of, stop_at, worth

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
        self.shut = stop.last or bool(owners_blocking(position.board, position.who, site))
        self.end = site[0] if site[0] in ENDS else ""
        self.links: tuple[Link, ...] = ()


class Link(NamedTuple):
    """A stretch to a node, with the bits of its hexsides and of the node, and the fee for its ferries."""

    node: Node
    mask: int
    fee: int
    leg: Stretch


Ways = Mapping[Node, Sequence[Link]]
"""The links by which a route may go on from each node."""


class Trail(NamedTuple):
    """The links of an arm from its outer end back to the start."""

    link: Link
    before: Trail | None


@cache
def sides_count() -> int:
    """Count the map's hexsides: the bits of nodes are above theirs."""
    return sum(crossing is not None for row in crossings().values() for crossing in row) // 2


@cache
def all_sides() -> int:
    """Return the mask of every hexside."""
    return (1 << sides_count()) - 1


def reverse_arm(start: Node, trail: Trail | None) -> Path:
    """Return the way from the start to the outer end."""
    links = list(links_of(trail))[::-1]
    return Path((start.site, *(link.node.site for link in links)), tuple(link.leg for link in links))


def links_of(trail: Trail | None) -> Iterator[Link]:
    """Yield the links of an arm from its outer end."""
    while trail is not None:
        yield trail.link
        trail = trail.before


class Graph:
    """Network that one owner's trains reach from its markers."""

    def __init__(self, position: Position, *, every_track: bool) -> None:
        self.position = position
        self._every_track = every_track
        self._nodes: dict[Site, Node] = {}
        self._own = sites_of(position.board, position.who)
        self.starts = [self._node(site) for site in sorted(self._own)]
        waiting = list(self.starts)
        while waiting:
            node = waiting.pop()
            if not node.links and (node.own or not node.shut):
                node.links = self._links(node)
                waiting.extend(link.node for link in node.links)

    def links_clear_of(self, barred: int) -> dict[Node, tuple[Link, ...]]:
        """Return the links of every node, without those that use barred hexsides or lead to barred stations."""
        return {node: tuple(link for link in node.links if not link.mask & barred) for node in self._nodes.values()}

    def _node(self, site: Site) -> Node:
        node = self._nodes.get(site)
        if node is None:
            node = self._nodes[site] = Node(self.position, site, len(self._nodes), own=site in self._own)
        return node

    def _links(self, node: Node) -> tuple[Link, ...]:
        links = []
        for leg in stretches_from(self.position.board, node.site):
            if leg.to != node.site:
                there = self._node(leg.to)
                links.append(Link(there, leg.sides | there.bit, fee_of(leg, self.position.terms), leg))
        return tuple(links if self._every_track else _without_detours(links))


def _without_detours(links: list[Link]) -> Iterator[Link]:
    """Yield the links, except those that only add hexsides to another link to the same node."""
    for link in links:
        if not any(
            other is not link and other.node is link.node and not other.mask & ~link.mask and other.fee <= link.fee
            for other in links
        ):
            yield link


def with_both_ends(nodes: list[Node], most: int) -> int:
    """Add up the best stations with both ends of the Trans-Siberian line among them, if possible; `nodes` fall."""
    ends = [node for node in nodes if node.end]
    rest = [node for node in nodes if not node.end]
    own = -1 if any(node.own for node in ends) else max(node.worth for node in rest if node.own)
    if most < len(ends) + (own >= 0):
        return 0
    left = most - len(ends)
    values = [node.worth for node in rest]
    # The best own one is among them; -1: none is needed.
    given_up = max(0, values[left - 1] - own) if len(values) > left and own >= 0 else 0
    return sum(node.worth for node in ends) + sum(values[:left]) - given_up
