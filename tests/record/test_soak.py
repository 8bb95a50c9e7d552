"""Game after game in one process: memory does not grow, a move takes no more work, a long record opens."""

from __future__ import annotations

import gc
import tracemalloc
from pathlib import Path

import pytest

from eighteen80.record.grammar import Header
from eighteen80.record.journal import Journal
from eighteen80.record.replay import Replay
from tests.support.china.recorded_games import Recorded, kept_games
from tests.support.counter import COUNTER
from tests.support.measuring import calls

NOON = "12:00:00"


def play(game: Recorded, folder: Path) -> None:
    """Play the game, each move through a journal onto the disk."""
    reading = Replay(game.text.encode())
    lines = [entry.line for entry in reading.history.moves]
    path = folder / "soak"
    with Journal.create(path, reading.header) as journal:
        del reading
        for line in lines:
            journal.submit(line, NOON)
        assert len(journal.entries) == len(lines)
    path.unlink()


KEPT = kept_games()
WHOLE = 10_000
"""Signs that no whole game can do without."""
BEGINNING = 40
"""Moves of a game that is played with every byte traced."""
ROOM = 100_000
"""Bytes by which a game more may leave the process larger: far less than one position of each of its moves."""


@pytest.fixture
def game() -> Recorded:
    """The shortest of the recorded games that were played to an end."""
    return min((game for game in KEPT if len(game.text) > WHOLE), key=lambda game: len(game.text))


def test_no_game_leaves_anything_behind(game: Recorded, tmp_path: Path):
    game = game._replace(text=game.first(BEGINNING))
    play(game, tmp_path)
    sizes = []
    tracemalloc.start()
    try:
        for _ in range(2):
            play(game, tmp_path)
            gc.collect()
            sizes.append(tracemalloc.get_traced_memory()[0])
    finally:
        tracemalloc.stop()
    assert sizes[1] - sizes[0] < ROOM


def test_a_late_move_takes_no_more_work_than_the_tenth(tmp_path: Path):
    path = tmp_path / "long"
    with Journal.create(path, Header(game="Counter", seats=("Anna", "Bert"), rules=1), COUNTER) as table:
        work = [calls(lambda: table.submit('note "tea"', "12:00:00")) for _ in range(300)]
    assert work[9] == work[99] == work[299]
