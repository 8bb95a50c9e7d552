"""The pictures in screens/: made from the demo game, and compared sign by sign.

A screen that is meant to look otherwise gets a new picture by running this file with UPDATE_PICTURES=1; look at it
before it is committed.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import pytest
from textual.widgets import Input

from eighteen80.china import GAME
from tests.support.china.recorded_games import kept_games
from tests.support.fast_screens import picture_of, rows_of
from tests.support.places import SCREENS
from tests.support.sitting import (
    AUCTION,
    DRAFT,
    FOUNDING,
    GRAND_RUN,
    LATE,
    LAYING,
    OVER,
    RUNNING,
    SIZES,
    TRADING,
    Sitting,
    look_on,
    sit,
    write_beginning,
)
from tests.support.yokohama import demo

UPDATE = "UPDATE_PICTURES"
# Two more moments of the demo game: the last train for BCR, the first 6-train for JGG.
FORCED = 567
RUSTING = 382


class Typed(NamedTuple):
    """Actions at the table: lines are entered, a text is typed, keys are pressed."""

    lines: Sequence[str] = ()
    text: str = ""
    keys: Sequence[str] = ()


def type_lines(*lines: str) -> Typed:
    """Enter all lines but the last, which stays on the line."""
    return Typed(lines[:-1], lines[-1])


def press_keys(*keys: str) -> Typed:
    """Press keys."""
    return Typed(keys=keys)


# By name: how many moves of the demo game lead there, the size, the language, and what is done then.
PICTURES: dict[str, tuple[int, str, str, Typed]] = {
    "auction": (AUCTION, "narrow", "en", type_lines("bid 80")),
    "founding": (FOUNDING, "normal", "en", type_lines("found JLR 90 ")),
    "draft": (DRAFT, "normal", "en", press_keys()),
    "charters": (RUNNING, "normal", "de", press_keys("f3")),
    "charters-narrow": (LATE, "narrow", "en", press_keys("f3")),
    "share-round": (TRADING, "normal", "de", type_lines("buy CKR")),
    "laying": (LAYING, "normal", "en", type_lines("lay H10 15 SW-W-NW-SE")),
    "map-narrow": (LAYING, "narrow", "en", press_keys("f6")),
    "running": (GRAND_RUN, "normal", "en", type_lines("run")),
    "refused": (RUNNING, "normal", "en", type_lines("pay")),
    "forced": (FORCED, "normal", "en", type_lines("train 10")),
    "hands": (RUSTING, "normal", "en", Typed(["train 6"], keys=["ctrl+l"])),
    "rust": (RUSTING, "normal", "en", type_lines("train 6")),
    "help": (LAYING, "normal", "en", press_keys("question_mark")),
    "hex": (LAYING, "normal", "pl", type_lines("about K13", "")),
    "what-if": (RUNNING, "normal", "en", type_lines("what if", "run; pay; done", "")),
    "light": (LATE, "wide", "en", type_lines("theme light", "")),
    "contrast": (LATE, "normal", "en", type_lines("theme contrast", "clock", "clock", "")),
    "audit": (TRADING, "narrow", "en", Typed(["audit Anna"], "1252", ["enter", "enter"])),
    "tally": (OVER, "normal", "en", Typed(["tally"], keys=["enter"] * 4)),
}
# By name: a kept game and how many moves of it lead there, the size and the language. Seven sit at that table.
OF_KEPT_GAMES = {"forced-sale": ("mergers", 581, "normal", "en"), "seven": ("mergers", 500, "wide", "en")}
# By name: the same game of Yokohama on the map and in lists, up to a move; the size, and what is typed.
OF_YOKOHAMA = {"bricks": (demo.on_map, 118, "wide", "g silk1"), "lists": (demo.in_lists, 84, "normal", "trade -2s")}
# By name: how large the players' face of a running game is.
WATCHED = {"watch": "wide"}
START, FORM = "start", "new-game"


def compare(name: str, taken: str) -> None:
    """Hold a screen against its picture, or make it the picture."""
    picture = SCREENS / f"{name}.svg"
    if os.environ.get(UPDATE):
        picture.write_text(taken, encoding="utf-8")
    assert picture.exists(), f"{picture.name} is missing: make it with {UPDATE}=1"
    assert taken == picture.read_text("utf-8"), f"{picture.name} shows another screen"


def photograph(table: Sitting) -> str:
    """Return the screen as a picture, painted once more: what is painted may find that it needs a bar to scroll by."""
    rows_of(table.app)
    table.settle()
    return picture_of(table.app, "eighteen80")


@pytest.mark.parametrize("name", PICTURES)
def test_the_screen_looks_as_in_its_picture(tmp_path: Path, name: str):
    moves, size, language, typed = PICTURES[name]
    with sit(write_beginning(tmp_path, moves), size=SIZES[size], language=language) as table:
        table.screen.entry.cursor_blink = False
        table.enter(*typed.lines)
        for line in table.app.screen.query(Input):
            line.cursor_blink = False
        table.type(typed.text)
        table.press(*typed.keys)
        compare(name, photograph(table))


@pytest.mark.parametrize("name", OF_KEPT_GAMES)
def test_a_full_table_looks_as_in_its_picture(tmp_path: Path, name: str):
    record, moves, size, language = OF_KEPT_GAMES[name]
    path = tmp_path / f"game{GAME.ending}"
    path.write_text(next(game for game in kept_games() if game.name == record).first(moves), encoding="utf-8")
    with sit(path, size=SIZES[size], language=language) as table:
        table.screen.entry.cursor_blink = False
        table.settle()
        compare(name, photograph(table))


@pytest.mark.parametrize("name", OF_YOKOHAMA)
def test_a_table_of_yokohama_looks_as_in_its_picture(tmp_path: Path, name: str):
    written, moves, size, line = OF_YOKOHAMA[name]
    path = tmp_path / "evening.yokohama"
    path.write_text(written(moves), encoding="utf-8")
    with sit(path, size=SIZES[size]) as table:
        table.screen.entry.cursor_blink = False
        table.type(line)
        compare(name, photograph(table))


@pytest.mark.parametrize("name", WATCHED)
def test_the_players_face_looks_as_in_its_picture(tmp_path: Path, name: str):
    with look_on(write_beginning(tmp_path, GRAND_RUN + 1), WATCHED[name]) as table:
        compare(name, photograph(table))


def test_the_start_screen_looks_as_in_its_picture(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("eighteen80.table.views.welcome.default_folder", lambda: tmp_path)
    for age, (name, moves) in enumerate({"thursday": LAYING, "holiday": FOUNDING, "autumn": OVER}.items()):
        path = write_beginning(tmp_path, moves).rename(tmp_path / f"{name}{GAME.ending}")
        os.utime(path, (0, -age))
    with sit(None, size=SIZES["narrow"]) as table:
        table.settle()
        compare(START, photograph(table))


def test_the_form_for_a_new_game_looks_as_in_its_picture(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("eighteen80.table.views.welcome.default_folder", lambda: Path("records"))
    monkeypatch.setattr("eighteen80.table.views.new_game.default_folder", lambda: Path("records"))
    with sit(None) as table:
        table.press("enter")
        table.app.screen.query_one("#seats", Input).cursor_blink = False
        table.type("Anna, Bert, Cleo")
        compare(FORM, photograph(table))
