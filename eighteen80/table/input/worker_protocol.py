"""What goes between the screen and the process that tries lines out."""

from __future__ import annotations

import pickle
import struct
from collections.abc import Sequence
from typing import Any, NamedTuple

from eighteen80.record.history import Accepted
from eighteen80.record.record_file import Extent
from eighteen80.refusals import Refusal
from eighteen80.table.input.preview import Advice
from eighteen80.table.own_program import Program

LENGTH = struct.Struct("!I")


class Request(NamedTuple):
    """A line to be tried, after the lines of a branch if there is one; it may have been entered and not only typed.

    `known` is what the screen has of the record: whatever else lies in the file is nothing to it.
    """

    serial: int
    branch: tuple[str, ...]
    text: str
    entered: bool = False
    known: Extent | None = None


class Worked(NamedTuple):
    """What an entered line comes to: how the record has it, with the moves that it makes again, or why it cannot be."""

    line: str
    refusal: Refusal | None = None
    made: Sequence[Accepted] = ()


class Alive(NamedTuple):
    """A sign of life; the first one after the start says which program answers."""

    program: Program | None = None


PING = Request(0, (), "")
"""Asks for a sign of life, which comes at once whatever is worked on."""

Piece = Advice | Worked | Sequence[Accepted] | Alive
"""What is handed over at once: an answer, before it some of the moves that belong to it, or a sign of life."""


def framed(value: object) -> bytes:
    """A value as it goes through a pipe: how long it is, and then itself."""
    data = pickle.dumps(value)
    return LENGTH.pack(len(data)) + data


def unframed(data: bytes) -> Any:
    """The value again; both ends of the pipe are ours."""
    return pickle.loads(data)  # noqa: S301
