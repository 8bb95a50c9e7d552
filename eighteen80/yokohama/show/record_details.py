"""Details of a move in `states`, in addition to the state after it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from eighteen80.events import Event
from eighteen80.yokohama.engine import made_by
from eighteen80.yokohama.moves import NOTATION, Move
from eighteen80.yokohama.state import State


def extras(before: State, move: Move, _events: Sequence[Event]) -> Mapping[str, object]:
    """Return number, player and line of the move, as the published schema names them."""
    return {"n": before.number + 1, "by": made_by(before, move), "line": NOTATION.write(move)}
