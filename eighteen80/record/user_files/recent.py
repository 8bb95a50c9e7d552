"""Recently opened records in any folder, and the backup of each that has one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from eighteen80.record.user_files.toml_file import TomlFile

if TYPE_CHECKING:
    from tomlkit import TOMLDocument

MOST = 30
"""Number of records remembered."""
RECORDS, PATH, COPY = "record", "path", "copy"


class RecentRecord(NamedTuple):
    """A record that was opened, and the folder of its copy."""

    path: Path
    copy: Path | None = None


def default_path() -> Path:
    """Return the usual path of the list on this system."""
    from platformdirs import user_state_path

    return user_state_path("eighteen80", appauthor=False) / "opened.toml"


class RecentRecords:
    """The list on disk. Senseless entries are skipped."""

    def __init__(self) -> None:
        self.file = TomlFile(default_path())

    def records(self) -> tuple[RecentRecord, ...]:
        """Return the remembered records, the one opened last first."""
        return tuple(_parse_rows(self.file.read().plain.get(RECORDS)))

    def backup_folder(self, path: Path) -> Path | None:
        """Return the backup that a record had when it was last opened."""
        return next((opened.copy for opened in self.records() if opened.path == path), None)

    def remember(self, opened: RecentRecord) -> None:
        """Put a record before all others; NotKept if the disk does not take it."""

        def edit(document: TOMLDocument) -> None:
            others = (other for other in _parse_rows(document.unwrap().get(RECORDS)) if other.path != opened.path)
            document[RECORDS] = [_as_row(each) for each in (opened, *others)][:MOST]

        self.file.change(edit)


def _parse_rows(rows: object) -> Iterator[RecentRecord]:
    for row in rows if isinstance(rows, list) else ():
        if isinstance(row, dict) and isinstance(row.get(PATH), str):
            copy = row.get(COPY)
            yield RecentRecord(Path(row[PATH]), Path(copy) if isinstance(copy, str) else None)


def _as_row(opened: RecentRecord) -> dict[str, str]:
    row = {PATH: str(opened.path)}
    return row | {COPY: str(opened.copy)} if opened.copy else row
