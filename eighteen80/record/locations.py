"""Locations of records: the default folder, a folder with room, and conflicting copies of the same game."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from re import fullmatch

from eighteen80.record.grammar import BODY
from eighteen80.record.record_file import WriteFailed, create, free_path, read_bytes
from eighteen80.refusals import Refusal

SHOWN = 80
"""Signs shown of a line in which two files differ."""
SPARE = 1 << 16
"""Spare bytes that one evening of play needs."""
MOST = 20
"""Largest number of neighbouring files to examine."""


def default_folder() -> Path:
    """Return the usual folder for records on this system."""
    from platformdirs import user_data_path

    return user_data_path("eighteen80", appauthor=False) / "records"


def abbreviate_home(path: Path) -> str:
    """Shorten a path below the home folder."""
    with suppress(RuntimeError, ValueError):
        return str(Path("~") / path.relative_to(Path.home()))
    return str(path)


def find_free_path(name: str, size: int) -> Path | None:
    """Find a free path of that name in the first folder with enough room for the record; None without one."""
    for folder in _folders():
        with suppress(WriteFailed):
            probe = free_path(folder / f".{name}.room")
            create(probe, " " * (size + SPARE))
            probe.unlink(missing_ok=True)
            return free_path(folder / name)
    return None


def _folders() -> Iterator[Path]:
    from tempfile import gettempdir

    yield default_folder()
    with suppress(RuntimeError):
        yield Path.home()
    with suppress(OSError):
        yield Path.cwd()
    yield Path(gettempdir())


def first_difference(ours: bytes, theirs: bytes) -> int:
    """Find the first line that differs."""
    lines = zip(ours.split(b"\n"), theirs.split(b"\n"), strict=False)
    return next((number for number, (our, their) in enumerate(lines, 1) if our != their), 0)


def count_missing_lines(kept: bytes, path: Path) -> tuple[int, int]:
    """Count the lines of a file that the kept copy lacks, and return the number of the first; zeros without any."""
    try:
        found = read_bytes(path)
    except Refusal:
        return 0, 0
    if kept.startswith(found):
        return 0, 0
    first = first_difference(kept, found)
    return sum(bool(line.strip()) for line in found.split(b"\n")[first - 1 :]), first


def find_conflicting_copies(path: Path, data: bytes) -> Iterator[Refusal]:
    """Yield each neighbouring file that was the same game up to some line, with that line.

    Synchronised folders leave such a file, under a name of their own, if two computers have written at once.
    """
    for other in _namesakes(path):
        with suppress(Refusal):
            theirs = read_bytes(other)
            line = first_difference(data, theirs)
            if data.startswith(theirs) or not 0 < _header(data) < line - 1:
                continue
            yield Refusal(
                "record-parted", file=other.name, line=line, ours=_line(data, line), theirs=_line(theirs, line)
            )


def _namesakes(path: Path) -> list[Path]:
    """List the files in the same folder with a similar name, one beginning like the other, but not our own rescues."""
    with suppress(OSError):
        names = sorted(other for other in path.parent.glob(f"*{path.suffix}") if _alike(path.stem, other.stem))
        return names[:MOST]
    return []


def _alike(stem: str, other: str) -> bool:
    shorter, longer = sorted((stem, other), key=len)
    added = longer.removeprefix(shorter)
    return added not in ("", longer) and not fullmatch(r"-\d+", added)


def _header(data: bytes) -> int:
    """Return the line in which the header ends, 0 if it does not."""
    lines = data.split(b"\n")
    return lines.index(BODY.encode()) + 1 if BODY.encode() in lines else 0


def _line(data: bytes, number: int) -> str | None:
    """Return that line as shown; None after the last."""
    lines = data.decode("utf-8", "replace").split("\n")
    return (lines[number - 1][:SHOWN] or None) if number <= len(lines) else None
