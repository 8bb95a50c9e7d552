"""Panes: each shows one sheet as painted lines, worked out again only when the sheet or its own size changes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from rich.segment import Segment
from rich.style import Style
from textual.containers import VerticalScroll
from textual.content import Content
from textual.geometry import Size
from textual.message import Message
from textual.reactive import Reactive
from textual.strip import Strip
from textual.widget import Widget

from eighteen80.characters import harmless
from eighteen80.layout import PLENTY, Place
from eighteen80.sheets import Cell, Face, Line, Say, Sheet, Text, TimeSeries, Wording
from eighteen80.table.draw.canvas import Ink
from eighteen80.table.draw.charts import curve_lines
from eighteen80.table.draw.grids import MARGIN
from eighteen80.table.draw.rules import title_rule
from eighteen80.table.draw.scoreboard import face_lines
from eighteen80.table.draw.shapes import beneath, ruled_shapes, shapes
from eighteen80.table.draw.text_lines import Painted, Painter, break_off, cut, cut_at_word, length, text_lines

MORE = " …"
"""Sign at the end of a text with more lines than room."""

TALLEST = 32
"""Largest number of lines of a curve that has the room left by other panes."""

LAST = 2
"""Number of last lines of a pane without room for all: the row to act, and how many more there are."""

NOTHING = Text(())
OVER_PANES = 60
"""Percentage of the screen's height for large figures over the panes."""
FEW, SOME = 2, 5
"""Smallest number of lines of a log, and the largest number for its last entry if others can spare them."""


class Need(NamedTuple):
    """The least number of lines of a pane, the brief one, and the full one.

    A pane that is shown `whole` cannot use a number between these, but for the one of its `shortest` shape.
    """

    least: int
    brief: int
    full: int
    whole: bool = False
    shortest: int = 0


@cache
def style(ink: Ink) -> Style:
    """Convert the ink into a style of the terminal's painter."""
    return Style(color=ink.fore or None, bgcolor=ink.back or None, bold=ink.bold or None)


def strip(painted: Painted, width: int, base: Style) -> Strip:
    """Convert painted text into a line of the screen, without control characters, on a ground and of a width."""
    line = Strip([Segment(harmless(text), base + style(ink)) for text, ink in painted])
    return line.adjust_cell_length(width, base)


class FixedLayout(Widget):
    """A widget that never has a scroll bar: when there is more or less in it, the screen is not laid out for that.

    For any other Textual lays out everything a second time, and paints the widget again.
    """

    virtual_size = Reactive(Size(0, 0), layout=False, repaint=False)


