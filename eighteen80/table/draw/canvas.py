"""A page of character cells to draw on: grounds, words, and lines made of quarter cells or of dots."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

PER_CELL = 2
"""Quarters of a cell across, and down."""

QUARTERS = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█"
"""The signs for every set of quarters of a cell."""

QUARTER = ((0x1, 0x2), (0x4, 0x8))
"""The bits of a cell's quarters, line by line."""

BRAILLE = 0x2800
DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""The bits of a cell's dots, line by line, in the signs that begin there."""

DOTS_DOWN = len(DOTS)


class Ink(NamedTuple):
    """Colours of a cell as #rrggbb, empty for those of the screen."""

    fore: str = ""
    back: str = ""
    bold: bool = False


Cells = Iterable[tuple[int, int, int]]
"""Lines and columns, counted from some cell on, with the bits of the quarters or the dots that are filled there."""

Part = tuple[tuple[list[str], list[Ink]], ...]
"""Signs and inks of some columns in a few lines, line by line."""


class Canvas:
    """Cells by line and column; later writing covers earlier."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._signs = [[" "] * width for _ in range(height)]
        self._inks = [[Ink()] * width for _ in range(height)]
        self._quarters: dict[tuple[int, int], tuple[int, int]] = {}

    def fill(self, line: int, column: int, width: int, height: int, back: str) -> None:
        """Lay a ground."""
        for y in range(line, line + height):
            self._inks[y][column : column + width] = [Ink(back=back)] * width

    def quarters(self, line: int, column: int, cells: Cells, fore: str, rank: int = 0) -> None:
        """Fill quarters of cells from there on; a cell has one colour, that of the highest rank drawn in it."""
        for down, across, bits in cells:
            y, x = line + down, column + across
            before, highest = self._quarters.get((y, x), (0, -1))
            self._quarters[y, x] = before | bits, max(rank, highest)
            self._signs[y][x] = QUARTERS[before | bits]
            if rank >= highest:
                self._inks[y][x] = Ink(fore, self._inks[y][x].back)

    def dots(self, line: int, column: int, cells: Cells, fore: str) -> None:
        """Set dots of cells from there on; where a quarter of a cell is filled, the quarter is seen instead."""
        for down, across, bits in cells:
            y, x = line + down, column + across
            if (y, x) not in self._quarters:
                self._signs[y][x] = chr(max(ord(self._signs[y][x]), BRAILLE) | bits)
                self._inks[y][x] = Ink(fore, self._inks[y][x].back)

    def dot(self, x: int, y: int, fore: str) -> None:
        """Set a dot by its place on the whole canvas."""
        bits = DOTS[y % DOTS_DOWN][x % PER_CELL]
        self.dots(y // DOTS_DOWN, x // PER_CELL, ((0, 0, bits),), fore)

    def write(self, line: int, column: int, text: str, ink: Ink) -> None:
        """Write over the present signs; an ink without a ground keeps theirs."""
        for x, sign in enumerate(text, column):
            self._signs[line][x] = sign
            self._inks[line][x] = ink if ink.back else ink._replace(back=self._inks[line][x].back)

    def part(self, line: int, column: int, width: int, height: int) -> Part:
        """Copy the drawing there, to be pasted again."""
        there = slice(column, column + width)
        return tuple((self._signs[y][there], self._inks[y][there]) for y in range(line, line + height))

    def lay(self, line: int, column: int, part: Part) -> None:
        """Paste an earlier drawing."""
        for y, (signs, inks) in enumerate(part, line):
            there = slice(column, column + len(signs))
            self._signs[y][there], self._inks[y][there] = signs, inks

    def free(self, line: int, column: int, length: int) -> bool:
        """Return whether these columns are still blank."""
        return "".join(self._signs[line][column : column + length]).isspace()

    def is_blank(self, line: int, columns: Iterable[int]) -> bool:
        """Return whether these cells have neither ground nor text."""
        return all(not self._inks[line][column].back and self._signs[line][column] == " " for column in columns)

    def sign(self, line: int, column: int) -> str:
        """Return the sign there; blank beyond the edges."""
        return self._signs[line][column] if 0 <= column < self.width else " "

    def ink_runs(self, line: int) -> Iterator[tuple[str, Ink]]:
        """Yield the line from left to right, as stretches of one ink."""
        signs, inks = self._signs[line], self._inks[line]
        start = 0
        for column in range(1, self.width + 1):
            if column == self.width or inks[column] != inks[start]:
                yield "".join(signs[start:column]), inks[start]
                start = column
