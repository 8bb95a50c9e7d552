"""Troubles with the record at the table, and the way on: by keyboard alone."""

from __future__ import annotations

import asyncio
import errno
import os
import shutil
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import FileIO
from pathlib import Path

import pytest
from textual.widgets import Input, OptionList

from eighteen80.china import GAME
from eighteen80.engine.game import Revision
from eighteen80.record import backup_copy, record_file
from eighteen80.record.journal import Journal
from eighteen80.record.record_file import WriteFailed
from eighteen80.record.replay import RecordFollower, read
from eighteen80.table.app import RecordFolders
from eighteen80.table.views import players_view
from eighteen80.table.views.loading import LoadingScreen
from eighteen80.table.views.players_view import LockedRecordScreen
from eighteen80.table.views.welcome import StartScreen
from eighteen80.words import Words
from tests.support.sitting import SIZES, keep_unchanged, look_on, moves, sit, write_beginning

PLAYED = 3
LATEST = GAME.version
RULES = f"rules    {LATEST}"
NEXT, AFTER, LATER = moves(PLAYED + 3)[PLAYED:]
NAMED = 'note "by hand"'
OFTEN = 0.05
SLOW, MOMENT = 30.0, 0.3
"""Seconds after which a slow disk writes whether or not it is free, and for which the screen is left alone."""


@pytest.fixture(autouse=True)
def _look_often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look at once for what is usually looked for once or twice a second: no test waits for it."""
    monkeypatch.setattr(players_view, "EVERY", OFTEN)
    monkeypatch.setattr(backup_copy, "AGAIN", OFTEN)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A record of three moves, in a folder of its own."""
    folder = tmp_path / "evening"
    folder.mkdir()
    return write_beginning(folder, PLAYED)


def lines(path: Path) -> list[str]:
    record = read(path, strict=True)
    assert record.trouble is None
    return [entry.line for entry in record.entries]


def spoil(path: Path) -> None:
    path.write_text("spoilt\n")


def break_last_line(path: Path) -> None:
    whole = path.read_text()
    path.write_text(f"{whole[: whole.rindex('  ')]}  dance\n")


def lock_of(path: Path) -> Path:
    return path.with_name(f".{path.name}.lock")


