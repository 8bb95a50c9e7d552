"""Words that a misspelt one may be: a letter wrong, missing, too much, or two of them exchanged."""

from __future__ import annotations

from collections.abc import Callable, Iterable

LONG = 8
"""Number of letters of a word that may have a second fault."""
LEAST = 3
MOST = 4
"""Number of words tried in place of one."""


def nearer(word: str, known: Iterable[str], begins: Callable[[str], bool] = lambda _: False) -> list[str]:
    """Return the known words that differ from a word by few letters, the nearest first.

    `begins` tells which of them stand for all words that begin so.
    """
    most = 2 if len(word) >= LONG else 1
    if len(word) < LEAST or not word.isalpha():
        return []
    found = []
    for other in dict.fromkeys(known):
        begun = word[: len(other)] if begins(other) else word
        if 0 < (distance := difference(begun, other, most)) <= most:
            found.append((distance, other))
    return [other for _, other in sorted(found, key=lambda pair: pair[0])][:MOST]


def difference(word: str, other: str, most: int) -> int:
    """Count the letters by which two words differ, swapped neighbours as one; `most` + 1 for more than that."""
    if abs(len(word) - len(other)) > most:
        return most + 1
    before: list[int] = []
    row = list(range(len(other) + 1))
    for at, letter in enumerate(word, 1):
        last, row, older = row, [at], before
        for place, sign in enumerate(other, 1):
            cost = min(last[place] + 1, row[place - 1] + 1, last[place - 1] + (letter != sign))
            if at > 1 and place > 1 and (letter, word[at - 2]) == (other[place - 2], sign):
                cost = min(cost, older[place - 2] + 1)
            row.append(cost)
        if min(row) > most:
            return most + 1
        before = last
    return row[-1]
