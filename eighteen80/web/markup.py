"""What turns words into markup: every text of a sheet goes through here, and comes out as text whatever it holds."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from html import escape
from typing import NamedTuple

from eighteen80.characters import harmless
from eighteen80.sheets import Cell, Chip, Wording
from eighteen80.table.draw.colours import readable
from eighteen80.words import Words

MANY = 4096
"""So much of a page is the same over and over."""
MARKER = 3
"""How many letters a marker has; a sign may follow them."""
PAINT = re.compile(r"#[0-9a-fA-F]{6}")
PLAIN = re.compile(r"[\w -]+", re.ASCII)
INK = re.compile(r"\bink-([0-9a-f]{6})\b")


class Pen(NamedTuple):
    """The language, and the colours in which an edition of the box paints its markers."""

    words: Words
    paints: Mapping[str, str] = {}

    def plain(self, wording: Wording) -> str:
        """The words as they are read."""
        return harmless(self.words.text(wording))

    def text(self, wording: Wording) -> str:
        """The words as markup that shows them and nothing else."""
        return escape(self.plain(wording))

    def ink(self, chip: Chip | Cell) -> str:
        """The class of a marker's colour; none of what is no colour."""
        paint = self.paints.get(self.plain(chip.text)[:MARKER], chip.paint)
        return f"ink-{paint[1:].lower()}" if PAINT.fullmatch(paint) else ""

    def cell(self, cell: Cell) -> str:
        """A piece of running text: what it means is its class, and its direction is its own affair."""
        if not self.plain(cell.text):
            return ""
        return f"<bdi{classes(self.tone(cell))}>{self.text(cell.text)}</bdi>"

    def tone(self, cell: Cell) -> str:
        """The classes of a cell: its meaning, or its colour if it is a marker."""
        return f"chip {self.ink(cell)}" if cell.paint else f"t-{cell.tone}" if cell.tone else ""


@lru_cache(maxsize=MANY)
def classes(*names: str) -> str:
    """The attribute that has these classes, as far as they are plain words; nothing without any."""
    said = " ".join(filter(PLAIN.fullmatch, names))
    return f' class="{said}"' if said else ""


def letters(said: str, x: float, y: float, *names: str, width: float = 0) -> str:
    """Text in a drawing, squeezed or stretched into a width where there is one."""
    fitted = f' textLength="{width:g}" lengthAdjust="spacingAndGlyphs"' if width else ""
    return f'<text{classes(*names)} x="{round(x, 1):g}" y="{round(y, 1):g}"{fitted}>{said}</text>'


def svg_markup(name: str, size: tuple[float, float], title: str, inside: Iterable[str]) -> str:
    """A drawing of a size, under a name by which it is known to whoever hears it."""
    across, down = size
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg"{classes(name)} role="img" aria-label="{title}" '
        f'viewBox="0 0 {across:g} {down:g}">{"".join(inside)}</svg>'
    )


def inks(markup: Iterable[str]) -> frozenset[str]:
    """The colours of markers in pieces of markup."""
    return frozenset(found for piece in markup for found in INK.findall(piece))


def ink_rules(colours: Iterable[str]) -> str:
    """The look of markers in these colours, whatever the theme: a marker is printed."""
    return "".join(
        f".chip.ink-{colour},.legend.ink-{colour}{{background:#{colour};color:{readable('#' + colour)}}}"
        f"rect.ink-{colour}{{fill:#{colour}}}text.ink-{colour}{{fill:{readable('#' + colour)}}}"
        for colour in sorted(colours)
    )
