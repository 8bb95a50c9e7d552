"""Moves of the banker at any table, in addition to those of its game: notes, counts, corrections, rulings.

Each game gives the words of their fields: value, position, another move's line.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import Field
from typing import Annotated, Any, ClassVar, NamedTuple

from eighteen80.events import ValueEvent
from eighteen80.fast_class import Values
from eighteen80.line import fields
from eighteen80.line.folding import unquote
from eighteen80.line.notation import Notation
from eighteen80.refusals import UNSAID, Label, RecordText, What
from eighteen80.sheets import Facts

BANK = "bank"
"""Actor of lines that change nothing of a player's turn, and owner of things without a player."""
NONE = "none"


class Move:
    """A decision or a note in the words of the table; its verb is the name of its class, unless its head has one."""

    __slots__ = ()
    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]
    verb: ClassVar[str] = ""

    def __init_subclass__(cls, verb: str | None = None) -> None:
        # A class with slots is made twice, the second time without its head.
        if "verb" not in cls.__dict__:
            cls.verb = cls.__name__.lower() if verb is None else verb


class ValueMove(Move, metaclass=Values, verb=""):
    """Base of moves that are quick values without a decorator."""

    __slots__ = ()


OF_THE_GAME: fields.Kind[str] = fields.Kind()
"""Field whose words each game names in its notation, by `TableWords`."""


class Note(ValueMove):
    """note "...": kept in the record, changes nothing"""

    text: Annotated[str, fields.FreeText()]


class Count(ValueMove):
    """count Anna 340, count 2+2 3 trains: the pieces on the table, as many as the record has"""

    subject: Annotated[str, OF_THE_GAME]
    amount: Annotated[int, fields.Amount()]
    what: Annotated[str, OF_THE_GAME] = ""


class Confirm(ValueMove):
    """confirm permit BCR ABC: the table is as the record has it"""

    what: Annotated[str, OF_THE_GAME]
    subject: Annotated[str, OF_THE_GAME]
    value: Annotated[str, OF_THE_GAME]


class Correct(ValueMove):
    """correct cash Anna +50 "reason": what, whose, change or new value, why"""

    what: Annotated[str, OF_THE_GAME]
    subject: Annotated[str, OF_THE_GAME]
    change: Annotated[str, OF_THE_GAME]
    reason: Annotated[str, fields.Why()] = UNSAID


class Overrule(ValueMove, verb="rule"):
    """rule that "he said so in time" buy HKR: a move that the table allows against the rules, and why"""

    reason: Annotated[str, fields.Reason(key="that")]
    line: Annotated[str, OF_THE_GAME]


TABLE_MOVES: tuple[type[Move], ...] = (Note, Count, Confirm, Correct, Overrule)
OF_THE_BANK = (Note, Count, Confirm, Correct)
"""Moves of the banker himself, in no player's name."""


# Events, and the fields of the lines


class Noted(ValueEvent, quiet=True):
    """A remark that changes nothing."""

    text: str


class Counted(ValueEvent):
    """A count has agreed with the record."""

    what: str
    subject: str
    amount: int


class _OfAValue(ValueEvent):
    """Base of events about a value: each language words the value and its place in its own way."""

    __slots__ = ()

    @property
    def facts(self) -> Facts:
        """The figures of its sentence."""
        facts = super().facts
        typed = {name: RecordText(fact) if name in ("value", "change") else fact for name, fact in facts.items()}
        return {**typed, "what": What(facts["what"])}


class Confirmed(_OfAValue):
    """A value confirmed as the record has it."""

    what: str
    subject: str
    value: str


class Corrected(_OfAValue):
    """A corrected value."""

    what: str
    subject: str
    change: str
    reason: str


class Ruled(ValueEvent):
    """The table has allowed a line against the rules."""

    reason: str
    line: str

    @property
    def facts(self) -> Facts:
        """The figures of its sentence."""
        return {"reason": self.reason, "line": RecordText(self.line)}


class ThingOnTable(fields.OneOf):
    """The kind of a value; after a player's name only kinds that players have."""

    def __init__(self, kinds: Sequence[str], unowned: Collection[str], keeper: str) -> None:
        super().__init__(*kinds, label="KIND")
        self.unowned = unowned
        self.keeper = keeper

    def value(self, word: str, reading: fields.Reading) -> str | None:
        found = super().value(word, reading)
        return None if found in self.unowned and reading.given.get("subject", self.keeper) != self.keeper else found


