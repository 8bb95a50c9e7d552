"""The process that tries lines out: a long search or a repair does not keep the screen waiting.

Run as a module it reads requests from standard input, follows the record, and answers on standard output.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import lru_cache
from math import inf
from pathlib import Path
from queue import SimpleQueue
from threading import Lock, Thread
from typing import BinaryIO

from eighteen80.faults import describe
from eighteen80.record.box import Box
from eighteen80.record.history import NO_TIME, History
from eighteen80.record.record_file import Extent, WriteFailed, read_bytes
from eighteen80.record.replay import RecordFollower
from eighteen80.refusals import Refusal
from eighteen80.table.input import worker_protocol
from eighteen80.table.input.preview import REFUSED, Advice, RefusalInfo, Trial, advise, consequences, try_out
from eighteen80.table.log import to_plain
from eighteen80.table.own_program import program

PATIENCE = 0.015
"""Seconds that a key may wait while ways to go on are tried out."""

BATCH = 100
"""This many moves are handed over at once: the screen reads them within a few milliseconds."""

MEANINGLESS = "a"
"""A line that means nothing in any game; every way to read a line is tried before it is given up."""

Moves = Callable[[Extent | None], History]
"""Function that returns the moves in force in the part of the record known to the screen, for trials."""


class AdviceWorker:
    """Adviser on the effects of lines; the same line after the same moves is computed once in a row."""

    def __init__(self, moves: Moves, patience: float = inf) -> None:
        self._moves = moves
        self._patience = patience
        self._follow = lru_cache(maxsize=1)(_follow_branch)
        self._try_out = lru_cache(maxsize=1)(try_out)
        self._last: tuple[History | None, str, Advice] = None, "", Advice("")

    def answer(self, request: worker_protocol.Request) -> Advice:
        """Advise on a line that is being typed."""
        try:
            history, trial = self._try_line(request)
        except Refusal as refusal:
            return Advice(request.text, REFUSED, refusal=RefusalInfo(refusal.code, to_plain(refusal.facts)))
        return advise(history, trial, self._patience, self._follows)

    def _follows(self, history: History, trial: Trial) -> Advice:
        """Return the consequences of a line: those of the last one, if more letters of a word mean the same moves."""
        known, line, found = self._last
        if known is not history or line != trial.line:
            found = consequences(history, trial)
            self._last = history, trial.line, found
        return found

    def evaluate(self, request: worker_protocol.Request) -> worker_protocol.LineResult:
        """Work out an entered line."""
        try:
            _, trial = self._try_line(request)
        except Refusal as refusal:
            return worker_protocol.LineResult("", refusal)
        return worker_protocol.LineResult(trial.line, trial.refusal, trial.made)

    def _try_line(self, request: worker_protocol.Request) -> tuple[History, Trial]:
        history = self._follow(self._moves(request.known), request.branch)
        return history, self._try_out(history, request.text)


def answer_or_own_up(counsel: AdviceWorker, request: worker_protocol.Request) -> Advice:
    """Advise on a line that is being typed, and report a fault of our own: nothing is entered yet."""
    try:
        return counsel.answer(request)
    except Exception as fault:  # noqa: BLE001  # the next key asks about another line
        return Advice(request.text, REFUSED, refusal=RefusalInfo("line-fault", describe(fault)))


def _follow_branch(history: History, branch: tuple[str, ...]) -> History:
    """Return the game after the lines of a branch."""
    there = history.copy()
    for line in branch:
        tuple(there.take_line(line, NO_TIME))
    return there


def serve(path: Path, source: BinaryIO, sink: BinaryIO) -> None:
    """Answer requests until the input ends; skip typed lines that have been overtaken."""
    requests: SimpleQueue[worker_protocol.Request | None] = SimpleQueue()
    answers = Answers(sink)
    Thread(target=_collect, args=(source, requests, answers), daemon=True).start()
    own = OwnRecord(path)
    answers.put(worker_protocol.PING.serial, worker_protocol.Alive(program(own.record.game)))
    counsel = AdviceWorker(own.moves, PATIENCE)
    # First answers load much: until there is a request, lines of our own are answered, so that no key waits for that.
    # A fault of the game in these is reported at the key that meets it.
    with suppress(Exception):
        for text in (MEANINGLESS, *own.verbs()):
            counsel.answer(worker_protocol.Request(worker_protocol.PING.serial, (), text))
            if not requests.empty():
                break
    # The record as it was opened stays in memory: searching it for garbage would delay an answer.
    gc.freeze()
    while (request := _next(requests)) is not None:
        for piece in _pieces(counsel, request):
            answers.put(request.serial, piece)


class Answers:
    """Writer of answers, each as a whole: signs of life go out during other work."""

    def __init__(self, sink: BinaryIO) -> None:
        self._sink = sink
        self._writing = Lock()

    def put(self, serial: int, piece: worker_protocol.Piece) -> None:
        """Write one piece of the answer to a request."""
        data = worker_protocol.encode_frame((serial, piece))
        with self._writing:
            self._sink.write(data)
            self._sink.flush()


class OwnRecord(RecordFollower):
    """The record that the screen continues: its own moves, and none that another process has added to the file."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self._box = Box.for_game(self.record.game)
        self._history = self._in_force()

    def verbs(self) -> list[str]:
        """List the verbs with which a line may begin now."""
        choices = self.record.game.complete("", self._history.state)
        return [choice.text for choice in choices if choice.barred is None]

    def moves(self, known: Extent | None) -> History:
        """Return the moves in force, cached while they are the same; WriteFailed if the file does not have them."""
        data = read_bytes(self.path)
        ours = data[: known.size] if known else data[: data.rfind(b"\n") + 1]
        if ours != self._data:
            if known and Extent.measure(ours) != known:
                raise WriteFailed("record-changed", path=self.path.name)
            self.take(ours)
            self._history = self._in_force()
        return self._history

    def _in_force(self) -> History:
        history = self._replay.history.copy()
        history.box = self._box
        return history


def _collect(source: BinaryIO, requests: SimpleQueue[worker_protocol.Request | None], answers: Answers) -> None:
    while len(head := source.read(worker_protocol.LENGTH.size)) == worker_protocol.LENGTH.size:
        request = worker_protocol.decode_frame(source.read(worker_protocol.LENGTH.unpack(head)[0]))
        if request == worker_protocol.PING:
            answers.put(worker_protocol.PING.serial, worker_protocol.Alive())
        else:
            requests.put(request)
    requests.put(None)


def _next(requests: SimpleQueue[worker_protocol.Request | None]) -> worker_protocol.Request | None:
    request = requests.get()
    while request is not None and not request.entered and not requests.empty():
        request = requests.get()
    return request


def _pieces(counsel: AdviceWorker, request: worker_protocol.Request) -> Iterator[worker_protocol.Piece]:
    if not request.entered:
        yield answer_or_own_up(counsel, request)
        return
    worked = counsel.evaluate(request)
    for first in range(0, len(worked.made), BATCH):
        yield worked.made[first : first + BATCH]
    yield worked._replace(made=())


if __name__ == "__main__":
    serve(Path(sys.argv[1]), sys.stdin.buffer, sys.stdout.buffer)
