"""Commands to an open page, by their names in a language or in English."""

from __future__ import annotations

from collections.abc import Mapping

from eighteen80.line.folding import fold
from eighteen80.sheets import Facts
from eighteen80.web.server.tokens import DeviceInfo
from eighteen80.words import LANGUAGES, Words

WHO, CLOSE, OPEN, OUT, PRIVATE, LET, OFF = ORDERS = ("who", "close", "open", "out", "private", "let", "off")


def names(words: Words) -> Mapping[str, str]:
    """Return the names of all commands in a language."""
    return {order: words.say(f"door-{order}") for order in ORDERS}


def seats(words: Words, *, private: bool) -> Facts:
    """Return the facts of who may open which seat."""
    named = names(words)
    return {"private": private, "order": named[PRIVATE], "let": named[LET]}


def facts_of(device: DeviceInfo) -> Facts:
    """Return the facts of a device."""
    return {**device._asdict(), "player": device.player or "none", "asks": device.asks or "none"}


def parse_order(line: str) -> tuple[str, str]:
    """Return the command in a line, in any language, and the words after it; empty without one."""
    word, _, rest = line.strip().partition(" ")
    for language in LANGUAGES:
        for order, name in names(Words(language)).items():
            if fold(word) in (fold(name), order):
                return order, rest.strip()
    return "", line.strip()


def number_of(word: str) -> int:
    """Return the number of a device; 0 for other words."""
    return int(word) if word.isascii() and word.isdecimal() and len(word) < len("10000") else 0
