"""A record on disk: nothing acknowledged is lost, nothing is invented, and errors are reported."""

from __future__ import annotations

import errno
import os
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from eighteen80.record import locations, record_file
from eighteen80.record.grammar import Header, NotARecord
from eighteen80.record.journal import Journal
from eighteen80.record.record_file import WriteFailed
from eighteen80.record.replay import RecordFollower, Replay, clean, compose, read
from eighteen80.record.steps import Broken
from eighteen80.refusals import Illegal, Refusal, Unreadable
from eighteen80.sheets import Say
from tests.support.counter import COUNTER, Grown, counter
from tests.support.measuring import calls
from tests.support.places import ROOT
from tests.support.sitting import keep_unchanged

HEADER = Header(game="Counter", seats=("Anna", "Bert"), rules=1, date="2025-11-18")
NOON = "12:00:00"
BEGUN = b"eighteen80 record 1\ngame     Counter\nrules    1\nseats    Anna, Bert\nrulings  %s=20\n--\n"


@pytest.fixture
def table(tmp_path: Path):
    """A journal of the counter game, just begun."""
    with Journal.create(tmp_path / "game.1880", HEADER, COUNTER) as opened:
        yield opened


def body(opened: Journal) -> list[str]:
    return opened.path.read_text().partition("--\n")[2].splitlines()


def state_after_line(opened: Journal, line: str) -> Any:
    """Return the state after the line."""
    history = opened.history()
    tuple(history.take_line(line, NOON))
    return history.state


def totals(opened: Journal) -> list[int]:
    return [entry.after.total for entry in opened.entries]


def test_an_accepted_move_is_in_the_record(table: Journal):
    (entry,) = table.submit("ADD 5", NOON)
    assert (entry.number, entry.actor, entry.line, entry.facts) == (1, "Anna", "add 5", "0>5")
    assert (entry.before.total, entry.after.total, list(entry.events)) == (0, 5, [Grown(5)])
    assert body(table) == ["12:00:00  Anna  add 5  ; 0>5"]


@pytest.mark.parametrize("typed", ["", "  ", ";", "; ;"])
def test_nothing_typed_is_nothing_done(table: Journal, typed: str):
    before = table.path.stat()
    assert table.submit(typed) == ()
    assert table.path.stat() == before


def test_what_was_left_out_is_written(table: Journal):
    table.submit("add", NOON)
    assert body(table) == ["12:00:00  Anna  add 2  ; 0>2"]


def test_the_end_of_a_round_is_a_checkpoint(table: Journal):
    table.submit("add 5; add 1", NOON)
    assert body(table)[1:] == ["12:00:00  Bert  add 1  ; 5>6", "= pile 6", "= turns 2"]
    assert read(table.path, COUNTER).trouble is None


def test_what_is_read_is_what_was_played(table: Journal):
    table.submit('add 5; add 1; note "one; two"; add', NOON)
    table.comment("tea")
    table.submit("add 3", NOON)
    record = read(table.path, COUNTER, strict=True)
    assert record.trouble is None
    assert list(record.entries) == [
        entry._replace(events=again.events) for entry, again in zip(table.entries, record.entries, strict=True)
    ]
    assert [(comment.after, comment.text) for comment in record.comments] == [(4, "tea")]
    assert record.header == table.header == HEADER


def test_moves_on_one_line_are_all_or_none(table: Journal):
    with keep_unchanged(table.path):
        with pytest.raises(Refusal) as refused:
            table.submit('add 5; note "a;b"; subtract 1; add 3')
        assert (refused.value.place, refused.value.start) == (3, 19)
    assert not table.entries


def test_undo_and_redo_give_the_moves_themselves_back(table: Journal):
    table.submit("add 1; add 2; add 3; add 4")
    played = list(table.entries)
    (undone,) = table.submit("undo 3", NOON)
    assert (undone.number, undone.move, undone.line) == (1, None, "undo 3")
    assert table.state.total == 1
    table.submit("redo 2", NOON)
    assert table.state.total == 6
    table.submit("redo")
    assert list(table.entries) == played
    assert body(table)[-3:-1] == ["12:00:00  -     undo 3  ; to 1", "12:00:00  -     redo 2  ; to 3"]
    assert read(table.path, COUNTER, strict=True).entries[-1].after == played[-1].after


