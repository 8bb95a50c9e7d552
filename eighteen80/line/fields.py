"""Kinds of words in the fields of moves of any game: sums, names, fixed words.

A kind reads a value from the words of a line, writes it back in one form, and lists its alternatives.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Container, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Generic, NamedTuple, TypeVar

from eighteen80.line.folding import fold, quote, spellings, unquote
from eighteen80.refusals import Ambiguous, Label, Unreadable
from eighteen80.sheets import Facts

_PLAIN = re.compile(r"[^\W_][\w.'-]*")
_CURRENCY = "¥€$£"
_LONGEST_SUM = 7
MOST_EXPECTED = 20
_DEEPEST = 3
"""Moves inside one another, at most: a ruling, the move it allows, and a move inside that one."""

Value = TypeVar("Value")
Meant = TypeVar("Meant")


class Moment(NamedTuple):
    """The context of a line: the state, the classes of move that may come now, and the source of legal ones by class.

    Each may be left out; then only canonical names are known, and nothing is preferred or filled in. Moves that cannot
    be listed, such as notes, have None for their legal ones. `refuse` raises the reason why no legal move of a class
    has the given fields. `due` may be named before the move, `others` may not. `usual` is the move that a verb alone
    means where it could mean several. `depth` counts the moves that contain the line's move.
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

    def admits(self, kind: type) -> bool:
        """Return whether a move of that class may come now."""
        return self.possible is None or kind in self.possible


ANYWHERE = Moment()


class Reading:
    """A partly read move: its class, the fields given, and the field whose word comes next."""

    __slots__ = ("field", "given", "moment", "move", "words")

    def __init__(self, moment: Moment, move: type, words: Mapping[str, Container[str]]) -> None:
        self.moment = moment
        self.move = move
        self.words = words
        self.given: dict[str, Any] = {}
        self.field = ""

    def take(self, name: str, kind: Kind[Any], words: Sequence[str], at: int) -> int:
        """Read a field at `at` and return the place after it, or 0 if the words there do not fit."""
        self.field = name
        taken = kind.take(words, at, self)
        if taken is None:
            return 0
        self.given[name], end = taken
        return end

    def fitting_moves(self) -> list[object] | None:
        """List the legal moves of this class with the given fields, or None if they cannot be listed."""
        legal = self.moment.legal(self.move)
        given = self.given.items()
        return None if legal is None else [move for move in legal if all(getattr(move, n) == v for n, v in given)]

    def legal(self) -> list[Any]:
        """List the field's values in the legal moves with the given fields."""
        return list(dict.fromkeys(getattr(move, self.field) for move in self.fitting_moves() or ()))

    def only(self, word: str, values: Collection[Meant], shown: Callable[[Meant], str] = str) -> Meant | None:
        """Return the one value that the word may mean: legal ones first, None without any, refused if several."""
        if len(values) > 1:
            legal = self.legal()
            values = [value for value in values if value in legal] or values
        if len(values) > 1:
            raise Ambiguous("ambiguous-word", choices=[shown(value) for value in values], word=word)
        return next(iter(values), None)

    def means(self, word: str, fixed: str) -> bool:
        """Return whether the word is that fixed word, in any of the languages."""
        return word == fixed or fold(word) in self.words.get(fixed, ())


ZERO = "unreadable-zero"
"""Code of the refusal of a zero where something is counted: a zero means nothing, and no line is written for it."""


NO_VERB, MISSING = "unreadable-verb", "unreadable-missing"
WORD, SURPLUS = "unreadable-word", "unreadable-surplus"
TWICE = "unreadable-twice"
MISPLACED = (WORD, SURPLUS)
"""Codes of the refusals of a misplaced word."""


class UnexpectedWord(Exception):
    """The word of that index cannot be there, or something is `missing` after it.

    The caller has the line and makes an Unreadable of it.
    """

    def __init__(
        self,
        index: int,
        expected: Sequence[str] | Callable[[], Sequence[str]],
        code: str = WORD,
        missing: Label | None = None,
    ) -> None:
        self.index, self.expected, self.code, self.missing = index, expected, code, missing

    def code_for(self, word: str) -> str:
        """Return the code of the refusal of this word: a zero has its own code, in any place."""
        return ZERO if word == "0" and self.code in MISPLACED else self.code


