"""Files that the program writes and a person may edit: settings, recently opened records, and how such a file is read.

They are TOML, read tolerantly and written whole. A person's edits stay: the order, the remarks, and lines that make no
sense, which are named.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from eighteen80.characters import harmless
from eighteen80.record.record_file import WriteFailed, describe_os_error, read_file, replace_file
from eighteen80.refusals import Refusal

if TYPE_CHECKING:
    from tomlkit import TOMLDocument

MOST_BYTES = 300_000
"""Largest size in bytes, more than any such file has."""
REPAIRS = 50
"""Number of unreadable lines after which the rest of a file is ignored."""
SHOWN = 80
"""Signs shown of a line that makes no sense."""
PATIENCE = 2
"""Seconds to wait for another program that is writing the same file."""


class ParsedToml(NamedTuple):
    """Contents of a file in plain values, and the refused parts of it."""

    plain: dict[str, object]
    refused: tuple[Refusal, ...] = ()


class TomlFile:
    """One such file; a missing one is empty."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def text(self) -> str:
        """Return the file as it is."""
        try:
            data = read_file(self.path, MOST_BYTES + 1)
        except FileNotFoundError:
            return ""
        if len(data) > MOST_BYTES:
            raise OSError(f"> {MOST_BYTES}")
        return data.decode("utf-8", "replace")

    def read(self) -> ParsedToml:
        """Read the file; an unreadable one is empty and has a refusal."""
        try:
            return read_toml(self.text(), self.path.name)
        except OSError as error:
            return ParsedToml({}, (Refusal("toml-unreadable", file=str(self.path), reason=describe_os_error(error)),))

    def change(self, edit: Callable[[TOMLDocument], None]) -> None:
        """Write it with a change, and wait until it is on disk; WriteFailed if that cannot be, the file as before."""
        from filelock import FileLock, Timeout

        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with FileLock(self.path.with_name(f".{self.path.name}.lock"), timeout=PATIENCE):
                document, _ = _parse(self.text(), self.path.name)
                edit(document)
                replace_file(self.path, document.as_string().encode())
        except (OSError, Timeout) as error:
            raise WriteFailed("toml-disk", file=str(self.path), reason=describe_os_error(error)) from error


def read_toml(text: str, name: str) -> ParsedToml:
    """Read a text without its invalid lines."""
    if not text:
        return ParsedToml({})
    import tomllib

    try:
        # Most files are sound, and this reader is loaded sooner than the one that keeps remarks.
        return ParsedToml(tomllib.loads(text))
    except (tomllib.TOMLDecodeError, RecursionError):
        document, refused = _parse(text, name)
    return ParsedToml(document.unwrap(), tuple(refused))


def _parse(text: str, name: str) -> tuple[TOMLDocument, list[Refusal]]:
    """Parse the text; an invalid line becomes a remark, so that it is still there to be mended."""
    from tomlkit import parse
    from tomlkit.exceptions import TOMLKitError

    lines, refused = text.split("\n"), list[Refusal]()
    while len(refused) < REPAIRS:
        try:
            return parse("\n".join(lines)), refused
        except (TOMLKitError, RecursionError) as error:
            sound = [number for number, line in enumerate(lines, 1) if line != _remark(line)]
            if not sound:
                break
            number = min(getattr(error, "line", None) or sound[-1], sound[-1])
        refused.append(Refusal("toml-line", file=name, line=number, text=lines[number - 1][:SHOWN]))
        lines[number - 1] = _remark(lines[number - 1])
    return parse("\n".join(map(_remark, lines))), [*refused, Refusal("toml-lost", file=name, number=len(refused))]


def _remark(line: str) -> str:
    """Turn the line into a remark."""
    line = harmless(line)
    return line if line.startswith("#") or not line.strip() else f"# {line}"


# Settings

LANGUAGE, THEME, FOLDER, LIMIT = "language", "theme", "folder", "limit"
NO_LIMIT = "off"
MOST_MINUTES = 60
LIMITS = (NO_LIMIT, *map(str, range(1, MOST_MINUTES + 1)))
"""Minutes of a turn before the clock remarks on it."""


def settings_path() -> Path:
    """Return the usual path of the settings on this system."""
    from platformdirs import user_config_path

    return user_config_path("eighteen80", appauthor=False) / "settings.toml"


class Settings:
    """The settings on disk. A senseless one counts as not chosen, and is `refused`."""

    def __init__(self) -> None:
        self.file = TomlFile(settings_path())
        self._values: ParsedToml | None = None
        self.refused: list[Refusal] = []

    def value_of(self, name: str, known: Collection[str] = ()) -> str:
        """Return the chosen value; "" if nothing known was chosen."""
        if self._values is None:
            self._values = self.file.read()
            self.refused += self._values.refused
        value = self._values.plain.get(name, "")
        if isinstance(value, str) and (not value or not known or value in known):
            return value
        self.refused.append(Refusal("settings-value", field=name, value=str(value)))
        return ""

    def keep(self, name: str, value: str) -> None:
        """Keep the value for the next start; raise WriteFailed if the disk is full."""
        self.file.change(lambda document: document.update({name: value}))


# Recently opened records

MOST_RECORDS = 30
"""Number of records remembered."""
RECORDS, PATH, COPY = "record", "path", "copy"


class RecentRecord(NamedTuple):
    """A record that was opened, and the folder of its copy."""

    path: Path
    copy: Path | None = None


def recent_path() -> Path:
    """Return the usual path of the list on this system."""
    from platformdirs import user_state_path

    return user_state_path("eighteen80", appauthor=False) / "opened.toml"


class RecentRecords:
    """The list on disk. Senseless entries are skipped."""

    def __init__(self) -> None:
        self.file = TomlFile(recent_path())

    def records(self) -> tuple[RecentRecord, ...]:
        """Return the remembered records, the one opened last first."""
        return tuple(_parse_rows(self.file.read().plain.get(RECORDS)))

    def backup_folder(self, path: Path) -> Path | None:
        """Return the backup that a record had when it was last opened."""
        return next((opened.copy for opened in self.records() if opened.path == path), None)

    def remember(self, opened: RecentRecord) -> None:
        """Put a record before all others; WriteFailed if the disk does not take it."""

        def edit(document: TOMLDocument) -> None:
            others = (other for other in _parse_rows(document.unwrap().get(RECORDS)) if other.path != opened.path)
            rows = ({PATH: str(each.path), COPY: str(each.copy or "")} for each in (opened, *others))
            document[RECORDS] = [{key: text for key, text in row.items() if text} for row in rows][:MOST_RECORDS]

        self.file.change(edit)


def _parse_rows(rows: object) -> Iterator[RecentRecord]:
    for row in rows if isinstance(rows, list) else ():
        if isinstance(row, dict) and isinstance(row.get(PATH), str):
            copy = row.get(COPY)
            yield RecentRecord(Path(row[PATH]), Path(copy) if isinstance(copy, str) else None)
