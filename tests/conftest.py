"""What every test may use."""

from __future__ import annotations

import io
import os
from collections.abc import Iterator, Mapping
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

# What tests share makes claims too, which hold under `python -O` as those of the tests do.
pytest.register_assert_rewrite("tests.support")

from eighteen80 import shelf
from eighteen80.__main__ import main
from eighteen80.sheets import Fact
from eighteen80.words import FALLBACK, Words
from tests.support.own_home import FOLDERS, variables
from tests.support.shell import Answer, Shell

if TYPE_CHECKING:
    from tests.support.browsing import Browser

OURS = frozenset(shelf.SHELF)

# How long an example takes says nothing on a busy machine; a failing one is printed so that it can be repeated.
settings.register_profile("table", deadline=None, print_blob=True)
settings.load_profile("table")


def pytest_xdist_auto_num_workers() -> int:
    """One process more than there are cores: a sitting at the screen waits now and then."""
    return (os.cpu_count() or 1) + 1


def pytest_addoption(parser: pytest.Parser) -> None:
    """Without it a spread of the recorded games is played."""
    parser.addoption("--all-games", action="store_true", help="play every recorded game of the corpus")


@pytest.fixture(scope="session")
def places(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Folders that nobody has made yet, by number: pytest would look through all others before it makes one."""
    root = tmp_path_factory.mktemp("places")
    return (root / str(number) for number in count())


@pytest.fixture
def tmp_path(places: Iterator[Path]) -> Path:
    """An empty folder of a test's own."""
    place = next(places)
    place.mkdir()
    return place


@pytest.fixture(autouse=True)
def _own_folders(monkeypatch: pytest.MonkeyPatch, places: Iterator[Path]) -> None:
    """What a person has set or learned on this machine is neither read nor changed by a test."""
    home = next(places)
    for folder in FOLDERS:
        monkeypatch.setattr(f"platformdirs.user_{folder}_path", lambda name, folder=folder, **_: home / folder / name)
    # Programs that a test starts are told so too.
    for name, place in variables(home).items():
        monkeypatch.setenv(name, place)


@pytest.fixture(autouse=True)
def _in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever one of our games says in a test has a sentence, at least in English: a raw code is a defect."""
    say = Words.say

    def said(words: Words, code: str, facts: Mapping[str, Fact] | None = None, **more: Fact) -> str:
        assert words.game not in OURS or Words(FALLBACK, words.game).has(code), f"{code} has no sentence"
        return say(words, code, facts, **more)

    monkeypatch.setattr(Words, "say", said)


@pytest.fixture(scope="session")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """A real one, begun once: whoever takes it in hand puts away the devices of those before."""
    from tests.support.browsing import Browser

    found = Browser(tmp_path_factory.mktemp("profile"))
    try:
        yield found
    finally:
        found.end()


@pytest.fixture(autouse=True)
def _in_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """What serves the players' page lets other programs go first, for good: not the tests that come after it."""
    monkeypatch.setattr(os, "nice", lambda _: 0, raising=False)


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Shell:
    """Runs a command in an empty folder, in English, with some standard input."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")

    def run(*arguments: str, stdin: str = "") -> Answer:
        monkeypatch.setattr("sys.stdin", io.StringIO(stdin))
        capsys.readouterr()
        code = main(arguments)
        return Answer(code, *capsys.readouterr())

    return run


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests are shared out by their names, so that every process has to call them the same."""
    assert not [item.nodeid for item in items if " at 0x" in item.nodeid]
