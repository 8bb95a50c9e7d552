"""The map part of the state: tiles and markers by hex, and the few ways to change them; hexes near a missing one."""

from __future__ import annotations

import re
from collections.abc import Mapping

from eighteen80.china.box.components import BOX
from eighteen80.china.map.tiles import Shape, city_map, shape, track_in
from eighteen80.china.state import Board, Laid, Marker
from eighteen80.refusals import Unreadable


def start_board() -> Board:
    """Return the map at the start: printed track only, every tile in the supply."""
    return Board({}, {}, {number: tile.count for number, tile in BOX.tiles.items()})


def shape_at(board: Board, hex_: str) -> Shape | None:
    """Return the track and stations of a hex, laid or printed; None on open land."""
    return track_in(hex_, board.tiles.get(hex_))


def markers_at(board: Board, hex_: str) -> tuple[Marker, ...]:
    """Return the station markers in a hex, in order of arrival."""
    return board.stations.get(hex_, ())


def marker_of(board: Board, owner: str, hex_: str) -> Marker | None:
    """Return the owner's marker in a hex; the rules allow no more than one."""
    return next((marker for marker in markers_at(board, hex_) if marker.owner == owner), None)


def markers_of(board: Board, owner: str) -> list[tuple[str, Marker]]:
    """List the owner's markers, each with its hex."""
    return [(hex_, marker) for hex_, here in board.stations.items() for marker in here if marker.owner == owner]


def hexes_of(board: Board, owner: str) -> tuple[str, ...]:
    """Return the hexes that hold a marker of the owner."""
    return tuple(dict.fromkeys(hex_ for hex_, _ in markers_of(board, owner)))


def hexes_with_tile(board: Board, number: str) -> tuple[str, ...]:
    """Return the hexes with tiles of that number."""
    return tuple(sorted(hex_ for hex_, laid in board.tiles.items() if laid.number == number))


def place_marker(board: Board, hex_: str, marker: Marker) -> Board:
    """Add a marker."""
    return _with_markers(board, hex_, (*markers_at(board, hex_), marker))


def remove_marker(board: Board, hex_: str, owner: str) -> Board:
    """Remove the owner's marker from the hex, the last one if the table has allowed several."""
    markers = markers_at(board, hex_)
    last = max((place for place, marker in enumerate(markers) if marker.owner == owner), default=len(markers))
    return _with_markers(board, hex_, (*markers[:last], *markers[last + 1 :]))


def replace_marker(board: Board, hex_: str, owner: str, marker: Marker) -> Board:
    """Replace the owner's marker in the same place of the row."""
    return _with_markers(board, hex_, tuple(marker if old.owner == owner else old for old in markers_at(board, hex_)))


def lay(board: Board, hex_: str, laid: Laid) -> Board:
    """Lay the tile; markers keep their cities, a tile beneath returns to the supply."""
    supply = {**board.supply, laid.number: board.supply[laid.number] - 1}
    beneath = board.tiles.get(hex_)
    if beneath is not None:
        supply[beneath.number] += 1
    return Board({**board.tiles, hex_: laid}, _move_markers(board, hex_, laid), supply)


def lift(board: Board, hex_: str) -> Board:
    """Return the hex's tile to the supply."""
    beneath = board.tiles.get(hex_)
    if beneath is None:
        return board
    tiles = {name: laid for name, laid in board.tiles.items() if name != hex_}
    supply = {**board.supply, beneath.number: board.supply[beneath.number] + 1}
    return Board(tiles, board.stations, supply)


def _move_markers(board: Board, hex_: str, laid: Laid) -> Mapping[str, tuple[Marker, ...]]:
    markers, old = board.stations.get(hex_), shape_at(board, hex_)
    if markers is None or old is None:
        return board.stations
    cities = city_map(old, shape(laid.number, laid.rotation))
    moved = tuple(marker if marker.city is None else marker._replace(city=cities[marker.city]) for marker in markers)
    return {**board.stations, hex_: moved}


def _with_markers(board: Board, hex_: str, markers: tuple[Marker, ...]) -> Board:
    stations = {name: here for name, here in board.stations.items() if name != hex_}
    if markers:
        stations[hex_] = markers
    return Board(board.tiles, stations, board.supply)


# A hex that does not exist: a row has only every other number, so the hexes around it may be meant


_HEX = re.compile(r"([A-Z])([1-9]\d?)")
_AROUND = ((0, -1), (0, 1), (-1, 0), (1, 0))


def nearby_hexes(name: str) -> tuple[str, ...]:
    """Return the map's hexes around a missing one: to its left and right, above and below."""
    match = _HEX.fullmatch(name)
    if not match:
        return ()
    letter, number = ord(match[1]), int(match[2])
    near = (f"{chr(letter + row)}{number + column}" for row, column in _AROUND)
    return tuple(hex_ for hex_ in near if hex_ in BOX.hexes)


def check_hex(word: str) -> None:
    """Refuse a word like the name of a hex, a letter and a number, with the hexes around it."""
    name = word.upper()
    if _HEX.fullmatch(name):
        raise Unreadable("track-no-hex", word=word, hex=name, beside=nearby_hexes(name))
