"""Grids as lines of painted text: widths of columns, and their order of giving way."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product, zip_longest
from operator import add
from typing import NamedTuple

from rich.cells import cell_len, set_cell_size

from eighteen80.sheets import Cell, Column, Grid, GridGroup, Line, Row
from eighteen80.table.draw.canvas import Ink
from eighteen80.table.draw.short_names import shorten_names
from eighteen80.table.draw.text_lines import GAP, Painted, Painter, Piece, break_off, cut, length, wrap

Needs = tuple[list[int], list[int]]
Drawing = Callable[[Grid, int], list[Painted]]
"""Function that draws a grid in a number of columns."""

RULE = "─"
MARGIN = " "
"""Margin before rows without a mark, and before all lines beneath a rule."""

READABLE = 4
"""A name cut to fewer columns can hardly be read."""

COMFORT = 8
"""Columns that names keep while there are others that can easily be spared."""

SHORT = 6
"""Columns that names keep while there are others that can be spared except as a last resort."""

LONGEST = 12
"""A head takes no more columns than this."""

STEPS = 2
"""Lines in which heads alternate."""

WOULD_BE, WOULD = "would", "»"
"""The tone of figures that are not true yet, and the sign before them."""

FEWEST = 3
"""Lines of a grid, its heading counted, below which it says nothing."""

EASY, HARDLY = 3, 1
"""From this `spare` on a column can be spared easily; at the other, only so that names can be read."""


class Parts(NamedTuple):
    """A grid in lines: its heads, its rows, and the mark of each row's line."""

    heads: list[Painted]
    body: list[Painted]
    marks: list[Piece]

    def with_marks(self) -> list[Painted]:
        """Return the rows after a margin with their marks."""
        return [[mark, *line] for mark, line in zip(self.marks, self.body, strict=True)]


def grid_lines(sheet: Grid, width: int, painter: Painter) -> list[Painted]:
    """Draw a grid as lines, with a margin if there are marks for it."""
    if not sheet.marked:
        parts = grid_parts(sheet, width, painter)
        return [*parts.heads, *parts.body]
    parts = grid_parts(sheet, width - len(MARGIN), painter)
    return [*([(MARGIN, Ink()), *head] for head in parts.heads), *parts.with_marks()]


def grid_parts(sheet: Grid, width: int, painter: Painter) -> Parts:
    """Draw columns at their width; if room is short, cut names and leave out columns that can be spared."""
    sheet = _drop_gaps(sheet, width, painter)
    kept, widths, stepped = _layout(sheet, width, painter)
    sheet = _cut_names(sheet, kept, widths, painter, stepped=stepped)
    found = Parts(_heads(sheet, kept, widths, painter, stepped=stepped), [], [])
    for number, group in enumerate(filter(None, sheet.groups)):
        if number:
            found.body.append([(RULE * min(_total(sheet, kept, widths), width), painter.look.rule)])
        for row in group:
            if isinstance(row, Line):
                found.body.extend(wrap(row, width, painter))
            else:
                found.marks.extend([(MARGIN, Ink())] * (len(found.body) - len(found.marks)))
                found.marks.append(_mark(row, painter))
                found.body.extend(_wrap_row(row, sheet, kept, widths, width, painter))
    found.marks.extend([(MARGIN, Ink())] * (len(found.body) - len(found.marks)))
    return found


def _mark(row: Row, painter: Painter) -> Piece:
    ink = painter.ink(row.mark)
    return painter.words.text(row.mark.text) or MARGIN, ink._replace(back=painter.look.due) if row.due else ink


def _wrap_row(
    row: Row, sheet: Grid, kept: Sequence[int], widths: Sequence[int], width: int, painter: Painter
) -> Iterator[Painted]:
    """Draw the row; a last column that may wrap continues beneath itself."""
    last = row.cells[-1]
    if not sheet.columns[-1].wrap or not last.text:
        yield _row(row, sheet.columns, kept, widths, painter)
        return
    # It may begin in an earlier column.
    own = len(sheet.columns) - last.span
    gap = sheet.columns[next(at for at in (*kept, len(sheet.columns) - 1) if at >= own)].gap
    start = _total(sheet, [at for at in kept if at < own], widths) + gap
    room = max(width - start, 1)
    pieces = list(wrap(Line((last,), row.tone, hang=0), room, painter))
    if row.single and len(pieces) > 1:
        pieces = [break_off(pieces[0], room, painter)]
    first = _row(row._replace(cells=row.cells[:-1]), sheet.columns, kept, widths, painter)
    if width - start < READABLE:
        yield first
        return
    yield [*first, (" " * gap, Ink()), *pieces[0]]
    yield from ([(" " * start, Ink()), *piece] for piece in pieces[1:])


