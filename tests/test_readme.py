"""Truth of the README: every line it shows is typed here, every command and key it names exists."""

from __future__ import annotations

import re
import shlex
from argparse import Namespace
from pathlib import Path

import pytest
from textual.app import App
from textual.binding import BindingsMap

from eighteen80 import registry
from eighteen80.__main__ import COMMANDS, main
from eighteen80.record.replay import read
from eighteen80.table.input.banker_line import BankerLine
from eighteen80.table.screen_commands import Watch
from eighteen80.table.views.play_view import PlayScreen
from eighteen80.web.server.serve_command import Serve
from tests.support.places import README, ROOT
from tests.support.shell import DONE, Shell
from tests.support.sitting import Sitting, sit

TEXT = README.read_text("utf-8")
ROW = re.compile(r"^\| `(.+?)` \| (.+) \|$", re.MULTILINE)
FENCED = re.compile(r"^```sh\n(.*?)\n```$", re.MULTILINE | re.DOTALL)
OPTION = re.compile(r"(?<![\w-])--?[a-z]+")
PAGING = {"PgUp": "pageup", "PgDn": "pagedown"}
KEYS = {
    "?": "question_mark",
    "→": "right",
    "↑": "up",
    "↓": "down",
    "Esc": "escape",
    "Alt+arrows": "alt+right",
    **PAGING,
}
NOT_FOR_THE_LINE = ("eighteen80", "FILE", ".venv", "serve", "--host", "quit")


def section(heading: str) -> str:
    return TEXT.partition(f"## {heading}\n")[2].partition("\n## ")[0]


def in_fences(text: str) -> list[str]:
    return [line for block in FENCED.findall(text) for line in block.splitlines()]


def in_passing(text: str) -> list[str]:
    """Return the quotations in running text."""
    running = re.sub(r"^\|.*$", "", FENCED.sub("", text), flags=re.MULTILINE)
    return re.findall(r"`([^`]+)`", running)


EVENING, SHELL = section("The first evening"), section("Without the screen")
PAGE = (ROOT / "eighteen80" / "china" / "EVENING.md").read_text("utf-8")
PLAYED = PAGE.partition("## The first evening\n")[2].partition("\n## ")[0]
(NAMES,) = in_passing(PLAYED)
LINES = [line for line, _ in ROW.findall(PLAYED)]
QUESTIONS = [line for line in in_passing(EVENING) if not line.startswith(NOT_FOR_THE_LINE)]


def test_two_commands_set_it_up():
    assert [line.split()[0] for line in in_fences(section("Two commands"))] == ["python3", "python3"]


def test_the_first_evening_is_played_as_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("eighteen80.table.views.welcome.default_folder", lambda: tmp_path)
    monkeypatch.setattr("eighteen80.table.views.new_game.default_folder", lambda: tmp_path)
    with sit(None) as table:
        table.press("enter")
        table.type(NAMES)
        table.press("ctrl+s")
        for line in LINES:
            enter_line(table, line)
        for line in QUESTIONS:
            enter_line(table, line)
            table.press("escape")
    (path,) = tmp_path.glob("*.1880")
    entries = read(path).entries
    assert [entry.line for entry in entries if entry.line.startswith("bid")] == re.findall(r"bid \d+", PLAYED)
    # The quoted words begin with `undo`: BCR's `done` is undone.
    assert (entries[-1].actor, entries[-1].line, entries[-1].facts) == ("BCR", "pay", "40 pay 4 | BCR 95>100")


def enter_line(table: Sitting, line: str) -> None:
    """Enter a line that must not come back."""
    entry = table.screen.entry
    table.enter(line)
    assert entry.value == "", line


def test_every_key_it_names_does_something():
    rows = re.findall(r"^\| ([^|`]+) \|", EVENING.partition("| key |")[2].partition("\n\n`what if`")[0], re.MULTILINE)[
        1:
    ]
    named = [KEYS.get(key, key.casefold()) for row in rows for key in re.split("[,–] ?", row.partition(", then")[0])]
    bindings = [binding for kind in PlayScreen.__mro__ for binding in vars(kind).get("BINDINGS", ())]
    bound = {*BindingsMap(bindings).key_to_bindings, App.COMMAND_PALETTE_BINDING}
    assert len(named) > len(rows) > 8
    assert [key for key in named if key not in bound and BankerLine(print, {})._own(key) is None] == []  # noqa: SLF001


def test_what_it_types_into_a_shell_is_done(shell: Shell):
    for line in in_fences(SHELL):
        assert shell(*shlex.split(line)[1:]).code == DONE, line


def test_the_players_screens_are_opened_as_it_says(shell: Shell, monkeypatch: pytest.MonkeyPatch):
    opened: list[Namespace] = []
    for command in (Watch, Serve):
        monkeypatch.setattr(command, "run", lambda _, options: opened.append(options) or DONE)
    lines = in_fences(EVENING)
    assert [shell(*shlex.split(line)[1:]).code for line in lines] == [DONE] * len(lines)
    assert [options.file for options in opened] == [Path("thursday.1880")] * 2


def test_its_table_has_every_command():
    assert sorted(form.split()[0] for form, _ in ROW.findall(SHELL)) == sorted(
        (*COMMANDS, *registry.SHELF["china"].commands)
    )


@pytest.mark.parametrize("row", ROW.findall(SHELL), ids=str)
def test_commands_take_the_options_it_gives_them(capsys: pytest.CaptureFixture[str], row: tuple[str, str]):
    form, does = row
    with pytest.raises(SystemExit):
        main([form.split()[0], "--help"])
    assert set(OPTION.findall(f"{form} {does}")) <= set(OPTION.findall(capsys.readouterr().out))
