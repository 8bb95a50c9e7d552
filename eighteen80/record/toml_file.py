"""A TOML file that the program writes and a person edits: read as far as it makes sense, written whole.

What a hand has put there stays: its order, its remarks, and what cannot be understood, which is named.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from eighteen80.characters import harmless
from eighteen80.record.record_file import NotKept, read_file, reason, replace_file
from eighteen80.refusals import Refusal

if TYPE_CHECKING:
    from tomlkit import TOMLDocument

LIMIT = 300_000
"""So many bytes are more than any such file has."""
REPAIRS = 50
"""After so many lines that are not understood, the rest of a file is not looked at."""
SHOWN = 80
"""How much of a line that makes no sense is shown."""
PATIENCE = 2
"""Seconds to wait for another program that is writing the same file."""


class Values(NamedTuple):
    """What a file says in plain values, and what of it was refused."""

    plain: dict[str, object]
    refused: tuple[Refusal, ...] = ()


class TomlFile:
    """One such file; that it is not there means that it says nothing."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def text(self) -> str:
        """The file as it stands."""
        try:
            data = read_file(self.path, LIMIT + 1)
        except FileNotFoundError:
            return ""
        if len(data) > LIMIT:
            raise OSError(f"> {LIMIT}")
        return data.decode("utf-8", "replace")

    def mark(self) -> object:
        """How it shows that somebody else has written to it."""
        try:
            status = self.path.stat()
        except OSError:
            return None
        return status.st_ino, status.st_size, status.st_mtime_ns

    def read(self) -> Values:
        """What it says; a file that cannot be read says nothing, and why is told."""
        try:
            return read(self.text(), self.path.name)
        except OSError as error:
            return Values({}, (Refusal("toml-unreadable", file=str(self.path), reason=reason(error)),))

    def change(self, edit: Callable[[TOMLDocument], None]) -> None:
        """Write it with a change; it is on disk when this returns. NotKept, and it stays as it was, if it cannot be."""
        from filelock import FileLock, Timeout

        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with FileLock(self.path.with_name(f".{self.path.name}.lock"), timeout=PATIENCE):
                document, _ = _parsed(self.text(), self.path.name)
                edit(document)
                replace_file(self.path, document.as_string().encode())
        except (OSError, Timeout) as error:
            raise NotKept("toml-disk", file=str(self.path), reason=reason(error)) from error


def read(text: str, name: str) -> Values:
    """What a text says, without the lines that are no TOML."""
    try:
        # Most files are sound, and this reader is there already.
        return Values(tomllib.loads(text))
    except (tomllib.TOMLDecodeError, RecursionError):
        document, refused = _parsed(text, name)
    return Values(document.unwrap(), tuple(refused))


def _parsed(text: str, name: str) -> tuple[TOMLDocument, list[Refusal]]:
    """The text as TOML; a line that is none becomes a remark, so that it is still there to be mended."""
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
    """The line as one that says nothing."""
    line = harmless(line)
    return line if line.startswith("#") or not line.strip() else f"# {line}"