def _heads(
    sheet: Grid, kept: Sequence[int], widths: Sequence[int], painter: Painter, *, stepped: bool
) -> list[Painted]:
    """Draw the heads, if there are any; in steps, every other one a line higher and as long as two columns allow."""
    heads = [column.head for column in sheet.columns]
    if not any(head.text for head in heads):
        return []
    if not stepped:
        return [_row(Row(tuple(heads)), sheet.columns, kept, widths, painter)]
    raised = _raised_columns(sheet, kept)
    return [
        _head_line([(at, heads[at]) for at in kept if (at in raised) == upper], sheet, kept, widths, painter)
        for upper in (True, False)
    ]


def _raised_columns(sheet: Grid, kept: Sequence[int]) -> set[int]:
    """Return the first of adjacent stepped columns, and every other one after it."""
    found: set[int] = set()
    for before, at in zip((None, *kept), kept, strict=False):
        if sheet.columns[at].stepped and before not in found:
            found.add(at)
    return found


def _head_line(
    heads: Sequence[tuple[int, Cell]], sheet: Grid, kept: Sequence[int], widths: Sequence[int], painter: Painter
) -> Painted:
    """Draw heads over their columns; a longer one extends over the column to its left."""
    line: Painted = []
    for at, head in heads:
        end = sum(widths[index] + sheet.columns[index].gap for index in kept if index <= at) - sheet.columns[0].gap
        text = painter.words.text(head.text)
        left = sheet.columns[at].align == "left" and not sheet.columns[at].stepped
        start = end - (widths[at] if left else cell_len(text))
        line = [*cut(line, max(start, 0)), (text, painter.ink(head))]
    return line


# Columns


def _needs(sheet: Grid, painter: Painter) -> Needs:
    """Measure the heads, and the widest cells beneath them."""
    heads = [cell_len(painter.words.text(column.head.text)) for column in sheet.columns]
    cells = [0] * len(heads)
    for row in sheet.rows:
        at = 0
        for cell in row.cells:
            if cell.span == 1:
                cells[at] = max(cells[at], cell_len(painter.words.text(cell.text)))
            at += cell.span
    return heads, cells


def _total(sheet: Grid, kept: Sequence[int], widths: Sequence[int]) -> int:
    kept = [at for at in kept if not sheet.columns[at].wrap]
    return sum(widths[at] + sheet.columns[at].gap for at in kept) - sheet.columns[0].gap


def _width_to_leave(sheet: Grid) -> int:
    """Return the columns that the others leave to a last one that wraps."""
    last = sheet.columns[-1] if sheet.columns else None
    return last.gap + last.least if last and last.wrap and last.least else 0


