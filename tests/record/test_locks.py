"""Two tables, one file: the writer is known, the second is refused, and the remains of a crash are recognised."""

from __future__ import annotations

import errno
import os
import socket
import subprocess
import sys
import threading
import time
from io import BufferedReader, FileIO
from pathlib import Path
from typing import Any

import pytest

from eighteen80.record import record_file
from eighteen80.record.grammar import Header
from eighteen80.record.journal import Journal
from eighteen80.record.lock import LockHolder
from eighteen80.record.record_file import WriteFailed
from eighteen80.record.replay import read
from tests.support.counter import COUNTER
from tests.support.places import ROOT
from tests.support.shell import DONE, Shell
from tests.support.time_limit import at_once

HEADER = Header(game="Counter", seats=("Anna", "Bert"), rules=1)
HERE = socket.gethostname()
SINCE = "2026-01-01 20:00:00"
OTHER_LOCKS = "this system has locks of another kind, which cannot be taken away"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return a record of one move without a holder."""
    path = tmp_path / "game.1880"
    with Journal.create(path, HEADER, COUNTER) as table:
        table.submit("add 1")
    return path


def lock_of(path: Path) -> Path:
    return path.with_name(f".{path.name}.lock")


def sign(path: Path, *words: object) -> None:
    lock_of(path).write_text("".join(f"{word}\n" for word in words), "utf-8")


def test_every_later_opener_is_told_by_whom_where_and_since_when(path: Path):
    with Journal.open(path, COUNTER):
        for _ in range(3):
            with Journal.open(path, COUNTER) as other:
                assert other.sealed is not None
                assert other.sealed.code == "record-held"
                assert other.sealed.facts["process"] == str(os.getpid())
                assert other.sealed.facts["computer"] == HERE
                assert other.sealed.facts["since"].startswith(time.strftime("%Y-%m-%d "))


def test_who_came_second_takes_over_without_being_opened_anew(path: Path):
    with Journal.open(path, COUNTER) as first, Journal.open(path, COUNTER) as second:
        first.submit("add 2")
        with pytest.raises(WriteFailed, match="record-held"):
            second.submit("add 3")
        second.reload()
        assert (second.sealed is not None, second.state.total) == (True, 3)
        first.close()
        second.reload()
        assert (second.sealed, second.notices) == (None, ())
        second.submit("add 3")
        with pytest.raises(WriteFailed, match="record-closed"):
            first.submit("add 4")
    assert read(path, COUNTER, strict=True).state.total == 6


@pytest.mark.parametrize("process", [os.getpid(), os.getppid(), 1], ids=["own", "parent", "first"])
def test_note_is_no_lock_though_another_program_has_its_number(path: Path, process: int):
    sign(path, process, HERE, SINCE)
    with Journal.open(path, COUNTER) as table:
        assert [notice.code for notice in table.notices] == ["record-crashed"]
        assert table.notices[0].facts == {"process": str(process), "computer": HERE, "since": SINCE}
        table.submit("add 2")
    with Journal.open(path, COUNTER) as again:
        assert again.notices == ()


def test_a_note_from_another_computer_is_no_crash_of_this_one(path: Path):
    sign(path, 77, "the other laptop", SINCE)
    with Journal.open(path, COUNTER) as table:
        assert [notice.code for notice in table.notices] == ["record-elsewhere"]
        assert table.notices[0].facts["computer"] == "the other laptop"
        table.submit("add 2")


GARBAGE = {
    "nothing of ours": b"hello\n",
    "no text": b"\xff\xfe\0\0\n" * 99,
    "too little": b"77\n",
    "too much": b"77\nhere\nnow\nand more\n",
    "no number": "٣٣\nhere\n\n".encode(),
    "without end": b"7" * 1_000_000,
}


@pytest.mark.parametrize("note", GARBAGE)
def test_garbage_in_place_of_note_says_nothing_and_bars_nobody(path: Path, note: str):
    lock_of(path).write_bytes(GARBAGE[note])
    with Journal.open(path, COUNTER) as table:
        assert (table.sealed, table.notices) == (None, ())
        table.submit("add 2")
    assert read(path, COUNTER, strict=True).state.total == 3


def test_a_note_is_shown_without_what_a_terminal_would_obey(shell: Shell):
    shell("new", "a.1880", "--seats", "Anna,Bert,Cleo")
    sign(Path("a.1880").resolve(), 77, "\x1b[2Jhere", SINCE)
    answer = shell("play", "a.1880", "bid 5")
    assert answer.code == DONE
    assert "77" in answer.err
    assert "\x1b" not in answer.err


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_pipe_in_the_place_of_a_note_is_not_waited_for(path: Path):
    lock_of(path).unlink()
    os.mkfifo(lock_of(path))
    with at_once(), Journal.open(path, COUNTER) as table:
        assert table.notices == ()


def test_a_note_that_points_elsewhere_is_never_written_through(path: Path):
    other = path.with_name("mine")
    other.write_text("mine")
    lock_of(path).unlink()
    lock_of(path).symlink_to(other)
    with Journal.open(path, COUNTER) as table:
        assert table.sealed is not None
        assert table.sealed.code == "record-no-lock"
    assert other.read_text() == "mine"


def test_of_two_that_write_in_spite_of_all_the_second_stops(path: Path):
    with Journal.open(path, COUNTER) as first:
        lock_of(path).unlink()
        with Journal.open(path, COUNTER) as second:
            second.submit("add 2")
            with pytest.raises(WriteFailed, match="record-changed"):
                first.submit("add 3")
    assert read(path, COUNTER, strict=True).state.total == 3


def test_by_another_name_it_is_the_same_record(path: Path):
    other = path.with_name("other")
    other.symlink_to(path)
    with Journal.open(path, COUNTER), Journal.open(other, COUNTER) as second:
        assert second.sealed is not None
        assert second.sealed.code == "record-held"


def test_holders_are_read_as_they_sign():
    assert LockHolder.read(f"1\n{HERE}\n{SINCE}\n".encode()) == ("1", HERE, SINCE)
    assert LockHolder.read(b"") is None


# Locks that bar their byte


class Barred(FileIO):
    """A lock file as a second handle sees it on Windows: no byte that is locked may be read or written."""

    def readinto(self, buffer: bytearray) -> int | None:
        """Refuse the first byte."""
        self._check()
        return super().readinto(buffer)

    def write(self, data: bytes) -> int | None:
        """Refuse the first byte."""
        self._check()
        return super().write(data)

    def _check(self) -> None:
        if self.tell() == 0:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))


@pytest.fixture
def bar_lock_byte(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Other handles than that of the lock find its byte barred."""
    opening = Path.open

    def open_barred(file: Path, mode: str = "r", buffering: int = -1, **more: Any) -> Any:
        if file != lock_of(path):
            return opening(file, mode, buffering, **more)
        return BufferedReader(Barred(file, mode)) if buffering else Barred(file, mode)

    monkeypatch.setattr(Path, "open", open_barred)


