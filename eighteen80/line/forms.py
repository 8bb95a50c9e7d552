"""The line of a move class: its verb, its fields in writing order, and their values."""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import MISSING, fields
from dataclasses import Field as DataclassField
from functools import partial
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar, get_type_hints

from eighteen80.line.fields import MOST_EXPECTED, SURPLUS, TWICE, WORD, Kind, Reading, UnexpectedWord
from eighteen80.line.folding import fold, quote
from eighteen80.line.guarded import number_words
from eighteen80.refusals import Label, Refusal
from eighteen80.sheets import Fact

_TOUCHING = re.compile(r"(\d+)([^\W\d]\S*|/\d+)")  # 57we, 57/1


class Choice(NamedTuple):
    """One way to continue a typed line: the text, and a message id with facts that explains it.

    `barred` is why no move that begins so can come now.
    """

    text: str
    meaning: str = ""
    facts: Mapping[str, Fact] = {}
    barred: Refusal | None = None


class HelpRow(NamedTuple):
    """A help row: the verb, the form of the line, and the id of the message that describes it."""

    verb: str
    form: str
    meaning: str


class Field(NamedTuple):
    """One field of a move class: its name, its kind of word, and its default."""

    name: str
    kind: Kind[Any]
    default: object

    @property
    def required(self) -> bool:
        """True if the line must give it."""
        return self.default is MISSING

    @property
    def form(self) -> str:
        """Form of the field in a help row."""
        text = f"{self.kind.key} {self.kind.label}".strip()
        return text if self.required or self.kind.always else f"[{text}]"

    def expected_words(self, reading: Reading) -> Sequence[str]:
        """Return the values of the legal moves if that is a short list, or else the expectation of its kind."""
        listed = tuple(self.kind.choices(reading))
        legal = [(getattr(move, self.name), move) for move in reading.fitting_moves() or ()] if listed else ()
        texts = dict.fromkeys(self.kind.write(value, move) for value, move in legal if value != self.default)
        return tuple(texts) if 0 < len(texts) <= MOST_EXPECTED else self.kind.expected_words(reading)


class Spoken(Protocol):
    """A class of move: a frozen dataclass, with the verb that is typed for it."""

    verb: ClassVar[str]
    __dataclass_fields__: ClassVar[dict[str, DataclassField[Any]]]


Move = TypeVar("Move", bound=Spoken)


