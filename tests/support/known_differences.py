"""The ledger of differences, tests/china/differences.md: what it names is known, everything else is a failure."""

from __future__ import annotations

import re
from typing import NamedTuple

from tests.support.places import TESTS

LEDGER = TESTS / "china" / "differences.md"
ROW = re.compile(r"^\| (?P<name>[A-Z]\d\d) \| (?P<cells>.*) \|$", re.MULTILINE)
GAME, REFUSAL = "G", "F"


class Entry(NamedTuple):
    """A row of the ledger: its name, and its cells from the left."""

    name: str
    cells: tuple[str, ...]


def entries(text: str | None = None) -> list[Entry]:
    """Every row."""
    text = LEDGER.read_text("utf-8") if text is None else text
    return [Entry(row["name"], tuple(cell.strip() for cell in row["cells"].split("|"))) for row in ROW.finditer(text)]


def where_games_stop() -> dict[tuple[str, int], str]:
    """The rows of games that part from ours for good: game and action."""
    stops = (entry for entry in entries() if entry.name.startswith(GAME))
    return {(entry.cells[0], int(entry.cells[1])): entry.name for entry in stops}


def refusals_apart() -> dict[str, str]:
    """The kinds of forbidden actions that we take, or refuse for another reason."""
    return {entry.cells[0]: entry.name for entry in entries() if entry.name.startswith(REFUSAL)}
