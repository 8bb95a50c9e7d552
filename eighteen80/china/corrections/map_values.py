"""Corrections of the map: tiles, and station markers by city."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import suppress

from eighteen80.china.box.components import BOX
from eighteen80.china.corrections.counts import NONE
from eighteen80.china.course import Course
from eighteen80.china.map import board
from eighteen80.china.map.geometry import EDGES, direction
from eighteen80.china.map.tiles import PRINTED_FOR_GOOD, position_words, rotation_of
from eighteen80.china.state import Board, Laid, Marker, State
from eighteen80.engine.corrections import AnyValue, Senseless, Value
from eighteen80.refusals import Illegal, Unreadable

_SIGNED = re.compile(r"([+-])(\S+)(?: (\S.*))?")


def _put_tile(course: Course, hex_: str, text: str) -> None:
    """Set a tile by its number and the edges it joins, or `none`."""
    if hex_ not in BOX.hexes:
        raise Senseless
    number, _, joined = text.partition(" ")
    lying = course.state.board
    if number == NONE:
        course.set(board=board.lift(lying, hex_))
    elif number in BOX.tiles:
        course.set(board=_replace_tile(lying, hex_, Laid(number, rotation_of(number, joined))))
    else:
        raise Senseless


def _replace_tile(lying: Board, hex_: str, laid: Laid) -> Board:
    """Lay the tile in place of any other one, even one that it could not have replaced."""
    if BOX.hexes[hex_].kind in PRINTED_FOR_GOOD:
        raise Illegal("unsound-ground", hex=hex_)
    for beneath in (lying, board.lift(lying, hex_)):
        with suppress(ValueError):
            return board.lay(beneath, hex_, laid)
    raise Senseless


def _tile(state: State, subject: str) -> str | None:
    if subject not in BOX.hexes:
        return None
    laid = state.board.tiles.get(subject)
    return f"{laid.number} {position_words(laid.number, laid.rotation)}".rstrip() if laid else NONE


def _put_station(course: Course, hex_: str, text: str) -> None:
    """Add or remove a marker, `+HKR` or `-HKR`, with a direction or a name for several cities; or set all of them."""
    if hex_ not in BOX.hexes:
        raise Senseless
    signed = _SIGNED.fullmatch(text)
    if signed is None:
        _put_all(course, hex_, text)
        return
    name, more = signed[2].upper(), signed[1] == "+"
    if name not in course.state.companies:
        raise Senseless
    if more == (board.marker_of(course.state.board, name, hex_) is not None):
        raise Illegal("correct-marker", company=name, hex=hex_)
    if more:
        _place(course, hex_, name, signed[3] or "")
    else:
        _take(course, hex_, name)


def _put_all(course: Course, hex_: str, text: str) -> None:
    """Set the companies' markers in the order given; investors' stay if their owner is named.

    A company named twice is meant: the rules allow it one marker in a hex, the box more.
    """
    words = [] if text == NONE else [words.split(" ", 1) for words in text.split(", ")]
    wanted = [(name.upper(), " ".join(where)) for name, *where in words]
    named = [name for name, _ in wanted]
    if not {*named} <= {*course.state.companies, *course.state.investors}:
        raise Senseless
    for marker in board.markers_at(course.state.board, hex_):
        if marker.owner in course.state.companies:
            _take(course, hex_, marker.owner)
        elif marker.owner not in named:
            raise Senseless
    for name, where in wanted:
        if name in course.state.companies:
            _place(course, hex_, name, where)
        elif named.count(name) > 1 or board.marker_of(course.state.board, name, hex_) is None:
            raise Senseless


def _place(course: Course, hex_: str, name: str, where: str) -> None:
    lying, card = course.state.board, BOX.companies[name]
    waits = not where and card.home == hex_ and card.home_city is None
    undecided = waits and board.shape_at(lying, hex_) is None
    city = None if undecided else _city(lying, hex_, where)
    if city is None and not undecided:
        raise Senseless
    course.set(board=board.place_marker(course.state.board, hex_, Marker(name, city)))
    course.company(name, markers=course.state.companies[name].markers - 1)


def _take(course: Course, hex_: str, name: str) -> None:
    course.set(board=board.remove_marker(course.state.board, hex_, name))
    course.company(name, markers=course.state.companies[name].markers + 1)


def _city(lying: Board, hex_: str, where: str) -> int | None:
    """Return the city that a direction or a name means; the first by default."""
    if not where:
        return 0
    names = [name.casefold() for name in BOX.hexes[hex_].names]
    if where.casefold() in names:
        return names.index(where.casefold())
    shape = board.shape_at(lying, hex_)
    try:
        edge = direction(where)
    except Unreadable:
        return None
    return next((city for city, ends in enumerate(shape.ends if shape else ()) if edge in ends), None)


def _markers(state: State, hex_: str) -> Iterator[str]:
    """Yield the owners in the order of the cities; of several with the name or the first direction of the track."""
    shape, names = board.shape_at(state.board, hex_), BOX.hexes[hex_].names
    markers = sorted(board.markers_at(state.board, hex_), key=lambda marker: (marker.city or 0, marker.owner))
    cities = len(shape.ends) if shape else len(names)
    for owner, city in markers:
        if city is None or cities == 1:
            yield owner
        elif cities == len(names):
            yield f"{owner} {names[city]}"
        else:
            yield f"{owner} {EDGES[min(shape.ends[city])] if shape else city}"


TILES = [f"{number} {direction}" for number in ("57", "8", "9", "58") for direction in ("W-E", "W-NE", "SW-NE")]
VALUES: Mapping[str, AnyValue[State, Course]] = {
    "tile": Value(_tile, _put_tile, (*TILES, NONE)),
    "station": Value(
        lambda state, subject: ", ".join(_markers(state, subject)) or NONE if subject in BOX.hexes else None,
        _put_station,
        [f"{sign}{company}" for sign in "+-" for company in BOX.companies],
    ),
}