@pytest.mark.parametrize(
    ("typed", "left"),
    [
        ("undo", 4),
        ("undo 2", 3),
        ("undo turn", 3),
        ("undo round", 2),
        ("undo to 1", 1),
        ("undo to 0", 0),
        ("undo; undo", 3),
    ],
)
def test_how_far_undo_goes(table: Journal, typed: str, left: int):
    table.submit('add 1; add 2; add 3; note "so"; add 4'.replace("add 4", 'note "what"'))
    table.submit("undo; redo")
    table.submit(typed)
    assert len(table.entries) == left
    assert len(read(table.path, COUNTER, strict=True).entries) == left


@pytest.mark.parametrize("typed", ["undo 3", "undo to 2", "undo to 3", "redo", "undo; redo 2"])
def test_no_more_is_undone_or_redone_than_there_is(table: Journal, typed: str):
    table.submit("add 1; add 2")
    with keep_unchanged(table.path), pytest.raises(Refusal):
        table.submit(typed)


def test_a_new_move_ends_what_could_be_redone(table: Journal):
    table.submit("add 1; undo; add 2")
    with pytest.raises(Refusal, match="record-redo-none"):
        table.submit("redo")


def test_an_amended_move_changes_what_follows(table: Journal):
    table.submit("add 1; add 2; add 3", NOON)
    (amended,) = table.submit("amend 1 ADD", "12:30:00")
    assert amended.line == "amend 1 add 2"
    assert totals(table) == [2, 4, 7]
    assert table.entries[0].time == NOON
    assert body(table)[-1] == "12:30:00  -     amend 1 add 2  ; to 3"
    assert [entry.after.total for entry in read(table.path, COUNTER, strict=True).entries] == [2, 4, 7]


def test_a_note_can_be_inserted_and_dropped(table: Journal):
    table.submit("add 1; add 2")
    table.submit('insert 2 note "late"')
    assert [entry.line for entry in table.entries] == ["add 1", 'note "late"', "add 2"]
    assert [entry.number for entry in table.entries] == [1, 2, 3]
    table.submit("drop 2")
    assert [entry.line for entry in table.entries] == ["add 1", "add 2"]
    assert len(read(table.path, COUNTER, strict=True).entries) == 2


def test_a_kept_move_holds_only_in_the_name_of_its_actor(table: Journal):
    table.submit("add 1; add 2; add 3")
    with pytest.raises(Broken) as broken:
        state_after_line(table, "drop 1")
    assert broken.value.reason.facts == {"actor": "Bert", "due": "Anna"}


@pytest.mark.parametrize(
    "typed", ["amend 3 add 1", "drop 3", "insert 3 add 1", "amend 1 add 10", "amend 1 undo", "drop 1; undo to 1"]
)
def test_repairs_that_cannot_be(table: Journal, typed: str):
    table.submit("add 1; add 2")
    with keep_unchanged(table.path), pytest.raises(Refusal):
        table.submit(typed)


def test_a_refusal_at_the_start_is_no_record():
    with pytest.raises(NotARecord) as refused:
        Replay(BEGUN % b"climate", COUNTER)
    assert (refused.value.code, refused.value.facts["line"]) == ("record-head", 6)
    reason = refused.value.facts["reason"]
    assert isinstance(reason, Say)
    assert (reason.code, reason.game) == ("ruling-unknown", COUNTER.key)
    assert Replay(BEGUN % b"limit", COUNTER).record().trouble is None


def test_what_is_only_tried_changes_nothing(table: Journal):
    table.submit("add 1")
    before = table.path.read_bytes()
    assert state_after_line(table, "add 3; add 2").total == 6
    with pytest.raises(Illegal):
        state_after_line(table, "add 3; add 10")
    assert (table.path.read_bytes(), table.state.total) == (before, 1)


