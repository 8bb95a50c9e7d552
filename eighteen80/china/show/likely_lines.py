"""Lines that are entered most often now, and all answers to a forced decision."""

from __future__ import annotations

from collections.abc import Sequence

from eighteen80.china.moves import NOTATION
from eighteen80.china.show import ask
from eighteen80.china.show.repeated_turns import repeated_turns
from eighteen80.china.state import State


def likely(state: State) -> Sequence[str]:
    """List the lines that are entered most often now; the first may be only the beginning of one."""
    answers = ("; ".join(map(NOTATION.write, moves)) for moves in ask.likely(state))
    return list(dict.fromkeys(filter(None, (*ask.likely_beginning(state), repeated_turns(state), *answers))))


def decisions(state: State) -> Sequence[str]:
    """List every answer to a forced decision."""
    return [NOTATION.write(move) for move in ask.decisions(state)]