class Whose(fields.Owner):
    """Owner: a player, or the bank for the kinds in `unowned`, which may be left out."""

    def __init__(self, names: Callable[[Any], Collection[str]], unowned: Collection[str] = ()) -> None:
        super().__init__("WHOSE", self._names)
        self.players = names
        self.unowned = unowned

    def _names(self, reading: fields.Reading) -> Collection[str]:
        state = reading.moment.state
        return (BANK,) if state is None else (*self.players(state), BANK)

    def take(self, words: Sequence[str], at: int, reading: fields.Reading) -> tuple[str, int] | None:
        if reading.given.get("what") in self.unowned and words[at] != BANK:
            return BANK, at
        return super().take(words, at, reading)


class WhatIsCounted(fields.OneOf):
    """The counted thing: the first one by default."""

    def __init__(self, kinds: Sequence[str]) -> None:
        super().__init__(*kinds, label="KIND")

    def write(self, value: str, move: object) -> str:
        return "" if value == self.options[0] else value

    def absent(self, default: object, reading: fields.Reading) -> object:
        return self.options[0]


class ChangeTo(fields.Kind[str]):
    """New value or difference: the words up to a reason in quotes."""

    label = "CHANGE"
    free = True

    def take(self, words: Sequence[str], at: int, reading: fields.Reading) -> tuple[str, int] | None:
        value, end = self.value_words(words, at, reading)
        if end == at:
            # The reason is in the place of the value.
            raise fields.UnexpectedWord(at, self.expected_words(reading), fields.MISSING, Label(self.label))
        text = fields.plain_text(value, at)
        return (text, end) if text else None

    def value_words(self, words: Sequence[str], at: int, reading: fields.Reading) -> tuple[Sequence[str], int]:
        """Return the words of the value as the record has them, and the place of the word behind it."""
        end = next((place for place in range(at, len(words)) if words[place].startswith('"')), len(words))
        return [NONE if reading.means(word, NONE) else word for word in words[at:end]], end


class RecordedValue(ChangeTo):
    """A value as it was found: the words to the end of the line."""

    label = "VALUE"

    def value_words(self, words: Sequence[str], at: int, reading: fields.Reading) -> tuple[Sequence[str], int]:
        return [NONE if reading.means(word, NONE) else unquote(word) for word in words[at:]], len(words)


class RuledLine(fields.Kind[str]):
    """Another move's line, to the end of this one, in the words of the record; a ruling cannot rule on a ruling.

    `spell` writes abbreviations in full. `whose` splits off the name of a player who is not to act.
    """

    label = "MOVE"
    free = True

    def __init__(
        self,
        notation: Callable[[], Notation[Any]],
        spell: Callable[[str, Any], str] | None = None,
        whose: Callable[[str, fields.Moment], tuple[str, str]] | None = None,
    ) -> None:
        super().__init__()
        self.notation = notation
        self.spell = spell
        self.whose = whose

    def take(self, words: Sequence[str], at: int, reading: fields.Reading) -> tuple[str, int] | None:
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
    subject: fields.Kind[str]
    line: fields.Kind[str]
    seen: Sequence[str] = ()
    unowned: Collection[str] = ()
    keeper: str = BANK
    change: fields.Kind[str] = ChangeTo()
    found: fields.Kind[str] = RecordedValue()
    counted: Sequence[str] = ()
    countable: fields.Kind[str] | None = None

    def by_move(self) -> Mapping[type, Mapping[str, fields.Kind[Any]]]:
        """Map each field to its kind of words, by the class of the move."""
        corrected = ThingOnTable(self.kinds, self.unowned, self.keeper)
        seen = ThingOnTable((*self.kinds, *self.seen), self.unowned, self.keeper)
        return {
            Correct: {"what": corrected, "subject": self.subject, "change": self.change},
            Confirm: {"what": seen, "subject": self.subject, "value": self.found},
            Count: {"what": WhatIsCounted(self.counted), "subject": self.countable or self.subject},
            Overrule: {"line": self.line},
        }
