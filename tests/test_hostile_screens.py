"""The screens show names, notes and typed lines as what they are, whatever markup is in them."""

from __future__ import annotations

import asyncio
import html
from pathlib import Path

import pytest
from sitting import Sitting, settled, sit
from textual.app import App

from eighteen80.journal import Journal
from eighteen80.record import Header
from eighteen80.table.app import Window

NAME, TABLE, NOTE = "[red]A[/]", "[/] [@click=app.quit]x", "[link=http://x]y[/z"
SEATS = (NAME, "[/]", "{b}")
TYPED = (
    "[/red",
    "[bold]pass",
    f'note "{NOTE}"',
    "what if [/]",
    "about [/]",
    "ledger [/]",
    "rule [/]",
    "look [/]",
    "help [/]",
)


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A record all of whose free words hold markup."""
    path = tmp_path / "[game].1880"
    with Journal.create(path, Header(game="1880: China", seats=SEATS, rules=1, table=TABLE)) as journal:
        for line in ("bid 5", f'note "{NOTE}"', f'correct cash "{NAME}" +5 "{NOTE}"'):
            journal.submit(line)
    return path


def painted(app: App[None]) -> str:
    """All that stands on the screen."""
    return html.unescape(app.export_screenshot()).replace("\N{NO-BREAK SPACE}", " ")


def test_the_table_means_names_literally(game: Path):
    async def play(table: Sitting) -> None:
        assert NAME in painted(table.app)
        assert NOTE in table.shown("log")

    sit(play, game)


@pytest.mark.parametrize("line", TYPED)
def test_the_table_means_typed_lines_literally(game: Path, line: str):
    async def play(table: Sitting) -> None:
        await table.type(line)
        await table.settle()
        assert line[:6] in painted(table.app)
        await table.press("enter")
        await table.settle()
        assert painted(table.app)

    sit(play, game)


def test_whoever_watches_sees_names_literally(game: Path):
    async def run() -> None:
        app = Window(game)
        async with app.run_test(size=(120, 40)) as pilot:
            await settled(app, pilot)
            assert NAME in painted(app)

    asyncio.run(run())


def test_the_start_screen_means_tables_literally(game: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("eighteen80.table.start.default_folder", lambda: game.parent)

    async def play(table: Sitting) -> None:
        await table.settle()
        assert TABLE in painted(table.app)

    sit(play, None)
