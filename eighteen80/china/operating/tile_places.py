"""X Why a tile may not lie where it is meant to, as far as the map, the box and the phase decide."""

from __future__ import annotations

from typing import NoReturn

from eighteen80.china.box.components import BOX
from eighteen80.china.map.board import lying
from eighteen80.china.map.fitting import (
    FIRST_COLOUR,
    PRINTED_FOR_GOOD,
    Fitting,
    candidates,
    closed_edges,
    fitting_table,
    fittings,
    next_tiles,
    track_beneath,
)
from eighteen80.china.map.geometry import EDGES
from eighteen80.china.map.missing import around
from eighteen80.china.map.tiles import joins, normal
from eighteen80.china.moves import Lay
from eighteen80.china.state import Board, Laid, State
from eighteen80.refusals import Illegal

MOST_EXITS_FIRST = "brown"


def check_parts(move: Lay) -> None:
    """The hex and the tile exist, and the hex may be built on."""
    if move.hex not in BOX.hexes:
        raise Illegal("track-no-hex", hex=move.hex, beside=around(move.hex))
    if move.tile not in BOX.tiles:
        raise Illegal("track-no-tile", tile=move.tile)
    if BOX.hexes[move.hex].kind in PRINTED_FOR_GOOD:
        raise Illegal("track-printed", hex=move.hex, kind=BOX.hexes[move.hex].kind)


def check_fitting(state: State, move: Lay) -> Fitting:
    """The tile goes there in this position: its kind, its colour, the supply, the track beneath, where it leads."""
    laid = state.board.tiles.get(move.hex)
    if move.tile not in {number for number, _ in candidates(move.hex, laid)}:
        _refuse_tile(move, laid)
    _check_colour(state, move)
    if not state.board.supply[move.tile]:
        hexes = lying(state.board, move.tile)
        raise Illegal("track-none-left", tile=move.tile, count=BOX.tiles[move.tile].count, hexes=hexes)
    assert move.rotation is not None
    position = Laid(move.tile, normal(move.tile, move.rotation))
    fitting = fitting_table(move.hex, laid).get(position)
    if fitting is None:
        _refuse_position(move.hex, laid, position)
    _check_exits(state.board, move.hex, fitting)
    return fitting


def _refuse_tile(move: Lay, laid: Laid | None) -> NoReturn:
    hex_, tile, beneath = move.hex, move.tile, track_beneath(move.hex, laid)
    tiles = next_tiles(hex_, laid)
    if beneath is not None and not tiles:
        raise Illegal("track-last-tile", hex=hex_, tile=tile, old=beneath.number)
    if beneath is not None:
        raise Illegal("track-no-upgrade", hex=hex_, tile=tile, old=beneath.number, tiles=tiles)
    if BOX.tiles[tile].colour != FIRST_COLOUR:
        raise Illegal("track-first-yellow", hex=hex_, tile=tile, colour=BOX.tiles[tile].colour, tiles=tiles)
    raise Illegal("track-ground", hex=hex_, tile=tile, kind=BOX.hexes[hex_].kind, tiles=tiles)


def _check_colour(state: State, move: Lay) -> None:
    colour = BOX.tiles[move.tile].colour
    if colour not in state.phase.tiles:
        opens = next(phase.train for phase in BOX.phases if colour in phase.tiles)
        raise Illegal("track-colour", tile=move.tile, colour=colour, open=state.phase.tiles, train=opens)


def _refuse_position(hex_: str, laid: Laid | None, position: Laid) -> NoReturn:
    tile, words, beneath = position.number, joins(*position), track_beneath(hex_, laid)
    if beneath is not None and position not in set(candidates(hex_, laid)):
        raise Illegal("track-kept", hex=hex_, tile=tile, position=words, old=beneath.number)
    closed = closed_edges(hex_, *position)
    if closed:
        _refuse_edge(hex_, position, closed[0])
    stub = BOX.hexes[hex_].stub
    assert stub is not None
    raise Illegal("track-stub", hex=hex_, tile=tile, position=words, edge=EDGES[stub])


def _refuse_edge(hex_: str, position: Laid, edge: int) -> NoReturn:
    tile, words, there = position.number, joins(*position), BOX.hexes[hex_].neighbours[edge]
    if there is None:
        raise Illegal("track-off-map", hex=hex_, tile=tile, position=words, edge=EDGES[edge])
    if BOX.hexes[there].kind in PRINTED_FOR_GOOD:
        raise Illegal("track-sea", hex=hex_, tile=tile, position=words, edge=EDGES[edge], there=there)
    raise Illegal("track-barrier", hex=hex_, tile=tile, position=words, edge=EDGES[edge], there=there)


def _check_exits(board: Board, hex_: str, fitting: Fitting) -> None:
    wider = wider_tile(board, hex_, fitting)
    if wider is not None:
        raise Illegal("track-six-exits", hex=hex_, tile=fitting.tile, better=wider, left=board.supply[wider])


def wider_tile(board: Board, hex_: str, fitting: Fitting) -> str | None:
    """R44: the brown tile with more exits that fits there and is left, which then must be taken."""
    if fitting.colour != MOST_EXITS_FIRST:
        return None
    exits = fitting.edges.bit_count()
    others = fittings(hex_, board.tiles.get(hex_))
    return next((other.tile for other in others if other.edges.bit_count() > exits and board.supply[other.tile]), None)
