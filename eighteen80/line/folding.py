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
_APOSTROPHES = str.maketrans("", "", "'’")


@lru_cache(maxsize=4096)
def fold(text: str) -> str:
    """Remove case, accents and strokes, for comparisons."""
    parts = unicodedata.normalize("NFKD", text.translate(_STROKES))
    return "".join(sign for sign in parts if not unicodedata.combining(sign)).casefold()


@lru_cache(maxsize=256)
def spellings(name: str) -> tuple[str, ...]:
    """Return the folded spellings of a name: with and without the letter that replaces an umlaut, or an apostrophe."""
    return tuple(dict.fromkeys((fold(name), fold(name.translate(_UMLAUTS)), fold(name.translate(_APOSTROPHES)))))


def quote(text: str) -> str:
    """Put the text in double quotes and escape those in it."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def unquote(word: str) -> str:
    """Return the text between the word's quotes, if it has any; an open quote ends with the line."""
    if not word.startswith('"'):
        return word
    match = _QUOTED.fullmatch(word)
    text = match[1] if match else word[1:]
    return _ESCAPE.sub(r"\1", text) if "\\" in text else text


def reason_cursor(line: str) -> int | None:
    """Return the cursor's place in a line without its reason: between its first empty quotes."""
    match = _OPEN.search(line)
    return match.start() + 1 if match else None
