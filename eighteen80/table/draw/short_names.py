"""Names in less room than they need, cut so that they can still be told apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import takewhile

from rich.cells import cell_len, set_cell_size

CUT = "…"


def abbreviated(names: Sequence[str], width: int) -> list[str]:
    """Each name in so many columns; a sign stands where it is cut, and no two that differ come out alike."""
    short = [_begun(name, width) for name in names]
    likes = Counter(short)
    for text in (text for text, count in likes.items() if count > 1):
        alike = [at for at, other in enumerate(short) if other == text]
        for at, other in zip(alike, _apart([names[at] for at in alike], width), strict=True):
            short[at] = other
    return short


def _begun(name: str, width: int, end: str = "") -> str:
    """As much of the name's beginning as there is room for before this end."""
    if cell_len(name) <= width:
        return name
    room = width - cell_len(CUT) - cell_len(end)
    return set_cell_size(name, max(room, 0)).rstrip() + CUT + end


def _apart(names: Sequence[str], width: int) -> list[str]:
    """Names that begin alike, with the signs in which they differ; numbered where those are too many."""
    differ = sum(1 for _ in takewhile(lambda signs: len({*signs}) == 1, zip(*names, strict=False)))
    for ends in _ends(names, differ):
        short = [_begun(name, width, end) for name, end in zip(names, ends, strict=True)]
        if len({*short}) == len({*names}) and max(map(cell_len, short)) <= width:
            return short
    return [_begun(name, width, str(number)) for number, name in enumerate(names, 1)]


def _ends(names: Sequence[str], start: int) -> Iterator[list[str]]:
    """The signs from here on, more and more of them."""
    for count in range(1, max(map(len, names)) - start + 1):
        yield [name[start : start + count] for name in names]
