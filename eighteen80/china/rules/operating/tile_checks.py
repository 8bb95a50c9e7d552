"""X Reasons of map, box and phase against a tile."""

from __future__ import annotations

from typing import NoReturn

from eighteen80.china.box.components import BOX
from eighteen80.china.map.board import hexes_with_tile, markers_at, nearby_hexes, shape_at
from eighteen80.china.map.geometry import EDGES
from eighteen80.china.map.tiles import (
    FIRST_COLOUR,
    PRINTED_FOR_GOOD,
    Fitting,
    candidates,
    closed_edges,
    fitting_table,
    fittings,
    keeps_stations,
    next_tiles,
    position_words,
    shape,
    track_in,
)
from eighteen80.china.state import Board, Laid, State
from eighteen80.refusals import Illegal, RecordText

MOST_EXITS_FIRST = "brown"


def check_parts(hex_: str, tile: str) -> None:
    """Refuse a hex or a tile that does not exist."""
    if hex_ not in BOX.hexes:
        raise Illegal("track-no-hex", hex=hex_, beside=nearby_hexes(hex_))
    if tile not in BOX.tiles:
        raise Illegal("track-no-tile", tile=tile)


def check_cities(board: Board, hex_: str, position: Laid) -> None:
    """Refuse a tile that does not keep the cities of the markers on it."""
    if not markers_at(board, hex_):
        return
    old, laid = shape_at(board, hex_), board.tiles.get(hex_)
    if old is not None and not keeps_stations(old, shape(*position)):
        _check_kind(hex_, position.number, laid)
        _refuse_position(hex_, laid, position)


def check_left(board: Board, tile: str) -> None:
    """Refuse a number whose tiles are all on the map."""
    if not board.supply[tile]:
        raise Illegal("track-none-left", tile=tile, count=BOX.tiles[tile].count, hexes=hexes_with_tile(board, tile))


def check_fitting(state: State, hex_: str, position: Laid) -> Fitting:
    """Check the tile in this position: its kind, colour, supply, the track beneath, the edges it leads to."""
    laid, tile = state.board.tiles.get(hex_), position.number
    fitting = fitting_table(hex_, laid).get(position)
    if fitting is None:
        _check_kind(hex_, tile, laid)
    _check_colour(state, tile)
    check_left(state.board, tile)
    if fitting is None:
        _refuse_position(hex_, laid, position)
    if fitting.colour == MOST_EXITS_FIRST:
        _check_exits(state.board, hex_, fitting)
    return fitting


def _check_kind(hex_: str, tile: str, laid: Laid | None) -> None:
    """Refuse a hex that may not be built on, or not with tiles of this kind."""
    if BOX.hexes[hex_].kind in PRINTED_FOR_GOOD:
        raise Illegal("track-printed", hex=hex_, kind=BOX.hexes[hex_].kind)
    if tile in {number for number, _ in candidates(hex_, laid)}:
        return
    beneath, tiles = track_in(hex_, laid), next_tiles(hex_, laid)
    if beneath is not None and not tiles:
        raise Illegal("track-last-tile", hex=hex_, tile=tile, old=beneath.number)
    if beneath is not None:
        raise Illegal("track-no-upgrade", hex=hex_, tile=tile, old=beneath.number, tiles=tiles)
    if BOX.tiles[tile].colour != FIRST_COLOUR:
        raise Illegal("track-first-yellow", hex=hex_, tile=tile, colour=BOX.tiles[tile].colour, tiles=tiles)
    raise Illegal("track-ground", hex=hex_, tile=tile, kind=BOX.hexes[hex_].kind, tiles=tiles)


def _check_colour(state: State, tile: str) -> None:
    colour = BOX.tiles[tile].colour
    if colour not in state.phase.tiles:
        opens = next(phase.train for phase in BOX.phases if colour in phase.tiles)
        raise Illegal("track-colour", tile=tile, colour=colour, open=state.phase.tiles, train=opens)


def _refuse_position(hex_: str, laid: Laid | None, position: Laid) -> NoReturn:
    tile, words, beneath = position.number, RecordText(position_words(*position)), track_in(hex_, laid)
    if beneath is not None and position not in set(candidates(hex_, laid)):
        raise Illegal("track-kept", hex=hex_, tile=tile, position=words, old=beneath.number)
    closed = closed_edges(hex_, *position)
    if closed:
        _refuse_edge(hex_, position, closed[0])
    raise Illegal("track-stub", hex=hex_, tile=tile, position=words, edge=EDGES[BOX.hexes[hex_].stub or 0])


def _refuse_edge(hex_: str, position: Laid, edge: int) -> NoReturn:
    tile, words, there = position.number, RecordText(position_words(*position)), BOX.hexes[hex_].neighbours[edge]
    if there is None:
        raise Illegal("track-off-map", hex=hex_, tile=tile, position=words, edge=EDGES[edge])
    if BOX.hexes[there].kind in PRINTED_FOR_GOOD:
        raise Illegal("track-sea", hex=hex_, tile=tile, position=words, edge=EDGES[edge], there=there)
    raise Illegal("track-barrier", hex=hex_, tile=tile, position=words, edge=EDGES[edge], there=there)


def _check_exits(board: Board, hex_: str, fitting: Fitting) -> None:
    """R44: Refuse a brown tile if another with more exits fits there and is left."""
    exits = fitting.edges.bit_count()
    for other in fittings(hex_, board.tiles.get(hex_)):
        if other.edges.bit_count() > exits and board.supply[other.tile]:
            left = board.supply[other.tile]
            raise Illegal("track-six-exits", hex=hex_, tile=fitting.tile, better=other.tile, left=left)
