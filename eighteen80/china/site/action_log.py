"""The log of a recorded game: its actions without the undone ones, and its messages."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from operator import itemgetter
from typing import Any, NamedTuple

from eighteen80.china.site.schema import END, PROGRAM, Action, done_by_itself, read_action
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
    def is_message(self) -> bool:
        """True for talk, which cannot be undone."""
        return self.kind == MESSAGE

    @property
    def is_talk(self) -> bool:
        """True for an entry that is not part of our record: a message, or an early end declared by a player."""
        return self.kind in (MESSAGE, END)


class Said(NamedTuple):
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
        self._entries: list[tuple[int, Said]] = []
        self._count = 0
        self._counted_before: list[int] = []

    def standing(self) -> Sequence[tuple[int, Said]]:
        """Return the actions that count, each with its place."""
        return self._entries[: self._count]

    def add(self, place: int, entry: Said) -> None:
        """Add an action, which removes the undone ones for good."""
        self._entries[self._count :] = [(place, entry)]
        self._count += 1
        self._counted_before.clear()

    def undo(self, undo: Said) -> None:
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

    def redo(self, redo: Said) -> None:
        """Redo the last undo."""
        if not self._counted_before:
            raise Unreadable("import-redo", action=redo.number, left=redo.left)
        self._count = self._counted_before.pop()


class Story(NamedTuple):
    """The actions that count; and if the log makes no sense from somewhere on, why, and how many actions follow."""

    entries: Sequence[LogEntry]
    fault: Unreadable | None = None
    left: int = 0


def standing(actions: Sequence[object]) -> Story:
    """Return the actions that count in the order of the log, and the messages between them.

    Undo takes back the last action or all after a given one, redo the last undo. Both only change how many of the log
    count, since the next action takes the place of all that were undone.
    """
    log, talk = Log(), dict[int, Said]()
    for place, action in enumerate(actions, start=1):
        left = len(actions) - place + 1
        try:
            _take(log, talk, place, Said(_number(action, place), _checked(action, place, left), left))
        except Unreadable as fault:
            return Story(_told(log, talk), fault, left)
    return Story(_told(log, talk))


def _take(log: Log, talk: dict[int, Said], place: int, entry: Said) -> None:
    if entry.kind == MESSAGE:
        talk[place] = entry
    elif entry.kind == "undo":
        log.undo(entry)
    elif entry.kind == "redo":
        log.redo(entry)
    else:
        log.add(place, entry)
    log.places.setdefault(entry.number, place)


def _told(log: Log, talk: Mapping[int, Said]) -> list[LogEntry]:
    kept = {**talk, **dict(log.standing())}
    told = (_entry(entry) for _, entry in sorted(kept.items()))
    return [entry for entry in told if entry.parts or entry.is_talk]


def _entry(said: Said) -> LogEntry:
    """Read an entry; setting up a program is not a move, but what it does at once is one."""
    action, by_itself = read_action(said.action), tuple(done_by_itself(said.action))
    entry = LogEntry(said.number, action, by_itself)
    return entry if entry.is_talk or said.kind.startswith(PROGRAM) else entry._replace(parts=(action, *by_itself))


def _checked(action: object, place: int, left: int) -> Mapping[str, Any]:
    if not isinstance(action, Mapping) or not isinstance(action.get("type"), str):
        raise Unreadable("import-no-action", action=place, left=left)
    return action


def _number(action: object, place: int) -> int:
    number = action.get("id", place) if isinstance(action, Mapping) else place
    return number if isinstance(number, int) else place
