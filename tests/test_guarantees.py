"""Promises to the table that take more than one program, one disk or one chapter to keep."""

from __future__ import annotations

import json
from io import FileIO
from pathlib import Path

import pytest

from eighteen80.china.rules.setup import ONLINE
from eighteen80.record import record_file
from eighteen80.record.grammar import Header
from eighteen80.record.journal import Journal
from eighteen80.record.replay import RecordFollower, read
from tests.support.counter import COUNTER
from tests.support.shell import DONE, MISUSED, REFUSED, Shell

RECORD = "a.1880"
SEATS = "Anna,Bert,Cleo"
NOON = "12:00:00"


@pytest.fixture
def game(shell: Shell) -> Path:
    """A record with a correction and a ruling in it."""
    shell("new", RECORD, "--seats", SEATS)
    lines = ("bid 5", 'correct cash Anna +50 "under the board"', 'rule that "a *round* sum" bid 12')
    assert shell("play", RECORD, *lines).code == DONE
    return Path(RECORD)


# A slow disk


def test_who_watches_a_slow_disk_sees_whole_moves_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    path = tmp_path / "slow"
    Journal.create(path, Header(game="Counter", seats=("Anna", "Bert"), rules=1), COUNTER).close()
    seen = []

    def slowly(file: FileIO, data: bytes) -> None:
        for byte in data:
            file.write(bytes((byte,)))
            watch.poll()
            assert watch.record.trouble is None
            seen.append(len(watch.record.entries))

    watch = RecordFollower(path, COUNTER)
    monkeypatch.setattr(record_file, "write_all", slowly)
    with Journal.open(path, COUNTER) as table:
        table.submit("add 1", NOON)
        table.submit("add 2; add 3", NOON)
    assert seen == sorted(seen)
    assert (seen[0], seen[-1]) == (0, 3)


def test_a_disk_that_takes_a_little_at_a_time_gets_it_all(tmp_path: Path):
    class Slow(FileIO):
        def write(self, data: bytes) -> int:
            return super().write(bytes(data[:3]))

    with Slow(tmp_path / "slow", "wb") as file:
        record_file.write_all(file, b"a line that is longer than that\n")
    assert (tmp_path / "slow").read_bytes() == b"a line that is longer than that\n"


# Two programs, one record


@pytest.mark.parametrize("command", ["play", "audit"])
def test_the_second_to_write_is_told_who_does_and_may_look_on(shell: Shell, game: Path, command: str):
    before = game.read_bytes()
    with Journal.open(game):
        answer = shell(command, RECORD, stdin="bid 15\n")
        assert answer.code == REFUSED
        assert "Another program is writing this record (process " in answer.err
        assert shell("tally", RECORD).code == DONE
        assert len(RecordFollower(game).record.entries) == 3
    assert game.read_bytes() == before
    assert shell("play", RECORD, "bid 15").code == DONE


# Repairs


# Moves outside the rules


def test_a_game_by_the_rules_has_nothing_to_tell(shell: Shell):
    shell("new", RECORD, "--seats", SEATS)
    shell("play", RECORD, "bid 5")
    assert len(shell("tally", RECORD).out.splitlines()) == 3
    assert json.loads(shell("export", RECORD, "--to", "json").out)["exceptions"] == []
    assert "Corrections and rulings" not in shell("export", RECORD, "--to", "md").out


def test_what_was_taken_back_is_told_no_more(shell: Shell, game: Path):
    shell("play", RECORD, "undo 2")
    assert "Corrected" not in shell("tally", RECORD).out
    assert "under the board" in game.read_text("utf-8")


# Options that go together


@pytest.mark.parametrize(
    ("typed", "changed"),
    [
        ("online", {}),
        ("online,par_row=top", {"par_row": "top"}),
        ("online, bonus_without_route=yes", {"bonus_without_route": "yes"}),
    ],
)
def test_options_are_named_together_and_changed_one_by_one(shell: Shell, typed: str, changed: dict[str, str]):
    assert shell("new", RECORD, "--seats", SEATS, "--rulings", typed).code == DONE
    assert dict(read(RECORD).header.rulings) == {**ONLINE, **changed}


def test_a_name_for_no_options_is_refused_with_those_there_are(shell: Shell):
    answer = shell("new", RECORD, "--seats", SEATS, "--rulings", "offline")
    assert answer.code == MISUSED
    assert "online" in answer.err
    assert not Path(RECORD).exists()
