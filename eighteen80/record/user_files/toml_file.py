"""TOML files that the program writes and a person edits: read tolerantly, written whole.

A person's edits stay: the order, the remarks, and lines that make no sense, which are named.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from eighteen80.characters import harmless
from eighteen80.record.record_file import WriteFailed, describe_os_error, read_file, replace_file
from eighteen80.refusals import Refusal

if TYPE_CHECKING:
    from tomlkit import TOMLDocument

LIMIT = 300_000
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
            data = read_file(self.path, LIMIT + 1)
        except FileNotFoundError:
            return ""
        if len(data) > LIMIT:
            raise OSError(f"> {LIMIT}")
        return data.decode("utf-8", "replace")

    def read(self) -> ParsedToml:
        """Read the file; an unreadable one is empty and has a refusal."""
        try:
            return read(self.text(), self.path.name)
        except OSError as error:
            return ParsedToml({}, (Refusal("toml-unreadable", file=str(self.path), reason=describe_os_error(error)),))

    def change(self, edit: Callable[[TOMLDocument], None]) -> None:
        """Write it with a change; it is on disk when this returns. NotKept, and it stays as it was, if it cannot be."""
        from filelock import FileLock, Timeout

        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with FileLock(self.path.with_name(f".{self.path.name}.lock"), timeout=PATIENCE):
                document, _ = _parse(self.text(), self.path.name)
                edit(document)
                replace_file(self.path, document.as_string().encode())
        except (OSError, Timeout) as error:
            raise WriteFailed("toml-disk", file=str(self.path), reason=describe_os_error(error)) from error


def read(text: str, name: str) -> ParsedToml:
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
