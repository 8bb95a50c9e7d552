"""The screen is never blocked: a key does little work on its own thread, counted in calls of functions.

Longer work - a search for routes, a repair, a long record - is done by another process or thread, with a sign.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from textual.events import Key
from textual.widgets import Label, ProgressBar

from eighteen80.china.search import best
from eighteen80.export.final import arrivals_by_round
from eighteen80.record.grammar import Header
from eighteen80.record.history import History
from eighteen80.record.journal import Journal
from eighteen80.record.replay import Record, read
from eighteen80.table import outcome
from eighteen80.table.app import Table
from eighteen80.table.input import advice_worker
from eighteen80.table.input.worker_protocol import LENGTH, LineResult, Request, decode_frame, encode_frame
from eighteen80.table.session import LIVE
from eighteen80.table.views import loading
from eighteen80.table.views.loading import LoadingScreen
from eighteen80.table.views.play_view import PlayScreen
from eighteen80.table.views.players_view import WatchScreen
from tests.support.china.recorded_games import kept_games
from tests.support.measuring import calls
from tests.support.sitting import (
    DRAFT,
    LATE,
    RUNNING,
    SIZES,
    Sitting,
    keep_unchanged,
    look_on,
    moves,
    open_app,
    sit,
    write_beginning,
)

LITTLE = 100_000
"""Number of calls that take less than 50 milliseconds of a laptop's time."""

PATIENCE, MOMENT = 60.0, 0.05

Act = Callable[[PlayScreen], object]


def _wealth(record: Record) -> None:
    outcome.worth_by_round(record.game, record.entries)


HANDLERS: dict[str, Act] = {
    "a moment is shown": PlayScreen.show_moment,
    "an empty line is looked at": PlayScreen.consult,
    "help": PlayScreen.action_help,
    "a city is asked about": lambda screen: screen.enter("about F8"),
    "a company is asked about": lambda screen: screen.enter("about BCR"),
    "an earlier moment": lambda screen: screen.enter("look 5"),
    "a ledger": lambda screen: screen.enter("ledger BCR"),
    "another language": lambda screen: screen.enter("language de"),
    "another look": lambda screen: screen.enter("theme contrast"),
    "from hex to hex": lambda screen: screen.action_step(1, 0),
    "a larger map": lambda screen: screen.map.zoom(1),
    "the map is drawn": lambda screen: (screen.map.repaint(), screen.map.render_line(0)),
    "the clock": PlayScreen.toggle_clock,
    "the wealth of everybody": lambda screen: _wealth(screen.session.journal.replay.record()),
    "what came by rounds": lambda screen: arrivals_by_round(screen.session.journal.replay.record()),
}


def test_no_key_sets_off_much_work_on_the_screens_own_thread(tmp_path: Path):
    with sit(write_beginning(tmp_path, LATE), size=SIZES["wide"], remote=True) as table:
        work = {}
        for name, act in HANDLERS.items():
            work[name] = calls(lambda act=act: act(table.screen))
            table.press("escape", "escape", "escape")
        assert {name: count for name, count in work.items() if count > LITTLE} == {}


def test_a_table_of_seven_with_a_long_record_is_no_more_work(tmp_path: Path):
    path = tmp_path / "seven.1880"
    path.write_text(next(game for game in kept_games() if game.name == "mergers").text, "utf-8")
    with sit(path) as table:
        assert calls(table.screen.show_moment) < LITTLE
        assert calls(table.screen.session.times) < LITTLE / 5, "which is a part of it"


@contextmanager
def elsewhere() -> Iterator[None]:
    """Nothing in here is tried out, searched for or made again by the screen's own process."""

    def here(*_: object) -> None:
        raise AssertionError("it was worked out by the screen's own process")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(advice_worker, "try_out", here)
        patch.setattr(best, "best", here)
        patch.setattr(History, "_replay", here)
        yield


def test_a_line_is_tried_by_another_process(tmp_path: Path):
    path = write_beginning(tmp_path, RUNNING)
    with elsewhere(), sit(path, remote=True) as table:
        table.type("run; pay")
        _wait_for_words(table, "BCR 300")
        assert "»" in table.content_of("table")
        with pytest.MonkeyPatch.context() as patch:
            # Text below the line never belongs to another for long.
            patch.setattr(table.screen.adviser, "_send", lambda _request: None)
            table.type("; ")
            _wait_for_words(table, "One moment")
            assert "»" not in table.content_of("table")
            assert "earns" not in table.content_of("below")
        table.type("done")
        _wait_for_words(table, "earns")
        assert "»" in table.content_of("table")
        table.type("; amend 300 pass")
        table.press("ctrl+u")
        table.enter("what if")
        with keep_unchanged(path):
            # Esc drops a line of the branch that is not worked out.
            for key in ("r", "u", "n", "enter", "escape"):
                table.app.post_message(Key(key, key if len(key) == 1 else None))
            table.press("escape")
            assert table.screen.session.mode == LIVE
        # Lines that are entered before they have been advised on.
        table.enter("run; pay; done", "undo", "what if", "done", "back")
    assert [entry.line.split()[0] for entry in read(path).entries[RUNNING:]] == ["run", "pay"]


