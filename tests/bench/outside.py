"""The table from outside, in a pseudo-terminal of 120×40: from a written key to the bytes that come of it."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import struct
import sys
import termios
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Self

from tests.support.measuring import MILLI, spread
from tests.support.sitting import LAYING, SIZES, write_beginning

TYPED = "run; pay; done"
TURNS, QUICK_TURNS = 12, 2
QUIET = 0.25
"""Seconds without a byte after which all has come that comes of a key: half as many as the cursor takes to blink."""
OPENED = 15.0
"""Seconds after which the table is open, with every process that it needs."""
PATIENCE = 60.0
WIPE = b"\x15"
AIM = "aim 15, p95 30"


def figures(*, quick: bool) -> Iterator[str]:
    """Milliseconds by the clock, which a busy machine lengthens, and of processor time, which it does not."""
    with TemporaryDirectory() as folder, Terminal(write_beginning(Path(folder), LAYING)) as terminal:
        terminal.wait(OPENED)
        firsts, lasts, spent = [], [], []
        for _ in range(QUICK_TURNS if quick else TURNS):
            for sign in TYPED:
                before = terminal.processor()
                first, last = terminal.key(sign.encode())
                firsts.append(first)
                lasts.append(last)
                spent.append(terminal.processor() - before)
            terminal.key(WIPE)
        yield f"key to first byte: {spread(firsts)}"
        yield f"key to last byte of the preview ({AIM}): {spread(lasts)}"
        yield f"processor time of a key, all processes of the table: {spread(spent)}"


class Terminal:
    """The table as a shell starts it, in a process of its own."""

    def __init__(self, record: Path) -> None:
        self._process, self._screen = pty.fork()
        if not self._process:
            os.environ["TERM"], os.environ["LC_ALL"] = "xterm-256color", "C.UTF-8"
            command = (sys.executable, "-m", "eighteen80", "--lang", "en", "open", str(record))
            os.execv(sys.executable, command)  # noqa: S606  # no shell: what is measured is the table alone
        columns, rows = SIZES["normal"]
        fcntl.ioctl(self._screen, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        with suppress(OSError):
            os.write(self._screen, WIPE + b"quit\r")
            self.wait(OPENED)
        os.close(self._screen)
        os.waitpid(self._process, 0)

    def wait(self, seconds: float) -> None:
        """Read the output for `seconds`."""
        until = perf_counter() + seconds
        while (left := until - perf_counter()) > 0:
            if select.select([self._screen], [], [], left)[0]:
                os.read(self._screen, 1 << 16)

    def _still(self) -> float:
        """Read until nothing more comes; when the last byte came."""
        last = perf_counter()
        while select.select([self._screen], [], [], QUIET)[0]:
            os.read(self._screen, 1 << 16)
            last = perf_counter()
        return last

    def key(self, sign: bytes) -> tuple[float, float]:
        """Milliseconds from a key to the first byte that comes of it and to the last."""
        began = perf_counter()
        os.write(self._screen, sign)
        select.select([self._screen], [], [], PATIENCE)
        first = perf_counter()
        return (first - began) * MILLI, (self._still() - began) * MILLI

    def processor(self) -> float:
        """Return the milliseconds of processor time of the table's processes so far; 0 if the system hides them."""
        ticks = sum(map(_ticks, (self._process, *_children(self._process))))
        return ticks * MILLI / os.sysconf("SC_CLK_TCK")


def _ticks(process: int) -> int:
    with suppress(OSError):
        user, system = Path(f"/proc/{process}/stat").read_text().rpartition(") ")[2].split()[11:13]
        return int(user) + int(system)
    return 0


def _children(process: int) -> list[int]:
    with suppress(OSError):
        return [int(word) for word in Path(f"/proc/{process}/task/{process}/children").read_text().split()]
    return []
