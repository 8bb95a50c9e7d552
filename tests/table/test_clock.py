"""Thinking time of each player: from the times in the record, without the breaks."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from eighteen80.china import GAME
from eighteen80.record import journal, think_times
from eighteen80.record.grammar import Header
from eighteen80.record.journal import Journal
from eighteen80.record.replay import clean, read
from eighteen80.refusals import Refusal
from eighteen80.table import session
from eighteen80.table.session import Session
from tests.support.fast_screens import rows_of
from tests.support.sitting import RUNNING, SCREENS, SIZES, Sitting, keep_unchanged, sit, write_beginning

SEATS = ("Anna", "Bert", "Cleo")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A game in which Anna bids at eight in the evening; Bert is next."""
    path = tmp_path / "game.1880"
    with Journal.create(path, Header(game="1880: China", seats=SEATS, rules=GAME.version)) as journal:
        journal.submit("bid 5", "20:00:00")
    return path


def used(path: Path, *lines: tuple[str, str]) -> dict[str, int]:
    """Seconds of each player after these lines, each with its time."""
    with Journal.open(path) as journal:
        for time, line in lines:
            journal.submit(line, time)
        times = think_times.clock_times(journal.game, journal.entries, journal.state, journal.breaks)
    return {name: times.used.get(name, 0) for name in SEATS}


def test_time_is_counted_for_whoever_has_to_decide(path: Path):
    assert used(path, ("20:01:00", "pass"), ("20:03:30", "pass")) == {"Anna": 0, "Bert": 60, "Cleo": 150}


def test_a_pause_lasts_until_the_next_line(path: Path):
    assert used(path, ("20:01:00", "pause"), ("20:16:00", "pass"))["Bert"] == 60


def test_after_resume_the_thought_goes_on(path: Path):
    assert used(path, ("20:01:00", "pause"), ("20:16:00", "resume"), ("20:16:30", "pass"))["Bert"] == 90


def test_breaks_may_be_several(path: Path):
    lines = [("20:01:00", "pause"), ("20:03:00", "resume"), ("20:04:00", "Pauza"), ("20:07:00", "los")]
    assert used(path, *lines, ("20:08:00", "pass"))["Bert"] == 180


def test_a_line_that_nobody_typed_for_long_ends_no_thought(path: Path):
    assert used(path, ("21:00:00", "pass"))["Bert"] == 0


def test_a_thought_over_midnight_is_counted(path: Path):
    assert used(path, ("23:59:30", "pass"), ("00:01:00", "pass")) == {"Anna": 0, "Bert": 0, "Cleo": 90}


def test_a_break_after_a_move_that_is_taken_back_stays_a_break(path: Path):
    lines = [("20:01:00", "pass"), ("20:02:00", "pause"), ("20:09:00", "undo"), ("20:09:30", "pass")]
    assert used(path, *lines, ("20:10:00", "pass")) == {"Anna": 0, "Bert": 120, "Cleo": 30}


def test_the_clock_goes_on_from_the_break(path: Path):
    with Journal.open(path) as journal:
        journal.submit("pause", "20:01:00")
        times = think_times.clock_times(journal.game, journal.entries, journal.state, journal.breaks)
        assert times.stopped
        assert times.now(think_times.seconds("20:09:00"))["Bert"] == 60
        journal.submit("resume", "20:10:00")
        times = think_times.clock_times(journal.game, journal.entries, journal.state, journal.breaks)
        assert times.now(think_times.seconds("20:11:00"))["Bert"] == 120


def test_a_break_is_no_move_and_is_kept(path: Path):
    used(path, ("20:01:00", "pause"), ("20:16:00", "pass"))
    record = read(path, strict=True)
    assert [entry.line for entry in record.entries] == ["bid 5", "pass"]
    path.write_text(clean(record), "utf-8")
    assert used(path)["Bert"] == 60


