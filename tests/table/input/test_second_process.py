"""The second process of the table: it is the program itself, and the table continues without it if it fails."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from eighteen80.record.replay import read
from eighteen80.table import own_program
from eighteen80.table.input import advice_worker, adviser, page_process
from eighteen80.table.input.adviser import LIVES, SILENT, TURN, ProcessAdviser
from eighteen80.table.input.worker_protocol import Request
from eighteen80.table.own_program import PACKAGE, command, program
from tests.support import odd_process
from tests.support.odd_process import FAULTY, LONG, oddly
from tests.support.sitting import Sitting, moves, sit, write_beginning

PATIENCE = 60
PLAYED = 3
NEXT, AFTER = moves(PLAYED + 2)[PLAYED:]
MODULES = [(advice_worker.__name__,), (page_process.SERVER, "127.0.0.1", "0")]
stops = pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="no process can be made to hang here")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return write_beginning(tmp_path, PLAYED)


@pytest.fixture
def odd(monkeypatch: pytest.MonkeyPatch) -> None:
    """The process that is begun is an odd one."""
    monkeypatch.setattr(adviser, "advice_worker", odd_process)


def lines(path: Path) -> list[str]:
    return [entry.line for entry in read(path).entries]


def remote(table: Sitting) -> ProcessAdviser:
    assert isinstance(table.screen.adviser, ProcessAdviser)
    return table.screen.adviser


def send(table: Sitting, what: int) -> None:
    """Send a signal to the second process."""
    process = remote(table)._process  # noqa: SLF001  # only the system can reach it
    assert process
    os.kill(process.pid, what)


def kill_for_good(table: Sitting) -> None:
    for _ in range(LIVES):
        table.wait(asyncio.wait_for(remote(table).ready.wait(), PATIENCE))
        send(table, signal.SIGTERM)
        table.wait_for(lambda: not remote(table).ready.is_set())
    table.wait_for(table.info)


# It is the program itself


@pytest.mark.parametrize(("module", "arguments"), [(module, rest) for module, *rest in MODULES])
def test_nothing_in_the_current_folder_is_executed(tmp_path: Path, module: str, arguments: list[str]):
    record = write_beginning(tmp_path)
    for decoy in ("queue.py", "struct.py", "eighteen80/__init__.py", "pydantic.py"):
        file = tmp_path / "here" / decoy
        file.parent.mkdir(exist_ok=True, parents=True)
        file.write_text("raise SystemExit(9)")
    ended = subprocess.run(
        command(module, str(record), *arguments), input=b"", cwd=tmp_path / "here", check=False, capture_output=True
    )
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert ended.stdout


def test_libraries_are_found_where_the_table_finds_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.syspath_prepend(str(tmp_path))
    (tmp_path / "brought.py").write_text(
        "import sys, queue, eighteen80; print(queue.__file__, eighteen80.__file__, sep=chr(10))"
    )
    (tmp_path / "queue.py").write_text("")
    ended = subprocess.run(command("brought"), check=True, capture_output=True, text=True)
    queue, ours = ended.stdout.splitlines()
    assert queue != str(tmp_path / "queue.py")
    assert ours == str(PACKAGE / "__init__.py")


def test_another_copy_of_the_program_is_not_asked(
    path: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
):
    other = tmp_path_factory.mktemp("other") / PACKAGE.name
    shutil.copytree(PACKAGE, other)
    shutil.copytree(PACKAGE.parent / "assets", other.parent / "assets")

    def from_there(*words: str) -> list[str]:
        return [word.replace(str(PACKAGE), str(other)) for word in command(*words)]

    with sit(path, remote=True) as table:
        table.press("escape")
        monkeypatch.setattr(own_program, "command", from_there)
        send(table, signal.SIGTERM)
        table.wait_for(lambda: "another program" in table.info())
        table.type(NEXT)
        table.wait_for(lambda: table.content_of("below").startswith("✓"))


def test_a_file_that_is_written_again_is_another_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Any game, also one from another package."""
    package = ModuleType("brought")
    package.__path__ = [str(tmp_path)]
    monkeypatch.setitem(sys.modules, "brought", package)
    game = type("Brought", (), {"__module__": "brought.game"})()
    (tmp_path / "game.py").write_text("A = 1")
    before = program(game)
    assert program(game) == before
    os.utime(tmp_path / "game.py", (0, 0))
    assert program(game) != before


