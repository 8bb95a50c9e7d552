"""Fixtures of all tests."""

from __future__ import annotations

import asyncio
import gc
import inspect
import io
import os
import sys
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

# While tests are found almost nothing becomes garbage; looking for it again and again takes as long as finding them.
gc.disable()

if sys.dont_write_bytecode:
    # Compiled files that are kept out of the sources go here: three processes would compile all of them again,
    # and so would every program that a test starts.
    sys.dont_write_bytecode = False
    sys.pycache_prefix = str(Path(__file__).parents[1] / ".pytest_cache" / "compiled")
    os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

# Plugins of other libraries that we do not use take a second to load in each process.
os.environ.setdefault("HYPOTHESIS_NO_PLUGINS", "1")

from hypothesis import settings

# Shared test modules make claims too, which are checked under `python -O` like those of the tests.
pytest.register_assert_rewrite("tests.support")

from eighteen80 import registry
from eighteen80.__main__ import main
from eighteen80.sheets import Fact
from eighteen80.words import FALLBACK, Words
from tests.support.isolated_home import FOLDERS, variables
from tests.support.shell import Answer, Shell

if TYPE_CHECKING:
    from tests.support.browser import Browser

OURS = frozenset(registry.SHELF)
freeze = gc.freeze
SEARCHED: list[Mapping[str, int]] = []
"""Full searches since the last test began; inside one, hypothesis wants to find what refers to its random numbers."""
YOUNG = 200_000
"""Number of new objects before the youngest are collected: more than a screen has, which is collected when it is left,
and moments of a game are large, and most of them are kept."""
PATIENCE = 30
"""Seconds that a coroutine may take."""
OLDEST = 2
"""The generation of all that has been looked through before: with it everything is."""

# The time of an example means nothing on a busy machine; a failing one is printed so that it can be repeated.
settings.register_profile("table", deadline=None, print_blob=True)
settings.load_profile("table")


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """Stay in this process for a single module; otherwise start one more than there are cores.

    Each finds all tests again, which takes longer than most modules; and some wait for a browser or a program.
    """
    asked = [Path(argument.partition("::")[0]) for argument in config.args]
    return 0 if len(asked) == 1 and asked[0].is_file() else (os.cpu_count() or 1) + 1


def pytest_addoption(parser: pytest.Parser) -> None:
    """Without it a spread of the recorded games is played."""
    parser.addoption("--all-games", action="store_true", help="play every recorded game of the corpus")


@pytest.fixture(scope="session")
def places(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Yield new folders by number: pytest would search all others before it makes one."""
    root = tmp_path_factory.mktemp("places")
    return (root / str(number) for number in count())


@pytest.fixture
def tmp_path(places: Iterator[Path]) -> Path:
    """An empty folder of a test's own."""
    place = next(places)
    place.mkdir()
    return place


@pytest.fixture(scope="session", autouse=True)
def _replace_surroundings() -> Iterator[None]:
    """Replace for all tests what waits for the machine or belongs to its user, and check the wording of sentences."""
    with pytest.MonkeyPatch.context() as patch:
        for folder, variable in FOLDERS.items():
            function = f"platformdirs.user_{folder}_path"
            patch.setattr(function, lambda name, variable=variable, **_: Path(os.environ[variable]) / name)
            patch.delenv(variable, raising=False)
        patch.setattr(Words, "say", _check_sentences(Words.say))
        # The server of the players' page lets other programs go first for good, but not in the tests after it.
        patch.setattr(os, "nice", lambda _: 0, raising=False)
        # What a killed process has written is kept without this; only a power cut would ask the disk itself.
        patch.setattr(os, "fsync", lambda _: None)
        # A screen that is left has all memory looked through again: here that is what all tests share.
        for freezing in ("freeze", "unfreeze"):
            patch.setattr(gc, freezing, lambda: None)
        yield


@pytest.fixture(autouse=True)
def _own_folders(_replace_surroundings: None, places: Iterator[Path]) -> None:
    """Keep tests and their programs from reading or changing the settings of a person on this machine."""
    os.environ.update(variables(next(places)))


def _check_sentences(say: Callable[..., str]) -> Callable[..., str]:
    """Check that every sentence of a game exists, at least in English: a raw code is a defect."""
    known: set[tuple[str, str]] = set()

    def say_checked(words: Words, code: str, facts: Mapping[str, Fact] | None = None, **more: Fact) -> str:
        if (words.game, code) not in known:
            assert words.game not in OURS or Words(FALLBACK, words.game).has(code), f"{code} has no sentence"
            known.add((words.game, code))
        return say(words, code, facts, **more)

    return say_checked


@pytest.fixture(scope="session")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """Yield a real browser, started once: each user removes the devices of the one before."""
    from tests.support.browser import Browser

    found = Browser(tmp_path_factory.mktemp("profile"))
    try:
        yield found
    finally:
        found.close()


@pytest.fixture(scope="session")
def evening_of(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Path]:
    """Pages of the evening of a game's demo: whichever process asks first makes one for all."""
    from filelock import FileLock

    from eighteen80.export.evening_page import evening_page
    from eighteen80.export.name_masking import MaskedWords
    from tests.support import played

    own = tmp_path_factory.getbasetemp()
    folder = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own

    @cache
    def find_page(name: str) -> Path:
        path = folder / f"{name}.html"
        with FileLock(f"{path}.lock"):
            if not path.exists():
                path.write_text(evening_page(played.record(name), MaskedWords("en", name, {})), "utf-8")
        return path

    return find_page


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


@pytest.fixture
def replayed_once() -> Iterator[None]:
    """Make each move of a game once, for tests that read the same records again and again."""
    from tests.support.move_cache import made_once

    with made_once():
        yield


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine to its end, which has to come soon, in a loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    arguments = {name: pyfuncitem.funcargs[name] for name in inspect.signature(pyfuncitem.obj).parameters}
    asyncio.run(asyncio.wait_for(pyfuncitem.obj(**arguments), PATIENCE))
    return True


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests are shared out by their names, so that every process has to call them the same.

    Those in a browser come first: one process gets them all, and only it starts a browser.
    """
    assert not [item.nodeid for item in items if " at 0x" in item.nodeid]
    items.sort(key=lambda item: "browser" not in getattr(item, "fixturenames", ()))


def pytest_collection_finish() -> None:
    """Freeze all objects before the first test: only those that tests leave behind are collected."""
    gc.freeze()
    gc.callbacks.append(_note_a_full_search)
    gc.set_threshold(YOUNG)
    gc.enable()


def pytest_sessionfinish() -> None:
    """Look for what tests left behind once: at its end pytest does so five times, among all objects."""
    gc.collect()
    freeze()


def _note_a_full_search(phase: str, facts: Mapping[str, int]) -> None:
    if phase == "stop" and facts["generation"] == OLDEST:
        SEARCHED.append(facts)


def pytest_runtest_setup() -> None:
    """Keep what the last full search found in use: games and pictures that tests share take seconds each time."""
    if SEARCHED:
        SEARCHED.clear()
        freeze()