def test_leaving_table_stops_clock_so_that_night_does_not_count(path: Path):
    session = Session.open(path)
    session.submit("pass")
    session.close()
    paused = read(path).breaks
    assert [(stop.after, stop.step.verb) for stop in paused] == [(2, "pause")]


def test_whoever_only_looks_leaves_the_record_as_it_is(path: Path):
    before = path.read_bytes()
    Session.open(path).close()
    assert path.read_bytes() == before


def test_a_clock_that_stands_is_not_stopped_again(path: Path):
    session = Session.open(path)
    session.submit("pass")
    session.submit("pause")
    session.close()
    assert len(read(path).breaks) == 1


# While the program was not running


@pytest.fixture
def set_wall_clock(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Sets the clock on the wall."""

    def set_clock(time: str) -> None:
        monkeypatch.setattr(session, "now", lambda: time)
        monkeypatch.setattr(journal, "now", lambda: time)
        monkeypatch.setattr(think_times, "strftime", lambda _: time)

    return set_clock


def test_time_before_the_table_was_opened_does_not_count(path: Path, set_wall_clock: Callable[[str], None]):
    """Bid at 20:00, power cut, opened at 20:10: what Bert thinks from there on counts, and is in the record."""
    set_wall_clock("20:10:00")
    opened = Session.open(path)
    set_wall_clock("20:11:00")
    assert opened.times().now()["Bert"] == 60
    opened.submit("pass")
    assert opened.times().now() == {"Bert": 60, "Cleo": 0}
    set_wall_clock("20:12:00")
    opened.close()
    assert used(path, ("20:12:30", "pass")) == {"Anna": 0, "Bert": 60, "Cleo": 60}
    record = read(path, strict=True)
    stops = [(stop.after, stop.time, stop.step.verb) for stop in record.breaks]
    assert stops == [(1, "20:00:00", "pause"), (1, "20:10:00", "resume"), (2, "20:12:00", "pause")]


def test_table_left_and_opened_again_has_one_break(path: Path, set_wall_clock: Callable[[str], None]):
    set_wall_clock("20:01:00")
    first = Session.open(path)
    set_wall_clock("20:02:00")
    first.submit("pass")
    first.close()
    before = [(stop.time, stop.step.verb) for stop in read(path).breaks]
    set_wall_clock("20:05:00")
    second = Session.open(path)
    assert second.times().stopped
    second.submit("pass")
    assert [(stop.time, stop.step.verb) for stop in second.journal.breaks] == before


@pytest.mark.parametrize("opened", ["20:00:05", "20:30:00"], ids=("at once", "after what is a break anyway"))
def test_no_break_is_written_where_none_is_needed(path: Path, set_wall_clock: Callable[[str], None], opened: str):
    set_wall_clock(opened)
    sitting = Session.open(path)
    sitting.submit("pass")
    assert sitting.journal.breaks == []


def test_refused_first_line_leaves_record_as_it_is(path: Path, set_wall_clock: Callable[[str], None]):
    set_wall_clock("20:10:00")
    sitting = Session.open(path)
    with keep_unchanged(path), pytest.raises(Refusal):
        sitting.submit("bid 1")


def test_rescued_record_keeps_when_the_sitting_began(path: Path, set_wall_clock: Callable[[str], None]):
    set_wall_clock("20:00:01")
    sitting = Session.open(path)
    set_wall_clock("20:05:00")
    rescued = Session(sitting.journal.rescue(path.with_name("rescued.1880")), sitting.begun)
    assert rescued.times().now()["Bert"] == 300


# On the screen


def test_the_clock_is_shown_by_choice_and_stopped_by_a_key(tmp_path: Path):
    path = write_beginning(tmp_path, 3)
    with sit(path) as table:
        assert "clock" not in table.visible()
        table.press("f9")
        assert "clock" in table.visible()
        assert table.content_of("clock") == "clock stopped"
        table.enter("clock")
        assert table.content_of("clock").startswith("clock stopped  ")
        assert "Dora 0:" in table.content_of("clock")
        table.press("f9")
        assert "stopped" not in table.content_of("clock")
        table.enter("clock")
        assert "clock" not in table.visible()
        table.enter("pause", "pass")
        assert "clock" not in table.visible(), "it goes on with the next move"
    assert [stop.step.verb for stop in read(path).breaks] == ["pause", "resume", "pause", "pause"]


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40), (200, 60)])
def test_the_clock_gives_way_before_the_names_of_the_title(tmp_path: Path, size: tuple[int, int]):
    with sit(write_beginning(tmp_path, RUNNING), size=size, language="de") as table:
        table.press("f9")
        table.enter("uhr")
        title = rows_of(table.app)[0]
        assert "▸ BCR  Anna" in title
        assert "Uhr steht  Anna " in title
        assert ("Bert 18:" in title) == (size[0] == 200), "the times of others have the room that is left"
        assert "▸ Fahrt" in title or size[0] < 120, "beside the map no row has the step but this one"
        assert "…" not in title


# A limit


def turn(path: Path, now: str, *lines: tuple[str, str]) -> int:
    """Seconds of the turn under way after these lines."""
    with Journal.open(path) as journal:
        for time, line in lines:
            journal.submit(line, time)
        times = think_times.clock_times(journal.game, journal.entries, journal.state, journal.breaks)
    return times.turn_now(think_times.seconds(now))


def test_a_turn_is_timed_from_the_move_before_it(path: Path):
    assert turn(path, "20:04:30", ("20:01:00", "pass")) == 210


def test_a_pause_is_no_part_of_a_turn(path: Path):
    assert turn(path, "20:12:00", ("20:01:00", "pause"), ("20:11:00", "resume")) == 120


def test_all_moves_of_a_companys_turn_are_of_one_turn(tmp_path: Path):
    path = write_beginning(tmp_path, RUNNING)
    hour = read(path).entries[-1].time[:2]
    before = turn(path, f"{hour}:58:00", (f"{hour}:58:00", "run"))
    assert turn(path, f"{hour}:59:00", (f"{hour}:59:00", "pay")) == before + 60


def thinks(table: Sitting, monkeypatch: pytest.MonkeyPatch, seconds: int) -> None:
    """Have Anna think for so long."""
    monkeypatch.setattr(Session, "times", lambda _session: think_times.Times({}, "Anna", -1, turn=seconds))
    table.screen.show_moment()


def test_over_limit_clock_says_so_calmly_and_nothing_pops_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """The limit is kept for the next evening; one that is none is refused."""
    path = write_beginning(tmp_path, RUNNING)
    with sit(path) as table:
        for line in ("clock limit", "clock limit x", "clock limit 0", "clock limit 3 4", "clock off please"):
            table.enter(line)
            assert table.content_of("below").startswith("✗"), line
            assert table.screen.table.limit == 0
            table.press("end", "ctrl+u")
        table.enter("clock limit 3")
        for seconds, warning in ((180, ""), (181, "Anna: 3:01 this turn, limit 3:00")):
            thinks(table, monkeypatch, seconds)
            table.settle()
            assert table.content_of("clock") == warning
            assert ("clock" in table.visible()) == bool(warning)
        assert not table.screen.info.display
    for before in (3, 0):
        with sit(path) as table:
            assert table.screen.table.limit == before
            table.enter("clock limit off")
            thinks(table, monkeypatch, 900)
            assert table.content_of("clock") == ""


@pytest.mark.parametrize(("size", "language"), SCREENS)
def test_the_remark_has_room_beside_the_line_at_the_top(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: str, language: str
):
    with sit(write_beginning(tmp_path, RUNNING), size=SIZES[size], language=language) as table:
        table.enter("clock limit 3")
        thinks(table, monkeypatch, 200)
        table.settle()
        assert 0 < len(table.content_of("clock")) <= table.screen.pane("clock").size.width
