"""How moves are written: a game's move classes become a reader, a canonical writer, completions and help rows.

A move class has a verb, and fields in writing order, each annotated with the kind of word that stands there
(eighteen80.kinds). Reading is lenient, writing is not: `read(write(move)) == move`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import MISSING, fields
from typing import Any, NamedTuple, get_type_hints
from unicodedata import category

from eighteen80.game import Choice
from eighteen80.kinds import ANYWHERE, MOST_EXPECTED, Kind, Moment, Reading, Unexpected, fold
from eighteen80.refusals import Ambiguous, Label, Refusal, Unreadable

_WORD = re.compile(r'"(?:[^"\\]|\\.)*"?|\S+')
_GLUED = re.compile(r"[^\W\d]?\d")
_TOUCHING = re.compile(r"(\d+)([^\W\d]\S*|/\d+)")  # 57we, 57/1
_SHOWN = 40


class Row(NamedTuple):
    """A help row: the verb, the form of the line, and the id of the message that says what it does."""

    verb: str
    form: str
    meaning: str


class Field(NamedTuple):
    """One field of a move class: its name, its kind of word, and what it holds where nothing is written."""

    name: str
    kind: Kind
    default: Any

    @property
    def required(self) -> bool:
        """Whether the line must give it."""
        return self.default is MISSING

    @property
    def form(self) -> str:
        """How a help row shows it."""
        text = f"{self.kind.key} {self.kind.label}".strip()
        return text if self.required else f"[{text}]"

    def expected(self, reading: Reading) -> Sequence[str]:
        """What could stand here: what legal moves have here, if that is a short list, or else what the kind says."""
        listed = tuple(self.kind.choices(reading))
        legal = [(getattr(move, self.name), move) for move in reading.fitting() or ()] if listed else ()
        texts = dict.fromkeys(self.kind.write(value, move) for value, move in legal if value != self.default)
        return tuple(texts) if 0 < len(texts) <= MOST_EXPECTED else self.kind.expected(reading)


class Form:
    """What one move class looks like as a line."""

    def __init__(self, move: type, keys: Callable[[str], Iterable[str]]) -> None:
        hints = get_type_hints(move, include_extras=True)
        self.move = move
        self.verb: str = move.verb  # type: ignore[attr-defined]  # every move class has one
        self.fields = tuple(Field(field.name, _kind(hints[field.name]), field.default) for field in fields(move))
        self.keys = {word: field for field in self.fields if field.kind.key for word in keys(field.kind.key)}

    @property
    def row(self) -> Row:
        """The move's help row."""
        return Row(self.verb, " ".join((self.verb, *(field.form for field in self.fields))), f"move-{self.verb}")

    def write(self, move: Any) -> str:
        """The move's canonical line."""
        line = self.verb
        for name, kind, default in self.fields:
            value = getattr(move, name)
            if value != default and (text := kind.written(value, move)):
                line = f"{line} {text}"
        return line

    def fill(self, words: Sequence[str], reading: Reading) -> None:
        """Take every word after the verb into the field that it belongs to."""
        words, at = list(words), 1
        while at < len(words):
            try:
                at = self._take(words, at, reading)
            except Unexpected:
                parts = _TOUCHING.fullmatch(words[at])
                if parts is None:
                    raise
                words[at : at + 1] = parts.groups()

    def _take(self, words: Sequence[str], at: int, reading: Reading) -> int:
        if self.keys and (keyed := self.keys.get(fold(words[at]))):
            return self._take_keyed(keyed, words, at + 1, reading)
        waiting = False
        for name, kind, default in self.fields:
            if name in reading.given or (waiting and kind.free):
                continue
            if end := reading.take(name, kind, words, at):
                return end
            waiting = waiting or default is MISSING
        expected = [text for field in self.open(reading) for text in field.expected(reading)]
        raise Unexpected(at, expected, "unreadable-word" if expected else "unreadable-surplus")

    def _take_keyed(self, field: Field, words: Sequence[str], at: int, reading: Reading) -> int:
        if at == len(words):
            raise Unexpected(at - 1, field.expected(reading), "unreadable-missing", Label(field.kind.label))
        if end := reading.take(field.name, field.kind, words, at):
            return end
        raise Unexpected(at, field.expected(reading))

    def open(self, reading: Reading) -> Iterator[Field]:
        """The fields that the next word could belong to: all until the first that may not be left out."""
        for field in self.fields:
            if field.name not in reading.given:
                yield field
                if field.required:
                    return

    def missing(self, reading: Reading) -> Field | None:
        """The first field that must be given and is not; fields that may be left out get what that means."""
        given = reading.given
        for field in self.fields:
            if field.name not in given:
                if field.required:
                    return field
                given[field.name] = field.kind.absent(field.default, reading)
        return None