class Pane(FixedLayout):
    """A sheet of rows, running text or a chart; with a `place` in a stack it is opened by a rule with its title."""

    @dataclass
    class Clicked(Message):
        """A click to see this pane in full."""

        key: str

    def __init__(self, key: str, painter: Painter, place: Place | None = None) -> None:
        super().__init__(id=key, classes="pane")
        self.painter = painter
        self.place = place
        self.title: Wording = ""
        self.letter = ""
        self.opened = ""
        self.sheet: Sheet | None = None
        self._shapes: dict[int, list[list[Painted]]] = {}
        self._lines: dict[tuple[int, int], list[Painted]] = {}
        self._strips: dict[int, Strip] = {}
        self._made_for = (Size(0, 0), Style())
        self._needed: Need | None = None

    def show(self, sheet: Sheet) -> None:
        """Show this sheet; nothing is painted again if it is the one already shown."""
        if sheet != self.sheet:
            self.sheet = sheet
            self.repaint()

    def speak(self, painter: Painter, title: Wording) -> None:
        """Take another language or look."""
        self.painter, self.title = painter, title
        self.repaint()

    def name_key(self, letter: str) -> None:
        """Show at the beginning the key that opens the pane, or none."""
        self.letter = letter
        self._strips = {}
        self.refresh()

    def say_opened(self, opened: str) -> None:
        """Name, where there is no room for all lines, the key that shows them: `page-down` or `jump`."""
        if opened != self.opened:
            self.opened = opened
            self._strips = {}
            self.refresh()

    @property
    def is_cut(self) -> bool:
        """True if its stack has no room for all its lines."""
        return self.place is not None and len(self.lines(*self.size)) > self.size.height

    def stand(self, place: Place) -> None:
        """Take a place in a stack."""
        if place != self.place:
            self.place = place
            self.repaint()

    @property
    def has_rule(self) -> bool:
        """True if it begins with a rule."""
        return self.place is not None and not self.place.bare

    def repaint(self) -> None:
        """Compute the lines again; lay the panes out only if this one may grow or shrink."""
        self._shapes, self._lines, self._strips = {}, {}, {}
        self.refresh(layout=self._grows() or (self.styles.width is not None and self.styles.width.is_auto))

    def _grows(self) -> bool:
        height = self.styles.height
        if height is None or not height.is_auto:
            return False
        if isinstance(self.sheet, Face):
            return True
        return self._needed is not None and (not self.size or self._needed != self._need(self.size.width))

    def needs(self, width: int) -> Need:
        """Return the preferred number of lines, which the layout compares with the last one."""
        self._needed = self._need(width)
        return self._needed

    def _need(self, width: int) -> Need:
        if isinstance(self.sheet, Face):
            return Need(1, PLENTY, PLENTY)
        heights = [len(shape) for shape in self._shapes_at(width)] or [0]
        least, ahead = (self.place.least, self.place.ahead) if self.place else (PLENTY, False)
        shortest = min(heights)
        brief = heights[0] if ahead else shortest
        return Need(min(least and least + self.has_rule, shortest), brief, heights[0], ahead, shortest if least else 0)

    def _shapes_at(self, width: int) -> list[list[Painted]]:
        if width not in self._shapes:
            if self.has_rule:
                self._shapes[width] = list(ruled_shapes(self.sheet, self.title, width, self.painter))
            else:
                self._shapes[width] = list(shapes(self.sheet, width, self.painter))
            if self.place and self.place.brief:
                del self._shapes[width][:-1]
        return self._shapes[width]

    def lines(self, width: int, height: int) -> list[Painted]:
        """Return the sheet as painted lines for this much room, cached."""
        if (width, height) not in self._lines:
            self._lines[width, height] = self._laid_out(width, height)
        return self._lines[width, height]

    def _laid_out(self, width: int, height: int) -> list[Painted]:
        """Return the fullest shape that has room, or else the shortest."""
        if isinstance(self.sheet, Face):
            return face_lines(self.sheet, width, height, self.painter)
        shaped = self._shapes_at(width)
        if isinstance(self.sheet, TimeSeries) and shaped and height > len(shaped[0]):
            curve = curve_lines(self.sheet, width - len(MARGIN), min(height - self.has_rule, TALLEST), self.painter)
            return beneath(self.title, curve, width, self.painter) if self.has_rule else curve
        return next((shape for shape in shaped if len(shape) <= height), min(shaped, key=len, default=[]))

    def columns(self, width: int) -> int:
        """Return the columns that it takes on a line of that width, with its margins; 0 without content."""
        gutter = self.gutter.width
        longest = max(map(length, self.lines(width - gutter, 1)), default=0)
        return longest and longest + gutter

    def get_content_width(self, container: Size, viewport: Size) -> int:
        """Return the width of its longest line."""
        return max(map(length, self.lines(container.width, container.height)), default=0)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Return the number of its lines; for large figures, that of their room over the panes."""
        if isinstance(self.sheet, Face):
            return len(self.lines(width, viewport.height * OVER_PANES // 100))
        return self.needs(width).full

    def on_click(self) -> None:
        """Open the pane by mouse."""
        self.post_message(self.Clicked(self.id or ""))

    def render_line(self, y: int) -> Strip:
        """Render one line; the last one shows that others were left out."""
        base = self.visual_style.rich_style
        made_for = (self.size, base)
        if self._made_for != made_for:
            self._made_for, self._strips = made_for, {}
        if y not in self._strips:
            self._strips[y] = strip(self._line(y, *self.size), self.size.width, base)
        return self._strips[y]

    def _line(self, y: int, width: int, height: int) -> Painted:
        found = self.lines(width, height)
        if self.letter and y == 0:
            key = f"❯{self.letter}❮ "
            return [(key, self.painter.ink(Cell(tone="due"))), *cut(found[0] if found else [], width - len(key))]
        if y == height - 1 and len(found) > height and self.place is None:
            return [*cut_at_word(found[y], width - len(MORE)), (MORE, self.painter.ink(Cell(tone="strong")))]
        if y >= height - LAST and len(found) > height > 0:
            return self._last_lines(found, width, height)[y - height]
        return found[y] if y < len(found) else []

    def _last_lines(self, found: Sequence[Painted], width: int, height: int) -> Sequence[Painted]:
        """Return the row to act if it is not above, and a line that counts the rest."""
        kept = max(height - 1, 1)
        due = next((line for line in found[kept:] if self._is_due(line)), found[kept - 1])
        rest = Say("pane-rest", rows=len(found) - kept, opened=self.opened)
        sign = [(self.painter.words.text(rest), self.painter.ink(Cell(tone="strong")))]
        if height < LAST:
            return [[*cut(found[0], width - length(sign)), *sign]]
        return [due, [(MARGIN, Ink()), *sign]]

    def _is_due(self, line: Painted) -> bool:
        return any(ink.back == self.painter.look.due for _, ink in line)


class TailPane(Pane):
    """A pane that shows the end of its text, like a log: whole entries, of the last one at least the beginning.

    Where another one shows the last entries of the same text, those before them.
    """

    _later: TailPane | None = None

    def go_before(self, later: TailPane | None) -> None:
        """Leave to another pane what that one shows, or show all again."""
        if later is not self._later:
            self._later = later
            self.repaint()

    def _entries(self) -> Sequence[Line]:
        lines = self.sheet.lines if isinstance(self.sheet, Text) else ()
        return lines[: len(lines) - self._later.count_shown()] if self._later and self._later.display else lines

    def count_shown(self) -> int:
        """Count the entries in sight; a single one may be cut."""
        room, shown = self.size.height - self.has_rule, 0
        for line in reversed(self._entries()):
            room -= len(self._wrap_entry(line, self.size.width))
            if room < 0:
                break
            shown += 1
        return max(shown, self.size.height > self.has_rule)

    def _need(self, width: int) -> Need:
        lines = self._entries()
        last = len(self._wrap_entry(lines[-1], width)) if lines else 0
        least = self.place.least if self.place and self.place.least < PLENTY else FEW
        return Need(least + self.has_rule, max(least, min(last, SOME)) + self.has_rule, PLENTY)

    def _wrap_entry(self, line: Line, width: int) -> list[Painted]:
        return text_lines(Text((line,)), width - len(MARGIN), self.painter)

    def _laid_out(self, width: int, height: int) -> list[Painted]:
        """Return the last entries that have room, the newest at the foot."""
        room = height - self.has_rule
        found: list[Painted] = []
        for line in reversed(self._entries()):
            wrapped = self._wrap_entry(line, width)
            if len(found) + len(wrapped) > room:
                found = found or self._cut_entry(line, room, width)
                break
            found[:0] = wrapped
        rule = title_rule(self.title, [], width, self.painter) if self.has_rule else []
        blank: list[Painted] = [[] for _ in range(room - len(found))]
        return [*rule, *blank, *([(MARGIN, Ink()), *line] for line in found)]

    def _cut_entry(self, line: Line, room: int, width: int) -> list[Painted]:
        """Return the beginning of an entry, with a sign that it continues: what is marked comes before what is not."""
        if room <= 0:
            return []
        marked = sorted(line.cells, key=lambda cell: not (cell.tone or cell.paint))
        wrapped = self._wrap_entry(line._replace(cells=tuple(marked)), width)
        return [*wrapped[: room - 1], break_off(wrapped[room - 1], width - len(MARGIN), self.painter, MORE)]


class BriefPane(Pane):
    """A pane that shows only the lines that fit, with a hint at the rest."""

    def _laid_out(self, width: int, height: int) -> list[Painted]:
        """Return the first lines; if there are more, the last of them ends with the key that shows them."""
        found = super()._laid_out(width, height)
        if len(found) <= height:
            return found
        more = [(self.painter.words.text(Say("below-more")), self.painter.ink(Cell(tone="strong")))]
        return [*found[: height - 1], [*cut(found[height - 1], width - length(more) - 1), *more]]


class AnswerPanel(VerticalScroll):
    """An answer of up to three sheets over the panes until it is closed."""

    can_focus = False

    def __init__(self, painter: Painter) -> None:
        super().__init__(id="info")
        self.panes = [Pane(f"info-{place}", painter) for place in ("above", "between", "below")]
        self.display = False

    def speak(self, painter: Painter) -> None:
        """Take another language or look, and close the answer in the old one."""
        for pane in self.panes:
            pane.speak(painter, "")
        self.display = False

    def inform(self, title: str, sheets: Sequence[Sheet], *, last: bool = False) -> None:
        """Show these sheets under a title, from the beginning or at their end."""
        if not self.children:
            self.mount(*self.panes)
        self.border_title = Content(title)
        for pane, sheet in zip(self.panes, (*sheets, *[NOTHING] * 3), strict=False):
            pane.show(sheet)
            pane.display = sheet != NOTHING
        self.display = True
        self.anchor(last)
        if not last:
            self.scroll_home(animate=False)
