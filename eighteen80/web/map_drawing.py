"""A map of hexes as a drawing, and as a table of its places for screen readers; or a board in words, brick by brick."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import groupby
from math import hypot
from typing import NamedTuple

from eighteen80.sheets import Cell, Chip, Column, Grid, HexFace, HexMap, Row, Say, StationFace
from eighteen80.web.markup import MANY, MarkupWriter, classes, grid_markup, letters, line_markup, svg_markup
from eighteen80.words import Words

HALF, SIDE = 30.0, 34.64
"""Half the width of a hex, and the length of its side."""

STEP = 1.5 * SIDE
EDGES = ((-0.5, 0.866), (-1.0, 0.0), (-0.5, -0.866), (0.5, -0.866), (1.0, 0.0), (0.5, 0.866))
"""Positions of edges from the middle: SW, W, NW, NE, E, SE."""

CORNERS = ((0.0, -1.0), (0.866, -0.5), (0.866, 0.5), (0.0, 1.0), (-0.866, 0.5), (-0.866, -0.5))
BETWEEN = ((3, 4), (4, 5), (5, 0), (0, 1), (1, 2), (2, 3))
"""The corners at the ends of each edge."""

PULL = 0.45
HIGH = 19
"""Distance between stations above each other."""

DISC, CLOSE, SMALLER = 9.5, 8.5, 6
"""Radius of a place with its edge, the same for close places, and that of a town."""

IN_A_ROW, ACROSS = 2, 3
"""Number of places side by side, and of those in a block."""

RUNS = 4
"""Number of colours for runs."""

OVERLAP, PLENTY = 6.0, 100.0
"""A place whose middle is nearer to letters than the first is covered; none is as far from them as the second."""

FINE, COARSE = 8.0, 16.0
"""Heights of the small and the large figures."""

COST_SPOTS = ((0, 21), (0, 30), (-17, 16), (17, 16), (0, -10))
VALUE_SPOTS = ((0, 27), (0, 30), (-15, 24), (15, 24), (-16, 8), (16, 8), (0, -4))
"""Possible spots of a cost and of a value, from the middle of their hex; the usual one first."""

SMALL = 580
"""A map that is wider shows no letters on the smallest screens until it is enlarged."""


class Spot(NamedTuple):
    """A place on the drawing."""

    x: float
    y: float


def map_markup(sheet: HexMap, writer: MarkupWriter, title: str = "") -> str:
    """Return the map, and the texts next to it."""
    if not sheet.faces:
        return ""
    if in_words(sheet):
        return bricks_markup(sheet, writer, title)
    return f'<div class="room">{map_svg(sheet, writer, title)}</div>{map_details(sheet, writer, title)}'


def map_details(sheet: HexMap, writer: MarkupWriter, title: str = "") -> str:
    """Return the legend of the trains' runs, and the table of the places."""
    heads = ("hex", "place", "value", "markers")
    columns = tuple(Column(Cell(Say(f"view-{head}"), "head"), wrap=head == heads[-1]) for head in heads)
    rows = tuple(
        Row((Cell(name, "strong"), Cell(face.place), Cell(_value(face)), Cell(_there(face.stations))))
        for name, face in sheet.faces.items()
        if face.stations
    )
    table = grid_markup(Grid(columns, (rows,)), writer, title)
    places = f"<details><summary>{writer.text(Say('view-places'))}</summary>{table}</details>" if table else ""
    return "".join((*_runs(sheet, writer), places))


def map_svg(sheet: HexMap, writer: MarkupWriter, title: str = "", parts: Mapping[str, str] | None = None) -> str:
    """Return the drawing alone, of given or new parts; each hex is a part that may change separately."""
    hexes = hex_parts(sheet, writer) if parts is None else parts
    inside = (f'<g data-part="{writer.text(part)}">{markup}</g>' for part, markup in hexes.items())
    return _draw_frame(sheet, writer, title, inside)


def hex_parts(sheet: HexMap, writer: MarkupWriter) -> Mapping[str, str]:
    """Map the names of parts to their hexes."""
    return {f"@hex-{name}": hex_markup(sheet, name, writer) for name in sheet.faces}


