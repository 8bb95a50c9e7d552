"""The right to write a record: a lock next to it, signed by the process that holds it."""

from __future__ import annotations

import os
import re
from contextlib import suppress
from pathlib import Path
from time import localtime, strftime, time
from typing import TYPE_CHECKING, NamedTuple, Self
from warnings import catch_warnings

from eighteen80.record.record_file import WriteFailed, describe_os_error, read_file
from eighteen80.refusals import Refusal

if TYPE_CHECKING:
    from filelock import FileLock

TIME = "%Y-%m-%d %H:%M:%S"
_MARKER = re.compile(r"(\d{1,10})\n([!->@-~]+)(?:\?[!-~]*)?\n(?:\d+\n)?", re.ASCII)
"""Process, computer with the kind of process number, start of the process: how a lock that is only a file is signed."""

WHILE = 60
"""A file that serves as a lock is signed at the latest this many seconds after it was made."""

NOTE_LIMIT = 300
"""Bytes read of a lock's signature, which may hold anything."""

LOCKED = b"\0"
"""The byte before our signature: Windows locks it, and no second handle may read or write it then."""


class LockHolder(NamedTuple):
    """Holder of the right to write a record: a process, its computer, and its start."""

    process: str | None = None
    computer: str | None = None
    since: str | None = None

    @classmethod
    def read(cls, note: bytes, written: float = 0) -> Self | None:
        """Read the holder from a signature, in our form or in filelock's; None without one."""
        if marker := _MARKER.fullmatch(note.decode(errors="replace")):
            return cls(marker[1], marker[2], strftime(TIME, localtime(written)))
        process, computer, since, *more = [*note.decode(errors="replace").splitlines(), "", "", ""]
        signed = process.isdecimal() and computer and since and not any(more)
        return cls(process, computer, since) if signed else None


class Lock:
    """The right to write a record. It ends with the process; the note of who held it then shows a crash."""

    def __init__(self, path: Path) -> None:
        self.path = path.with_name(f".{path.name}.lock")
        self._lock: FileLock | None = None
        self.left_by: LockHolder | None = None

    def notices(self) -> tuple[Refusal, ...]:
        """Return a notice for the new holder if the previous one did not give the right back."""
        if self.left_by is None:
            return ()
        # Locks do not reach from one computer to another; in a shared folder the note is all there is to go by.
        here = self.left_by.computer == _computer()
        return (Refusal("record-crashed" if here else "record-elsewhere", **self.left_by._asdict()),)

    def take(self) -> None:
        """Take the right to write, or refuse with its holder."""
        if self._lock is not None:
            return
        from filelock import Timeout

        before = self._holder()
        try:
            lock = self._acquire()
        except Timeout:
            holder = before or LockHolder()
            raise WriteFailed("record-held", **holder._asdict()) from None
        except (OSError, NotImplementedError) as error:
            raise WriteFailed("record-no-lock", reason=describe_os_error(error)) from error
        self._lock = lock
        self.left_by = before
        self._sign(f"{os.getpid()}\n{_computer()}\n{strftime(TIME)}\n")

    def _acquire(self) -> FileLock:
        """Acquire the lock of the system, or create a lock file if it has none."""
        from filelock import FileLock, SoftFileLock, Timeout

        lock = FileLock(self.path, thread_local=False)
        with catch_warnings(action="ignore"):
            try:
                lock.acquire(timeout=0)
            except Timeout:
                if not isinstance(lock, SoftFileLock):
                    raise
                # The first attempt may have done no more than put away what a crash had left.
                # A lock of the system has left an unsigned file, unless that is new.
                with suppress(OSError):
                    if self._holder() is None and time() - self.path.stat().st_mtime > WHILE:
                        self.path.unlink()
                lock.acquire(timeout=0)
        return lock

    def release(self) -> None:
        """Give the right back."""
        if self._lock is not None:
            self._sign("")
            self._lock.release()
            self._lock = None
            self.left_by = None

    def _holder(self) -> LockHolder | None:
        with suppress(OSError):
            return LockHolder.read(self._note(), self.path.stat().st_mtime)
        return None

    def _note(self) -> bytes:
        """Read the signature: a file that serves as a lock is signed from its first byte on."""
        try:
            return read_file(self.path, NOTE_LIMIT).removeprefix(LOCKED)
        except PermissionError:
            return read_file(self.path, NOTE_LIMIT, len(LOCKED))

    def _sign(self, text: str) -> None:
        from filelock import SoftFileLock

        if isinstance(self._lock, SoftFileLock):
            # The content of such a file shows filelock whether its writer still runs; our own words would not.
            return
        # Not over the file but into it: the lock is on the file that is there.
        with suppress(OSError), self.path.open("r+b", buffering=0) as file:
            try:
                file.write(LOCKED + text.encode())
            except PermissionError:
                file.seek(len(LOCKED))
                file.write(text.encode())
            file.truncate()


def _computer() -> str:
    from socket import gethostname

    return gethostname()
