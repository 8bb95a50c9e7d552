"""Fields of several words: shares of companies, trains with their stops, values and corrections."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from eighteen80.china.box.components import BOX
from eighteen80.china.fields.single_words import CompanyName
from eighteen80.fast_class import value
from eighteen80.line.fields import Kind, Reading, UnexpectedWord, seats_of
from eighteen80.line.folding import unquote
from eighteen80.sheets import Facts

_ROUTE = re.compile(r"(?P<train>\d[\d+ER]*)|(?P<stop>[A-Q]\d+(?:/[A-Z]{1,2})?|\([A-Q]\d+\))|(?P<mark>[/:,-])")
_PARTS = re.compile(r"[^\W\d]+|\d+%?|[^\s,]")
_SHARES = re.compile(r"(?P<tens>[1-9])0%|(?P<number>[1-9]\d?)")
_NONE = "none"
_FIXED = (_NONE, "half", "full", "yes", "no", "row")
_STOP = "HEX"


class Bundles(Kind[tuple[tuple[str, int], ...]]):
    """Companies, each with a number of shares; one share without a number."""

    def __init__(self) -> None:
        super().__init__(label="COMPANY [SHARES] …")
        self.company = CompanyName("COMPANY", lambda _: BOX.companies)

    def take(self, words: Sequence[str], at: int, reading: Reading) -> tuple[tuple[tuple[str, int], ...], int]:
        parts = [(place, part) for place in range(at, len(words)) for part in _PARTS.findall(words[place])]
        if not parts:
            raise UnexpectedWord(at, self.expected_words(reading))
        if _number(parts[0][1]) and len(parts) % 2 == 0:
            parts = [parts[place ^ 1] for place in range(len(parts))]
        bundles: list[tuple[str, int]] = []
        counted = True
        for place, part in parts:
            number = _number(part)
            if number and not counted:
                bundles[-1] = (bundles[-1][0], number)
            elif name := None if number else self.company.value(part, reading):
                bundles.append((name, 1))
            else:
                raise UnexpectedWord(place, self.expected_words(reading))
            counted = bool(number)
        return tuple(bundles), len(words)

    def write(self, value: tuple[tuple[str, int], ...], move: object) -> str:
        return " ".join(f"{name} {number}" for name, number in value)

    def choices(self, reading: Reading) -> Iterable[str]:
        return self.company.choices(reading)

    def meaning(self, text: str, reading: Reading) -> tuple[str, Facts]:
        return self.company.meaning(text.partition(" ")[0], reading)


def _number(word: str) -> int:
    """Return the number of 10% shares of a word, in shares or in percent; 0 if it is not such a word."""
    match = _SHARES.fullmatch(word)
    return int(match["tens"] or match["number"]) if match else 0


@value
class TrainRun:
    """One train's route: the stops in order as written in the record (see routes.py for the tokens)"""

    train: str
    stops: tuple[str, ...]


class RouteWords(Kind[tuple[TrainRun, ...]]):
    """Trains with their stops; `none` without a run."""

    label = "TRAIN: STOP STOP … / …"

    def take(self, words: Sequence[str], at: int, reading: Reading) -> tuple[tuple[TrainRun, ...], int] | None:
        if reading.means(words[at], _NONE):
            return (), at + 1
        first = _tokens(words[at])
        if not first or not first[0].train or (words[at].isdecimal() and at + 1 == len(words)):
            return None
        runs: list[tuple[str, list[str]]] = []
        for place in range(at, len(words)):
            tokens = _tokens(words[place])
            if tokens is None:
                raise UnexpectedWord(place, (_STOP,))
            for train, stop in tokens:
                if train:
                    runs.append((train, []))
                else:
                    runs[-1][1].append(stop)
        if not all(stops for _, stops in runs):
            raise UnexpectedWord(len(words) - 1, (_STOP,))
        return tuple(TrainRun(train, tuple(stops)) for train, stops in runs), len(words)

    def write(self, value: tuple[TrainRun, ...], move: object) -> str:
        return " / ".join(f"{run.train}: {' '.join(run.stops)}" for run in value) or _NONE


class _Token(NamedTuple):
    train: str
    stop: str


@lru_cache(maxsize=4096)
def _tokens(word: str) -> tuple[_Token, ...] | None:
    """Split a word at its marks into trains and stops; None if it is anything else."""
    word = word.upper()
    found = list(_ROUTE.finditer(word))
    if "".join(match[0] for match in found) != word:
        return None
    tokens = tuple(_Token(match["train"] or "", match["stop"] or "") for match in found if not match["mark"])
    known = all(_hex_of(token.stop) in BOX.hexes if token.stop else token.train in BOX.trains for token in tokens)
    return tokens if known else None


def _hex_of(stop: str) -> str:
    return stop.strip("()").partition("/")[0]


def spell_value(words: Sequence[str], reading: Reading) -> Sequence[str]:
    """Return the words of a value as the record has them."""
    return [_plain(word, reading) for word in words]


def _plain(word: str, reading: Reading) -> str:
    """Unquote the word; translate a fixed word into English, unless it is a player's name."""
    if not word[0].isalpha() or word in seats_of(reading):
        return unquote(word)
    return next((fixed for fixed in _FIXED if reading.means(word, fixed)), word)
