"""A record as read: its lines played while they are valid, and the notices about the file."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from eighteen80 import registry
from eighteen80.capabilities import Printed
from eighteen80.engine.game import AnyGame, AnyState, Revision
from eighteen80.fast_class import value
from eighteen80.record.grammar import (
    FORMAT,
    RECORD,
    Header,
    NotARecord,
    RecordLine,
    read_header,
    read_line,
    width,
    write_header,
    write_line,
)
from eighteen80.record.history import Accepted, ClockPause, History
from eighteen80.record.record_file import WriteFailed, read_bytes
from eighteen80.record.steps import read_kept, write_step
from eighteen80.refusals import Refusal
from eighteen80.sheets import Say

TORN = "record-torn"
NEWER = ("record-format-newer", "record-rules-newer")
Progress = Callable[[int, int], None]
"""Called with how many lines have been played, and of how many."""

OFTEN = 50
SHOWN = 200
"""Signs shown of an invalid line."""


class Comment(NamedTuple):
    """A remark in the record, and the number of the move in force that it follows."""

    after: int
    text: str


class InvalidLine(NamedTuple):
    """The first invalid line of a record: its number in the file, its text, and the reason."""

    line: int
    text: str
    reason: Refusal


@value
class Record:
    """A record as read: the moves in force, and the notices about the file."""

    header: Header
    game: AnyGame
    start: AnyState
    entries: tuple[Accepted, ...]
    undone: tuple[Accepted, ...]
    comments: tuple[Comment, ...]
    breaks: tuple[ClockPause, ...]
    trouble: InvalidLine | None
    torn: str | None
    rules: int

    @property
    def state(self) -> AnyState:
        """State after the moves in force."""
        return self.entries[-1].after if self.entries else self.start

    @property
    def notices(self) -> tuple[Refusal, ...]:
        """Notices to show when the record is opened: a torn line, or versions other than ours."""
        ours = self.game.version
        versions = {"written": self.rules, "ours": ours}
        notices = (
            (self.torn is not None, Refusal(TORN, text=(self.torn or "")[:SHOWN])),
            (self.header.format > FORMAT, Refusal("record-format-newer", written=self.header.format, ours=FORMAT)),
            (self.rules > ours, Refusal("record-rules-newer", **versions)),
            (self.rules < ours, Refusal("record-rules-older", **versions)),
        )
        # Each change of the rules since then is shown with the option that keeps the old way.
        revised = (
            Refusal("record-revised", version=version, change=Say(code), keep=keep)
            for version, code, keep in _revisions(self.game, self.rules)
        )
        return (*(refusal for true, refusal in notices if true), *revised)

    @property
    def sealed(self) -> Refusal | None:
        """Reason why nothing may be added to this record: it is newer than the program, or damaged."""
        newer = (notice for notice in self.notices if notice.code in NEWER)
        if notice := next(newer, None):
            return WriteFailed(notice.code, **notice.facts)
        return WriteFailed("record-damaged", **self.trouble._asdict()) if self.trouble else None


class Replay:
    """A record being read: takes its bytes as they come, and plays its lines as long as they are valid."""

    def __init__(
        self, data: bytes, game: AnyGame | None = None, *, strict: bool = False, progress: Progress | None = None
    ) -> None:
        *lines, torn = _decode(data).split("\n")
        self.header, taken = read_header(lines or [torn])
        self.game = game or game_of(self.header)
        self.strict = strict
        self.history = _begin_history(self.game, self.header, taken)
        self.comments: list[Comment] = []
        self.trouble: InvalidLine | None = None
        self._number = taken
        self._progress = progress
        self._stood: AnyState | None = None
        self._lines: Sequence[str] = ()
        self._end(data, torn)
        with registry.pause_collection():
            self._take(lines[taken:])

    def _end(self, data: bytes, torn: str) -> None:
        self.good = data.rfind(b"\n") + 1
        self.torn = torn or None

    def update(self, data: bytes) -> None:
        """Read the record again; only the part after the known lines is new."""
        *lines, torn = _decode(data[self.good :]).split("\n")
        self._end(data, torn)
        self._take(lines)

    def _take(self, lines: Sequence[str]) -> None:
        for number, raw in enumerate(lines):
            if self.trouble:
                return
            if self._progress and number % OFTEN == 0:
                self._progress(number, len(lines))
            self._number += 1
            try:
                line = read_line(self._number, raw)
                if line:
                    self._follow(line)
            except Refusal as refusal:
                self.trouble = InvalidLine(self._number, raw[:SHOWN], refusal)

    def _follow(self, line: RecordLine) -> None:
        match line.kind:
            case "move":
                facts = None if self.strict else line.facts
                self._verify(self.history.play(line.text, line.time, line.actor, facts), line)
            case "comment":
                self.comments.append(Comment(len(self.history.moves), line.text))
            case "checkpoint":
                self._compare(line.text)
            case _:
                self._verify(self.history.take(read_kept(line.text), line.time), line)

    def _verify(self, entry: Accepted, line: RecordLine) -> None:
        if self.strict and entry.facts != line.facts:
            raise Refusal("record-facts", written=line.facts, expected=entry.facts)

    def _compare(self, text: str) -> None:
        state = self.history.state
        if self._stood is not state:
            self._stood, self._lines = state, tuple(self.game.checkpoint(state))
        if text not in self._lines:
            subject = text.partition(" ")[0]
            expected = next((line for line in self._lines if line.partition(" ")[0] == subject), "")
            raise Refusal("record-checkpoint", written=text, expected=expected)

    def record(self) -> Record:
        """Return the record as read so far."""
        history = self.history
        return Record(
            self.header,
            self.game,
            history.start,
            tuple(history.moves),
            tuple(history.undone),
            tuple(self.comments),
            tuple(history.breaks),
            self.trouble,
            self.torn,
            history.rules,
        )


def _decode(data: bytes) -> str:
    # A byte that is not UTF-8 becomes a character that no line may hold: the line is refused, not the file.
    return data.decode("utf-8", "surrogateescape")


def check(path: Path) -> None:
    """Raise NotARecord if the file at that path is missing, or does not begin as a record does."""
    *lines, torn = _decode(read_bytes(path)).split("\n")
    read_header(lines or [torn])


def _revisions(game: AnyGame, since: int) -> Iterator[Revision]:
    if since < game.version:
        yield from (revision for revision in game.revisions if revision.version > since)


def _rulings(game: AnyGame, header: Header, until: int) -> Mapping[str, str]:
    """Return the options of the record; later options keep the rules it was begun with."""
    rulings: dict[str, str] = {}
    for revision in _revisions(game, header.rules):
        if revision.version <= until:
            # The first meaning of an option is that of the record's beginning.
            rulings = {**revision.keep, **rulings}
    return {**rulings, **header.rulings}


def options(game: AnyGame, header: Header) -> Mapping[str, str]:
    """Name the value of every option at this table, the defaults included."""
    return {name: values[0] for name, values in game.options.items()} | dict(_rulings(game, header, game.version))


def paints(game: AnyGame, header: Header) -> Mapping[str, str]:
    """Return the colours of markers in the table's edition, and those of the players as they have chosen them."""
    printed = game.offers(Printed)
    return {**header.paints, **(printed.paints(header.edition) if printed else {})}


