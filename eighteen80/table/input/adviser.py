"""The adviser of the screen about a line: a process of its own, or this one once that is given up."""

from __future__ import annotations

import asyncio
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable, Coroutine

from eighteen80.record.history import Accepted
from eighteen80.record.journal import Journal
from eighteen80.refusals import Refusal
from eighteen80.table import own_program
from eighteen80.table.input import advice_worker, worker_protocol
from eighteen80.table.input.advice_worker import PATIENCE, AdviceWorker, answer_or_own_up
from eighteen80.table.input.preview import Advice
from eighteen80.table.own_program import Program

LIVES = 3
"""Number of starts of the process before the table continues without one."""
DIED, HUNG, OTHER = Refusal("adviser-died"), Refusal("adviser-hung"), Refusal("adviser-other")
"""Reasons for continuing without a process."""
TURN = 0.05
"""Seconds between two looks at whether the process lives."""
SILENT, STARTING = 10, 200
"""Turns without a sign of life after which it is given up: for one that was ready, and for one that is starting."""

Listener = Callable[[Advice], None]


class ProcessAdviser:
    """Advice by a process of its own; of several typed lines only the newest is answered.

    Until it is ready, its caller works out what is entered. If it ends over a typed line, that line is tried in this
    process; once it is given up, all lines are, and `lost` receives the reason.
    """

    def __init__(self, journal: Journal, listener: Listener, lost: Callable[[Refusal], None]) -> None:
        self._journal = journal
        self._listener = listener
        self._lost = lost
        self._counsel = AdviceWorker(lambda _known: journal.history(), PATIENCE)
        self._serial = 0
        self._open: worker_protocol.Request | None = None
        self._lives = LIVES
        self._process: Process | None = None
        self._program: Program | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._watching: asyncio.Task[None] | None = None
        self._heard = False
        self._made: list[Accepted] = []
        self._worked: asyncio.Future[worker_protocol.LineResult | None] | None = None
        self.ready = asyncio.Event()

    async def start(self) -> None:
        """Start the process and pass on the questions of the meantime; not after the end."""
        if not self._lives:
            return
        self._lives -= 1
        command = own_program.command(advice_worker.__name__, str(self._journal.path))
        try:
            self._process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL)
        except OSError:
            self._give_up(DIED)
            return
        self._program = self._program or own_program.program(self._journal.game)
        self._do(self._listen(self._process))
        if self._open:
            self._send(self._open)

    def _do(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def ask(self, branch: tuple[str, ...], text: str) -> None:
        """Ask about a line; the listener gets the answer unless another question comes first."""
        self._put(branch, text, entered=False)

    async def work_out(self, branch: tuple[str, ...], text: str) -> worker_protocol.LineResult | None:
        """Work out the line; return None without a ready process, or if it ends over this line."""
        if not self.ready.is_set():
            return None
        self._worked = asyncio.get_running_loop().create_future()
        self._put(branch, text, entered=True)
        return await self._worked

    def _put(self, branch: tuple[str, ...], text: str, *, entered: bool) -> None:
        self._serial += 1
        self._open = worker_protocol.Request(self._serial, branch, text, entered, self._journal.extent)
        if self._process:
            self._send(self._open)
        elif not self._lives:
            self._answer_here()

    def _send(self, request: worker_protocol.Request) -> None:
        assert self._process
        assert self._process.stdin
        self._process.stdin.write(worker_protocol.encode_frame(request))
        if self._watching is None or self._watching.done():
            self._watching = self._do(self._watch())

    async def _listen(self, process: Process) -> None:
        """Take answers as they come; if the process ends unexpectedly, start another."""
        assert process.stdout
        try:
            while process is self._process:
                (size,) = worker_protocol.LENGTH.unpack(await process.stdout.readexactly(worker_protocol.LENGTH.size))
                self._take(*worker_protocol.decode_frame(await process.stdout.readexactly(size)))
                # Buffered data is read at once: only this leaves time for a key between two pieces.
                await asyncio.sleep(0)
        except asyncio.IncompleteReadError:
            if process is self._process:
                await self._begin_another()

    def _take(self, serial: int, piece: worker_protocol.Piece) -> None:
        self._heard = True
        if isinstance(piece, worker_protocol.Alive):
            # Advice is asked only of a process that runs the very files that this one runs.
            if piece.program == self._program:
                self.ready.set()
            elif piece.program:
                self._give_up(OTHER)
            return
        newest = serial == self._serial
        if isinstance(piece, Advice | worker_protocol.LineResult) and newest:
            self._open = None
        if isinstance(piece, worker_protocol.LineResult):
            self._hand_over(piece._replace(made=self._made))
        elif not isinstance(piece, Advice):
            self._made += piece
        elif newest:
            self._listener(piece)

    def _hand_over(self, worked: worker_protocol.LineResult | None) -> None:
        if self._worked and not self._worked.done():
            self._worked.set_result(worked)
        self._made = []

    # Without the process

    async def _watch(self) -> None:
        """Give the process up if it shows no sign of life while a question is open.

        Time is counted in turns of our own loop: after the machine has slept, both processes have their time.
        """
        silent = 0
        while True:
            self._heard = False
            await asyncio.sleep(TURN)
            if not self._open:
                # Most questions are answered by now: a sign of life would only take time from the next key.
                return
            silent = 0 if self._heard or not self._process else silent + 1
            if silent >= (SILENT if self.ready.is_set() else STARTING):
                self._give_up(HUNG)
            elif self._process:
                self._send(worker_protocol.PING)

    async def _begin_another(self) -> None:
        self._process = None
        self.ready.clear()
        if self._lives:
            self._answer_here()
            await self.start()
        else:
            self._give_up(DIED)

    def _give_up(self, reason: Refusal) -> None:
        """Continue without another process, and report the reason."""
        self._end()
        self._lost(reason)
        self._answer_here()

    def _answer_here(self) -> None:
        """Try the line that waits for an answer; the caller works out an entered one."""
        request, self._open = self._open, None
        self._hand_over(None)
        if request and not request.entered:
            self._listener(answer_or_own_up(self._counsel, request))

    def _end(self) -> Process | None:
        process, self._process, self._lives = self._process, None, 0
        self.ready.clear()
        if process and process.returncode is None:
            process.kill()
        return process

    async def stop(self) -> None:
        """End the process."""
        self._open = None
        self._hand_over(None)
        process = self._end()
        for task in self._tasks:
            task.cancel()
        if process:
            await process.wait()
