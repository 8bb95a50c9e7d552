"""The log of a recorded game: its actions without the undone ones, and its messages."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from operator import itemgetter
from typing import Any, NamedTuple

from eighteen80.china.site.schema import END, PROGRAM, Action, automatic_actions, read_action
from eighteen80.refusals import Unreadable

MESSAGE = "message"


class LogEntry(NamedTuple):
    """One line of the log: an action that counts, or a message.

    `parts` are the actions to make of it: itself, and those that the site added automatically.
    """

    number: int
    action: Action
    parts: tuple[Action, ...] = ()

    @property
    def kind(self) -> str:
        """The site's word for the action."""
        return self.action.type

    @property
    def is_talk(self) -> bool:
        """True for an entry that is not part of our record: a message, or an early end declared by a player."""
        return self.kind in (MESSAGE, END)


class LogLine(NamedTuple):
    """One line of the log as written in the file; `left` counts the lines from it on."""

    number: int
    action: Mapping[str, object]
    left: int

    @property
    def kind(self) -> str:
        """The site's word for the action."""
        return str(self.action["type"])


class Log:
    """Actions with their places in the file, and how many of them count."""

    def __init__(self) -> None:
        self.places: dict[int, int] = {}
        self._entries: list[tuple[int, LogLine]] = []
        self._count = 0
        self._counted_before: list[int] = []

    def counted_entries(self) -> Sequence[tuple[int, LogLine]]:
        """Return the actions that count, each with its place."""
        return self._entries[: self._count]

    def add(self, place: int, entry: LogLine) -> None:
        """Add an action, which removes the undone ones for good."""
        self._entries[self._count :] = [(place, entry)]
        self._count += 1
        self._counted_before.clear()

    def undo(self, undo: LogLine) -> None:
        """Undo the last action, or all after the one named, which may have been talk, or an undone action.

        Where nothing was done yet, nothing is taken back.
        """
        target = undo.action.get("action_id")
        if target is None:
            count = max(self._count - 1, 0)
        elif isinstance(target, int) and (target == 0 or target in self.places):
            count = bisect_right(self._entries, self.places[target] if target else 0, hi=self._count, key=itemgetter(0))
        else:
            raise Unreadable("import-undo", action=undo.number, left=undo.left)
        self._counted_before.append(self._count)
        self._count = count

    def redo(self, redo: LogLine) -> None:
        """Redo the last undo."""
        if not self._counted_before:
            raise Unreadable("import-redo", action=redo.number, left=redo.left)
        self._count = self._counted_before.pop()


class Story(NamedTuple):
    """The actions that count; and if the log makes no sense from somewhere on, why, and how many actions follow."""

    entries: Sequence[LogEntry]
    fault: Unreadable | None = None
    left: int = 0


def read_log(actions: Sequence[object]) -> Story:
    """Return the actions that count in the order of the log, and the messages between them.

    Undo takes back the last action or all after a given one, redo the last undo. Both only change how many of the log
    count, since the next action takes the place of all that were undone.
    """
    log, talk = Log(), dict[int, LogLine]()
    for place, action in enumerate(actions, start=1):
        left = len(actions) - place + 1
        try:
            _take(log, talk, place, LogLine(_number(action, place), _require_action(action, place, left), left))
        except Unreadable as fault:
            return Story(_read_entries(log, talk), fault, left)
    return Story(_read_entries(log, talk))


def _take(log: Log, talk: dict[int, LogLine], place: int, entry: LogLine) -> None:
    if entry.kind == MESSAGE:
        talk[place] = entry
    elif entry.kind == "undo":
        log.undo(entry)
    elif entry.kind == "redo":
        log.redo(entry)
    else:
        log.add(place, entry)
    log.places.setdefault(entry.number, place)


def _read_entries(log: Log, talk: Mapping[int, LogLine]) -> list[LogEntry]:
    lines = {**talk, **dict(log.counted_entries())}
    entries = (_entry(entry) for _, entry in sorted(lines.items()))
    return [entry for entry in entries if entry.parts or entry.is_talk]


def _entry(line: LogLine) -> LogEntry:
    """Read an entry; setting up a program is not a move, but what it does at once is one."""
    action, automatic = read_action(line.action), tuple(automatic_actions(line.action))
    entry = LogEntry(line.number, action, automatic)
    return entry if entry.is_talk or line.kind.startswith(PROGRAM) else entry._replace(parts=(action, *automatic))


def _require_action(action: object, place: int, left: int) -> Mapping[str, Any]:
    if not isinstance(action, Mapping) or not isinstance(action.get("type"), str):
        raise Unreadable("import-no-action", action=place, left=left)
    return action


def _number(action: object, place: int) -> int:
    number = action.get("id", place) if isinstance(action, Mapping) else place
    return number if isinstance(number, int) else place
