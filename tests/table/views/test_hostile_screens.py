"""Screens show names, notes and typed lines literally, with any signs in them, and the terminal obeys none."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random

import pytest
from rich.style import Style
from textual.app import App
from textual.events import Paste
from textual.widgets import Input, Label, OptionList

from eighteen80.characters import harmless
from eighteen80.china import GAME
from eighteen80.record.grammar import LINE_LIMIT, NAME_LIMIT, Header
from eighteen80.record.journal import Journal
from eighteen80.record.replay import read
from eighteen80.table.draw.canvas import Ink
from eighteen80.table.draw.panes import strip
from eighteen80.table.views.loading import LoadingScreen
from tests.support.fast_screens import paint, text_of
from tests.support.random_input import fumble
from tests.support.sitting import SIZES, Sitting, keep_unchanged, look_on, sit
from tests.support.terminal import Terminal, links, terminal

NAME, TABLE, NOTE = "[red]A[/]", "[/] [@click=app.quit]x", "[link=http://x]y[/z"
TOWER = "Z" + "\u0321\u0336\u0357" * 12
SEATS = (NAME, "[/", "{ $b }", "[@click=app.quit]C", "[link=http://x]\\", TOWER, "漢" * NAME_LIMIT)
MARKUP = (
    "[/",
    "[/]",
    "\\[/",
    "\\",
    "[bold]pass",
    "[@click=app.quit]x",
    "[link=http://x]y",
    "[[",
    "]",
    "['",
    "[a='",
    "$x",
)
STEERING = (
    "\x1b[2J",
    "\x9b31m",
    "\x1b]52;c;eA==\x07",
    "\x1b]8;;http://x\x1b\\z",
    "\u202ea\u2066",
    "\u2028",
    "\ufeff",
    "\0",
)
LONG = ("漢" * 500, "e" + "\u0301" * 2_000, "👩\u200d👩\u200d👧" * 300, "x" * 10_000, '"' * 3_000, "undo 1; " * 1_000)
COMMANDS = ("about", "ledger", "rule", "look", "theme", "what if", "note", "amend 1")
ANYTHING = (*MARKUP[:3], *STEERING[:4], *LONG)
TYPED = (*MARKUP, *STEERING, *LONG, *(f"{command} [/" for command in COMMANDS))
PAGES = tuple(f"f{number}" for number in range(2, 9))
PANES = "abcdefghi"


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A record all of whose free words hold markup."""
    path = tmp_path / "[game].1880"
    with Journal.create(path, Header(game="1880: China", seats=SEATS, rules=GAME.version, table=TABLE)) as journal:
        for line in ("bid 5", f'note "{NOTE}"', f'correct cash "{NAME}" +5 "{NOTE}"', f'rule that "{NOTE}" bid 7'):
            journal.submit(line)
    return path


@pytest.fixture(autouse=True)
def screen() -> Iterator[Terminal]:
    """Yield a terminal that must receive nothing but a picture in all tests."""
    with terminal() as shown:
        yield shown
    assert not shown.orders


def screen_text(app: App[None]) -> str:
    """Return all text on the screen, and check that none of it is a link."""
    painted = paint(app)
    assert not links(painted)
    return "\n".join(text_of(painted))


def paste(table: Sitting, text: str, field: str = "#line") -> None:
    """Put a text onto an empty line, as the clipboard does."""
    line = table.app.screen.query_one(field, Input)
    line.focus()
    line.value = ""
    table.press()
    table.app.post_message(Paste(text))
    table.press()
    table.settle()


# The table


@pytest.mark.parametrize("word", STEERING)
def test_a_pane_paints_nothing_that_a_terminal_obeys(word: str):
    painted = strip([(word, Ink()), ("x", Ink(bold=True))], 40, Style())
    assert painted.text.isprintable()
    assert painted.cell_length == 40


def test_the_table_means_names_literally(game: Path, screen: Terminal):
    with sit(game) as table:
        assert NAME in screen_text(table.app)
        assert NOTE in table.content_of("log")
        for number, name in enumerate(SEATS[:2]):
            table.enter(f"look {number}")
            assert f"{name} ❯" in screen_text(table.app)
    assert NAME in "".join(screen.sent)


@pytest.mark.parametrize(
    ("size", "ways"),
    [("narrow", [(page,) for page in PAGES]), ("wide", [("ctrl+o", pane) for pane in PANES])],
    ids=["pages", "panes"],
)
def test_every_page_and_pane_means_names_literally(game: Path, size: str, ways: Sequence[Sequence[str]]):
    """On the smallest screen, where names are cut, and on the largest, which shows most of them."""
    with sit(game, size=SIZES[size]) as table:
        seen = ""
        for keys in ways:
            table.press(*keys)
            seen += screen_text(table.app)
        assert not [name for name in SEATS[:3] if name not in seen]