STEPS = [
    "add 1",
    "add 9",
    "add 10",
    "undo",
    "undo 2",
    "undo round",
    "redo",
    "redo 2",
    "amend 1 add 3",
    "amend 2 add 9",
    "drop 2",
]


@settings(max_examples=40, deadline=None)
@given(
    typed=st.lists(
        st.sampled_from([*STEPS, 'insert 1 note "x"', "undo; redo", "add 1; add 2", "undo to 1"]), max_size=25
    )
)
def test_a_record_always_replays_to_the_same_moves(tmp_path_factory: pytest.TempPathFactory, typed: list[str]):
    path = tmp_path_factory.mktemp("any") / "g"
    with Journal.create(path, HEADER, COUNTER) as table:
        for line in typed:
            try:
                table.submit(line)
            except Refusal:
                continue
        record = read(path, COUNTER, strict=True)
        assert record.trouble is None
        assert [entry[:7] for entry in record.entries] == [entry[:7] for entry in table.entries]
        path.with_name("clean").write_text(clean(record))
        again = read(path.with_name("clean"), COUNTER, strict=True)
        assert (again.trouble, [entry[:7] for entry in again.entries]) == (None, [entry[:7] for entry in table.entries])


@settings(max_examples=60, deadline=None)
@given(typed=st.text(max_size=200))
def test_a_garbage_line_leaves_the_file_as_it_was(tmp_path_factory: pytest.TempPathFactory, typed: str):
    path = tmp_path_factory.mktemp("any") / "g"
    with Journal.create(path, HEADER, COUNTER) as table:
        before = path.read_bytes()
        try:
            taken = table.submit(typed)
        except Refusal:
            taken = ()
        assert taken or path.read_bytes() == before
        assert read(path, COUNTER).trouble is None


def test_a_game_made_in_one_go_is_the_game_played():
    moves = ["add 1", "# tea", "add", 'note "x"', "add 3"]
    record = compose(HEADER, [(NOON, text) for text in moves], COUNTER)
    again = Replay(clean(record).encode(), COUNTER, strict=True).record()
    assert (again.entries, again.comments, again.trouble) == (record.entries, record.comments, None)


def test_the_clean_game_keeps_remarks_where_they_stand(table: Journal):
    table.comment("we begin")
    table.submit("add 1; add 2; add 3", NOON)
    table.comment("tea")
    table.submit("undo 2; add 4", NOON)
    table.comment("done")
    assert clean(table.replay.record()).partition("--\n")[2].splitlines() == [
        "# we begin",
        "12:00:00  Anna  add 1  ; 0>1",
        "12:00:00  Bert  add 4  ; 1>5",
        "= pile 5",
        "= turns 2",
        "# tea",
        "# done",
    ]


def test_a_record_cut_at_any_byte_opens_with_every_complete_line(table: Journal):
    table.submit('add 1; add 2; note "Łódź"', NOON)
    table.comment("tea ☕")
    table.submit("undo; add 3", NOON)
    whole = table.path.read_bytes()
    header = whole.index(b"--\n") + 3
    cut, complete = table.path.with_name("cut"), ()
    for size in range(len(whole) + 1):
        cut.write_bytes(whole[:size])
        if size < header:
            with pytest.raises(NotARecord):
                read(cut, COUNTER)
            continue
        record = read(cut, COUNTER)
        assert record.trouble is None
        if whole[:size].endswith(b"\n"):
            assert record.torn is None
            complete = record.entries
        assert record.torn is None or list(record.entries) == list(complete)
    assert [entry.line for entry in complete] == [entry.line for entry in table.entries]


def test_a_torn_line_is_said_and_goes_only_with_the_next_move(table: Journal):
    table.submit("add 1", NOON)
    whole = table.path.read_bytes()
    table.close()
    table.path.write_bytes(whole + b"12:00:01  Be")
    with Journal.open(table.path, COUNTER) as again:
        assert [notice.code for notice in again.notices] == ["record-torn"]
        assert table.path.read_bytes() == whole + b"12:00:01  Be"
        again.submit("add 2", NOON)
        assert table.path.read_bytes() == whole + b"12:00:00  Bert  add 2  ; 1>3\n= pile 3\n= turns 2\n"
        assert again.replay.record().torn is None


