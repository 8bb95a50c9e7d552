"""Panes: each shows one sheet as painted lines, worked out again only when the sheet or its own size changes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from rich.segment import Segment
from rich.style import Style
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.geometry import Size
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from eighteen80.sheets import Cell, Chart, Curve, Face, Grid, Line, Say, Sheet, Text
from eighteen80.signs import harmless
from eighteen80.table.canvas import Ink
from eighteen80.table.curves import curve_lines
from eighteen80.table.faces import face_lines
from eighteen80.table.lines import Painted, Painter, chart_lines, cut, grid_lines, length, text_lines

ROOMY = 50
"""From this height of the screen on the chart has a line for prices and one for markers."""

MORE = " …"
"""Stands at the foot of a pane that has more lines than room."""

CURVE = 14
"""How many lines a curve takes."""


@cache
def style(ink: Ink) -> Style:
    """The ink as the terminal's painter knows it."""
    return Style(color=ink.fore or None, bgcolor=ink.back or None, bold=ink.bold or None)


def strip(painted: Painted, width: int, base: Style) -> Strip:
    """Painted text as one line of the screen, on a ground and of a width; nothing of it steers the terminal."""
    line = Strip([Segment(harmless(text), base + style(ink)) for text, ink in painted])
    return line.adjust_cell_length(width, base)