class Form(Generic[Move]):
    """The line of one move class."""

    def __init__(
        self,
        move: type[Move],
        keys: Callable[[str], Iterable[str]],
        fillers: Container[str] = frozenset(),
        kinds: Mapping[str, Kind[Any]] = {},
    ) -> None:
        hints = get_type_hints(move, include_extras=True)
        self.move = move
        self.verb = move.verb
        self.fields = tuple(
            Field(field.name, kinds.get(field.name) or _kind(hints[field.name]), field.default)
            for field in fields(move)
        )
        self._fillers = fillers
        self.keys = {word: field for field in self.fields if field.kind.key for word in keys(field.kind.key)}
        self._rivals = {field.name: self._other_ways(field) for field in self.fields if field.kind.either}

    def _other_ways(self, field: Field) -> tuple[Field, ...]:
        """Return the alternative fields."""
        return tuple(other for other in self.fields if other.kind.either == field.kind.either and other is not field)

    @property
    def row(self) -> HelpRow:
        """The move's help row."""
        return HelpRow(self.verb, " ".join((self.verb, *(field.form for field in self.fields))), f"move-{self.verb}")

    def write(self, move: object) -> str:
        """Write the move's canonical line."""
        line = self.verb
        for name, kind, default in self.fields:
            value = getattr(move, name)
            if (value != default or kind.always) and (text := kind.write_with_key(value, move)):
                # Quotes distinguish a name from the word before another field.
                line = f"{line} {quote(text) if not kind.key and fold(text) in self.keys else text}"
        return line

    def fill(self, words: Sequence[str], reading: Reading) -> None:
        """Take every word after the verb into its field, and leave out fillers."""
        words, at, left = list(words), 1, 0
        while at < len(words):
            try:
                at = self._take(words, at, reading)
            except UnexpectedWord as unexpected:
                if unexpected.code == TWICE:
                    unexpected.index += left
                    raise
                if self._adds_nothing(words, unexpected.index):
                    del words[unexpected.index]
                    left += 1
                elif parts := _TOUCHING.fullmatch(words[at]):
                    words[at : at + 1] = parts.groups()
                else:
                    unexpected.index += left
                    raise

    def _adds_nothing(self, words: Sequence[str], at: int) -> bool:
        """Return whether the word is a filler; the last one is no article, but a number or a letter."""
        word = fold(words[at])
        if word not in self._fillers or word == fold(words[0]):
            return False
        may_fill = len(word) > 1 or word in map(fold, words[1:at])
        return not (1 < at == len(words) - 1 and (word in number_words() or not may_fill))

    def _take(self, words: Sequence[str], at: int, reading: Reading) -> int:
        if self.keys and (keyed := self.keys.get(fold(words[at]))):
            _check_first((keyed, *self._rivals.get(keyed.name, ())), at, reading)
            return self._take_keyed(keyed, words, at + 1, reading)
        waiting = False
        for name, kind, default in self.fields:
            if name in reading.given or (waiting and kind.free):
                continue
            if end := reading.take(name, kind, words, at):
                if self._rivals:
                    _check_first(self._rivals.get(name, ()), at, reading)
                return end
            waiting = waiting or default is MISSING
        given = [field for field in self.fields if field.name in reading.given]
        going_on = [field for field in given[-1:] if field.kind.several]
        fitting = (*going_on, *self.open(reading))
        expected = partial(_words_expected, fitting, reading)
        if words[at][0].isdecimal() and (twice := self._taken_twice(given, words, at, reading)):
            raise UnexpectedWord(at, expected, TWICE, Label(twice.kind.label))
        raise UnexpectedWord(at, expected, WORD if fitting else SURPLUS)

    def _taken_twice(self, given: Iterable[Field], words: Sequence[str], at: int, reading: Reading) -> Field | None:
        """Return the field that has a figure already and could have this one."""
        for field in given:
            if field.kind.several or field.kind.free:
                continue
            reading.field = field.name
            with suppress(UnexpectedWord, Refusal):
                if field.kind.take(words, at, reading):
                    return field
        return None

    def _take_keyed(self, field: Field, words: Sequence[str], at: int, reading: Reading) -> int:
        if at == len(words):
            raise UnexpectedWord(
                at - 1, partial(field.expected_words, reading), "unreadable-missing", Label(field.kind.label)
            )
        if end := reading.take(field.name, field.kind, words, at):
            return end
        raise UnexpectedWord(at, partial(field.expected_words, reading))

    def open(self, reading: Reading) -> Iterator[Field]:
        """Yield the fields that the next word could belong to: all until the first required one."""
        for field in self.fields:
            ways = (field, *self._rivals.get(field.name, ()))
            if not any(way.name in reading.given for way in ways):
                yield field
                if field.required:
                    return

    def find_missing(self, reading: Reading) -> Field | None:
        """Return the first required field without a value; fill the others with their defaults."""
        given = reading.given
        for field in self.fields:
            if field.name not in given:
                if field.required:
                    return field
                given[field.name] = field.kind.absent(field.default, reading)
        return None


def _check_first(ways: Iterable[Field], at: int, reading: Reading) -> None:
    """Refuse the word if the line has given one of these fields already: the record keeps a single value."""
    for field in ways:
        if field.name in reading.given:
            raise UnexpectedWord(at, (), TWICE, Label(field.kind.label))


def _words_expected(among: Iterable[Field], reading: Reading) -> Sequence[str]:
    """List what the next word may be, one field after the other, and each word once."""
    return list(dict.fromkeys(text for field in among for text in field.expected_words(reading)))


def _kind(hint: Any) -> Kind[Any]:
    return next(kind for kind in hint.__metadata__ if isinstance(kind, Kind))


def field_choices(form: Form[Any], reading: Reading, typed: Sequence[str], begun: str) -> Iterator[Choice]:
    """Yield how the words typed for the next field could go on."""
    fitting = reading.fitting_moves()
    start = fold(" ".join((*typed, begun)))
    for field in form.open(reading):
        reading.field = field.name
        for text in _texts(field, reading, fitting):
            rest = " ".join(text.split(" ")[len(typed) :])
            if rest and (starts(text, start) or starts(text.removeprefix(f"{field.kind.key} "), start)):
                yield Choice(rest, *field.kind.meaning(text, reading))


def _texts(field: Field, reading: Reading, fitting: Sequence[object] | None) -> Iterable[str]:
    """Return the field's possible texts: by the legal moves if they are known, or else those its kind lists."""
    if fitting is None or field.kind.short:
        return (field.kind.put_key_before(text) for text in field.kind.choices(reading))
    values = ((getattr(move, field.name), move) for move in fitting)
    return dict.fromkeys(field.kind.write_with_key(value, move) for value, move in values if value != field.default)


def starts(text: str, start: str) -> bool:
    """Return whether a text begins with a folded one."""
    return fold(text).startswith(start)