def frame_markup(sheet: HexMap, writer: MarkupWriter, title: str = "") -> str:
    """Return the drawing outside the hexes: while this is the same, only hexes have changed."""
    return _draw_frame(sheet, writer, title, map(writer.text, sheet.faces))


def _draw_frame(sheet: HexMap, writer: MarkupWriter, title: str, inside: Iterable[str]) -> str:
    across = (max(face.column for face in sheet.faces.values()) + 2) * HALF
    down = max(face.row for face in sheet.faces.values()) * STEP + 2 * SIDE
    size = "map broad" if across > SMALL else "map"
    return svg_markup(size, (round(across), round(down)), writer.text(title), (*inside, *_walls(sheet)))


def hex_markup(sheet: HexMap, name: str, writer: MarkupWriter) -> str:
    """Return one hex: its ground, its track, its contents."""
    face = sheet.faces[name]
    state = "new" if face.new else "focus" if name == sheet.focus else ""
    marks = tuple(sheet.traces.get((name, edge), "") for edge in range(len(EDGES)))
    return _draw_hex(face, state, marks, writer.words, tuple(writer.paints.items()))


@lru_cache(maxsize=MANY)
def _draw_hex(
    face: HexFace, state: str, marks: Sequence[str], words: Words, paints: tuple[tuple[str, str], ...]
) -> str:
    """Draw a hex once: from one moment to the next most of a map stays as it is."""
    writer = MarkupWriter(words, dict(paints))
    middle = _middle(face)
    outline = " ".join(f"{middle.x + x * SIDE:.1f},{middle.y + y * SIDE:.1f}" for x, y in CORNERS)
    ground = f'<polygon{classes("hex", state)} points="{outline}"/>'
    stations = "".join(_station(face, index, middle, writer) for index in range(len(face.stations)))
    inside = f"{ground}{''.join(_track(face, marks, middle))}{stations}{''.join(_letters(face, middle, writer))}"
    return f"<g{classes(f'on-{face.ground}')}>{inside}</g>"


def _middle(face: HexFace) -> Spot:
    return Spot((face.column + 1) * HALF, face.row * STEP + SIDE)


def _edge(middle: Spot, edge: int) -> Spot:
    x, y = EDGES[edge]
    return Spot(middle.x + x * HALF, middle.y + y * HALF)


def _seat(face: HexFace, index: int, middle: Spot) -> Spot:
    """Return the place of a station: in the middle if it is alone, else on the side of its track."""
    count = len(face.stations)
    ends = [_edge(middle, edge) for edge in face.stations[index].ends]
    if count == 1:
        return middle
    if not ends:
        return Spot(middle.x, middle.y + (index - (count - 1) / 2) * HIGH * 1.2)
    x, y = sum(end.x for end in ends) / len(ends), sum(end.y for end in ends) / len(ends)
    return Spot(x + (middle.x - x) * PULL, y + (middle.y - y) * PULL)


# Track


def _track(face: HexFace, marks: Sequence[str], middle: Spot) -> Iterator[str]:
    for index, station in enumerate(face.stations):
        seat = _seat(face, index, middle)
        for edge in station.ends:
            start = _edge(middle, edge)
            yield _rail(marks, (edge,), f"M{start.x:.1f} {start.y:.1f}L{seat.x:.1f} {seat.y:.1f}")
    for edges in face.through:
        start, end = (_edge(middle, edge) for edge in edges)
        bow = f"M{start.x:.1f} {start.y:.1f}Q{middle.x:.1f} {middle.y:.1f} {end.x:.1f} {end.y:.1f}"
        yield _rail(marks, edges, bow)


def _rail(marks: Sequence[str], edges: tuple[int, ...], path: str) -> str:
    found = {marks[edge] for edge in edges}
    line = _line(found.pop() if len(found) == 1 else "")
    casing = f'<path class="casing" d="{path}"/>' if line.startswith("run") else ""
    return f'{casing}<path{classes("rail", line)} d="{path}"/>'


