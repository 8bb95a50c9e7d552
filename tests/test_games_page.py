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
from tests.support.shell import DONE, MISUSED, NO_RECORD, REFUSED, Shell
from tests.support.sitting import SIZES, sit

PAGE = (Path(eighteen80.__file__).parent / "GAMES.md").read_text("utf-8")
MEMBERS = [name for name in (*vars(Game), *Game.__annotations__) if not name.startswith("_")]
LINES = ("take 3", "take 3", "nimm 3", "-2", "Anna: take 3", "take 1; done", "take 3", "take 2")
"""Eight turns: in words of two languages, short, by name, ended with a word and without."""


def block(language: str) -> str:
    (found,) = re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)
    return found


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the game is installed as another package is, with its entry point."""
    folder = tmp_path_factory.mktemp("installed")
    words = folder / "matches" / "assets" / "words"
    words.mkdir(parents=True)
    (folder / "matches" / "__init__.py").write_text(block("python"), "utf-8")
    (words / "en.ftl").write_text(block("fluent"), "utf-8")
    ((key, module),) = tomllib.loads(block("toml"))["project"]["entry-points"][registry.GROUP].items()
    info = folder / "matches-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: matches\nVersion: 1\n", "utf-8")
    (info / "entry_points.txt").write_text(f"[{registry.GROUP}]\n{key} = {module}\n", "utf-8")
    return folder


@pytest.fixture
def installed(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have this process find the game of the package as well."""
    monkeypatch.syspath_prepend(package)
    monkeypatch.setattr(registry, "plugin_modules", lambda: {"matches": "matches"})


def process(package: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
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


@pytest.fixture
def path(tmp_path: Path) -> str:
    """A place for the record of an evening."""
    return str(tmp_path / "evening.matches")


def test_the_game_of_the_page_is_played_in_the_shell(package: Path, path: str):
    assert "matches" in process(package, "games").stdout
    begun = process(package, "new", path, "--game", "matches", "--seats", "Anna,Bert")
    assert (begun.returncode, "Anna, Bert" in begun.stderr) == (0, True)
    played = process(package, "play", path, typed="\n".join(LINES))
    assert (played.returncode, played.stderr) == (0, "")
    assert "Bert takes 3: 15 are left." in played.stdout


@pytest.mark.usefixtures("installed")
def test_the_game_of_the_page_answers_every_command(shell: Shell, path: str, tmp_path: Path):
    assert shell("new", path, "--game", "matches", "--seats", "Anna,Bert").code == DONE
    assert shell("legal", path).out.split() == ["take", "1", "take", "2", "take", "3"]
    assert shell("play", path, "take 9").code == REFUSED
    assert shell("play", path, stdin="\n".join(LINES)).code == DONE
    over = shell("play", path, "take 3")
    assert (over.code, "Only 1 are left." in over.err) == (REFUSED, True)
    mended = shell("play", path, 'correct heap +1 "one lay under the table"')
    assert (mended.code, "Corrected: matches of bank +1 (one lay under the table)." in mended.out) == (DONE, True)
    nothing = shell("play", path, 'correct heap +0 "counted again"')
    assert (nothing.code, "would change nothing" in nothing.err) == (REFUSED, True)
    assert 'correct heap bank +1 ""' in shell("audit", path, stdin="3\n").out
    assert shell("play", path, "undo; Anna: take 1").code == DONE
    assert shell("check", path, "--strict").code == DONE
    assert shell("tally", path).out.split() == ["Bert", "1", "Anna", "0"]
    for form in ("json", "csv", "md", "clean"):
        assert shell("export", path, "--to", form).code == DONE
    for form, sentence in (("html", "with 1, 1 more than Anna"), ("svg", "Bert wins with 1, 1 more than Anna.")):
        shown = shell("export", path, "--to", form, "--names", "all")
        assert (shown.code, shown.err) == (DONE, "")
        # A picture has each word in an element of its own.
        told = re.sub(r"</?tspan[^>]*>", "", shown.out)
        assert "Bert wins" in told
        assert sentence in told
    club = shell("club", str(tmp_path), "--names", "all")
    assert (club.code, club.err) == (DONE, "")
    assert "Players of Matches" in club.out
    assert shell("export", path, "--to", "18xx").code in (REFUSED, MISUSED, NO_RECORD)
    assert shell("import", path, "-o", path, "--game", "matches").code in (REFUSED, MISUSED, NO_RECORD)


@pytest.mark.usefixtures("installed")
def test_the_game_of_the_page_is_opened_on_the_screen(shell: Shell, path: str):
    assert shell("new", path, "--game", "matches", "--seats", "Anna,Bert").code == DONE
    with sit(Path(path), size=SIZES["normal"]) as table:
        assert "Anna takes one to three of 21." in table.content_of("due")
        table.enter("take 2", "take 9")
        assert table.line == "take 9"
        table.press("escape")
        table.type("take ")
        assert "Bert takes 3: 16 are left." in table.content_of("choices")
        assert [entry.line for entry in table.screen.session.entries] == ["take 2"]
