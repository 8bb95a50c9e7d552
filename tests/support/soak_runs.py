"""Whole games one after the other in one process, each move through a journal onto the disk."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from eighteen80.record.journal import Journal
from eighteen80.record.replay import Replay
from tests.support.china.recorded_games import Recorded
from tests.support.measuring import peak, time_work

NOON = "12:00:00"


class Soaked(NamedTuple):
    """State after a number of games: peak memory, and the time of a move in the last game."""

    games: int
    megabytes: float
    milliseconds: float


def soak(games: Sequence[Recorded], number: int) -> Iterator[Soaked]:
    """Play `number` games, beginning and ending with the same one, so that the two can be compared."""
    first, *others = games
    with tempfile.TemporaryDirectory() as folder:
        for count in range(1, number + 1):
            game = first if count in (1, number) or not others else others[count % len(others)]
            path = Path(folder) / "soak"
            yield Soaked(count, *_play(game, path)[::-1])
            path.unlink()


def _play(game: Recorded, path: Path) -> tuple[float, float]:
    reading = Replay(game.text.encode())
    lines = [entry.line for entry in reading.history.moves]
    with Journal.create(path, reading.header) as journal:
        del reading
        spent, _ = time_work(lambda: [journal.submit(line, NOON) for line in lines])
        assert len(journal.entries) == len(lines)
    return spent / len(lines), peak()


def long_record(game: Recorded, lines: int) -> str:
    """Return a record of `lines` lines: the game, undone and played again as often as needed."""
    head, _, body = game.text.partition("\n--\n")
    moves = body.splitlines()
    number = len(Replay(game.text.encode()).history.moves)
    again = [*moves, f"{NOON}  -  undo {number}"]
    every = (again * (lines // len(again) + 1))[:lines]
    return "".join(f"{line}\n" for line in (head, "--", *every))


def time_opening(text: str) -> tuple[float, int]:
    """Return the seconds to open a record for writing, and the number of its moves in force."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "long"
        path.write_text(text, "utf-8")
        spent, journal = time_work(lambda: Journal.open(path))
        journal.close()
        assert journal.replay.record().trouble is None, journal.replay.record().trouble
        return spent / 1000, len(journal.entries)
