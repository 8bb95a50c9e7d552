"""A QR code as lines of text: two rows of its squares a line, so that it is as wide as it is high."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest

EDGE = 2
"""Light squares around it."""

# A blank that counts as a sign: spaces would be taken for the end of a word.
SIGNS = {(0, 0): "\N{BRAILLE PATTERN BLANK}", (1, 0): "▀", (0, 1): "▄", (1, 1): "█"}
"""Dark squares are written, light ones left; it has to be shown dark on light."""


def qr_lines(text: str) -> Sequence[str]:
    """Return the code of a text."""
    import segno

    rows = list(_add_margin([[int(square) for square in row] for row in segno.make(text, micro=False).matrix]))
    pairs = zip_longest(rows[::2], rows[1::2], fillvalue=[0] * len(rows[0]))
    return ["".join(SIGNS[pair] for pair in zip(*lines, strict=True)) for lines in pairs]


def _add_margin(rows: Sequence[Sequence[int]]) -> Iterator[list[int]]:
    blank = [0] * (len(rows[0]) + 2 * EDGE)
    yield from [blank] * EDGE
    for row in rows:
        yield [*[0] * EDGE, *row, *[0] * EDGE]
    yield from [blank] * EDGE