@contextmanager
def fail_writes(monkeypatch: pytest.MonkeyPatch, number: int) -> Iterator[None]:
    """No write reaches the disk."""

    def fail(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    with monkeypatch.context() as patched:
        patched.setattr(record_file, "sync", fail)
        yield


def refuse_for_lack_of_room(_: int) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


# Opening


def test_after_a_crash_it_is_said_and_play_goes_on(path: Path):
    lock_of(path).write_text(f"999999\n{socket.gethostname()}\n2026-01-01 20:00:00\n")
    with path.open("a") as file:
        file.write("20:15:03  Anna  bi")
    with sit(path) as table:
        assert "did not close it (process 999999 on" in table.info()
        assert "incomplete and has been dropped: “20:15:03" in table.info()
        table.enter(NEXT)
        assert table.info() == ""
    assert lines(path) == moves(PLAYED + 1)


def test_newer_program_says_on_screen_what_it_does_otherwise(path: Path, monkeypatch: pytest.MonkeyPatch):
    revision = Revision(LATEST + 1, "event-game-over", {"interest_rounding": "down"})
    monkeypatch.setattr(GAME, "version", LATEST + 1)
    monkeypatch.setattr(GAME, "revisions", (revision,))
    with sit(path, language="pl", size=SIZES["wide"]) as table:
        words = table.screen.painter.words
        notice = words.say("record-rules-older", written=LATEST, ours=LATEST + 1)
        assert notice in table.answer
        assert "interest_rounding down" in table.answer
        table.enter(NEXT)
    assert f"  -     rules {LATEST + 1}\n" in path.read_text()


def test_newer_program_that_disagrees_names_line_and_change(path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(GAME, "version", LATEST + 1)
    monkeypatch.setattr(GAME, "revisions", (Revision(LATEST + 1, "ask-over"),))
    break_last_line(path)
    number = len(path.read_text().splitlines())
    with sit(path) as table:
        notice = table.answer
        assert f"Line {number} of the file is not valid" in notice
        assert f"Changed in version {LATEST + 1}" in notice
        assert len(table.screen.session.entries) == PLAYED - 1
        with keep_unchanged(path):
            table.enter(NEXT)


def test_unreadable_line_is_quoted_on_screen_as_it_is(path: Path):
    bad = "20:00:00  Anna  bid   5  x   "
    with path.open("a") as file:
        file.write(f"{bad}\n")
    with look_on(path) as table:
        assert f"“{bad}”" in table.content_of("notices").replace("\n", "")


@pytest.mark.parametrize("old", [RULES, "eighteen80 record 1"])
def test_a_record_of_the_future_is_read_only_with_a_clear_word(path: Path, old: str):
    path.write_text(path.read_text().replace(old, f"{old[:-1]}9") + "20:00:00  Anna  fly to the moon\n")
    with sit(path) as table:
        assert "you can read it but not continue it" in table.answer
        assert len(table.screen.session.entries) == PLAYED
        with keep_unchanged(path):
            table.enter(NEXT)
        assert "you can read it but not continue it" in table.content_of("below")
        assert table.line == NEXT


# Not written


def test_full_disk_is_named_the_line_kept_and_the_table_left(path: Path, monkeypatch: pytest.MonkeyPatch):
    with sit(path, language="de") as table:
        for number in (errno.ENOSPC, errno.EDQUOT, errno.EIO, errno.EROFS):
            with keep_unchanged(path), fail_writes(monkeypatch, number):
                table.enter(NEXT)
            assert table.screen.painter.words.say(f"label-{errno.errorcode[number]}") in table.remark
            assert table.line == NEXT
            table.press("ctrl+u")
        table.enter(NEXT)
        monkeypatch.setattr(record_file, "sync", refuse_for_lack_of_room)
    assert lines(path) == moves(PLAYED + 1)
    with Journal.open(path) as journal:
        assert journal.notices == ()


def test_vanished_folder_is_named_and_game_goes_on_in_new_one(path: Path):
    with sit(path, language="de") as table:
        shutil.rmtree(path.parent)
        table.enter(NEXT)
        rescue = table.screen.painter.words.say("name-rescue")
        assert rescue in table.content_of("below")
        table.press("ctrl+u")
        table.enter(rescue)
        table.settle()
        assert str(path) in table.info().replace("\n  ", "")
        table.enter(NEXT)
    assert lines(path) == moves(PLAYED + 1)


def test_folder_that_cannot_be_written_is_left_for_one_that_can(path: Path, tmp_path: Path):
    lock_of(path).mkdir()
    with sit(path) as table:
        assert "cannot be locked for writing: it is a folder" in table.info()
        with keep_unchanged(path):
            table.enter(NEXT)
        assert "rescue" in table.content_of("below")
        table.press("ctrl+u")
        table.enter(f"rescue {tmp_path / 'other.1880'}")
        table.settle()
        table.enter(NEXT)
    assert lines(tmp_path / "other.1880") == moves(PLAYED + 1)


def test_what_is_there_already_is_not_written_over_by_a_rescue(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("eighteen80.record.locations._folders", lambda: iter((tmp_path,)))
    other = path.with_name("other")
    other.write_text("mine")
    with sit(path) as table:
        table.enter(f"rescue {other}")
        assert "already exists and is unchanged" in table.remark
        table.press("tab")
        assert table.line == f"rescue {tmp_path / path.name}"
        table.press("ctrl+u")
        table.enter(NEXT)
    assert other.read_text() == "mine"
    assert lines(path) == moves(PLAYED + 1)


@contextmanager
def full(monkeypatch: pytest.MonkeyPatch, folder: Path) -> Iterator[None]:
    """Let the disk of that folder refuse every write."""
    write = record_file.write_all

    def write_elsewhere(file: FileIO, data: bytes) -> None:
        if Path(str(file.name)).parent == folder:
            refuse_for_lack_of_room(0)
        write(file, data)

    with monkeypatch.context() as patched:
        patched.setattr(record_file, "write_all", write_elsewhere)
        yield


def test_rescue_on_a_full_disk_names_a_folder_with_room(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    free = tmp_path / "free"
    monkeypatch.setattr("eighteen80.record.locations._folders", lambda: iter((path.parent, free)))
    with sit(path, language="pl", size=SIZES["wide"]) as table:
        say = table.screen.painter.words.say
        with full(monkeypatch, path.parent):
            table.enter(NEXT)
            table.enter(say("name-rescue"))
            listing = table.remark
            assert say("label-ENOSPC") in listing
            assert str(free) in listing.replace(" ", "")
            assert f"{say('name-rescue')} {free / path.name}" in listing.replace("/ ", "/")
            table.press("tab")
            assert table.line == f"{say('name-rescue')} {free / path.name}"
            table.press("enter")
            table.settle()
            table.enter(NEXT)
    assert lines(path) == moves(PLAYED)
    assert lines(free / path.name) == moves(PLAYED + 1)


def test_a_rescue_says_how_many_lines_were_left_behind(path: Path):
    with path.open("a") as file:
        file.writelines("20:00:00  Anna  dance\n" for _ in range(3))
    with sit(path) as table:
        table.enter("rescue")
        table.settle()
        assert "3 lines were left out" in table.answer
    for number, told in enumerate(("No line was left out", "One line was left out")):
        assert told in Words("en").say("record-rescued", path="", number=number)


# A second place


def test_missing_and_returning_backup_folder_is_told(path: Path, tmp_path: Path):
    stick, away = tmp_path / "stick", tmp_path / "away"
    stick.mkdir()
    with sit(path, places=RecordFolders(copy=stick)) as table:
        assert table.info() == ""
        second = table.screen.session.journal.second
        assert second
        table.enter(NEXT)
        shutil.move(stick, away)
        table.enter(AFTER)
        table.wait(asyncio.to_thread(second.settle))
        table.wait_for(lambda: "The folder for the copy is missing" in table.info())
        table.enter(LATER)
        shutil.move(away, stick)
        table.wait_for(lambda: "The copy is complete again" in table.info())
    assert lines(path) == lines(stick / path.name) == moves(PLAYED + 3)
    assert (stick / path.name).read_bytes() == path.read_bytes()


def test_backup_folder_counts_next_evening_until_none_is_wanted(path: Path, tmp_path: Path):
    stick = tmp_path / "stick"
    stick.mkdir()
    for number, places in enumerate(
        (RecordFolders(copy=stick), RecordFolders(), RecordFolders(copies=False), RecordFolders()), 1
    ):
        with sit(path, places=places) as table:
            table.enter(moves(20)[len(table.screen.session.entries)])
        assert lines(path) == moves(PLAYED + number)
        assert lines(stick / path.name) == moves(PLAYED + min(number, 2))


def test_a_conflicting_copy_is_named_when_the_record_is_opened(path: Path):
    other = path.with_stem("game (conflicted copy)")
    shutil.copy(path, other)
    with Journal.open(other) as journal:
        journal.submit(NEXT)
    number = len(path.read_text().splitlines()) + 1
    with sit(path) as table:
        listing = table.answer
        assert other.name in listing
        assert f"up to line {number}" in listing
        table.enter(NEXT)


# Changed by another process

BY_HAND: dict[str, Callable[[str], str]] = {
    "appended": lambda text: f"{text}20:00:00  bank  {NAMED}\n",
    "cut off": lambda text: text[: text.rindex("\n", 0, -1) - 3],
    "changed amid": lambda text: text.replace("--\n", "--\n# by hand\n"),
}


def change_amid(path: Path) -> None:
    path.write_text(BY_HAND["changed amid"](path.read_text()))


@pytest.mark.parametrize(("edit", "replaced"), [*zip(BY_HAND, (True, False, True), strict=True)])
def test_file_edited_meanwhile_is_kept_and_read_on_request(path: Path, edit: str, *, replaced: bool):
    edited = BY_HAND[edit](path.read_text())
    with sit(path) as table:
        target = path.with_name("new") if replaced else path
        target.write_text(edited)
        target.replace(path)
        with keep_unchanged(path):
            table.enter(NEXT)
        assert "Another program has changed" in table.remark
        assert "reopen, rescue" in table.remark
        table.press("ctrl+u")
        table.enter("reopen")
        kept = len(table.screen.session.entries)
        assert kept == len(read(path).entries)
        table.enter('note "on we go"')
    assert lines(path)[-1] == 'note "on we go"'


def test_line_is_judged_by_the_moves_on_screen_alone(path: Path):
    wrong = "bid 500"
    with sit(path, remote=True) as table:
        with path.open("a") as file:
            file.write(f"20:00:00  {table.screen.session.game.due(table.screen.session.state)[0]}  {NEXT}\n")
        table.type(NEXT)
        table.wait_for(lambda: table.screen.entry.advice.text == NEXT)
        assert table.content_of("below").startswith("✓")
        table.press("ctrl+u")
        for line in (wrong, NEXT):
            with keep_unchanged(path):
                table.enter(line)
            assert "Another program has changed" in table.remark
            assert "reopen, rescue" in table.remark
        table.press("ctrl+u")
        table.enter("reopen")
        table.enter(AFTER)
        change_amid(path)
        table.type(LATER)
        table.wait_for(lambda: "Another program has changed" in table.content_of("below"))
        assert "reopen, rescue" in table.remark
    assert [entry.line for entry in read(path).entries] == moves(PLAYED + 2)


def test_every_accepted_move_is_rescued_from_a_spoilt_file(path: Path):
    with sit(path) as table:
        table.enter(NEXT)
        spoil(path)
        table.enter(AFTER)
        table.press("ctrl+u")
        table.enter("reopen")
        assert "starts with “spoilt”" in table.content_of("below")
        assert "rescue" in table.content_of("below")
        table.press("ctrl+u")
        table.enter("rescue")
        table.settle()
        table.enter(AFTER)
    assert path.read_text() == "spoilt\n"
    assert lines(path.with_stem("game-2")) == moves(PLAYED + 2)


def test_failing_line_is_named_and_the_moves_before_it_go_on(path: Path):
    *_, last = moves(PLAYED)
    break_last_line(path)
    number = len(path.read_text().splitlines())
    with sit(path) as table:
        assert f"Line {number} of the file is not valid" in table.info()
        with keep_unchanged(path):
            table.enter(last)
        table.press("ctrl+u")
        table.enter("rescue")
        table.settle()
        table.enter(last)
    assert lines(path.with_stem("game-2")) == moves(PLAYED)


# A slow disk


class SlowDisk:
    """A disk that holds writes back from a signal until it is free."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.free = threading.Event()
        self._write = record_file.write_all
        self._monkeypatch = monkeypatch

    def hold(self) -> None:
        self._monkeypatch.setattr(record_file, "write_all", self._slowly)

    def _slowly(self, file: FileIO, data: bytes) -> None:
        self.free.wait(SLOW)
        self._write(file, data)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> SlowDisk:
    return SlowDisk(monkeypatch)


def test_while_a_slow_disk_writes_the_screen_lives_and_says_so(path: Path, slow: SlowDisk):
    with sit(path) as table:
        table.type(NEXT)
        assert table.content_of("below").startswith("✓")
        slow.hold()
        table.screen.entry.submit_line()
        table.wait(table.pilot.press("n", "o"))
        table.wait(table.pilot.pause(MOMENT))
        assert table.line == "no"
        table.screen.entry.clear_line()
        table.wait(table.pilot.pause(MOMENT))
        assert "the line is entered when that is done" in table.content_of("below")
        assert len(read(path).entries) == PLAYED
        slow.free.set()
        table.settle()
        assert len(table.screen.session.entries) == PLAYED + 1
        assert table.content_of("below").startswith("›")
    assert lines(path) == moves(PLAYED + 1)


def test_screen_lives_while_a_slow_disk_writes(path: Path, slow: SlowDisk):
    with sit(path) as table:
        table.enter("audit")
        slow.hold()
        table.wait(table.pilot.press("enter", "7"))
        table.wait(table.pilot.pause(MOMENT))
        assert table.app.screen.query_one("#line", Input).value == "7"
        assert "One moment" in table.content_of("below")
        assert len(read(path).entries) == PLAYED
        table.wait(table.pilot.press("backspace", "-", "enter"))
        slow.free.set()
        table.settle()
        assert "does it match the record?" in table.content_of("below")
    assert len(lines(path)) > PLAYED


@pytest.mark.parametrize("entered", [False, True], ids=["typed", "entered"])
def test_line_typed_meanwhile_is_taken_as_it_is_meant_afterwards(path: Path, slow: SlowDisk, *, entered: bool):
    with sit(path) as table:
        slow.hold()
        table.type(NEXT)
        table.screen.entry.submit_line()
        table.wait(table.pilot.press(*"undo", "space", *"round"))
        assert len(table.screen.session.entries) == PLAYED
        if entered:
            table.wait(table.pilot.press("enter"))
        slow.free.set()
        table.settle()
        if not entered:
            table.press("enter")
    assert lines(path) == []


def test_whoever_leaves_while_the_disk_writes_has_the_move(path: Path, slow: SlowDisk):
    with sit(path) as table:
        slow.hold()
        table.type(NEXT)
        table.screen.entry.submit_line()
        table.wait(table.pilot.pause(MOMENT))
        threading.Timer(MOMENT, slow.free.set).start()
        table.app.exit()
    assert lines(path) == moves(PLAYED + 1)
    with Journal.open(path) as journal:
        assert journal.notices == ()


# The clock


def test_a_clock_set_back_changes_times_and_nothing_else(path: Path, monkeypatch: pytest.MonkeyPatch):
    with sit(path) as table:
        table.enter("clock")
        for now, line in (("23:59:50", NEXT), ("23:59:40", AFTER), ("00:00:10", LATER)):
            for module in ("record.journal", "record.think_times"):
                monkeypatch.setattr(f"eighteen80.{module}.strftime", lambda _, now=now: now)
            table.enter(line)
            assert "-" not in table.content_of("clock")
    assert lines(path) == moves(PLAYED + 3)


# Two tables


def test_second_table_looks_on_is_told_who_writes_and_takes_over(path: Path):
    with sit(path) as first, sit(path) as second:
        assert isinstance(second.app.screen, LockedRecordScreen)
        listing = second.content_of("notices").replace("\n  ", " ")
        assert f"Another program is writing this record (process {os.getpid()} on {socket.gethostname()}" in listing
        first.enter(NEXT)
        second.wait_for(lambda: len(second.app.screen.source.record.entries) == PLAYED + 1)
        with keep_unchanged(path):
            second.press(*"pass", "enter")
            second.settle()
        assert isinstance(second.app.screen, LockedRecordScreen)
        first.enter("menu")
        first.settle()
        second.press("enter")
        second.settle()
        second.enter(AFTER)
    assert lines(path) == moves(PLAYED + 2)


def test_who_looks_on_leaves_for_the_start_screen(path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("eighteen80.table.views.welcome.default_folder", lambda: path.parent)
    with Journal.open(path), sit(path) as table:
        table.press("escape")
        assert isinstance(table.app.screen, StartScreen)


def test_a_game_left_for_the_start_screen_is_free_at_once(path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("eighteen80.table.views.welcome.default_folder", lambda: path.parent)
    with sit(path) as table:
        table.enter("menu")
        table.settle()
        table.press("enter")
        table.settle()
        assert table.info() == ""
        table.enter(NEXT)
    assert lines(path) == moves(PLAYED + 1)


# Viewers

EXPLAINED = {
    RULES: "uses rules version 9",
    "eighteen80 record 1": "has format 9",
}


@pytest.mark.parametrize("old", EXPLAINED)
def test_who_watches_is_told_that_the_record_is_of_the_future(path: Path, old: str):
    path.write_text(path.read_text().replace(old, f"{old[:-1]}9"))
    with look_on(path) as table:
        assert EXPLAINED[old] in table.content_of("notices").replace("\n  ", " ")


def test_watcher_is_told_that_the_file_is_gone_and_back(path: Path):
    with look_on(path) as table:
        assert table.content_of("notices") == ""
        away = shutil.move(path, path.with_name("away"))
        table.wait_for(lambda: "no such file" in table.content_of("notices"))
        shutil.move(away, path)
        table.wait_for(lambda: table.content_of("notices") == "")


def test_watcher_on_a_slow_disk_sees_each_move_and_may_leave(path: Path, monkeypatch: pytest.MonkeyPatch):
    reading = threading.Event()

    def slowly(watched: RecordFollower, poll: Callable[[RecordFollower], bool] = RecordFollower.poll) -> bool:
        reading.set()
        time.sleep(MOMENT)
        return poll(watched)

    monkeypatch.setattr(RecordFollower, "poll", slowly)
    with look_on(path) as table:
        with Journal.open(path) as journal:
            journal.submit(NEXT)
        table.wait_for(lambda: f"{PLAYED + 1} " in table.content_of("log"))
        reading.clear()
        table.wait(asyncio.to_thread(reading.wait))
        assert table.app.is_running


# Around the table


def test_start_screen_survives_bad_records_and_homes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("eighteen80.table.views.welcome.default_folder", lambda: tmp_path)
    (tmp_path / "nowhere.1880").symlink_to(tmp_path / "none")
    with sit(None) as table:
        table.settle()
        assert "no such file" in str(table.app.screen.query_one(OptionList).get_option_at_index(0).prompt)
        table.press("tab")
        table.type("~nobody_of_that_name")
        table.press("enter")
        table.settle()
        assert isinstance(table.app.screen, LoadingScreen)
        assert "no such file" in table.content_of("said")


def test_start_screen_has_every_recent_record(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    folder = tmp_path / "records"
    folder.mkdir()
    monkeypatch.setattr("eighteen80.table.views.welcome.default_folder", lambda: folder)
    here = write_beginning(folder, 1)
    for record in (here, path):
        with sit(record) as table:
            table.enter(moves(20)[len(table.screen.session.entries)])
    with sit(None) as table:
        table.settle()
        options = table.app.screen.query_one(OptionList)
        listing = [str(options.get_option_at_index(number).prompt) for number in range(2)]
        assert ["records" not in line and str(path.parent) in line for line in listing] == [True, False]
        table.press("enter")
        table.settle()
        table.enter(moves(20)[len(table.screen.session.entries)])
    assert [lines(path), lines(here)] == [moves(PLAYED + 2), moves(2)]
    path.unlink()
    with sit(None) as table:
        table.settle()
        assert str(path.parent) not in str(table.app.screen.query_one(OptionList).get_option_at_index(0).prompt)


def test_typing_ahead_is_done_in_its_order(path: Path):
    with sit(path) as table:
        table.press(*NEXT, "enter", "ctrl+z", *AFTER, "enter", "f9")
    written = [line.split()[2:4] for line in path.read_text().splitlines()[-4:]]
    assert written == [[NEXT, ";"], ["undo", "1"], [AFTER, ";"], ["pause"]]


def test_a_refusal_is_the_same_from_whichever_process_it_comes(path: Path):
    wording: dict[bool, list[str]] = {True: [], False: []}
    for remote, replies in wording.items():
        with keep_unchanged(path), sit(path, remote=remote) as table:
            for line in ("xyzzy", "bid 7", "amend 2 bid 600", "undo to 99", "redo", "drop 1; undo"):
                table.enter(line)
                assert table.line == line
                replies.append(table.content_of("below"))
                assert replies[-1].startswith("✗")
                table.press("ctrl+u")
    assert wording[True] == wording[False]


def test_an_audit_that_cannot_be_written_says_why_and_asks_again(path: Path, monkeypatch: pytest.MonkeyPatch):
    with sit(path) as table:
        table.enter("audit")
        with keep_unchanged(path), fail_writes(monkeypatch, errno.ENOSPC):
            table.press("enter")
        assert "the disk is full" in table.content_of("below")
        table.press("enter", "escape", "escape")
        assert table.screen
    assert lines(path)[PLAYED].startswith("count ")


def test_a_notice_goes_with_the_first_key_of_a_line(path: Path):
    with sit(path) as table:
        table.screen.note((WriteFailed("record-gone", path="a"),))
        assert table.info()
        table.press("p")
        assert (table.info(), table.line) == ("", "p")
        table.press("ctrl+u")
        table.enter("about Anna")
        table.press("p")
        assert table.info()


def test_a_tally_that_cannot_be_saved_says_why(path: Path):
    with sit(path) as table:
        table.enter("tally")
        shutil.rmtree(path.parent)
        path.parent.write_text("")
        table.press("s")
        assert "a folder in its path is a file" in table.content_of("hints")
        table.press("escape")
        assert table.screen
