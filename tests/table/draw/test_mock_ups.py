"""The screens with a mock-up, of Russian Railroads and Yokohama: as pictures, and letter by letter.

Pictures show colour, in English. The letters are kept in every language, and are the same without colour: every colour
has a sign too. UPDATE_PICTURES=1 renews both; look at them before they are committed.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

import pytest

from eighteen80 import resources
from eighteen80.table.views.board_view import BoardScreen
from eighteen80.words import LANGUAGES
from tests.support.places import SCREENS, SHARED
from tests.support.sitting import SIZES, Sitting, begun, sit
from tests.support.yokohama import demo
from tests.table.draw.test_pictures import UPDATE, compare, photograph
from tests.table.draw.test_themes import painted

RECORDS = SHARED / "screens" / "records"
ALL = 10_000
"""More moves than any record has."""


class Shown(NamedTuple):
    """A screen of a mock-up: the record, how many of its moves lead there, the size, the keys that lead on."""

    record: str
    size: str
    keys: str = ""
    moves: int = ALL


MOCK_UPS = {
    "russia-120x40": Shown("russia-120x40.russia", "normal", "token medal"),
    "russia-80x24": Shown("russia-120x40.russia", "narrow", "token medal"),
    "russia-scoring-120x40": Shown("russia-scoring.russia", "normal", "pass\n", 110),
    "russia-final-120x40": Shown("russia/demo.russia", "normal"),
    "yokohama-120x40-ledger": Shown("yokohama-ledger.yokohama", "normal"),
    "yokohama-80x24": Shown("yokohama-ledger.yokohama", "narrow"),
    "yokohama-120x40-map": Shown("", "normal", "go silk1"),
    "yokohama-final-120x40": Shown("yokohama/demo.yokohama", "normal"),
}


def record(folder: Path, shown: Shown) -> Path:
    """Write the record up to the moment; skip if it is a missing record next to a checkout."""
    if not shown.record:
        path = folder / "map.yokohama"
        path.write_text(demo.on_map(118), encoding="utf-8")
        return path
    path = Path(str(resources.asset(shown.record))) if "/" in shown.record else RECORDS / shown.record
    if not path.exists():
        pytest.skip(f"{path.name} lies beside a checkout only")
    return begun(folder, shown.moves, path)


def taken(path: Path, shown: Shown, language: str) -> tuple[str, list[str]]:
    """The picture of a screen and its rows."""
    found: list[tuple[str, list[str]]] = []

    async def pose(table: Sitting) -> None:
        table.screen.entry.cursor_blink = False
        await table.press("escape")
        *entered, typed = shown.keys.split("\n")
        await table.enter(*entered)
        await table.type(typed)
        picture = await photograph(table.app)
        assert isinstance(table.app.screen, BoardScreen)
        strips = table.app.screen._compositor.render_strips()  # noqa: SLF001  # nothing else has all rows
        found.append((picture, [strip.text.rstrip() for strip in strips]))

    sit(pose, path, size=SIZES[shown.size], language=language)
    return found[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", MOCK_UPS)
def test_the_screen_of_a_mock_up_looks_as_it_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, language: str
):
    shown = MOCK_UPS[name]
    picture, rows = taken(record(tmp_path, shown), shown, language)
    if language == LANGUAGES[0]:
        compare(name, picture)
    kept = SCREENS / "rows" / f"{name}.{language}.txt"
    if os.environ.get(UPDATE):
        kept.parent.mkdir(exist_ok=True)
        kept.write_text("\n".join((*rows, "")), encoding="utf-8")
    assert rows == kept.read_text("utf-8").splitlines()
    monkeypatch.setenv("NO_COLOR", "1")
    (tmp_path / "plain").mkdir()
    picture, plain = taken(record(tmp_path / "plain", shown), shown, language)
    assert plain == rows
    assert len(painted(picture)) <= 2
