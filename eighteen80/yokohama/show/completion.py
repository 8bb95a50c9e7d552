"""Continuations of a line: the possible verbs, the words of the legal moves that begin so, and the likely lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from eighteen80.line.folding import fold
from eighteen80.line.forms import Choice
from eighteen80.yokohama.engine import ENGINE
from eighteen80.yokohama.moves import NOTATION, VERBS, Done
from eighteen80.yokohama.state import State
from eighteen80.yokohama.turn import due

_MOST = 20
_LOOKED_AT = 1000
"""Number of moves examined: short ones come first, and a list of four areas is not needed."""


def complete(line: str, state: State) -> list[Choice]:
    """List the continuations, each in place of the last word."""
    start = line.rfind(" ") + 1
    if not start:
        begun = fold(line)
        return [Choice(verb, f"move-{verb}") for verb in due(state) if verb.startswith(begun)]
    return [Choice(word) for word in islice(_next_words(line, state), _MOST)]


def _next_words(line: str, state: State) -> Iterator[str]:
    """Yield the words that follow in the lines that begin so."""
    seen: set[str] = set()
    typed = fold(line)
    place = line.count(" ")
    kind = VERBS.get(typed.partition(" ")[0])
    moves = ENGINE.legal_of(state, kind) if kind else ENGINE.legal(state)
    for move in islice(moves, _LOOKED_AT):
        text = NOTATION.write(move)
        words = text.split(" ")
        if fold(text).startswith(typed) and len(words) > place and words[place] not in seen:
            seen.add(words[place])
            yield words[place]


def likely(state: State) -> Sequence[str]:
    """List the lines entered most often now: where nothing has to be decided any more, that the turn is done."""
    return (Done.verb,) if state.turn is not None and state.turn.step == "C" else ()


def decisions(state: State) -> Sequence[str]:
    """List the end of the turn if nothing else is due."""
    return (Done.verb,) if due(state) == (Done.verb,) else ()
