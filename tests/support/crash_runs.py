"""Killing of a journal's process, and a check of the rest: every acknowledged move, no other, and play can continue.

`python -m tests.support.crash_runs [KILLS [SEED]]` prints the number of survived kills, and stops at the first failure.
Half of the random ones hit a random game of China, the others a transparent one; at every byte of a line, which is
written in one way whatever the game, the transparent one is hit alone.
"""

from __future__ import annotations

import asyncio
import os
import random
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import cache
from io import FileIO
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from eighteen80.china import GAME
from eighteen80.engine.game import AnyGame
from eighteen80.record import record_file
from eighteen80.record.grammar import Header
from eighteen80.record.journal import Journal
from eighteen80.record.record_file import WriteFailed
from eighteen80.record.replay import Record, read
from tests.support.china.random_games import ramble, rulings, seats
from tests.support.counter import COUNTER

LONGEST = 0.004
"""Seconds a player lives at most, once the record is open: some die before their first move, some after dozens."""
EARLY = 0.2
"""Share of kills while the record is being opened."""
SITTING = 1.5
"""Seconds after which a banker at the screen is killed at the latest, once the game is on it."""
AT_THE_SCREEN = 20
"""Kills per hit on the whole application."""
BEHIND = (0, b""), (2, b"23:59:59  Anna  ad")
"""Numbers of moves in a record before the line whose writer is killed at each byte, and the torn line before it."""
OPEN = 0
"""A player's report of the open record; later ones are the numbers of accepted moves."""


class Table(NamedTuple):
    """A game to be killed at: its header, and the lines of it in order."""

    game: AnyGame
    header: Header
    lines: tuple[str, ...]


Work = Callable[[Table, Path, int], None]
"""Play or sit at a record, acknowledging each move by a descriptor."""


@cache
def counter() -> Table:
    """A game that can be seen through."""
    header = Header(game="Counter", seats=("Anna", "Łucja"), rules=1, rulings={"limit": "1000"})
    return Table(
        COUNTER, header, tuple("add 1" if number % 3 else f'note "so far {number} ☕"' for number in range(300))
    )


@cache
def china() -> Table:
    """The beginning of a game of China, made up at random."""
    moves = (move for _, move, _, _ in islice(ramble(SEED), 250))
    header = Header(game=GAME.name, seats=SEATS, rules=GAME.version, rulings=rulings(SEED))
    return Table(GAME, header, tuple(map(GAME.write, moves)))


SEED = 1880
SEATS = seats(SEED)


def kill_worker(work: Callable[[int], None], delay: float | None = None, *, early: bool = False) -> list[int]:
    """Let a process of its own work, kill it after the delay (None: it kills itself); the numbers it acknowledged."""
    heard, acknowledge = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(heard)
        try:
            work(acknowledge)
        finally:
            os._exit(1)
    os.close(acknowledge)
    with os.fdopen(heard) as acknowledged:
        if delay is not None:
            if not early:
                acknowledged.readline()
            time.sleep(delay)
            os.kill(child, signal.SIGKILL)
        status = os.waitpid(child, 0)[1]
        if delay is None and not os.WIFSIGNALED(status):
            raise SystemExit("the process was to kill itself and did not")
        return [number for number in map(int, acknowledged.read().split()) if number != OPEN]


def play(table: Table, path: Path, acknowledge: int) -> None:
    """Play on from the present state of the record, and acknowledge every move that the journal returns."""
    with Journal.open(path, table.game) as journal:
        os.write(acknowledge, b"%d\n" % OPEN)
        for line in table.lines[len(journal.entries) :]:
            (entry,) = journal.submit(line)
            os.write(acknowledge, b"%d\n" % entry.number)
        time.sleep(2 * LONGEST)


def sit(table: Table, path: Path, acknowledge: int) -> None:
    """Play on at the screen, key by key; acknowledge what it shows once it has settled."""
    # Loaded here: most of the killed processes have no screen, and a small process is forked sooner.
    from eighteen80.table.app import Table as Screen
    from tests.support.local_adviser import LocalAdviser
    from tests.support.sitting import open_app

    with open_app(Screen(path, adviser=LocalAdviser)) as banker:
        os.write(acknowledge, b"%d\n" % OPEN)
        for line in table.lines[len(banker.screen.session.entries) :]:
            banker.enter(line)
            os.write(acknowledge, b"%d\n" % len(banker.screen.session.entries))
        banker.wait(asyncio.sleep(2 * SITTING))


def sound(table: Table, path: Path, acknowledged: int, more: int = 1) -> Record:
    """The record that is left, which holds all that was acknowledged and no more than was being written."""
    record = read(path, table.game, strict=True)
    lines = [entry.line for entry in record.entries]
    if record.trouble or lines != list(table.lines[: len(lines)]) or not 0 <= len(lines) - acknowledged <= more:
        raise SystemExit(f"{path}: {acknowledged} acknowledged, {len(lines)} kept, {record.trouble}")
    return record


