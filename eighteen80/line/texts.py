"""Free text in the fields of moves: remarks and reasons, and values in several words."""

from __future__ import annotations

from collections.abc import Sequence

from eighteen80.line.fields import MISSING, Kind, Reading, UnexpectedWord
from eighteen80.line.folding import quote, unquote
from eighteen80.refusals import Label, Unreadable

_LONGEST_TEXT = 500


class FreeText(Kind[str]):
    """Free text to the end of the line; written in quotes, which a reader may do without."""

    label = "TEXT"
    free = True

    def take(self, words: Sequence[str], at: int, reading: Reading) -> tuple[str, int]:
        return _check_length(unquote(words[at]) if at == len(words) - 1 else " ".join(words[at:])), len(words)

    def write(self, value: str, move: object) -> str:
        return quote(value)


class Why(FreeText):
    """Reason of a move; a line without it is refused last of all, and written with room for it."""

    label = "REASON"
    always = True


class Reason(FreeText):
    """Reason for a move: one text in quotes, with more of the line after it."""

    label = "REASON"
    free = False

    def take(self, words: Sequence[str], at: int, reading: Reading) -> tuple[str, int]:
        if words[at][0] != '"':
            raise UnexpectedWord(at, (Label(self.label),), MISSING, Label(self.label))
        return _check_length(unquote(words[at])), at + 1


def plain_text(words: Sequence[str], at: int) -> str:
    """Join the words from word `at` on into one text; refuse quotes and semicolons."""
    text = " ".join(" ".join(words).split())
    if '"' in text or ";" in text:
        place = next(place for place, word in enumerate(words) if '"' in word or ";" in word)
        raise UnexpectedWord(at + place, (Label(FreeText.label),))
    return text


def _check_length(text: str) -> str:
    if len(text) > _LONGEST_TEXT:
        raise Unreadable("unreadable-length", word=text[:_LONGEST_TEXT], longest=_LONGEST_TEXT)
    return text
