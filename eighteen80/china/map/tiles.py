"""Tiles: their track in every position, the names of positions, the possible upgrades, and what fits on a hex."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

from eighteen80.china.box.components import BOX
from eighteen80.china.map.geometry import EDGES, directions, rotate
from eighteen80.china.state import Laid
from eighteen80.refusals import Ambiguous, Unreadable

_NEXT_COLOUR = {"yellow": "green", "green": "brown", "brown": "grey"}
_PRINTED_PLACE = {"offboard": "large", "harbour": "small"}
_LABEL_OF_TWO = "OO"  # used on tiles only, no hex shows it
Group = tuple[int, ...]


class Place(NamedTuple):
    """A station as a route finds it; the value of a large or small place is the hex's, by phase."""

    kind: str
    value: int
    spaces: int


class Shape(NamedTuple):
    """The track of a hex: the edges that lead to each station, and the stretches that pass by all of them."""

    number: str
    rotation: int
    colour: str
    label: str
    stations: tuple[Place, ...]
    ends: tuple[Group, ...]
    through: tuple[tuple[int, int], ...]
    exits: frozenset[int]


@cache
def shape(number: str, rotation: int) -> Shape:
    """Return the track of a tile that is turned clockwise by `rotation` sixths."""
    tile = BOX.tiles[number]
    ends = tuple(rotate(station.edges, rotation) for station in tile.stations)
    through = tuple((first, second) for first, second in (rotate(stretch, rotation) for stretch in tile.track))
    places = tuple(Place(station.kind, station.value, station.spaces) for station in tile.stations)
    exits = frozenset(edge for group in (*ends, *through) for edge in group)
    return Shape(number, rotation % 6, tile.colour, tile.label, places, ends, through, exits)


@cache
def printed_shape(hex_: str) -> Shape | None:
    """Return the track printed on the map: abroad, at sea, in Beijing."""
    card = BOX.hexes[hex_]
    if not card.exits:
        return None
    exits = frozenset(card.exits)
    if card.kind == "beijing":
        city = Place("city", card.values["A"], 1)
        ends = tuple((edge,) for edge in card.exits)
        return Shape(hex_, 0, "yellow", card.label, (city,) * len(ends), ends, (), exits)
    if card.kind == "ferry":
        return Shape(hex_, 0, "blue", "", (), (), ((card.exits[0], card.exits[1]),), exits)
    colour = "red" if card.kind == "offboard" else "blue"
    return Shape(hex_, 0, colour, "", (Place(_PRINTED_PLACE[card.kind], 0, 0),), (card.exits,), (), exits)


def track_in(hex_: str, laid: Laid | None) -> Shape | None:
    """Return the track of a hex, which a new tile must keep: tile or print; None on open land."""
    return printed_shape(hex_) if laid is None else shape(laid.number, laid.rotation)


# Positions


@cache
def _groups(number: str, rotation: int) -> tuple[Group, ...]:
    lying = shape(number, rotation)
    return tuple(sorted(group for group in (*lying.ends, *lying.through) if group))


@cache
def canonical_rotation(number: str, rotation: int) -> int:
    """Return the least rotation in which the tile looks the same."""
    wanted = _groups(number, rotation % 6)
    return next(least for least in range(6) if _groups(number, least) == wanted)


@cache
def positions(number: str) -> tuple[int, ...]:
    """Return the rotations in which the tile looks different, each the least of its equals."""
    return tuple(rotation for rotation in range(6) if canonical_rotation(number, rotation) == rotation)


@cache
def position_words(number: str, rotation: int) -> str:
    """Name the position by the edges that the track joins, or "" if the tile looks the same in every position."""
    if len(positions(number)) == 1:
        return ""
    return " ".join("-".join(EDGES[edge] for edge in group) for group in _groups(number, rotation % 6))


def matching_positions(number: str, words: str) -> tuple[int, ...]:
    """Return the positions of exactly that name, or else those that join at least these edges."""
    wanted = _parse_groups(words)
    joined = {rotation: _groups(number, rotation) for rotation in positions(number)}
    exact = [rotation for rotation, groups in joined.items() if sorted(map(sorted, wanted)) == list(map(list, groups))]
    return tuple(exact) or tuple(
        rotation
        for rotation, groups in joined.items()
        if all(any(word.issubset(group) for group in groups) for word in wanted)
    )


