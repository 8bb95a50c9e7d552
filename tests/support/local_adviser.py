"""Advice on lines without another process, so that a test waits for none."""

from __future__ import annotations

from collections.abc import Callable

from eighteen80.record.journal import Journal
from eighteen80.refusals import Refusal
from eighteen80.table.input.advice_worker import AdviceWorker
from eighteen80.table.input.adviser import Listener, ProcessAdviser
from eighteen80.table.input.worker_protocol import LineResult, Request


class LocalAdviser(ProcessAdviser):
    """Advice given in this process, at once."""

    def __init__(self, journal: Journal, listener: Listener, lost: Callable[[Refusal], None]) -> None:
        super().__init__(journal, listener, lost)
        self._worker = AdviceWorker(lambda _known: journal.history())

    async def start(self) -> None:
        """Do nothing: there is no process to start."""

    def ask(self, branch: tuple[str, ...], text: str) -> None:
        """Answer before this returns."""
        self._listener(self._worker.answer(Request(0, branch, text)))

    async def work_out(self, branch: tuple[str, ...], text: str) -> LineResult | None:
        """Work it out at once."""
        return self._worker.evaluate(Request(0, branch, text))

    async def stop(self) -> None:
        """Do nothing: there is no process to end."""
