"""Upper bounds of a train's income from one start.

Before a route grows, the best stations to which track leads from its start are a bound. While it grows: it gets to no
station that its own track has cut off, and has but two ends for all the stations from which no track continues.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from eighteen80.china.rules.operating.income import ENDS
from eighteen80.china.search.graph import BONUS, Node, Ways, sides_count, with_both_ends


class RouteBounds:
    """Potential of a train's routes from one start, counting a limited number of stations."""

    def __init__(self, start: Node, ways: Ways, stations: int) -> None:
        self.start = start
        self.ways = ways
        self._stations = stations
        self._nodes = sorted(ways, key=lambda node: -node.worth)
        self._below = sides_count()
        self._values = [(node.bit >> self._below, node.worth) for node in self._nodes]
        self._own = [(node.bit >> self._below, node.worth) for node in self._nodes if node.own]
        # A route that comes to one of these from another station can only end there.
        ending = (node for node in self._nodes if node.shut or len({link.node for link in node.links}) == 1)
        self._last = [node.bit for node in ending if not node.own]
        ends = [node.bit for node in self._nodes if node.end]
        self._ends = sum(ends) if len(ends) == len(ENDS) else 0
        self._all_last = sum(self._last)
        self._steps = {
            node: [(link.mask, link.node.bit, None if link.node.shut else link.node) for link in links]
            for node, links in ways.items()
        }
        self._known: dict[int, int] = {}

    @cached_property
    def most(self) -> int:
        """Upper bound of a route's worth."""
        reached = self._grow_mask(self.start.bit, [self.start])
        return max(self.worth(reached), self.with_bonus(reached))

    def bound_income(self, mask: int, ends: Sequence[Node]) -> int:
        """Bound the income of a route with this mask that continues growing from these ends."""
        growing = [end for end in ends if not end.shut]
        reached = self._grow_mask(mask, growing)
        last = reached & self._all_last & ~mask
        most = self.worth(reached ^ self._surplus(last, len(growing)) if last else reached)
        if not self._ends or (self._ends & ~mask).bit_count() > len(growing):
            return most
        return max(most, self.with_bonus(reached & ~last | self._ends & reached))

    def _grow_mask(self, mask: int, ends: Sequence[Node]) -> int:
        """Extend the mask by all stations to which a route can grow."""
        waiting, steps = [*ends], self._steps
        while waiting:
            for needed, bit, there in steps[waiting.pop()]:
                if not needed & mask:
                    mask |= bit
                    if there:
                        waiting.append(there)
        return mask

    def _surplus(self, last: int, ends: int) -> int:
        """Return the last stations of routes except the best, one for each end of a route."""
        for bit in self._last:
            if not ends:
                break
            if bit & last:
                last ^= bit
                ends -= 1
        return last

    def worth(self, mask: int) -> int:
        """Return the worth of the mask's best stations, one with the owner's marker among them."""
        stations = mask >> self._below
        known = self._known.get(stations)
        if known is None:
            known = self._known[stations] = self._worth(stations)
        return known

    def _worth(self, stations: int) -> int:
        total, left = 0, self._stations
        for bit, worth in self._values:
            if bit & stations:
                total += worth
                left -= 1
                if not left:
                    break
        if left or self.start.worth >= worth:
            return total
        # The owner's station, such as the start, may have to replace the last that counts.
        return total - max(0, worth - next(own for bit, own in self._own if bit & stations))

    def with_bonus(self, mask: int) -> int:
        """Return the worth with the Trans-Siberian bonus and both its ends counted; 0 without them."""
        if not self._ends or self._ends & ~mask:
            return 0
        both = with_both_ends([node for node in self._nodes if node.bit & mask], self._stations)
        return both + BONUS if both else 0
