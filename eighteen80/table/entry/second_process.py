"""Who answers the screen's questions about a line: a process of its own at a real table, or this one."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from eighteen80.record.history import Accepted
from eighteen80.record.record_file import Extent
from eighteen80.table.entry import in_process
from eighteen80.table.entry.in_process import Counsel, Moves
from eighteen80.table.entry.preview import Advice
from eighteen80.table.entry.questions import LENGTH, Piece, Request, Worked, framed, unframed

LIVES = 3
"""How often the process is begun before the table goes on without one."""

Listener = Callable[[Advice], None]


class Adviser(Protocol):
    """Tells the listener what typed lines would do, and works out what entered ones come to."""

    async def start(self) -> None:
        """Be ready for questions."""

    def ask(self, branch: tuple[str, ...], text: str) -> None:
        """Ask about a line; the listener gets the answer unless another question comes first."""

    async def work_out(self, branch: tuple[str, ...], text: str) -> Worked | None:
        """What the line entered now comes to; None if that cannot be said."""

    async def stop(self) -> None:
        """Answer nothing more."""


class Local:
    """Advice given in this process, at once."""

    def __init__(self, moves: Moves, listener: Listener) -> None:
        self._counsel = Counsel(moves)
        self._listener = listener

    async def start(self) -> None:
        """Nothing to wait for."""

    def ask(self, branch: tuple[str, ...], text: str) -> None:
        """Answer before this returns."""
        self._listener(self._counsel.answer(Request(0, branch, text)))

    async def work_out(self, branch: tuple[str, ...], text: str) -> Worked | None:
        """At once."""
        return self._counsel.work_out(Request(0, branch, text))

    async def stop(self) -> None:
        """Nothing to end."""


class Remote:
    """Advice given by a process of its own; of several lines that are typed only the newest is answered."""

    def __init__(self, path: Path, known: Callable[[], Extent], listener: Listener) -> None:
        self._path = path
        self._known = known
        self._listener = listener
        self._serial = 0
        self._lives = LIVES
        self._process: Process | None = None
        self._reader: asyncio.Task[None] | None = None
        self._early: list[Request] = []
        self._made: list[Accepted] = []
        self._worked: asyncio.Future[Worked | None] | None = None

    async def start(self) -> None:
        """Begin the process and pass on what was asked meanwhile; not after the end."""
        if not self._lives:
            return
        self._lives -= 1
        command = (sys.executable, "-m", in_process.__name__, str(self._path))
        self._process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL)
        self._reader = asyncio.create_task(self._listen(self._process))
        for request in self._early:
            self._send(request)
        self._early.clear()

    def ask(self, branch: tuple[str, ...], text: str) -> None:
        """Ask about a line; the listener gets the answer unless another question comes first."""
        self._put(branch, text, entered=False)

    async def work_out(self, branch: tuple[str, ...], text: str) -> Worked | None:
        """What the line comes to; None where the process has ended for good or does so over this line."""
        if self._process is None and not self._lives:
            return None
        self._worked = asyncio.get_running_loop().create_future()
        self._put(branch, text, entered=True)
        return await self._worked

    def _put(self, branch: tuple[str, ...], text: str, *, entered: bool) -> None:
        self._serial += 1
        request = Request(self._serial, branch, text, entered, self._known())
        if self._process:
            self._send(request)
        elif self._lives:
            self._early.append(request)
        elif not entered:
            self._listener(Advice(text))

    def _send(self, request: Request) -> None:
        assert self._process
        assert self._process.stdin
        self._process.stdin.write(framed(request))

    async def _listen(self, process: Process) -> None:
        """Take answers as they come; where the process ends by itself, begin another."""
        assert process.stdout
        try:
            while True:
                (size,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
                self._take(*unframed(await process.stdout.readexactly(size)))
                # What has arrived is there at once: only this leaves time for a key between two pieces.
                await asyncio.sleep(0)
        except asyncio.IncompleteReadError:
            pass
        finally:
            self._process = None
            self._hand_over(None)
        await self.start()

    def _take(self, serial: int, piece: Piece) -> None:
        if isinstance(piece, Worked):
            self._hand_over(piece._replace(made=self._made))
        elif not isinstance(piece, Advice):
            self._made += piece
        elif serial == self._serial:
            self._listener(piece)

    def _hand_over(self, worked: Worked | None) -> None:
        if self._worked and not self._worked.done():
            self._worked.set_result(worked)
        self._made = []

    async def stop(self) -> None:
        """End the process."""
        self._lives = 0
        if self._process and self._process.returncode is None:
            self._process.kill()
            await self._process.wait()
        if self._reader:
            self._reader.cancel()
