"""State of the page that survives a restart: its address, its key, and the devices admitted.

The file is next to the record, readable by its owner alone, until the page is closed by order.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

ENDING = ".page"
OWNER_ALONE = 0o600


class KeptPage(NamedTuple):
    """Last address of the page, and its admissions as plain values; empty for a page closed by order."""

    host: str = ""
    port: int = 0
    admission: Mapping[str, Any] = {}


def place_of(record: Path) -> Path:
    """Return the path of the file next to a record."""
    return record.with_name(f".{record.name}{ENDING}")


def read_kept(record: Path) -> KeptPage:
    """Read the kept state; ignore a file that is damaged, or readable by others."""
    with suppress(OSError, ValueError, TypeError, AttributeError, LookupError):
        place = place_of(record)
        if os.name == "posix" and place.stat().st_mode & ~OWNER_ALONE & 0o777:
            return KeptPage()
        kept = json.loads(place.read_text("utf-8"))
        if isinstance(kept["host"], str) and isinstance(kept["port"], int) and isinstance(kept["admission"], dict):
            return KeptPage(kept["host"], kept["port"], kept["admission"])
    return KeptPage()


def keep(record: Path, kept: KeptPage) -> None:
    """Write it as a whole; where nothing can be written, the page works until it is closed."""
    place = place_of(record)
    temporary = place.with_name(f"{place.name}.{os.getpid()}")
    with suppress(OSError):
        descriptor = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, OWNER_ALONE)
        with os.fdopen(descriptor, "w", encoding="utf-8") as file:
            json.dump(kept._asdict(), file)
        temporary.replace(place)


def forget(record: Path) -> None:
    """Leave nothing by which a device would be known again."""
    with suppress(OSError):
        place_of(record).unlink(missing_ok=True)
