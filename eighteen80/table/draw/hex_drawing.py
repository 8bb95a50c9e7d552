"""A map of hexes drawn on a canvas: a brick for each hex, with track as lines and markers, or with words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from rich.cells import cell_len

from eighteen80.sheets import Chip, HexFace, HexMap, Line, StationFace
from eighteen80.table.draw import hex_track
from eighteen80.table.draw.canvas import PER_CELL, Canvas, Ink, Part
from eighteen80.table.draw.colours import PLAIN, Palette, readable, shade
from eighteen80.table.draw.hex_track import TrackCurve, Zoom
from eighteen80.table.draw.short_names import shorten_names
from eighteen80.table.draw.text_lines import Painted, Painter, cut

ZOOMS = (Zoom(6, 2), Zoom(8, 3), Zoom(12, 5))
FREE = "○"
SIGNS = {"town": "●", "either": "◎"}
WALL, RIM = "▌", "▏"
SWATCH = "▬"
LETTERS = 2

NEW, HERE = "+", "›"
FLAGS = {NEW: "new", HERE: "due"}
"""The tone of the name of a hex that is being asked about."""

LIT = 0.12
SHADES = (0.0, 0.05, -0.08)
TRACK, REACH, RUN = range(3)
WEST = 1
EDGES = 6
ROOMY = 3

Known = dict[tuple[object, ...], Part]
"""Hexes drawn before, by everything that their look depends on, for one painter."""
MOST_KNOWN = 2000


def size(sheet: HexMap, zoom: Zoom) -> tuple[int, int]:
    """Return the columns and lines of the drawing."""
    rows = max((face.row + 1 for face in sheet.faces.values()), default=0)
    columns = max((face.column + 2 for face in sheet.faces.values()), default=0)
    return columns * zoom.width // 2, rows * zoom.height


def corner(face: HexFace, zoom: Zoom) -> tuple[int, int]:
    """Return the line and column where the hex begins."""
    return face.row * zoom.height, face.column * zoom.width // 2


def hex_at(sheet: HexMap, zoom: Zoom, line: int, column: int) -> str:
    """Return the name of the hex that covers this cell, or ""."""
    for face in sheet.faces.values():
        top, left = corner(face, zoom)
        if top <= line < top + zoom.height and left <= column < left + zoom.width:
            return face.name
    return ""


class _Drawing(NamedTuple):
    """Shared parts of all drawn hexes; `short` has each marker in two letters."""

    canvas: Canvas
    sheet: HexMap
    zoom: Zoom
    painter: Painter
    cursor: str
    short: Mapping[str, str]


def draw(sheet: HexMap, zoom: Zoom, painter: Painter, cursor: str = "", known: Known | None = None) -> Canvas:
    """Draw the whole map; hexes that are `known` are reused, and new ones are added to them."""
    canvas = Canvas(*size(sheet, zoom))
    drawing = _Drawing(canvas, sheet, zoom, painter, cursor, short_names(sheet))
    if known is not None and len(known) > MOST_KNOWN:
        known.clear()
    for face in sheet.faces.values():
        if known is None or face.lines:
            _Pen(drawing, face).draw()
        else:
            _draw_once(drawing, face, known)
    _explain(drawing)
    return canvas


def _draw_once(drawing: _Drawing, face: HexFace, known: Known) -> None:
    canvas, zoom, (line, column) = drawing.canvas, drawing.zoom, corner(face, drawing.zoom)
    key = (zoom, *_all_that_matters(drawing, face, line, column))
    if part := known.get(key):
        canvas.lay(line, column, part)
    else:
        _Pen(drawing, face).draw()
        known[key] = canvas.part(line, column, zoom.width, zoom.height)


def _all_that_matters(drawing: _Drawing, face: HexFace, line: int, column: int) -> Iterator[object]:
    """Yield everything that the look of a hex depends on, including the text next to it."""
    sheet, canvas, zoom = drawing.sheet, drawing.canvas, drawing.zoom
    yield face
    yield bool(sheet.traces)
    yield tuple(sheet.traces.get((face.name, edge), "") for edge in range(EDGES))
    yield (face.name, WEST) in sheet.barriers
    yield face.name == drawing.cursor
    chips = (chip for station in face.stations for chip in (*station.places, *station.reserved) if chip)
    yield tuple(drawing.short[chip.text] for chip in chips)
    yield tuple(canvas.sign(y, x) for y in range(line, line + zoom.height) for x in (column - 1, column + zoom.width))


def _explain(drawing: _Drawing) -> None:
    """Explain next to the map which line is which train's run."""
    runs = sorted({mark for mark in drawing.sheet.traces.values() if mark[0].isdigit()})
    canvas, palette = drawing.canvas, drawing.painter.look.map
    texts = {f"{SWATCH} {run.partition(' ')[2]}": _run_paint(palette, run) for run in runs}
    width = max(map(len, texts), default=0)
    lines = (line for line in range(canvas.height) if canvas.is_blank(line, range(width)))
    for line, (text, paint) in zip(lines, texts.items(), strict=False):
        canvas.write(line, 0, text, Ink(paint, bold=True))


