"""Text as it is compared and quoted: without case and accents, and between quotes that hold any sign."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

_QUOTED = re.compile(r'"((?:[^"\\]|\\.)*)"')
_OPEN = re.compile(r'(?<!\S)""(?=[\s;]|$)')
_ESCAPE = re.compile(r"\\(.)")
_STROKES = str.maketrans("łŁ", "lL")
_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue"})


@lru_cache(maxsize=4096)
def fold(text: str) -> str:
    """The text as it is compared: without case, accents and strokes."""
    parts = unicodedata.normalize("NFKD", text.translate(_STROKES))
    return "".join(sign for sign in parts if not unicodedata.combining(sign)).casefold()


@lru_cache(maxsize=256)
def spellings(name: str) -> tuple[str, ...]:
    """The ways in which a name is typed, folded: with and without the letter that stands in for an umlaut."""
    return tuple(dict.fromkeys((fold(name), fold(name.translate(_UMLAUTS)))))


def quoted(text: str) -> str:
    """The text in double quotes, with those in it escaped."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def unquoted(word: str) -> str:
    """What a word says: the text between its quotes if it has any; a quote left open ends with the line."""
    if not word.startswith('"'):
        return word
    match = _QUOTED.fullmatch(word)
    text = match[1] if match else word[1:]
    return _ESCAPE.sub(r"\1", text) if "\\" in text else text


def still_to_say(line: str) -> int | None:
    """Where the cursor goes in a line whose reason is left open: between its first empty quotes."""
    match = _OPEN.search(line)
    return match.start() + 1 if match else None
