"""The pictures in screens/: made from the demo game, and compared sign by sign.

A screen that is meant to look otherwise gets a new picture by running this file with UPDATE_PICTURES=1; look at it
before it is committed.
"""

from __future__ import annotations

import os
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sitting import SIZES, Sitting, begun, sit

SCREENS = Path(__file__).parent.parent / "screens"
UPDATE = "UPDATE_PICTURES"


def typed(*lines: str) -> Callable[[Sitting], Awaitable[None]]:
    """Enter all lines but the last, which stays on the line."""

    async def play(table: Sitting) -> None:
        await table.enter(*lines[:-1])
        await table.type(lines[-1])

    return play


def pressed(*keys: str) -> Callable[[Sitting], Awaitable[None]]:
    """Press keys one by one."""

    async def play(table: Sitting) -> None:
        for key in keys:
            await table.press(key)

    return play


async def told(table: Sitting) -> None:
    await table.enter("tally")
    await table.press("enter", "enter", "enter")


# By name: how many moves of the demo game lead there, the size, the language, and what is done then.
PICTURES: dict[str, tuple[int, str, str, Callable[[Sitting], Awaitable[None]]]] = {
    "auction": (3, "narrow", "en", typed("bid 4")),
    "founding": (52, "normal", "en", typed("found HKR 100 ")),
    "share-round": (200, "normal", "de", typed("")),
    "laying": (333, "normal", "en", typed("lay H10 15 NW-NE-E-SE")),
    "map-narrow": (333, "narrow", "en", pressed("f6")),
    "running": (330, "wide", "en", typed("run; pay")),
    "refused": (330, "normal", "en", typed("pay")),
    "help": (333, "normal", "en", pressed("question_mark")),
    "hex": (333, "normal", "pl", typed("about K13", "")),
    "what-if": (330, "normal", "en", typed("what if", "run; pay; done", "")),
    "light": (501, "wide", "en", typed("theme light", "")),
    "contrast": (501, "normal", "en", typed("theme contrast", "clock", "clock", "")),
    "tally": (557, "normal", "en", told),
}


@pytest.mark.parametrize("name", PICTURES)
def test_the_screen_looks_as_in_its_picture(tmp_path: Path, name: str):
    moves, size, language, play = PICTURES[name]
    taken: list[str] = []

    async def pose(table: Sitting) -> None:
        table.screen.entry.cursor_blink = False
        await play(table)
        taken.append(table.app.export_screenshot(title="eighteen80"))

    sit(pose, begun(tmp_path, moves), size=SIZES[size], language=language)
    picture = SCREENS / f"{name}.svg"
    if os.environ.get(UPDATE):
        picture.write_text(taken[0], encoding="utf-8")
    assert picture.exists(), f"{picture.name} is missing: make it with {UPDATE}=1"
    assert taken[0] == picture.read_text("utf-8"), f"{picture.name} shows another screen"


def test_every_picture_is_of_a_screen():
    assert {path.stem for path in SCREENS.glob("*.svg")} == PICTURES.keys()