def _line(mark: str) -> str:
    """Return the class of a stretch of track: a run by its number, the reach, or neither."""
    number = mark.partition(" ")[0]
    return f"run-{(int(number) - 1) % RUNS}" if number.isdecimal() else "reach" if mark else ""


def _runs(sheet: HexMap, writer: MarkupWriter) -> Iterator[str]:
    for run in sorted({mark for mark in sheet.traces.values() if mark[:1].isdecimal()}):
        train = run.partition(" ")[2]
        yield f'<p class="line"><span{classes("swatch", _line(run))}></span> {writer.text(train)}</p>'


def _walls(sheet: HexMap) -> Iterator[str]:
    for name, edge in sorted(sheet.barriers):
        if name in sheet.faces:
            middle = _middle(sheet.faces[name])
            ends = (Spot(middle.x + CORNERS[at][0] * SIDE, middle.y + CORNERS[at][1] * SIDE) for at in BETWEEN[edge])
            yield '<path class="wall" d="M' + "L".join(f"{end.x:.1f} {end.y:.1f}" for end in ends) + '"/>'


# Stations


def _station(face: HexFace, index: int, middle: Spot, writer: MarkupWriter) -> str:
    station, seat = face.stations[index], _seat(face, index, middle)
    if station.kind != "city":
        return f'<circle{classes("stop", station.kind)} cx="{seat.x:.1f}" cy="{seat.y:.1f}" r="{SMALLER}"/>'
    waiting = list(station.reserved)
    chips = [(place or (waiting.pop(0) if waiting else None), bool(place)) for place in station.places]
    spots, block = _places_of(len(chips), seat)
    drawn = (_place(chip, spot, writer, there=there) for (chip, there), spot in zip(chips, spots, strict=True))
    return block + "".join(drawn)


