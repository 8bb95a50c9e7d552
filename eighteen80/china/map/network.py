"""The map as trains see it: stops, and stretches of track from one stop to the next.

A stretch is known by the hexsides it crosses, one bit each. Two pieces of track share rails exactly if they cross a
common hexside (a junction joins its branches at one, and every piece of track reaches at least one), so one `&` shows
whether routes meet. Ferries are track without stops.

Everything here depends on the tiles alone, so results are kept in the board's memo; a route that is only checked
touches no more of the map than its own stops.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from eighteen80.china.box.components import BOX
from eighteen80.china.map.board import markers_of
from eighteen80.china.map.geometry import EDGES, opposite
from eighteen80.china.map.tiles import Shape, track_in
from eighteen80.china.state import Board, Laid, once_a_board

Site = tuple[str, int]
"""A station: its hex, and its number among the stations there."""


class Stop(NamedTuple):
    """A station where trains count income; `last` marks the red and blue sites, which only end a route."""

    site: Site
    large: bool
    last: bool
    value: int
    edges: tuple[int, ...]


class Stretch(NamedTuple):
    """Track from a stop to the next one: the hexsides crossed, the ferries among them, the hexes in between."""

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
    """Map each edge of each hex to the edge across it, every hexside with a bit of its own."""
    bits: dict[frozenset[tuple[str, int]], int] = {}
    found: dict[str, tuple[Crossing | None, ...]] = {}
    for name, hex_ in BOX.hexes.items():
        row: list[Crossing | None] = []
        for edge, there in enumerate(hex_.neighbours):
            if there is None:
                row.append(None)
                continue
            back = opposite(edge)
            side = bits.setdefault(frozenset(((name, edge), (there, back))), len(bits))
            row.append(Crossing(1 << side, there, back))
        found[name] = tuple(row)
    return found


@cache
def ferry_sides() -> tuple[tuple[int, str], ...]:
    """List the first hexside of each ferry line: a route that crosses it uses the ferry."""
    shores = ((crossings()[ferry.from_hex][ferry.from_edge], ferry.id) for ferry in BOX.ferries)
    return tuple((crossing.side, ferry) for crossing, ferry in shores if crossing)


def sides_named(sides: int) -> tuple[tuple[str, str], ...]:
    """Return the pairs of hexes that meet at these hexsides."""
    return tuple(
        (name, crossing.hex)
        for name, row in crossings().items()
        for crossing in row
        if crossing is not None and crossing.side & sides and name < crossing.hex
    )


def stops_in(board: Board, hex_: str) -> tuple[Stop, ...]:
    """Return the stops of a hex as it is built now, by city."""
    return track_of(hex_, board.tiles.get(hex_)).stops


def sites_of(board: Board, owner: str) -> dict[Site, None]:
    """Return the stations of the owner, without a marker whose city is undecided or has no track yet."""
    return {
        (hex_, marker.city): None
        for hex_, marker in markers_of(board, owner)
        if marker.city is not None and stops_in(board, hex_)
    }


@once_a_board
def stretches_from(board: Board, site: Site) -> tuple[Stretch, ...]:
    """Return the stretches that leave a station, by edge."""
    hex_, city = site
    edges = stops_in(board, hex_)[city].edges
    return tuple(leg for edge in edges for leg in _follow(board, crossings()[hex_][edge], 0, ()))


class Track(NamedTuple):
    """Track in a hex: its stops, and by edge of entry the stop reached and the other edges of exit."""

    stops: tuple[Stop, ...]
    into: tuple[tuple[Site, ...], ...]
    onward: tuple[tuple[Crossing, ...], ...]


@cache
def track_of(hex_: str, laid: Laid | None) -> Track:
    """Return the track of a hex as trains use it."""
    here = track_in(hex_, laid)
    if here is None:
        return Track((), _NOWHERE, _NOWHERE)
    stops = tuple(_stops(hex_, here))
    into = tuple(tuple(stop.site for stop in stops if edge in stop.edges) for edge in range(len(EDGES)))
    onward = tuple(
        tuple(
            crossing
            for out in (one + other - edge for one, other in here.through if edge in (one, other))
            if (crossing := crossings()[hex_][out]) is not None
        )
        for edge in range(len(EDGES))
    )
    return Track(stops, into, onward)


_NOWHERE: tuple[tuple[Any, ...], ...] = ((),) * len(EDGES)


def _stops(hex_: str, here: Shape) -> Iterator[Stop]:
    last = bool(BOX.hexes[hex_].stop)
    for city, (station, edges) in enumerate(zip(here.stations, here.ends, strict=True)):
        large = station.kind in ("city", "large")
        yield Stop((hex_, city), large, last, station.value, edges)


def _follow(board: Board, crossing: Crossing | None, sides: int, via: tuple[str, ...]) -> Iterator[Stretch]:
    if crossing is None or crossing.side & sides:
        return
    side, there, entry = crossing
    sides |= side
    _, into, onward = track_of(there, board.tiles.get(there))
    for site in into[entry]:
        yield Stretch(site, sides, tuple(name for side, name in ferry_sides() if side & sides), via)
    for following in onward[entry]:
        yield from _follow(board, following, sides, (*via, there))
