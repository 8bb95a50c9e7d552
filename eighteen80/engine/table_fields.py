"""Fields of the moves that every table has: value, position, another move's line."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, NamedTuple

from eighteen80.engine.table_moves import BANK, NONE, Confirm, Correct, Count, Overrule
from eighteen80.line.fields import MISSING, Kind, Moment, OneOf, Owner, Reading, UnexpectedWord, plain_text
from eighteen80.line.folding import unquote
from eighteen80.line.notation import Notation
from eighteen80.refusals import Label


class ThingOnTable(OneOf):
    """The kind of a value; after a player's name only kinds that players have."""

    def __init__(self, kinds: Sequence[str], unowned: Collection[str], keeper: str) -> None:
        super().__init__(*kinds, label="KIND")
        self.unowned = unowned
        self.keeper = keeper

    def value(self, word: str, reading: Reading) -> str | None:
        found = super().value(word, reading)
        return None if found in self.unowned and reading.given.get("subject", self.keeper) != self.keeper else found


class Whose(Owner):
    """Owner: a player, or the bank for the kinds in `unowned`, which may be left out."""

    def __init__(self, names: Callable[[Any], Collection[str]], unowned: Collection[str] = ()) -> None:
        super().__init__("WHOSE", self._names)
        self.players = names
        self.unowned = unowned

    def _names(self, reading: Reading) -> Collection[str]:
        state = reading.moment.state
        return (BANK,) if state is None else (*self.players(state), BANK)

    def take(self, words: Sequence[str], at: int, reading: Reading) -> tuple[str, int] | None:
        if reading.given.get("what") in self.unowned and words[at] != BANK:
            return BANK, at
        return super().take(words, at, reading)


class WhatIsCounted(OneOf):
    """The counted thing: the first one by default."""

    def __init__(self, kinds: Sequence[str]) -> None:
        super().__init__(*kinds, label="KIND")

    def write(self, value: str, move: object) -> str:
        return "" if value == self.options[0] else value

    def absent(self, default: object, reading: Reading) -> object:
        return self.options[0]


class ChangeTo(Kind[str]):
    """New value or difference: the words up to a reason in quotes."""

    label = "CHANGE"
    free = True

    def take(self, words: Sequence[str], at: int, reading: Reading) -> tuple[str, int] | None:
        value, end = self.value_words(words, at, reading)
        if end == at:
            # The reason is in the place of the value.
            raise UnexpectedWord(at, self.expected_words(reading), MISSING, Label(self.label))
        text = plain_text(value, at)
        return (text, end) if text else None

    def value_words(self, words: Sequence[str], at: int, reading: Reading) -> tuple[Sequence[str], int]:
        """Return the words of the value as the record has them, and the place of the word behind it."""
        end = next((place for place in range(at, len(words)) if words[place].startswith('"')), len(words))
        return [NONE if reading.means(word, NONE) else word for word in words[at:end]], end


class RecordedValue(ChangeTo):
    """A value as it was found: the words to the end of the line."""

    label = "VALUE"

    def value_words(self, words: Sequence[str], at: int, reading: Reading) -> tuple[Sequence[str], int]:
        return [NONE if reading.means(word, NONE) else unquote(word) for word in words[at:]], len(words)


class RuledLine(Kind[str]):
    """Another move's line, to the end of this one, in the words of the record; a ruling cannot rule on a ruling.

    `spell` writes abbreviations in full. `whose` splits off the name of a player who is not to act.
    """

    label = "MOVE"
    free = True

    def __init__(
        self,
        notation: Callable[[], Notation[Any]],
        spell: Callable[[str, Any], str] | None = None,
        whose: Callable[[str, Moment], tuple[str, str]] | None = None,
    ) -> None:
        super().__init__()
        self.notation = notation
        self.spell = spell
        self.whose = whose

    def take(self, words: Sequence[str], at: int, reading: Reading) -> tuple[str, int] | None:
        # The rules refuse this move, so neither those due nor the legal ones say what is meant.
        moment, notation = reading.moment.inner(), self.notation()
        who, line = "", " ".join(words[at:])
        if self.whose:
            who, line = self.whose(line, moment)
        if self.spell:
            line = self.spell(line, moment.state)
        if notation.find(line.partition(" ")[0], moment).move is reading.move:
            return None
        line = notation.write(notation.read(line, moment))
        return f"{who}: {line}" if who else line, len(words)


class TableWords(NamedTuple):
    """The words of the table's own moves in one game.

    `kinds` can be corrected, these and `seen` confirmed, `counted` counted. The `unowned` kinds belong to the `keeper`.
    """

    kinds: Sequence[str]
    subject: Kind[str]
    line: Kind[str]
    seen: Sequence[str] = ()
    unowned: Collection[str] = ()
    keeper: str = BANK
    change: Kind[str] = ChangeTo()
    found: Kind[str] = RecordedValue()
    counted: Sequence[str] = ()
    countable: Kind[str] | None = None

    def by_move(self) -> Mapping[type, Mapping[str, Kind[Any]]]:
        """Map each field to its kind of words, by the class of the move."""
        corrected = ThingOnTable(self.kinds, self.unowned, self.keeper)
        seen = ThingOnTable((*self.kinds, *self.seen), self.unowned, self.keeper)
        return {
            Correct: {"what": corrected, "subject": self.subject, "change": self.change},
            Confirm: {"what": seen, "subject": self.subject, "value": self.found},
            Count: {"what": WhatIsCounted(self.counted), "subject": self.countable or self.subject},
            Overrule: {"line": self.line},
        }
