"""A record in a second place: every line goes there too, its absence stops nothing, and nothing there is destroyed."""

from __future__ import annotations

import errno
import os
import shutil
import threading
from pathlib import Path

import pytest

from eighteen80.record import backup_copy
from eighteen80.record.grammar import Header
from eighteen80.record.journal import Journal
from eighteen80.refusals import Refusal
from tests.support.counter import COUNTER

HEADER = Header(game="Counter", seats=("Anna", "Bert"), rules=1, rulings={"limit": "1000"})


@pytest.fixture
def stick(tmp_path: Path) -> Path:
    folder = tmp_path / "stick"
    folder.mkdir()
    return folder


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A record of one move, without a copy so far."""
    found = tmp_path / "home" / "game.1880"
    with Journal.create(found, HEADER, COUNTER) as journal:
        journal.submit("add 1")
    return found


def open_with_copy(path: Path, folder: Path) -> Journal:
    return Journal.open(path, COUNTER, copy=folder)


def codes(notices: tuple[Refusal, ...]) -> list[str]:
    return [refusal.code for refusal in notices]


def news(journal: Journal) -> list[str]:
    assert journal.second
    journal.second.settle()
    return codes(journal.second.news())


def copy_of(path: Path, stick: Path) -> bytes:
    return (stick / path.name).read_bytes()


def test_backup_has_the_lines_before_it_and_all_since(path: Path, stick: Path):
    with open_with_copy(path, stick) as journal:
        assert copy_of(path, stick) == path.read_bytes()
        for number in range(5):
            journal.submit(f"add {number + 1}")
            assert news(journal) == []
            assert copy_of(path, stick) == path.read_bytes()
        journal.submit("undo 2")
        journal.comment("so far")
    assert copy_of(path, stick) == path.read_bytes()


def test_missing_folder_stops_nothing_and_is_filled_on_return(path: Path, stick: Path):
    away = stick.with_name("away")
    with open_with_copy(path, stick) as journal:
        journal.submit("add 1")
        assert news(journal) == []
        stick.rename(away)
        journal.submit("add 2")
        assert news(journal) == ["copy-away"]
        journal.submit("add 3")
        assert news(journal) == []
        assert not stick.exists()
        away.rename(stick)
        journal.submit("add 4")
        assert news(journal) == ["copy-whole"]
        assert copy_of(path, stick) == path.read_bytes()


def test_returned_folder_is_filled_without_another_move(path: Path, stick: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(backup_copy, "AGAIN", 0.01)
    shutil.rmtree(stick)
    with open_with_copy(path, stick) as journal:
        assert codes(journal.notices) == ["copy-away"]
        assert journal.second
        stick.mkdir()
        while journal.second.trouble:
            journal.second.settle()
        assert news(journal) == ["copy-whole"]
        assert copy_of(path, stick) == path.read_bytes()


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EROFS, errno.EIO])
def test_second_place_that_takes_nothing_is_said_with_reason(
    path: Path, stick: Path, monkeypatch: pytest.MonkeyPatch, number: int
):
    def fail(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    with open_with_copy(path, stick) as journal:
        with monkeypatch.context() as broken:
            broken.setattr(backup_copy, "write_all", fail)
            journal.submit("add 2")
            assert journal.second
            journal.second.settle()
            (notice,) = journal.second.news()
            assert (notice.code, notice.facts["reason"]) == ("copy-fails", errno.errorcode[number])
        journal.submit("add 3")
        assert news(journal) == ["copy-whole"]
    assert copy_of(path, stick) == path.read_bytes()


def test_half_a_line_in_the_copy_is_made_whole(path: Path, stick: Path):
    open_with_copy(path, stick).close()
    whole = path.read_bytes()
    (stick / path.name).write_bytes(whole[:-7])
    open_with_copy(path, stick).close()
    assert copy_of(path, stick) == whole


def test_another_game_of_the_same_name_there_is_left_as_it_is(path: Path, stick: Path):
    (stick / path.name).write_text("eighteen80 record 1\nmine\n")
    for _evening in range(2):
        with open_with_copy(path, stick) as journal:
            (notice,) = (each for each in journal.notices if each.code == "copy-parted")
            assert (notice.facts["line"], notice.facts["file"]) == (2, "game-2.1880")
            journal.submit("add 2")
    assert (stick / path.name).read_text() == "eighteen80 record 1\nmine\n"
    assert (stick / "game-2.1880").read_bytes() == path.read_bytes()
    assert len(list(stick.iterdir())) == 2


def test_a_game_there_whose_attributes_cannot_be_read_is_left(path: Path, stick: Path, monkeypatch: pytest.MonkeyPatch):
    (stick / path.name).write_text("eighteen80 record 1\nmine\n")
    monkeypatch.setattr(backup_copy, "file_stamp", lambda _path: None)
    open_with_copy(path, stick).close()
    assert (stick / path.name).read_text() == "eighteen80 record 1\nmine\n"


def test_a_copy_that_has_more_than_the_record_loses_nothing(path: Path, stick: Path):
    """The record was put back from somewhere, and play went on at the copy."""
    open_with_copy(path, stick).close()
    with Journal.open(stick / path.name, COUNTER) as other:
        other.submit("add 5")
    more = copy_of(path, stick)
    with open_with_copy(path, stick) as journal:
        journal.submit("add 2")
    assert copy_of(path, stick) == more
    assert (stick / "game-2.1880").read_bytes() == path.read_bytes()


def test_backup_follows_a_record_mended_by_hand(path: Path, stick: Path):
    with open_with_copy(path, stick) as journal:
        path.write_text(path.read_text().replace("--\n", "--\n# by hand\n"))
        journal.reload()
        assert news(journal) == []
        journal.submit("add 2")
    assert copy_of(path, stick) == path.read_bytes()
    assert len(list(stick.iterdir())) == 1


def test_the_folder_of_the_record_itself_is_no_second_place(path: Path):
    with open_with_copy(path, path.parent) as journal:
        assert codes(journal.notices) == ["copy-same"]
        journal.submit("add 2")
    assert [file.name for file in path.parent.glob("*.1880")] == ["game.1880"]


def test_a_rescued_game_has_its_second_place_too(path: Path, stick: Path):
    with open_with_copy(path, stick) as journal:
        path.write_text("spoilt\n")
        with journal.rescue(path.with_stem("game-2")) as rescued:
            rescued.submit("add 2")
            kept = rescued.path.read_bytes()
    assert (stick / "game-2.1880").read_bytes() == kept
    assert kept.startswith(copy_of(path, stick))


def test_nobody_waits_for_a_second_place_that_does_not_answer(path: Path, stick: Path, monkeypatch: pytest.MonkeyPatch):
    answers = threading.Event()
    monkeypatch.setattr(backup_copy, "LAST", 0.01)
    with open_with_copy(path, stick) as journal:
        write = backup_copy.write_all
        monkeypatch.setattr(backup_copy, "write_all", lambda *given: answers.wait() and write(*given))
        journal.submit("add 2")
        journal.submit("add 3")
        assert [entry.line for entry in journal.entries] == ["add 1", "add 2", "add 3"]
        assert copy_of(path, stick) != path.read_bytes()
        answers.set()
        assert journal.second
        journal.second.settle(10)
        assert copy_of(path, stick) == path.read_bytes()


def test_who_only_looks_on_writes_no_copy(path: Path, stick: Path):
    with Journal.open(path, COUNTER), open_with_copy(path, stick) as second:
        assert second.sealed
    assert list(stick.iterdir()) == []
