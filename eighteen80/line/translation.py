"""A line of the record in the words of another language: verbs where moves begin, fixed words elsewhere."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"?|;|[^\s;]+')
BEFORE_MOVES = frozenset({"amend", "insert", "that", "rule"})
"""Verbs with a move after them, possibly with a number or a reason in between."""


class LineTranslator(NamedTuple):
    """A language's names of verbs and fixed words, and the parts of words joined by dashes."""

    verbs: Mapping[str, str] = {}
    words: Mapping[str, str] = {}
    parts: Mapping[str, str] = {}

    def line(self, text: str) -> str:
        """Translate the line; words outside the game stay."""
        words, end, begins = [], 0, True
        for token in _TOKEN.finditer(text):
            words.append(text[end : token.start()])
            word, end = token.group(), token.end()
            words.append((self.verbs.get(word) or self.word(word)) if begins else self.word(word))
            begins = word == ";" or (begins and self._still_begins(word)) or word == "that"
        return "".join((*words, text[end:]))

    def _still_begins(self, word: str) -> bool:
        """Return whether the move itself is still to come: after a name, a number of a move, a reason."""
        return word.endswith(":") or word.isdigit() or word in BEFORE_MOVES or word.startswith('"')

    def word(self, word: str) -> str:
        """Translate a fixed word; others stay."""
        if word in self.words:
            return self.words[word]
        if word.startswith("/") and word[1:] in self.words:
            return f"/{self.words[word[1:]]}"
        pieces = word.split("-")
        return "-".join(map(self.parts.__getitem__, pieces)) if all(piece in self.parts for piece in pieces) else word