def _begin_history(game: AnyGame, header: Header, line: int = 0) -> History:
    try:
        start = game.start(header.seats, _rulings(game, header, game.version))
        for figure in header.box:
            start = apply_figure(game, start, figure)
    except Refusal as refusal:
        # The reader knows no game yet, and the sentence belongs to this game.
        reason = Say(refusal.code, refusal.facts, game.key)
        raise NotARecord("record-head", line=line, game=game.name, reason=reason) from refusal
    return History(game, start, header.rules)


def apply_figure(game: AnyGame, state: AnyState, figure: str) -> AnyState:
    """Return the table with a figure of its box, as written in a header."""
    return game.apply(state, game.resolve(state, game.read(f"box {figure}", state))).state


def game_of(header: Header) -> AnyGame:
    """Return the game that the header names; raise NotARecord if this program does not know it."""
    try:
        return registry.find_game(header.game)
    except KeyError:
        raise NotARecord("record-game", word=header.game, expected=tuple(registry.titles().values())) from None


def read(path: Path | str, game: AnyGame | None = None, *, strict: bool = False) -> Record:
    """Read a record from disk without a lock; raise NotARecord if it is invalid. Strict compares derived facts too."""
    return Replay(read_bytes(Path(path)), game, strict=strict).record()


def compose(header: Header, lines: Iterable[tuple[str, str]], game: AnyGame | None = None) -> Record:
    """Build a record in memory: times with moves, or with remarks that begin with `#`."""
    history = _begin_history(game or game_of(header), header)
    comments = []
    for time, text in lines:
        if text.startswith("#"):
            comments.append(Comment(len(history.moves), text[1:].strip()))
        else:
            history.play(text, time)
    moves = tuple(history.moves)
    return Record(header, history.game, history.start, moves, (), tuple(comments), (), None, None, history.rules)


