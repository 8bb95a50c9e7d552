"""The site's names on the map: tiles by copy, cities by number, a route as hexes from stop to stop.

The site numbers the cities of a tile as they come on the tile before it is turned; ours are numbered on the tile in the
least of equal positions. Both have the edges that lead to a city in common.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from eighteen80.china.box.components import BOX
from eighteen80.china.map.board import shape_at
from eighteen80.china.map.network import Site, Stretch, stops_in, stretches_from
from eighteen80.china.map.paths import Path, write_path
from eighteen80.china.map.tiles import shape
from eighteen80.china.state import Board

Connection = Sequence[str]
LEAST_HEXES = 2


class Copy(NamedTuple):
    """One copy of a tile, as the site distinguishes them, and its rotation."""

    number: str
    copy: int
    rotation: int

    @property
    def id(self) -> str:
        """The site's name for this very tile."""
        return f"{self.number}-{self.copy}"


class SiteMap:
    """Copies of tiles by hex, turned as the site turned them."""

    def __init__(self) -> None:
        self.copies: dict[str, Copy] = {}

    def lay(self, hex_: str, copy: Copy) -> None:
        """Lay a tile; the one beneath is free again."""
        self.copies[hex_] = copy

    def free_copy(self, number: str) -> int:
        """Return the first copy of a tile that is not on the map."""
        used = {copy.copy for copy in self.copies.values() if copy.number == number}
        return next(copy for copy in range(len(used) + 1) if copy not in used)

    def hex_of(self, tile: str) -> str | None:
        """Return the hex of a tile, or the hex whose print the name means."""
        for hex_, copy in self.copies.items():
            if copy.id == tile:
                return hex_
        name = tile.rpartition("-")[0]
        return name if name in BOX.hexes and name not in self.copies else None

    def tile_at(self, hex_: str) -> str:
        """Return the site's name for the tile or print of a hex."""
        copy = self.copies.get(hex_)
        return copy.id if copy else f"{hex_}-0"

    def our_city(self, board: Board, hex_: str, city: int) -> int | None:
        """Return our number for a city by the site's number; None if there is no such city."""
        here, copy = shape_at(board, hex_), self.copies.get(hex_)
        theirs = here if copy is None else shape(copy.number, copy.rotation)
        if here is None or theirs is None or city not in range(len(theirs.ends)):
            return None
        return here.ends.index(theirs.ends[city])

    def their_city(self, board: Board, hex_: str, city: int) -> int:
        """Return the site's number for our city."""
        here, copy = shape_at(board, hex_), self.copies.get(hex_)
        assert here is not None
        theirs = here if copy is None else shape(copy.number, copy.rotation)
        return theirs.ends.index(here.ends[city])


def city_edge(board: Board, hex_: str, city: int) -> int | None:
    """Return the edge by which a move names one of several cities."""
    here = shape_at(board, hex_)
    if here is None or len(here.ends) == 1:
        return None
    return min(here.ends[city], default=None)


# Routes


def stops_of(board: Board, connections: Sequence[Connection]) -> tuple[str, ...]:
    """Return the route as we write it, or the named hexes if the map does not have it."""
    path = _join_connections(board, connections)
    return write_path(board, path) if path else tuple(_as_named(connections))


def _join_connections(board: Board, connections: Sequence[Connection]) -> Path | None:
    """Join the connections end to end, each turned as needed."""
    ways = [[*_stretches(board, connection), *_stretches(board, connection[::-1])] for connection in connections]
    for start in ways[0] if ways else ():
        sites, legs = [start[0], start[1].to], [start[1]]
        for choices in ways[1:]:
            onward = [(site, leg) for site, leg in choices if site == sites[-1]]
            if not onward:
                break
            sites.append(onward[0][1].to)
            legs.append(onward[0][1])
        else:
            return Path(tuple(sites), tuple(legs))
    return None


def _stretches(board: Board, hexes: Connection) -> Iterable[tuple[Site, Stretch]]:
    """Yield the track past these hexes and no others, from a stop in the first to a stop in the last."""
    if len(hexes) < LEAST_HEXES or any(hex_ not in BOX.hexes for hex_ in hexes):
        return
    for stop in stops_in(board, hexes[0]):
        for leg in stretches_from(board, stop.site):
            if leg.to[0] == hexes[-1] and leg.via == tuple(hexes[1:-1]):
                yield stop.site, leg


def _as_named(connections: Sequence[Connection]) -> Iterable[str]:
    last = None
    for connection in connections:
        hexes = connection[::-1] if last is not None and connection[-1] == last else connection
        if last is None:
            yield hexes[0]
        yield from (f"({name})" for name in hexes[1:-1])
        yield hexes[-1]
        last = hexes[-1]


def connections_of(path: Path) -> list[list[str]]:
    """Return the route as the site writes it."""
    pairs = zip(path.sites, path.legs, path.sites[1:], strict=False)
    return [[here[0], *leg.via, there[0]] for here, leg, there in pairs]
