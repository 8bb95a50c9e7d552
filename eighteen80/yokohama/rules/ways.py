"""Ways of the president over the bricks: the cheapest to each area, by whom they pay (Y23, Y26, Y27)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from eighteen80.yokohama.box.components import BOX
from eighteen80.yokohama.state import State, neighbours_of

TOLL = BOX.contents.toll
BANK = ""
"""Payee of the canal, among the payees of a way."""
Payees = tuple[str, ...]


class Way(NamedTuple):
    """A way: the areas entered one after the other, and who is paid a yen for it, each as often as he is paid."""

    areas: tuple[str, ...]
    payees: Payees

    @property
    def via(self) -> tuple[str, ...]:
        """The boards between."""
        return self.areas[:-1]


def paid_for(state: State, who: str, area: str) -> Payees:
    """Return the players paid when the president enters an area."""
    if area == BOX.canal:
        return (BANK,) * TOLL.canal
    if state.players[who].owns("coach"):
        return ()
    return state.others_at(area, who) * TOLL.passing


def passable(state: State, who: str, area: str) -> bool:
    """Return whether the president may walk through: your assistant is there, or it is the canal."""
    return area == BOX.canal or bool(state.players[who].areas.get(area))


def ways(state: State, who: str) -> Mapping[str, tuple[Way, ...]]:
    """Find the cheapest ways on foot to every area that can be entered, one for each set of payees.

    Of ways that pay the same the one over the fewest boards is kept, then the first in the order of the areas.
    """
    start = state.players[who].president
    order = {area: place for place, area in enumerate(state.areas)}
    if start is None:
        return {}
    reached: dict[str, dict[Payees, Way]] = {start: {(): Way((), ())}}
    todo = [start]
    while todo:
        area = todo.pop(0)
        if area != start and state.rides(area, who):
            continue  # Y29: the ride to your station ends there.
        for entered in neighbours_of(state, area):
            if entered == start or not passable(state, who, entered):
                continue
            labels = reached.setdefault(entered, {})
            changed = False
            for way in reached[area].values():
                payees = tuple(sorted((*way.payees, *paid_for(state, who, entered))))
                changed |= _improve(labels, Way((*way.areas, entered), payees), order)
            if changed and entered not in todo:
                todo.append(entered)
    return {area: tuple(labels.values()) for area, labels in reached.items() if area != start}


def _improve(labels: dict[Payees, Way], way: Way, order: Mapping[str, int]) -> bool:
    """Keep the way if none is cheaper and none that pays the same is shorter; whether it was kept."""
    if labels and len(next(iter(labels))) < len(way.payees):
        return False
    if labels and len(next(iter(labels))) > len(way.payees):
        labels.clear()
    known = labels.get(way.payees)
    if known is not None and _rank(known, order) <= _rank(way, order):
        return False
    labels[way.payees] = way
    return True


def _rank(way: Way, order: Mapping[str, int]) -> tuple[int, Sequence[int]]:
    return len(way.areas), [order[area] for area in way.areas]


def gaps(state: State, who: str, areas: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Yield the gaps of a typed way: consecutive areas that are not neighbours."""
    start = state.players[who].president
    for one, other in zip((start, *areas), areas, strict=False):
        if one is not None and other not in neighbours_of(state, one):
            yield one, other