class Pane(Widget):
    """A sheet of rows, running text or a chart."""

    @dataclass
    class Clicked(Message):
        """Somebody wants to see this pane in full."""

        key: str

    def __init__(self, key: str, painter: Painter) -> None:
        super().__init__(id=key, classes="pane")
        self.painter = painter
        self.sheet: Sheet | None = None
        self._lines: dict[tuple[int, int], list[Painted]] = {}
        self._strips: dict[int, Strip] = {}
        self._made_for = (Size(0, 0), Style())
        self._high = -1

    def show(self, sheet: Sheet) -> None:
        """Show this sheet; nothing is painted again if it is the one already shown."""
        if sheet != self.sheet:
            self.sheet = sheet
            self.repaint()

    def speak(self, painter: Painter, title: str) -> None:
        """Take another language or look."""
        self.painter = painter
        self.border_title = title
        self.repaint()

    def repaint(self) -> None:
        """Work the lines out again; panes are laid out anew only if this one may grow or shrink."""
        self._lines, self._strips = {}, {}
        height = self.styles.height
        grows = height is not None and height.is_auto and self._high != self._height()
        self.refresh(layout=grows or (self.styles.width is not None and self.styles.width.is_auto))

    def _height(self) -> int:
        return len(self.lines(self.size.width, self.size.height)) if self.size else -1

    def lines(self, width: int, height: int) -> list[Painted]:
        """The sheet as painted lines for this much room, worked out once."""
        room = width, height if self.measured else 0
        if room not in self._lines:
            self._lines[room] = self._laid_out(width, height)
        return self._lines[room]

    @property
    def measured(self) -> bool:
        """Whether the lines depend on how high the pane is, and not on its width alone."""
        return not isinstance(self.sheet, Text | Grid)

    def _laid_out(self, width: int, height: int) -> list[Painted]:
        if isinstance(self.sheet, Grid):
            return grid_lines(self.sheet, width, self.painter)
        if isinstance(self.sheet, Text):
            return text_lines(self.sheet, width, self.painter)
        if isinstance(self.sheet, Face):
            return face_lines(self.sheet, width, height, self.painter)
        if isinstance(self.sheet, Curve):
            return curve_lines(self.sheet, width, CURVE, self.painter)
        if isinstance(self.sheet, Chart):
            return chart_lines(self.sheet, width, self.painter, roomy=self.app.size.height >= ROOMY)
        return []

    def get_content_width(self, container: Size, viewport: Size) -> int:
        """As wide as its longest line."""
        return max(map(length, self.lines(container.width, container.height)), default=0)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As high as its lines."""
        self._high = len(self.lines(width, container.height))
        return self._high

    def on_click(self) -> None:
        """By mouse, too."""
        self.post_message(self.Clicked(self.id or ""))

    def render_line(self, y: int) -> Strip:
        """One line; what does not fit is left out, which the last one says."""
        base = self.visual_style.rich_style
        made_for = (self.size, base)
        if self._made_for != made_for:
            self._made_for, self._strips = made_for, {}
        if y not in self._strips:
            self._strips[y] = strip(self._line(y, *self.size), self.size.width, base)
        return self._strips[y]

    def _line(self, y: int, width: int, height: int) -> Painted:
        found = self.lines(width, height)
        if y == height - 1 and len(found) > height:
            return [*cut(found[y], width - len(MORE)), (MORE, self.painter.ink(Cell(tone="strong")))]
        return found[y] if y < len(found) else []


class MeasuredPane(Pane):
    """A pane that shows of its text what there is room for."""

    measured = True


class LastLines(MeasuredPane):
    """A pane that shows the end of its text, like a log."""

    def _laid_out(self, width: int, height: int) -> list[Painted]:
        """As many of the last lines as there is room for, the newest at the foot."""
        assert isinstance(self.sheet, Text | None)
        found: list[Painted] = []
        for line in reversed(self.sheet.lines if self.sheet else ()):
            found[:0] = text_lines(Text((line,)), width, self.painter)
            if len(found) >= height:
                break
        return found[-height:] if height else []


class Brief(MeasuredPane):
    """A pane that shows no more than it has room for, and says how all of it is read."""

    def _laid_out(self, width: int, height: int) -> list[Painted]:
        """The first lines; where there are more, the last of them ends with the key that shows them."""
        found = super()._laid_out(width, height)
        if len(found) <= height:
            return found
        more = [(self.painter.text(Say("below-more")), self.painter.ink(Cell(tone="strong")))]
        return [*found[: height - 1], [*cut(found[height - 1], width - length(more) - 1), *more]]


class FirstLines(MeasuredPane):
    """A pane that shows the beginning of its text, and says how many lines of it there is no room for."""

    def _laid_out(self, width: int, height: int) -> list[Painted]:
        """As many of the first lines as there is room for, each of them whole."""
        assert isinstance(self.sheet, Text | None)
        most = int(self.styles.max_height.value) if self.styles.max_height else height
        sources = self.sheet.lines if self.sheet else ()
        found: list[Painted] = []
        for number, line in enumerate(sources):
            wrapped = text_lines(Text((line,)), width, self.painter)
            last = number == len(sources) - 1
            if len(found) + len(wrapped) + (not last) > most:
                more = Line((Cell(Say("choices-more", {"number": len(sources) - number}), "dim"),))
                return [*found, *text_lines(Text((more,)), width, self.painter)]
            found += wrapped
        return found


class Info(VerticalScroll):
    """An answer that lies over the panes until it is put away."""

    can_focus = False

    def __init__(self, painter: Painter) -> None:
        super().__init__(id="info")
        self.painter = painter
        self.display = False

    def compose(self) -> ComposeResult:
        """Room for two sheets, one below the other."""
        yield Pane("info-above", self.painter)
        yield Pane("info-below", self.painter)

    def speak(self, painter: Painter) -> None:
        """Take another language or look; what was said in the old one is put away."""
        self.painter = painter
        for pane in self.query(Pane):
            pane.speak(painter, "")
        self.display = False

    def inform(self, title: str, sheets: Sequence[Sheet], *, last: bool = False) -> None:
        """Show these sheets under a title, from the beginning or at their end."""
        self.border_title = Content(title)
        for pane, sheet in zip(self.query(Pane), (*sheets, Text(()), Text(())), strict=False):
            pane.show(sheet)
        self.display = True
        self.anchor(last)
        if not last:
            self.scroll_home(animate=False)