class Kind(Generic[Value]):
    """The words allowed in one field; `key` is the word that introduces it, which a reader may do without.

    A `free` kind takes any word, so it waits until the fields before it are given. A `short` one abbreviates what legal
    moves have at length, so these never have it. One of `several` takes word after word, so that the next word may be a
    misspelt one of them. One that is `always` written is in the record even if a line may leave it out. Fields with the
    same `either` are alternatives: a line gives one of them.
    """

    label = ""
    free = False
    short = False
    several = False
    always = False
    either = ""

    def __init__(self, key: str = "", label: str = "", either: str = "") -> None:
        self.key = key
        self.label = label or self.label
        self.either = either

    def take(self, words: Sequence[str], at: int, reading: Reading) -> tuple[Value, int] | None:
        """Read the value that begins with word `at`, and return it with the place of the word after it, or None."""
        value = self.value(words[at], reading)
        return None if value is None else (value, at + 1)

    def value(self, word: str, reading: Reading) -> Value | None:
        """Read the value of a single word, or return None."""
        return None

    def write(self, value: Value, move: object) -> str:
        """Write the value in canonical words, which may be none if the rest of the move implies it."""
        return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)

    def write_with_key(self, value: Value, move: object) -> str:
        """Write the canonical words with the key before them."""
        return self.put_key_before(self.write(value, move))

    def put_key_before(self, text: str) -> str:
        """Put the key before the words; an empty text stays empty."""
        return f"{self.key} {text}" if self.key and text else text

    def absent(self, default: object, reading: Reading) -> object:
        """Return the value of a field without words."""
        return default

    def choices(self, reading: Reading) -> Iterable[str]:
        """List the words possible here, if they can be listed."""
        return ()

    def expected_words(self, reading: Reading) -> Sequence[str]:
        """Return the possible words for a refusal, or a name for them if they are many or cannot be listed."""
        words = tuple(self.choices(reading))
        return words if 0 < len(words) <= MOST_EXPECTED else (Label(self.label),)

    def meaning(self, text: str, reading: Reading) -> tuple[str, Facts]:
        """Return the message that explains these words, with its facts; "" if they need none."""
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
    """Map the folded names to the names; two players may differ in an accent only."""
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
        return word if word in names else self.closest(unquote(word), names, reading)

    def closest(self, word: str, names: Collection[str], reading: Reading) -> str | None:
        """Return the name that equals the word apart from case and accents, or else the one that begins with it."""
        if word in names:
            return word
        wanted = fold(word)
        same = _by_fold(tuple(names)).get(wanted)
        return reading.only(word, same or [name for name in names if self.shortens(wanted, name)])

    def shortens(self, word: str, name: str) -> bool:
        """Return whether the folded word may abbreviate the name."""
        return bool(word) and fold(name).startswith(word)

    def choices(self, reading: Reading) -> Iterable[str]:
        return self.names(reading)


def _begin_with(words: Sequence[str], name: str) -> bool:
    """Return whether the words begin with a name of several words."""
    return fold(" ".join(words[: len(name.split(" "))])) == fold(name)


class Owner(Name):
    """A name that people chose, such as a player's: any name without a state."""

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
        return same[0] if same else unquote(word)

    def write(self, value: str, move: object) -> str:
        return self._plain_or_quoted(value)

    def choices(self, reading: Reading) -> Iterable[str]:
        return map(self._plain_or_quoted, self.names(reading))

    def _plain_or_quoted(self, name: str) -> str:
        plain = _PLAIN.fullmatch(name) and self.value(name, Reading(ANYWHERE, object, {})) == name
        return name if plain else quote(name)


def seats_of(reading: Reading) -> Collection[str]:
    """Return the players at the table; none without a state."""
    state = reading.moment.state
    return state.seats if state else ()


class Player(Owner):
    """A player at the table."""

    def __init__(self, label: str = "PLAYER") -> None:
        super().__init__(label, seats_of)


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

    def expected_words(self, reading: Reading) -> Sequence[str]:
        """Return all of them, however many: a name for them does not say what to type."""
        return tuple(self.choices(reading))

    def meaning(self, text: str, reading: Reading) -> tuple[str, Facts]:
        return "choice-kind", {"kind": Label(text.rsplit(maxsplit=1)[-1])}


class Several(Kind[tuple[Value, ...]]):
    """Values of `one` kind, one after the other, with or without commas; in the `whole` rest no other word may be."""

    several = True

    def __init__(self, one: Kind[Value], label: str, *, whole: bool = False) -> None:
        super().__init__(label=label)
        self.one = one
        self.whole = whole

    def take(self, words: Sequence[str], at: int, reading: Reading) -> tuple[tuple[Value, ...], int] | None:
        found, plain = list[Value](), [word.strip(",") or word for word in words]
        while at < len(words) and (taken := self.one.take(plain, at, reading)):
            value, at = taken
            found.append(value)
        if self.whole and at < len(words):
            raise UnexpectedWord(at, tuple(self.choices(reading)))
        return (tuple(found), at) if found else None

    def write(self, value: tuple[Value, ...], move: object) -> str:
        return " ".join(self.one.write(each, move) for each in value)

    def choices(self, reading: Reading) -> Iterable[str]:
        return self.one.choices(reading)


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
