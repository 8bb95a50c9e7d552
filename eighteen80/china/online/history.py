"""What a recorded game comes to: its log of actions with everything taken back left out, and the messages apart."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import takewhile
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
    """The actions that count, in the order of the log: undo takes back the last one or all after a given one.

    Redo puts what the last undo took back in its place. Apart from talk, what is kept stands in its order at any time,
    since an undo takes the end of it.
    """
    kept: dict[int, Entry] = {}
    undone: list[dict[int, Entry]] = []
    places: dict[int, int] = {}
    for place, action in enumerate(actions, start=1):
        entry = Entry(_number(action, place), _checked(action, place))
        if entry.kind == "undo":
            undone.append(_undo(kept, _first_undone(kept, places, entry)))
        elif entry.kind == "redo":
            _redo(kept, undone, entry)
        else:
            kept[place] = entry
            if not entry.is_message:
                undone.clear()
        places.setdefault(entry.number, place)
    return [entry for _, entry in sorted(kept.items()) if not entry.kind.startswith(PROGRAM)]


def _checked(action: Any, place: int) -> Action:
    if not isinstance(action, Mapping) or not isinstance(action.get("type"), str):
        raise Unreadable("import-no-action", action=place)
    return action


def _number(action: Any, place: int) -> int:
    number = action.get("id", place) if isinstance(action, Mapping) else place
    return number if isinstance(number, int) else place


def _first_undone(kept: dict[int, Entry], places: Mapping[int, int], undo: Entry) -> int:
    """Where the part taken back begins; what it begins after may have been talk, or taken back itself."""
    target = undo.action.get("action_id")
    if target == 0:
        return 0
    if isinstance(target, int) and target in places:
        return places[target] + 1
    last = next(_backwards(kept), None)
    if target is not None or last is None:
        raise Unreadable("import-undo", action=undo.number)
    return last


def _backwards(kept: dict[int, Entry]) -> Iterator[int]:
    return (place for place in reversed(kept) if not kept[place].is_message)


def _undo(kept: dict[int, Entry], first: int) -> dict[int, Entry]:
    taken = list(takewhile(lambda place: place >= first, _backwards(kept)))
    return {place: kept.pop(place) for place in reversed(taken)}


def _redo(kept: dict[int, Entry], undone: list[dict[int, Entry]], redo: Entry) -> None:
    if not undone:
        raise Unreadable("import-redo", action=redo.number)
    kept.update(undone.pop())