def _run_paint(palette: Palette, mark: str) -> str:
    return palette.runs[(int(mark.partition(" ")[0]) - 1) % len(palette.runs)]


def short_names(sheet: HexMap) -> Mapping[str, str]:
    """Shorten each marker to two letters: the first two, or the first and the last if another begins alike."""
    stations = [station for face in sheet.faces.values() for station in face.stations]
    chips = [chip for station in stations for chip in (*station.places, *station.reserved) if chip]
    names = {chip.text for chip in chips}
    heads = Counter(name[:LETTERS] for name in names)
    return {name: name[:LETTERS] if heads[name[:LETTERS]] == 1 else name[0] + name[-1] for name in names}


class _Pen:
    """Drawing of one hex."""

    def __init__(self, drawing: _Drawing, face: HexFace) -> None:
        self.canvas, self.sheet, self.zoom, self.painter, cursor, self.short = drawing
        self.face = face
        self.mark = HERE if face.name == cursor else NEW if face.new else ""
        self.palette = palette = self.painter.look.map
        self.line, self.column = corner(face, self.zoom)
        self.taken: set[tuple[int, int]] = set()
        self.ground_name = face.ground if face.ground in palette.grounds else PLAIN
        self.ink = readable(palette.grounds[self.ground_name])
        self.soft = palette.soft[self.ground_name]

    def draw(self) -> None:
        """Draw all of it, the ground first."""
        self.ground()
        if self.face.lines:
            self.tell()
            return
        self.track()
        self.stations()
        self.labels()

    def ground(self) -> None:
        face = self.face
        back = self.palette.grounds[self.ground_name]
        if self.mark:
            back = shade(back, LIT)
        else:
            back = shade(back, SHADES[(face.column // 2 + 2 * face.row + face.column % 2) % len(SHADES)])
        self.canvas.fill(self.line, self.column, self.zoom.width, self.zoom.height, back)
        if (face.name, WEST) in self.sheet.barriers:
            for line in range(self.line, self.line + self.zoom.height):
                self.canvas.write(line, self.column, WALL, Ink(self.palette.wall))

    def tell(self) -> None:
        """Write its description in words, in the middle, with a rim at its left."""
        lines, height = self.face.lines[: self.zoom.height], self.zoom.height
        for y in range(self.line, self.line + height):
            self.canvas.write(y, self.column, RIM, Ink(self.soft))
        for y, line in enumerate(lines, self.line + (height - len(lines)) // 2):
            column = self.column + 1
            for text, ink in self._paint_words(line, head=line is lines[0]):
                self.canvas.write(y, column, text, ink)
                column += len(text)

    def _paint_words(self, line: Line, *, head: bool) -> Painted:
        """Paint a line as wide as the hex; for a selected one, the head is marked.

        In little room nothing is left out: the words stand closer, and then the first is shortened.
        """
        width = self.zoom.width - 1
        words = [self.painter.words.text(cell.text) for cell in line.cells]
        mark = self.mark if head and words else ""
        apart = "" if line.drawn or len(mark) + sum(map(cell_len, words)) + len(words) - 1 > width else " "
        if (over := len(mark) + sum(map(cell_len, words)) - width) > 0 and not line.drawn:
            words[0] = shorten_names(words[:1], max(cell_len(words[0]) - over, 1))[0]
        painted = [
            (word + apart, self.painter.ink(cell, line.tone)) for word, cell in zip(words, line.cells, strict=True)
        ]
        if mark:
            flag = self.painter.look.tones[FLAGS[mark]].fore
            painted = [(mark + painted[0][0], Ink(readable(flag), flag, bold=True)), *painted[1:]]
        return cut(painted, width)

    def track(self) -> None:
        stations = self.face.stations
        for index, station in enumerate(stations):
            end = hex_track.station_point(self.zoom, station.ends, index, len(stations))
            for edge in station.ends:
                self._rail((edge,), hex_track.spur(self.zoom, edge, end))
        for first, last in self.face.through:
            self._rail((first, last), hex_track.bend(self.zoom, first, last))

    def _rail(self, edges: tuple[int, ...], bow: TrackCurve) -> None:
        """Draw a stretch of track; thin unless it is marked, if any of the map is marked."""
        marks = {self.sheet.traces.get((self.face.name, edge), "") for edge in edges}
        fore, rank = self._colour(marks.pop() if len(marks) == 1 else "")
        if self.sheet.traces and rank == TRACK:
            self.canvas.dots(self.line, self.column, hex_track.thin(self.zoom, bow), fore)
        else:
            self.canvas.quarters(self.line, self.column, hex_track.thick(self.zoom, bow), fore, rank)

    def _colour(self, mark: str) -> tuple[str, int]:
        if mark[:1].isdigit():
            return _run_paint(self.palette, mark), RUN
        if mark:
            return self.palette.reach, REACH
        return self.palette.track[self.ground_name], TRACK

    def stations(self) -> None:
        stations = self.face.stations
        for index, station in enumerate(stations):
            x, y = hex_track.station_point(self.zoom, station.ends, index, len(stations))
            rows = list(self._rows(list(self._pieces(station))))
            first = min(max(int(y / PER_CELL) - (len(rows) - 1), 0), self.zoom.height - len(rows))
            for line, pieces in enumerate(rows, first):
                self._write(line, x / PER_CELL, pieces)

    def _rows(self, pieces: Sequence[tuple[str, Ink]]) -> Iterator[Sequence[tuple[str, Ink]]]:
        """Yield the pieces in one line, or in two if the hex is too narrow."""
        wide = sum(len(text) for text, _ in pieces) > self.zoom.width
        half = (len(pieces) + 1) // 2 if wide else len(pieces)
        yield from filter(None, (pieces[:half], pieces[half:]))

    def _write(self, line: int, centre: float, pieces: Sequence[tuple[str, Ink]]) -> None:
        width = sum(len(text) for text, _ in pieces)
        line, column = self._room(line, int(centre - width / 2), width)
        self.taken |= {(line, at) for at in range(column, column + width)}
        for text, ink in pieces:
            self.canvas.write(self.line + line, self.column + column, text, ink)
            column += len(text)

    def _room(self, wanted: int, column: int, width: int) -> tuple[int, int]:
        """Return the nearest place to the one wanted that covers no other station, in its line if possible."""
        last = max(self.zoom.width - width, 0)
        if not self.taken:
            return wanted, min(max(column, 0), last)
        columns = range(last + 1)
        places = [(line, at) for line in range(self.zoom.height) for at in columns]
        free = [(line, at) for line, at in places if not any((line, x) in self.taken for x in range(at, at + width))]
        return min(free or places, key=lambda place: (abs(place[0] - wanted), abs(place[1] - column)))

    def _pieces(self, station: StationFace) -> Iterator[tuple[str, Ink]]:
        built = bool(self.face.tile or station.ends)
        if station.kind != "city":
            rails = self.palette.track[self.ground_name]
            yield SIGNS[station.kind], Ink(readable(rails), rails) if built else Ink(self.soft)
            return
        waiting = list(station.reserved)
        for place in station.places:
            if place:
                yield self._letters(place), self.painter.marker(place.text, place.paint)
            elif waiting:
                yield self._letters(waiting.pop(0)).lower(), Ink(self.soft)
            else:
                yield FREE, Ink(self.palette.ring, self.palette.place) if built else Ink(self.soft)

    def _letters(self, chip: Chip) -> str:
        other_places = sum(len(other.places) for other in self.face.stations) - 1
        return chip.text if self.zoom.width - other_places * LETTERS >= len(chip.text) else self.short[chip.text]

    def labels(self) -> None:
        face = self.face
        sign = self.palette.signs.get(face.ground, "") if self.painter.look.signed else ""
        if self.mark:
            flag = self.painter.look.tones[FLAGS[self.mark]].fore
            ink = Ink(readable(flag), flag, bold=True)
            self.canvas.write(self.line, self.column, f"{self.mark}{face.name}{sign}", ink)
        elif not self._put(face.name + sign, Ink(self.soft), top=True):
            self._put(sign, Ink(self.ink), top=True)
        self._put(face.value, Ink(self.ink, bold=True), top=False)
        self._put(face.label, Ink(self.ink), top=False)
        self._put(face.cost, Ink(self.palette.cost), top=False)
        if self.zoom.height >= ROOMY:
            width = self.zoom.width
            self._put(
                face.place if len(face.place) <= width else face.place[: width - 1] + "…", Ink(self.soft), top=False
            )

    def _put(self, text: str, ink: Ink, *, top: bool) -> bool:
        """Write into the first corner where it covers no track and touches no other text; whether there is one."""
        if not text:
            return False
        for line, column, before in self._corners(len(text), top=top):
            if self.canvas.free(line, column - before, len(text) + before):
                form = next((form for form in _forms(text) if not self._runs_on(line, column, form)), "")
                if form:
                    self.canvas.write(line, column, form, ink)
                    return True
        return False

    def _corners(self, length: int, *, top: bool) -> Iterator[tuple[int, int, int]]:
        """Yield line and column of each corner, the best first, and the free columns needed before the text there."""
        lines = (self.line, self.line + self.zoom.height - 1)[:: 1 if top else -1]
        left, right = self.column, self.column + self.zoom.width - length
        if right < left:
            return
        yield lines[0], left, 0
        for line in lines:
            if left < right:
                yield line, max(right - 1, left + 1), 1
            yield line, right, 1
        yield lines[1], left, 0
        for line in lines:
            yield line, right, 0

    def _runs_on(self, line: int, column: int, text: str) -> bool:
        """Return whether a figure would join its neighbour, which may be on the next hex."""
        pairs = ((self.canvas.sign(line, column - 1), text[0]), (text[-1], self.canvas.sign(line, column + len(text))))
        return any((pair[0] + pair[1]).isdecimal() for pair in pairs)


def _forms(text: str) -> Iterator[str]:
    """Yield the text as it is, or with the sign at its end before its figures."""
    yield text
    if not text[-1].isalnum():
        yield text[-1] + text[:-1]
