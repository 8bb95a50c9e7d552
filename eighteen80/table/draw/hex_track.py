"""Track inside a hex of a given size: places of stations, and cells of a stretch of track."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import NamedTuple

from eighteen80.table.draw.canvas import DOTS, PER_CELL, QUARTER

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


class TrackCurve(NamedTuple):
    """A stretch of track: a line bent towards a point."""

    start: Point
    towards: Point
    end: Point


Filled = tuple[tuple[int, int, int], ...]
"""The cells of a hex that a line crosses, by line and column, with the bits that it fills of each."""


def middle(zoom: Zoom) -> Point:
    """Return the centre, in the upper half of the middle line so that a straight line meets its neighbours' lines."""
    return Point(zoom.width * PER_CELL / 2, zoom.height // 2 * PER_CELL + 0.5)


def edge_point(zoom: Zoom, edge: int) -> Point:
    """Return the point where track crosses an edge: SW, W, NW, NE, E, SE."""
    width, height, level = zoom.width * PER_CELL, zoom.height * PER_CELL, middle(zoom).y
    near, far = width / 4, width * 3 / 4
    crossings = ((near, height), (0, level), (near, 0), (far, 0), (width, level), (far, height))
    return Point(*crossings[edge])


@cache
def station_point(zoom: Zoom, ends: tuple[int, ...], index: int, of: int) -> Point:
    """Return the place of a station: in the middle if it is alone, else on the side of its track."""
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
def spur(zoom: Zoom, edge: int, end: Point) -> TrackCurve:
    """Return the track between an edge and a station."""
    start = edge_point(zoom, edge)
    return TrackCurve(start, Point((start.x + end.x) / 2, (start.y + end.y) / 2), end)


@cache
def bend(zoom: Zoom, first: int, last: int) -> TrackCurve:
    """Return the track from edge to edge that meets no station."""
    return TrackCurve(edge_point(zoom, first), middle(zoom), edge_point(zoom, last))


@cache
def thick(zoom: Zoom, bow: TrackCurve) -> Filled:
    """Fill the quarters of a line drawn with a brush two quarters wide, about the height of one."""
    return _fill_points(zoom, ((x + side, y) for x, y in _along(bow) for side in BRUSH), QUARTER)


@cache
def thin(zoom: Zoom, bow: TrackCurve) -> Filled:
    """Fill the dots of a line drawn as finely as a cell allows."""
    return _fill_points(zoom, ((x, y * len(DOTS) / len(QUARTER)) for x, y in _along(bow)), DOTS)


def _fill_points(zoom: Zoom, points: Iterable[tuple[float, float]], grain: Sequence[Sequence[int]]) -> Filled:
    """Fill these points within the hex; `grain` has the bits of a cell's parts, line by line."""
    down, across = len(grain), len(grain[0])
    bits: dict[tuple[int, int], int] = {}
    for x, y in points:
        column, right = divmod(min(max(int(x), 0), zoom.width * across - 1), across)
        line, foot = divmod(min(max(int(y), 0), zoom.height * down - 1), down)
        bits[line, column] = bits.get((line, column), 0) | grain[foot][right]
    return tuple((line, column, filled) for (line, column), filled in bits.items())


def _along(bow: TrackCurve) -> Iterator[Point]:
    for step in range(STEPS + 1):
        t = step / STEPS
        yield Point(*((1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c for a, b, c in zip(*bow, strict=True)))