def test_the_first_key_does_not_wait_for_what_an_answer_loads(path: Path):
    """No key comes until readings, previews and the search for runs are loaded."""
    unasked = """
import io, pathlib, sys, time
from eighteen80.table.input import advice_worker

def is_loaded():
    return {"eighteen80.line.matcher", "eighteen80.china.show.preview"} <= sys.modules.keys()

class Silent(io.BytesIO):
    def read(self, size=-1):
        until = time.monotonic() + 60
        while not is_loaded() and time.monotonic() < until:
            time.sleep(0.01)
        return b""

advice_worker.serve(pathlib.Path(sys.argv[1]), Silent(), io.BytesIO())
print(is_loaded())
"""
    ended = subprocess.run([sys.executable, "-c", unasked, path], check=True, capture_output=True, text=True)
    assert ended.stdout == "True\n"


# The table continues without it


def test_a_table_whose_process_dies_three_times_goes_on_without(path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(advice_worker, "try_out", oddly)
    with sit(path, remote=True) as table:
        kill_for_good(table)
        assert "ended three times" in table.answer
        table.type(NEXT)
        assert table.content_of("below").startswith("✓")
        table.press("enter")
        table.type(AFTER)
        assert table.content_of("below").startswith("✓")
        table.press("escape")
        assert table.line == ""
        table.type(FAULTY)
        assert "RecursionError" in table.content_of("below")
        table.press("ctrl+u")
        table.enter("quit")
    assert lines(path) == moves(PLAYED + 1)


def test_a_process_that_cannot_be_begun_is_told_too(path: Path, monkeypatch: pytest.MonkeyPatch):
    with sit(path, remote=True) as table:
        monkeypatch.setattr(own_program, "command", lambda *_: (str(path),))
        send(table, signal.SIGTERM)
        table.wait_for(lambda: "ended three times" in table.answer)
        table.enter(NEXT)
    assert lines(path) == moves(PLAYED + 1)


@stops
def test_a_process_that_hangs_is_told_and_left_behind(path: Path):
    assert SILENT * TURN < 1
    with sit(path, remote=True) as table:
        send(table, signal.SIGSTOP)
        table.type(NEXT)
        table.wait_for(lambda: "no longer answered" in table.info())
        assert table.content_of("below").startswith("✓")
        table.press("escape", "escape")
        assert (table.info(), table.line) == ("", "")
        table.enter(NEXT, "quit")
    assert lines(path) == moves(PLAYED + 1)


@stops
def test_enter_is_answered_though_the_process_hangs(path: Path):
    with sit(path, remote=True) as table:
        send(table, signal.SIGSTOP)
        table.enter(NEXT)
        assert "no longer answered" in table.info()
    assert lines(path) == moves(PLAYED + 1)


@pytest.mark.usefixtures("odd")
def test_no_process_ends_by_a_slow_line_or_a_fault_of_ours(path: Path, monkeypatch: pytest.MonkeyPatch):
    """Nor is a sign of life asked of it once a line is answered."""
    unanswered: list[bool] = []
    with sit(path, remote=True) as table:
        asked = remote(table)
        process, send_request = asked._process, asked._send  # noqa: SLF001  # only the system can reach it

        def take_note(request: Request) -> None:
            unanswered.append(asked._open is not None)  # noqa: SLF001
            send_request(request)

        with monkeypatch.context() as patched:
            patched.setattr(asked, "_send", take_note)
            table.type(NEXT)
            table.wait_for(lambda: asked._open is None)  # noqa: SLF001
            table.wait(asyncio.sleep(3 * TURN))
        assert unanswered
        assert all(unanswered)
        for line, answer in ((FAULTY, "RecursionError"), (LONG, "✓")):
            table.press("ctrl+u")
            table.type(line)
            table.wait_for(lambda answer=answer: answer in table.content_of("below"))
        assert table.info() == ""
        assert asked.ready.is_set()
        assert asked._process is process  # noqa: SLF001


@stops
def test_who_leaves_does_not_wait_for_a_server_that_hangs(path: Path):
    async def run() -> None:
        service = page_process.PageProcess(path, lambda: None)
        await service.begin("127.0.0.1")
        assert service.process_id
        os.kill(service.process_id, signal.SIGSTOP)
        async with asyncio.timeout(PATIENCE):
            await service.end()
        assert service.process_id is None

    assert page_process.PARTING < 1
    asyncio.run(run())
