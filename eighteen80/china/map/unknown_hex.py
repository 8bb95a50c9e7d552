"""A hex that is named and not there: a row has only every other number, so what is meant lies around it."""

from __future__ import annotations

import re

from eighteen80.china.box.components import BOX
from eighteen80.refusals import Unreadable

_HEX = re.compile(r"([A-Z])([1-9]\d?)")
_AROUND = ((0, -1), (0, 1), (-1, 0), (1, 0))


def looks_like_hex(word: str) -> bool:
    """Whether the word is a letter and a number, as hexes are named."""
    return bool(_HEX.fullmatch(word.upper()))


def around(name: str) -> tuple[str, ...]:
    """The hexes of the map around a place that is none: those before and behind it, above and below."""
    match = _HEX.fullmatch(name)
    if not match:
        return ()
    letter, number = ord(match[1]), int(match[2])
    near = (f"{chr(letter + row)}{number + column}" for row, column in _AROUND)
    return tuple(hex_ for hex_ in near if hex_ in BOX.hexes)


def no_hex(word: str) -> Unreadable:
    """That the map has no such hex, and which lie around it."""
    name = word.upper()
    return Unreadable("track-no-hex", word=word, hex=name, beside=around(name))
