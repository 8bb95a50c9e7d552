"""A random user at the table: keys, pastes, clicks and other sizes of the window, in any order."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from textual.events import Key, MouseDown, MouseUp, Paste, Resize
from textual.geometry import Size

from eighteen80.record.replay import read
from tests.support.bad_input import HOSTILE, MARKED
from tests.support.sitting import (
    AUCTION,
    FOUNDING,
    LATE,
    LAYING,
    OVER,
    RUNNING,
    SIZES,
    THIRD_PASS,
    Sitting,
    sit,
    write_beginning,
)
from tests.support.terminal import terminal

KEYS = (
    *("enter", "tab", "shift+tab", "escape", "up", "down", "left", "right", "home", "end", "backspace", "delete"),
    *("pageup", "pagedown", "space", "question_mark", "ctrl+o", "ctrl+p", "ctrl+u", "ctrl+z", "ctrl+y", "ctrl+s"),
    *("alt+up", "alt+down", "alt+left", "alt+right", *(f"f{number}" for number in range(1, 9)), *"abcdefghi1;"),
)
WORDS = (
    *("bid 5", "pass", "undo", "redo", "done", "amend 1 pass", "drop 1", "insert 1 pass", "what if", "back", "look 3"),
    *("about M3", "ledger bank", "rule share", "zoom +", "zoom fit", "clock", "tally", "theme light", "language de"),
    *("note tea", "correct cash bank +5 x", 'rule that "x" bid 7', "undo to 0", "audit", "help", "menu"),
)
MOMENTS = (0, AUCTION, FOUNDING, THIRD_PASS, RUNNING, LAYING, LATE, OVER)
AROUND = ((1, 1), (10, 3), (40, 12), (500, 200))
"""Unusual sizes of a window."""


def play_at_random(seed: int, folder: Path, times: int) -> int:
    """Sit at the game of that number, do `times` random things, and return the number done before leaving."""
    dice = Random(seed)
    path, size = write_beginning(folder, dice.choice(MOMENTS)), dice.choice(tuple(SIZES.values()))
    home = [
        patch(f"eighteen80.table.views.{screen}.default_folder", lambda: folder) for screen in ("welcome", "new_game")
    ]
    with home[0], home[1], terminal() as shown, sit(path, size=size) as table:
        done = fumble(table, dice, times)
    assert not shown.orders
    assert read(path).trouble is None
    return done


def fumble(table: Sitting, dice: Random, times: int) -> int:
    """Do random things until the table is left, at most `times`; return their number."""
    for done in range(times):
        for event in _random_events(dice):
            table.app.post_message(event)
        table.wait(table.pilot.pause())
        if not table.app.is_running:
            return done
    table.settle()
    return times


def _random_events(dice: Random) -> Sequence[Any]:
    """Return one random thing as its events."""
    match dice.randrange(8):
        case 0 | 1 | 2:
            return [Key(dice.choice(KEYS), None)]
        case 3 | 4:
            return [*(Key(sign, sign) for sign in dice.choice((*WORDS, *HOSTILE, *MARKED))), Key("enter", "\r")]
        case 5:
            return [Paste(dice.choice((*HOSTILE, *MARKED, *WORDS)) * dice.choice((1, 1, 300)))]
        case 6:
            size = Size(*dice.choice((*SIZES.values(), *AROUND)))
            return [Resize(size, size)]
        case _:
            return _click(dice.randrange(120), dice.randrange(40))


def _click(x: int, y: int) -> list[Any]:
    at = (None, x, y, 0, 0, 1, False, False, False)
    return [kind(*at, screen_x=x, screen_y=y) for kind in (MouseDown, MouseUp)]
