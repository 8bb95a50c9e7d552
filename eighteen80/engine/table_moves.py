"""Moves of the banker at any table, in addition to those of its game: notes, counts, corrections, rulings.

Each game gives the words of their fields: value, position, another move's line.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import Field
from typing import Annotated, Any, ClassVar, NamedTuple

from eighteen80.events import ValueEvent
from eighteen80.fast_class import Values
from eighteen80.line import fields, texts
from eighteen80.line.folding import fold, unquote
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

    text: Annotated[str, texts.FreeText()]


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
    reason: Annotated[str, texts.Why()] = UNSAID


class Overrule(ValueMove, verb="rule"):
    """rule that "he said so in time" buy HKR: a move that the table allows against the rules, and why"""

    reason: Annotated[str, texts.Reason(key="that")]
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


class Whose(fields.Owner):
    """Owner of a value: a player, one of the `things` of the box, or the `keeper` for the kinds in `unowned`.

    The keeper may be left out: before nothing but a reason, even a name is the value itself.
    """

    def __init__(
        self,
        players: Callable[[Any], Collection[str]],
        unowned: Collection[str] = (),
        keeper: str = BANK,
        label: str = "WHOSE",
        things: Collection[str] = (),
    ) -> None:
        super().__init__(label, self._names)
        self.players = players
        self.unowned = unowned
        self.keeper = keeper
        self.things = tuple(dict.fromkeys((*things, keeper)))

    def _names(self, reading: fields.Reading) -> Collection[str]:
        state = reading.moment.state
        return self.things if state is None else (*self.players(state), *self.things)

    def take(self, words: Sequence[str], at: int, reading: fields.Reading) -> tuple[str, int] | None:
        alone = at + 1 == len(words) or words[at + 1].startswith('"')
        if reading.given.get("what") in self.unowned and not reading.means(words[at], self.keeper):
            named = () if alone else map(fold, self.names(reading))
            if fold(words[at]) not in named:
                return self.keeper, at
        return super().take(words, at, reading)

    def value(self, word: str, reading: fields.Reading) -> str | None:
        return super().value(word, reading) or (self.keeper if reading.means(word, self.keeper) else None)


class ThingOnTable(fields.OneOf):
    """The kind of a value; after a player's name only kinds that players have."""

    def __init__(self, kinds: Sequence[str], whose: Whose) -> None:
        super().__init__(*kinds, label="KIND")
        self.whose = whose

    def value(self, word: str, reading: fields.Reading) -> str | None:
        found, keeper = super().value(word, reading), self.whose.keeper
        return None if found in self.whose.unowned and reading.given.get("subject", keeper) != keeper else found


class WhatIsCounted(fields.OneOf):
    """The counted thing: the first one by default."""

    def __init__(self, kinds: Sequence[str]) -> None:
        super().__init__(*kinds, label="KIND")

    def write(self, value: str, move: object) -> str:
        return "" if value == self.options[0] else value

    def absent(self, default: object, reading: fields.Reading) -> object:
        return self.options[0]


Spell = Callable[[Sequence[str], fields.Reading], Sequence[str]]


def spell_none(words: Sequence[str], reading: fields.Reading) -> Sequence[str]:
    """Return the words of a value with the word of the record for nothing."""
    return [NONE if reading.means(word, NONE) else word for word in words]


class ChangeTo(fields.Kind[str]):
    """New value or difference, in the words of the record: up to a reason in quotes.

    Without one it may be `figured`, and ends at its first figure.
    """

    label = "CHANGE"
    free = True

    def __init__(self, spell: Spell = spell_none, *, figured: bool = False) -> None:
        super().__init__()
        self.spell = spell
        self.figured = figured

    def take(self, words: Sequence[str], at: int, reading: fields.Reading) -> tuple[str, int] | None:
        end = self.end(words, at)
        value = self.spell([*map(unquote, words[at:end])], reading)
        if end == at:
            # The reason is in the place of the value.
            raise fields.UnexpectedWord(at, self.expected_words(reading), fields.MISSING, Label(self.label))
        text = texts.plain_text(value, at)
        return (text, end) if text else None

    def end(self, words: Sequence[str], at: int) -> int:
        """Return the place of the word behind the value; of several words in quotes the last is the reason."""
        quoted = [place for place in range(at, len(words)) if words[place].startswith('"')]
        if quoted or not self.figured:
            return quoted[-1] if quoted else len(words)
        figures = (place for place in range(at, len(words)) if any(map(str.isdecimal, words[place])))
        return next(figures, at) + 1


class RecordedValue(ChangeTo):
    """A value as it was found: the words to the end of the line."""

    label = "VALUE"

    def end(self, words: Sequence[str], at: int) -> int:
        return len(words)


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

    `kinds` can be corrected, these and `seen` confirmed, `counted` counted. `spell` writes the words of a value as the
    record has them.
    """

    kinds: Sequence[str]
    subject: Whose
    line: fields.Kind[str]
    seen: Sequence[str] = ()
    spell: Spell = spell_none
    figured: bool = False
    counted: Sequence[str] = ()
    countable: fields.Kind[str] | None = None

    def by_move(self) -> Mapping[type, Mapping[str, fields.Kind[Any]]]:
        """Map each field to its kind of words, by the class of the move."""
        corrected, seen = ThingOnTable(self.kinds, self.subject), ThingOnTable((*self.kinds, *self.seen), self.subject)
        return {
            Correct: {"what": corrected, "subject": self.subject, "change": ChangeTo(self.spell, figured=self.figured)},
            Confirm: {"what": seen, "subject": self.subject, "value": RecordedValue(self.spell)},
            Count: {"what": WhatIsCounted(self.counted), "subject": self.countable or self.subject},
            Overrule: {"line": self.line},
        }
