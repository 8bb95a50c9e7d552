"""What a table tells of its own box, and what is put right: kinds of things, whose they are, what lies where."""

from __future__ import annotations

from collections.abc import Sequence

from eighteen80.line.fields import Kind, OneOf, Owner, Reading, plain_text
from eighteen80.line.folding import unquoted
from eighteen80.russia.box.components import BOX
from eighteen80.russia.fields.single_words import ENGINEERS, as_kept, players

LYING = (*ENGINEERS, *BOX.tokens, *BOX.cards, "none")
"""Words of values: what lies somewhere."""


class Rest(Kind[str]):
    """Words to the end of the line, or to a text in quotes, that another module reads."""

    label = "VALUE"
    free = True

    def __init__(self, *, before_quote: bool = False) -> None:
        super().__init__()
        self.before_quote = before_quote

    def take(self, words: Sequence[str], at: int, reading: Reading) -> tuple[str, int] | None:
        quotes = (place for place in range(at, len(words)) if words[place].startswith('"'))
        end = next(quotes, len(words)) if self.before_quote else len(words)
        text = plain_text([as_kept(word, LYING, reading) for word in words[at:end]], at)
        return (text, end) if text else None


BOX_KINDS = ("bar", "pass", "star", "factory", "check", "last", "closed", "tenth", "engineer")
"""What is asked of a table's own box, in the order in which it is asked."""

CHECKS = ("values", "spaces", "engineers")
"""What several sources say alike and is only looked at: values of tracks, what spaces ask for, what engineers do."""


def _canonical(word: str, reading: Reading) -> str:
    """A word of another language as the record has it; what is no word of the game stays."""
    bare = word.rstrip(",")
    names = (*BOX.locomotives.factories, "workers", *reading.words)
    return next((fixed for fixed in names if reading.means(bare, fixed)), bare) + word[len(bare) :]


class Told(Kind[tuple[str, str]]):
    """A piece of the box and what is printed on it: `2 = 3`; the sign may be left out."""

    label = "PIECE = VALUE"
    free = True

    def take(self, words: Sequence[str], at: int, reading: Reading) -> tuple[tuple[str, str], int] | None:
        said = " ".join(_canonical(word, reading) for word in words[at:])
        piece, sign, value = said.partition("=")
        if not sign:
            piece, _, value = said.partition(" ") if " " in said else ("", "", said)
        return ((piece.strip(), value.strip()), len(words)) if value.strip() else None

    def write(self, value: tuple[str, str], move: object) -> str:
        return " = ".join(value)


BANK = "bank"
"""Whose it is where it is nobody's."""

OF_THE_TABLE = ("returned", "strip", "qcards", "supply", "pile", "turn", "round")
"""What is nobody's."""


class What(OneOf):
    """What lies somewhere or is put right; behind somebody's name nothing that is the table's."""

    def value(self, word: str, reading: Reading) -> str | None:
        found = super().value(word, reading)
        return None if found in OF_THE_TABLE and reading.given.get("subject", BANK) != BANK else found


class Subject(Owner):
    """Whose it is: a player, a number or a space; what is nobody's is the bank's, which need not be said."""

    def __init__(self) -> None:
        super().__init__("WHOSE", players)

    def take(self, words: Sequence[str], at: int, reading: Reading) -> tuple[str, int] | None:
        if reading.given.get("what") in OF_THE_TABLE and words[at] != BANK:
            return BANK, at
        return super().take(words, at, reading)

    def value(self, word: str, reading: Reading) -> str | None:
        found = super().value(word, reading)
        if "what" not in reading.given:
            # A word that is no kind of thing is misspelt, and not the name of a space.
            return found
        text = unquoted(word)
        return found or (text if text in BOX.spaces or text.startswith("engineer ") or text == word else None)