def _kind(hint: Any) -> Kind:
    return next(kind for kind in hint.__metadata__ if isinstance(kind, Kind))


class Notation:
    """The one reader and writer of a game's moves.

    `verbs` gives each verb's other names, whatever the language; `words` those of the fixed words inside a line.
    """

    def __init__(
        self, moves: Iterable[type], verbs: Mapping[str, Iterable[str]], words: Mapping[str, Iterable[str]]
    ) -> None:
        self.words = {word: frozenset(map(fold, (word, *others))) for word, others in words.items()}
        self.forms = {move: Form(move, lambda key: self.words.get(key, (key,))) for move in moves}
        self._verbs = {form.verb: form for form in self.forms.values()}
        self._names = {form: (form.verb, *verbs.get(form.verb, ())) for form in self._verbs.values()}

    # Writing

    def write(self, move: Any) -> str:
        """The move's canonical line; refuses text that no line may hold."""
        line = self.forms[type(move)].write(move)
        if not line.isprintable():
            raise _hostile(line)
        return line

    def rows(self) -> list[Row]:
        """A help row for each move, in the order of the game's list."""
        return [form.row for form in self.forms.values()]

    # Reading

    def read(self, line: str, moment: Moment = ANYWHERE) -> Any:
        """The move that a typed line means at that moment; Unreadable or Ambiguous if it is none."""
        line = clean(line)
        words = line.split() if '"' not in line else _WORD.findall(line)
        form = self._verbs.get(words[0]) if words else None
        if form is None:
            return self._read_leniently(line, words, moment)
        return self._read_fields(form, line, words, moment)

    def _read_leniently(self, line: str, words: Sequence[str], moment: Moment) -> Any:
        if not words:
            raise Unreadable("unreadable-verb", expected=self._possible_verbs(moment))
        try:
            form = self.find(words[0], moment)
        except Unreadable as refusal:
            return self._read_glued(line, words, moment, refusal)
        return self._read_fields(form, line, words, moment)

    def _read_glued(self, line: str, words: Sequence[str], moment: Moment, refusal: Refusal) -> Any:
        """`t2+2` and `le7`: a short verb without a space before a figure or a hex."""
        first = words[0]
        for cut in range(1, len(first)):
            if _GLUED.match(first, cut) and first[:cut].isalpha():
                try:
                    form = self.find(first[:cut], moment)
                    return self._read_fields(form, line, (first[:cut], first[cut:], *words[1:]), moment)
                except Unreadable:
                    continue
                except Ambiguous as ambiguous:
                    refusal = ambiguous
        raise refusal

    def _read_fields(self, form: Form, line: str, words: Sequence[str], moment: Moment) -> Any:
        reading = Reading(moment, form.move, self.words)
        try:
            form.fill(words, reading)
        except Unexpected as unexpected:
            raise _unreadable(unexpected, line) from None
        missing = form.missing(reading)
        if missing is None:
            return form.move(**reading.given)
        return self._only(reading, missing, line)

    def _only(self, reading: Reading, missing: Field, line: str) -> Any:
        """The one legal move that fits what was given of it."""
        fitting = reading.fitting() or ()
        if len(fitting) == 1:
            return fitting[0]
        if fitting:
            raise Ambiguous("ambiguous-move", choices=list(dict.fromkeys(map(self.write, fitting))))
        if reading.hopeless():
            reading.moment.refuse(reading.move)
        expected = missing.expected(reading)
        raise Unreadable("unreadable-missing", at=len(line), expected=expected, field=Label(missing.kind.label))

    # Verbs

    def find(self, word: str, moment: Moment = ANYWHERE) -> Form:
        """The form whose verb the word names: in full, by another name, or by a prefix; possible moves come first."""
        wanted = fold(word)
        if form := self._verbs.get(wanted):
            return form
        exact = [form for form, names in self._names.items() if wanted in map(fold, names)]
        begun = [form for form, names in self._names.items() if _begins(wanted, names)]
        for forms in (_within(moment, exact), _within(moment, begun), exact, begun):
            if len(forms) == 1:
                return forms[0]
            if forms:
                raise Ambiguous("ambiguous-word", choices=[form.verb for form in forms], word=word)
        raise Unreadable("unreadable-verb", word=word[:_SHOWN], expected=self._possible_verbs(moment))

    def _possible_verbs(self, moment: Moment) -> list[str]:
        forms = ((form, moment.legal(form.move)) for form in _within(moment, self._verbs.values()))
        return [form.verb for form, legal in forms if legal is None or any(True for _ in legal)]

    def names(self, move: type) -> tuple[str, ...]:
        """What the move's verb is called, the canonical name first."""
        return self._names[self.forms[move]]

    def clashes(self, moves: Iterable[type]) -> dict[str, list[str]]:
        """Names that more than one of these moves goes by, with their verbs."""
        named: dict[str, list[str]] = {}
        for form in map(self.forms.__getitem__, moves):
            for name in dict.fromkeys(map(fold, self._names[form])):
                named.setdefault(name, []).append(form.verb)
        return {name: verbs for name, verbs in named.items() if len(verbs) > 1}

    # Completion

    def complete(self, line: str, moment: Moment = ANYWHERE) -> list[Choice]:
        """How the line could go on: each choice stands in place of what begins at `cursor_word`."""
        start = cursor_word(line)
        words, begun = _WORD.findall(line[:start]), line[start:]
        try:
            return self._next_words(words, begun, moment) if words else self._verb_choices(begun, moment)
        except Refusal:
            return []

    def _verb_choices(self, begun: str, moment: Moment) -> list[Choice]:
        """Canonical verbs; other names only where no canonical one begins so."""
        forms, wanted = _within(moment, self._verbs.values()), fold(begun)
        verbs = [(form, form.verb) for form in forms if form.verb.startswith(wanted)]
        names = verbs or [(form, _begins(wanted, self._names[form])) for form in forms]
        return [Choice(name, f"move-{form.verb}") for form, name in names if name]

    def _next_words(self, words: Sequence[str], begun: str, moment: Moment) -> list[Choice]:
        form = self.find(words[0], moment)
        # A value may be several words: what is typed of it is not yet a value.
        for whole in range(len(words), 0, -1):
            reading = Reading(moment, form.move, self.words)
            try:
                form.fill(words[:whole], reading)
            except (Unexpected, Refusal):
                continue
            if choices := list(_field_choices(form, reading, words[whole:], begun)):
                return choices
        return []


