"""Kills a journal for real and looks at what is left: every acknowledged move, none invented, and play goes on.

`python tests/crash.py [KILLS [SEED]]` prints how many kills were survived, and stops at the first that was not.
"""

from __future__ import annotations

import os
import random
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from io import FileIO
from pathlib import Path

from counter import COUNTER

from eighteen80 import disk
from eighteen80.journal import Journal, NotKept, Record, read
from eighteen80.record import Header

HEADER = Header(game="Counter", seats=("Anna", "Łucja"), rules=1, rulings={"limit": "1000"})
LINES = tuple("add 1" if number % 3 else f'note "so far {number} ☕"' for number in range(300))
LONGEST = 0.004
"""Seconds a player lives at most, once it has begun: some die before their first move, some after dozens."""


def killed(work: Callable[[int], None], delay: float | None = None) -> list[int]:
    """Let a process of its own work, kill it after the delay (None: it kills itself); the numbers it acknowledged."""
    heard, said = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(heard)
        try:
            work(said)
        finally:
            os._exit(1)
    os.close(said)
    with os.fdopen(heard) as acknowledged:
        if delay is not None:
            time.sleep(delay)
            os.kill(child, signal.SIGKILL)
        status = os.waitpid(child, 0)[1]
        if delay is None and not os.WIFSIGNALED(status):
            raise SystemExit("the process was to kill itself and did not")
        return [int(number) for number in acknowledged.read().split()]


def play(path: Path, said: int) -> None:
    """Play on from wherever the record is, and acknowledge every move that the journal hands back."""
    with Journal.open(path, COUNTER) as table:
        for line in LINES[len(table.entries) :]:
            (entry,) = table.submit(line)
            os.write(said, b"%d\n" % entry.number)


def sound(path: Path, acknowledged: int, more: int = 1) -> Record:
    """The record that is left, which holds all that was acknowledged and no more than was being written."""
    record = read(path, COUNTER, strict=True)
    lines = [entry.line for entry in record.entries]
    if record.trouble or lines != list(LINES[: len(lines)]) or not 0 <= len(lines) - acknowledged <= more:
        raise SystemExit(f"{path}: {acknowledged} acknowledged, {len(lines)} kept, {record.trouble}")
    return record


def random_moments(folder: Path, kills: int) -> int:
    """Kill players at random moments, each going on where the last one died."""
    path, acknowledged = folder / "none", 0
    for kill in range(kills):
        if not path.exists() or acknowledged == len(LINES):
            path, acknowledged = folder / f"random{kill}", 0
            Journal.create(path, HEADER, COUNTER).close()
        numbers = killed(lambda said, path=path: play(path, said), random.uniform(0, LONGEST))  # noqa: S311 (no secret)
        acknowledged = len(sound(path, numbers[-1] if numbers else acknowledged).entries)
    return kills


def every_byte(folder: Path) -> int:
    """Kill a player at every byte of the line it writes, behind a torn line as well as behind a whole one."""
    kills = 0
    for moves in range(3):
        for size in _sizes(folder / f"whole{moves}", moves):
            for torn in (b"", b"23:59:59  Anna  ad"):
                path = folder / f"byte{moves}.{size}.{len(torn)}"
                _begin(path, moves)
                with path.open("ab") as file:
                    file.write(torn)
                killed(lambda said, path=path, size=size: _die_writing(path, size, said))
                sound(path, moves)
                _go_on(path)
                kills += 1
    return kills


def _sizes(path: Path, moves: int) -> Iterator[int]:
    _begin(path, moves)
    before = path.stat().st_size
    with Journal.open(path, COUNTER) as table:
        table.submit(LINES[moves])
    yield from range(path.stat().st_size - before + 1)


def _begin(path: Path, moves: int) -> None:
    with Journal.create(path, HEADER, COUNTER) as table:
        for line in LINES[:moves]:
            table.submit(line)


def _die_writing(path: Path, size: int, said: int) -> None:
    def write(file: FileIO, data: bytes) -> None:
        file.write(data[:size])
        os.kill(os.getpid(), signal.SIGKILL)

    disk.write_all = write
    play(path, said)


def _go_on(path: Path) -> None:
    with Journal.open(path, COUNTER) as table:
        if "record-crashed" not in [notice.code for notice in table.notices]:
            raise SystemExit(f"{path}: the crash was not noticed")
        kept = len(table.entries)
        table.submit(LINES[kept])
    if len(read(path, COUNTER, strict=True).entries) != kept + 1:
        raise SystemExit(f"{path}: play did not go on")


def full_disk(folder: Path) -> int:
    """Let the disk run full at every byte of a line: the move is refused, and nothing of it stays."""
    path = folder / "full"
    _begin(path, 1)
    before = path.read_bytes()
    tried = 0
    for room in _sizes(folder / "fits", 1):
        numbers = killed(lambda said, room=room: _fill(path, len(before) + room, said))
        if numbers == [2]:
            break
        if numbers or path.read_bytes() != before:
            raise SystemExit(f"{room} bytes left on the disk: {path.read_bytes()[len(before) :]!r}")
        tried += 1
    sound(path, 2, 0)
    return tried


def _fill(path: Path, room: int, said: int) -> None:
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    with Journal.open(path, COUNTER) as table:
        resource.setrlimit(resource.RLIMIT_FSIZE, (room, resource.RLIM_INFINITY))
        try:
            (entry,) = table.submit(LINES[1])
            os.write(said, b"%d\n" % entry.number)
        except NotKept:
            pass
        resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    os.kill(os.getpid(), signal.SIGKILL)


def main(kills: int = 200, seed: int = 1880) -> None:
    """Try it all and print the counts."""
    random.seed(seed)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        tried = random_moments(folder, kills) + every_byte(folder)
        print(f"kills survived: {tried} of {tried}")  # noqa: T201 (what it is run for)
        print(f"full disks survived: {full_disk(folder)}")  # noqa: T201


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
