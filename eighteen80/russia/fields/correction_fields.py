"""Fields of facts about a table's own box and of corrections: kinds of things, owners, positions."""

from __future__ import annotations

from collections.abc import Sequence

from eighteen80.engine.table_moves import Whose
from eighteen80.line.fields import Kind, Reading
from eighteen80.line.folding import unquote
from eighteen80.russia.box.components import BOX
from eighteen80.russia.fields.single_words import ENGINEERS, as_kept

LYING = (*ENGINEERS, *BOX.tokens, *BOX.cards, "none")
"""Values of a position."""


def spell_value(words: Sequence[str], reading: Reading) -> Sequence[str]:
    """Return the words of a value as the record has them."""
    return [as_kept(word, LYING, reading) for word in words]


BOX_KINDS = ("bar", "pass", "star", "factory", "check", "last", "closed", "tenth", "engineer")
"""Facts of a table's own box, in the order of the questions."""

CHECKS = ("values", "spaces", "engineers")
"""Facts that several sources agree on, for a mere check: values of tracks, costs of spaces, effects of engineers."""


def _canonical(word: str, reading: Reading) -> str:
    """Return the canonical form of a word in another language; words outside the game stay."""
    bare = word.rstrip(",")
    names = (*BOX.locomotives.factories, "workers", *reading.words)
    return next((fixed for fixed in names if reading.means(bare, fixed)), bare) + word[len(bare) :]


class PieceValue(Kind[tuple[str, str]]):
    """A piece of the box and its print: `2 = 3`; the sign may be left out."""

    label = "PIECE = VALUE"
    free = True

    def take(self, words: Sequence[str], at: int, reading: Reading) -> tuple[tuple[str, str], int] | None:
        text = " ".join(_canonical(word, reading) for word in words[at:])
        piece, sign, value = text.partition("=")
        if not sign:
            piece, _, value = text.partition(" ") if " " in text else ("", "", text)
        return ((piece.strip(), value.strip()), len(words)) if value.strip() else None

    def write(self, value: tuple[str, str], move: object) -> str:
        return " = ".join(value)


OF_THE_TABLE = ("returned", "strip", "qcards", "supply", "pile", "turn", "round")
"""Things that belong to no player."""


class Subject(Whose):
    """A player, a number or a space; the bank, which may be left out, owns the rest."""

    def __init__(self) -> None:
        super().__init__(lambda state: tuple(state.seats), OF_THE_TABLE)

    def value(self, word: str, reading: Reading) -> str | None:
        what, text = reading.given.get("what"), unquote(word)
        if what == "stack":
            return text if text.isdecimal() else None
        if what == "space":
            return text if text in BOX.spaces or text.startswith("engineer ") else None
        return super().value(word, reading)
