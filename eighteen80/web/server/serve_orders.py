"""Tools of both ways to serve the page, in the shell and for the table.

They read orders to the open page as they are typed, show its address as a code, and let the table go first.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import suppress
from itertools import zip_longest
from threading import Thread
from typing import TextIO

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


LONGEST = 200
"""Characters of a line that are read at once: no order is longer."""


async def typed_lines(source: TextIO) -> AsyncIterator[str]:
    """Hand over each line as it comes, to the end of the source; on Windows an event loop watches no keyboard."""
    lines: asyncio.Queue[str] = asyncio.Queue()
    loop = asyncio.get_running_loop()

    def take(line: str) -> None:
        loop.call_soon_threadsafe(lines.put_nowait, line)

    Thread(target=_read, args=(source.fileno(), source.encoding, take), daemon=True).start()
    while line := await lines.get():
        yield line


def _read(descriptor: int, encoding: str, take: Callable[[str], None]) -> None:
    # A stream of its own: the program cannot end while a thread waits in the shared one.
    # If the program ends before its input, the loop is closed or the source gone.
    with (
        suppress(OSError, ValueError, RuntimeError),
        os.fdopen(descriptor, "r", encoding=encoding, errors="replace", closefd=False) as stream,
    ):
        while line := stream.readline(LONGEST):
            take(line)
        take("")


EDGE = 2
"""Light squares around a code."""

# A blank that counts as a sign: spaces would be taken for the end of a word.
SIGNS = {(0, 0): "\N{BRAILLE PATTERN BLANK}", (1, 0): "▀", (0, 1): "▄", (1, 1): "█"}
"""Dark squares are written, light ones left; it has to be shown dark on light."""


def qr_lines(text: str) -> Sequence[str]:
    """Return the QR code of a text, two rows of its squares a line, so that it is as wide as it is high."""
    import segno

    rows = list(map(bytes, segno.make(text, micro=False).matrix_iter(border=EDGE)))
    pairs = zip_longest(rows[::2], rows[1::2], fillvalue=bytes(len(rows[0])))
    return ["".join(SIGNS[pair] for pair in zip(*lines, strict=True)) for lines in pairs]


STEPS = 10
"""Number of steps back, of the 19 that most systems know; without permission all processes stay equal."""


def lower_priority() -> None:
    """Let every other process of this machine go first: the banker's own line above all."""
    if hasattr(os, "nice"):
        os.nice(STEPS)
