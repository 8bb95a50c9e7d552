"""Conversion of words into markup: every text of a sheet is escaped here, with any signs in it, up to whole tables."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from html import escape
from itertools import accumulate, repeat
from typing import NamedTuple

from eighteen80.characters import harmless
from eighteen80.page_parts import SEAT, group_digits
from eighteen80.sheets import SEATS, Cell, Chip, Column, Grid, GridGroup, Line, Row, Say, Text, Wording
from eighteen80.table.draw.colours import readable
from eighteen80.words import Words

MANY = 4096
"""Size of the cache, since much of a page is repeated."""
MARKER = 3
"""Letters of a marker; a sign may follow them."""
PAINT = re.compile(r"#[0-9a-fA-F]{6}")
PLAIN = re.compile(r"[\w -]+", re.ASCII)
GAP = "\N{NO-BREAK SPACE}"
INK = re.compile(r"\bink-([0-9a-f]{6})\b")


class MarkupWriter(NamedTuple):
    """The language, the colours in which an edition of the box paints its markers, and the players as they sit."""

    words: Words
    paints: Mapping[str, str] = {}
    seats: Sequence[str] = ()

    def plain(self, wording: Wording) -> str:
        """Return the words as plain text."""
        return harmless(self.words.text(wording))

    def text(self, wording: Wording) -> str:
        """Return the words as escaped markup."""
        return escape(self.plain(wording))

    def ink(self, chip: Chip | Cell) -> str:
        """Return the class of a marker's colour; "" if it has none."""
        paint = self.paints.get(self.plain(chip.text)[:MARKER], self.paints.get(chip.paint, chip.paint))
        return f"ink-{paint[1:].lower()}" if PAINT.fullmatch(paint) else ""

    def cell(self, cell: Cell) -> str:
        """Return a piece of running text: its class is its meaning, and its direction is its own."""
        if not self.plain(cell.text):
            return ""
        if cell.tone == SEAT and (number := self.seat_number(str(cell.text))):
            name, you = self.text(cell.text), self.text(Say("web-you"))
            return f'<bdi class="seat s{number}"><span class="name">{name}</span><span class="you">{you}</span></bdi>'
        if cell.paint and isinstance(cell.text, tuple) and not isinstance(cell.text, Say):
            marker, *more = cell.text
            notes = "".join(f' <small class="t-dim">{self.text(one)}</small>' for one in more)
            return f"<bdi{classes(self.tone(cell))}>{self.text(marker)}</bdi>{notes}"
        return f"<bdi{classes(self.tone(cell))}>{self.text(cell.text)}</bdi>"

    def seat_number(self, name: str) -> int:
        """Return the number of the colour of a player's seat; 0 without one."""
        if name not in self.seats:
            return 0
        paint = SEATS[self.seats.index(name)]
        return SEATS.index(self.paints.get(paint, paint)) + 1

    def number(self, figure: str) -> str:
        """Return a number in print: from four digits on in groups of three, with a non-breaking blank."""
        sign, digits = (
            ("−", figure[1:]) if figure[:1] in "-−" else (figure[:1], figure[1:]) if figure[:1] == "+" else ("", figure)
        )
        grouped = group_digits(int(digits)).replace(" ", GAP) if digits.isascii() and digits.isdecimal() else digits
        return escape(harmless(sign) + grouped if digits.isdecimal() else harmless(figure))

    def tone(self, cell: Cell) -> str:
        """Return the classes of a cell: its meaning, or its colour if it is a marker."""
        return f"chip {self.ink(cell)}" if cell.paint else f"t-{cell.tone}" if cell.tone else ""


@lru_cache(maxsize=MANY)
def classes(*names: str) -> str:
    """Return the class attribute of the plain words among these; "" without any."""
    text = " ".join(filter(PLAIN.fullmatch, names))
    return f' class="{text}"' if text else ""


