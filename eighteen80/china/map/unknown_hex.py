"""Suggestions for a hex that does not exist: a row has only every other number, so its neighbours may be meant."""

from __future__ import annotations

import re

from eighteen80.china.box.components import BOX
from eighteen80.refusals import Unreadable

_HEX = re.compile(r"([A-Z])([1-9]\d?)")
_AROUND = ((0, -1), (0, 1), (-1, 0), (1, 0))


def nearby_hexes(name: str) -> tuple[str, ...]:
    """Return the map's hexes around a missing one: to its left and right, above and below."""
    match = _HEX.fullmatch(name)
    if not match:
        return ()
    letter, number = ord(match[1]), int(match[2])
    near = (f"{chr(letter + row)}{number + column}" for row, column in _AROUND)
    return tuple(hex_ for hex_ in near if hex_ in BOX.hexes)


def check_hex(word: str) -> None:
    """Refuse a word like the name of a hex, a letter and a number, with the hexes around it."""
    name = word.upper()
    if _HEX.fullmatch(name):
        raise Unreadable("track-no-hex", word=word, hex=name, beside=nearby_hexes(name))
