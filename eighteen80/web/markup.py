"""Conversion of words into markup: every text of a sheet is escaped here, with any signs in it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from html import escape
from typing import NamedTuple

from eighteen80.characters import harmless
from eighteen80.page_parts import SEAT, group_digits
from eighteen80.sheets import SEATS, Cell, Chip, Say, Wording
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
