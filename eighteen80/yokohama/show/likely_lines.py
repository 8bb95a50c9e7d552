"""Lines that are entered most often now, and the end of a turn that is over."""

from __future__ import annotations

from collections.abc import Sequence

from eighteen80.yokohama import turn
from eighteen80.yokohama.moves import Done
from eighteen80.yokohama.state import State


def likely(state: State) -> Sequence[str]:
    """List the lines entered most often now: where nothing has to be decided any more, that the turn is done."""
    return (Done.verb,) if state.turn is not None and state.turn.step == "C" else ()


def decisions(state: State) -> Sequence[str]:
    """List the end of the turn if nothing else is due."""
    return (Done.verb,) if turn.due(state) == (Done.verb,) else ()
