"""Viewers: how many browsers `serve` holds in one process, how soon the last shows a move, what hostile ones cost."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from time import perf_counter

from aiohttp.test_utils import unused_port

from eighteen80.record.journal import Journal
from tests.support.measuring import MILLI, spread
from tests.support.sitting import OVER, RUNNING, moves, write_beginning

VIEWERS, FEW = 200, 10
SLOW, SOCKETS = 20, 1000
EVENING, SHORT, PARTS = 290, 10, 5
LOCAL = "127.0.0.1"
SHOWN = b"id: "
GARBAGE = (b"\x16\x03\x01" + bytes(200), b"POST / HTTP/1.1\r\n\r\n" + b"x" * 9000, b"GET /" + b"a" * 50_000)
COOKIE = re.compile(rb"Set-Cookie: ([^;]+)")
AT = re.compile(rb'data-at="([^"]+)"')
NOW, HIGHEST = (re.compile(rf"^{name}:\s+(\d+) kB", re.MULTILINE) for name in ("VmRSS", "VmHWM"))


def figures(*, quick: bool) -> Iterator[str]:
    """Memory, waits and answers."""
    with tempfile.TemporaryDirectory() as folder:
        for lines in (_watch_game, _besiege):
            yield from asyncio.run(_collect(lines(Path(folder), quick=quick)))


async def _collect(lines: AsyncIterator[str]) -> Sequence[str]:
    return [line async for line in lines]


class Served:
    """A process that serves a record."""

    def __init__(self, process: subprocess.Popen[str], port: int) -> None:
        self.process, self.port = process, port

    def memory(self, pattern: re.Pattern[str] = NOW) -> float:
        """Return the present or the largest memory of the process in megabytes; 0 if the system does not show it."""
        status = Path(f"/proc/{self.process.pid}/status")
        found = pattern.search(status.read_text("utf-8")) if status.exists() else None
        return int(found[1]) / 1024 if found else 0.0

    async def ask(self, path: str, host: str = "") -> bytes:
        """Return the full answer to one question."""
        reader, writer = await asyncio.open_connection(LOCAL, self.port)
        try:
            writer.write(self.question(path, "Connection: close", host=host))
            return await reader.read()
        except ConnectionError:
            return b""
        finally:
            writer.close()

    def question(self, path: str, head: str, host: str = "") -> bytes:
        """Return a question as a browser writes it."""
        return f"GET {path} HTTP/1.1\r\nHost: {host or LOCAL}:{self.port}\r\n{head}\r\n\r\n".encode()

    @asynccontextmanager
    async def crowd(self, number: int) -> AsyncIterator[list[Viewer]]:
        """Bring in `number` viewers that follow the game, one device each."""
        viewers = [await Viewer.come(self) for _ in range(number)]
        try:
            yield viewers
        finally:
            for viewer in viewers:
                viewer.writer.close()


class Viewer:
    """One device that follows the game."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    @classmethod
    async def come(cls, served: Served, *, small: bool = False) -> Viewer:
        """Come in, and follow from the moment of the page; with little room for what is not read yet if `small`."""
        page = await served.ask("/")
        cookie, at = COOKIE.search(page), AT.search(page)
        assert cookie, page[:200]
        reader, writer = await asyncio.open_connection(LOCAL, served.port, limit=1 << 14 if small else 1 << 20)
        where = f"/moves?at={at[1].decode()}" if at else "/moves"
        writer.write(served.question(where, f"Cookie: {cookie[1].decode()}"))
        await reader.readuntil(b"data: .\n\n")
        return cls(reader, writer)

    async def sees(self, text: bytes) -> float:
        """Return the moment at which the text arrives."""
        seen = b""
        while text not in seen:
            data = await self.reader.read(1 << 16)
            if not data:
                raise EOFError
            seen = seen[-len(text) :] + data
        return perf_counter()


@contextmanager
def serve_process(path: Path) -> Iterator[Served]:
    """Serve the record in a process, as it is begun in a shell."""
    port = unused_port()
    command = (sys.executable, "-m", "eighteen80", "--lang", "en", "serve", str(path), "--host", LOCAL)
    with subprocess.Popen((*command, "--port", str(port)), stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr
        try:
            line = process.stderr.readline()
            assert f":{port}" in line, line
            yield Served(process, port)
        finally:
            process.terminate()


async def _watch_game(folder: Path, *, quick: bool) -> AsyncIterator[str]:
    """A crowd that follows a game for two hours, and for two more."""
    number, evening = (FEW, SHORT) if quick else (VIEWERS, EVENING)
    path = write_beginning(folder, OVER - 2 * evening)
    with serve_process(path) as served, Journal.open(path) as journal:
        async with served.crowd(number) as viewers:
            memory, waits = [served.memory()], []
            for line in moves(OVER)[-2 * evening :]:
                waits.append(await _time_to_show(viewers, journal, line))
                if len(waits) % (2 * evening // PARTS) == 0:
                    memory.append(served.memory())
            yield f"a move on the last of {number} screens: {spread(waits)}"
            grown = ", ".join(f"{each:.1f}" for each in memory)
            yield f"memory before and after each fifth of {2 * evening} moves: {grown} MB"
            yield f"at most {served.memory(HIGHEST):.0f} MB"


async def _time_to_show(viewers: Sequence[Viewer], journal: Journal, line: str) -> float:
    """Return the milliseconds from a move to the last screen."""
    seen = [asyncio.create_task(viewer.sees(SHOWN)) for viewer in viewers]
    await asyncio.sleep(0)
    journal.submit(line)
    made = perf_counter()
    return (max(await asyncio.gather(*seen)) - made) * MILLI


async def _besiege(folder: Path, *, quick: bool) -> AsyncIterator[str]:
    """Viewers that read nothing, sockets that say nothing, garbage, other hosts; and a friend among them."""
    sockets, slow = (SOCKETS // 10, SLOW // 5) if quick else (SOCKETS, SLOW)
    path = write_beginning(folder, RUNNING)
    with serve_process(path) as served, Journal.open(path) as journal:
        async with served.crowd(1) as friends:
            deaf = [await Viewer.come(served, small=True) for _ in range(slow)]
            waits = [await _time_to_show(friends, journal, line) for line in moves(RUNNING + SHORT * 4)[RUNNING:]]
            yield f"{slow} viewers that read nothing: {served.memory():.0f} MB; a friend waits {spread(waits)}"
            held = [await asyncio.open_connection(LOCAL, served.port) for _ in range(sockets)]
            waits = [await _time_to_show(friends, journal, f'note "{number}"') for number in range(SHORT)]
            yield f"{sockets} sockets that say nothing: {served.memory():.0f} MB; a friend waits {spread(waits)}"
            answers = Counter([await _answer(served, GARBAGE[number % len(GARBAGE)]) for number in range(sockets)])
            yield f"{sockets} times garbage: answered by {_count_answers(answers)}"
            hosts = ("example.org", "a" * 5000) * (sockets // 10)
            answers = Counter([(await served.ask("/", name))[:12] for name in hosts])
            yield f"other hosts: answered by {_count_answers(answers)}"
            for _, writer in (*held, *((viewer.reader, viewer.writer) for viewer in deaf)):
                writer.close()
        yield f"after all that at most {served.memory(HIGHEST):.0f} MB"


async def _answer(served: Served, garbage: bytes) -> bytes:
    reader, writer = await asyncio.open_connection(LOCAL, served.port)
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
