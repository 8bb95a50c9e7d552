"""Words of a typed line: with its stops and commas, and with words that are glued together."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import takewhile

from eighteen80.characters import code_point, find_control
from eighteen80.refusals import Unreadable

WORD = re.compile(r'"(?:[^"\\]|\\.)*"?|\S+')
GLUED = re.compile(r"[^\W\d]?\d")
SIGNS, WORDS = 1000, 100
"""Limits of a move, longer than any: each word is tried as a name, a verb and another move."""


def check_signs(line: str) -> None:
    """Refuse a text that cannot be a move's line."""
    if is_too_long(line):
        signs, words = len(line), len(_separate(line))
        raise Unreadable("unreadable-extent", signs=signs, most_signs=SIGNS, words=words, most_words=WORDS, at=0)
    at = find_control(line)
    if at >= 0:
        raise Unreadable("unreadable-sign", word=code_point(line[at]), at=at)


def is_too_long(line: str) -> bool:
    """Return whether the line is longer than any move."""
    # Such a line has twice as many signs: most lines are known to be short without being split.
    return len(line) > SIGNS or (len(line) > 2 * WORDS and len(_separate(line)) > WORDS)


def _separate(line: str) -> list[str]:
    return WORD.findall(line.replace(",", " "))


def cursor_word(line: str) -> int:
    """Return the place of the word that is being typed at the end of the line."""
    words = list(WORD.finditer(line))
    return words[-1].start() if words and words[-1].end() == len(line) else len(line)


def cuts(word: str) -> Iterator[int]:
    """Yield the places that may separate a verb from glued words: before a figure, or a name after one letter."""
    letters = sum(1 for _ in takewhile(str.isalpha, word))
    return (cut for cut in range(1, min(letters + 1, len(word))) if cut == 1 or GLUED.match(word, cut))


def plainer_lines(line: str) -> Iterable[str]:
    """Yield the line as typed, without its final stop, without its commas, as the next reading needs it."""
    if '"' in line or ("." not in line and "," not in line):
        return (line,)
    ended = line.rstrip().rstrip(".") if line.rstrip().endswith(".") else line
    return dict.fromkeys((line, ended, ended.replace(",", " ")))
