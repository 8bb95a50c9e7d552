"""The demo game: what its script makes, with every kind of thing in it."""

from __future__ import annotations

from pathlib import Path

from eighteen80.yokohama import GAME
from tests.support import played
from tests.support.yokohama import demo

VERBS = "act toll recall trade pray give take hire tech bonus shop order claim"


def test_the_demo_is_what_its_script_makes():
    assert Path(str(demo.PATH)).read_text("utf-8") == demo.record()


def test_everything_comes_up_in_the_demo():
    record = played.record(GAME.key)
    result = GAME.dump(record.state)["result"]
    assert max(sheet["total"] for sheet in result["sheet"].values()) > 50
    assert {entry.line.split()[0] for entry in record.entries} >= {*VERBS.split()}
