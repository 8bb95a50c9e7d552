"""Fewest keys for a move: the shortest line that means it, or its proposal, with Enter."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice, product

from eighteen80.capabilities import SuggestsLines
from eighteen80.refusals import Refusal
from eighteen80.russia import GAME
from eighteen80.russia.moves import Move
from eighteen80.russia.state import State

ENTER, TAB = 1, 1
LETTERS = {
    "black": "k", "factory": "f", "build": "", "both": "l3", "order": "r", "token": "q", "move": "i", "lay": "",
    "freed": "", "relocate": "",
}  # fmt: skip
"""Verbs whose single letter is not their own first one, or that need none."""
WORDS = {"return": "-", "for": "x", "tile": "", "gap": "g", "points": "10"}
TRIED = 400
_TOKEN = re.compile(r"\S+")


def fewest(state: State, move: Move) -> int:
    """The keys of the cheapest way to enter the move, with the one that enters it."""
    line = shortest(state, move)
    typed = len(line) + ENTER
    for number, proposed in enumerate(islice(GAME.offers(SuggestsLines).likely(state), typed - ENTER), 1):
        if _means(state, proposed, move):
            return min(typed, number * TAB + ENTER)
    return typed


def shortest(state: State, move: Move) -> str:
    """The shortest line that is understood as the move."""
    line = GAME.write(move)
    tried = islice(sorted(set(_lines(line)), key=len), TRIED)
    return next((short for short in tried if _means(state, short, move)), line)


def _means(state: State, line: str, move: Move) -> bool:
    try:
        return GAME.resolve(state, GAME.read(line, state)) == move
    except Refusal:
        return False


def _lines(line: str) -> Iterator[str]:
    """The line with its words cut short, glued or apart."""
    verb, *words = _TOKEN.findall(line)
    heads = {*(verb[:letters] for letters in range(1, 5)), LETTERS.get(verb, verb[0]), verb}
    tails = [tuple({*_cut(word)}) for word in words]
    for head, *rest in product(heads, *tails):
        words = [head, *filter(None, rest)]
        for cut in range(len(words)):
            # Up to here words are glued, from here on they are separate, or the other way round.
            yield " ".join(["".join(words[: cut + 1]), *words[cut + 1 :]])
            yield " ".join([*words[:cut], "".join(words[cut:])])
            yield " ".join(["".join(words[: cut + 1]), "".join(words[cut + 1 :])])


def _cut(word: str) -> Iterator[str]:
    """A word in small letters, and as its beginnings where it is one of the fixed ones."""
    small = word.lower()
    yield small
    if small in WORDS:
        yield WORDS[small]
    elif small in LETTERS or (word.isalpha() and word.islower()):
        yield from (small[:letters] for letters in (1, 2, 3))
        yield LETTERS.get(small, small[0])
