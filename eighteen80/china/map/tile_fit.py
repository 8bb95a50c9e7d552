"""Tiles permitted on a hex by map and tiles alone: kinds, labels, closed edges, stubs, kept track."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

from eighteen80.china.box.components import BOX
from eighteen80.china.map.geometry import EDGES
from eighteen80.china.map.tiles import first_tiles, positions, shape, successors, track_in
from eighteen80.china.state import Laid

FIRST_COLOUR = "yellow"
PRINTED_FOR_GOOD = ("offboard", "harbour", "ferry")


class Fitting(NamedTuple):
    """A tile in a position that fits a hex; `edges` is the mask of the edges it leads to."""

    tile: str
    rotation: int
    colour: str
    edges: int


@cache
def fittings(hex_: str, laid: Laid | None) -> tuple[Fitting, ...]:
    """Return every tile and position that fits next on a hex, with its present tile or none."""
    return tuple(
        _make_fitting(number, rotation)
        for number, rotation in candidates(hex_, laid)
        if not closed_edges(hex_, number, rotation) and not misses_stub(hex_, number, rotation)
    )


@cache
def fitting_table(hex_: str, laid: Laid | None) -> Mapping[Laid, Fitting]:
    """Index the fittings of a hex by tile and rotation."""
    return {Laid(fitting_moves.tile, fitting_moves.rotation): fitting_moves for fitting_moves in fittings(hex_, laid)}


@cache
def next_tiles(hex_: str, laid: Laid | None) -> tuple[str, ...]:
    """Return the tiles that fit next on a hex, in any position."""
    return tuple(dict.fromkeys(fitting_moves.tile for fitting_moves in fittings(hex_, laid)))


def candidates(hex_: str, laid: Laid | None) -> Iterator[tuple[str, int]]:
    """Yield every tile and position of the right kind that keeps the track beneath, regardless of its exits."""
    beneath = track_in(hex_, laid)
    if BOX.hexes[hex_].kind in PRINTED_FOR_GOOD:
        return
    if beneath is not None:
        yield from successors(beneath)
        return
    for number in first_tiles(hex_):
        yield from ((number, rotation) for rotation in positions(number))


def closed_edges(hex_: str, number: str, rotation: int) -> tuple[int, ...]:
    """Return the edges of the hex to which the tile leads although nothing may lead there."""
    return tuple(sorted(shape(number, rotation).exits.difference(BOX.hexes[hex_].open)))


def misses_stub(hex_: str, number: str, rotation: int) -> bool:
    """Return whether the tile would cut off the piece of track printed in the hex."""
    stub = BOX.hexes[hex_].stub
    return stub is not None and stub not in shape(number, rotation).exits


def edges_of(mask: int) -> tuple[str, ...]:
    """Return the compass words of the edges in a mask."""
    return tuple(word for edge, word in enumerate(EDGES) if mask >> edge & 1)


def _make_fitting(number: str, rotation: int) -> Fitting:
    lying = shape(number, rotation)
    return Fitting(number, rotation, lying.colour, sum(1 << edge for edge in lying.exits))
