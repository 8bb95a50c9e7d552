"""Fields of corrections and rulings: the thing, its new value, the allowed move."""

from __future__ import annotations

from collections.abc import Sequence

from eighteen80.engine.table_moves import ChangeTo, RecordedValue
from eighteen80.line.fields import Kind, Owner, Reading, UnexpectedWord
from eighteen80.yokohama.fields.numbers import TechnologyName
from eighteen80.yokohama.fields.places import area_at
from eighteen80.yokohama.state import State

TABLE = "table"
"""Owner of things without a player."""
TECHNOLOGY = "tech"
PLACED = ("assistants", "president", "shop", "house", "field", "station", "tile")
"""Things corrected of an area that is named first."""
_SIGNS = "+-"
_TECHNOLOGIES = TechnologyName()


class Subject(Owner):
    """A player, or the table."""

    def __init__(self) -> None:
        super().__init__("NAME | table", _subjects)

    def value(self, word: str, reading: Reading) -> str | None:
        return super().value(word, reading) or (TABLE if reading.means(word, TABLE) else None)


def _subjects(reading: Reading) -> tuple[str, ...]:
    state: State | None = reading.moment.state
    return (*state.seats, TABLE) if state else (TABLE,)


class Change(ChangeTo):
    """New value or difference: the words up to a reason in quotes."""

    def value_words(self, words: Sequence[str], at: int, reading: Reading) -> tuple[Sequence[str], int]:
        found, end = super().value_words(words, at, reading)
        return _with_commas(" ".join(_spell_place(" ".join(found).split(), reading))), end


def _with_commas(text: str) -> Sequence[str]:
    """Return the text in one piece, with each comma at the word before it."""
    return (text.replace(" ,", ","),)


def _spell_place(typed: Sequence[str], reading: Reading) -> Sequence[str]:
    """Return the words with the first area or technology in canonical form, after its sign."""
    if not typed or (what := reading.given.get("what")) not in (TECHNOLOGY, *PLACED):
        return typed
    name = typed[0].lstrip(_SIGNS)
    words = [*filter(None, (name,)), *typed[1:]]
    taken = _TECHNOLOGIES.take(words, 0, reading) if what == TECHNOLOGY else area_at(words, 0, reading)
    if taken is None:
        return typed
    return (f"{typed[0].removesuffix(name)}{taken[0]}", *words[taken[1] :])


class RuledLine(Kind[str]):
    """Another move's line, to the end of this one; it is read when the ruling is made."""

    label = "MOVE"
    free = True

    def take(self, words: Sequence[str], at: int, reading: Reading) -> tuple[str, int] | None:
        if words[at] == reading.move.verb:  # type: ignore[attr-defined]  # every move has a verb
            raise UnexpectedWord(at, ())
        return " ".join(words[at:]), len(words)


class Found(RecordedValue):
    """A value found on the table: the words to the end of the line."""

    def value_words(self, words: Sequence[str], at: int, reading: Reading) -> tuple[Sequence[str], int]:
        found, end = super().value_words(words, at, reading)
        return _with_commas(" ".join(found)), end
