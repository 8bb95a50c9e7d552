"""One file that grows by whole lines: who may write it, and how a line gets there or does not."""

from __future__ import annotations

import errno
import os
import re
from contextlib import suppress
from io import FileIO
from pathlib import Path
from time import localtime, strftime, time
from typing import TYPE_CHECKING, NamedTuple, Self
from warnings import catch_warnings

from eighteen80.record.grammar import SIZE_LIMIT, NoRecord, check_text
from eighteen80.refusals import Label, Refusal

if TYPE_CHECKING:
    from filelock import FileLock

try:
    import fcntl
except ImportError:  # Windows has no such module
    fcntl = None  # type: ignore[assignment]


PLACES = (errno.ENOENT, errno.EISDIR, errno.ENOTDIR, errno.ENAMETOOLONG, errno.ELOOP, errno.EINVAL)
RIGHTS = (errno.EACCES, errno.EPERM, errno.EROFS, errno.ENOLCK, errno.ENOSYS)
DEVICES = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.ESTALE, errno.ENODEV, errno.ENXIO)
FREQUENT = (*PLACES, *RIGHTS, *DEVICES)

TIME = "%Y-%m-%d %H:%M:%S"
_MARKER = re.compile(r"(\d{1,10})\n([!->@-~]+)(?:\?[!-~]*)?\n(?:\d+\n)?", re.ASCII)
"""Process, computer with the kind of process number, start of the process: how a lock that is only a file is signed."""

WHILE = 60
"""A file that serves as a lock is signed at the latest this many seconds after it was made."""

NOTE_LIMIT = 300
"""Bytes read of a lock's signature, which may hold anything."""

LOCKED = b"\0"
"""The byte before our signature: Windows locks it, and no second handle may read or write it then."""


class NotKept(Refusal):
    """Refusal of a write to the disk: nothing has happened."""


class Holder(NamedTuple):
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


def reason(error: Exception) -> str:
    """Name the error: in our own words if it is frequent, else in the system's."""
    number = getattr(error, "errno", None)
    return Label(errno.errorcode[number]) if number in FREQUENT else getattr(error, "strerror", None) or str(error)


def read_bytes(path: Path) -> bytes:
    """Read all of a file; raise NoRecord if it is missing, unreadable, or larger than any record."""
    try:
        data = read_file(path, SIZE_LIMIT + 1)
    except OSError as error:
        raise NoRecord("record-unreadable", word=path.name or str(path), reason=reason(error), line=0) from error
    if len(data) > SIZE_LIMIT:
        raise NoRecord("record-large", word=path.name, limit=SIZE_LIMIT, line=0)
    return data


def read_file(path: Path, limit: int, start: int = 0) -> bytes:
    """Read up to `limit` bytes of an ordinary file from `start` on."""
    if path.exists() and not path.is_file():
        # A pipe or a device could keep its reader waiting forever; of a folder Windows says that rights are missing.
        number = errno.EISDIR if path.is_dir() else errno.EINVAL
        raise OSError(number, os.strerror(number))
    with path.open("rb") as file:
        file.seek(start)
        return file.read(limit)


class Lock:
    """The right to write a record. It ends with the process; the note of who held it then shows a crash."""

    def __init__(self, path: Path) -> None:
        self.path = path.with_name(f".{path.name}.lock")
        self._lock: FileLock | None = None
        self.left_by: Holder | None = None

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
            holder = before or Holder()
            raise NotKept("record-held", **holder._asdict()) from None
        except (OSError, NotImplementedError) as error:
            raise NotKept("record-no-lock", reason=reason(error)) from error
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
                self._put_away()
                lock.acquire(timeout=0)
        return lock

    def _put_away(self) -> None:
        """Remove an unsigned file, unless it is new: a lock of the system has left it."""
        with suppress(OSError):
            if self._holder() is None and time() - self.path.stat().st_mtime > WHILE:
                self.path.unlink()

    def release(self) -> None:
        """Give the right back."""
        if self._lock is not None:
            self._sign("")
            self._lock.release()
            self._lock = None
            self.left_by = None

    def _holder(self) -> Holder | None:
        with suppress(OSError):
            return Holder.read(self._note(), self.path.stat().st_mtime)
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


class Mark(NamedTuple):
    """Attributes of a file that change when another process writes to it."""

    device: int
    inode: int
    size: int
    modified: int


def _mark(file: FileIO) -> Mark:
    status = os.fstat(file.fileno())
    return Mark(status.st_dev, status.st_ino, status.st_size, status.st_mtime_ns)


def _computer() -> str:
    from socket import gethostname

    return gethostname()


class Extent(NamedTuple):
    """Known extent of a file: the number of its bytes, and a digest to compare them by."""

    size: int
    digest: bytes

    @classmethod
    def measure(cls, data: bytes) -> Self:
        """Return the extent of all of this."""
        from hashlib import blake2b

        return cls(len(data), blake2b(data).digest())


