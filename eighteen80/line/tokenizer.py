"""A typed line in words: as it is said, with its stops and commas, and with what is glued together."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import takewhile

from eighteen80.characters import code_point, steering
from eighteen80.refusals import Unreadable

WORD = re.compile(r'"(?:[^"\\]|\\.)*"?|\S+')
GLUED = re.compile(r"[^\W\d]?\d")
SIGNS, WORDS = 1000, 100
"""A move has no more: no table says as much at once, and each word is tried as a name, a verb and another move."""


def check_signs(line: str) -> None:
    """Refuse what is no line of a move, whatever it says."""
    if is_too_long(line):
        signs, words = len(line), len(_separate(line))
        raise Unreadable("unreadable-extent", signs=signs, most_signs=SIGNS, words=words, most_words=WORDS, at=0)
    at = steering(line)
    if at >= 0:
        raise Unreadable("unreadable-sign", word=code_point(line[at]), at=at)


def is_too_long(line: str) -> bool:
    """Whether the line is longer than any move."""
    # So many words take twice as many signs: most lines are known to be short without being taken apart.
    return len(line) > SIGNS or (len(line) > 2 * WORDS and len(_separate(line)) > WORDS)


def _separate(line: str) -> list[str]:
    return WORD.findall(line.replace(",", " "))


def cursor_word(line: str) -> int:
    """Where the word begins that is being typed at the end of the line."""
    words = list(WORD.finditer(line))
    return words[-1].start() if words and words[-1].end() == len(line) else len(line)


def cuts(word: str) -> Iterator[int]:
    """Where a word may be a verb and what is glued to it: before a figure, or before a name after one letter."""
    letters = sum(1 for _ in takewhile(str.isalpha, word))
    return (cut for cut in range(1, min(letters + 1, len(word))) if cut == 1 or GLUED.match(word, cut))


def as_said(line: str) -> Iterable[str]:
    """The line, without the stop at the end of a sentence, without commas: as much of it as the next reading needs."""
    if '"' in line:
        return (line,)
    ended = line.rstrip().rstrip(".") if line.rstrip().endswith(".") else line
    return dict.fromkeys((line, ended, ended.replace(",", " ")))


def at_commas(line: str) -> list[str]:
    """The pieces of a line between its commas; none where something is quoted."""
    pieces = [piece.strip() for piece in line.split(",")]
    return pieces if len(pieces) > 1 and all(pieces) and '"' not in line else []
