"""Advice from a process of its own: a long search for routes holds another interpreter and leaves the screen free.

Run as a module it reads requests from standard input and answers each newest one on standard output.
"""

from __future__ import annotations

import asyncio
import gc
import pickle
import struct
import sys
from collections.abc import Callable
from math import inf
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO, NamedTuple

from eighteen80.history import History
from eighteen80.journal import Watch
from eighteen80.refusals import Refusal
from eighteen80.steps import read_steps
from eighteen80.table.advice import NO_TIME, Advice, advise

PATIENCE = 0.015
"""Seconds that a key may wait for ways to go on to be tried out."""

LENGTH = struct.Struct("!I")
Listener = Callable[[Advice], None]
Moves = Callable[[], History]
"""Gives the moves in force at this moment, to try something on."""


class Request(NamedTuple):
    """A line to be tried, after the lines of a branch if there is one."""

    serial: int
    branch: tuple[str, ...]
    text: str


class Local:
    """Advice given in this very process, at once."""

    def __init__(self, moves: Moves, listener: Listener) -> None:
        self._counsel = Counsel(moves)
        self._listener = listener

    async def start(self) -> None:
        """Nothing to wait for."""

    def ask(self, branch: tuple[str, ...], text: str) -> None:
        """Answer before this returns."""
        self._listener(self._counsel.answer(Request(0, branch, text)))

    async def stop(self) -> None:
        """Nothing to end."""


class Remote:
    """Advice given by a process of its own; of several questions only the newest is answered."""

    def __init__(self, path: Path, listener: Listener) -> None:
        self._path = path
        self._listener = listener
        self._serial = 0
        self._process: asyncio.subprocess.Process | None = None
        self._waiting: Request | None = None
        self._reader: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin the process and pass on what was asked meanwhile."""
        command = (sys.executable, "-m", __name__, str(self._path))
        pipe, nowhere = asyncio.subprocess.PIPE, asyncio.subprocess.DEVNULL
        self._process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, stderr=nowhere)
        self._reader = asyncio.create_task(self._listen())
        if self._waiting:
            self._send(self._waiting)

    def ask(self, branch: tuple[str, ...], text: str) -> None:
        """Ask about a line; the answer comes to the listener unless another question overtakes it."""
        self._serial += 1
        request = Request(self._serial, branch, text)
        if self._process is None:
            self._waiting = request
        else:
            self._send(request)

    def _send(self, request: Request) -> None:
        if self._process and self._process.stdin and self._process.returncode is None:
            self._process.stdin.write(_framed(request))

    async def _listen(self) -> None:
        assert self._process
        assert self._process.stdout
        out = self._process.stdout
        try:
            while True:
                (size,) = LENGTH.unpack(await out.readexactly(LENGTH.size))
                serial, advice = pickle.loads(await out.readexactly(size))  # noqa: S301  # our own process wrote it
                if serial == self._serial:
                    self._listener(advice)
        except asyncio.IncompleteReadError:
            return

    async def stop(self) -> None:
        """End the process."""
        if self._process and self._process.returncode is None:
            self._process.kill()
            await self._process.wait()
        if self._reader:
            self._reader.cancel()


class Counsel:
    """Says what lines would do to a game."""

    def __init__(self, moves: Moves, patience: float = inf) -> None:
        self._moves = moves
        self._patience = patience

    def answer(self, request: Request) -> Advice:
        """Advice on the game as it stands, after the lines of the branch."""
        history = self._moves()
        try:
            _follow(history, request.branch)
            return advise(history, request.text, self._patience)
        except Refusal:
            return Advice(request.text)


def _follow(history: History, branch: tuple[str, ...]) -> None:
    for line in branch:
        for step, _ in read_steps(line):
            history.take(step, NO_TIME)


def _watched(path: Path) -> Moves:
    """The moves of a record that another process goes on with."""
    watch = Watch(path)

    def moves() -> History:
        watch.poll()
        return watch.history()

    return moves


def _framed(value: object) -> bytes:
    data = pickle.dumps(value)
    return LENGTH.pack(len(data)) + data


def serve(path: Path, source: BinaryIO, sink: BinaryIO) -> None:
    """Answer requests until there are no more; one that has been overtaken is left out."""
    requests: SimpleQueue[Request | None] = SimpleQueue()
    Thread(target=_collect, args=(source, requests), daemon=True).start()
    counsel = Counsel(_watched(path), PATIENCE)
    # The record as it was opened stays for the evening: looking through it for garbage would hold an answer up.
    gc.freeze()
    while (request := _newest(requests)) is not None:
        sink.write(_framed((request.serial, counsel.answer(request))))
        sink.flush()


def _collect(source: BinaryIO, requests: SimpleQueue[Request | None]) -> None:
    while len(head := source.read(LENGTH.size)) == LENGTH.size:
        requests.put(pickle.loads(source.read(LENGTH.unpack(head)[0])))  # noqa: S301  # our own process wrote it
    requests.put(None)


def _newest(requests: SimpleQueue[Request | None]) -> Request | None:
    request = requests.get()
    while request is not None and not requests.empty():
        request = requests.get()
    return request


if __name__ == "__main__":
    serve(Path(sys.argv[1]), sys.stdin.buffer, sys.stdout.buffer)
