"""Moves of the banker at any table, in addition to those of its game: notes, counts, corrections, rulings."""

from __future__ import annotations

from dataclasses import Field
from typing import Annotated, Any, ClassVar

from eighteen80.events import Event
from eighteen80.fast_class import value
from eighteen80.line.fields import Amount, FreeText, Kind, Reason, Why
from eighteen80.refusals import UNSAID, RecordText, What
from eighteen80.sheets import Facts

BANK = "bank"
"""Actor of lines that change nothing of a player's turn, and owner of things without a player."""
NONE = "none"


class Move:
    """A decision or a note in the words of the table; its verb is the name of its class, unless it has its own."""

    __slots__ = ()
    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]
    verb: ClassVar[str] = ""

    def __init_subclass__(cls) -> None:
        if "verb" not in cls.__dict__:
            cls.verb = cls.__name__.lower()


OF_THE_GAME: Kind[str] = Kind()
"""Field whose words each game names in its notation, by `table_fields.TableWords`."""


@value
class Note(Move):
    """note "...": kept in the record, changes nothing"""

    text: Annotated[str, FreeText()]


@value
class Count(Move):
    """count Anna 340, count 2+2 3 trains: the pieces on the table, as many as the record has"""

    subject: Annotated[str, OF_THE_GAME]
    amount: Annotated[int, Amount()]
    what: Annotated[str, OF_THE_GAME] = ""


@value
class Confirm(Move):
    """confirm permit BCR ABC: the table is as the record has it"""

    what: Annotated[str, OF_THE_GAME]
    subject: Annotated[str, OF_THE_GAME]
    value: Annotated[str, OF_THE_GAME]


@value
class Correct(Move):
    """correct cash Anna +50 "reason": what, whose, change or new value, why"""

    what: Annotated[str, OF_THE_GAME]
    subject: Annotated[str, OF_THE_GAME]
    change: Annotated[str, OF_THE_GAME]
    reason: Annotated[str, Why()] = UNSAID


@value
class Overrule(Move):
    """rule that "he said so in time" buy HKR: a move that the table allows against the rules, and why"""

    verb: ClassVar[str] = "rule"
    reason: Annotated[str, Reason(key="that")]
    line: Annotated[str, OF_THE_GAME]


TABLE_MOVES: tuple[type[Move], ...] = (Note, Count, Confirm, Correct, Overrule)
OF_THE_BANK = (Note, Count, Confirm, Correct)
"""Moves of the banker himself, in no player's name."""


# Events


@value
class Noted(Event, quiet=True):
    """A remark that changes nothing."""

    text: str


@value
class Counted(Event):
    """A count has agreed with the record."""

    what: str
    subject: str
    amount: int


class _OfAValue(Event):
    """Base of events about a value: each language words the value and its place in its own way."""

    __slots__ = ()

    @property
    def facts(self) -> Facts:
        """The figures of its sentence."""
        facts = super().facts
        typed = {name: RecordText(fact) if name in ("value", "change") else fact for name, fact in facts.items()}
        return {**typed, "what": What(facts["what"])}


@value
class Confirmed(_OfAValue):
    """A value confirmed as the record has it."""

    what: str
    subject: str
    value: str


@value
class Corrected(_OfAValue):
    """A corrected value."""

    what: str
    subject: str
    change: str
    reason: str


@value
class Ruled(Event):
    """The table has allowed a line against the rules."""

    reason: str
    line: str

    @property
    def facts(self) -> Facts:
        """The figures of its sentence."""
        return {"reason": self.reason, "line": RecordText(self.line)}
