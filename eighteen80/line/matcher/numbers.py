"""Spoken numbers: figures, words, and words made of words."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache

_FIGURES = re.compile(r"(\d+)(%?)([^\W\d]*)")
_HUNDRED, _TEN, _TENS = 100, 10, 20


class Numbers:
    """The number words of all languages; `hundreds` multiply the number before them, `joints` connect.

    Figures may have `endings`; those that mean `times` follow the counted thing.
    """

    def __init__(
        self,
        values: Mapping[str, int],
        hundreds: Collection[str],
        joints: Collection[str],
        endings: Sequence[str],
        times: Sequence[str],
    ) -> None:
        self._values = values
        self._hundreds = frozenset(hundreds)
        self._joints = frozenset(joints)
        self._endings = frozenset(endings)
        self._times = frozenset(times)
        parts = sorted((*values, *hundreds, *joints), key=len, reverse=True)
        self._part = re.compile("|".join(map(re.escape, parts)))
        self._in_parts = lru_cache(maxsize=1024)(self._split_compound)

    def read(self, words: Sequence[str], at: int) -> tuple[str, int] | None:
        """Read the number that begins there, and return the place of the word after it."""
        if match := _FIGURES.fullmatch(words[at]):
            counted = match[3] in self._times and at + 1 < len(words)
            known = not match[3] or match[3] in self._endings or counted
            return (match[1] + match[2], at + 1) if known else None
        total: int | None = None
        end = at
        for place in range(at, len(words)):
            parts = self._in_parts(words[place])
            if not parts or (place == at and parts[0] in self._joints):
                break
            if set(parts) <= self._joints:
                continue
            if (more := self._add_parts(total, parts)) is None:
                break
            total, end = more, place + 1
        return (str(total), end) if total is not None else None

    def _split_compound(self, word: str) -> tuple[str, ...]:
        """Return the number words in a compound word; empty if it has other parts."""
        if word in self._values or word in self._hundreds:
            return (word,)
        parts = tuple(match.group() for match in self._part.finditer(word))
        return parts if "".join(parts) == word else ()

    def _add_parts(self, total: int | None, parts: Sequence[str]) -> int | None:
        """Add these parts to the number; return None if they begin another one."""
        before = ""
        for part in parts:
            if part not in self._joints:
                hundred, within = part in self._hundreds, before in self._joints
                value = _HUNDRED if hundred else self._values[part]
                total = value if total is None else _add_word(total, value, hundred=hundred, within=within)
                if total is None:
                    return None
            before = part
        return total


def _add_word(total: int, value: int, *, hundred: bool, within: bool) -> int | None:
    """Add the next word to a number: two hundred, hundred sixty, five-and-forty, one eighty, forty five."""
    rest = total % _HUNDRED
    if hundred:
        return total * _HUNDRED if total < _TEN else None
    if value < _HUNDRED and (rest == 0 or (within and rest < _TEN <= value)):
        return total + value
    if total < _TEN and value % _TEN == 0 and _TENS <= value < _HUNDRED:
        return total * _HUNDRED + value
    return total + value if rest % _TEN == 0 and rest >= _TENS and value < _TEN else None
