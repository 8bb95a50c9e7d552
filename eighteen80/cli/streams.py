"""The standard streams as the commands need them: open, and able to take or to give any sign."""

from __future__ import annotations

import codecs
import errno
import os
import sys
from contextlib import suppress
from io import UnsupportedOperation
from typing import TextIO


class Unwritten(Exception):
    """Standard output takes nothing more."""

    def __init__(self, why: OSError) -> None:
        super().__init__(why)
        self.why = why

    @property
    def reader_left(self) -> bool:
        """True if the reader has closed the pipe; Windows only reports that the write is invalid."""
        return isinstance(self.why, BrokenPipeError) or self.why.errno == errno.EINVAL


STREAMS = {"stdin": "r", "stdout": "w", "stderr": "w"}


def prepare() -> list[str]:
    """Prepare the streams for use, and list the encodings that lacked a sign."""
    for name, mode in STREAMS.items():
        if getattr(sys, name) is None:
            # The caller of the program closed it: nothing is read from it, and what is written is lost.
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: PTH123, SIM115  # open until the end
    if getattr(sys.stdin, "encoding", "") == "utf-8" and hasattr(sys.stdin, "reconfigure"):
        # Some programs put a mark before what they write; it is no part of the first line.
        with suppress(UnsupportedOperation):  # it has been read from already
            sys.stdin.reconfigure(encoding="utf-8-sig", errors=sys.stdin.errors)
    return _write_any_sign()


def _write_any_sign() -> list[str]:
    """Replace signs that a stream cannot take by question marks, and note the encoding once that happens."""
    lost: list[str] = []

    def ask(error: UnicodeError) -> tuple[str, int]:
        if not isinstance(error, UnicodeEncodeError):
            raise error
        lost.append(error.encoding)
        return "?" * (error.end - error.start), error.end

    codecs.register_error("asked", ask)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="asked")
    return lost


def put(line: str) -> None:
    """Write a line to standard output, at once; Unwritten where it takes none."""
    try:
        _write(f"{line}\n", sys.stdout)
    except OSError as error:
        raise Unwritten(error) from error


def talk(text: str) -> None:
    """Write to standard error; if that fails, only the exit code shows how the command has ended."""
    with suppress(OSError):
        _write(text, sys.stderr)


def _write(text: str, stream: TextIO) -> None:
    try:
        stream.write(text)
        stream.flush()
    except OSError:
        # It must not complain again at exit.
        with suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
        raise