def cursor_word(line: str) -> int:
    """Where the word begins that is being typed at the end of the line."""
    words = list(_WORD.finditer(line))
    return words[-1].start() if words and words[-1].end() == len(line) else len(line)


def _begins(wanted: str, names: Iterable[str]) -> str:
    return next((name for name in names if _starts(name, wanted)), "")


def _field_choices(form: Form, reading: Reading, typed: Sequence[str], begun: str) -> Iterator[Choice]:
    fitting = reading.fitting()
    start = fold(" ".join((*typed, begun)))
    for field in form.open(reading):
        for text in _texts(field, reading, fitting):
            rest = " ".join(text.split(" ")[len(typed) :])
            if rest and (_starts(text, start) or _starts(text.removeprefix(f"{field.kind.key} "), start)):
                yield Choice(rest, *field.kind.meaning(text))


def _texts(field: Field, reading: Reading, fitting: Sequence[Any] | None) -> Iterable[str]:
    """What the field may say: by the legal moves where they are known, or else whatever its kind can list."""
    if fitting is None or field.kind.short:
        return (field.kind.keyed(text) for text in field.kind.choices(reading))
    values = ((getattr(move, field.name), move) for move in fitting)
    return dict.fromkeys(field.kind.written(value, move) for value, move in values if value != field.default)


def _starts(text: str, start: str) -> bool:
    return fold(text).startswith(start)


def _within(moment: Moment, forms: Iterable[Form]) -> list[Form]:
    return [form for form in forms if moment.possible is None or form.move in moment.possible]


def clean(line: str) -> str:
    """The line with every space a plain one; refuses signs that cannot be seen, or that could steer a terminal."""
    if line.isprintable():
        return line
    line = "".join(" " if sign == "\t" or category(sign) == "Zs" else sign for sign in line)
    if not line.isprintable():
        raise _hostile(line)
    return line


def _hostile(line: str) -> Unreadable:
    at = next(at for at, sign in enumerate(line) if not sign.isprintable())
    return Unreadable("unreadable-sign", word=f"U+{ord(line[at]):04X}", at=at)


def _unreadable(unexpected: Unexpected, line: str) -> Unreadable:
    found = list(_WORD.finditer(line))
    # A verb glued to its first word makes one word more than the line shows.
    match = found[min(unexpected.index, len(found) - 1)]
    facts = {"field": unexpected.missing} if unexpected.missing else {}
    word = match.group()[:_SHOWN]
    return Unreadable(unexpected.code, word=word, at=match.start(), expected=unexpected.expected, **facts)
