"""Kinds of words that stand in the fields of moves, whatever the game: sums, names, fixed words, quoted text.

A kind reads a value from the words of a line, writes it back in one way, and knows what else could stand there.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Container, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Generic, NamedTuple, TypeVar

from eighteen80.line.folding import fold, quoted, spellings, unquoted
from eighteen80.line.listed_once import ListedOnce
from eighteen80.refusals import Ambiguous, Label, Unreadable
from eighteen80.sheets import Facts

_PLAIN = re.compile(r"[^\W_][\w.'-]*")
_CURRENCY = "¥€$£"
_LONGEST_SUM = 7
MOST_EXPECTED = 20
_LONGEST_TEXT = 500
_DEEPEST = 3
"""Moves inside one another, at most: a ruling, the move it allows, and a move inside that one."""

Value = TypeVar("Value")
Meant = TypeVar("Meant")


class Moment(NamedTuple):
    """When a line is read: the state, the classes of move that may come now, and what gives the legal ones of a class.

    Each may be left out; then only canonical names are known, and nothing is preferred or filled in. What cannot be
    listed, such as notes, has None for its legal moves. `refuse` says why there is no legal move of a class with
    the fields that are given. `due` may be named before the move, `others` may not. `usual` is the move that a verb
    alone means where it could mean several. `depth` counts the moves that a move stands inside.
    """

    state: Any = None
    possible: Collection[type] | None = None
    legal: Callable[[type], Iterable[object] | None] = lambda _: None
    refuse: Callable[[type, Mapping[str, object]], None] = lambda _kind, _given: None
    due: Sequence[str] = ()
    others: Sequence[str] = ()
    usual: Callable[[type], object] = lambda _: None
    depth: int = 0

    def inner(self, possible: Collection[type] | None = None) -> Moment:
        """Return the moment for a move inside the one that is being read; refuse a move too deep inside others."""
        if self.depth == _DEEPEST:
            raise Unreadable("unreadable-nested", most=_DEEPEST)
        return Moment(self.state, possible, depth=self.depth + 1)

    def listed_once(self) -> Moment:
        """Return the same moment for one line: what reads the line asks for the same lists again and again."""
        return self if self.state is None else self._replace(legal=ListedOnce(self.legal))

    def admits(self, kind: type) -> bool:
        """Whether a move of that class may come now."""
        return self.possible is None or kind in self.possible


ANYWHERE = Moment()


class Reading:
    """A move as far as it has been read: its class, the fields given, and the field whose word comes next."""

    __slots__ = ("field", "given", "moment", "move", "words")

    def __init__(self, moment: Moment, move: type, words: Mapping[str, Container[str]]) -> None:
        self.moment = moment
        self.move = move
        self.words = words
        self.given: dict[str, Any] = {}
        self.field = ""

    def take(self, name: str, kind: Kind[Any], words: Sequence[str], at: int) -> int:
        """Give a field what stands at `at`: the place after it, or 0 if it cannot be that."""
        self.field = name
        taken = kind.take(words, at, self)
        if taken is None:
            return 0
        self.given[name], end = taken
        return end

    def fitting(self) -> list[object] | None:
        """The legal moves of this class that have all that is given; None where nobody can list them."""
        legal = self.moment.legal(self.move)
        given = self.given.items()
        return None if legal is None else [move for move in legal if all(getattr(move, n) == v for n, v in given)]

    def legal(self) -> list[Any]:
        """What the field may hold by the legal moves that have all that is given."""
        return list(dict.fromkeys(getattr(move, self.field) for move in self.fitting() or ()))

    def only(self, word: str, values: Collection[Meant], shown: Callable[[Meant], str] = str) -> Meant | None:
        """The one value that the word may mean here; legal ones come first, none is None, several are refused."""
        if len(values) > 1:
            legal = self.legal()
            values = [value for value in values if value in legal] or values
        if len(values) > 1:
            raise Ambiguous("ambiguous-word", choices=[shown(value) for value in values], word=word)
        return next(iter(values), None)

    def means(self, word: str, fixed: str) -> bool:
        """Whether the word is that fixed word, in any of the languages."""
        return word == fixed or fold(word) in self.words.get(fixed, ())


ZERO = "unreadable-zero"
"""Code of the refusal of a zero where something is counted: a zero says nothing, and no line is written for it."""


class Unexpected(Exception):
    """The word of that index cannot stand where it does, or something is `missing` after it.

    Whoever has the line makes an Unreadable of it.
    """

    def __init__(
        self, index: int, expected: Sequence[str], code: str = "unreadable-word", missing: Label | None = None
    ) -> None:
        self.index, self.expected, self.code, self.missing = index, expected, code, missing


class Kind(Generic[Value]):
    """What may stand in one field; `key` is the word that introduces it, which a reader may do without.

    A `free` kind takes any word, so it waits until the fields before it are given. A `short` one says in brief what
    legal moves say at length, so these never have it. One of `several` takes word after word, so that a word behind it
    may be another of them that is misspelt. Fields with the same `either` say one thing in different ways: a line gives
    one of them.
    """

    label = ""
    free = False
    short = False
    several = False
    either = ""

    def __init__(self, key: str = "", label: str = "", either: str = "") -> None:
        self.key = key
        self.label = label or self.label
        self.either = either

    def take(self, words: Sequence[str], at: int, reading: Reading) -> tuple[Value, int] | None:
        """The value that begins with word `at`, and the place of the word after it; None if there is none."""
        value = self.value(words[at], reading)
        return None if value is None else (value, at + 1)

    def value(self, word: str, reading: Reading) -> Value | None:
        """The value of a single word, or None."""
        return None

    def write(self, value: Value, move: object) -> str:
        """The value in its canonical words, which may be none where the rest of the move says it all."""
        return str(value)

    def written(self, value: Value, move: object) -> str:
        """The canonical words with the key before them."""
        return self.keyed(self.write(value, move))

    def keyed(self, text: str) -> str:
        """The words with the key before them; nothing stays nothing."""
        return f"{self.key} {text}" if self.key and text else text

    def absent(self, default: object, reading: Reading) -> object:
        """The value where nothing is written."""
        return default

    def choices(self, reading: Reading) -> Iterable[str]:
        """The words that could stand here, where they can be listed."""
        return ()

    def expected(self, reading: Reading) -> Sequence[str]:
        """What could stand here, for a refusal: the words, or a name for them where they are many or none."""
        words = tuple(self.choices(reading))
        return words if 0 < len(words) <= MOST_EXPECTED else (Label(self.label),)

    def meaning(self, text: str, reading: Reading) -> tuple[str, Facts]:
        """The message that says what these words stand for, with its facts; none where they say it themselves."""
        return "", {}


class Amount(Kind[int]):
    """A whole sum of money, with or without the sign of the currency."""

    label = "AMOUNT"

    def value(self, word: str, reading: Reading) -> int | None:
        figures = word if word.isdecimal() else word.lstrip(_CURRENCY).rstrip(f"{_CURRENCY},.-")
        fits = len(figures) <= _LONGEST_SUM and figures.isascii() and figures.isdecimal()
        return int(figures) if fits else None

    def meaning(self, text: str, reading: Reading) -> tuple[str, Facts]:
        least = min((amount for amount in reading.legal() if amount is not None), default=0)
        return "choice-least" if int(text.rsplit(maxsplit=1)[-1]) == least else "choice-most", {}


@lru_cache(maxsize=256)
def _by_fold(names: tuple[str, ...]) -> Mapping[str, Sequence[str]]:
    """The names by how they are compared; two players may differ in an accent only."""
    found: dict[str, list[str]] = {}
    for name in names:
        found.setdefault(fold(name), []).append(name)
    for name in names:
        for spelt in spellings(name):
            found.setdefault(spelt, [name])
    return found


class OneFigure(Kind[int]):
    """One of a few figures, with or without the sign that follows them."""

    def __init__(self, label: str, figures: Iterable[int], key: str = "", sign: str = "") -> None:
        super().__init__(key, label)
        self.sign = sign
        self.figures = {str(figure): figure for figure in figures}

    def value(self, word: str, reading: Reading) -> int | None:
        return self.figures.get(word.removesuffix(self.sign))

    def write(self, value: int, move: object) -> str:
        return f"{value}{self.sign}"

    def choices(self, reading: Reading) -> Iterable[str]:
        return (f"{figure}{self.sign}" for figure in self.figures)


class Name(Kind[str]):
    """One of a set of names, or a beginning that only one of them has."""

    def __init__(self, label: str, names: Callable[[Reading], Collection[str]], key: str = "") -> None:
        super().__init__(key, label)
        self.names = names

    def value(self, word: str, reading: Reading) -> str | None:
        names = self.names(reading)
        return word if word in names else self.closest(unquoted(word), names, reading)

    def closest(self, word: str, names: Collection[str], reading: Reading) -> str | None:
        """The name that equals the word apart from case and accents, or else the one that begins with it."""
        if word in names:
            return word
        wanted = fold(word)
        same = _by_fold(tuple(names)).get(wanted)
        return reading.only(word, same or [name for name in names if self.shortens(wanted, name)])

    def shortens(self, word: str, name: str) -> bool:
        """Whether the word, which is folded, may stand for the name."""
        return bool(word) and fold(name).startswith(word)

    def choices(self, reading: Reading) -> Iterable[str]:
        return self.names(reading)


def _begin_with(words: Sequence[str], name: str) -> bool:
    """Whether a name of several words stands first."""
    return fold(" ".join(words[: len(name.split(" "))])) == fold(name)


class Owner(Name):
    """A name that people chose, such as a player's: any at all where no state says who is there."""

    def take(self, words: Sequence[str], at: int, reading: Reading) -> tuple[str, int] | None:
        longest = ""
        for name in self.names(reading) if reading.moment.state is not None else ():
            if " " in name and len(name) > len(longest) and _begin_with(words[at:], name):
                longest = name
        return (longest, at + len(longest.split(" "))) if longest else super().take(words, at, reading)

    def value(self, word: str, reading: Reading) -> str | None:
        if reading.moment.state is not None:
            return super().value(word, reading)
        same = _by_fold(tuple(self.names(reading))).get(fold(word))
        return same[0] if same else unquoted(word)

    def write(self, value: str, move: object) -> str:
        return self._plain_or_quoted(value)

    def choices(self, reading: Reading) -> Iterable[str]:
        return map(self._plain_or_quoted, self.names(reading))

    def _plain_or_quoted(self, name: str) -> str:
        plain = _PLAIN.fullmatch(name) and self.value(name, Reading(ANYWHERE, object, {})) == name
        return name if plain else quoted(name)