def clean(record: Record) -> str:
    """Write the record without undone moves and without lines that changed it, as if played so from the start."""
    rulings = _rulings(record.game, record.header, record.rules)
    header = record.header._replace(rules=record.rules, rulings=rulings)
    columns = width(header)
    following: defaultdict[int, list[str]] = defaultdict(list)
    last = len(record.entries)
    for comment in record.comments:
        following[min(comment.after, last)].append(f"# {comment.text}".rstrip())
    for paused in record.breaks:
        following[min(paused.after, last)].append(write_line(paused.time, RECORD, write_step(paused.step), "", columns))
    lines = [write_header(header).removesuffix("\n"), *following[0]]
    for entry in record.entries:
        lines += record_lines(record.game, entry, width(header))
        lines += following[entry.number]
    return "\n".join((*lines, ""))


def record_lines(game: AnyGame, entry: Accepted, columns: int) -> list[str]:
    """List the lines of an accepted move or step: its own, and the checkpoint if it ended a round."""
    lines = [write_line(entry.time, entry.actor, entry.line, entry.facts, columns)]
    if entry.move is not None and game.round_key(entry.before) != game.round_key(entry.after):
        lines += [f"= {line}" for line in game.checkpoint(entry.after)]
    return lines


class RecordFollower:
    """A record that another process continues, watched without a lock."""

    def __init__(self, path: Path | str, game: AnyGame | None = None) -> None:
        self.path = Path(path)
        self._game = game
        self._data = read_bytes(self.path)
        self._replay = Replay(self._data, game)
        self.record = self._replay.record()
        self.lost: Refusal | None = None

    @property
    def notices(self) -> tuple[Refusal, ...]:
        """Notices to show to viewers, each once; a torn line is not one, since the rest of it may be on its way."""
        causes = (self.lost, self.record.sealed, *self.record.notices)
        return tuple({cause.code: cause for cause in causes if cause and cause.code != TORN}.values())

    def poll(self) -> bool:
        """Look again; whether there was anything new. A file that is gone or unreadable is `lost`, and waited for."""
        try:
            data = read_bytes(self.path)
            self.lost = None
            if data == self._data:
                return False
            self.take(data)
        except Refusal as refusal:
            self.lost = refusal
            return False
        return True

    def take(self, data: bytes) -> None:
        """Read the bytes of the file; of a record that has only grown, those that are new."""
        if data.startswith(self._data[: self._replay.good]):
            self._replay.update(data)
        else:
            self._replay = Replay(data, self._game)
        self._data = data
        self.record = self._replay.record()
