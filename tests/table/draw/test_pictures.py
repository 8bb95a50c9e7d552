"""The pictures in screens/: made from the demo game, and compared sign by sign.

A screen that is meant to look otherwise gets a new picture by running this file with UPDATE_PICTURES=1; look at it
before it is committed.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.app import App
from textual.widgets import Input

from eighteen80.china import GAME
from eighteen80.table.app import WatchApp
from eighteen80.table.views.audit_view import Answer
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
    sit,
    wait_until_settled,
    write_beginning,
)
from tests.support.yokohama import demo

UPDATE = "UPDATE_PICTURES"
# Two more moments of the demo game: the last train for BCR, the first 6-train for JGG.
FORCED = 567
RUSTING = 382


def type_lines(*lines: str) -> Callable[[Sitting], Awaitable[None]]:
    """Enter all lines but the last, which stays on the line."""

    async def play(table: Sitting) -> None:
        await table.enter(*lines[:-1])
        await table.type(lines[-1])

    return play


def press_keys(*keys: str) -> Callable[[Sitting], Awaitable[None]]:
    """Press keys one by one."""

    async def play(table: Sitting) -> None:
        for key in keys:
            await table.press(key)

    return play


def pressed_after(line: str, *keys: str) -> Callable[[Sitting], Awaitable[None]]:
    """Enter a line, then press keys."""

    async def play(table: Sitting) -> None:
        await table.enter(line)
        await table.press(*keys)

    return play


async def show_tally(table: Sitting) -> None:
    await table.enter("tally")
    await table.press("enter", "enter", "enter", "enter")


async def audit_anna(table: Sitting) -> None:
    """Everything of Anna's agrees but her cash."""
    await table.enter("audit Anna")
    table.app.screen.query_one(Answer).cursor_blink = False
    await table.type("1252")
    await table.press("enter", "enter")


# By name: how many moves of the demo game lead there, the size, the language, and what is done then.
PICTURES: dict[str, tuple[int, str, str, Callable[[Sitting], Awaitable[None]]]] = {
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
    "hands": (RUSTING, "normal", "en", pressed_after("train 6", "ctrl+l")),
    "rust": (RUSTING, "normal", "en", type_lines("train 6")),
    "help": (LAYING, "normal", "en", press_keys("question_mark")),
    "hex": (LAYING, "normal", "pl", type_lines("about K13", "")),
    "what-if": (RUNNING, "normal", "en", type_lines("what if", "run; pay; done", "")),
    "light": (LATE, "wide", "en", type_lines("theme light", "")),
    "contrast": (LATE, "normal", "en", type_lines("theme contrast", "clock", "clock", "")),
    "audit": (TRADING, "narrow", "en", audit_anna),
    "tally": (OVER, "normal", "en", show_tally),
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


async def paint_still(app: App[None]) -> None:
    """Paint until the screen is still: what is painted may find that it needs a bar to scroll by."""
    rows_of(app)
    await wait_until_settled(app)


async def photograph(app: App[None]) -> str:
    """The screen as a picture."""
    await paint_still(app)
    return picture_of(app, "eighteen80")


@pytest.mark.parametrize("name", PICTURES)
def test_the_screen_looks_as_in_its_picture(tmp_path: Path, name: str):
    moves, size, language, play = PICTURES[name]
    taken: list[str] = []

    async def pose(table: Sitting) -> None:
        table.screen.entry.cursor_blink = False
        await play(table)
        taken.append(await photograph(table.app))

    sit(pose, write_beginning(tmp_path, moves), size=SIZES[size], language=language)
    compare(name, *taken)


@pytest.mark.parametrize("name", OF_KEPT_GAMES)
def test_a_full_table_looks_as_in_its_picture(tmp_path: Path, name: str):
    record, moves, size, language = OF_KEPT_GAMES[name]
    path = tmp_path / f"game{GAME.ending}"
    path.write_text(next(game for game in kept_games() if game.name == record).first(moves), encoding="utf-8")
    taken: list[str] = []

    async def pose(table: Sitting) -> None:
        table.screen.entry.cursor_blink = False
        await table.settle()
        taken.append(await photograph(table.app))

    sit(pose, path, size=SIZES[size], language=language)
    compare(name, *taken)


@pytest.mark.parametrize("name", OF_YOKOHAMA)
def test_a_table_of_yokohama_looks_as_in_its_picture(tmp_path: Path, name: str):
    written, moves, size, line = OF_YOKOHAMA[name]
    path = tmp_path / "evening.yokohama"
    path.write_text(written(moves), encoding="utf-8")
    taken: list[str] = []

    async def pose(table: Sitting) -> None:
        table.screen.entry.cursor_blink = False
        await table.type(line)
        taken.append(await photograph(table.app))

    sit(pose, path, size=SIZES[size])
    compare(name, *taken)


@pytest.mark.parametrize("name", WATCHED)
def test_the_players_face_looks_as_in_its_picture(tmp_path: Path, name: str):
    async def run() -> str:
        app = WatchApp(write_beginning(tmp_path, GRAND_RUN + 1))
        async with app.run_test(size=SIZES[WATCHED[name]]):
            await wait_until_settled(app)
            return await photograph(app)

    compare(name, asyncio.run(run()))


def test_the_start_screen_looks_as_in_its_picture(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("eighteen80.table.views.welcome.default_folder", lambda: tmp_path)
    for age, (name, moves) in enumerate({"thursday": LAYING, "holiday": FOUNDING, "autumn": OVER}.items()):
        path = write_beginning(tmp_path, moves).rename(tmp_path / f"{name}{GAME.ending}")
        os.utime(path, (0, -age))
    taken: list[str] = []

    async def pose(table: Sitting) -> None:
        await table.settle()
        taken.append(await photograph(table.app))

    sit(pose, None, size=SIZES["narrow"])
    compare(START, *taken)


def test_the_form_for_a_new_game_looks_as_in_its_picture(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("eighteen80.table.views.welcome.default_folder", lambda: Path("records"))
    monkeypatch.setattr("eighteen80.table.views.new_game.default_folder", lambda: Path("records"))
    taken: list[str] = []

    async def pose(table: Sitting) -> None:
        await table.press("enter")
        table.app.screen.query_one("#seats", Input).cursor_blink = False
        await table.type("Anna, Bert, Cleo")
        taken.append(await photograph(table.app))

    sit(pose, None)
    compare(FORM, *taken)
