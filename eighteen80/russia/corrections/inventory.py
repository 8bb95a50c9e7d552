"""Everything on the table in the order in which it lies there: what an audit asks for, and what it compares with."""

from __future__ import annotations

from collections.abc import Iterator

from eighteen80.capabilities import Pile
from eighteen80.refusals import UNSAID, Typed, Unreadable
from eighteen80.russia.box.components import BOX
from eighteen80.russia.corrections.values import in_words, said
from eighteen80.russia.fields.correction_fields import BANK
from eighteen80.russia.fields.spelling import NOTATION
from eighteen80.russia.moves import Move
from eighteen80.russia.rules import tableau
from eighteen80.russia.state import LINES, State
from eighteen80.russia.table_moves import Confirm, Correct

BOARD = "board"
OF_A_PLAYER = ("points", BOARD, "token", "workers", "stock", "coins", "engineer", "endcards", "kept")
"""What is asked of each player; a tableau is looked at as a whole, and told in one line."""


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


def counted(state: State, there: Pile) -> str | None:
    """What the record says of a pile."""
    text = said(state, there.what, there.subject)
    return None if text is None else Typed(text)


def remedies(state: State, there: Pile, reason: str = UNSAID) -> Iterator[str]:
    """The corrections after which this count would agree."""
    if there.what == BOARD:
        yield from (NOTATION.write(correct) for correct in _of_a_board(state, there, reason))
    elif there.what not in NOT_CORRECTED and str(there.amount) != counted(state, there):
        yield NOTATION.write(Correct(there.what, there.subject, str(there.amount), reason))


def _of_a_board(state: State, there: Pile, reason: str) -> Iterator[Correct]:
    """A correction for each part of a tableau that lies otherwise."""
    name, before = there.subject, state.players[there.subject]
    try:
        after = tableau.read(str(there.amount), before, state.figures)
    except Unreadable:
        return
    for number, line in enumerate(LINES):
        if after.tracks[number] != before.tracks[number]:
            yield Correct("tracks", name, f"{line} {tableau.fields(after.tracks[number])}", reason)
        if after.locos[number] != before.locos[number]:
            yield Correct("loco", name, f"{line} {' '.join(map(str, after.locos[number])) or '0'}", reason)
    there_after = state._replace(players={**state.players, name: after})
    fewer = len(after.factories) < len(before.factories)
    for what in ("doublers", *(("marker", "factories") if fewer else ("factories", "marker"))):
        if (value := said(there_after, what, name)) and value != said(state, what, name):
            yield Correct(what, name, value, reason)


NOT_CORRECTED = ("space",)


def found(state: State, pile: Pile, text: str) -> str:
    """Return what was found in the words of the record."""
    return in_words(state, pile.what, pile.subject, text)
