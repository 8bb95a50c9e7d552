"""Tools that are no tests have folders of their own too: what a person has set or learned here is left alone."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

FOLDERS = ("data", "config", "state")


def variables(home: Path) -> dict[str, str]:
    """Where programs that are started look for such folders."""
    return {f"XDG_{folder.upper()}_HOME": str(home / folder) for folder in FOLDERS}


@contextmanager
def own_home() -> Iterator[None]:
    """Empty folders, for this program and those that it starts."""
    with TemporaryDirectory() as home, patch.dict(os.environ, variables(Path(home))):
        yield
