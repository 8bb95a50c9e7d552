"""The table on a terminal that changes its size in the middle of a turn."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from eighteen80 import registry
from eighteen80.layout import CURVE, MOVES
from eighteen80.russia.box.components import BOX
from eighteen80.russia.show.naming import space_called
from eighteen80.russia.state import LAST
from tests.support import played
from tests.support.fast_screens import rows_of
from tests.support.sitting import LAYING, Sitting, sit, write_beginning
from tests.support.yokohama import demo

SIZES = ((200, 60), (80, 24), (60, 20), (120, 40))
FOOT = 4
"""Lines beneath the panes."""

TYPED = {"china": (LAYING, "run"), "russia": (40, "natural 1"), "yokohama": (40, "done")}
"""A moment of each demo game, and what is being typed there."""


@pytest.mark.parametrize("key", registry.SHELF)
def test_a_size_looks_the_same_whatever_size_was_before(tmp_path: Path, key: str):
    moves, line = TYPED[key]
    path = write_beginning(tmp_path, moves, played.file_of(key))
    # Two players have the same initial.
    path.write_text(path.read_text("utf-8").replace("Bert", "Anka"), "utf-8")
    with sit(path) as table:
        table.screen.entry.cursor_blink = False
        table.type(line)
        first = {size: rows_at(table, size) for size in SIZES}
        assert table.line == line
        session = table.screen.session
        for size, rows in first.items():
            assert (len(rows), max(map(cell_len, rows))) <= size[::-1]
            assert all(name in rows[0] for name in session.game.due(session.state)), size
        # Each but the last comes after another size than before.
        assert [size for size in SIZES[-2::-1] if rows_at(table, size) != first[size]] == []


@pytest.mark.parametrize("moves", [40, 140])
def test_a_small_screen_has_all_spaces_tableaus_points_and_pages(tmp_path: Path, moves: int):
    path = write_beginning(tmp_path, moves, played.file_of("russia"))
    with sit(path, size=(60, 20)) as table:
        state = table.screen.session.state
        pages = {page.key: page for page in table.screen.laid.pages if page.key}
        shown = {}
        for key in pages:
            table.press(key)
            shown[key] = "\n".join(rows_of(table.app))
        spaces = {name for name, space in BOX.spaces.items() if space.slot is None} - {LAST, *state.figures.closed}
        names = [table.screen.painter.words.text(space_called(name)) for name in spaces]
        assert [name for name in names if name not in shown["f2"]] == []
        assert all(re.search(rf"{name} (\d+ )?now \d+ = ", shown["f3"]) for name in state.seats)
        assert re.search(r"\n Points( +\d+){4}\n Figure", shown["f5"])
        assert all(key.upper() in rows.splitlines()[-1] for key in pages for rows in shown.values())


def test_a_small_screen_has_yokohamas_whole_map_on_its_page(tmp_path: Path):
    """The first page has no room for twelve lines of it beside the players."""
    path = tmp_path / "map.yokohama"
    path.write_text(demo.on_map(118), encoding="utf-8")
    with sit(path, size=(60, 20)) as table:
        table.press("f3")
        pane = table.screen.map
        assert pane.virtual_size.height <= pane.size.height
        assert pane.virtual_size.width <= pane.size.width


def test_a_small_screen_has_the_whole_order_track(tmp_path: Path):
    with sit(write_beginning(tmp_path, 300), size=(80, 24)) as table:
        assert rows_of(table.app)[1].startswith("100 BCR")
        assert "│70" in rows_of(table.app)[1]
        assert "│70" in rows_at(table, (60, 20))[2]


@pytest.mark.parametrize(("key", "panes"), [("russia", {MOVES, "scoring", CURVE}), ("yokohama", {MOVES})])
def test_a_large_screen_fills_its_lower_half(tmp_path: Path, key: str, panes: set[str]):
    path = write_beginning(tmp_path, 120, played.file_of(key))
    with sit(path, size=(200, 60)) as table:
        assert panes <= table.visible()
        rows = rows_of(table.app)[:-FOOT]
        lower = [row[start : start + 60] for row in rows[len(rows) // 2 :] for start in (0, 70, 138)]
        assert sum(not part.strip() for part in lower) < len(lower) / 4


def rows_at(table: Sitting, size: tuple[int, int]) -> list[str]:
    """Return the rows of the screen at this size."""
    table.wait(table.pilot.resize_terminal(*size))
    while table.screen.size != size:
        table.wait(table.pilot.pause(0.01))
    table.settle()
    return rows_of(table.app)