def test_a_repair_is_made_by_another_process(tmp_path: Path):
    path = write_beginning(tmp_path, DRAFT)
    with elsewhere(), sit(path, remote=True) as table:
        with keep_unchanged(path):
            table.enter("what if")
            repair(table)
            table.enter("back")
        repair(table)
    record = read(path, strict=True)
    assert record.trouble is None
    assert [entry.line for entry in record.entries] == [*moves(DRAFT), 'note "between"']


def repair(table: Sitting) -> None:
    """Insert two moves, and drop them again after another."""
    table.type('insert 3 note "late"; insert 30 note "later"')
    table.press("enter")
    assert len(table.screen.session.entries) == DRAFT + 2
    assert [table.screen.session.entries[at].line for at in (2, 29)] == ['note "late"', 'note "later"']
    table.enter('drop 30; note "between"; drop 3')
    assert len(table.screen.session.entries) == DRAFT + 1


def test_repair_of_a_thousand_lines_shows_in_small_pieces(tmp_path: Path):
    path = write_beginning(tmp_path, DRAFT)
    with path.open("a", encoding="utf-8") as file:
        file.writelines(f'23:00:00  bank  note "{number}"\n' for number in range(1_000))
    line, answers = 'insert 1 note "late"', BytesIO()
    advice_worker.serve(path, BytesIO(encode_frame(Request(1, (), line, entered=True))), answers)
    answers.seek(0)
    _alive, *pieces, worked = (piece for _, piece in _read_frames(answers))
    assert worked == LineResult(line)
    assert max(map(len, pieces)) <= advice_worker.BATCH
    with Journal.open(path) as journal:
        journal.submit(line, made=[entry for piece in pieces for entry in piece])
        assert [entry.number for entry in journal.entries] == list(range(1, DRAFT + 1_000 + 2))
    record = read(path, strict=True)
    assert (record.trouble, record.entries[0].line) == (None, 'note "late"')


def _read_frames(source: BytesIO) -> Iterator[Any]:
    while head := source.read(LENGTH.size):
        yield decode_frame(source.read(*LENGTH.unpack(head)))


def _wait_for_words(table: Sitting, words: str) -> None:
    """Wait until these words are shown beneath the line or above it."""
    table.wait_for(lambda: words in table.content_of("below") + table.content_of("effects"))


def test_a_long_record_tells_how_far_it_is_while_it_is_opened(tmp_path: Path):
    path = tmp_path / "long.1880"
    with Journal.create(path, Header(game="1880: China", seats=("Anna", "Bert", "Cleo"), rules=1)):
        pass
    with path.open("a", encoding="utf-8") as file:
        file.writelines(f'20:00:00  bank  note "{number}"\n' for number in range(5_000))
    progress: list[tuple[int, int]] = []
    Journal.open(path, progress=lambda lines, of: progress.append((lines, of))).close()
    assert len(progress) == 100
    assert progress == sorted(progress)
    assert {of for _, of in progress} == {5_000}


def test_the_screen_shows_how_far_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(LoadingScreen, "_open", lambda _screen: None)
    monkeypatch.setattr(loading, "SOON", MOMENT)
    with open_app(Table(write_beginning(tmp_path, 3))) as table:
        screen = table.app.screen
        assert isinstance(screen, LoadingScreen)
        assert not screen.query("*")  # what may be open at once is not worth a line
        screen._note_progress(1_000, 5_000)  # noqa: SLF001
        table.wait_for(lambda: screen.query(ProgressBar))
        assert screen.query_one(ProgressBar).percentage == 0.2
        assert "game.1880" in str(screen.query_one("#title", Label).content)


def test_whoever_watches_looks_only_at_what_is_new(tmp_path: Path):
    with look_on(write_beginning(tmp_path, LATE), "wide") as table:
        assert isinstance(table.app.screen, WatchScreen)
        assert calls(table.app.screen.follow) < LITTLE
