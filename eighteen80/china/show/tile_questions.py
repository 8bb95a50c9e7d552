"""Questions about tiles before one is tried: places for a number, and upgrades of a hex."""

from __future__ import annotations

from typing import NamedTuple

from eighteen80.china.box.components import BOX
from eighteen80.china.map.board import hexes_with_tile, markers_at, nearby_hexes
from eighteen80.china.map.tiles import next_tiles
from eighteen80.china.moves import Lay
from eighteen80.china.rules.operating.tile_checks import check_left
from eighteen80.china.rules.operating.track import LAY, first_cost
from eighteen80.china.state import Laid, Marker, Operating, State
from eighteen80.refusals import Ambiguous, Illegal, Refusal


class Where(NamedTuple):
    """A tile number: its number left, the places of the others, and the lays of the company to act."""

    tile: str
    left: int
    hexes: tuple[str, ...]
    lays: tuple[Lay, ...]


class Fit(NamedTuple):
    """A possible next tile of a hex: its number left, the lays of the company to act, or the reason against it."""

    tile: str
    left: int
    lays: tuple[Lay, ...]
    refusal: Refusal | None


class HexWords(NamedTuple):
    """A hex: its tile and markers, the cost of its first tile for the company to act, and the next tiles."""

    hex: str
    laid: Laid | None
    markers: tuple[Marker, ...]
    cost: int
    fits: tuple[Fit, ...]


def tile_placements(state: State, tile: str) -> Where:
    """Return the places where the company to act may lay that tile."""
    if tile not in BOX.tiles:
        raise Illegal("track-no-tile", tile=tile)
    found = tuple(lay for lay in _lays(state) if lay.tile == tile)
    return Where(tile, state.board.supply[tile], hexes_with_tile(state.board, tile), found)


def hex_details(state: State, hex_: str) -> HexWords:
    """Return the tile of a hex, and its possible next tiles."""
    if hex_ not in BOX.hexes:
        raise Illegal("track-no-hex", hex=hex_, beside=nearby_hexes(hex_))
    laid = state.board.tiles.get(hex_)
    cost = first_cost(state, state.turn.who, hex_) if _builds(state) else BOX.hexes[hex_].cost
    fits = tuple(_fit(state, hex_, tile) for tile in next_tiles(hex_, laid))
    return HexWords(hex_, laid, markers_at(state.board, hex_), cost, fits)


def _fit(state: State, hex_: str, tile: str) -> Fit:
    found = tuple(lay for lay in _lays(state) if (lay.hex, lay.tile) == (hex_, tile))
    refusal = None if found or not _builds(state) else _refusal(state, Lay(hex_, tile))
    return Fit(tile, state.board.supply[tile], found, refusal)


def _refusal(state: State, move: Lay) -> Refusal | None:
    try:
        # An empty supply affects every builder: it comes before the reasons of this turn.
        check_left(state.board, move.tile)
        LAY.make_plan(state, LAY.complete(state, move))
    except (Illegal, Ambiguous) as refusal:
        return refusal
    return None


def _lays(state: State) -> tuple[Lay, ...]:
    return tuple(LAY.legal(state)) if _builds(state) else ()


def _builds(state: State) -> bool:
    return isinstance(state.round, Operating) and state.round.turn is not None
