"""A rough upper bound for a train from one start: which stations can lie on one line at all.

A route passes from one tight part of the network to the next by the single stations that join them, and never comes
back. So it stays within two chains of such parts that begin at its start; outside them it may only end, at a shut
station on either side. The best stations of the best two chains are a bound, and where track is dense mostly the truth.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations_with_replacement

from eighteen80.china.operating.income import ENDS
from eighteen80.china.search.graph import BONUS, Link, Node, chosen_worth, with_both_ends

Usable = Callable[[Link], bool]


def bound_of(start: Node, most: int, barred: int) -> int:
    """The most that a route through the start can bring without the barred hexsides and stations."""

    def usable(link: Link) -> bool:
        return not link.mask & barred

    def afoot(link: Link) -> bool:
        return not link.mask & barred and not link.fee

    fees = [link.fee for link in _links(start, usable) if link.fee]
    bound = _Parts(start, usable).bound(most)
    return max(_Parts(start, afoot).bound(most), bound - min(fees)) if fees else bound


def _links(start: Node, usable: Usable) -> Iterator[Link]:
    """Every link that a route from the start could use."""
    seen, waiting = {start}, [start]
    while waiting:
        for link in waiting.pop().links:
            if usable(link):
                yield link
                if link.node not in seen and not link.node.shut:
                    seen.add(link.node)
                    waiting.append(link.node)


class _Parts:
    """The tight parts of the network around a start: stations that two ways join. A chain of them is a mask."""

    def __init__(self, start: Node, usable: Usable) -> None:
        self.start = start
        self.usable = usable
        self.shut: set[Node] = set()
        self._entered: dict[Node, int] = {}
        self._open: list[Node] = []
        self._below: dict[Node, set[int]] = {}
        self._enter(start, start)
        self.chains = self._below[start] or {start.bit}
        self.nodes = sorted((*self._entered, *self.shut), key=lambda node: -node.worth)

    def _enter(self, node: Node, parent: Node) -> int:
        """Depth first (Tarjan): the earliest station that the part below reaches back to; parts close on the way up."""
        earliest = self._entered[node] = len(self._entered)
        self._open.append(node)
        self._below[node] = set()
        for link in node.links:
            there = link.node
            if not self.usable(link):
                continue
            if there.shut and there is not self.start:
                self.shut.add(there)
                self._below[node].add(node.bit | there.bit)
            elif there not in self._entered:
                back = self._enter(there, node)
                earliest = min(earliest, back)
                if back >= self._entered[node]:
                    self._close(node, there)
            elif there is not parent:
                earliest = min(earliest, self._entered[there])
        return earliest

    def _close(self, node: Node, first: Node) -> None:
        """The part that hangs on the node from `first` on is complete; so are the chains that begin with it."""
        cut = self._open.index(first)
        part, self._open = self._open[cut:], self._open[:cut]
        mask = node.bit
        for each in part:
            mask |= each.bit
        below = {mask | chain for each in part for chain in self._below[each]}
        self._below[node] |= below or {mask}

    def bound(self, most: int) -> int:
        """The best that the stations of two chains could bring; of one, where the start is an end."""
        if self.start.shut:
            return max(self._worth(chain | self.start.bit, most) for chain in self.chains)
        return max(self._worth(one | other, most) for one, other in combinations_with_replacement(self.chains, 2))

    def _worth(self, mask: int, most: int) -> int:
        nodes = [node for node in self.nodes if node.bit & mask]
        values = [node.worth for node in nodes]
        own = max(node.worth for node in nodes if node.own)
        ends = [node for node in nodes if node.end]
        plain = chosen_worth(values, own, most)
        return plain if len(ends) < len(ENDS) else max(plain, with_both_ends(nodes, most) + BONUS)
