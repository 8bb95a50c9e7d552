"""A crowd of viewers of a served record, as plain sockets: cheap enough to be many in one process.

`python -m tests.support.crowd HOST PORT NUMBER KEY` is a crowd in a process of its own, which reports that all are in,
reads everything, and leaves at the end of its input.
"""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from time import perf_counter

from eighteen80.web.server.serving import lower_priority
from tests.support.places import ROOT

MILLI = 1000
ALL_IN = "all are in"
COOKIE = re.compile(rb"Set-Cookie: ([^;]+)")
AT = re.compile(rb'data-at="([^"]+)"')
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
STATUS = re.compile(r"^VmRSS:\s+(\d+) kB", re.MULTILINE)
HIGHEST = re.compile(r"^VmHWM:\s+(\d+) kB", re.MULTILINE)


class Place:
    """Address of a served record, and the key to it."""

    def __init__(self, host: str, port: int, key: str = "") -> None:
        self.host, self.port, self.key = host, port, key

    async def ask(self, path: str, *heads: str, host: str = "") -> bytes:
        """Return the full answer to one question."""
        try:
            reader, writer = await asyncio.open_connection(self.host, self.port)
        except OSError:
            return b""
        try:
            writer.write(self.question(path, "Connection: close", *heads, host=host))
            return await reader.read()
        except ConnectionError:
            return b""
        finally:
            writer.close()

    def question(self, path: str, *heads: str, host: str = "") -> bytes:
        """A question as a browser writes it."""
        name = host or (f"[{self.host}]" if ":" in self.host else self.host)
        return "\r\n".join((f"GET {path} HTTP/1.1", f"Host: {name}:{self.port}", *heads, "", "")).encode()

    @asynccontextmanager
    async def crowd(self, number: int) -> AsyncIterator[list[Viewer]]:
        """Bring in `number` viewers that follow the game, one device each."""
        viewers = [await Viewer.come(self) for _ in range(number)]
        try:
            yield viewers
        finally:
            for viewer in viewers:
                viewer.writer.close()


class Served(Place):
    """A process that serves a record."""

    def __init__(self, process: subprocess.Popen[str], host: str, port: int, key: str) -> None:
        super().__init__(host, port, key)
        self.process = process

    def memory(self, pattern: re.Pattern[str] = STATUS) -> float:
        """Return the present or the largest memory of the process in megabytes; 0 if the system does not show it."""
        status = Path(f"/proc/{self.process.pid}/status")
        found = pattern.search(status.read_text("utf-8")) if status.exists() else None
        return int(found[1]) / 1024 if found else 0.0

    def processor_time(self) -> float:
        """Return its milliseconds of processor time; 0 if the system does not show it."""
        status = Path(f"/proc/{self.process.pid}/stat")
        fields = status.read_text("utf-8").rpartition(")")[2].split() if status.exists() else ["0"] * 13
        return (int(fields[11]) + int(fields[12])) * MILLI / TICKS

    @contextmanager
    def looked_on(self, number: int) -> Iterator[None]:
        """Bring in viewers in a process of the lowest priority: phones take nothing of a laptop."""
        command = (sys.executable, "-m", "tests.support.crowd", self.host, str(self.port), str(number), self.key)
        pipe = subprocess.PIPE
        with subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True) as process:
            assert process.stdin
            assert process.stdout
            try:
                line = process.stdout.readline().strip()
                assert line == ALL_IN, line
                yield
            finally:
                process.stdin.close()


class Viewer:
    """One device that follows the game."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    @classmethod
    async def come(cls, served: Place, *, small: bool = False) -> Viewer:
        """Come in, and follow from the moment of the page; with little room for what is not read yet if `small`."""
        page = await served.ask(f"/?key={served.key}" if served.key else "/")
        cookie, at = COOKIE.search(page), AT.search(page)
        assert cookie, page[:200]
        reader, writer = await asyncio.open_connection(served.host, served.port, limit=1 << 14 if small else 1 << 20)
        where = f"/moves?at={at[1].decode()}" if at else "/moves"
        writer.write(served.question(where, f"Cookie: {cookie[1].decode()}"))
        await reader.readuntil(b"data: .\n\n")
        return cls(reader, writer)

    async def sees(self, text: bytes) -> float:
        """The moment at which the text arrives."""
        seen = b""
        while text not in seen:
            data = await self.reader.read(1 << 16)
            if not data:
                raise EOFError
            seen = seen[-len(text) :] + data
        return perf_counter()

    async def reads(self) -> None:
        """Read until nothing comes."""
        while await self.reader.read(1 << 16):
            pass


@contextmanager
def serve_process(path: Path, port: int, host: str = "127.0.0.1") -> Iterator[Served]:
    """A process that serves the record, as it is begun in a shell."""
    command = (sys.executable, "-m", "eighteen80", "--lang", "en", "serve", str(path), "--host", host)
    with subprocess.Popen((*command, "--port", str(port)), stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr
        try:
            line = process.stderr.readline()
            assert f":{port}" in line, line
            key = re.search(r"key=([\w-]+)", line)
            yield Served(process, host, port, key[1] if key else "")
        finally:
            process.terminate()


async def _look_on(place: Place, number: int) -> None:
    async with place.crowd(number) as viewers:
        reading = [asyncio.create_task(viewer.reads()) for viewer in viewers]
        print(ALL_IN, flush=True)
        await asyncio.to_thread(sys.stdin.read)
        for task in reading:
            task.cancel()


if __name__ == "__main__":
    lower_priority()
    host, port, number, key = sys.argv[1:]
    asyncio.run(_look_on(Place(host, int(port), key), int(number)))