def test_record_damaged_in_the_middle_plays_and_is_not_written(table: Journal):
    table.submit("add 1; add 2; add 3", NOON)
    table.close()
    damaged = table.path.read_text().replace("add 3", "add 30") + "12:00:00  Bert  add 1\n"
    table.path.write_text(damaged)
    with Journal.open(table.path, COUNTER) as again:
        assert again.replay.record().trouble is not None
        assert again.replay.record().trouble.line == damaged.splitlines().index("12:00:00  Anna  add 30  ; 3>6") + 1
        assert again.replay.record().trouble.reason.code == "counter-too-much"
        assert totals(again) == [1, 3]
        with pytest.raises(WriteFailed, match="record-damaged"):
            again.submit("add 1")
        with pytest.raises(WriteFailed, match="record-damaged"):
            again.comment("what?")
    assert table.path.read_text() == damaged


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("Bert  add 2", "Anna  add 2", "record-actor"),
        ("= pile 3", "= pile 4", "record-checkpoint"),
        ("12:00:00  Bert", "noon  Bert", "record-time"),
        ("add 2", "subtract 2", "unreadable-verb"),
        ("-     undo 1", "-     und 1", "record-step"),
        ("-     undo 1", "-     undo 9", "record-undo-none"),
    ],
)
def test_the_first_line_that_does_not_hold_is_named(table: Journal, old: str, new: str, code: str):
    table.submit("add 1; add 2; undo", NOON)
    table.path.write_text(table.path.read_text().replace(old, new))
    trouble = read(table.path, COUNTER).trouble
    assert trouble is not None
    assert (trouble.reason.code, new in trouble.text) == (code, True)


def test_bytes_that_are_no_text_are_trouble_on_their_line(table: Journal):
    table.submit("add 1", NOON)
    table.path.write_bytes(table.path.read_bytes() + b"# \xff\xfe\n\0\0\0\n")
    record = read(table.path, COUNTER)
    assert (len(record.entries), record.trouble and record.trouble.reason.code) == (1, "record-encoding")


def test_derived_facts_are_compared_only_if_strict(table: Journal):
    table.submit("add 1; undo", NOON)
    for old, new in (("; 0>1", "; 0>2"), ("; to 0", "; to 1"), ("  ; 0>1", "")):
        path = table.path.with_name("other")
        path.write_text(table.path.read_text().replace(old, new))
        assert read(path, COUNTER).trouble is None
        trouble = read(path, COUNTER, strict=True).trouble
        assert trouble is not None
        assert trouble.reason.code == "record-facts"


def test_lines_typed_with_other_ends_and_spaces_are_read(table: Journal):
    table.submit("add 1; add 2", NOON)
    table.path.write_bytes(table.path.read_bytes().replace(b"\n", b"\r\n").replace(b"  Bert", b"   Bert"))
    record = read(table.path, COUNTER)
    assert (len(record.entries), record.trouble) == (2, None)


def test_a_move_is_on_disk_before_it_is_handed_back(table: Journal, monkeypatch: pytest.MonkeyPatch):
    synced: list[bytes] = []
    sync = record_file.sync

    def sync_and_note(descriptor: int) -> None:
        synced.append(table.path.read_bytes())
        sync(descriptor)

    monkeypatch.setattr(record_file, "sync", sync_and_note)
    table.submit("add 1; add 2")
    assert synced == [table.path.read_bytes()]
    assert b"Bert  add 2" in synced[0]


def test_unclear_line_is_not_refused_where_the_file_has_changed(
    table: Journal,
):
    with table.path.open("a") as file:
        file.write("# by hand\n")
    for line in ("dance", "add 1"):
        with pytest.raises(WriteFailed, match="record-changed"):
            table.submit(line)
    table.path.unlink()
    with pytest.raises(WriteFailed, match="record-gone"):
        table.submit("dance")


