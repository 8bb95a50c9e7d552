"""The screens with a mock-up: as pictures, and letter by letter.

Pictures show colour, in English. The letters are kept in English and in one other language, where they are the same
without colour but for the signs of zones and grounds. UPDATE_PICTURES=1 renews all; look at them before a commit.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import cycle
from pathlib import Path
from typing import NamedTuple

import pytest

from eighteen80 import resources
from eighteen80.table.views.board_view import BoardScreen
from eighteen80.words import LANGUAGES
from tests.support.fast_screens import rows_of
from tests.support.places import SCREENS, SHARED
from tests.support.sitting import SIZES, Sitting, sit, write_beginning
from tests.support.yokohama import demo
from tests.table.draw.test_pictures import (
    FORM,
    OF_KEPT_GAMES,
    OF_YOKOHAMA,
    PICTURES,
    START,
    UPDATE,
    WATCHED,
    compare,
    photograph,
)
from tests.table.draw.test_themes import colours_in

RECORDS = SHARED / "screens" / "records"
ALL = 10_000
"""More moves than any record has."""


UNSIGNED = str.maketrans(dict.fromkeys("¹²³⁴⁵", " "))
"""Takes out the signs that tell the zones of a price chart where no colour does."""


class Shown(NamedTuple):
    """A screen of a mock-up: the record, how many of its moves lead there, the size, the keys that lead on.

    From the column `drawn` on there is a map, whose grounds have signs where there are no colours; `page` is the key
    of another page.
    """

    record: str
    size: str
    keys: str = ""
    moves: int = ALL
    drawn: int | None = None
    page: str = ""


MOCK_UPS = {
    "china-120x40-operating-6p": Shown("china-operating-6p.1880", "normal", "run", drawn=62),
    "china-80x24-operating": Shown("china-operating-6p.1880", "narrow", "run"),
    "china-200x60": Shown("china-operating-6p.1880", "wide", "run", drawn=130),
    "china-120x40-share-6p": Shown("china-share-6p.1880", "normal", "sell NXR 1"),
    "china-forced-120x40": Shown("china-forced.1880", "normal", "sell JLR 1"),
    "china-120x40-charters": Shown("china-operating-6p.1880", "normal", page="f3"),
    "china-final-120x40": Shown("china/demo.1880", "normal"),
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
    path = Path(str(resources.asset_path(shown.record))) if "/" in shown.record else RECORDS / shown.record
    if not path.exists():
        pytest.skip(f"{path.name} lies beside a checkout only")
    return write_beginning(folder, shown.moves, path)


@contextmanager
def show(path: Path, shown: Shown, language: str = LANGUAGES[0]) -> Iterator[Sitting]:
    """Sit at the screen of a mock-up."""
    with sit(path, size=SIZES[shown.size], language=language) as table:
        table.screen.entry.cursor_blink = False
        table.press("escape")
        *entered, typed = shown.keys.split("\n")
        table.enter(*entered)
        table.type(typed)
        table.press(*filter(None, (shown.page,)))
        assert isinstance(table.app.screen, BoardScreen)
        yield table


def kept_rows(name: str, language: str) -> Path:
    """The file of the rows of a screen."""
    return SCREENS / "rows" / f"{name}.{language}.txt"


@pytest.mark.parametrize("name", MOCK_UPS)
def test_the_screen_of_a_mock_up_looks_as_it_is_kept(tmp_path: Path, name: str):
    with show(record(tmp_path, MOCK_UPS[name]), MOCK_UPS[name]) as table:
        compare(name, photograph(table))
        compare_rows(kept_rows(name, LANGUAGES[0]), rows_of(table.app))


def compare_rows(kept: Path, rows: list[str]) -> None:
    """Hold the rows of a screen against those that are kept, or keep them."""
    if os.environ.get(UPDATE):
        kept.parent.mkdir(exist_ok=True)
        kept.write_text("\n".join((*rows, "")), encoding="utf-8")
    assert rows == kept.read_text("utf-8").splitlines()


@pytest.mark.parametrize(("name", "language"), [*zip(MOCK_UPS, cycle(LANGUAGES[1:]), strict=False)])
def test_the_letters_of_a_mock_up_are_the_same_without_colour(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, language: str
):
    """Each in one of the other languages."""
    shown, kept = MOCK_UPS[name], kept_rows(name, language)
    if os.environ.get(UPDATE):
        with show(record(tmp_path, shown), shown, language) as table:
            compare_rows(kept, rows_of(table.app))
    monkeypatch.setenv("NO_COLOR", "1")
    with show(record(tmp_path, shown), shown, language) as table:
        plain = rows_of(table.app)
        assert len(colours_in(table.app)) <= 2
    bare, unsigned = (
        [line[: shown.drawn].translate(UNSIGNED) for line in each]
        for each in (plain, kept.read_text("utf-8").splitlines())
    )
    assert bare == unsigned


def test_every_picture_is_of_a_screen():
    assert {path.stem for path in SCREENS.glob("*.svg")} == {
        *MOCK_UPS,
        *PICTURES,
        *OF_KEPT_GAMES,
        *OF_YOKOHAMA,
        *WATCHED,
        START,
        FORM,
    }
