"""Sheets as lines of painted text: what a pane shows, worked out without a screen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from rich.cells import cell_len, set_cell_size

from eighteen80.sheets import Cell, Chart, Column, Grid, Line, Row, Say, Space, Text, Wording
from eighteen80.table.canvas import Ink
from eighteen80.table.paint import Look, readable
from eighteen80.words import Words

Piece = tuple[str, Ink]
Painted = list[Piece]

GAP = "  "
RULE = "─"
ZONE_SIGNS = " ¹²³⁴⁵⁶⁷⁸⁹"
COUNTS = "⁰¹²³⁴⁵⁶⁷⁸⁹"
START = "*"
READABLE = 4
"""A name cut to fewer columns is hardly one."""

MARKER = 3
"""How many letters a marker has; a sign may follow them."""


class Painter(NamedTuple):
    """What turns sheets into painted text: language, look, and the colours of the edition on the table."""

    words: Words
    look: Look
    paints: Mapping[str, str] = {}

    def text(self, text: Wording) -> str:
        """The words of a sheet in the table's language."""
        if isinstance(text, str):
            return text
        if isinstance(text, Say):
            facts = {name: self.text(fact) if isinstance(fact, Say) else fact for name, fact in text.facts.items()}
            return self.words.say(text.code, facts)
        return " ".join(filter(None, map(self.text, text)))

    def marker(self, text: str, paint: str) -> Ink:
        """How a marker of the table's own edition is painted."""
        paint = self.paints.get(text[:MARKER], paint)
        return Ink(readable(paint), paint, bold=True)

    def ink(self, cell: Cell, row_tone: str = "") -> Ink:
        """How a cell is painted."""
        if cell.paint:
            return self.marker(self.text(cell.text), cell.paint)
        tone = cell.tone if cell.tone and not (row_tone == "dim" and cell.tone != "due") else row_tone
        return self.look.tones.get(tone, Ink())


def length(painted: Sequence[Piece]) -> int:
    """How many columns the pieces take."""
    return sum(cell_len(text) for text, _ in painted)


def cut(painted: Sequence[Piece], width: int) -> Painted:
    """As much of the pieces as goes into so many columns, filled up to them."""
    found: Painted = []
    for text, ink in (*painted, (" " * width, Ink())):
        room = width - length(found)
        found.append((set_cell_size(text, min(room, cell_len(text))), ink))
    return found


# Running text


def text_lines(sheet: Text, width: int, painter: Painter) -> list[Painted]:
    """Lines that wrap at the pane's edge."""
    return [line for source in sheet.lines for line in wrap(source, width, painter)]


def wrap(line: Line, width: int, painter: Painter) -> Iterator[Painted]:
    """One line as many as it takes; markers are never broken, words at their spaces."""
    current: Painted = []
    used = 0
    for text, ink, space in _words(line, painter):
        room = len(space) + cell_len(text)
        if current and used + room > width:
            yield current
            current, used = [(" " * line.hang, Ink()), (text, ink)], line.hang + cell_len(text)
        elif current and ink == current[-1][1] and not ink.back:
            current[-1] = (f"{current[-1][0]}{space}{text}", ink)
            used += room
        else:
            current += [(space, Ink()), (text, ink)] if current else [(text, ink)]
            used += room if len(current) > 1 else cell_len(text)
    if current:
        yield current


def _words(line: Line, painter: Painter) -> Iterator[tuple[str, Ink, str]]:
    """Each word with its ink, and the space before it."""
    for cell in line.cells:
        ink = painter.ink(cell, line.tone)
        space = " " if cell.paint else GAP
        for word in painter.text(cell.text).split():
            yield word, ink, space
            space = " "


# Grids


def grid_lines(sheet: Grid, width: int, painter: Painter) -> list[Painted]:
    """Columns as wide as they need; where room is short, heads are cut and columns that can be spared left out."""
    kept, widths = _layout(sheet, width, painter)
    heads = Row(tuple(_heads(sheet, widths, painter)))
    lines = [_row(heads, sheet.columns, kept, widths, painter)] if any(c.head.text for c in sheet.columns) else []
    for number, group in enumerate(filter(None, sheet.groups)):
        if number:
            lines.append([(RULE * min(_total(sheet, kept, widths), width), painter.look.rule)])
        for row in group:
            if isinstance(row, Line):
                lines.extend(wrap(row, width, painter))
            else:
                lines.extend(_wrapped(row, sheet, kept, widths, width, painter))
    return lines


