"""Figures that are read from across the table: as large as there is room for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations_with_replacement, groupby
from typing import NamedTuple

from rich.cells import cell_len, set_cell_size

from eighteen80.resources import read_table
from eighteen80.sheets import Face, Figure
from eighteen80.table.draw.canvas import Ink
from eighteen80.table.draw.short_names import shorten_names
from eighteen80.table.draw.text_lines import Painted, Painter

FULL = "█"
HALVES = {"  ": " ", "# ": "▀", " #": "▄", "##": FULL}
BLANK = "   "
SIZES = HUGE, LARGE, PLAIN = 5, 3, 1
"""Lines of a figure: a dot is two cells wide, or one cell wide and half a cell high; or the digit is a letter."""

DIGIT_WIDTH = {HUGE: 8, LARGE: 4, PLAIN: 1}
LONGEST_NAME, LONGEST_NOTE = 12, 20
APART = 3


class _Plan(NamedTuple):
    """Layout of a group: height of its figures, widths of names and values, number side by side."""

    high: int
    name: int
    value: int
    abreast: int

    def rows(self, count: int) -> int:
        """Return the number of rows of figures."""
        return -(-count // self.abreast)


@cache
def glyphs() -> Mapping[str, Sequence[str]]:
    """Return the dots of each sign, line by line."""
    return read_table("letters.toml")


@cache
def glyph_lines(sign: str, high: int) -> tuple[str, ...]:
    """Draw a sign as lines of text, with the column that separates it from the next one."""
    if high == PLAIN:
        return (sign,)
    dots = glyphs().get(sign, (BLANK,) * HUGE)
    if high == HUGE:
        return tuple("".join(FULL * 2 if dot == "#" else "  " for dot in f"{row} ") for row in dots)
    pairs = zip(dots[::2], (*dots[1::2], BLANK), strict=True)
    return tuple("".join(HALVES[above + below] for above, below in zip(*pair, strict=True)) + " " for pair in pairs)


def face_lines(sheet: Face, width: int, height: int, painter: Painter) -> list[Painted]:
    """Draw all groups as large as possible, shrinking the least important first; empty lines between them."""
    groups = [_distinguish_names(group, painter) for group in sheet.groups if group]
    found: list[Painted] = []
    tight: list[Painted] = []
    ways = combinations_with_replacement(SIZES, len(groups))
    for sizes in sorted(ways, key=lambda sizes: (-min(sizes, default=0), -sum(sizes))):
        plans = [_plan(group, width, high, painter) for group, high in zip(groups, sizes, strict=True)]
        tight = list(_groups(groups, plans, painter, apart=False))
        found = list(_groups(groups, plans, painter, apart=True))
        if len(tight) <= height:
            break
    return found if len(found) <= height else tight


def _distinguish_names(group: Sequence[Figure], painter: Painter) -> Sequence[Figure]:
    """Shorten the names of figures so that they fit and differ."""
    names = shorten_names([painter.words.text(figure.head.text) for figure in group], LONGEST_NAME)
    return [figure._replace(head=figure.head._replace(text=name)) for figure, name in zip(group, names, strict=True)]


def _plan(group: Sequence[Figure], width: int, high: int, painter: Painter) -> _Plan:
    names = max(cell_len(painter.words.text(figure.head.text)) for figure in group)
    notes = max(cell_len(painter.words.text(figure.note.text)) for figure in group)
    name = max(min(names, LONGEST_NAME), min(notes, LONGEST_NOTE))
    value = max(len(figure.value) for figure in group) * DIGIT_WIDTH[high]
    return _Plan(high, name, value, max((width + APART) // (name + 1 + value + APART), 1))


def _groups(
    groups: Sequence[Sequence[Figure]], plans: Sequence[_Plan], painter: Painter, *, apart: bool
) -> Iterator[Painted]:
    """Yield all rows of all groups, with an empty line between groups, and between large rows if possible."""
    for number, (group, plan) in enumerate(zip(groups, plans, strict=True)):
        for start in range(0, len(group), plan.abreast):
            if (number and not start) or (start and apart and plan.high > PLAIN):
                yield []
            yield from _row(group[start : start + plan.abreast], plan, painter)


def _row(figures: Sequence[Figure], plan: _Plan, painter: Painter) -> Iterator[Painted]:
    """Draw figures side by side; a large one has its name at its head and its note beneath that."""
    for line in range(plan.high):
        pieces: Painted = []
        for figure in figures:
            pieces += [_side_text(figure, line, plan, painter), (" ", Ink()), *_value(figure, line, plan, painter)]
            pieces.append((" " * APART, Ink()))
        yield pieces[:-1]


def _side_text(figure: Figure, line: int, plan: _Plan, painter: Painter) -> tuple[str, Ink]:
    cells = (figure.head, figure.note)
    if line >= len(cells):
        return " " * plan.name, Ink()
    return set_cell_size(painter.words.text(cells[line].text), plan.name), painter.ink(cells[line])


def _value(figure: Figure, line: int, plan: _Plan, painter: Painter) -> Iterator[tuple[str, Ink]]:
    """Draw one line of the digits; whole blocks are painted behind as well, so that they meet in any font."""
    ink = painter.ink(figure.head)
    ink = painter.look.tones["strong"] if ink.back else ink
    digits = "".join(glyph_lines(digit, plan.high)[line] for digit in figure.value)
    for full, signs in groupby(digits.rjust(plan.value), FULL.__eq__):
        yield "".join(signs), ink._replace(back=ink.fore or painter.look.screen["foreground"]) if full else ink
