"""Everything on the table in the order in which it lies there: what an audit asks for, and what it compares with."""

from __future__ import annotations

from collections.abc import Iterator

from eighteen80.capabilities import Pile
from eighteen80.russia.box.components import BOX
from eighteen80.russia.moves import Move
from eighteen80.russia.play.fields import BANK
from eighteen80.russia.play.spelling import NOTATION
from eighteen80.russia.put_right.values import said
from eighteen80.russia.remarks import Confirm, Correct
from eighteen80.russia.state import State

OF_A_PLAYER = (
    "points", "tracks", "loco", "doublers", "marker", "factories", "token", "workers", "stock", "coins", "engineer",
    "endcards", "kept",
)  # fmt: skip


def audit(state: State) -> Iterator[Confirm]:
    """Player by player, then the board, then the supply."""
    for name in state.seats:
        yield from (_seen(state, what, name) for what in OF_A_PLAYER)
    yield from (_seen(state, "space", space) for space in state.spaces)
    yield from (_seen(state, "order", name) for name in state.order)
    yield _seen(state, "strip", BANK)
    for number, _ in enumerate(state.stacks, BOX.setup.lowest):
        yield _seen(state, "stack", str(number))
    yield _seen(state, "returned", BANK)
    yield from (_seen(state, what, BANK) for what in ("supply", "qcards", "pile"))


def _seen(state: State, what: str, subject: str) -> Confirm:
    return Confirm(what, subject, said(state, what, subject) or "none")


def pile(move: Move) -> Pile | None:
    """What a move says of the table."""
    return Pile(move.what, move.subject, move.value) if isinstance(move, Confirm) else None


def should_be(state: State, there: Pile) -> str | None:
    """What the record says of a pile."""
    return said(state, there.what, there.subject)


def remedies(state: State, there: Pile, reason: str) -> Iterator[str]:
    """The correction after which this count would agree."""
    if there.what in NOT_CORRECTED or str(there.amount) == should_be(state, there):
        return
    yield NOTATION.write(Correct(there.what, there.subject, str(there.amount), reason))


NOT_CORRECTED = ("space", "board")