class OneOf(Kind[str]):
    """One of a few fixed words."""

    def __init__(self, *words: str, label: str = "", key: str = "") -> None:
        super().__init__(key, label or " | ".join(words))
        self.options = words

    def value(self, word: str, reading: Reading) -> str | None:
        if word in self.options:
            return word
        same = [option for option in self.options if reading.means(word, option)]
        return reading.only(word, same or [option for option in self.options if option.startswith(fold(word))])

    def choices(self, reading: Reading) -> Iterable[str]:
        return self.options

    def meaning(self, text: str, reading: Reading) -> tuple[str, Facts]:
        return "choice-kind", {"kind": Label(text.rsplit(maxsplit=1)[-1])}


class Flag(Kind[bool]):
    """A word that is either there or not."""

    short = True

    def value(self, word: str, reading: Reading) -> bool | None:
        return reading.means(word, self.label) or None

    def write(self, value: bool, move: object) -> str:  # noqa: FBT001  # the value of a flag is whether it is there
        return self.label

    def choices(self, reading: Reading) -> Iterable[str]:
        return (self.label,)

    def meaning(self, text: str, reading: Reading) -> tuple[str, Facts]:
        return f"choice-{self.label}", {}


class FreeText(Kind[str]):
    """Free text to the end of the line; written in quotes, which a reader may do without."""

    label = "TEXT"
    free = True

    def take(self, words: Sequence[str], at: int, reading: Reading) -> tuple[str, int]:
        return _bounded(unquoted(words[at]) if at == len(words) - 1 else " ".join(words[at:])), len(words)

    def write(self, value: str, move: object) -> str:
        return quoted(value)


class Reason(FreeText):
    """Why something is done: one text in quotes, with more of the line after it."""

    free = False

    def take(self, words: Sequence[str], at: int, reading: Reading) -> tuple[str, int]:
        return _bounded(unquoted(words[at])), at + 1


def plain_text(words: Sequence[str], at: int) -> str:
    """Return words, the first of which is word `at`, as one text without quotes; refuse what would end it early."""
    text = " ".join(" ".join(words).split())
    if '"' in text or ";" in text:
        place = next(place for place, word in enumerate(words) if '"' in word or ";" in word)
        raise Unexpected(at + place, (Label(FreeText.label),))
    return text


def _bounded(text: str) -> str:
    if len(text) > _LONGEST_TEXT:
        raise Unreadable("unreadable-length", word=text[:_LONGEST_TEXT], longest=_LONGEST_TEXT)
    return text
