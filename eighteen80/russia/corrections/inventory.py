"""Everything on the table in its order: the questions of an audit, and their corrections."""

from __future__ import annotations

from collections.abc import Iterator

from eighteen80.capabilities import Pile
from eighteen80.engine.corrections import Way
from eighteen80.engine.table_moves import BANK
from eighteen80.refusals import Unreadable
from eighteen80.russia.box.components import BOX
from eighteen80.russia.corrections.values import VALUES
from eighteen80.russia.rules import tableau
from eighteen80.russia.state import LINES, State

BOARD = "board"
OF_A_PLAYER = ("points", BOARD, "token", "workers", "stock", "coins", "engineer", "endcards", "kept")
"""Questions about each player; a tableau is inspected as a whole, and given in one line."""


def values_to_ask(state: State) -> Iterator[tuple[str, str]]:
    """Yield the values player by player, then the board, then the supply."""
    for name in state.seats:
        yield from ((what, name) for what in OF_A_PLAYER)
    yield from (("space", space) for space in state.spaces)
    yield from (("order", name) for name in state.order)
    yield ("strip", BANK)
    yield from (("stack", str(number)) for number, _ in enumerate(state.stacks, BOX.setup.lowest))
    yield from ((what, BANK) for what in ("returned", "supply", "qcards", "pile"))


def ways(state: State, there: Pile) -> Iterator[Way] | None:
    """Return the corrections of a tableau; None for other values, which are corrected to the value found."""
    return iter((tuple(_of_a_board(state, there)),)) if there.what == BOARD else None


def _of_a_board(state: State, there: Pile) -> Iterator[tuple[str, str, str]]:
    """Yield a correction for each part of a tableau that differs."""
    name, before = there.subject, state.players[there.subject]
    try:
        after = tableau.read(str(there.amount), before, state.figures)
    except Unreadable:
        return
    for number, line in enumerate(LINES):
        if after.tracks[number] != before.tracks[number]:
            yield ("tracks", name, f"{line} {tableau.fields(after.tracks[number])}")
        if after.locos[number] != before.locos[number]:
            yield ("loco", name, f"{line} {' '.join(map(str, after.locos[number])) or '0'}")
    there_after = state._replace(players={**state.players, name: after})
    fewer = len(after.factories) < len(before.factories)
    for what in ("doublers", *(("marker", "factories") if fewer else ("factories", "marker"))):
        value = VALUES[what].write(there_after, name)
        if value and value != VALUES[what].write(state, name):
            yield (what, name, value)
