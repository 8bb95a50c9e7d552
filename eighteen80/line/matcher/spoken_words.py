"""The words of a line as they are compared: folded, without signs, with glued words separated."""

from __future__ import annotations

import re

from eighteen80.line.folding import fold

_OWNED = re.compile(r"['’]s?(?!\w)")
_WORD = re.compile(r"\d+\+\d+\w?|\d+[%\w]*|[^\W\d]\w*\+\d+|\w+|\?(?=[-\w])|[,;:./&+()]")
PAUSES = frozenset(",;:./&+()")
"""Signs of a pause."""


def split_words(text: str) -> tuple[str, ...]:
    """Return the words and pauses of a text."""
    return tuple(map(fold, _WORD.findall(_OWNED.sub("", text))))
