"""One file that grows by whole lines: how a line gets to the disk, or does not."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from io import FileIO
from pathlib import Path
from typing import Literal, NamedTuple, Self

from eighteen80.record.grammar import SIZE_LIMIT, NotARecord, check_text
from eighteen80.refusals import Label, Refusal

try:
    import fcntl
except ImportError:  # Windows has no such module
    fcntl = None  # type: ignore[assignment]


PLACES = (errno.ENOENT, errno.EISDIR, errno.ENOTDIR, errno.ENAMETOOLONG, errno.ELOOP, errno.EINVAL)
RIGHTS = (errno.EACCES, errno.EPERM, errno.EROFS, errno.ENOLCK, errno.ENOSYS)
DEVICES = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.ESTALE, errno.ENODEV, errno.ENXIO)
FREQUENT = (*PLACES, *RIGHTS, *DEVICES)


class WriteFailed(Refusal):
    """Refusal of a write to the disk: nothing has happened."""


def describe_os_error(error: Exception) -> str:
    """Name the error: in our own words if it is frequent, else in the system's."""
    number = getattr(error, "errno", None)
    return Label(errno.errorcode[number]) if number in FREQUENT else getattr(error, "strerror", None) or str(error)


def read_bytes(path: Path) -> bytes:
    """Read all of a file; raise NotARecord if it is missing, unreadable, or larger than any record."""
    try:
        data = read_file(path, SIZE_LIMIT + 1)
    except OSError as error:
        raise NotARecord(
            "record-unreadable", word=path.name or str(path), reason=describe_os_error(error), line=0
        ) from error
    if len(data) > SIZE_LIMIT:
        raise NotARecord("record-large", word=path.name, limit=SIZE_LIMIT, line=0)
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


class FileStamp(NamedTuple):
    """Attributes of a file that change when another process writes to it."""

    device: int
    inode: int
    size: int
    modified: int


def file_stamp(file: Path | int) -> FileStamp | None:
    """Return the attributes of a file, by its path or descriptor; None if it cannot be found."""
    try:
        status = os.stat(file)  # noqa: PTH116  # a path knows no descriptors
    except OSError:
        return None
    return FileStamp(status.st_dev, status.st_ino, status.st_size, status.st_mtime_ns)


class Extent(NamedTuple):
    """Known extent of a file: the number of its bytes, and a digest to compare them by."""

    size: int
    digest: bytes

    @classmethod
    def measure(cls, data: bytes) -> Self:
        """Return the extent of all of this."""
        from hashlib import blake2b

        return cls(len(data), blake2b(data).digest())


class AppendFile:
    """A file whose first `size` bytes are known to be good; a torn line may follow."""

    def __init__(self, path: Path, data: bytes, size: int) -> None:
        from hashlib import blake2b

        self.path = path
        self.size = size
        self._data = bytearray(data)
        self._digest = blake2b(data[:size])
        self._tried = b""
        self._seen: FileStamp | None = None

    def read_only(self) -> WriteFailed | None:
        """Return the reason why the file is read-only, if it is."""
        try:
            self.path.open("r+b").close()
        except OSError as error:
            return WriteFailed("record-read-only", reason=describe_os_error(error))
        return None

    @property
    def extent(self) -> Extent:
        """Extent of the good part."""
        return Extent(self.size, self._digest.digest())

    @property
    def data(self) -> bytes:
        """The good bytes as last seen or written, even if the file has changed."""
        return bytes(self._data[: self.size])

    def append(self, text: str) -> None:
        """Put whole lines at the end and wait until they are on disk; WriteFailed if not, with the file as before."""
        new = text.encode()
        if self.size + len(new) > SIZE_LIMIT:
            raise WriteFailed("record-large", limit=SIZE_LIMIT)
        with self._open("r+b") as file:
            self._check_unchanged(file)
            self._write(file, new)
        del self._data[self.size :]
        self._data += new
        self._digest.update(new)
        self.size += len(new)

    def check(self) -> None:
        """Raise WriteFailed if the file is no longer as it was last seen or written."""
        with self._open("rb") as file:
            self._check_unchanged(file)

    @contextmanager
    def _open(self, mode: Literal["rb", "r+b"]) -> Iterator[FileIO]:
        try:
            with self.path.open(mode, buffering=0) as file:
                yield file
        except FileNotFoundError as error:
            raise WriteFailed("record-gone", path=self.path.name) from error
        except OSError as error:
            raise WriteFailed("record-disk", reason=describe_os_error(error)) from error

    def _check_unchanged(self, file: FileIO) -> None:
        if self._seen and self._seen == file_stamp(file.fileno()):
            return
        found = file.readall()
        ours = found == self._data
        half_written = len(found) >= self.size and (self._data[: self.size] + self._tried).startswith(found)
        if not (ours or half_written):
            raise WriteFailed("record-changed", path=self.path.name)

    def _write(self, file: FileIO, new: bytes) -> None:
        self._seen = None
        self._tried = new
        try:
            file.truncate(self.size)
            file.seek(self.size)
            write_all(file, new)
            self._seen = file_stamp(file.fileno())
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
        raise WriteFailed("record-disk", reason=describe_os_error(error)) from error
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


def expand_path(word: str) -> Path:
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
    """Create the file and sync it to disk; raise WriteFailed if it exists or cannot be written."""
    path = full_path(path)
    data = text.encode() if isinstance(text, str) else text
    if len(data) > SIZE_LIMIT:
        raise WriteFailed("record-large", limit=SIZE_LIMIT)
    try:
        _make_folder(path.parent)
        with path.open("xb", buffering=0) as file:
            _fill(path, file, data)
    except FileExistsError as error:
        raise WriteFailed("record-exists", path=str(path)) from error
    except FileNotFoundError as error:
        raise WriteFailed("record-no-folder", path=path.name) from error
    except OSError as error:
        raise WriteFailed("record-disk", reason=describe_os_error(error)) from error
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
