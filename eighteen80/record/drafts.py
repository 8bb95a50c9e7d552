"""Drafts of a repair: the moves to be made again, and the edits that change their list."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple

from eighteen80.record.steps import AMEND, DROP, INSERT, UNDO, Edit
from eighteen80.refusals import Illegal, RecordText, Refusal

if TYPE_CHECKING:
    from eighteen80.record.history import Accepted


class Draft(NamedTuple):
    """A move to be made again: a kept one, which holds only in the name of its actor, or the new one of an edit.

    A new one may be made in the place of another, which it `was`.
    """

    line: str
    time: str
    kept: Accepted | None
    edit: int = -1
    was: Accepted | None = None


def apply_edit(drafts: list[Draft], edit: Edit, number: int) -> int:
    """Change the list of moves; return the number of unchanged ones at its beginning."""
    index = edit.at - 1
    if edit.verb == UNDO and edit.at < len(drafts):
        del drafts[edit.at :]
        return edit.at
    if index >= len(drafts) or edit.verb == UNDO:
        raise Illegal("record-no-move", number=edit.at, moves=len(drafts))
    was = drafts[index].kept if edit.verb == AMEND else None
    new = [] if edit.verb == DROP else [Draft(edit.text, drafts[index].time, None, number, was)]
    drafts[index : index if edit.verb == INSERT else edit.at] = new
    return index


@contextmanager
def mark_edit(number: int, was: Accepted | None = None) -> Iterator[None]:
    """Mark refusals within the block as belonging to that edit, and to the move that it replaces."""
    try:
        yield
    except Refusal as refusal:
        refusal.edit = number
        if was:
            refusal.was = {"number": was.number, "who": was.actor, "line": RecordText(was.line)}
        raise