def letters(text: str, x: float, y: float, *names: str, width: float = 0) -> str:
    """Return text in a drawing, squeezed or stretched into a width if one is given."""
    fitted = f' textLength="{width:g}" lengthAdjust="spacingAndGlyphs"' if width else ""
    return f'<text{classes(*names)} x="{round(x, 1):g}" y="{round(y, 1):g}"{fitted}>{text}</text>'


def svg_markup(name: str, size: tuple[float, float], title: str, inside: Iterable[str]) -> str:
    """Return a drawing of a size, with a label for screen readers."""
    across, down = size
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg"{classes(name)} role="img" aria-label="{title}" '
        f'viewBox="0 0 {across:g} {down:g}">{"".join(inside)}</svg>'
    )


def picture(key: str) -> str:
    """Return one of the small pictures at the head of the page."""
    return f'<svg{classes("sign")} aria-hidden="true"><use href="#i-{key}"/></svg>'


def inks(markup: Iterable[str]) -> frozenset[str]:
    """Return the colours of markers in pieces of markup."""
    return frozenset(found for piece in markup for found in INK.findall(piece))


def ink_rules(colours: Iterable[str]) -> str:
    """Return the styles of markers in these colours, for any theme: a marker is printed."""
    return "".join(
        f".chip.ink-{colour},.legend.ink-{colour}{{background:#{colour};color:{readable('#' + colour)}}}"
        f".edge-ink-{colour}{{border-inline-start-color:#{colour}}}circle.ink-{colour}{{fill:#{colour}}}"
        f"rect.ink-{colour}{{fill:#{colour}}}text.ink-{colour}{{fill:{readable('#' + colour)}}}"
        for colour in sorted(colours)
    )


ROOMY, BROAD = 32, 58
"""Letters from which a table is laid out as cards in little room, and in more room."""

WORD = 14
"""A longer word may be broken."""

EDGES = 2
"""Letters that take the room of the edges of a marker."""

WRAPPED = 14
"""Letters of a wrapped column that need room next to the others."""


def text_markup(sheet: Text, writer: MarkupWriter) -> str:
    """Return lines as paragraphs."""
    return "".join(line_markup(line, writer) for line in sheet.lines)


def line_markup(line: Line, writer: MarkupWriter) -> str:
    """Return one line."""
    tone = f"t-{line.tone}" if line.tone else ""
    text = ("" if line.drawn else " ").join(filter(None, map(writer.cell, line.cells)))
    return f"<p{classes('drawn' if line.drawn else 'line', tone)}>{text}</p>" if text else ""


def blocks_markup(sheet: GridGroup, writer: MarkupWriter, title: str = "") -> str:
    """Return grids that belong together."""
    return f'<div class="blocks">{"".join(grid_markup(grid, writer, title) for grid in sheet.grids)}</div>'


def grid_markup(grid: Grid, writer: MarkupWriter, title: str = "") -> str:
    """Return a table with its heads; paragraphs alone if there is no row."""
    rows = [row for group in grid.groups for row in group]
    if any(isinstance(row, Row) for row in rows):
        return "".join(_table(grid, writer, title))
    return "".join(line_markup(row, writer) for row in rows if isinstance(row, Line))


class GridCell(NamedTuple):
    """A cell, its first column, and its text."""

    cell: Cell
    at: int
    text: str


def _cells_of(row: Row | Line, writer: MarkupWriter) -> Sequence[GridCell]:
    if isinstance(row, Line):
        return ()
    places = accumulate((cell.span for cell in row.cells), initial=0)
    return [GridCell(cell, at, writer.plain(cell.text)) for cell, at in zip(row.cells, places, strict=False)]


