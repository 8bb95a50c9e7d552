"""Tools that are no tests have folders of their own too: what a person has set or learned here is left alone."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

FOLDERS = {folder: f"XDG_{folder.upper()}_HOME" for folder in ("data", "config", "state")}
"""The variable that says where each of a person's folders is."""


def variables(home: Path) -> dict[str, str]:
    """Return the environment that leads programs to such folders: the last on Windows, the others elsewhere."""
    found = {variable: str(home / folder) for folder, variable in FOLDERS.items()}
    return {**found, "WIN_PD_OVERRIDE_LOCAL_APPDATA": str(home)}


@contextmanager
def own_home() -> Iterator[None]:
    """Empty folders, for this program and those that it starts."""
    with TemporaryDirectory() as home, patch.dict(os.environ, variables(Path(home))):
        yield
