"""Hand moves on the real table: a short list in large letters of the pieces that the last moves have moved."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from eighteen80.capabilities import PURSE, HasPurses, ListsTableSteps
from eighteen80.engine.game import AnyGame
from eighteen80.record.history import Accepted
from eighteen80.sheets import Cell, Figure
from eighteen80.table.input.effects import head


def last_line_moves(game: AnyGame, entries: Sequence[Accepted], line: int) -> Sequence[Accepted]:
    """Return the moves of the last line, `line` in number; if they move no piece, the last move that does."""
    begun = max(len(entries) - max(line, 1), 0)
    if any(steps_by_piece(game, entries[begun:])):
        return entries[begun:]
    found = (entries[at : at + 1] for at in range(begun - 1, -1, -1))
    return next((moved for moved in found if any(steps_by_piece(game, moved))), ())


def steps_by_piece(game: AnyGame, entries: Sequence[Accepted]) -> Iterator[Figure]:
    """Yield pieces, move by move; then the total change of each purse."""
    if hands := game.offers(ListsTableSteps):
        for entry in entries:
            if entry.move is not None:
                yield from hands.by_hand(entry.before, entry.move, entry.events)
    if (accounted := game.offers(HasPurses)) and entries:
        was, now = accounted.purses(entries[0].before), accounted.purses(entries[-1].after)
        for name in (name for name in now if now[name] != was.get(name, 0)):
            amount = f"{now[name] - was.get(name, 0):+}".replace("-", "−")
            yield Figure(Cell(name, "strong"), amount, Cell(head(PURSE), "dim"))
