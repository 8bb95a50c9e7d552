"""Characters: which are spaces, which show nothing, and which a terminal would obey instead of showing them."""

from __future__ import annotations

import re
from unicodedata import category

JOINERS = "\u200c\u200d"
"""Invisible, but several scripts cannot be written without them."""

UNSEEN = re.compile(
    f"[{JOINERS}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180d\u180f\u2800\u3164\ufe00-\ufe0f\uffa0"
    "\U00016fe4\U0001d159\U000e0100-\U000e01ef]"
)
"""Characters that Unicode calls printable although nothing of them shows."""


def is_invisible(text: str) -> bool:
    """Return whether the text has no visible sign."""
    return not UNSEEN.sub("", text).strip()


def normalise_spaces(text: str) -> str:
    """Replace tabs and the unusual spaces of other keyboards by plain ones."""
    if text.isprintable():
        return text
    return "".join(" " if sign == "\t" or category(sign) == "Zs" else sign for sign in text)


def trim(text: str) -> str:
    """Return a typed text with plain spaces, and none around it."""
    return normalise_spaces(text).strip()


def find_control(text: str) -> int:
    """Find the first sign that could control a terminal; -1 without one."""
    if text.isprintable():
        return -1
    return next((at for at, sign in enumerate(text) if not _is_visible(sign)), -1)


def _is_visible(sign: str) -> bool:
    return sign.isprintable() or sign in JOINERS


def harmless(text: str) -> str:
    """Replace every character that could control a terminal: for names from a person or a file."""
    if text.isprintable():
        return text
    return "".join(sign if _is_visible(sign) else "\N{REPLACEMENT CHARACTER}" for sign in text)


def is_lone_byte(sign: str) -> bool:
    """Return whether the sign is a byte that is not text in UTF-8, as decoding with surrogates leaves it."""
    return "\udc80" <= sign <= "\udcff"


def code_point(sign: str) -> str:
    """Return the code point of an invisible sign: U+200E."""
    return f"U+{ord(sign):04X}"
