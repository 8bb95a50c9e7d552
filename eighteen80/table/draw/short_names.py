"""Names cut to little room so that they still differ."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import takewhile

from rich.cells import cell_len, set_cell_size

FEW = 6
"""Number of columns below which names of several words become initials."""


def shorten_names(names: Sequence[str], width: int) -> list[str]:
    """Shorten each name to `width` columns, to initials or by cutting, so that different names stay different.

    A name that stands there more than once is the same each time.
    """
    once = tuple(dict.fromkeys(names))
    short = dict(zip(once, _shorten_each(once, width), strict=True))
    return [short[name] for name in names]


def _shorten_each(names: Sequence[str], width: int) -> list[str]:
    """Shorten names that all differ."""
    if width < FEW and any(cell_len(name) > width for name in names) and (initials := _initials(names, width)):
        return initials
    short = [_cut_name(name, width) for name in names]
    likes = Counter(short)
    for text in (text for text, count in likes.items() if count > 1):
        alike = [at for at, other in enumerate(short) if other == text]
        for at, other in zip(alike, _apart([names[at] for at in alike], width), strict=True):
            short[at] = other
    return short


def _initials(names: Sequence[str], width: int) -> list[str]:
    """Return the initials of names of several words, with whole numbers; none if two are alike."""
    words = [name.split() for name in names]
    short = ["".join(word if word.isdecimal() else word[0] for word in each) for each in words]
    fit = all(len(each) > 1 for each in words) and max(map(cell_len, short), default=0) <= width
    return short if fit and len({*short}) == len({*names}) else []


def _cut_name(name: str, width: int, end: str = "") -> str:
    """Cut the name so that it fits before this end."""
    if cell_len(name) <= width:
        return name
    return set_cell_size(name, max(width - cell_len(end), 0)).rstrip() + end


def _apart(names: Sequence[str], width: int) -> list[str]:
    """Cut names that begin alike but keep their different signs; number them if those are too many."""
    differ = sum(1 for _ in takewhile(lambda signs: len({*signs}) == 1, zip(*names, strict=False)))
    for count in range(1, max(map(len, names)) - differ + 1):
        ends = [name[differ : differ + count] for name in names]
        short = [_cut_name(name, width, end) for name, end in zip(names, ends, strict=True)]
        if len({*short}) == len({*names}) and max(map(cell_len, short)) <= width:
            return short
    return [_cut_name(name, width, str(number)) for number, name in enumerate(names, 1)]
