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
    """One line of the log as written in the file, with its place there."""

    place: int
    number: int
    action: Mapping[str, Any]


class Log:
    """The lines that count, and the messages between them.

    Undo takes back the last action or all after a given one, redo the last undo. Both only change how many lines count,
    since the next action takes the place of all that were undone.
    """

    def __init__(self) -> None:
        self._talk: list[LogLine] = []
        self._places: dict[int, int] = {}
        self._lines: list[LogLine] = []
        self._count = 0
        self._counted_before: list[int] = []

    def take(self, line: LogLine, left: int) -> None:
        """Add a line, or do what it says; `left` counts the lines from it on."""
        match line.action["type"]:
            case "message":
                self._talk.append(line)
            case "undo":
                self._undo(line, left)
            case "redo":
                if not self._counted_before:
                    raise Unreadable("import-redo", action=line.number, left=left)
                self._count = self._counted_before.pop()
            case _:
                self._lines[self._count :] = [line]
                self._count += 1
                self._counted_before.clear()
        self._places.setdefault(line.number, line.place)

    def _undo(self, undo: LogLine, left: int) -> None:
        """Undo the last action, or all after the one named, which may have been talk, or an undone action.

        Where nothing was done yet, nothing is taken back.
        """
        target = undo.action.get("action_id")
        if target is None:
            count = max(self._count - 1, 0)
        elif isinstance(target, int) and (target == 0 or target in self._places):
            last = self._places[target] if target else 0
            count = bisect_right(self._lines, last, hi=self._count, key=itemgetter(0))
        else:
            raise Unreadable("import-undo", action=undo.number, left=left)
        self._counted_before.append(self._count)
        self._count = count

    def entries(self) -> list[LogEntry]:
        """List the actions that count in the order of the log, and the messages between them."""
        entries = map(_entry, sorted((*self._talk, *self._lines[: self._count]), key=itemgetter(0)))
        return [entry for entry in entries if entry.parts or entry.is_talk]


def _entry(line: LogLine) -> LogEntry:
    """Read an entry; setting up a program is not a move, but what it does at once is one."""
    action, automatic = read_action(line.action), tuple(automatic_actions(line.action))
    entry = LogEntry(line.number, action, automatic)
    program = str(line.action["type"]).startswith(PROGRAM)
    return entry if entry.is_talk or program else entry._replace(parts=(action, *automatic))


class Story(NamedTuple):
    """The actions that count; and if the log makes no sense from somewhere on, why, and how many actions follow."""

    entries: Sequence[LogEntry]
    fault: Unreadable | None = None
    left: int = 0


def read_log(actions: Sequence[object]) -> Story:
    """Read the log as far as it makes sense."""
    log = Log()
    for place, action in enumerate(actions, start=1):
        left = len(actions) - place + 1
        try:
            log.take(_line(action, place, left), left)
        except Unreadable as fault:
            return Story(log.entries(), fault, left)
    return Story(log.entries())


def _line(action: object, place: int, left: int) -> LogLine:
    if not isinstance(action, Mapping) or not isinstance(action.get("type"), str):
        raise Unreadable("import-no-action", action=place, left=left)
    number = action.get("id", place)
    return LogLine(place, number if isinstance(number, int) else place, action)
