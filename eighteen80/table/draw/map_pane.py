"""The pane of the map: as large as it fits, or scrolled to where something happens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rich.style import Style
from textual import events
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from eighteen80.layout import Place
from eighteen80.sheets import HexFace, HexMap, Wording
from eighteen80.table.draw import hex_drawing
from eighteen80.table.draw.hex_track import Zoom
from eighteen80.table.draw.panes import Need, strip
from eighteen80.table.draw.text_lines import Painter

Traces = Mapping[tuple[str, int], str]
MARGIN = 2


class MapPane(ScrollView):
    """A map of hexes; the mouse asks about a hex."""

    @dataclass
    class Asked(Message):
        """A click on a hex."""

        hex: str

    def __init__(self, key: str, painter: Painter) -> None:
        super().__init__(id=key, classes="pane map")
        self.painter = painter
        self.place = Place(key)
        self.sheet: HexMap | None = None
        self.cursor = ""
        self._chosen: Zoom | None = None
        self._trial: tuple[tuple[HexFace, ...], Traces] = ((), {})
        self._base = Style()
        self._strips: Sequence[Strip] | None = None
        self._still: tuple[tuple[object, ...], Sequence[Strip]] = ((), ())
        self._sought = ""
        self._title = ""
        self._known: hex_drawing.Known = {}

    # Contents

    def show(self, sheet: HexMap) -> None:
        """Show this map."""
        if sheet != self.sheet:
            self.sheet = sheet
            self.repaint()
            self._keep_in_sight(sheet.focus)

    def try_on(self, faces: Sequence[HexFace], traces: Traces) -> None:
        """Show the changes by an unfinished line; None restores the map."""
        trial = (tuple(faces), traces)
        if trial != self._trial:
            self._trial = trial
            self.repaint()
            if faces:
                self._keep_in_sight(faces[0].name)

    def point(self, name: str) -> None:
        """Put the cursor on a hex."""
        if name != self.cursor:
            self.cursor = name
            self.repaint()
            self._keep_in_sight(name)

    def step(self, rows: int, columns: int) -> str:
        """Move the cursor to the next hex that way; hand back its name."""
        assert self.sheet
        faces = self.sheet.faces
        here = faces.get(self.cursor) or faces.get(self.sheet.focus) or next(iter(faces.values()))
        if self.cursor not in faces:
            self.point(here.name)
        row, column = here.row + rows, here.column + 2 * columns
        there = [face for face in faces.values() if face.row == row and (rows or (face.column - column) * columns >= 0)]
        if there:
            self.point(min(there, key=lambda face: abs(face.column - column)).name)
        return self.cursor

    def speak(self, painter: Painter, title: Wording) -> None:
        """Take another language or look."""
        self.painter = painter
        self._title = painter.words.text(title)
        self.border_title = self._title
        self._known = {}
        self.repaint()

    def name_key(self, letter: str) -> None:
        """Show in its rule the key that opens the map, or none."""
        self.border_title = f"❯{letter}❮ {self._title}" if letter else self._title

    def stand(self, place: Place) -> None:
        """Take a place in a stack; one that is bare has no rule."""
        if place != self.place:
            self.place = place
            self.set_class(place.bare, "-bare")
            self.refresh(layout=True)

    def zoom(self, step: int) -> None:
        """Draw larger (1) or smaller (-1); 0 lets the pane choose again."""
        at = self._zooms.index(self.scale)
        self._chosen = self._zooms[min(max(at + step, 0), len(self._zooms) - 1)] if step else None
        self.repaint()
        self._keep_in_sight(self.cursor or (self.sheet.focus if self.sheet else ""))

    @property
    def scale(self) -> Zoom:
        """The zoom chosen, or the largest at which the whole map is seen, or of the lowest ones all its columns."""
        if self._chosen or not self.sheet:
            return self._chosen or self._zooms[0]
        room = self.scrollable_content_region.size
        sizes = {zoom: hex_drawing.size(self.sheet, zoom) for zoom in self._zooms}
        fitting = [zoom for zoom, (width, height) in sizes.items() if width <= room.width and height <= room.height]
        first = self._zooms[0]
        low = [zoom for zoom, (width, _) in sizes.items() if zoom.height == first.height and width <= room.width]
        return (fitting or low or [first])[-1]

    @property
    def _zooms(self) -> Sequence[Zoom]:
        sizes = self.sheet.sizes if self.sheet else ()
        return tuple(Zoom(*size) for size in sizes) or hex_drawing.ZOOMS

    def needs(self, width: int) -> Need:
        """Return the smallest and largest number of lines of the map in this width."""
        if not self.sheet or not self.sheet.faces:
            return Need(0, 0, 0)
        sizes = [hex_drawing.size(self.sheet, zoom) for zoom in self._zooms]
        heights = [height for across, height in sizes if across <= width] or [sizes[0][1]]
        brief = heights[-1] if self.place.ahead else heights[0]
        return Need(min(self.place.least, heights[0]), brief, heights[-1], self.place.ahead)

    def repaint(self) -> None:
        """Draw again; of a map in sight only the lines that have changed are painted."""
        before, self._strips = self._strips, None
        if self.sheet:
            self.virtual_size = Size(*hex_drawing.size(self.sheet, self.scale))
        after = self._map_strips() if before and self.is_on_screen else None
        if not before or not after or len(before) != len(after):
            self.refresh()
            return
        for line, pair in enumerate(zip(before, after, strict=True)):
            if pair[0] != pair[1]:
                self.refresh_line(line)

    def on_resize(self) -> None:
        """Fit the zoom to the new size; a map that becomes visible shows the place searched on it before."""
        self._strips = None
        self.repaint()
        if sought := self._sought:
            self._keep_in_sight(sought)
            self.call_after_refresh(self._keep_in_sight, sought)

    def _tried_sheet(self) -> HexMap:
        assert self.sheet
        faces, traces = self._trial
        if not faces and not traces:
            return self.sheet
        # Only the changes are marked then.
        there = {name: face._replace(new=False) if face.new else face for name, face in self.sheet.faces.items()}
        tried = {face.name: face for face in faces}
        return self.sheet._replace(faces={**there, **tried}, traces=traces or self.sheet.traces)

    def _keep_in_sight(self, name: str) -> None:
        self._sought = "" if self.size.area else name
        if self.size.area and self.sheet and name in self.sheet.faces:
            zoom = self.scale
            line, column = hex_drawing.corner(self.sheet.faces[name], zoom)
            around = Region(column, line, zoom.width, zoom.height).grow((zoom.height * MARGIN, zoom.width * MARGIN) * 2)
            self.scroll_to_region(around, animate=False, force=True)

    # Painting

    def _map_strips(self) -> Sequence[Strip]:
        """Return the drawn map, cached; the one without a trial is kept for an empty line."""
        base = self.visual_style.rich_style
        if base != self._base:
            # Another look reaches the ground later than the painter.
            self._base, self._strips = base, None
        if self._strips is None and self.sheet:
            width, sheet = self.size.width, self._tried_sheet()
            drawn_for = (sheet, self.scale, self.painter, self.cursor, width, base)
            if sheet is self.sheet and drawn_for == self._still[0]:
                self._strips = self._still[1]
                return self._strips
            canvas = hex_drawing.draw(sheet, self.scale, self.painter, self.cursor, self._known)
            across = max(canvas.width, width)
            self._strips = [strip(list(canvas.ink_runs(line)), across, base) for line in range(canvas.height)]
            if sheet is self.sheet:
                self._still = (drawn_for, self._strips)
        return self._strips or ()

    def render_line(self, y: int) -> Strip:
        """Render one line of the visible part."""
        base, width = self.visual_style.rich_style, self.size.width
        strips, (left, top) = self._map_strips(), self.scroll_offset
        if y + top >= len(strips):
            return Strip.blank(width, base)
        line = strips[y + top]
        return line if line.cell_length == width and not left else line.crop_extend(left, left + width, base)

    # The mouse

    def on_click(self, event: events.Click) -> None:
        """Ask about the hex under the pointer."""
        if self.sheet:
            column, line = event.x + self.scroll_offset.x, event.y + self.scroll_offset.y - self.gutter.top
            if name := hex_drawing.hex_at(self.sheet, self.scale, line, column):
                self.point(name)
                self.post_message(self.Asked(name))