def positions_reaching(number: str, words: str) -> tuple[int, ...]:
    """Return the positions whose track leads to every edge named, joined or not."""
    edges = frozenset().union(*_parse_groups(words))
    return tuple(rotation for rotation in positions(number) if edges <= shape(number, rotation).exits)


def _parse_groups(words: str) -> list[frozenset[int]]:
    return [frozenset(directions(word)) for word in re.split(r"[\s,/]+", words.strip()) if word]


def rotation_of(number: str, words: str) -> int:
    """Return the one position that the words mean, in any order and case; no words are needed if there is only one."""
    found = matching_positions(number, words)
    if len(found) == 1:
        return found[0]
    names = tuple(position_words(number, rotation) for rotation in found or positions(number))
    if found:
        raise Ambiguous("ambiguous-position", choices=names, tile=number, words=words)
    raise Unreadable("unreadable-position", word=words, expected=names, tile=number)


# Replacing


@cache
def first_tiles(hex_: str) -> tuple[str, ...]:
    """Return the yellow tiles allowed on the empty hex by its kind and label."""
    card = BOX.hexes[hex_]
    return tuple(
        tile.number
        for tile in BOX.tiles.values()
        if card.kind in tile.lay_on and card.label == tile.label.replace(_LABEL_OF_TWO, "")
    )


@cache
def successors(old: Shape) -> tuple[tuple[str, int], ...]:
    """Return every tile and position that may replace the track, regardless of the new exits."""
    wanted = _NEXT_COLOUR.get(old.colour)
    numbers = [tile.number for tile in BOX.tiles.values() if (tile.colour, tile.label) == (wanted, old.label)]
    turned = (shape(number, rotation) for number in numbers for rotation in positions(number))
    kept = (new for new in turned if set(old.through) <= set(new.through) and keeps_stations(old, new))
    return tuple((new.number, new.rotation) for new in kept)


@cache
def city_map(old: Shape, new: Shape) -> tuple[int, ...]:
    """Match each station of the old tile to a station of the new one, by the track that leads to it."""
    kept = _stations_kept(old, new)
    if kept is None:
        raise ValueError(f"{new.number} does not keep the stations of {old.number}")
    return kept


def keeps_stations(old: Shape, new: Shape) -> bool:
    """Return whether every station of the old tile becomes one of the new tile."""
    return _stations_kept(old, new) is not None


def _stations_kept(old: Shape, new: Shape) -> tuple[int, ...] | None:
    if {place.kind for place in old.stations} != {place.kind for place in new.stations}:
        return None
    if len(old.stations) > 1 and len(new.stations) == 1:
        # Cities grow together on brown tiles; towns never do.
        joined = new.stations[0].kind == "city" and all(set(ends) <= set(new.ends[0]) for ends in old.ends)
        return (0,) * len(old.stations) if joined else None
    kept = [
        next((station for station, into in enumerate(new.ends) if ends and set(ends) <= set(into)), None)
        for ends in old.ends
    ]
    # A city without track becomes the one that is left over.
    spare = (station for station in range(len(new.stations)) if station not in kept)
    kept = [station if ends else next(spare, None) for station, ends in zip(kept, old.ends, strict=True)]
    stations = tuple(station for station in kept if station is not None)
    return stations if len(set(stations)) == len(old.stations) else None


# Tiles that fit on a hex


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
    """Return every tile and position that fits next on a hex, with its present tile or none.

    None cuts off a piece of track printed in the hex.
    """
    stub = BOX.hexes[hex_].stub
    return tuple(
        Fitting(number, rotation, BOX.tiles[number].colour, sum(1 << edge for edge in shape(number, rotation).exits))
        for number, rotation in candidates(hex_, laid)
        if not closed_edges(hex_, number, rotation) and (stub is None or stub in shape(number, rotation).exits)
    )


@cache
def fitting_table(hex_: str, laid: Laid | None) -> Mapping[Laid, Fitting]:
    """Index the fittings of a hex by tile and rotation."""
    return {Laid(fitting.tile, fitting.rotation): fitting for fitting in fittings(hex_, laid)}


@cache
def next_tiles(hex_: str, laid: Laid | None) -> tuple[str, ...]:
    """Return the tiles that fit next on a hex, in any position."""
    return tuple(dict.fromkeys(fitting.tile for fitting in fittings(hex_, laid)))


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


def edges_of(mask: int) -> tuple[str, ...]:
    """Return the compass words of the edges in a mask."""
    return tuple(word for edge, word in enumerate(EDGES) if mask >> edge & 1)
