"""A record on disk: go on with it, read it, watch another go on with it. RECORD.md is its grammar."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from threading import RLock
from time import strftime
from types import TracebackType
from typing import Self

from eighteen80.characters import trim
from eighteen80.engine.game import AnyGame, AnyState
from eighteen80.record import record_file
from eighteen80.record.backup_copy import BackupCopy
from eighteen80.record.box import Box
from eighteen80.record.grammar import LINE_LIMIT, Header, check_text, is_time, width, write_header
from eighteen80.record.history import Accepted, ClockPause, History
from eighteen80.record.locations import count_missing_lines, find_conflicting_copies
from eighteen80.record.lock import Lock
from eighteen80.record.record_file import AppendFile, Extent, WriteFailed, full_path, read_bytes
from eighteen80.record.replay import Comment, Progress, Replay, apply_figure, check, game_of, record_lines
from eighteen80.record.steps import Rules
from eighteen80.refusals import Refusal, Unreadable

AT_FIRST = 2.0
"""Seconds for which an opening waits to hear whether there is a second place."""


def _add_box_figures(game: AnyGame, header: Header) -> tuple[Header, tuple[Refusal, ...]]:
    """Return the header with the figures that the rules need and the box has, unless the game knows them."""
    state, box = game.start(header.seats, header.rulings), Box.for_game(game)
    news: list[str] = []
    refused: list[Refusal] = []
    for line in box.head() if box else ():
        figure = line.removeprefix("box ")
        try:
            after = apply_figure(game, state, figure)
        except Refusal as refusal:
            refused.append(Refusal("box-not-begun", line=line, reason=refusal))
        else:
            news += [figure] if after != state else []
            state = after
    return header._replace(box=(*header.box, *news)), tuple(refused)


class Journal:
    """A record open for writing. An accepted line is on disk before anyone sees the result.

    `game` is the game that is recorded, `header` the lines above the moves, `start` the table before the first;
    `replay` is the record as it is known so far.

    If it `learns`, typed moves teach the box of the game; a game that is only inspected does not. A folder given as
    `copy` gets every line too.
    """

    learns = True

    def __init__(
        self, path: Path | str, game: AnyGame | None = None, progress: Progress | None = None, copy: Path | None = None
    ) -> None:
        self.path = full_path(path)
        self.second = BackupCopy(full_path(copy), self.path) if copy else None
        self._lock = Lock(self.path)
        self._game = game
        self.box: Box | None = None
        self._progress = progress
        # A screen leaves a slow disk to another thread, and may be left meanwhile.
        self._writing = RLock()
        try:
            self._read()
        except BaseException:
            self._lock.release()
            raise

    @classmethod
    def create(cls, path: Path | str, header: Header, game: AnyGame | None = None, copy: Path | None = None) -> Self:
        """Begin a record; refuses seats and rulings that the game does not know, and a path that is taken."""
        header, refused = _add_box_figures(game or game_of(header), header)
        record_file.create(Path(path), write_header(header))
        journal = cls(path, game, copy=copy)
        journal.notices += refused
        return journal

    @classmethod
    def open(
        cls, path: Path | str, game: AnyGame | None = None, progress: Progress | None = None, copy: Path | None = None
    ) -> Self:
        """Continue a record. If that is impossible, `sealed` has the reason, and it is read-only."""
        return cls(path, game, progress, copy)

    def reload(self) -> None:
        """Reload the record after a change by another process; if it is invalid now, keep all and raise NotARecord."""
        with self._writing:
            self._read()

    def _read(self) -> None:
        check(self.path)
        refused: Refusal | None = None
        try:
            self._lock.take()
        except WriteFailed as refusal:
            refused = refusal
        data = read_bytes(self.path)
        self.replay = Replay(data, self._game, progress=self._progress)
        self.game, self.header, self.start = self.replay.game, self.replay.header, self.replay.history.start
        self._ledger = AppendFile(self.path, data, self.replay.good)
        record = self.replay.record()
        self.sealed: Refusal | None = refused or record.sealed or self._ledger.read_only()
        self.notices = (*self._lock.notices(), *record.notices, *find_conflicting_copies(self.path, data))
        # The box of the game completes typed moves, and learns from them, from here on.
        self.box = self.box or Box.for_game(self.game)
        if self.box:
            self.box.begin(self.entries)
            self.replay.history.box = self.box
            self.notices += self.box.contents.refused
        # The copy is completed before anything else, if the record is ours to write.
        if self.second and not self.sealed:
            self.second.keep(self._ledger.data)
            self.second.settle(AT_FIRST)
            self.notices += self.second.news()

    @property
    def state(self) -> AnyState:
        """State after the moves in force."""
        return self.replay.history.state

    @property
    def entries(self) -> Sequence[Accepted]:
        """The moves in force."""
        return self.replay.history.moves

    @property
    def breaks(self) -> Sequence[ClockPause]:
        """Pauses of the clock."""
        return self.replay.history.breaks

    @property
    def extent(self) -> Extent:
        """Extent of the file that is known here."""
        return self._ledger.extent

    def check_file(self) -> None:
        """Raise WriteFailed if another process has changed the file in the meantime."""
        with self._writing:
            self._ledger.check()

    def submit(
        self, text: str, time: str | None = None, made: Sequence[Accepted] = (), stops: Sequence[ClockPause] = ()
    ) -> tuple[Accepted, ...]:
        """Take a line of one or several moves or steps, all or none; they are on disk when this hands them back.

        `made` are moves that another process, on the same record, has already made again for the repairs on the line;
        `stops` are breaks that came before the line.
        """
        with self._writing:
            self._check_open()
            trial = self.history()
            lines = self._adopt_rules(trial, time or now())
            for stop in stops:
                lines += record_lines(self.game, trial.take(stop.step, stop.time), width(self.header))
            accepted = self._take_line(trial, text, time or now(), made)
            for entry in accepted:
                lines += record_lines(self.game, entry, width(self.header))
            if accepted:
                self._append(lines)
                self.replay.history = trial
                if self.box and self.learns:
                    self.box.learn(self.entries)
            return accepted

    def _take_line(self, trial: History, text: str, time: str, made: Sequence[Accepted]) -> tuple[Accepted, ...]:
        text = trim(text)
        check_text(text)
        if not is_time(time):
            raise Unreadable("record-time", word=time, expected=("19:02:11",))
        try:
            return tuple(trial.take_line(text, time, made))
        except Refusal:
            # After another process has changed the file, the table may well be one at which the line makes sense.
            self._ledger.check()
            raise

    def history(self) -> History:
        """Copy the moves in force, to try something on them."""
        return self.replay.history.copy()

    def comment(self, text: str) -> None:
        """Add a remark, which is not a move."""
        text = trim(text).removeprefix("#").strip()
        check_text(text, LINE_LIMIT - 2)
        with self._writing:
            self._check_open()
            self._append([f"# {text}"])
            self.replay.comments.append(Comment(len(self.entries), text))

    def rescue(self, path: Path | str) -> Journal:
        """Go on in a new file with all that held, where the present one is damaged, gone or cannot be written."""
        path = full_path(path)
        with self._writing:
            lines = self._ledger.data.decode("utf-8", "surrogateescape").split("\n")
            trouble = self.replay.trouble
            if trouble:
                lines[trouble.line - 1 :] = [""]
            kept = "\n".join(lines)
            record_file.create(path, kept)
            number, line = count_missing_lines(kept.encode(), self.path)
            self.close()
        rescued = type(self)(path, self._game, copy=self.second.folder if self.second else None)
        rescue = Refusal("record-rescued", path=str(path), file=self.path.name, number=number, line=line)
        rescued.notices = (rescue, *rescued.notices)
        return rescued

    def seal(self) -> None:
        """Seal the journal: nothing more is written, and a write in progress is not awaited."""
        self.sealed = WriteFailed("record-closed")

    def close(self) -> None:
        """Give up the right to write, after the present write."""
        with self._writing:
            self._lock.release()
            self.seal()
            if self.second:
                self.second.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _check_open(self) -> None:
        if self.sealed:
            raise WriteFailed(self.sealed.code, **self.sealed.facts)

    def _append(self, lines: Sequence[str]) -> None:
        for line in lines:
            check_text(line)
        self._ledger.append("".join(f"{line}\n" for line in lines))
        self.replay.torn = None
        if self.second:
            self.second.keep(self._ledger.data)

    def _adopt_rules(self, trial: History, time: str) -> list[str]:
        ours = self.game.version
        if trial.rules == ours:
            return []
        entry = trial.take(Rules(ours), time)
        return record_lines(self.game, entry, width(self.header))


def now() -> str:
    """Return the time of day in the form of the record."""
    return strftime("%H:%M:%S")
