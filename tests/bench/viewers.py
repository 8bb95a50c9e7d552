"""Viewers: how many browsers `serve` holds in one process, what hostile ones cost, and the banker's Enter meanwhile."""

from __future__ import annotations

import asyncio
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path
from time import perf_counter

from aiohttp.test_utils import unused_port

from eighteen80.record.journal import Journal
from eighteen80.web.server.addresses import own_addresses
from tests.bench.table import time_enters
from tests.support.crowd import HIGHEST, Served, Viewer, serve_process
from tests.support.measuring import MILLI, spread, workload
from tests.support.sitting import LAYING, OVER, RUNNING, moves, write_beginning

VIEWERS, FEW = 200, 10
SLOW, SOCKETS, GUESSES = 20, 1000, 2000
EVENING, SHORT, PARTS = 290, 10, 5
TURNS, QUICK_TURNS, ROUNDS = 6, 1, 3
TO_READ = 1.0
"""Seconds in which the server has surely read what was written."""
PATIENCE = 900
SHOWN = b"id: "
GARBAGE = (b"\x16\x03\x01" + bytes(200), b"POST / HTTP/1.1\r\n\r\n" + b"x" * 9000, b"GET /" + b"a" * 50_000)


def figures(*, quick: bool) -> Iterator[str]:
    """Memory, waits and answers."""
    with tempfile.TemporaryDirectory() as folder:
        yield from _collect(_watch_game(Path(folder), quick=quick))
        yield from _collect(_time_enters(Path(folder), quick=quick))
        yield from _collect(_besiege(Path(folder), quick=quick))
        yield from _guess_keys(Path(folder), quick=quick)


def _collect(lines: AsyncIterator[str]) -> Sequence[str]:
    async def collect() -> Sequence[str]:
        async with asyncio.timeout(PATIENCE):
            return [line async for line in lines]

    return asyncio.run(collect())