def test_so_does_whatever_is_asked_of_it(game: Path):
    questions = ("?", "clock", "look 2", "look 0", "back", "what if", "bid 10", "back", "theme light", "language de")
    with sit(game) as table:
        for question in (*questions, *(f"ledger {name}" for name in SEATS[::3])):
            table.enter(question)
            table.settle()
            assert screen_text(table.app)
        paste(table, "bid\t\u00a0\x1b5\r\nbid 10")
        assert table.line == "bid  \N{REPLACEMENT CHARACTER}5; bid 10", (
            "signs that can be shown are kept, others marked"
        )
        paste(table, "9" * 10**6)
        assert len(table.line) == LINE_LIMIT + 1
        table.press("ctrl+u")
        for word in (*MARKUP[:1], *STEERING[:2]):
            table.press("ctrl+p")
            table.app.post_message(Paste(word))
            table.settle()
            assert screen_text(table.app)
            # Left open it would still be looking for commands when the table is gone.
            table.press("escape")
            table.settle()


def test_so_does_the_tally_and_what_is_saved_of_it(game: Path, monkeypatch: pytest.MonkeyPatch):
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "")

    with sit(game, size=SIZES["narrow"]) as table:
        table.enter("tally")
        table.press("enter", "enter")
        with monkeypatch.context() as patched:
            patched.setattr("eighteen80.record.record_file.write_all", full)
            table.press("s")
        assert "the disk is full" in screen_text(table.app)
        assert [*game.parent.glob("*.md")] == [], "a report that the disk does not take is said to be none"
        table.press("s")
        assert NAME in screen_text(table.app)
    assert (game.parent / "[game].md").exists()


@pytest.mark.parametrize("size", ["narrow", "normal"])
def test_the_table_means_typed_lines_literally(game: Path, size: str):
    known = len(read(game).entries)
    with sit(game, size=SIZES[size]) as table:
        for text in TYPED[::2] if size == "narrow" else ANYTHING[::4]:
            paste(table, text)
            assert screen_text(table.app)
            table.press("f1", "escape", "enter")
            table.settle()
            assert screen_text(table.app)
            table.press("escape", "escape", "escape")
    assert {entry.line for entry in read(game).entries[known:]} <= {'note "[/"'}


# Observers


def test_whoever_watches_sees_names_literally(game: Path):
    with look_on(game, "wide") as table:
        seen = ""
        for _ in PAGES:
            table.press("right")
            seen += screen_text(table.app)
        assert NAME in seen


WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND
CHANGES = ("os.remove", "os.rename", "os.truncate", "os.mkdir", "os.link", "os.symlink", "os.chmod", "subprocess.Popen")
done: list[str] | None = None


def note_change(event: str, facts: tuple[object, ...]) -> None:
    """Note every change outside this process, while a test watches."""
    if done is not None and (
        event in CHANGES or (event == "open" and isinstance(facts[2], int) and facts[2] & WRITING)
    ):
        done.append(f"{event} {facts}")


@cache
def listen() -> None:
    """Report everything that this process asks of the system; this cannot be stopped again."""
    sys.addaudithook(note_change)


def test_whoever_watches_changes_nothing_whatever_he_does(game: Path, monkeypatch: pytest.MonkeyPatch):
    listen()
    with look_on(game) as table, keep_unchanged(game):
        monkeypatch.setattr(sys.modules[__name__], "done", [])
        fumble(table, Random(0), 40)
        assert done == []
        monkeypatch.undo()
    assert sorted(path.name for path in game.parent.iterdir()) == [".[game].1880.lock", "[game].1880"]


# Before a game


def test_the_start_screen_means_files_and_tables_literally(game: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("eighteen80.table.views.welcome.default_folder", lambda: game.parent)
    for number, word in enumerate((*MARKUP, *STEERING[:-1], os.fsdecode(b"\xff"))):
        (game.parent / f"{number}{word.replace('/', '')}.1880").write_bytes(os.fsencode(f"{word}\n"))
    with sit(None, size=(80, 60)) as table:
        table.settle()
        assert TABLE in screen_text(table.app)
        for word in ANYTHING:
            paste(table, f"~{word}.json", "#file")
            table.press("enter")
            table.settle()
            assert screen_text(table.app)
            if isinstance(table.app.screen, LoadingScreen):
                table.press("enter")
                table.settle()


@pytest.mark.parametrize("word", [MARKUP[4], *STEERING[:2]])
def test_a_file_that_is_no_record_is_named_literally(tmp_path: Path, word: str):
    path = tmp_path / f"{word.replace('/', '')}.1880"
    path.write_text(f"{word}\n", "utf-8")
    with sit(path) as table:
        title = str(table.app.screen.query_one("#title", Label).render())
        assert harmless(path.name) in title
        assert screen_text(table.app)
        table.press("enter")
        assert table.app.screen.query(OptionList)


def test_the_form_of_a_new_game_means_names_literally(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("eighteen80.table.views.new_game.default_folder", lambda: tmp_path)
    with sit(None, size=SIZES["narrow"]) as table:
        table.app.begin()
        table.settle()
        for field in ("#seats", "#name"):
            for word in ANYTHING[::4]:
                paste(table, f"{word},{word}", field)
                table.press("ctrl+s")
                assert screen_text(table.app)
        assert not [*tmp_path.iterdir()]
        paste(table, "Anna, Bert, Cleo", "#seats")
        paste(table, "漢/" * 300, "#name")
        table.press("ctrl+s")
        table.settle()
        assert table.screen
    assert len([*tmp_path.glob("*.1880")]) == 1, "a table of any name has a file"
