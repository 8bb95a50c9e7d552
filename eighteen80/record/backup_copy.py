"""The backup of a record: a file in another folder, such as a stick, that gets every line as well.

A thread of its own writes it, so that no one waits for it; its absence is reported and stops nothing, and as soon as it
is back the copy is completed.
"""

from __future__ import annotations

import errno
import os
from pathlib import Path
from threading import Condition, Thread

from eighteen80.record.locations import first_difference
from eighteen80.record.record_file import describe_os_error, file_stamp, full_path, replace_file, write_all
from eighteen80.refusals import Refusal

AGAIN = 1.0
"""Seconds between two attempts at a folder that is away."""
LAST = 5.0
"""Seconds to wait at the end for the last lines to arrive."""
MOST = 100
"""Number of file names to try before the folder counts as full."""


class BackupCopy:
    """The copy in that folder: `keep` has it follow the record, `trouble` is why it does not."""

    def __init__(self, folder: Path, record: Path) -> None:
        self.folder = folder
        self.path = folder / record.name
        self.trouble: Refusal | None = None
        self._record = record
        self._wanted = b""
        self._written: bytes | None = None
        self._seen: object = None
        self._tried = True
        self._closing = False
        self._news: list[Refusal] = []
        self._changed = Condition()
        self._thread = Thread(target=self._follow, daemon=True)

    # Interface for the writer of the record

    def keep(self, data: bytes) -> None:
        """Write this to the copy, at once or as soon as possible."""
        with self._changed:
            self._wanted, self._tried = data, False
            if not self._thread.is_alive() and not self._closing:
                self._thread.start()
            self._changed.notify_all()

    def settle(self, seconds: float = LAST) -> None:
        """Wait until the copy is complete, or has failed."""
        with self._changed:
            self._changed.wait_for(lambda: self._tried, seconds)

    def news(self) -> tuple[Refusal, ...]:
        """Return the changes since the last call: the backup is missing, complete again, or renamed."""
        with self._changed:
            changes, self._news = tuple(self._news), []
        return changes

    def close(self) -> None:
        """Let the last lines arrive, and end."""
        self.settle()
        with self._changed:
            self._closing = True
            self._changed.notify_all()

    # In its own thread

    def _follow(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._closing or not self._tried, AGAIN if self.trouble else None)
                if self._closing:
                    return
                wanted = self._wanted
            trouble = self._attempt(wanted)
            with self._changed:
                before, self.trouble = self.trouble, trouble
                if trouble and (before is None or before.facts != trouble.facts):
                    self._news.append(trouble)
                elif before and not trouble:
                    self._news.append(Refusal("copy-whole", path=str(self.path)))
                self._tried = self._wanted is wanted
                self._changed.notify_all()

    def _attempt(self, wanted: bytes) -> Refusal | None:
        """Make the copy whole; why that cannot be."""
        try:
            if full_path(self.folder) == self._record.parent:
                return Refusal("copy-same", folder=str(self.folder))
            if not self.folder.is_dir():
                # Never made here: where a stick is away, its folder would lie on the disk that has the record already.
                return Refusal("copy-away", folder=str(self.folder))
            if wanted != self._written or self._seen != file_stamp(self.path):
                self._write(wanted)
                self._written, self._seen = wanted, file_stamp(self.path)
        except OSError as error:
            return Refusal("copy-fails", folder=str(self.folder), reason=describe_os_error(error))
        return None

    def _write(self, wanted: bytes) -> None:
        found = self._found()
        if found is not None and not wanted.startswith(found) and found != self._written:
            found = self._give_way(wanted, found)
        if found is None or not wanted.startswith(found):
            replace_file(self.path, wanted)
            return
        with self.path.open("r+b", buffering=0) as file:
            file.seek(len(found))
            write_all(file, wanted[len(found) :])

    def _give_way(self, wanted: bytes, found: bytes) -> bytes | None:
        """Leave another game, or another version of this one, as it is: the copy gets a new name in the same folder."""
        taken, line = self.path, first_difference(wanted, found)
        for number in range(2, MOST):
            self.path = self.folder / f"{self._record.stem}-{number}{self._record.suffix}"
            there = self._found()
            if there is None or wanted.startswith(there):
                with self._changed:
                    self._news.append(Refusal("copy-parted", path=str(taken), line=line, file=self.path.name))
                return there
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))

    def _found(self) -> bytes | None:
        """Return the content of the copy's place, from memory if the file is unchanged."""
        if self._seen and self._seen == file_stamp(self.path):
            return self._written
        try:
            return self.path.read_bytes()
        except FileNotFoundError:
            return None
