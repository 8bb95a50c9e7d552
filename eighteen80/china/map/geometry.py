"""Directions on a map of pointy-topped hexes, and the names of neighbouring hexes."""

from __future__ import annotations

import re
from collections.abc import Iterable

from eighteen80.refusals import RecordText, Unreadable

EDGES = tuple(map(RecordText, ("SW", "W", "NW", "NE", "E", "SE")))
_WORDS = re.compile(r"[NS][EOW]|[EOW]", re.IGNORECASE)
_DASHES = re.compile(r"[-–+]")
_STEPS = ((1, -1), (0, -2), (-1, -1), (-1, 1), (0, 2), (1, 1))


def opposite(edge: int) -> int:
    """Return the neighbour's number for the edge that both hexes share."""
    return (edge + 3) % 6


def rotate(edges: Iterable[int], rotation: int) -> tuple[int, ...]:
    """Rotate a tile's edges clockwise by sixths of a turn, and sort them."""
    return tuple(sorted((edge + rotation) % 6 for edge in edges))


def find_edge(text: str) -> int | None:
    """Read a compass word as an edge, in any case, if it is one; east may be written O, as in German."""
    word = text.strip().upper().replace("O", "E")
    return EDGES.index(word) if word in EDGES else None


def direction(text: str) -> int:
    """Read a compass word as an edge."""
    edge = find_edge(text)
    if edge is None:
        raise Unreadable("unreadable-direction", word=text, expected=EDGES)
    return edge


def directions(text: str) -> tuple[int, ...]:
    """Read compass words as edges, with dashes or without: W-E or WE."""
    pieces = [(piece, _WORDS.findall(piece)) for piece in _DASHES.split(text)]
    return tuple(direction(word) for piece, words in pieces for word in (words if "".join(words) == piece else [piece]))


def neighbour_name(name: str, edge: int) -> str:
    """Return the name of the hex across `edge`, even if the map does not have it."""
    row, column = _STEPS[edge]
    return f"{chr(ord(name[0]) + row)}{int(name[1:]) + column}"