def _wrapped(
    row: Row, sheet: Grid, kept: Sequence[int], widths: Sequence[int], width: int, painter: Painter
) -> Iterator[Painted]:
    """The row; a last column that may wrap goes on beneath itself."""
    last = row.cells[-1]
    if not sheet.columns[-1].wrap or not last.text:
        yield _row(row, sheet.columns, kept, widths, painter)
        return
    start = sum(widths[at] + sheet.columns[at].gap for at in kept[:-1])
    pieces = list(wrap(Line((last,), row.tone, hang=0), max(width - start, 1), painter))
    first = _row(row._replace(cells=row.cells[:-1]), sheet.columns, kept, widths, painter)
    indent = " " * sheet.columns[-1].gap
    yield [*first, (indent, Ink()), *pieces[0]]
    yield from ([(" " * start, Ink()), *piece] for piece in pieces[1:])


def _needs(sheet: Grid, painter: Painter) -> tuple[list[int], list[int]]:
    """How many columns the heads take, and how many the widest cells beneath them."""
    heads = [cell_len(painter.text(column.head.text)) for column in sheet.columns]
    cells = [0] * len(heads)
    for row in (row for group in sheet.groups for row in group if isinstance(row, Row)):
        at = 0
        for cell in row.cells:
            if cell.span == 1:
                cells[at] = max(cells[at], cell_len(painter.text(cell.text)))
            at += cell.span
    return heads, cells


def _total(sheet: Grid, kept: Sequence[int], widths: Sequence[int]) -> int:
    kept = [at for at in kept if not sheet.columns[at].wrap]
    return sum(widths[at] + sheet.columns[at].gap for at in kept) - sheet.columns[0].gap


def fits(sheet: Grid, width: int, painter: Painter) -> bool:
    """Whether there is room for every column."""
    return len(_layout(sheet, width, painter)[0]) == len(sheet.columns)


def upright(sheet: Grid) -> Grid:
    """The first group with its columns as rows, each after its head."""
    rows = [row for row in sheet.groups[0] if isinstance(row, Row)]
    columns = (Column(Cell()), *(Column(Cell(), "right", gap=2) for _ in rows))
    cells = ((column.head, *(row.cells[at] for row in rows)) for at, column in enumerate(sheet.columns))
    return Grid(columns, (tuple(map(Row, cells)),))


def _layout(sheet: Grid, width: int, painter: Painter) -> tuple[list[int], list[int]]:
    """The columns that there is room for, and their widths: heads are cut before columns go, but not past reading."""
    heads, cells = _needs(sheet, painter)

    def widths(most: int) -> list[int]:
        columns = zip(sheet.columns, heads, cells, strict=True)
        return [max(min(head, most) if column.narrow else head, cell) for column, head, cell in columns]

    kept = list(range(len(sheet.columns)))
    while _total(sheet, kept, widths(READABLE)) > width:
        spare = max(kept, key=lambda at: sheet.columns[at].spare)
        if not sheet.columns[spare].spare:
            break
        kept.remove(spare)
    longest = next(
        (most for most in range(max(heads, default=0), 0, -1) if _total(sheet, kept, widths(most)) <= width), 0
    )
    return kept, widths(longest)


def _heads(sheet: Grid, widths: Sequence[int], painter: Painter) -> Iterator[Cell]:
    """The heads; those that must be cut still differ, by their last signs if need be."""
    texts = {at: painter.text(column.head.text) for at, column in enumerate(sheet.columns) if column.narrow}
    for tail in range(READABLE):
        short = {at: _shortened(text, widths[at], tail) for at, text in texts.items()}
        if len({*short.values()}) == len(short):
            break
    else:
        short = texts
    for at, column in enumerate(sheet.columns):
        yield column.head._replace(text=short[at]) if at in short else column.head


