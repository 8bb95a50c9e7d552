"""Messages between the screen and the process that tries lines out.

They are apart from the module that is run as that process, where their classes would have another name.
"""

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
    """A line to be tried, after the lines of a branch if there is one; it is typed or entered.

    `known` is the screen's part of the record: the rest of the file is ignored.
    """

    serial: int
    branch: tuple[str, ...]
    text: str
    entered: bool = False
    known: Extent | None = None


class LineResult(NamedTuple):
    """Result of an entered line: its recorded form, with the moves that it makes again, or the refusal."""

    line: str
    refusal: Refusal | None = None
    made: Sequence[Accepted] = ()


class Alive(NamedTuple):
    """A sign of life; the first one after the start identifies the program."""

    program: Program | None = None


PING = Request(0, (), "")
"""Request for a sign of life, which is answered during any work."""

Piece = Advice | LineResult | Sequence[Accepted] | Alive
"""One message: an answer, some of the moves that belong to it, or a sign of life."""


def encode_frame(value: object) -> bytes:
    """Frame a value for a pipe: its length, and then itself."""
    data = pickle.dumps(value)
    return LENGTH.pack(len(data)) + data


def decode_frame(data: bytes) -> Any:
    """Read a framed value; both ends of the pipe are our own."""
    return pickle.loads(data)  # noqa: S301
