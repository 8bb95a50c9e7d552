"""Areas as they are named at the table: canonically, by a letter or two, by any beginning, or in full in a language."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache
from typing import Literal

from eighteen80.line.fields import ZERO, Kind, Reading, UnexpectedWord, Value
from eighteen80.line.folding import fold
from eighteen80.line.guarded import spelt_words
from eighteen80.refusals import Ambiguous
from eighteen80.yokohama.box.components import BOX, TWIN, areas, every_area, kind_of
from eighteen80.yokohama.state import State

_NUMBERED = re.compile(rf"(.*?\S)([{TWIN}])?")
_MOST_WORDS = 2
_MOST_FIGURES = 2
"""No table has three figures of anything here."""
_FEW = 2
"""Number of letters that are enough for a name that only one kind has and that is not canonical."""

Assistants = tuple[tuple[str, int], ...] | Literal["all"]


@cache
def _kinds_by_name() -> Mapping[str, str]:
    """Map the short forms and names of boards in every language, folded, to their kinds."""
    found: dict[str, str] = {}
    for kind, board in BOX.kinds.items():
        for name in (kind, *board.short, *(name for names in board.names.values() for name in names)):
            found.setdefault(fold(name), kind)
    return found


def _kind(word: str) -> str | None:
    """Return the kind of a folded word: an exact name, or the beginning of only one canonical name."""
    exact = _kinds_by_name().get(word)
    if exact or not word or word in spelt_words("idle"):
        return exact
    begun = [kind for kind in BOX.kinds if kind.startswith(word)]
    return begun[0] if len(begun) == 1 else None


def _kind_begun_by(word: str) -> str | None:
    """Return the kind whose names begin with a folded word, if there is only one."""
    if len(word) < _FEW or word in spelt_words("idle"):
        return None
    kinds = {kind for name, kind in _kinds_by_name().items() if name.startswith(word)}
    return kinds.pop() if len(kinds) == 1 else None


def is_named(word: str) -> bool:
    """Return whether the word names an area by a whole name or a canonical one's beginning."""
    return area_of(word, None) is not None


def is_code(word: str) -> bool:
    """Return whether the word is the short form of a kind of area."""
    return any(fold(word) == fold(short) for board in BOX.kinds.values() for short in board.short)


def area_of(word: str, state: State | None, laid: Collection[str] | None = None) -> str | None:
    """Return the area that a word names; None if it is not an area.

    If there are two of the kind: the next one among boards being laid (Y02), otherwise raise Ambiguous.
    """
    if word in (areas(len(state.seats)) if state else every_area()):
        return word
    match = _NUMBERED.fullmatch(fold(word))
    kind = (_kind(match[1]) or (_kind_begun_by(match[1]) if state else None)) if match else None
    if match is None or kind is None:
        return None
    twin = match[2] or ""
    if state is None or not BOX.kinds[kind].in_play[len(state.seats)]:
        return f"{kind}{twin}"
    there = [area for area in state.areas if kind_of(area) == kind]
    if len(there) == 1:
        return there[0]
    if twin:
        return f"{kind}{twin}"
    if laid is None:
        raise Ambiguous("ambiguous-word", choices=there, word=word)
    return next((area for area in there if area not in laid), there[-1])


def area_at(
    words: Sequence[str], at: int, reading: Reading, laid: Collection[str] | None = None
) -> tuple[str, int] | None:
    """Read the area that begins with that word, as long as possible, and return the place of the word after it.

    A number of its own belongs to it if another one follows: `fishery 1 3`.
    """
    for length in range(min(_MOST_WORDS, len(words) - at), 0, -1):
        name, end = " ".join(words[at : at + length]), at + length
        if [*map(str.isdecimal, words[end : end + 2])] == [True, True] and words[end] in TWIN:
            numbered = area_of(f"{name}{words[end]}", reading.moment.state, laid)
            if numbered is not None and max(BOX.kinds[kind_of(numbered)].in_play.values()) == len(TWIN):
                return numbered, end + 1
        area = area_of(name, reading.moment.state, laid)
        if area is not None:
            return area, end
    return None


class Among(Kind[Value]):
    """A value in areas."""

    label = "AREA"

    def choices(self, reading: Reading) -> Iterable[str]:
        state: State | None = reading.moment.state
        return state.areas if state else BOX.kinds


class Area(Among[str]):
    """One area."""

    def take(self, words: Sequence[str], at: int, reading: Reading) -> tuple[str, int] | None:
        return area_at(words, at, reading)


class Areas(Among[tuple[str, ...]]):
    """Several areas in the order typed, or `laid` as boards from the left."""

    label = "AREA AREA …"
    several = True

    def __init__(self, key: str = "", label: str = "", *, laid: bool = False) -> None:
        super().__init__(key, label)
        self.laid = laid

    def take(self, words: Sequence[str], at: int, reading: Reading) -> tuple[tuple[str, ...], int] | None:
        state: State | None = reading.moment.state
        there = [area for row in state.rows for area in row] if state else []
        found = list[str]()
        while at < len(words) and (taken := area_at(words, at, reading, (*there, *found) if self.laid else None)):
            area, at = taken
            found.append(area)
        return (tuple(found), at) if found else None


class Counted(Among[Assistants]):
    """Areas with numbers of assistants; `none` for no area, `all` for every one if allowed."""

    several = True

    def __init__(self, label: str, *, everybody: bool = False) -> None:
        super().__init__(label=label)
        self.everybody = everybody

    def take(self, words: Sequence[str], at: int, reading: Reading) -> tuple[Assistants, int] | None:
        if reading.means(words[at], "none"):
            return (), at + 1
        if self.everybody and reading.means(words[at], "all"):
            return "all", at + 1
        found: dict[str, int] = {}
        while at < len(words) and (taken := area_at(words, at, reading)):
            area, at = taken
            number = 1
            if at < len(words) and words[at].isascii() and words[at].isdigit() and len(words[at]) <= _MOST_FIGURES:
                number, at = int(words[at]), at + 1
                if not number:
                    raise UnexpectedWord(at - 1, (), ZERO)
            found[area] = found.get(area, 0) + number
        return (tuple(found.items()), at) if found else None

    def write(self, value: Assistants, move: object) -> str:
        if value == "all":
            return value
        # A single assistant is placed without its number, and taken back with it.
        found = (area if number == 1 and not self.everybody else f"{area} {number}" for area, number in value)
        return " ".join(found) or "none"


class Steps(Among[tuple[tuple[str, str], ...]]):
    """Movements of a reward: from the supply or an area to an area, with commas between them."""

    label = "FROM AREA, …"

    def take(self, words: Sequence[str], at: int, reading: Reading) -> tuple[tuple[tuple[str, str], ...], int] | None:
        places: list[str] = []
        while at < len(words):
            if words[at] == ",":
                at += 1
                continue
            if reading.means(words[at], "supply") or (len(words[at]) > 1 and "supply".startswith(fold(words[at]))):
                places.append("supply")
                at += 1
                continue
            taken = area_at(words, at, reading)
            if taken is None:
                break
            places.append(taken[0])
            at = taken[1]
        pairs = tuple(zip(places[::2], places[1::2], strict=False))
        return (pairs, at) if places and len(places) % 2 == 0 else None

    def write(self, value: tuple[tuple[str, str], ...], move: object) -> str:
        return ", ".join(f"{origin} {area}" for origin, area in value)
