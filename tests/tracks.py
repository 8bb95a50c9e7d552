"""Boards for tests of track: `tracks("P12 57 NW-SE", ...)` lays tiles by hex, number and position."""

from __future__ import annotations

from eighteen80.china.map.tiles import rotation_of
from eighteen80.china.state import Board, Laid, Marker


def tracks(*tiles: str, **markers: str) -> Board:
    """The tiles on the map, and markers by owner: `SCR="N12 P12/1"` (a station's number where it is not the first)."""
    laid = {}
    for line in tiles:
        hex_, number, *words = line.split(" ", 2)
        laid[hex_] = Laid(number, rotation_of(number, " ".join(words)))
    stations: dict[str, tuple[Marker, ...]] = {}
    for owner, places in markers.items():
        for place in places.split():
            hex_, _, city = place.partition("/")
            stations[hex_] = (*stations.get(hex_, ()), Marker(owner, int(city or 0)))
    return Board(laid, stations, {})
