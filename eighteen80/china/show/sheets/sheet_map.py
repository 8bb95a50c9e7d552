"""The map as a sheet: every hex with its track, stations, markers and the cost of a tile there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from eighteen80.china.box.components import BOX
from eighteen80.china.box.parts import Hex
from eighteen80.china.map.board import hexes_of, markers_at, shape_at
from eighteen80.china.map.network import crossings
from eighteen80.china.map.paths import calls, readings
from eighteen80.china.map.reach import reach
from eighteen80.china.map.tiles import PRINTED_FOR_GOOD, Shape
from eighteen80.china.rules.operating.turns import DIVIDEND
from eighteen80.china.state import Board, Operating, State, once_a_board
from eighteen80.sheets import Cell, Chip, HexFace, HexMap, StationFace

INVESTOR_PAINT = "#E8E4D8"
GROUNDS = {"offboard": "red", "harbour": "blue", "ferry": "sea", "beijing": "yellow"}
UNBUILT = {
    "town": ("town",),
    "two_towns": ("town", "town"),
    "city": ("city",),
    "two_cities": ("city", "city"),
    "boomtown": ("either",),
    "two_boomtowns": ("either", "either"),
}
PEAK, RIVER = "▲", "≈"
REACH = "reach"


def map_of(state: State) -> HexMap:
    """Show the whole map, with the last run or the reach of the company to act."""
    turn = state.round.turn if isinstance(state.round, Operating) else None
    faces = _faces(state)
    if turn is None:
        return HexMap(faces, {}, barriers())
    homes = hexes_of(state.board, turn.who) if turn.step <= DIVIDEND else ()
    traces = _run(state, turn.who) if turn.step >= DIVIDEND else _traces_in_reach(state.board, turn.who)
    return HexMap(faces, traces, barriers(), homes[0] if homes else "")


def _faces(state: State) -> dict[str, HexFace]:
    """Show every hex, cached for a board and a column of values."""
    known: dict[str, dict[str, HexFace]] = state.board.memo.setdefault("faces", {})
    letter = state.phase.letter
    if letter not in known:
        known[letter] = {name: hex_face(state, name) for name in BOX.hexes}
    return known[letter]


@once_a_board
def _traces_in_reach(board: Board, owner: str) -> Mapping[tuple[str, int], str]:
    """Mark the track in reach of a company."""
    traces = {}
    for name, mask in reach(board, owner).edges.items():
        for edge, crossing in enumerate(crossings()[name]):
            if mask >> edge & 1 and crossing and _has_track(board, name, edge):
                traces[name, edge] = REACH
                if _has_track(board, crossing.hex, crossing.edge):
                    traces[crossing.hex, crossing.edge] = REACH
    return traces


def _has_track(board: Board, name: str, edge: int) -> bool:
    shape = shape_at(board, name)
    return shape is not None and edge in shape.exits


def _run(state: State, owner: str) -> dict[tuple[str, int], str]:
    traces = {}
    for number, run in enumerate(state.operator(owner).routes, 1):
        for path in readings(state.board, calls(run.stops))[:1]:
            for name, row in crossings().items():
                for edge, crossing in enumerate(row):
                    if crossing and crossing.side & path.sides:
                        traces[name, edge] = f"{number} {run.train}"
    return traces


@cache
def barriers() -> frozenset[tuple[str, int]]:
    """Return the edges between two land hexes that no track may cross."""
    return frozenset(
        (name, edge)
        for name, hex_ in BOX.hexes.items()
        for edge, there in enumerate(hex_.neighbours)
        if there and edge not in hex_.open and name in BOX.hexes[there].neighbours
        if not {hex_.kind, BOX.hexes[there].kind}.intersection(PRINTED_FOR_GOOD)
    )


def chip(owner: str) -> Chip:
    """Return the marker of a company or an investor."""
    card = BOX.companies.get(owner)
    return Chip(owner, card.screen if card else INVESTOR_PAINT)


def marker_cell(owner: str, tone: str = "") -> Cell:
    """Show a company or an investor by its marker."""
    return Cell(owner, tone, chip(owner).paint)


def hex_face(state: State, name: str) -> HexFace:
    """Show one hex as it is now."""
    hex_, board = BOX.hexes[name], state.board
    laid, shape = board.tiles.get(name), shape_at(board, name)
    return HexFace(
        name=name,
        row=ord(name[0]) - ord("A"),
        column=int(name[1:]) - 1,
        ground=shape.colour if laid and shape else GROUNDS.get(hex_.kind, "plain"),
        stations=tuple(_stations(state, hex_, shape)),
        through=shape.through if shape else (),
        place="/".join(hex_.names),
        value=_value(state, hex_, shape),
        label=shape.label if laid and shape else hex_.label,
        cost=f"{hex_.cost}{RIVER if hex_.river else PEAK}" if hex_.cost and not laid else "",
        tile=laid.number if laid else "",
    )


def _stations(state: State, hex_: Hex, shape: Shape | None) -> Iterator[StationFace]:
    """Yield each station with its markers, its free places, and the homes still to be taken there.

    Of two cities open to choice the first has all homes.
    """
    markers = markers_at(state.board, hex_.name)
    there = {marker.owner for marker in markers}
    homes = [owner for owner in hex_.homes if owner in BOX.companies and owner not in there]
    stations: list[tuple[str, int, int, tuple[int, ...]]]
    if shape is None:
        stations = [(kind, 0, int(kind == "city"), ()) for kind in UNBUILT.get(hex_.kind, ())]
    else:
        stations = [
            ("city" if place.kind in ("city", "large") else "town", place.value, place.spaces, ends)
            for place, ends in zip(shape.stations, shape.ends, strict=True)
        ]
    for city, (kind, value, spaces, ends) in enumerate(stations):
        here = [chip(marker.owner) for marker in markers if (marker.city or 0) == city]
        places = (*here, *([None] * (spaces - len(here))))
        coming = tuple(chip(owner) for owner in homes if (BOX.companies[owner].home_city or 0) == city)
        yield StationFace(kind, value, places, ends, coming)


def _value(state: State, hex_: Hex, shape: Shape | None) -> str:
    if hex_.stop:
        return str(hex_.values[state.phase.letter])
    cities = (
        {place.value for place in shape.stations if place.kind == "city"}
        if shape and hex_.name in state.board.tiles
        else ()
    )
    return str(max(cities)) if cities else ""