def test_a_file_touched_but_not_changed_is_written(table: Journal):
    os.utime(table.path, (0, 0))
    table.submit("add 1")
    table.path.write_bytes(table.path.read_bytes())
    table.submit("add 2")
    assert len(read(table.path, COUNTER).entries) == 2


def test_a_path_that_is_taken_is_not_begun_again(table: Journal):
    with pytest.raises(WriteFailed, match="record-exists"):
        Journal.create(table.path, HEADER, COUNTER)


def test_a_game_that_cannot_start_leaves_no_file(tmp_path: Path):
    header = Header(game="Counter", seats=("Anna", "Bert"), rules=1, rulings={"no": "such"})
    with pytest.raises(Refusal):
        Journal.create(tmp_path / "g", header, COUNTER)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("content", [b"", b"\0" * 50, b"{}", b"eighteen80 record 1\n--\n", b"\x1b[2J" * 99])
def test_what_is_no_record_is_not_opened_nor_locked(tmp_path: Path, content: bytes):
    path = tmp_path / "g"
    path.write_bytes(content)
    with pytest.raises(NotARecord):
        Journal.open(path, COUNTER)
    assert [file.name for file in tmp_path.iterdir()] == ["g"]


def test_an_unknown_game_is_named(tmp_path: Path):
    path = tmp_path / "g"
    path.write_text("eighteen80 record 1\ngame Go\nseats A, B\n--\n")
    with pytest.raises(NotARecord) as refused:
        read(path)
    assert (refused.value.code, refused.value.word) == ("record-game", "Go")


def test_folders_and_missing_files_are_no_records(tmp_path: Path):
    for path in (tmp_path, tmp_path / "none", Path("/dev/null")):
        with pytest.raises(NotARecord):
            read(path, COUNTER)


def test_a_file_that_takes_no_writing_is_only_looked_at(table: Journal, monkeypatch: pytest.MonkeyPatch):
    table.submit("add 1")
    table.close()
    opening = Path.open

    def refuse_to_write(path: Path, mode: str = "r", **more: Any) -> Any:
        if path == table.path and "+" in mode:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        return opening(path, mode, **more)

    monkeypatch.setattr(Path, "open", refuse_to_write)
    with Journal.open(table.path, COUNTER) as again:
        assert again.sealed is not None
        assert (again.sealed.code, again.sealed.facts) == ("record-read-only", {"reason": "EACCES"})


def test_a_folder_that_is_gone_goes_on_elsewhere_with_every_move(table: Journal):
    table.submit("add 1")
    shutil.rmtree(table.path.parent)
    with pytest.raises(WriteFailed, match="record-gone"):
        table.submit("add 2")
    with table.rescue(table.path) as again:
        again.submit("add 2")
        assert [entry.line for entry in read(again.path, COUNTER, strict=True).entries] == ["add 1", "add 2"]


def test_once_closed_a_journal_writes_no_more(table: Journal):
    table.close()
    with pytest.raises(WriteFailed, match="record-closed"):
        table.submit("add 1")
    with Journal.open(table.path, COUNTER) as again:
        assert again.notices == ()
        again.submit("add 1")


HOLD = """
    import sys, time
    sys.path.insert(0, {root!r})
    from tests.support.counter import COUNTER
    from eighteen80.record.journal import Journal
    table = Journal.open({path!r}, COUNTER)
    table.submit("add 1")
    print("ready", flush=True)
    time.sleep(60)
"""


def test_a_lock_ends_with_its_process_and_the_crash_is_noticed(table: Journal):
    table.close()
    program = textwrap.dedent(HOLD).format(root=str(ROOT), path=str(table.path))
    command = [sys.executable, "-c", program]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"ready\n"
        with Journal.open(table.path, COUNTER) as second:
            assert second.sealed is not None
            assert second.sealed.facts["process"] == str(other.pid)
        other.kill()
        other.wait()
    with Journal.open(table.path, COUNTER) as third:
        assert [notice.code for notice in third.notices] == ["record-crashed"]
        assert third.notices[0].facts["process"] == str(other.pid)
        third.submit("add 2")
        assert totals(third) == [1, 3]
    with Journal.open(table.path, COUNTER) as fourth:
        assert fourth.notices == ()