def kill_at_random(folder: Path, kills: int, table: Table, work: Work, longest: float) -> int:
    """Kill processes at random moments, each going on where the last one died."""
    path, acknowledged = folder / "none", 0
    for kill in range(kills):
        if not path.exists() or acknowledged == len(table.lines):
            path, acknowledged = folder / f"{work.__name__}{kill}", 0
            Journal.create(path, table.header, table.game).close()
        early = work is play and random.random() < EARLY
        numbers = kill_worker(
            lambda acknowledge, path=path: work(table, path, acknowledge), random.uniform(0, longest), early=early
        )
        acknowledged = len(sound(table, path, numbers[-1] if numbers else acknowledged).entries)
    return kills


def every_byte(folder: Path, table: Table) -> int:
    """Kill a player at every byte of the line it writes, behind a torn line or at the beginning."""
    kills = 0
    for moves, torn in BEHIND:
        for size in _sizes(table, folder / f"whole{moves}", moves):
            path = folder / f"byte{moves}.{size}"
            _begin(table, path, moves)
            with path.open("ab") as file:
                file.write(torn)
            kill_worker(lambda acknowledge, path=path, size=size: _die_writing(table, path, size, acknowledge))
            sound(table, path, moves)
            _go_on(table, path)
            kills += 1
    return kills


def _sizes(table: Table, path: Path, moves: int) -> Iterator[int]:
    _begin(table, path, moves)
    before = path.stat().st_size
    with Journal.open(path, table.game) as journal:
        journal.submit(table.lines[moves])
    yield from range(path.stat().st_size - before + 1)


def _begin(table: Table, path: Path, moves: int) -> None:
    with Journal.create(path, table.header, table.game) as journal:
        for line in table.lines[:moves]:
            journal.submit(line)


def _die_writing(table: Table, path: Path, size: int, acknowledge: int) -> None:
    def write(file: FileIO, data: bytes) -> None:
        file.write(data[:size])
        os.kill(os.getpid(), signal.SIGKILL)

    record_file.write_all = write
    play(table, path, acknowledge)


def _go_on(table: Table, path: Path) -> None:
    with Journal.open(path, table.game) as journal:
        if "record-crashed" not in [notice.code for notice in journal.notices]:
            raise SystemExit(f"{path}: the crash was not noticed")
        kept = len(journal.entries)
        journal.submit(table.lines[kept])
    if len(read(path, table.game, strict=True).entries) != kept + 1:
        raise SystemExit(f"{path}: play did not go on")


def full_disk(folder: Path, table: Table) -> int:
    """Let the disk run full at every byte of a line: the move is refused, and nothing of it stays."""
    path = folder / "full"
    _begin(table, path, 1)
    before = path.read_bytes()
    tried = 0
    for room in _sizes(table, folder / "fits", 1):
        numbers = kill_worker(lambda acknowledge, room=room: _fill(table, path, len(before) + room, acknowledge))
        if numbers == [2]:
            break
        if numbers or path.read_bytes() != before:
            raise SystemExit(f"{room} bytes left on the disk: {path.read_bytes()[len(before) :]!r}")
        tried += 1
    sound(table, path, 2, 0)
    return tried


def _fill(table: Table, path: Path, room: int, acknowledge: int) -> None:
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    with Journal.open(path, table.game) as journal:
        resource.setrlimit(resource.RLIMIT_FSIZE, (room, resource.RLIM_INFINITY))
        try:
            (entry,) = journal.submit(table.lines[1])
            os.write(acknowledge, b"%d\n" % entry.number)
        except WriteFailed:
            pass
        resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    os.kill(os.getpid(), signal.SIGKILL)


def count_survivals(kills: int, seed: int = SEED) -> Iterator[str]:
    """Try it all, and tell the counts."""
    random.seed(seed)
    for table in (counter(), china()):
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            tried = kill_at_random(folder, kills // 2, table, play, LONGEST)
            yield f"{table.game.name}: kills survived at random: {tried} of {tried}"
            if table.game is COUNTER:
                tried, full = every_byte(folder, table), full_disk(folder, table)
                yield f"every byte: kills survived: {tried} of {tried}; full disks survived: {full} of {full}"
            elif seated := kill_at_random(folder, kills // AT_THE_SCREEN, table, sit, SITTING):
                yield f"{table.game.name}: kills survived at the screen: {seated} of {seated}"


def main(kills: int = 200, seed: int = SEED) -> None:
    """Print the counts."""
    for line in count_survivals(kills, seed):
        print(line)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