@pytest.mark.usefixtures("bar_lock_byte")
def test_locked_byte_hides_nobody(path: Path):
    with Journal.open(path, COUNTER), Journal.open(path, COUNTER) as second:
        assert second.sealed is not None
        assert second.sealed.facts["process"] == str(os.getpid())
        assert second.sealed.facts["computer"] == HERE
    with Journal.open(path, COUNTER) as again:
        assert again.notices == ()


def test_note_of_an_older_version_is_read_and_replaced(path: Path):
    sign(path, 77, HERE, SINCE)
    with Journal.open(path, COUNTER) as first:
        assert [notice.facts["process"] for notice in first.notices] == ["77"]
        with Journal.open(path, COUNTER) as second:
            assert second.sealed is not None
            assert second.sealed.facts["process"] == str(os.getpid())


# Lock files on systems without locks


@pytest.fixture
def no_locks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk that knows no locks, as some in a network do not."""
    pytest.importorskip("fcntl", reason=OTHER_LOCKS)
    monkeypatch.setattr("fcntl.flock", fail_as_missing)


def fail_as_missing(*_: object) -> None:
    raise OSError(errno.ENOSYS, os.strerror(errno.ENOSYS))


CRASH = """
import errno, fcntl, os, sys
def missing(*_):
    raise OSError(errno.ENOSYS, "")
