"""The demo game: what its script makes, played to its end, with every kind of thing in it."""

from __future__ import annotations

from pathlib import Path

from eighteen80.record.replay import read
from eighteen80.yokohama import GAME
from tests.support.yokohama import demo


def test_the_demo_is_what_its_script_makes():
    assert Path(str(demo.PATH)).read_text("utf-8") == demo.record()


def test_the_demo_is_sound_and_ends_with_a_result():
    record = read(Path(str(demo.PATH)), strict=True)
    assert record.trouble is None
    result = GAME.dump(record.state)["result"]
    assert max(sheet["total"] for sheet in result["sheet"].values()) > 50
    verbs = {entry.line.split()[0] for entry in record.entries}
    assert verbs >= {
        "act",
        "toll",
        "recall",
        "trade",
        "pray",
        "give",
        "take",
        "hire",
        "tech",
        "bonus",
        "shop",
        "order",
        "claim",
    }
