"""Boards for tests of track: `tracks("P12 57 NW-SE", ...)` lays tiles by hex, number and position."""

from __future__ import annotations

from eighteen80.china.box.components import BOX
from eighteen80.china.map.board import shape_at
from eighteen80.china.map.geometry import opposite
from eighteen80.china.map.tiles import rotation_of, shape
from eighteen80.china.moves import Lay
from eighteen80.china.state import Board, Laid, Marker, State


def laid_in(line: str) -> tuple[str, Laid]:
    """Return the hex of a line, and the tile in its position: `P12 57 NW-SE`."""
    hex_, number, *words = line.split(" ", 2)
    return hex_, Laid(number, rotation_of(number, " ".join(words)))


def tracks(*tiles: str, **markers: str) -> Board:
    """The tiles on the map, and markers by owner: `SCR="N12 P12/1"` (a station's number where it is not the first)."""
    stations: dict[str, tuple[Marker, ...]] = {}
    for owner, places in markers.items():
        for place in places.split():
            hex_, _, city = place.partition("/")
            stations[hex_] = (*stations.get(hex_, ()), Marker(owner, int(city or 0)))
    return Board(dict(map(laid_in, tiles)), stations, {})


def count_joined_ends(state: State, move: Lay) -> int:
    """Count the ends of a tile's track that meet existing track."""
    here, card = shape(move.tile, move.rotation or 0), BOX.hexes[move.hex]
    edges = ((edge, card.neighbours[edge]) for edge in here.exits)
    there = ((opposite(edge), shape_at(state.board, name)) for edge, name in edges if name)
    return sum(other is not None and edge in other.exits for edge, other in there)
