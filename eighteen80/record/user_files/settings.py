"""Settings kept for the next start: language, theme, the folder of the records. They may be edited by hand."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

from eighteen80.record.user_files.toml_file import ParsedToml, TomlFile
from eighteen80.refusals import Refusal

LANGUAGE, THEME, FOLDER, LIMIT = "language", "theme", "folder", "limit"
NO_LIMIT = "off"
MOST_MINUTES = 60
LIMITS = (NO_LIMIT, *map(str, range(1, MOST_MINUTES + 1)))
"""Minutes of a turn before the clock remarks on it."""


def default_path() -> Path:
    """Return the usual path of the settings on this system."""
    from platformdirs import user_config_path

    return user_config_path("eighteen80", appauthor=False) / "settings.toml"


class Settings:
    """The settings on disk. A senseless one counts as not chosen, and is `refused`."""

    def __init__(self) -> None:
        self.file = TomlFile(default_path())
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
        """Keep the value for the next start; raise NotKept if the disk is full."""
        self.file.change(lambda document: document.update({name: value}))
