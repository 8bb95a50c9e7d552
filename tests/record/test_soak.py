"""Game after game in one process: memory does not grow, a move takes no more work, a long record opens."""

from __future__ import annotations

import gc
import tracemalloc
from pathlib import Path

import pytest

from eighteen80.record.grammar import Header
from eighteen80.record.journal import Journal
from tests.support.china.recorded_games import Recorded, kept_games
from tests.support.counter import COUNTER
from tests.support.measuring import calls
from tests.support.soak_runs import long_record, soak, time_opening

KEPT = kept_games()
LINES = 5_000
WHOLE = 10_000
"""Signs that no whole game can do without."""
BEGINNING = 80
"""Moves of a game that is played with every byte traced."""
ROOM = 100_000
"""Bytes by which a game more may leave the process larger: far less than one position of each of its moves."""


@pytest.fixture
def game() -> Recorded:
    """The shortest of the recorded games that were played to an end."""
    return min((game for game in KEPT if len(game.text) > WHOLE), key=lambda game: len(game.text))


def test_no_game_leaves_anything_behind(game: Recorded):
    game = game._replace(text=game.first(BEGINNING))
    list(soak([game], 1))
    tracemalloc.start()
    try:
        list(soak([game], 1))
        gc.collect()
        first, _ = tracemalloc.get_traced_memory()
        list(soak([game], 1))
        gc.collect()
        last, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert last - first < ROOM


def test_the_thousandth_move_takes_no_more_work_than_the_tenth(tmp_path: Path):
    path = tmp_path / "long"
    with Journal.create(path, Header(game="Counter", seats=("Anna", "Bert"), rules=1), COUNTER) as table:
        work = [calls(lambda: table.submit('note "tea"', "12:00:00")) for _ in range(1_000)]
    assert work[9] == work[99] == work[999]


def test_a_record_of_five_thousand_lines_opens(game: Recorded):
    text = long_record(game, LINES)
    assert len(text.partition("\n--\n")[2].splitlines()) == LINES
    _, moves = time_opening(text)
    assert moves > 0
