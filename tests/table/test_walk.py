"""The page about the walk of a line is true: a line is typed at a real table, and every function named is called."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest

from eighteen80.record.replay import read
from tests.support import traced_worker
from tests.support.fast_screens import look_at
from tests.support.sitting import Sitting, sit, write_beginning
from tests.support.walk_trace import (
    ANSWER,
    DISK,
    ENTER,
    FOLLOWED,
    KEY,
    PAGE,
    PAINT,
    ROW,
    SECOND,
    Follower,
    Hop,
    first_missing,
    hops,
)

HERE = (KEY, ANSWER, ENTER, DISK, PAINT)


def test_a_line_goes_the_way_that_the_page_tells(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    notes, record = tmp_path / "notes", write_beginning(tmp_path)
    notes.touch()
    monkeypatch.setenv(FOLLOWED, str(notes))
    followed = SimpleNamespace(__name__=traced_worker.__name__)
    monkeypatch.setattr("eighteen80.table.input.adviser.advice_worker", followed)
    called: list[str] = []
    typed: list[str] = []
    with Follower(hops(*HERE), lambda hop: called.append(str(hop))).everywhere(), sit(record, remote=True) as table:
        table.type("bid ")
        _wait_for_answer(table)
        called.clear()
        notes.write_text("")
        table.type("5")
        _wait_for_answer(table)
        typed.extend(called)
        called.clear()
        table.press("enter")
        look_at(table.app)
    assert [entry.line for entry in read(record).entries] == ["bid 5"]
    assert first_missing(hops(KEY, ANSWER), typed) is None
    assert first_missing(hops(SECOND), notes.read_text("utf-8").split("\n")) is None
    # A preview that was quick enough has made the sheets already, which are then not made again.
    made = [hop for hop in hops(PAINT) if hop.function == "sheets"]
    assert first_missing(made, [*typed, *called]) is None
    assert first_missing([hop for hop in hops(ENTER, DISK, PAINT) if hop not in made], called) is None


def _wait_for_answer(table: Sitting) -> None:
    """Wait until the text beneath the line belongs to this very line, and paint it."""
    table.wait_for(lambda: table.screen.entry.advice.text == table.line)
    table.settle()
    look_at(table.app)


def test_the_page_leaves_no_row_out():
    rows = [line for line in PAGE.read_text("utf-8").splitlines() if line.startswith("| `")]
    assert len(rows) == len(ROW.findall(PAGE.read_text("utf-8"))) == len(hops(*HERE, SECOND))


def test_a_hop_that_is_not_called_in_its_turn_is_missed():
    first, second = Hop("table.session", "Session.submit"), Hop("record.journal", "Journal.submit")
    assert first_missing([first, second], [str(first), "else", str(second)]) is None
    assert first_missing([first, second], [str(second), str(first)]) == second


def test_a_hop_that_does_not_exist_is_an_error():
    with pytest.raises(AttributeError):
        _ = Hop("table.session", "Session.sumbit").code