def _table(grid: Grid, writer: MarkupWriter, title: str) -> Iterator[str]:
    # Cards are not a table to a browser: the roles keep it one for screen readers.
    heads = [writer.plain(column.head.text) for column in grid.columns]
    groups = [[(row, _cells_of(row, writer)) for row in group] for group in grid.groups if group]
    all_cells = [cells for group in groups for _, cells in group]
    letters = _letters(grid, heads, all_cells)
    typeset = frozenset(at for cells in all_cells for _, at, text in cells if "  " in text.rstrip())
    size = "broad" if letters > BROAD else "roomy" if letters > ROOMY else ""
    label = f' aria-label="{writer.text(title)}"' if title else ""
    yield f'<table role="table"{classes("grid", size)}{label}>'
    if any(heads):
        cells = "".join(map(_head, grid.columns, heads, repeat(writer)))
        yield f'<thead role="rowgroup"><tr role="row">{cells}</tr></thead>'
    columns = Columns([column.align for column in grid.columns], [*map(escape, heads)], typeset)
    for group in groups:
        yield f'<tbody role="rowgroup">{"".join(_row(row, cells, columns, writer) for row, cells in group)}</tbody>'
    yield "</table>"


def _letters(grid: Grid, heads: Sequence[str], all_cells: Iterable[Sequence[GridCell]]) -> int:
    """Estimate the letters side by side."""
    needed = [
        0 if column.narrow else len(head) + (EDGES if column.head.paint else 0)
        for column, head in zip(grid.columns, heads, strict=True)
    ]
    for cells in all_cells:
        for cell, at, text in cells:
            if cell.span == 1:
                needed[at] = max(needed[at], len(text))
    return sum(
        min(size, WRAPPED) + 1 if column.wrap else size + 1 for size, column in zip(needed, grid.columns, strict=True)
    )


def _head(column: Column, text: str, writer: MarkupWriter) -> str:
    if not text:
        return '<td role="cell"></td>'
    shown = writer.cell(column.head) if column.head.tone == SEAT or column.head.paint else escape(text)
    return f'<th scope="col" role="columnheader"{classes(column.align)}>{shown}</th>'


class Columns(NamedTuple):
    """Columns' properties for their cells: places, heads as markup, and alignment of signs."""

    aligns: Sequence[str]
    heads: Sequence[str]
    typeset: frozenset[int]
    """Columns in which blanks stay side by side."""


def _row(row: Row | Line, cells: Sequence[GridCell], columns: Columns, writer: MarkupWriter) -> str:
    if isinstance(row, Line):
        across = len(columns.heads)
        return f'<tr role="row"><td role="cell" colspan="{across}">{line_markup(row, writer)}</td></tr>'
    tone = f"t-{row.tone}" if row.tone else ""
    due = ' aria-current="true"' if row.due else ""
    inside = "".join(_cells(cells, columns, writer))
    return f'<tr role="row"{classes("due" if row.due else "", tone)}{due}>{inside}</tr>'


def _cells(cells: Sequence[GridCell], columns: Columns, writer: MarkupWriter) -> Iterator[str]:
    # The row's head is the first cell with text, words before figures.
    with_text = [at for cell, at, text in cells if text and at + cell.span < len(columns.heads)]
    head_at = next((at for at in with_text if columns.aligns[at] != "right"), next(iter(with_text), None))
    for cell, at, text in cells:
        span = f' colspan="{cell.span}"' if cell.span > 1 else ""
        align = classes(columns.aligns[at])
        if not text:
            yield f'<td role="cell"{span}{align}></td>'
            continue
        long = "long" if len(text) > WORD and max(map(len, text.split()), default=0) > WORD else ""
        if cell.tone == SEAT or (cell.paint and isinstance(cell.text, tuple)):
            shown = writer.cell(cell)
        else:
            shown = f"<bdi{classes(writer.tone(cell), 'set' if at in columns.typeset else long)}>{escape(text)}</bdi>"
        if at == head_at:
            yield f'<th scope="row" role="rowheader"{span}{align}>{shown}</th>'
        else:
            head = columns.heads[at] if cell.span == 1 else ""
            label = f' data-head="{head}"' if head else ""
            yield f'<td role="cell"{span}{align}{label}>{shown}</td>'
