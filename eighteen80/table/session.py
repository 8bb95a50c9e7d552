"""The table's one current moment: the record, an earlier moment that is looked at, or a branch that is tried out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from eighteen80.engine.game import AnyGame, AnyState
from eighteen80.record.history import Accepted, ClockPause, History
from eighteen80.record.journal import Journal, now
from eighteen80.record.replay import Progress
from eighteen80.record.steps import PAUSE
from eighteen80.record.think_times import Times, away, clock_times
from eighteen80.refusals import Illegal, Refusal
from eighteen80.table.input.preview import decisions, likely_lines

LIVE, PAST, BRANCH, SEALED = "live", "past", "branch", "sealed"
PLAYING = (LIVE, BRANCH)
HELD = "record-held"
"""The reason why a record that another program writes is sealed."""


class Payment(NamedTuple):
    """A sum in or out of one purse, with the move that brought it."""

    number: int
    actor: str
    line: str
    amount: int
    balance: int


class Session:
    """A record under way at this table.

    `added` is how many moves the last line has made, `begun` when it was opened.
    """

    def __init__(self, journal: Journal, begun: str = "") -> None:
        self.journal = journal
        self.begun = begun or now()
        self.game: AnyGame = journal.game
        self.seen: int | None = None
        self.tried: tuple[str, ...] = ()
        self.added = 1
        self._branch: History | None = None
        self._wrote = False

    @classmethod
    def open(cls, path: Path | str, progress: Progress | None = None, copy: Path | None = None) -> Session:
        """Go on with the record at `path`; a folder given as `copy` gets every line too."""
        return cls(Journal.open(path, progress=progress, copy=copy))

    @property
    def mode(self) -> str:
        """Mode of the table: playing, looking back, trying something out, or only reading."""
        if self.seen is not None:
            return PAST
        if self._branch is not None:
            return BRANCH
        return SEALED if self.journal.sealed else LIVE

    @property
    def entries(self) -> Sequence[Accepted]:
        """The moves up to the moment shown."""
        if self.seen is not None:
            return self.journal.entries[: self.seen]
        return self._branch.moves if self._branch else self.journal.entries

    @property
    def state(self) -> AnyState:
        """The moment shown."""
        return self.entries[-1].after if self.entries else self.journal.start

    def shown_history(self) -> History:
        """Copy the moves up to the moment shown, to try something on them."""
        history = self._branch.copy() if self._branch else self.journal.history()
        del history.moves[len(self.entries) :]
        return history

    # Playing

    def check_open(self) -> None:
        """Raise Illegal while an earlier moment is shown: nothing can be entered there."""
        if self.seen is not None:
            raise Illegal("table-past", number=self.seen)

    def check_file(self) -> None:
        """Raise WriteFailed if a line was refused while another process has changed the file on the disk."""
        if self.mode == LIVE:
            self.journal.check_file()

    def submit(self, text: str, made: Sequence[Accepted] = ()) -> tuple[Accepted, ...]:
        """Submit a line to the record, or to the branch; `made` are the moves that its repairs need not replay."""
        self.check_open()
        before = len(self.entries)
        if self._branch is not None:
            branch = self._branch.copy()
            accepted = tuple(branch.take_line(text, now(), made))
            self._branch, self.tried = branch, (*self.tried, text)
        else:
            accepted = self.journal.submit(text, made=made, stops=self._away())
            self._wrote = True
        self.added = max(len(self.entries) - before, 1)
        return accepted

    @property
    def likely(self) -> Sequence[str]:
        """The lines that are entered most often now; none where nothing can be."""
        return likely_lines(self.game, self.state) if self.mode in PLAYING else ()

    @property
    def decisions(self) -> Sequence[str]:
        """Answers to a decision that is due before the game continues; none if nothing can be entered."""
        return decisions(self.game, self.state) if self.mode in PLAYING else ()

    # Looking elsewhere

    def check_moment(self, number: int) -> None:
        """Raise Illegal if the record has no such moment; 0 is the start."""
        last = len(self.journal.entries)
        if not 0 <= number <= last:
            raise Illegal("table-no-move", number=number, last=last)

    def look(self, number: int) -> None:
        """Look at the moment after that move."""
        self.check_moment(number)
        self.seen = None if number == len(self.journal.entries) else number

    def step(self, direction: int) -> None:
        """Look one move further back or on; beyond the last one is the present."""
        last = len(self.journal.entries)
        self.look(min(max((last if self.seen is None else self.seen) + direction, 0), last))

    def step_round(self, direction: int) -> None:
        """Look at the nearest moment further back or on at which a round began, or at the first or last of all."""
        last = len(self.journal.entries)
        here = last if self.seen is None else self.seen
        way = range(here - 1, 0, -1) if direction < 0 else range(here + 1, last)
        self.look(next((at for at in way if self._begins_round(at)), 0 if direction < 0 else last))

    def _begins_round(self, number: int) -> bool:
        entry, key = self.journal.entries[number - 1], self.game.round_key
        return key(entry.before) != key(entry.after)

    def branch(self) -> None:
        """Try something out; the record stays as it is."""
        self.return_to_present()
        self._branch = self.journal.history()

    def return_to_present(self) -> bool:
        """Return to the record's own present; whether the table was elsewhere."""
        away = self.seen is not None or self._branch is not None
        self.seen = self._branch = None
        self.tried = ()
        return away

    # Reading

    def ledger(self, name: str) -> Iterator[Payment]:
        """List every sum in and out of one purse; refuse an unknown name."""
        if name not in self.game.purses(self.state):
            raise Illegal("table-no-purse", name=name, names=tuple(self.game.purses(self.state)))
        balance = self.game.purses(self.journal.start).get(name, 0)
        yield Payment(0, "", "", balance, balance)
        for entry in self.entries:
            now = self.game.purses(entry.after).get(name, 0)
            if now != balance:
                yield Payment(entry.number, entry.actor, entry.line, now - balance, now)
            balance = now

    # The clock

    def times(self) -> Times:
        """Return each player's time up to the moment shown, while the program was running."""
        return clock_times(self.game, self.entries, self.state, (*self.journal.breaks, *self._away()))

    def _away(self) -> tuple[ClockPause, ...]:
        """Return the break before this sitting, until the record has it with its first line."""
        return () if self._wrote else away(self.journal.entries, self.journal.breaks, self.begun)

    def close(self) -> None:
        """Release the record; the clock of a game that was played here stops until it is continued."""
        try:
            if self._wrote and not self.journal.sealed and self._runs():
                with suppress(Refusal):
                    self.journal.submit(PAUSE)
        finally:
            self.journal.close()

    def _runs(self) -> bool:
        """Return whether a player has to decide, and the clock counts it."""
        return bool(self.game.due(self.journal.state)) and not self.times().stopped
