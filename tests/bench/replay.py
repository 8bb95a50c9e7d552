"""Replay: records read with every rule checked, a cold start of `check`, memory, and how it grows."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path

from eighteen80.record.replay import Replay, read
from tests.support.china.recorded_games import REAL, Recorded, games
from tests.support.measuring import MILLI, best_of, peak, time_work, workload

LARGEST = 5
PEER = 148
"""Milliseconds that the other engine needs for the real game, its checks on."""
COLD = 700
COLD_AIM = 0.30
"""Seconds, on a machine that does nothing else."""
GROWTH = (100, 200, 400, 800, 1600)


def figures(*, quick: bool) -> Iterator[str]:
    """Moves a second and their ratio to a fixed workload, cold start, memory, growth."""
    before = peak()
    found = games(quick=quick)
    if not found:
        yield "no recorded games here"
        return
    yield from pace(found[:LARGEST], 2 if quick else 5)
    yield from real(found, 2 if quick else 5)
    yield from cold(found[0], 3 if quick else 7)
    yield f"memory: {before:.0f} MB before the first game, {peak():.0f} MB with {len(found)} games read"
    yield from growth(found[0])
    yield from seats(found)


def replay(text: str) -> int:
    """Read a record whole, every rule checked; the moves in force."""
    reading = Replay(text.encode())
    if reading.trouble:
        raise SystemExit(f"line {reading.trouble.line}: {reading.trouble.reason}")
    return len(reading.history.moves)


def pace(chosen: Sequence[Recorded], tries: int) -> Iterator[str]:
    """Moves a second over the largest games, best of some tries each."""
    moves = sum(replay(game.text) for game in chosen)
    spent = sum(best_of(tries, lambda game=game: replay(game.text)) for game in chosen)
    rate, measure = moves * MILLI / spent, workload()
    yield f"{len(chosen)} largest games: {moves} moves, {rate:.0f} moves a second, all rules checked"
    yield f"ratio: {rate * measure / MILLI:.0f} moves in the time of the fixed workload ({measure:.1f} ms)"


def real(found: Sequence[Recorded], tries: int) -> Iterator[str]:
    """Measure the game of three people, next to the other engine's time."""
    for game in found:
        if game.name == REAL:
            spent = best_of(tries, lambda game=game: replay(game.text))
            yield f"{REAL}: {replay(game.text)} moves in {spent:.0f} ms (the other engine: {PEER} ms)"


def cold(game: Recorded, tries: int) -> Iterator[str]:
    """`check` of a record in a process that has to load everything first, compiled as an installed program is."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "cold.1880"
        path.write_text(game.first(COLD), "utf-8")
        installed = {**os.environ, "PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": folder}
        bare = {**installed, "PYTHONDONTWRITEBYTECODE": "1", "PYTHONPYCACHEPREFIX": f"{folder}/nothing"}
        spent, uncompiled = (best_of(tries + 1, partial(_check, path, each)) for each in (installed, bare))
        ratio = f"{spent / workload():.0f} times the fixed workload"
        moves = len(read(path).entries)
        yield f"cold start: check of {moves} moves in {spent / MILLI:.2f} s (aim {COLD_AIM:.2f}), {ratio}"
        yield f"cold start, where every module has to be compiled: {uncompiled / MILLI:.2f} s"


def _check(path: Path, environment: Mapping[str, str]) -> None:
    command = [sys.executable, "-m", "eighteen80", "check", path]
    subprocess.run(command, check=True, capture_output=True, env=environment)


def growth(game: Recorded) -> Iterator[str]:
    """Time a move over ever longer beginnings of one game: flat, if nothing grows with history."""
    measured = []
    for length in GROWTH:
        text = game.first(length)
        moves = replay(text)
        measured.append(f"{moves}: {best_of(3, lambda text=text: replay(text)) / moves:.3f}")
    yield f"milliseconds a move, by moves of {game.name}: {', '.join(measured)}"


def seats(found: Sequence[Recorded]) -> Iterator[str]:
    """Time a move by the number of players."""
    spent: dict[int, list[float]] = {}
    for game in found:
        moves, took = _once(game)
        players = len(Replay(game.first(0).encode()).header.seats)
        spent.setdefault(players, []).append(took / max(moves, 1))
    shares = (f"{players}: {sum(each) / len(each):.3f} ({len(each)} games)" for players, each in sorted(spent.items()))
    yield f"milliseconds a move, by players: {', '.join(shares)}"


def _once(game: Recorded) -> tuple[int, float]:
    took, moves = time_work(lambda: replay(game.text))
    return moves, took
