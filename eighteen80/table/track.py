"""How track runs inside a hex of a given size: where stations stand, and which quarter cells a stretch blackens."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from eighteen80.table.canvas import PER_CELL

STEPS = 32
BRUSH = (-0.5, 0.49)
TERMINUS_PULL = 0.42
THROUGH_PULL = 0.45


class Zoom(NamedTuple):
    """The size of a hex in characters."""

    width: int
    height: int


class Point(NamedTuple):
    """A place inside a hex in quarter cells, from its upper left corner."""

    x: float
    y: float


Pixels = frozenset[tuple[int, int]]


def middle(zoom: Zoom) -> Point:
    """The centre, in the upper half of the middle line so that a straight line meets its neighbours' lines."""
    return Point(zoom.width * PER_CELL / 2, zoom.height // 2 * PER_CELL + 0.5)


def edge_point(zoom: Zoom, edge: int) -> Point:
    """Where track crosses an edge: SW, W, NW, NE, E, SE."""
    width, height, level = zoom.width * PER_CELL, zoom.height * PER_CELL, middle(zoom).y
    near, far = width / 4, width * 3 / 4
    crossings = ((near, height), (0, level), (near, 0), (far, 0), (width, level), (far, height))
    return Point(*crossings[edge])


@cache
def seat(zoom: Zoom, ends: tuple[int, ...], index: int, of: int) -> Point:
    """Where a station stands: in the middle if it is alone, else on the side to which its track leads."""
    centre = middle(zoom)
    if of == 1:
        return centre
    if not ends:
        return Point(centre.x + (index - (of - 1) / 2) * zoom.width, centre.y)
    points = [edge_point(zoom, edge) for edge in ends]
    x, y = (sum(point[axis] for point in points) / len(points) for axis in (0, 1))
    pull = TERMINUS_PULL if len(ends) == 1 else THROUGH_PULL
    return Point(x + (centre.x - x) * pull, y + (centre.y - y) * pull)


@cache
def spur(zoom: Zoom, edge: int, end: Point) -> Pixels:
    """The quarters between an edge and a station."""
    start = edge_point(zoom, edge)
    return _blackened(zoom, start, Point((start.x + end.x) / 2, (start.y + end.y) / 2), end)


@cache
def bend(zoom: Zoom, first: int, last: int) -> Pixels:
    """The quarters of track from edge to edge that meets no station."""
    return _blackened(zoom, edge_point(zoom, first), middle(zoom), edge_point(zoom, last))


def _blackened(zoom: Zoom, start: Point, control: Point, end: Point) -> Pixels:
    """A bent line, drawn towards the control point with a brush two quarters wide, which is as much as one is high."""
    found = set()
    for step in range(STEPS + 1):
        t = step / STEPS
        x, y = ((1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c for a, b, c in zip(start, control, end, strict=True))
        row = min(max(int(y), 0), zoom.height * PER_CELL - 1)
        found |= {(min(max(int(x + side), 0), zoom.width * PER_CELL - 1), row) for side in BRUSH}
    return frozenset(found)