async def _watch_game(folder: Path, *, quick: bool) -> AsyncIterator[str]:
    """A crowd that follows a game for two hours, and for two more."""
    number, evening = (FEW, SHORT) if quick else (VIEWERS, EVENING)
    path = write_beginning(folder, OVER - 2 * evening)
    with serve_process(path, unused_port()) as served, Journal.open(path) as journal:
        async with served.crowd(number) as viewers:
            memory, worked = [served.memory()], served.processor_time()
            yield f"{number} viewers in one process: {memory[0]:.0f} MB"
            waits: list[float] = []
            for line in moves(OVER)[-2 * evening :]:
                waits.append(await _time_to_show(viewers, journal, line))
                if len(waits) % (evening // PARTS) == 0:
                    memory.append(served.memory())
            yield f"a move on the last of {number} screens: {spread(waits)}"
            each = (served.processor_time() - worked) / len(waits)
            yield f"of that, processor time of the server: {each:.0f} ms a move, and one look at the file every 50 ms"
            yield f"memory before, and after each fifth of {evening} moves: {_megabytes(memory[: PARTS + 1])}"
            yield f"after each fifth of {evening} more: {_megabytes(memory[PARTS + 1 :])}; {_growth(memory, evening)}"
            yield f"at most {served.memory(HIGHEST):.0f} MB"
    alone = await _alone(folder, evening)
    yield f"the same game with nobody looking on, its moments alone: {_megabytes(alone)}; {_growth(alone, evening)}"


async def _alone(folder: Path, evening: int) -> list[float]:
    """Memory before and after each fifth of two hours and two more, while no page is made for anybody."""
    path = write_beginning(folder, OVER - 2 * evening)
    with serve_process(path, unused_port()) as served, Journal.open(path) as journal:
        memory = [served.memory()]
        for number, line in enumerate(moves(OVER)[-2 * evening :], 1):
            journal.submit(line)
            if number % (evening // PARTS) == 0:
                await asyncio.sleep(TO_READ)
                memory.append(served.memory())
    return memory


def _growth(memory: Sequence[float], evening: int) -> str:
    """Describe the growth in a hundred moves, once everything that is computed once has been."""
    grown = (memory[-1] - memory[1]) / (2 * evening * (len(memory) - 2) / (len(memory) - 1)) * 100
    return f"{grown:+.2f} MB a hundred moves after the first fifth"


def _megabytes(memory: Sequence[float]) -> str:
    return f"{', '.join(f'{each:.1f}' for each in memory)} MB"


async def _time_enters(folder: Path, *, quick: bool) -> AsyncIterator[str]:
    """Measure the banker's Enter with a crowd and without, by turns: the load of the machine changes."""
    number, turns = (FEW, QUICK_TURNS) if quick else (VIEWERS, TURNS)
    quiet: list[float] = []
    crowded: list[float] = []
    for turn in range(turns):
        # Devices stay admitted next to their record: each crowd comes to one of its own.
        place = folder / str(turn)
        place.mkdir()
        quiet += await time_enters(write_beginning(place, LAYING), ROUNDS)
        path = write_beginning(place, LAYING)
        with serve_process(path, unused_port()) as served, served.looked_on(number):
            crowded += await time_enters(path, ROUNDS)
    yield f"the banker's Enter to painted state, nobody looking on: {spread(quiet)}"
    yield f"the same with {number} viewers, who are read by a process that gives way: {spread(crowded)}"
    yield f"beside each other: {_ratios(crowded, quiet)}; the fixed workload takes {workload():.1f} ms"


def _ratios(measured: Sequence[float], base: Sequence[float]) -> str:
    """Median and p95 of one as shares of the other."""
    one, other = spread(measured), spread(base)
    return f"median {one.median / other.median:.2f}, p95 {one.p95 / other.p95:.2f} times as long"


async def _time_to_show(viewers: Sequence[Viewer], journal: Journal, line: str) -> float:
    """Milliseconds from a move to the last screen."""
    seen = [asyncio.create_task(viewer.sees(SHOWN)) for viewer in viewers]
    await asyncio.sleep(0)
    journal.submit(line)
    made = perf_counter()
    return (max(await asyncio.gather(*seen)) - made) * MILLI


async def _besiege(folder: Path, *, quick: bool) -> AsyncIterator[str]:
    """Viewers that read nothing, sockets that say nothing, garbage, other hosts; and a friend among them."""
    sockets, slow = (SOCKETS // 10, SLOW // 5) if quick else (SOCKETS, SLOW)
    path = write_beginning(folder, RUNNING)
    with serve_process(path, unused_port()) as served, Journal.open(path) as journal:
        before = served.memory()
        async with served.crowd(1) as friends:
            deaf = [await Viewer.come(served, small=True) for _ in range(slow)]
            lines = moves(RUNNING + SHORT * 4)[RUNNING:]
            waits = [await _time_to_show(friends, journal, line) for line in lines]
            more = served.memory() - before
            yield f"{slow} viewers that read nothing: {more:+.0f} MB; a friend waits {spread(waits)}"
            held = [await asyncio.open_connection(served.host, served.port) for _ in range(sockets)]
            waits = [await _time_to_show(friends, journal, f'note "{number}"') for number in range(SHORT)]
            more = served.memory() - before
            yield f"{sockets} sockets that say nothing: {more:+.0f} MB; a friend waits {spread(waits)}"
            answers = Counter([await _answer(served, GARBAGE[number % len(GARBAGE)]) for number in range(sockets)])
            waits = [await _time_to_show(friends, journal, f'note "{number}"') for number in range(SHORT)]
            yield f"{sockets} times garbage: answered by {_count_answers(answers)}; a friend waits {spread(waits)}"
            found = [
                await served.ask("/", host=name) for name in ("example.org", "a" * 5000) for _ in range(sockets // 10)
            ]
            yield f"other hosts: answered by {_count_answers(Counter(answer[:12] for answer in found))}"
            for _, writer in (*held, *((viewer.reader, viewer.writer) for viewer in deaf)):
                writer.close()
        yield f"after all that at most {served.memory(HIGHEST):.0f} MB"


async def _answer(served: Served, garbage: bytes) -> bytes:
    reader, writer = await asyncio.open_connection(served.host, served.port)
    try:
        writer.write(garbage)
        writer.write_eof()
        return (await reader.read(4096))[:12]
    except ConnectionError:
        return b""
    finally:
        writer.close()


def _count_answers(answers: Counter[bytes]) -> str:
    return ", ".join(f"{number} × {answer.decode() or 'nothing'}" for answer, number in answers.most_common())


def _guess_keys(folder: Path, *, quick: bool) -> Iterator[str]:
    """Keys that are guessed, where this machine has an address that others reach."""
    guesses = GUESSES // 100 if quick else GUESSES
    outside = own_addresses()[1:]
    if not outside:
        yield "guessed keys: this machine has no address that others reach"
        return

    async def guess(served: Served) -> Counter[bytes]:
        return Counter([(await served.ask(f"/?key={number}"))[:12] for number in range(guesses)])

    with serve_process(write_beginning(folder, RUNNING), unused_port(), outside[0]) as served:
        before, began = served.memory(), perf_counter()
        answers = asyncio.run(guess(served))
        each = (perf_counter() - began) * MILLI / guesses
        memory = served.memory() - before
        yield f"{guesses} guessed keys: {_count_answers(answers)}; {each:.1f} ms each, {memory:+.0f} MB"
