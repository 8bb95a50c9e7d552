"""The table on a terminal that changes its size in the middle of a turn."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from rich.cells import cell_len

from eighteen80 import registry
from tests.support.fast_screens import rows_of
from tests.support.sitting import LAYING, Sitting, sit, write_beginning

SIZES = ((80, 24), (200, 60), (120, 40), (250, 70), (60, 20), (100, 30))
TYPED = {"china": (LAYING, "run"), "russia": (40, "natural 1"), "yokohama": (40, "done")}
"""A moment of each demo game, and what is being typed there."""


@pytest.mark.parametrize("key", registry.SHELF)
def test_a_size_looks_the_same_whatever_size_was_before(tmp_path: Path, key: str):
    moves, line = TYPED[key]
    path = write_beginning(tmp_path, moves, Path(str(registry.demo(key))))
    # Two players have the same initial.
    path.write_text(path.read_text("utf-8").replace("Bert", "Anka"), "utf-8")

    async def play(table: Sitting) -> None:
        table.screen.entry.cursor_blink = False
        await table.type(line)
        first = {size: await rows_at(table, size) for size in SIZES}
        assert table.line == line
        session = table.screen.session
        for size, rows in first.items():
            assert (len(rows), max(map(cell_len, rows))) <= size[::-1]
            assert all(name in rows[0] for name in session.game.due(session.state)), size
        around = [size for pair in pairwise(SIZES) for size in pair[::-1]]
        assert [size for size in around if await rows_at(table, size) != first[size]] == []

    sit(play, path)


async def rows_at(table: Sitting, size: tuple[int, int]) -> list[str]:
    """Return the rows of the screen at this size."""
    await table.pilot.resize_terminal(*size)
    while table.screen.size != size:
        await table.pilot.pause(0.01)
    await table.settle()
    return rows_of(table.app)