fcntl.flock = missing
from tests.support.counter import COUNTER
from eighteen80.record.journal import Journal
table = Journal.open(sys.argv[1], COUNTER)
print([notice.code for notice in table.notices], flush=True)
table.submit("add 2")
os._exit(9)
"""


def output_of_crash(path: Path) -> str:
    """Return the output of a program without locks that takes a record, makes a move and is killed."""
    pytest.importorskip("fcntl", reason=OTHER_LOCKS)
    places = os.pathsep.join((str(ROOT), *sys.path))
    command = [sys.executable, "-c", CRASH, str(path)]
    done = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": places}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 9, done.stderr
    return done.stdout


def aged(path: Path) -> None:
    """Set the date of the record's lock file to yesterday."""
    yesterday = time.time() - 24 * 3600
    os.utime(lock_of(path), (yesterday, yesterday))


@pytest.mark.usefixtures("no_locks")
def test_without_locks_of_system_second_is_told_all_same(path: Path):
    with Journal.open(path, COUNTER) as first, Journal.open(path, COUNTER) as second:
        assert second.sealed is not None
        assert second.sealed.code == "record-held"
        assert second.sealed.facts["process"] == str(os.getpid())
        assert second.sealed.facts["computer"] == HERE
        assert second.sealed.facts["since"].startswith(time.strftime("%Y-%m-%d "))
        first.submit("add 2")
        with pytest.raises(WriteFailed, match="record-held"):
            second.submit("add 3")
        first.close()
        second.reload()
        second.submit("add 3")
    assert read(path, COUNTER, strict=True).state.total == 6
    with Journal.open(path, COUNTER) as again:
        assert again.notices == ()


@pytest.mark.usefixtures("no_locks")
def test_without_locks_of_the_system_a_crash_bars_nobody(path: Path):
    assert output_of_crash(path) == "[]\n"
    assert output_of_crash(path) == "['record-crashed']\n"
    with Journal.open(path, COUNTER) as table:
        assert [notice.code for notice in table.notices] == ["record-crashed"]
        assert table.notices[0].facts["computer"] == HERE
        table.submit("add 2")
    assert read(path, COUNTER, strict=True).state.total == 7


@pytest.mark.usefixtures("no_locks")
def test_crash_bars_nobody_without_locks_or_exchange(path: Path, monkeypatch: pytest.MonkeyPatch):
    output_of_crash(path)
    monkeypatch.setattr("filelock._soft.exchange_supported", lambda: False)
    with Journal.open(path, COUNTER) as table:
        assert table.sealed is None


def test_file_left_by_such_lock_is_none_where_there_are_locks(path: Path):
    aged(path)
    output_of_crash(path)
    with Journal.open(path, COUNTER) as table:
        assert [notice.code for notice in table.notices] == ["record-crashed"]
        assert table.notices[0].facts["since"].startswith(time.strftime("%Y-%m-%d "))


@pytest.mark.parametrize("left", [b"", b"hello\n"], ids=["empty", "strange"])
@pytest.mark.usefixtures("no_locks")
def test_nameless_note_is_waited_for_while_it_may_be_written(path: Path, left: bytes):
    lock_of(path).write_bytes(left)
    with Journal.open(path, COUNTER) as table:
        assert table.sealed is not None
        assert table.sealed.code == "record-held"
        aged(path)
        table.reload()
        assert table.sealed is None


@pytest.mark.usefixtures("no_locks")
def test_shell_says_no_more_without_system_locks(shell: Shell):
    shell("new", "a.1880", "--seats", "Anna,Bert,Cleo")
    with Journal.open("a.1880"):
        assert f"(process {os.getpid()} on {HERE}, since 2" in shell("play", "a.1880", "bid 5").err
    answer = shell("play", "a.1880", "bid 5")
    assert (answer.code, answer.err) == (DONE, "")


# Within one program


def test_table_that_is_left_while_it_writes_lets_go_after_move(path: Path, monkeypatch: pytest.MonkeyPatch):
    writing, write = threading.Event(), record_file.write_all

    def slowly(file: FileIO, data: bytes) -> None:
        writing.set()
        time.sleep(0.2)
        write(file, data)

    monkeypatch.setattr(record_file, "write_all", slowly)
    table = Journal.open(path, COUNTER)
    thread = threading.Thread(target=table.submit, args=("add 2",))
    thread.start()
    assert writing.wait(5)
    table.close()
    assert read(path, COUNTER, strict=True).state.total == 3
    thread.join()


def test_lines_from_several_threads_are_written_one_after_other(path: Path):
    with Journal.open(path, COUNTER) as table:
        threads = [threading.Thread(target=table.submit, args=("add 2",)) for _ in range(20)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert table.state.total == 41
    assert read(path, COUNTER, strict=True).state.total == 41
