"""Locations of a record: room for it elsewhere, conflicting copies next to it, recently opened ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from eighteen80.record import locations
from eighteen80.record.grammar import Header
from eighteen80.record.journal import Journal
from eighteen80.record.locations import abbreviate_home, find_free_path, first_difference
from eighteen80.record.record_file import WriteFailed
from eighteen80.record.user_files import MOST_RECORDS, RecentRecord, RecentRecords
from tests.support.counter import COUNTER

HEADER = Header(game="Counter", seats=("Anna", "Bert"), rules=1, rulings={"limit": "1000"})
CONFLICTING = (
    "game (Anna's conflicted copy 2026-01-01)",
    "game (In Konflikt stehende Kopie von Anna)",
    "game.sync-conflict-20260101-200000-ABCDEFG",
    "game-LAPTOP",
    "game (1)",
    "game 2",
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A record of two moves."""
    found = tmp_path / "game.1880"
    with Journal.create(found, HEADER, COUNTER) as journal:
        journal.submit("add 1; add 2", "20:00:00")
    return found


def gone_on(path: Path, stem: str, line: str) -> Path:
    """Return a copy of the record that has continued separately."""
    other = path.with_stem(stem)
    other.write_bytes(path.read_bytes())
    with Journal.open(other, COUNTER) as journal:
        journal.submit(line, "20:01:00")
    return other


def conflicting_copies(path: Path) -> list[tuple[str, int]]:
    with Journal.open(path, COUNTER) as journal:
        notices = [notice for notice in journal.notices if notice.code == "record-parted"]
    return [(refusal.facts["file"], refusal.facts["line"]) for refusal in notices]


@pytest.mark.parametrize("stem", CONFLICTING)
def test_conflicting_copy_is_named_with_the_line_of_parting(path: Path, stem: str):
    other = gone_on(path, stem, "add 3")
    line = len(path.read_text().splitlines()) + 1
    assert conflicting_copies(path) == [(other.name, line)]
    with Journal.open(path, COUNTER) as journal:
        assert [notice.facts["ours"] for notice in journal.notices] == [None]
        journal.submit("add 4", "20:02:00")
    assert conflicting_copies(path) == [(other.name, line)]
    assert conflicting_copies(other) == [(path.name, line)]
    with Journal.open(path, COUNTER) as journal:
        (found,) = (notice for notice in journal.notices if notice.code == "record-parted")
    assert (found.facts["ours"], found.facts["theirs"]) == (
        "20:02:00  Anna  add 4  ; 3>7",
        "20:01:00  Anna  add 3  ; 3>6",
    )


def test_what_is_no_other_way_of_the_same_game_is_not_named(path: Path):
    path.with_stem("game (old copy)").write_bytes(path.read_bytes()[: path.read_bytes().rindex(b"\n", 0, -1) + 1])
    path.with_stem("game (same)").write_bytes(path.read_bytes())
    path.with_stem("game notes").write_text("not a record\n")
    path.with_stem("another").write_bytes(path.read_bytes().replace(b"add 2", b"add 3"))
    with Journal.create(path.with_stem("game of friday"), HEADER, COUNTER) as friday:
        friday.submit("add 1", "21:00:00")
    (path.with_stem("game folder")).mkdir()
    gone_on(path, "came", "add 3")
    gone_on(path, "a game", "add 3")
    assert conflicting_copies(path) == []


def test_what_a_rescue_has_left_is_no_conflict(path: Path):
    gone_on(path, "game-2", "add 3")
    assert conflicting_copies(path) == []


def test_a_rescue_says_how_many_lines_were_left_behind(path: Path):
    with path.open("a") as file:
        file.write("20:00:00  Anna  dance\n\n20:00:01  Bert  add 1\n")
    number = len(path.read_text().splitlines()) - 2
    with Journal.open(path, COUNTER) as journal, journal.rescue(path.with_stem("game-2")) as rescued:
        notice = rescued.notices[0]
    assert (notice.code, notice.facts["number"], notice.facts["line"]) == ("record-rescued", 2, number)


@pytest.mark.parametrize("gone", [False, True])
def test_a_rescue_that_leaves_nothing_behind_says_so(path: Path, *, gone: bool):
    with Journal.open(path, COUNTER) as journal:
        if gone:
            path.unlink()
        with journal.rescue(path.with_stem("game-2")) as rescued:
            assert rescued.notices[0].facts["number"] == 0


def test_room_is_found_in_the_first_folder_and_left_clean(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    barred, free = tmp_path / "barred", tmp_path / "free"
    barred.write_text("a file, and no folder")
    free.mkdir()
    monkeypatch.setattr(locations, "_folders", lambda: iter((barred, free)))
    assert find_free_path("game.1880", 1000) == free / "game.1880"
    (free / "game.1880").write_text("mine")
    assert find_free_path("game.1880", 1000) == free / "game-2.1880"
    assert [file.name for file in free.iterdir()] == ["game.1880"]
    monkeypatch.setattr(locations, "_folders", lambda: iter((barred,)))
    assert find_free_path("game.1880", 1000) is None


def test_a_folder_that_is_full_is_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    full, free = tmp_path / "full", tmp_path / "free"
    create = locations.create

    def create_unless_full(path: Path, text: str) -> None:
        if path.parent == full:
            raise WriteFailed("record-disk", reason="ENOSPC")
        create(path, text)

    monkeypatch.setattr(locations, "create", create_unless_full)
    monkeypatch.setattr(locations, "_folders", lambda: iter((full, free)))
    assert find_free_path("game.1880", 1000) == free / "game.1880"


def test_a_path_below_home_is_named_shortly(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(Path, "home", lambda: Path("/home/anna"))
    assert abbreviate_home(Path("/home/anna/games/a.1880")) == "~/games/a.1880"
    assert abbreviate_home(Path("/media/stick/a.1880")) == "/media/stick/a.1880"


def test_two_texts_part_at_the_first_line_that_differs():
    assert first_difference(b"a\nb\n", b"a\nb\n") == 0
    assert first_difference(b"a\nb\n", b"a\nc\n") == 2
    assert first_difference(b"a\nb\n", b"a\nb\nc\n") == 3
    assert first_difference(b"a\n", b"b") == 1


def test_recent_records_keep_their_backup_newest_first(tmp_path: Path):
    one, other, stick = tmp_path / "one.1880", tmp_path / "other.1880", tmp_path / "stick"
    RecentRecords().remember(RecentRecord(one, stick))
    RecentRecords().remember(RecentRecord(other))
    assert RecentRecords().records() == (RecentRecord(other), RecentRecord(one, stick))
    assert (RecentRecords().backup_folder(one), RecentRecords().backup_folder(other)) == (stick, None)
    RecentRecords().remember(RecentRecord(one))
    assert RecentRecords().records() == (RecentRecord(one), RecentRecord(other))
    for number in range(MOST_RECORDS + 5):
        RecentRecords().remember(RecentRecord(tmp_path / f"{number}.1880"))
    assert len(RecentRecords().records()) == MOST_RECORDS


def test_senseless_list_lists_nothing_and_is_written_anew(tmp_path: Path):
    lately = RecentRecords()
    for text in ("record = 3\n", "[[record]]\npath = 4\n", "]]\n", ""):
        lately.file.path.parent.mkdir(parents=True, exist_ok=True)
        lately.file.path.write_text(text)
        assert lately.records() == ()
        lately.remember(RecentRecord(tmp_path / "a.1880"))
        assert lately.records() == (RecentRecord(tmp_path / "a.1880"),)
