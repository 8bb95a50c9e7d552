"""One file that grows by whole lines: what another hand or the disk does meanwhile, and what is there afterwards."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import FileIO
from pathlib import Path
from stat import S_ISDIR
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import Any

import pytest

from eighteen80.record import grammar, record_file
from eighteen80.record.grammar import Header, NotARecord, check_text
from eighteen80.record.journal import Journal
from eighteen80.record.record_file import WriteFailed
from eighteen80.record.replay import read
from eighteen80.refusals import Unreadable
from eighteen80.words import LANGUAGES, Words
from tests.support.counter import COUNTER

HEADER = Header(game="Counter", seats=("Anna", "Bert"), rules=1)
NOON = "12:00:00"


@pytest.fixture
def table(tmp_path: Path):
    """A journal of three moves."""
    with Journal.create(tmp_path / "game.1880", HEADER, COUNTER) as journal:
        journal.submit("add 1; add 2; add 3", NOON)
        yield journal


def lines(path: Path) -> list[str]:
    record = read(path, COUNTER, strict=True)
    assert record.trouble is None
    return [entry.line for entry in record.entries]


# Another hand

APPENDED = "12:00:00  Bert  add 4  ; 6>10\n"
BY_HAND: dict[str, tuple[Callable[[str], str], list[str]]] = {
    "appended": (lambda text: text + APPENDED, ["add 1", "add 2", "add 3", "add 4"]),
    "begun a line": (lambda text: text + APPENDED[:12], ["add 1", "add 2", "add 3"]),
    "cut at a line": (lambda text: text[: text.rindex("12:00")], ["add 1", "add 2"]),
    "cut amid a line": (lambda text: text[:-4], ["add 1", "add 2"]),
    "changed amid": (lambda text: text.replace("--\n", "--\n# hm\n"), ["add 1", "add 2", "add 3"]),
    "as long as before": (lambda text: text.replace("2025-11-18", "2025-11-19"), ["add 1", "add 2", "add 3"]),
}


@pytest.mark.parametrize("replaced", [False, True], ids=["same file", "another file"])
@pytest.mark.parametrize("edit", BY_HAND)
def test_foreign_changes_are_never_overwritten(table: Journal, edit: str, *, replaced: bool):
    change, kept = BY_HAND[edit]
    path = table.path
    path.write_text(path.read_text().replace("seats", "date     2025-11-18\nseats"))
    table.reload()
    table.submit("undo; redo", NOON)
    text = change(path.read_text())
    target = path.with_name("new") if replaced else path
    target.write_text(text)
    target.replace(path)
    with pytest.raises(WriteFailed, match="record-changed"):
        table.submit("add 9")
    assert path.read_text() == text
    table.reload()
    table.submit('note "on"', NOON)
    assert lines(path) == [*kept, 'note "on"']


def test_an_edit_of_the_same_length_at_once_is_seen_by_its_time(table: Journal):
    table.submit("add 4", NOON)
    table.path.write_bytes(table.path.read_bytes().replace(b"add 4  ; 6>10", b"add 5  ; 6>11"))
    with pytest.raises(WriteFailed, match="record-changed"):
        table.submit("add 1")


def test_a_line_doubled_by_another_hand_is_not_taken_for_our_own(table: Journal):
    table.submit('note "tea"', NOON)
    whole = table.path.read_text()
    table.path.write_text(whole + whole.splitlines(keepends=True)[-1])
    with pytest.raises(WriteFailed, match="record-changed"):
        table.submit("add 4")
    table.reload()
    assert lines(table.path)[-2:] == ['note "tea"'] * 2


def test_another_file_with_the_same_text_is_the_record(table: Journal):
    other = table.path.with_name("copy")
    other.write_bytes(table.path.read_bytes())
    other.replace(table.path)
    table.submit("add 4")
    assert lines(table.path)[-1] == "add 4"


def test_a_file_that_comes_back_is_gone_on_with(table: Journal):
    away = table.path.with_name("away")
    table.path.rename(away)
    for _ in range(2):
        with pytest.raises(WriteFailed, match="record-gone"):
            table.submit("add 4")
    away.rename(table.path)
    table.submit("add 4")
    assert lines(table.path) == ["add 1", "add 2", "add 3", "add 4"]


OTHER_GAME = b"eighteen80 record 1\ngame Counter\nseats Anna, Bert\nrulings climate=mild\n--\n"


@pytest.mark.parametrize("spoilt", [b"", b"\0" * 99, b"eighteen80 record 1\n", OTHER_GAME])
def test_record_that_is_none_any_more_leaves_table_as_it_was(table: Journal, spoilt: bytes):
    whole = table.path.read_bytes()
    table.path.write_bytes(spoilt)
    with pytest.raises(NotARecord):
        table.reload()
    assert [entry.line for entry in table.entries] == ["add 1", "add 2", "add 3"]
    with pytest.raises(WriteFailed, match="record-changed"):
        table.submit("add 4")
    table.path.write_bytes(whole)
    table.submit("add 4")
    assert lines(table.path)[-1] == "add 4"


def test_rescued_game_has_all_that_was_accepted_and_its_place(table: Journal):
    table.path.write_bytes(b"spoilt")
    with table.rescue(table.path.with_name("new")) as rescued:
        assert [notice.code for notice in rescued.notices] == ["record-rescued"]
        rescued.submit("add 4")
    assert lines(table.path.with_name("new")) == ["add 1", "add 2", "add 3", "add 4"]
    assert table.path.read_bytes() == b"spoilt"
    with pytest.raises(WriteFailed, match="record-closed"):
        table.submit("add 5")


def test_a_rescue_that_fails_leaves_the_record_open(table: Journal):
    with pytest.raises(WriteFailed, match="record-exists"):
        table.rescue(table.path)
    table.submit("add 4")
    assert lines(table.path)[-1] == "add 4"


# The disk

Failing = Callable[..., Any]


def failure(number: int) -> Failing:
    def fail(*_: object, **__: object) -> None:
        raise OSError(number, os.strerror(number))

    return fail


FAILURES = [errno.ENOSPC, errno.EDQUOT, errno.EIO, errno.EROFS, errno.ESTALE]


@pytest.mark.parametrize("number", FAILURES)
@pytest.mark.parametrize("call", ["open", "truncate", "write", "sync", "truncate after a failed write"])
def test_failing_disk_changes_nothing_and_the_next_move_is_kept(
    table: Journal, monkeypatch: pytest.MonkeyPatch, call: str, number: int
):
    opening, fail = Path.open, failure(number)

    class Broken(FileIO):
        """A file with one failing call, after half of the bytes."""

        def truncate(self, size: int | None = None) -> int:
            if call == "truncate" or (call.startswith("truncate ") and self.tell()):
                fail()
            return super().truncate(size)

        def write(self, data: Any) -> int:
            if "write" in call:
                super().write(bytes(data[: len(data) // 2]))
                fail()
            return super().write(data)

    def open_failing(path: Path, mode: str = "r", **more: Any) -> Any:
        if path != table.path or "+" not in mode:
            return opening(path, mode, **more)
        return fail() if call == "open" else Broken(path, mode)

    with monkeypatch.context() as patched:
        patched.setattr(Path, "open", open_failing)
        if call == "sync":
            patched.setattr(record_file, call, fail)
        for _ in range(2):
            with pytest.raises(WriteFailed, match="record-disk") as refused:
                table.submit("add 4; add 5", NOON)
            assert refused.value.facts["reason"] == errno.errorcode[number]
            assert table.state.total == 6
            assert lines(table.path)[:3] == ["add 1", "add 2", "add 3"]
    table.submit("add 9", NOON)
    assert lines(table.path) == ["add 1", "add 2", "add 3", "add 9"]


@pytest.mark.parametrize("number", FAILURES)
@pytest.mark.parametrize("call", ["mkdir", "write", "sync"])
def test_a_record_that_cannot_be_begun_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str, number: int
):
    path = tmp_path / "folder" / "game.1880"
    with monkeypatch.context() as patched:
        owner, name = {"mkdir": (Path, call), "write": (record_file, "write_all"), "sync": (record_file, call)}[call]
        patched.setattr(owner, name, failure(number))
        with pytest.raises(WriteFailed, match="record-disk") as refused:
            Journal.create(path, HEADER, COUNTER)
    assert refused.value.facts["reason"] == errno.errorcode[number]
    assert not path.exists()
    Journal.create(path, HEADER, COUNTER).close()


def test_a_file_in_the_place_of_a_folder_is_said_to_be_one(tmp_path: Path):
    (tmp_path / "file").write_text("")
    with pytest.raises(WriteFailed, match="record-disk") as refused:
        Journal.create(tmp_path / "file" / "game.1880", HEADER, COUNTER)
    assert refused.value.facts["reason"] == "ENOTDIR"


def test_every_reason_has_its_words_in_three_languages():
    codes = [f"label-{errno.errorcode[number]}" for number in record_file.FREQUENT]
    assert [code for code in codes for language in LANGUAGES if not Words(language).has(code)] == []


def test_paths_are_taken_as_they_are_typed():
    assert record_file.expand_path("~").is_absolute()
    assert record_file.expand_path("~nobody_of_that_name/a") == Path("~nobody_of_that_name/a")
    with pytest.raises(Unreadable, match="record-character"):
        record_file.expand_path("a\0b")


@contextmanager
def no_right_to_write(folder: Path) -> Iterator[None]:
    """Make the folder read-only within the block, even for root."""
    unprivileged, root = 65534, os.geteuid() == 0
    folder.chmod(0o555)
    if root:
        os.seteuid(unprivileged)
    try:
        yield
    finally:
        if root:
            os.seteuid(0)
        folder.chmod(0o755)


def test_game_in_a_read_only_folder_is_shown_and_goes_elsewhere():
    with TemporaryDirectory() as above:
        Path(above).chmod(0o777)
        folder = Path(above) / "read"
        folder.mkdir()
        with Journal.create(folder / "game.1880", HEADER, COUNTER) as begun:
            begun.submit("add 1; add 2", NOON)
        (folder / ".game.1880.lock").unlink()
        with no_right_to_write(folder):
            table = Journal.open(folder / "game.1880", COUNTER)
            assert table.sealed is not None
            assert (table.sealed.code, table.sealed.facts) == ("record-no-lock", {"reason": "EACCES"})
            assert table.state.total == 3
            with pytest.raises(WriteFailed, match="record-no-lock"):
                table.submit("add 3")
            with pytest.raises(WriteFailed, match="record-disk"):
                Journal.create(folder / "other", HEADER, COUNTER)
            with table.rescue(Path(above) / "new") as rescued:
                rescued.submit("add 3")
        assert lines(Path(above) / "new") == ["add 1", "add 2", "add 3"]


@pytest.mark.parametrize(
    ("full", "flushed"),
    [(None, ["fsync"]), ("kept", ["drive"]), ("refused", ["drive", "fsync"])],
    ids=["no such call", "the drive keeps it", "a disk without a drive"],
)
def test_drive_keeps_an_accepted_move_where_it_can_be_told_to(
    table: Journal, monkeypatch: pytest.MonkeyPatch, full: str | None, flushed: list[str]
):
    """On macOS `fsync` does not wait for the drive itself, F_FULLFSYNC does; a disk in a network does not know it."""
    calls: list[str] = []

    def tell_the_drive(_descriptor: int, _command: int) -> None:
        calls.append("drive")
        if full == "refused":
            raise OSError(errno.ENOTSUP, os.strerror(errno.ENOTSUP))

    there = SimpleNamespace(F_FULLFSYNC=51, fcntl=tell_the_drive) if full else None
    monkeypatch.setattr(record_file, "fcntl", there)
    monkeypatch.setattr(os, "fsync", lambda _: calls.append("fsync"))
    table.submit("add 1", NOON)
    assert calls == flushed


def test_a_new_record_is_in_its_folder_before_it_is_begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    synced: list[bool] = []
    sync = record_file.sync

    def sync_and_note(descriptor: int) -> None:
        synced.append(S_ISDIR(os.fstat(descriptor).st_mode))
        sync(descriptor)

    monkeypatch.setattr(record_file, "sync", sync_and_note)
    Journal.create(tmp_path / "game.1880", HEADER, COUNTER).close()
    assert synced == [False, True]


def test_line_that_only_time_and_actor_make_too_long_is_refused(table: Journal, monkeypatch: pytest.MonkeyPatch):
    before, text = table.path.read_bytes(), f'note "{"x" * 400}"'
    monkeypatch.setattr(grammar, "check_text", lambda raw: check_text(raw, len(text) + 2))
    with pytest.raises(Unreadable, match="record-line-long"):
        table.submit(text)
    assert table.path.read_bytes() == before
