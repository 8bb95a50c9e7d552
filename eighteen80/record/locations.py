"""Other places of a record: where records lie, where there is room for one, what beside it was the same game once."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from re import fullmatch

from eighteen80.record.grammar import BODY
from eighteen80.record.record_file import NotKept, create, read_bytes, unused
from eighteen80.refusals import Refusal

SHOWN = 80
"""How much of a line in which two files part is shown."""
SPARE = 1 << 16
"""So many bytes more than a record has are an evening's room."""
MOST = 20
"""At most so many files beside a record are looked into."""


def default_folder() -> Path:
    """Where records are kept if nothing else is said, as is usual on the system."""
    from platformdirs import user_data_path

    return user_data_path("eighteen80", appauthor=False) / "records"


def at_home(path: Path) -> str:
    """A path as it is named shortly."""
    with suppress(RuntimeError, ValueError):
        return str(Path("~") / path.relative_to(Path.home()))
    return str(path)


def room_for(name: str, size: int) -> Path | None:
    """A free path of that name in the first folder that takes as much as the record needs; None if none does."""
    for folder in _folders():
        with suppress(NotKept):
            probe = unused(folder / f".{name}.room")
            create(probe, " " * (size + SPARE))
            probe.unlink(missing_ok=True)
            return unused(folder / name)
    return None


def _folders() -> Iterator[Path]:
    from tempfile import gettempdir

    yield default_folder()
    with suppress(RuntimeError):
        yield Path.home()
    with suppress(OSError):
        yield Path.cwd()
    yield Path(gettempdir())


def parting(ours: bytes, theirs: bytes) -> int:
    """The number of the first line in which two files differ."""
    lines = zip(ours.split(b"\n"), theirs.split(b"\n"), strict=False)
    return next((number for number, (our, their) in enumerate(lines, 1) if our != their), 0)


def left_behind(kept: bytes, path: Path) -> tuple[int, int]:
    """How many lines of a file are not in what is kept of it, and the number of the first; nothing of none."""
    try:
        found = read_bytes(path)
    except Refusal:
        return 0, 0
    if kept.startswith(found):
        return 0, 0
    first = parting(kept, found)
    return sum(bool(line.strip()) for line in found.split(b"\n")[first - 1 :]), first


def parted(path: Path, data: bytes) -> Iterator[Refusal]:
    """Each file beside a record that was the same game up to some line, and since then is another: which line that is.

    Folders that are synchronised leave such a file, in words of their own, where two have written at once.
    """
    for other in _namesakes(path):
        with suppress(Refusal):
            theirs = read_bytes(other)
            line = parting(data, theirs)
            if data.startswith(theirs) or not 0 < _header(data) < line - 1:
                continue
            yield Refusal(
                "record-parted", file=other.name, line=line, ours=_line(data, line), theirs=_line(theirs, line)
            )


def _namesakes(path: Path) -> list[Path]:
    """Files beside this one of which one name begins like the other; the numbers of a rescue are ours."""
    with suppress(OSError):
        names = sorted(other for other in path.parent.glob(f"*{path.suffix}") if _alike(path.stem, other.stem))
        return names[:MOST]
    return []


def _alike(stem: str, other: str) -> bool:
    shorter, longer = sorted((stem, other), key=len)
    added = longer.removeprefix(shorter)
    return added not in ("", longer) and not fullmatch(r"-\d+", added)


def _header(data: bytes) -> int:
    """In which line the header ends; 0 where it does not."""
    lines = data.split(b"\n")
    return lines.index(BODY.encode()) + 1 if BODY.encode() in lines else 0


def _line(data: bytes, number: int) -> str | None:
    """That line as it is shown; None after the last."""
    lines = data.decode("utf-8", "replace").split("\n")
    return (lines[number - 1][:SHOWN] or None) if number <= len(lines) else None
