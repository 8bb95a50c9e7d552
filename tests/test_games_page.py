"""GAMES.md: the game on that page, built in a package of its own, needs no change anywhere else."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import eighteen80
from eighteen80 import capabilities, registry
from eighteen80.engine.game import Game
from tests.support.places import ROOT
from tests.support.sitting import SIZES, Sitting, sit

PAGE = (Path(eighteen80.__file__).parent / "GAMES.md").read_text("utf-8")
MEMBERS = [name for name in (*vars(Game), *Game.__annotations__) if not name.startswith("_")]
LINES = ("take 3", "take 3", "nimm 3", "-2", "Anna: take 3", "take 1; done", "take 3", "take 2")
"""Eight turns: in words of two languages, short, by name, ended with a word and without."""


def block(language: str) -> str:
    (found,) = re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)
    return found


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A folder in which the game is installed as another package is, with its entry point."""
    words = tmp_path / "matches" / "assets" / "words"
    words.mkdir(parents=True)
    (tmp_path / "matches" / "__init__.py").write_text(block("python"), "utf-8")
    (words / "en.ftl").write_text(block("fluent"), "utf-8")
    ((key, module),) = tomllib.loads(block("toml"))["project"]["entry-points"][registry.GROUP].items()
    info = tmp_path / "matches-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: matches\nVersion: 1\n", "utf-8")
    (info / "entry_points.txt").write_text(f"[{registry.GROUP}]\n{key} = {module}\n", "utf-8")
    return tmp_path


def shell(package: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    paths = os.pathsep.join((str(package), str(ROOT)))
    command = [sys.executable, "-m", "eighteen80", "--lang", "en", *arguments]
    environment = {**os.environ, "PYTHONPATH": paths, "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(
        command, input=typed, capture_output=True, text=True, encoding="utf-8", timeout=60, env=environment, check=False
    )


def test_the_page_names_every_promise_and_every_capability():
    kinds = [
        name for name, kind in vars(capabilities).items() if getattr(kind, "_is_protocol", False) and name != "Protocol"
    ]
    named = set(re.findall(r"`(\w+)", PAGE.partition("## Location")[0]))
    assert MEMBERS
    assert {*MEMBERS, *kinds} <= named


def test_the_game_of_the_page_is_played_in_the_shell(package: Path):
    path = str(package / "evening.matches")
    assert "matches" in shell(package, "games").stdout
    begun = shell(package, "new", path, "--game", "matches", "--seats", "Anna,Bert")
    assert (begun.returncode, "Anna, Bert" in begun.stderr) == (0, True)
    assert shell(package, "legal", path).stdout.split() == ["take", "1", "take", "2", "take", "3"]
    refused = shell(package, "play", path, "take 9")
    assert (refused.returncode, "Traceback" in refused.stderr) == (1, False)
    played = shell(package, "play", path, typed="\n".join(LINES))
    assert (played.returncode, played.stderr) == (0, "")
    assert "Bert takes 3: 15 are left." in played.stdout
    over = shell(package, "play", path, "take 3")
    assert (over.returncode, "Only 1 are left." in over.stderr, "Traceback" in over.stderr) == (1, True, False)
    mended = shell(package, "play", path, 'correct heap +1 "one lay under the table"')
    assert (mended.returncode, "Corrected: matches of bank +1 (one lay under the table)." in mended.stdout) == (0, True)
    nothing = shell(package, "play", path, 'correct heap +0 "counted again"')
    assert (nothing.returncode, "would change nothing" in nothing.stderr) == (1, True)
    counted = shell(package, "audit", path, typed="3\n")
    assert 'correct heap bank +1 ""' in counted.stdout
    assert shell(package, "play", path, "undo; take 1").returncode == 0
    assert shell(package, "check", path, "--strict").returncode == 0
    assert shell(package, "tally", path).stdout.split() == ["Bert", "1", "Anna", "0"]
    for form in ("json", "csv", "md", "clean"):
        assert shell(package, "export", path, "--to", form).returncode == 0
    for form, sentence in (("html", "with 1, 1 more than Anna"), ("svg", "Bert wins with 1, 1 more than Anna.")):
        shown = shell(package, "export", path, "--to", form, "--names", "all")
        assert (shown.returncode, shown.stderr) == (0, "")
        assert "Bert wins" in shown.stdout
        assert sentence in shown.stdout
    club = shell(package, "club", str(package), "--names", "all")
    assert (club.returncode, club.stderr) == (0, "")
    assert "Players of Matches" in club.stdout
    for command in (
        ("export", path, "--to", "18xx"),
        ("import", path, "-o", path, "--game", "matches"),
    ):
        answer = shell(package, *command)
        assert (answer.returncode in (1, 2, 3), "Traceback" in answer.stderr) == (True, False)


def test_the_game_of_the_page_is_opened_on_the_screen(package: Path, monkeypatch: pytest.MonkeyPatch):
    path = package / "evening.matches"
    assert shell(package, "new", str(path), "--game", "matches", "--seats", "Anna,Bert").returncode == 0
    monkeypatch.syspath_prepend(package)
    monkeypatch.setattr(registry, "elsewhere", lambda: {"matches": "matches"})

    async def play(table: Sitting) -> None:
        assert "Anna takes one to three of 21." in table.content_of("due")
        await table.enter("take 2", "take 9")
        assert table.line == "take 9"
        await table.press("escape")
        await table.type("take ")
        assert "Bert takes 3: 16 are left." in table.content_of("choices")
        assert [entry.line for entry in table.screen.session.entries] == ["take 2"]

    sit(play, path, size=SIZES["narrow"])