class Ledger:
    """A file whose first `size` bytes are known to be good; a torn line may follow."""

    def __init__(self, path: Path, data: bytes, size: int) -> None:
        from hashlib import blake2b

        self.path = path
        self.size = size
        self._data = bytearray(data)
        self._digest = blake2b(data[:size])
        self._tried = b""
        self._seen: Mark | None = None

    def read_only(self) -> NotKept | None:
        """Return the reason why the file is read-only, if it is."""
        try:
            self.path.open("r+b").close()
        except OSError as error:
            return NotKept("record-read-only", reason=reason(error))
        return None

    @property
    def extent(self) -> Extent:
        """Extent of the good part."""
        return Extent(self.size, self._digest.digest())

    @property
    def data(self) -> bytes:
        """The good bytes as last seen or written, even if the file has changed."""
        return bytes(self._data[: self.size])

    def text(self) -> str:
        """Return the same as text."""
        return self.data.decode("utf-8", "surrogateescape")

    def append(self, text: str) -> None:
        """Put whole lines at the end and wait until the disk has them; NotKept if it has not, the file as before."""
        new = text.encode()
        if self.size + len(new) > SIZE_LIMIT:
            raise NotKept("record-large", limit=SIZE_LIMIT)
        try:
            with self.path.open("r+b", buffering=0) as file:
                self._check_unchanged(file)
                self._write(file, new)
        except FileNotFoundError as error:
            raise NotKept("record-gone", path=self.path.name) from error
        except OSError as error:
            raise NotKept("record-disk", reason=reason(error)) from error
        del self._data[self.size :]
        self._data += new
        self._digest.update(new)
        self.size += len(new)

    def check(self) -> None:
        """Raise NotKept if the file is no longer as it was last seen or written."""
        try:
            with self.path.open("rb", buffering=0) as file:
                self._check_unchanged(file)
        except FileNotFoundError as error:
            raise NotKept("record-gone", path=self.path.name) from error
        except OSError as error:
            raise NotKept("record-disk", reason=reason(error)) from error

    def _check_unchanged(self, file: FileIO) -> None:
        if self._seen == _mark(file):
            return
        found = file.readall()
        ours = found == self._data
        half_written = len(found) >= self.size and (self._data[: self.size] + self._tried).startswith(found)
        if not (ours or half_written):
            raise NotKept("record-changed", path=self.path.name)

    def _write(self, file: FileIO, new: bytes) -> None:
        self._seen = None
        self._tried = new
        try:
            file.truncate(self.size)
            file.seek(self.size)
            write_all(file, new)
            self._seen = _mark(file)
            self._tried = b""
        except OSError:
            with suppress(OSError):
                file.truncate(self.size)
                sync(file.fileno())
            raise


def free_path(path: Path) -> Path:
    """Return the path, or one with a number in the same folder, that is free."""
    number, free = 1, path
    try:
        while free.exists():
            number += 1
            free = path.with_stem(f"{path.stem}-{number}")
    except OSError as error:
        raise NotKept("record-disk", reason=reason(error)) from error
    return free


def write_all(file: FileIO, data: bytes) -> None:
    """Write all of it and wait until the disk has it."""
    rest = memoryview(data)
    while rest:
        rest = rest[file.write(rest) :]
    file.flush()
    sync(file.fileno())


def sync(descriptor: int) -> None:
    """Wait until the disk has the written data, its own cache included."""
    # On macOS `fsync` waits for the drive to take the bytes, not for the drive to keep them.
    if full := getattr(fcntl, "F_FULLFSYNC", None):
        with suppress(OSError):
            # Not every disk can: one in a network has no drive here.
            fcntl.fcntl(descriptor, full)
            return
    os.fsync(descriptor)


def path_of(word: str) -> Path:
    """Return the path typed; `~` is the home folder, if there is one."""
    check_text(word)
    with suppress(RuntimeError):
        return Path(word).expanduser()
    return Path(word)


def full_path(path: Path | str) -> Path:
    """Return the absolute path with links resolved; unchanged in a deleted folder. Circular links stay in it."""
    with suppress(OSError):
        return Path(os.path.realpath(path))
    return Path(path)


def create(path: Path, text: str | bytes) -> None:
    """Create the file and sync it to disk; raise NotKept if it exists or cannot be written."""
    path = full_path(path)
    data = text.encode() if isinstance(text, str) else text
    if len(data) > SIZE_LIMIT:
        raise NotKept("record-large", limit=SIZE_LIMIT)
    try:
        _make_folder(path.parent)
        with path.open("xb", buffering=0) as file:
            _fill(path, file, data)
    except FileExistsError as error:
        raise NotKept("record-exists", path=str(path)) from error
    except FileNotFoundError as error:
        raise NotKept("record-no-folder", path=path.name) from error
    except OSError as error:
        raise NotKept("record-disk", reason=reason(error)) from error
    _sync_folder(path.parent)


def replace_file(path: Path, data: bytes) -> None:
    """Replace all of a file; OSError, and the old one stays, where the disk fails."""
    new = path.with_name(f".{path.name}.new")
    with new.open("wb", buffering=0) as file:
        _fill(new, file, data)
    new.replace(path)
    _sync_folder(path.parent)


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError as error:
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR)) from error


def _fill(path: Path, file: FileIO, data: bytes) -> None:
    try:
        write_all(file, data)
    except OSError:
        path.unlink(missing_ok=True)
        raise


def _sync_folder(folder: Path) -> None:
    # Not every system lets a folder be opened; where it does, only this keeps the new name after a power cut.
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            sync(descriptor)
        finally:
            os.close(descriptor)
