"""The map as trains see it: stops, and stretches of track from one stop to the next.

A stretch is known by the hexsides it crosses, one bit each. Two pieces of track lie on the same rails exactly if they
cross a common hexside (a junction joins its branches at one, and every piece of track reaches at least one), so one
`&` tells whether routes meet. Ferries are track without stops.

Everything here depends on the tiles alone. What was worked out stays in the board's memo; a route that is only checked
touches no more of the map than its own stops.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from eighteen80.china.board import shape_at
from eighteen80.china.components import BOX
from eighteen80.china.state import Board

Site = tuple[str, int]
"""Where a station is: its hex, and which of the stations there."""


class Stop(NamedTuple):
    """A station where trains count income; `last` marks the red and blue sites, which only end a route."""

    site: Site
    large: bool
    last: bool
    value: int
    spaces: int
    edges: tuple[int, ...]


class Stretch(NamedTuple):
    """Track from a stop to the next one: the hexsides crossed, the ferries among them, the hexes passed between."""

    to: Site
    sides: int
    ferries: tuple[str, ...]
    via: tuple[str, ...]


class Crossing(NamedTuple):
    """A hexside, as seen from one of its hexes."""

    side: int
    hex: str
    edge: int


@cache
def crossings() -> dict[str, tuple[Crossing | None, ...]]:
    """What lies across each edge of each hex, every hexside with a bit of its own."""
    bits: dict[frozenset[tuple[str, int]], int] = {}
    found: dict[str, tuple[Crossing | None, ...]] = {}
    for name, hex_ in BOX.hexes.items():
        row: list[Crossing | None] = []
        for edge, there in enumerate(hex_.neighbours):
            if there is None:
                row.append(None)
                continue
            back = (edge + 3) % 6
            side = bits.setdefault(frozenset(((name, edge), (there, back))), len(bits))
            row.append(Crossing(1 << side, there, back))
        found[name] = tuple(row)
    return found


@cache
def ferry_sides() -> tuple[tuple[int, str], ...]:
    """The first hexside of each ferry line: whoever crosses it uses the ferry."""
    sides = []
    for ferry in BOX.ferries:
        crossing = crossings()[ferry.from_hex][ferry.from_edge]
        assert crossing is not None
        sides.append((crossing.side, ferry.id))
    return tuple(sides)


def sides_named(sides: int) -> tuple[tuple[str, str], ...]:
    """The pairs of hexes that meet at these hexsides."""
    return tuple(
        (name, crossing.hex)
        for name, row in crossings().items()
        for crossing in row
        if crossing is not None and crossing.side & sides and name < crossing.hex
    )


def stops_in(board: Board, hex_: str) -> tuple[Stop, ...]:
    """The stops of a hex as it is built now, by city."""
    known: dict[str, tuple[Stop, ...]] = board.memo.setdefault("stops", {})
    stops = known.get(hex_)
    if stops is None:
        stops = known[hex_] = tuple(_stops(board, hex_))
    return stops


def _stops(board: Board, hex_: str) -> Iterator[Stop]:
    shape = shape_at(board, hex_)
    if shape is None:
        return
    last = bool(BOX.hexes[hex_].stop)
    for city, (station, edges) in enumerate(zip(shape.stations, shape.ends, strict=True)):
        large = station.kind in ("city", "large")
        yield Stop((hex_, city), large, last, station.value, station.spaces, edges)


def leaving(board: Board, site: Site) -> tuple[Stretch, ...]:
    """The stretches that leave a station, by edge."""
    known: dict[Site, tuple[Stretch, ...]] = board.memo.setdefault("leaving", {})
    stretches = known.get(site)
    if stretches is None:
        hex_, city = site
        edges = stops_in(board, hex_)[city].edges
        stretches = known[site] = tuple(leg for edge in edges for leg in _follow(board, hex_, edge, 0, ()))
    return stretches


def _follow(board: Board, hex_: str, edge: int, sides: int, via: tuple[str, ...]) -> Iterator[Stretch]:
    crossing = crossings()[hex_][edge]
    if crossing is None or crossing.side & sides:
        return
    side, there, entry = crossing
    shape = shape_at(board, there)
    if shape is None:
        return
    sides |= side
    for city, edges in enumerate(shape.ends):
        if entry in edges:
            yield Stretch((there, city), sides, _ferries(sides), via)
    for one, other in shape.through:
        if entry in (one, other):
            yield from _follow(board, there, other if entry == one else one, sides, (*via, there))


def _ferries(sides: int) -> tuple[str, ...]:
    return tuple(name for side, name in ferry_sides() if side & sides)