def test_a_watcher_follows_without_a_lock(table: Journal):
    watch = RecordFollower(table.path, COUNTER)
    assert not watch.poll()
    table.submit("add 1; add 2")
    assert watch.poll()
    assert (watch.record.state.total, watch.poll()) == (3, False)
    table.submit("undo")
    assert watch.poll()
    assert watch.record.state == table.state
    with table.path.open("ab") as file:
        file.write(b"12:00:00  Be")
    assert watch.poll()
    assert (watch.record.torn, watch.record.trouble) == ("12:00:00  Be", None)


def test_watcher_reads_changed_file_again_and_waits_for_lost_one(table: Journal):
    table.submit("add 1; add 2")
    watch = RecordFollower(table.path, COUNTER)
    table.path.write_text(table.path.read_text().replace("add 2  ; 1>3\n= pile 3", "add 4\n= pile 5"))
    assert watch.poll()
    assert watch.record.state.total == 5
    table.path.unlink()
    assert not watch.poll()
    assert watch.record.state.total == 5


def test_a_record_by_earlier_rules_says_so_and_goes_on_by_ours(table: Journal):
    table.submit("add 1", NOON)
    table.close()
    with Journal.open(table.path, counter(version=2)) as again:
        assert [notice.code for notice in again.notices] == ["record-rules-older"]
        again.submit("add 2", NOON)
        again.submit("add 3", NOON)
    assert body(table)[1] == "12:00:00  -     rules 2"
    assert len(body(table)) == 6
    assert read(table.path, counter(version=2), strict=True).notices == ()
    assert [notice.code for notice in read(table.path, COUNTER).notices] == ["record-rules-newer"]
    assert "rules    2" in clean(read(table.path, counter(version=2)))


def test_a_clock_set_back_does_not_matter(table: Journal):
    table.submit("add 1", "23:59:59")
    table.submit("add 2", "00:00:01")
    assert read(table.path, COUNTER, strict=True).trouble is None
    with pytest.raises(Unreadable, match="record-time"):
        table.submit("add 2", "25:00:00")


def test_repairs_without_end_are_refused(table: Journal, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("eighteen80.record.history.RECHECK_LIMIT", 5)
    table.submit("add 1; add 2; add 3")
    table.submit("amend 1 add 2")
    with pytest.raises(Refusal, match="record-repairs"):
        table.submit("amend 1 add 3")
    assert totals(table) == [2, 4, 7]


def test_lines_and_files_have_an_end(table: Journal, monkeypatch: pytest.MonkeyPatch):
    with pytest.raises(Unreadable, match="record-line-long"):
        table.submit(f'note "{"x" * 10_000}"')
    with pytest.raises(Unreadable, match="record-line-long"):
        table.comment("x" * 10_000)
    monkeypatch.setattr("eighteen80.record.record_file.SIZE_LIMIT", len(table.path.read_bytes()) + 10)
    with pytest.raises(WriteFailed, match="record-large"):
        table.submit("add 1")
    monkeypatch.setattr("eighteen80.record.record_file.SIZE_LIMIT", 10)
    with pytest.raises(NotARecord, match="record-large"):
        read(table.path, COUNTER)


def test_records_have_a_home():
    assert locations.default_folder().name == "records"


def test_reading_needs_neither_a_lock_nor_a_screen():
    names = ("filelock", "platformdirs", "textual")
    program = f"import sys, eighteen80.record.journal; print([name for name in {names} if name in sys.modules])"
    command = [sys.executable, "-c", program]
    assert subprocess.check_output(command) == b"[]\n"


def test_five_times_the_lines_take_five_times_the_work(table: Journal):
    work = []
    for lines in (300, 1_200):
        with table.path.open("a") as file:
            file.writelines(f'12:00:00  Anna  note "{number}"\n' for number in range(lines))
        work.append(calls(lambda: read(table.path, COUNTER, strict=True)))
    assert work[1] <= 5 * work[0]
