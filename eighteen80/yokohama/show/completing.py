"""How a line could go on: the verbs that may come, and the words of the legal moves that begin so."""

from __future__ import annotations

from collections.abc import Iterator

from eighteen80.game import Choice
from eighteen80.line.folding import fold
from eighteen80.yokohama import making
from eighteen80.yokohama.moves import NOTATION
from eighteen80.yokohama.state import State
from eighteen80.yokohama.turn import due

_MOST = 20


def complete(line: str, state: State) -> list[Choice]:
    """Each choice stands in place of the last word."""
    start = line.rfind(" ") + 1
    if not start:
        begun = fold(line)
        return [Choice(verb, f"move-{verb}") for verb in due(state) if verb.startswith(begun)]
    return [Choice(word) for word in _next_words(line, state)][:_MOST]


def _next_words(line: str, state: State) -> Iterator[str]:
    """The words that follow in the lines that begin so."""
    seen: set[str] = set()
    said = fold(line)
    place = line.count(" ")
    for move in making.legal(state):
        text = NOTATION.write(move)
        words = text.split(" ")
        if fold(text).startswith(said) and len(words) > place and words[place] not in seen:
            seen.add(words[place])
            yield words[place]
