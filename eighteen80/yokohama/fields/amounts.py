"""Numbers of wares as they are typed: `2 silk 1 copper`, `2s1c`, `csy`; payments, gifts, pieces, deals, choices."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache

from eighteen80.line.fields import ZERO, Kind, Reading, UnexpectedWord
from eighteen80.line.folding import fold
from eighteen80.yokohama.box.components import BOX
from eighteen80.yokohama.state import Wares

ORDER = {word: place for place, word in enumerate((*BOX.wares.order, *BOX.wares.pieces))}


def in_order(numbers: Mapping[str, int]) -> Wares:
    """Sort the numbers in the order of the canonical line, without zeros."""
    return tuple(
        sorted(((ware, number) for ware, number in numbers.items() if number), key=lambda pair: ORDER[pair[0]])
    )


def sum_wares(pairs: Iterable[tuple[str, int]]) -> Wares:
    """Add up several numbers of the same ware."""
    numbers: dict[str, int] = {}
    for ware, number in pairs:
        numbers[ware] = numbers.get(ware, 0) + number
    return in_order(numbers)


def write_wares(wares: Wares) -> str:
    """Write the wares in words."""
    return " ".join(f"{number} {ware}" for ware, number in wares)


def number_of(wares: Wares, ware: str) -> int:
    """Return the number of a ware among them."""
    return dict(wares).get(ware, 0)


_LONGEST = 4
_ENOUGH = 3
"""Number of letters that are enough for a name."""
_GLUED = re.compile(rf"(\d{{0,{_LONGEST}}})([^\W\d_]+)")
_DEALS = re.compile(rf"([+-])(\d{{0,{_LONGEST}}})([^\W\d_]+)")
_BETWEEN = ("as", "at", "for", "with", "slot", "from")
"""Words of a line that are letters of wares too, but never meant so."""
_LETTERS = {**{letter: ware for ware, letter in BOX.wares.letters.items()}, **BOX.wares.second_letters}


@cache
def _word_by_name(words: tuple[str, ...]) -> Mapping[str, str]:
    """Map every name of these words in any language, folded, to its word."""
    return {fold(name): word for word in words for name in (word, *BOX.wares.others.get(word, ()))}


def _word_begun_by(typed: str, words: tuple[str, ...]) -> str | None:
    """Return the only word with a name that begins so, or None."""
    start = fold(typed)
    found = {word for name, word in _word_by_name(words).items() if len(typed) >= _ENOUGH and name.startswith(start)}
    return found.pop() if len(found) == 1 else None


def _split_glued(word: str, letters: Mapping[str, str], words: tuple[str, ...]) -> list[tuple[int | None, str]] | None:
    """Split one word into numbers and wares: `2t2sc`, `2silk`; None if it is anything else."""
    found: list[tuple[int | None, str]] = []
    end = 0
    for match in _GLUED.finditer(word):
        if match.start() != end:
            return None
        end = match.end()
        number, name = int(match[1]) if match[1] else None, match[2]
        if name.lower() not in letters and (whole := _word_by_name(words).get(fold(name))):
            found.append((number, whole))
        elif set(name.lower()) <= set(letters):
            wares = [letters[letter] for letter in name.lower()]
            found += [(number, wares[0]), *((None, ware) for ware in wares[1:])]
        elif begun := _word_begun_by(name, words):
            found.append((number, begun))
        else:
            return None
    return found if found and end == len(word) else None


class Sum(Kind[Wares]):
    """Numbers of some wares; `usual` is the number meant without a figure."""

    label = "WARES"

    def __init__(
        self,
        key: str = "",
        label: str = "",
        words: tuple[str, ...] = BOX.wares.order,
        letters: Mapping[str, str] = _LETTERS,
        usual: Mapping[str, int] | None = None,
    ) -> None:
        super().__init__(key, label)
        self.words = words
        self.letters = {letter: ware for letter, ware in letters.items() if ware in words}
        self.usual = usual or {}

    def take(self, words: Sequence[str], at: int, reading: Reading) -> tuple[Wares, int] | None:
        found: list[tuple[str, int]] = []
        while at < len(words):
            number = int(words[at]) if words[at].isdecimal() and len(words[at]) <= _LONGEST else None
            place = at + (number is not None)
            if place == len(words) or any(reading.means(words[place], word) for word in _BETWEEN):
                break
            named = _split_glued(words[place], self.letters, self.words)
            if named is None or (number is not None and named[0][0] is not None):
                break
            if number is not None:
                named[0] = (number, named[0][1])
            if any(count == 0 for count, _ in named):
                raise UnexpectedWord(at, (), ZERO)
            found += [(ware, self.usual.get(ware, 1) if count is None else count) for count, ware in named]
            at = place + 1
        return (sum_wares(found), at) if found else None

    def write(self, value: Wares, move: object) -> str:
        return write_wares(value)

    def choices(self, reading: Reading) -> Iterator[str]:
        return iter(self.words)


class Payment(Sum):
    """Payment; without the word before it only if it looks like a payment of this kind."""

    def __init__(self, key: str, words: tuple[str, ...], usual: Mapping[str, int], only: Sequence[Wares] = ()) -> None:
        super().__init__(key, "PAYMENT", words, usual=usual)
        self.only = tuple(only)

    def take(self, words: Sequence[str], at: int, reading: Reading) -> tuple[Wares, int] | None:
        taken = super().take(words, at, reading)
        keyed = words[at - 1] == self.key or fold(words[at - 1]) in reading.words.get(self.key, ())
        if taken and self.only and not keyed and taken[0] not in self.only:
            return None
        return taken


class Imports(Payment):
    """Imports that are given; a bare number counts them."""

    def take(self, words: Sequence[str], at: int, reading: Reading) -> tuple[Wares, int] | None:
        taken = super().take(words, at, reading)
        alone = words[at].isascii() and words[at].isdecimal() and len(words[at]) <= _LONGEST
        if alone and not int(words[at]):
            raise UnexpectedWord(at, (), ZERO)
        return (((self.words[0], int(words[at])),), at + 1) if alone and not taken else taken


class PiecesFrom(Sum):
    """Pieces of the warehouse; here a single letter is a piece."""

    def __init__(self) -> None:
        pieces = BOX.wares.pieces
        super().__init__("", "PIECES", pieces, {piece[0]: piece for piece in pieces})

    def take(self, words: Sequence[str], at: int, reading: Reading) -> tuple[Wares, int] | None:
        taken = super().take(words, at, reading)
        if taken is None and words[at].isdecimal() and at + 1 < len(words):
            # Behind a number it is the piece that cannot be read.
            raise UnexpectedWord(at + 1, self.words)
        return taken


class Chosen(Sum):
    """Goods and pieces that were chosen, behind `as`; pieces in words."""

    def __init__(self) -> None:
        goods = BOX.wares.goods
        letters = {letter: ware for letter, ware in _LETTERS.items() if ware in goods}
        super().__init__("as", "CHOICE", (*goods, *BOX.wares.pieces), letters)

    def take(self, words: Sequence[str], at: int, reading: Reading) -> tuple[Wares, int] | None:
        behind = words[at - 1] == self.key or fold(words[at - 1]) in reading.words.get(self.key, ())
        return super().take(words, at, reading) if behind else None


def _word_at(words: Sequence[str], at: int, sign: int) -> int:
    """Return the place of the word that holds a sign of the words from `at` on, counted without spaces."""
    while sign >= len(words[at]):
        sign -= len(words[at])
        at += 1
    return at


class Deals(Kind[Wares]):
    """Trades in the order in which they are made: `+1 copper -2 tea`; equal neighbours are one."""

    label = "+WARE -WARE …"

    def take(self, words: Sequence[str], at: int, reading: Reading) -> tuple[Wares, int] | None:
        typed = "".join(words[at:])
        found: list[tuple[str, int]] = []
        end = 0
        for match in _DEALS.finditer(typed):
            wares = _split_glued(match[3], _LETTERS, BOX.wares.order)
            if match.start() != end or wares is None or len(wares) != 1:
                return None
            end = match.end()
            number = int(match[2] or 1) * (1 if match[1] == "+" else -1)
            if not number:
                raise UnexpectedWord(_word_at(words, at, match.start()), (), ZERO)
            ware = wares[0][1]
            if found and found[-1][0] == ware and (found[-1][1] > 0) == (number > 0):
                found[-1] = (ware, found[-1][1] + number)
            else:
                found.append((ware, number))
        return (tuple(found), len(words)) if found and end == len(typed) else None

    def write(self, value: Wares, move: object) -> str:
        return " ".join(f"{number:+d} {ware}" for ware, number in value)
