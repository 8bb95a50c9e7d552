"""Yokohama at the table: every pane at three sizes and in three languages; lines typed, refused, taken back."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from eighteen80.record.grammar import Header
from eighteen80.record.journal import Journal
from eighteen80.yokohama import GAME
from tests.support.sitting import SIZES, Sitting, sit
from tests.support.yokohama.demo import PATH
from tests.support.yokohama.evening import NAMES

PANES = ("players", "turn", "coming", "areas", "boards", "goals", "standing")


@pytest.fixture
def demo(tmp_path: Path) -> Path:
    return Path(shutil.copy(str(PATH), tmp_path / "evening.yokohama"))


@pytest.fixture
def begun(tmp_path: Path) -> Path:
    path = tmp_path / "evening.yokohama"
    Journal.create(path, Header(GAME.name, NAMES[:3], GAME.rules)).close()
    return path


@pytest.mark.parametrize("language", ["en", "de", "pl"])
@pytest.mark.parametrize("size", SIZES)
def test_every_pane_is_painted(demo: Path, size: str, language: str):
    async def look(at: Sitting) -> None:
        assert at.visible() >= {"players"}
        for pane in PANES:
            shown = at.shown(pane)
            assert shown.strip() or pane in ("coming", "turn"), pane
            assert "event-" not in shown
            assert "head-" not in shown
        assert all(name in at.shown("players") for name in ("Anna", "Bert", "Cleo", "Dora"))

    sit(look, demo, size=SIZES[size], language=language)


def test_a_turn_is_typed_refused_mended_and_taken_back(begun: Path):
    async def play(at: Sitting) -> None:
        await at.enter("b 4")
        assert "4" in at.shown("turn")
        await at.enter("sh 9 = y")
        assert at.line == "sh 9 = y"
        await at.press("ctrl+u")
        await at.enter("sh 2 = y", "f1 3")
        state = at.screen.session.state
        assert state.whose.who == "Bert"
        assert state.players["Anna"].sites == {"bank": 2}
        await at.enter("undo 2")
        assert at.screen.session.state.whose.who == "Anna"

    sit(play, begun)
