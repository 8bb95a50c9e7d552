"""A fault of the program itself, planted: a sentence in the table's language, exit code 4, and a sound record."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import pytest
from textual.pilot import Pilot

from eighteen80.engine.game import Game
from eighteen80.record.replay import read
from eighteen80.table import screen_commands
from eighteen80.table.app import Table, WatchApp
from eighteen80.table.views.board_view import BoardScreen
from eighteen80.table.views.loading import Session
from eighteen80.table.views.play_view import PlayScreen
from eighteen80.web.server.follower import Follower
from eighteen80.web.server.page_server import PageServer
from eighteen80.words import LANGUAGES, Words
from tests.support import sitting
from tests.support.page_client import LOOPBACK, visit
from tests.support.shell import FAILED, Answer, Shell
from tests.support.sitting import keep_unchanged, moves, write_beginning

PLAYED = 3
NEXT = moves(PLAYED + 1)[PLAYED]
PLANTED = "planted"


def fail(*_: object, **__: object) -> None:
    raise RuntimeError(PLANTED)


def reports_fault(answer: Answer, language: str = "en") -> bool:
    """Return whether a fault was reported in a sentence of that language, with its place and without its trace."""
    sentence = Words(language).say("fault", what=f"RuntimeError: {PLANTED}", place="PLACE")
    assert answer.code == FAILED
    assert "Traceback" not in answer.out + answer.err
    return re.search(re.escape(sentence).replace("PLACE", r"\S+\.py:\d+"), answer.err) is not None


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return write_beginning(tmp_path, PLAYED)


Sit = Callable[..., Answer]


@pytest.fixture
def sit(shell: Shell, path: Path, monkeypatch: pytest.MonkeyPatch) -> Sit:
    """Opens the record in the shell, types into the table that opens, and gives back how the command ended."""

    def run(
        *typed: str, language: str = "en", command: str = "open", plant: Callable[[], None] = lambda: None
    ) -> Answer:
        async def type_in(pilot: Pilot[None]) -> None:
            while pilot.app.is_running and not isinstance(pilot.app.screen, BoardScreen):
                await pilot.pause()
            plant()
            for line in typed:
                await pilot.press(*("space" if sign == " " else sign for sign in line), "enter")
            while pilot.app.is_running:
                await pilot.pause()

        for screen in (Table, WatchApp):
            shown = screen.run
            headless = partial(shown, headless=True, auto_pilot=type_in)
            monkeypatch.setattr(screen, "run", lambda self, run=headless: run(self))
        monkeypatch.setattr(screen_commands, "check_terminal", lambda _: True)
        return shell(command, str(path), "--lang", language)

    return run


def sound(path: Path) -> bool:
    record = read(path, strict=True)
    return record.trouble is None and [entry.line for entry in record.entries] == moves(PLAYED)


def test_fault_in_rule_seals_record_and_is_told(path: Path, sit: Sit, monkeypatch: pytest.MonkeyPatch):
    with keep_unchanged(path):
        answer = sit(NEXT, language="de", plant=lambda: monkeypatch.setattr(Game, "apply", fail))
        assert reports_fault(answer, "de")
        assert Words("de").say("fault-record", file=path, moves=PLAYED) in answer.err
        monkeypatch.undo()


@pytest.mark.parametrize(
    ("kind", "name"),
    [(PlayScreen, "_do"), (PlayScreen, "show_moment"), (PlayScreen, "_show_advice"), (PlayScreen, "_tick")],
    ids=("while a line is taken", "while it is painted", "in an answer of the second process", "by a timer"),
)
def test_fault_anywhere_at_table_is_told(path: Path, sit: Sit, monkeypatch: pytest.MonkeyPatch, kind: type, name: str):
    monkeypatch.setattr(kind, name, fail)
    answer = sit(NEXT)
    assert reports_fault(answer)
    assert Words().say("fault-record", file=path, moves=PLAYED) in answer.err
    assert sound(path)


def test_answer_to_a_screen_that_is_left_is_no_fault(path: Path):
    """The second process answers whenever it likes, also while the parts of the screen are taken down."""
    with sitting.sit(path) as table:
        table.screen.display = False
        with table.screen.report_faults():
            fail()
        assert isinstance(table.app, Table)
        assert table.app.fault is None
        table.screen.display = True


def test_nothing_is_written_after_a_fault(path: Path, sit: Sit, monkeypatch: pytest.MonkeyPatch):
    taken = PlayScreen._play  # noqa: SLF001  # the fault comes after the line was taken

    async def play_and_fail(screen: PlayScreen, entered: object) -> None:
        await taken(screen, entered)  # type: ignore[arg-type]
        fail()

    played: Callable[..., Awaitable[None]] = play_and_fail
    monkeypatch.setattr(PlayScreen, "_play", played)
    answer = sit(NEXT, "pass", "pass")
    assert reports_fault(answer)
    record = read(path, strict=True)
    assert record.trouble is None
    assert [entry.line for entry in record.entries] == moves(PLAYED + 1)
    assert Words().say("fault-record", file=path, moves=PLAYED + 1) in answer.err


def test_fault_while_record_is_opened_is_told(path: Path, sit: Sit, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(Session, "open", fail)
    assert reports_fault(sit())
    assert sound(path)


def test_fault_is_told_in_language_chosen_at_table(sit: Sit, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(PlayScreen, "_play", fail)
    assert reports_fault(sit("language de", NEXT), "de")


def test_fault_of_players_screen_is_told(path: Path, sit: Sit, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("eighteen80.table.views.players_view.WatchScreen.follow", fail)
    answer = sit(command="watch")
    assert reports_fault(answer)
    assert sound(path)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [("check",), ("tally",), ("legal",), ("states",), ("play", NEXT)], ids=" ".join)
def test_fault_of_shell_command_is_told(
    path: Path, shell: Shell, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...], language: str
):
    with monkeypatch.context() as planted:
        planted.setattr(Game, "apply", fail)
        answer = shell(command[0], str(path), *command[1:], "--lang", language)
    assert reports_fault(answer, language)
    assert sound(path)


def test_fault_of_server_ends_it_and_is_told(path: Path, shell: Shell, monkeypatch: pytest.MonkeyPatch):
    async def follow(_: Follower) -> None:
        fail()

    monkeypatch.setattr(Follower, "follow", follow)
    assert reports_fault(shell("serve", str(path), "--port", "0"))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_fault_of_one_page_is_told_and_others_are_served(
    path: Path, monkeypatch: pytest.MonkeyPatch, language: str
):
    pages = Follower.page

    def page(follower: Follower, spoken: str, player: str, *rest: str) -> str:
        if player:
            fail()
        return pages(follower, spoken, player, *rest)

    monkeypatch.setattr(Follower, "page", page)
    changes: list[str] = []
    server = PageServer(path, LOOPBACK, 0, lambda: changes.append(str(server.fault)))
    async with visit(server) as client:
        await client.get("/")
        for _ in range(2):
            answer = await client.get("/seat/1", headers={"Accept-Language": language})
            assert (answer.status, await answer.text()) == (500, Words(language).say("view-fault"))
            assert (await client.get("/")).status == 200
    assert changes.count(PLANTED) == 1


def test_fault_of_a_page_leads_to_exit_code_of_server(path: Path, shell: Shell, monkeypatch: pytest.MonkeyPatch):
    async def stay(server: PageServer, _: object) -> None:
        server.fault = RuntimeError(PLANTED)
        server.obey("close")
        server.obey("close")

    monkeypatch.setattr(PageServer, "stay", stay)
    answer = shell("serve", str(path), "--port", "0")
    assert answer.code == FAILED
    assert answer.err.count(PLANTED) == 1