def _places_of(count: int, seat: Spot) -> tuple[list[Spot], str]:
    """Return the middles of a station's places, and the ground under them if they are many."""
    if count > IN_A_ROW:
        across = (count + 1) // 2 if count > ACROSS else count
        down = -(-count // across)
        step = 2 * CLOSE
        x, y = seat.x - (across - 1) * CLOSE, seat.y - (down - 1) * CLOSE
        spots = [Spot(x + step * (at % across), y + step * (at // across)) for at in range(count)]
        frame = (
            f'<rect class="block" x="{x - CLOSE:.1f}" y="{y - CLOSE:.1f}" width="{step * across:.1f}" '
            f'height="{step * down:.1f}" rx="4"/>'
        )
        return spots, frame
    left = seat.x - (count - 1) * DISC
    return [Spot(left + 2 * DISC * at, seat.y) for at in range(count)], ""


def _place(chip: Chip | None, spot: Spot, writer: MarkupWriter, *, there: bool) -> str:
    """Return a marker, the name of the company whose place it is, or an empty ring."""
    ink = writer.ink(chip) if chip and there else ""
    names = ("disc", "marker" if there else "home" if chip else "place", ink)
    text = writer.text(chip.text) if chip else ""
    known = f' data-who="{text}"' if there else ""
    disc = f'<circle{classes(*names)}{known} cx="{spot.x:.1f}" cy="{spot.y:.1f}" r="{DISC - 1:g}"/>'
    return disc + (letters(text, spot.x, spot.y + 3, "fine", "on-disc", ink, width=2 * DISC - 5) if chip else "")


def found_on_map(sheet: HexMap, writer: MarkupWriter) -> str:
    """Return the markers on the map as buttons, which highlight the discs of their colour."""
    there = {
        place.text: place for face in sheet.faces.values() for one in face.stations for place in one.places if place
    }
    chips = "".join(
        f'<li><button type="button" data-find="{writer.text(name)}">'
        f"<bdi{classes('chip', writer.ink(chip))}>{writer.text(name)}</bdi></button></li>"
        for name, chip in sorted(there.items())
    )
    return f'<ul class="find scripted">{chips}<li>{writer.text(Say("web-find"))}</li></ul>' if chips else ""


# Letters


def _letters(face: HexFace, middle: Spot, writer: MarkupWriter) -> Iterator[str]:
    """Yield the name of the hex above; its label, cost and value where they cover no place of a station."""
    taken = [spot for index in range(len(face.stations)) for spot in _spots_of_station(face, index, middle)]
    yield letters(writer.text(face.name), middle.x, middle.y - 21, "fine", "word")
    if text := " ".join(filter(None, (face.label, face.cost))):
        spot = _clear_spot(middle, taken, COST_SPOTS if face.stations else ((0, 4),), FINE)
        yield letters(writer.text(text), spot.x, spot.y, "fine", "word")
        taken.append(Spot(spot.x, spot.y - FINE / 2))
    if face.value:
        size, spot = _value_spot(middle, taken)
        yield letters(writer.text(face.value), spot.x, spot.y, size, "value", "word")
    if face.place:
        yield f"<title>{writer.text(face.place)}</title>"


def _spots_of_station(face: HexFace, index: int, middle: Spot) -> list[Spot]:
    """Return the middles of what is drawn for a station."""
    station, seat = face.stations[index], _seat(face, index, middle)
    return _places_of(len(station.places), seat)[0] if station.kind == "city" else [seat]


def _value_spot(middle: Spot, taken: Sequence[Spot]) -> tuple[str, Spot]:
    """Return the size and the place of a value: many places of a station leave room for small figures only."""
    spot = _clear_spot(middle, taken, VALUE_SPOTS, COARSE)
    if _clearance(spot, taken, COARSE) < OVERLAP:
        return "fine", _clear_spot(middle, taken, VALUE_SPOTS, FINE)
    return "coarse", spot


def _clear_spot(middle: Spot, taken: Sequence[Spot], offsets: Sequence[tuple[float, float]], height: float) -> Spot:
    """Return the first place for letters that is clear of stations, or the clearest one."""
    spots = [Spot(middle.x + x, middle.y + y) for x, y in offsets]
    return max(spots, key=lambda spot: min(_clearance(spot, taken, height), DISC))


def _clearance(spot: Spot, taken: Sequence[Spot], height: float) -> float:
    """Return the distance of letters in a place to the nearest middle of a station, beyond half of their height."""
    return min((hypot(each.x - spot.x, each.y - spot.y + height / 2) for each in taken), default=PLENTY) - height / 2


def _value(face: HexFace) -> str:
    return face.value or " ".join(str(station.value) for station in face.stations if station.value)


def _there(stations: tuple[StationFace, ...]) -> str:
    """List the markers by station; a ring for each free place."""
    return " / ".join(" ".join(place.text if place else "○" for place in one.places) for one in stations if one.places)


FARTHEST = 6
"""Largest indent of a row in half bricks."""


def in_words(sheet: HexMap) -> bool:
    """Return whether the places are in words, not drawn."""
    return any(face.lines for face in sheet.faces.values())


def bricks_markup(sheet: HexMap, writer: MarkupWriter, title: str = "") -> str:
    """Return a list for each row."""
    order = sorted(sheet.faces.values(), key=lambda face: (face.row, face.column))
    rows = "".join(_row(tuple(row), sheet.focus, writer) for _, row in groupby(order, key=lambda face: face.row))
    return f'<div class="bricks" role="group" aria-label="{writer.text(title)}">{rows}</div>'


def _row(faces: Sequence[HexFace], focus: str, writer: MarkupWriter) -> str:
    inset = f"in-{min(faces[0].column, FARTHEST)}"
    return f"<ul{classes('row', inset)}>{''.join(_brick(face, focus, writer) for face in faces)}</ul>"


def _brick(face: HexFace, focus: str, writer: MarkupWriter) -> str:
    state = "new" if face.new else "focus" if face.name == focus else ""
    current = ' aria-current="true"' if state == "focus" else ""
    lines = "".join(line_markup(line, writer) for line in face.lines)
    return f"<li{classes('brick', state)}{current}>{lines or writer.text(face.name)}</li>"