def _widths(sheet: Grid, needs: Needs, most: int, *, stepped: bool = False) -> list[int]:
    """Return the width of each column if names take at most `most` columns."""
    found = []
    for column, head, cell in zip(sheet.columns, *needs, strict=True):
        name = min(cell, most) if column.names else cell
        over = min(head, most, LONGEST) if column.narrow else head
        found.append(max(over // STEPS if stepped and column.stepped else over, name, column.least))
    return found


def _drop_gaps(sheet: Grid, width: int, painter: Painter) -> Grid:
    """Drop the gaps of tight columns, if the grid is wider than `width` with them."""
    if not any(column.tight for column in sheet.columns) or least_width(sheet, painter, SHORT) <= width:
        return sheet
    return _without_gaps(sheet)


def _without_gaps(sheet: Grid) -> Grid:
    columns = (column._replace(gap=0) if column.tight else column for column in sheet.columns)
    return sheet._replace(columns=tuple(columns))


def fits(sheet: Grid, width: int, painter: Painter) -> bool:
    """Return whether there is room for every column."""
    sheet = _drop_gaps(sheet, width, painter)
    kept, widths, _ = _layout(sheet, width, painter)
    return len(kept) == len(sheet.columns) and _total(sheet, kept, widths) + _width_to_leave(sheet) <= width


def least_width(sheet: Grid, painter: Painter, most: int = LONGEST) -> int:
    """Return the width of the grid with names of at most `most` columns."""
    needs = _needs(sheet, painter)
    return _total(sheet, range(len(sheet.columns)), _widths(sheet, needs, most))


def transpose(sheet: Grid) -> Grid:
    """Transpose the first group: columns become rows after their heads, names become heads."""
    rows = [row for row in sheet.groups[0] if isinstance(row, Row)]
    named = next((at for at, column in enumerate(sheet.columns) if column.names), None)
    heads = [Cell() if named is None else row.cells[named] for row in rows]
    columns = (Column(Cell()), *(Column(head, "right", narrow=True, stepped=True) for head in heads))
    cells = ((column.head, *(row.cells[at] for row in rows)) for at, column in enumerate(sheet.columns) if at != named)
    return Grid(columns, (tuple(map(Row, cells)),))


def _layout(sheet: Grid, width: int, painter: Painter) -> tuple[list[int], list[int], bool]:
    """Return the columns that there is room for, how wide all are, and whether heads stand in steps.

    They stand in one line, unless one would be cut or left out there.
    """
    needs = _needs(sheet, painter)
    kept, widths = _fit_columns(sheet, width, needs, stepped=False)
    steps = [at for at, column in enumerate(sheet.columns) if column.stepped]
    if all(at in kept and min(needs[0][at], LONGEST) <= widths[at] for at in steps):
        return kept, widths, False
    return *_fit_columns(sheet, width, needs, stepped=True), True


def _fit_columns(sheet: Grid, width: int, needs: Needs, *, stepped: bool) -> tuple[list[int], list[int]]:
    """Choose columns and widths: first drop what is easily spared, then letters of names."""
    width -= _width_to_leave(sheet)
    kept, widths = list(range(len(sheet.columns))), _widths(sheet, needs, COMFORT, stepped=stepped)
    for most, least in ((COMFORT, EASY), (SHORT, HARDLY + 1), (READABLE, HARDLY)):
        widths = _widths(sheet, needs, most, stepped=stepped)
        while _total(sheet, kept, widths) > width:
            spare = max(kept, key=lambda at: sheet.columns[at].spare)
            if sheet.columns[spare].spare < least:
                break
            kept.remove(spare)
    # Without a gap to the column before it, a head leaves a column blank.
    blanks = [int(at > 0 and column.narrow and not column.gap) for at, column in enumerate(sheet.columns)]
    needs = list(map(add, needs[0], blanks)), needs[1]
    fitting = (_widths(sheet, needs, most, stepped=stepped) for most in range(width, 0, -1))
    return kept, next((widths for widths in fitting if _total(sheet, kept, widths) <= width), widths)


def _least(sheet: Grid, needs: Needs, most: int, spare: int) -> int:
    """Return the width of the grid without columns of more than this `spare`, with names of at most `most` columns."""
    kept = [at for at, column in enumerate(sheet.columns) if column.spare <= spare]
    return _total(sheet, kept, _widths(sheet, needs, most))


def _cut_names(sheet: Grid, kept: Sequence[int], widths: Sequence[int], painter: Painter, *, stepped: bool) -> Grid:
    """Cut the names to the width of their columns, so that they still differ."""
    heads = {at: painter.words.text(column.head.text) for at, column in enumerate(sheet.columns) if column.narrow}
    room = {at: _room(sheet, kept, widths, at, stepped=stepped) for at in heads}
    cut_to = min((room[at] for at, head in heads.items() if cell_len(head) > room[at]), default=sum(widths))
    short = dict(zip(heads, shorten_names([*heads.values()], cut_to), strict=True))
    columns = (
        column._replace(head=column.head._replace(text=short.get(at, column.head.text)))
        for at, column in enumerate(sheet.columns)
    )
    sheet = sheet._replace(columns=tuple(columns))
    for at in (at for at, column in enumerate(sheet.columns) if column.names):
        sheet = sheet._replace(groups=tuple(_shorten_group(group, at, widths[at], painter) for group in sheet.groups))
    return sheet


def _room(sheet: Grid, kept: Sequence[int], widths: Sequence[int], at: int, *, stepped: bool) -> int:
    """Return the room of a head: its column, and in steps the column and gap to its left too.

    Without a gap to the one before it, it leaves a column blank.
    """
    if at and not sheet.columns[at].gap:
        return widths[at] - 1
    if not stepped or not sheet.columns[at].stepped or at not in kept or at == kept[0]:
        return widths[at]
    return widths[at] + sheet.columns[at].gap + widths[kept[kept.index(at) - 1]]


def _shorten_group(group: Sequence[Row | Line], at: int, width: int, painter: Painter) -> tuple[Row | Line, ...]:
    rows = [row for row in group if isinstance(row, Row)]
    names = iter(shorten_names([painter.words.text(row.cells[at].text) for row in rows], width))
    return tuple(
        row._replace(cells=(*row.cells[:at], row.cells[at]._replace(text=next(names)), *row.cells[at + 1 :]))
        if isinstance(row, Row)
        else row
        for row in group
    )


# Rows


def _row(row: Row, columns: Sequence[Column], kept: Sequence[int], widths: Sequence[int], painter: Painter) -> Painted:
    pieces: Painted = []
    at = 0
    for cell in row.cells:
        covered = [index for index in range(at, at + cell.span) if index in kept]
        if covered:
            if pieces:
                pieces.append((" " * columns[covered[0]].gap, Ink()))
            room = sum(widths[index] + columns[index].gap for index in covered) - columns[covered[0]].gap
            fitted = _fit_cell(cell, room, columns[covered[-1]].align if cell.span == 1 else "left", row, painter)
            pieces.extend(fitted if cell.tone != WOULD_BE else _would_be(pieces, fitted))
        at += cell.span
    if row.due:
        return [(text, ink if ink.back else ink._replace(back=painter.look.due)) for text, ink in pieces]
    return pieces


def _would_be(before: Painted, fitted: Painted) -> Painted:
    """Return a future figure, with a sign in the blank before it, if there is one."""
    blanks, (text, ink), *others = fitted if fitted[0][0].isspace() else [("", Ink()), *fitted]
    sign = (WOULD, ink)
    if blanks[0]:
        return [(blanks[0][:-1], Ink()), sign, (text, ink), *others]
    if before and before[-1][0].endswith(" "):
        gap, own = before.pop()
        before.append((gap[:-1], own))
        return [sign, (text, ink), *others]
    return [(text, ink), *others]


def _fit_cell(cell: Cell, room: int, align: str, row: Row, painter: Painter) -> Painted:
    text, ink = painter.words.text(cell.text), painter.ink(cell, row.tone)
    if cell_len(text) > room:
        return [(set_cell_size(text, max(room, 0)), ink)]
    blank = " " * (room - cell_len(text))
    piece = (text, ink)
    rest = (blank, Ink())
    return [rest, piece] if align == "right" else [piece, rest]


# Blocks


def block_shapes(sheet: GridGroup, width: int, painter: Painter) -> Iterator[list[Painted]]:
    """Yield the grids one below the other; then side by side if there is room, without columns that can be spared."""

    def draw(grid: Grid, across: int) -> list[Painted]:
        return grid_lines(grid, across, painter)

    yield [line for grid in sheet.grids for line in draw(grid, width)]
    yield from abreast(sheet, width, painter, draw, GAP)


def abreast(sheet: GridGroup, width: int, painter: Painter, drawn: Drawing, gap: str = "") -> Iterator[list[Painted]]:
    """Yield the grids side by side if there is room; a margin takes a column of each without a gap.

    The first takes the columns that it needs, or if it has running lines only, all that the others leave.
    """
    margin = 0 if gap else len(MARGIN)
    is_running = all(isinstance(row, Line) for group in sheet.grids[0].groups for row in group)
    (first, needed), *others = ((tight, _needs(tight, painter)) for tight in map(_without_gaps, sheet.grids))
    for most, spare in product((COMFORT, READABLE), range(EASY, -1, -1)):
        others_width = sum(len(gap) + margin + _least(grid, needs, most, 0) for grid, needs in others)
        least = _least(first, needed, READABLE, spare) + margin
        if least + others_width <= width:
            wanted = sum(len(gap) + margin + _least(grid, needs, COMFORT, HARDLY) for grid, needs in others)
            if sheet.beneath:
                under = _least(sheet.beneath, _needs(sheet.beneath, painter), COMFORT, HARDLY)
                wanted = max(wanted, len(gap) + margin + under)
            tried = ((sheet.grids[0], READABLE), (first, READABLE - 1))
            wholes = (least_width(grid, painter, cut_to) + margin for grid, cut_to in tried)
            rest = min(max(least, width - wanted), width - others_width)
            across = rest if is_running else next((whole for whole in wholes if whole + wanted <= width), rest)
            yield _side_by_side(drawn(sheet.grids[0], across), sheet, width, drawn, gap)
            return


def _side_by_side(found: list[Painted], sheet: GridGroup, width: int, drawn: Drawing, gap: str) -> list[Painted]:
    """Draw the first grid in its lines, the others next to it in the rest, and what is beneath them if it has room."""
    for grid in sheet.grids[1:]:
        start = max(map(length, found)) + len(gap)
        right_lines = drawn(grid, width - start)
        if sheet.beneath and grid == sheet.grids[-1]:
            more = drawn(sheet.beneath, width - start)[: max(len(found) - len(right_lines), 0)]
            right_lines += more if len(more) >= FEWEST and max(map(length, more)) <= width - start else []
        nothing: Painted = []
        found = [[*cut(left, start), *right] for left, right in zip_longest(found, right_lines, fillvalue=nothing)]
    return found