def _shortened(text: str, width: int, tail: int) -> str:
    """The text in so many columns, the last signs of it kept."""
    if cell_len(text) <= width:
        return text
    end = text[len(text) - tail :]
    return set_cell_size(text, max(width - cell_len(end), 0)).rstrip() + end


def _row(row: Row, columns: Sequence[Column], kept: Sequence[int], widths: Sequence[int], painter: Painter) -> Painted:
    pieces: Painted = []
    at = 0
    for cell in row.cells:
        covered = [index for index in range(at, at + cell.span) if index in kept]
        if covered:
            if pieces:
                pieces.append((" " * columns[covered[0]].gap, Ink()))
            room = sum(widths[index] + columns[index].gap for index in covered) - columns[covered[0]].gap
            pieces.extend(_fitted(cell, room, columns[covered[-1]].align if cell.span == 1 else "left", row, painter))
        at += cell.span
    if row.due:
        return [(text, ink if ink.back else ink._replace(back=painter.look.due)) for text, ink in pieces]
    return pieces


def _fitted(cell: Cell, room: int, align: str, row: Row, painter: Painter) -> Painted:
    text, ink = painter.text(cell.text), painter.ink(cell, row.tone)
    if cell_len(text) > room:
        return [(set_cell_size(text, max(room, 0)), ink)]
    blank = " " * (room - cell_len(text))
    piece = (text, ink)
    rest = (blank, Ink())
    return [rest, piece] if align == "right" else [piece, rest]


# Price charts


def chart_lines(sheet: Chart, width: int, painter: Painter, *, roomy: bool) -> list[Painted]:
    """The chart as printed: a line a row, or two where there is room for prices above the markers."""
    across = max(len(row) for row in sheet.rows)
    size = max(4, min(7, width // across))
    lines: list[Painted] = []
    for row in sheet.rows:
        if roomy:
            lines.append([_price(space, size, painter) for space in row])
            lines.append([piece for space in row for piece in _markers(space, size, painter)])
        else:
            lines.append([piece for space in row for piece in _either(space, size, painter)])
    for cells in (_stacks(sheet), _legend(sheet)):
        lines.extend(wrap(Line(tuple(cells)), width, painter))
    return lines


def _price(space: Space | None, size: int, painter: Painter) -> Piece:
    if space is None:
        return " " * size, Ink()
    sign = space.targets[0] if space.targets else START if space.start else ZONE_SIGNS[space.zone]
    tone = painter.look.tones["due"] if space.targets else Ink()
    fore = tone.fore or painter.look.zone_ink
    text = f"{space.price:>{size - 1}}{sign}"
    return text, Ink(fore, painter.look.zones[space.zone], bold=bool(space.targets or space.start))


def _markers(space: Space | None, size: int, painter: Painter) -> Painted:
    if space is None:
        return [(" " * size, Ink())]
    ground = Ink(back=painter.look.zones[space.zone])
    if not space.chips:
        return [(" " * size, ground)]
    chip, more = space.chips[0], len(space.chips)
    beside = space.targets[0] if space.targets else COUNTS[more] if more > 1 else " "
    pieces = [(" " * max(size - len(chip.text) - 1, 0), ground), (chip.text, painter.marker(chip.text, chip.paint))]
    return [*pieces, (beside, ground._replace(fore=painter.look.zone_ink, bold=True))]


def _either(space: Space | None, size: int, painter: Painter) -> Painted:
    return _markers(space, size, painter) if space and space.chips else [_price(space, size, painter)]


def _stacks(sheet: Chart) -> Iterator[Cell]:
    """Spaces with several markers, from the top of the stack down."""
    for space in (space for row in sheet.rows for space in row if space and len(space.chips) > 1):
        yield Cell(f"{space.price}", "dim")
        yield from (Cell(chip.text, "", chip.paint) for chip in space.chips)


def _legend(sheet: Chart) -> Iterator[Cell]:
    return (Cell((ZONE_SIGNS[sign], words), "dim") for sign, words in sheet.zones)
