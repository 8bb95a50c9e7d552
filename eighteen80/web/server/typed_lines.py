"""Lines of a keyboard or a pipe, read outside the event loop: on Windows a loop watches neither of them."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from threading import Thread
from typing import TextIO

LONGEST = 200
"""Characters of a line that are read at once: no order is longer."""


async def typed_lines(source: TextIO) -> AsyncIterator[str]:
    """Hand over each line as it comes, to the end of the source."""
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
