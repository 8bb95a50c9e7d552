"""What a recorded game comes to: its log of actions with everything taken back left out, and the messages apart."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from eighteen80.refusals import Unreadable

Action = Mapping[str, Any]

MESSAGE = "message"
PROGRAM = "program_"


class Entry(NamedTuple):
    """One line of the log: an action that counts, or what somebody wrote."""

    number: int
    action: Action

    @property
    def kind(self) -> str:
        """The site's word for the action."""
        return str(self.action["type"])

    @property
    def is_message(self) -> bool:
        """Whether it is talk, which nobody takes back."""
        return self.kind == MESSAGE


def standing(actions: Sequence[Action]) -> list[Entry]:
    """The actions that count, in order: undo takes back the last one or all after a given one, redo the last undo."""
    kept: list[Entry] = []
    undone: list[list[Entry]] = []
    for place, action in enumerate(actions, start=1):
        entry = Entry(_number(action, place), _checked(action, place))
        if entry.kind == "undo":
            undone.append(_undo(kept, entry))
        elif entry.kind == "redo":
            _redo(kept, undone, entry)
        else:
            kept.append(entry)
            if not entry.is_message:
                undone.clear()
    return [entry for entry in kept if not entry.kind.startswith(PROGRAM)]


def _checked(action: Any, place: int) -> Action:
    if not isinstance(action, Mapping) or not isinstance(action.get("type"), str):
        raise Unreadable("import-no-action", action=place)
    return action


def _number(action: Any, place: int) -> int:
    number = action.get("id", place) if isinstance(action, Mapping) else place
    return number if isinstance(number, int) else place


def _undo(kept: list[Entry], undo: Entry) -> list[Entry]:
    since = _place_after(kept, undo)
    taken = [entry for entry in kept[since:] if not entry.is_message]
    kept[since:] = [entry for entry in kept[since:] if entry.is_message]
    return taken


def _place_after(kept: Sequence[Entry], undo: Entry) -> int:
    """Where the part taken back begins."""
    target = undo.action.get("action_id")
    if target == 0:
        return 0
    for place in range(len(kept) - 1, -1, -1):
        if target is None and not kept[place].is_message:
            return place
        if target is not None and kept[place].number == target:
            return place + 1
    raise Unreadable("import-undo", action=undo.number)


def _redo(kept: list[Entry], undone: list[list[Entry]], redo: Entry) -> None:
    if not undone:
        raise Unreadable("import-redo", action=redo.number)
    kept.extend(undone.pop())


def messages(entries: Iterable[Entry]) -> list[Entry]:
    """What was written beside the game."""
    return [entry for entry in entries if entry.is_message]
