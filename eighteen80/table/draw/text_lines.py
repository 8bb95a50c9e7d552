"""Running text as lines of painted text, and the painter of words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from rich.cells import cell_len, set_cell_size

from eighteen80.sheets import Cell, Grid, Line, Text
from eighteen80.table.draw.canvas import Ink
from eighteen80.table.draw.colours import Look, readable
from eighteen80.words import Words

Piece = tuple[str, Ink]
Painted = list[Piece]

GAP = "  "
RULE = "rule"
"""Tone of a separator."""
_WORD = re.compile(r"(\s*)(\S+)")
"""A word, and the blanks between it and the one before it."""
CUT = "…"
MARKER = 3
"""Letters of a marker; a sign may follow them."""


class Painter(NamedTuple):
    """Converter of sheets into painted text: language, look, and the colours of the edition."""

    words: Words
    look: Look
    paints: Mapping[str, str] = {}

    def marker(self, text: str, paint: str) -> Ink:
        """Return the ink of a marker in the table's own edition, or of a player in the chosen colour."""
        paint = self.paints.get(text[:MARKER], self.paints.get(paint, paint))
        return Ink(readable(paint), paint, bold=True)

    def ink(self, cell: Cell, row_tone: str = "") -> Ink:
        """Return the ink of a cell."""
        if cell.paint:
            return self.marker(self.words.text(cell.text), cell.paint)
        if cell.tone == RULE:
            return self.look.rule
        tone = cell.tone if cell.tone and not (row_tone == "dim" and cell.tone != "due") else row_tone
        return self.look.tones.get(tone, Ink())


def length(painted: Sequence[Piece]) -> int:
    """Measure the pieces in columns."""
    return sum(cell_len(text) for text, _ in painted)


def cut(painted: Sequence[Piece], width: int) -> Painted:
    """Cut the pieces to `width` columns, or fill them up."""
    found: Painted = []
    room = width
    for text, ink in painted:
        size = cell_len(text)
        found.append((text if size <= room else set_cell_size(text, max(room, 0)), ink))
        room -= min(size, room)
    return [*found, (" " * room, Ink())]


def cut_at_word(painted: Sequence[Piece], width: int) -> Painted:
    """Cut the pieces to `width` columns between words, or fill them up: a shorter figure would be another figure."""
    text = "".join(text for text, _ in painted).rstrip()
    end = text.rfind(" ", 0, width + 1) if len(text) > width else width
    return cut(cut(painted, end) if end > 0 else painted, width)


def break_off(painted: Sequence[Piece], width: int, painter: Painter, sign: str = CUT) -> Painted:
    """Cut the pieces between words, and add the sign of a text with more words."""
    found = cut_at_word(painted, width - cell_len(sign))
    shown = cell_len("".join(text for text, _ in found).rstrip())
    return [*cut(found, shown), (sign, painter.ink(Cell(tone="strong")))]


def text_lines(sheet: Text, width: int, painter: Painter) -> list[Painted]:
    """Wrap the lines at the pane's edge."""
    return [line for source in sheet.lines for line in wrap(source, width, painter)]


def wrap(line: Line, width: int, painter: Painter) -> Iterator[Painted]:
    """Wrap one line; markers are never broken, words only at their spaces. Cut a single one."""
    if line.drawn:
        pieces = [(painter.words.text(cell.text), painter.ink(cell, line.tone)) for cell in line.cells]
        if pieces and line.cells[-1].tone == RULE:
            sign, ink = pieces[-1]
            pieces[-1] = (sign * width, ink)
        yield cut(pieces, min(width, length(pieces)))
        return
    wrapped = _pieces(line, width, painter)
    first, second = next(wrapped, None), next(wrapped, None)
    if first is not None and second is not None and line.single:
        yield break_off(first, width, painter)
        return
    yield from (piece for piece in (first, second) if piece is not None)
    yield from wrapped


def drawn_width(sheet: Grid | Text, painter: Painter) -> int:
    """Measure the longest drawn line of a sheet in columns."""
    lines = sheet.lines if isinstance(sheet, Text) else (line for group in sheet.groups for line in group)
    drawn = (line for line in lines if isinstance(line, Line) and line.drawn)
    return max((sum(cell_len(painter.words.text(cell.text)) for cell in line.cells) for line in drawn), default=0)


def _pieces(line: Line, width: int, painter: Painter) -> Iterator[Painted]:
    current: Painted = []
    used = line.indent
    for text, ink, space in _words(line, painter):
        room = len(space) + cell_len(text)
        if current and used + room > width:
            yield current
            current, used = [(" " * line.hang, Ink()), (text, ink)], line.hang + cell_len(text)
        elif current and ink == current[-1][1] and not ink.back:
            current[-1] = (f"{current[-1][0]}{space}{text}", ink)
            used += room
        elif current:
            current += [(space, Ink()), (text, ink)]
            used += room
        else:
            current = [(" " * line.indent, Ink()), (text, ink)] if line.indent else [(text, ink)]
            used += cell_len(text)
    if current:
        yield current


def _words(line: Line, painter: Painter) -> Iterator[tuple[str, Ink, str]]:
    """Yield each word with its ink, and the space before it."""
    for cell in line.cells:
        ink = painter.ink(cell, line.tone)
        space = " " if cell.paint else GAP
        for word in _WORD.finditer(painter.words.text(cell.text)):
            # Spaces within a text stay as they are: a line that was refused is quoted so.
            between = " " if "\n" in word[1] else word[1]
            yield word[2], ink, between if word.start() else space
