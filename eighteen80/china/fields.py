"""What stands in the fields of 1880's moves: the names of the box, how a tile lies, which way a city lies, routes."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from eighteen80.china.components import BOX
from eighteen80.china.map.board import shape_at
from eighteen80.china.map.geometry import EDGES, direction
from eighteen80.china.map.tiles import joins, matching, normal, positions, reaching
from eighteen80.china.state import BANK, HomeOwed, State
from eighteen80.kinds import Kind, Name, Owner, Reading, Unexpected, fold, unquoted
from eighteen80.refusals import Facts, Unreadable

_PHASES = "".join(sorted({phase.letter for phase in BOX.phases}))
_BETWEEN = re.compile(r"[A-Q]\d+", re.IGNORECASE)
_TURNS = re.compile(r"/(\d)")
_ROUTE = re.compile(r"(?P<train>\d[\d+ER]*)|(?P<stop>[A-Q]\d+(?:/[A-Z]{1,2})?|\([A-Q]\d+\))|(?P<mark>[/:,-])")
_PARTS = re.compile(r"[^\W\d]+|\d+%?|[^\s,]")
_SHARES = re.compile(r"(?P<tens>[1-9])0%|(?P<number>[1-9]\d?)")
_NONE = "none"
_FIXED = (_NONE, "half", "full", "yes", "no", "row")
_PARTIES = (*BOX.companies, *BOX.investors, BANK)
_THINGS = tuple(dict.fromkeys((*_PARTIES, *BOX.privates, *BOX.hexes, *BOX.trains)))
_COUNTABLE = tuple(dict.fromkeys((*_PARTIES, *BOX.trains, *BOX.tiles)))
_STOP = "HEX"
_ENOUGH = 3
"""So many letters of a printed name are enough where no other begins with them."""


def company(key: str = "") -> Name:
    """A major company, by its three letters."""
    return Company("COMPANY", lambda _: BOX.companies, key)


def subject() -> Owner:
    """Whatever can be put right: who has money, a private company, a hex, a type of train."""
    return Owner("WHAT", lambda reading: (*_players(reading), *_THINGS))


def countable() -> Owner:
    """Whatever can be counted: what has money, a type of train, a tile."""
    return Owner("WHAT", lambda reading: (*_players(reading), *_COUNTABLE))


def _players(reading: Reading) -> Collection[str]:
    state: State | None = reading.moment.state
    return state.players if state else ()


class Company(Name):
    """A major company, by its letters or by its name."""

    def shortens(self, word: str, name: str) -> bool:
        return super().shortens(word, name) or _begins(word, BOX.companies[name].name)

    def meaning(self, text: str) -> tuple[str, Facts]:
        return "choice-company", {"name": BOX.companies[text.rpartition(" ")[2]].name}


def _begins(word: str, name: str) -> bool:
    """Whether so much of a long name is said that it is meant."""
    return len(word) >= _ENOUGH and fold(name).startswith(word)


class Investor(Name):
    """A foreign investor, by its number with or without the letter, or by the name of its home."""

    def __init__(self) -> None:
        super().__init__("INVESTOR", lambda _: BOX.investors)

    def shortens(self, word: str, name: str) -> bool:
        return word == name[1:] or any(fold(home).startswith(word) for home in _home_names(name))

    def meaning(self, text: str) -> tuple[str, Facts]:
        return "choice-investor", {"name": BOX.investors[text].name}


def _home_names(investor: str) -> tuple[str, ...]:
    card = BOX.investors[investor]
    return (card.name, *BOX.hexes[card.home].names)


class Train(Name):
    """A type of train."""

    def __init__(self, key: str = "") -> None:
        super().__init__("TRAIN", lambda _: BOX.trains, key)

    def meaning(self, text: str) -> tuple[str, Facts]:
        return "choice-train", {"price": BOX.trains[text.rpartition(" ")[2]].price}


class Permits(Kind):
    """Building permits, by the letters of their phases in any order."""

    label = "PERMITS"

    def value(self, word: str, reading: Reading) -> Any:
        letters = "".join(sorted(word.upper()))
        return letters if letters and set(letters) <= set(_PHASES) and len(set(letters)) == len(letters) else None

    def choices(self, reading: Reading) -> Iterable[str]:
        by_certificate = BOX.setup.permit_choices
        certificate = reading.given.get("certificate")
        return by_certificate[certificate] if certificate else dict.fromkeys(sum(by_certificate.values(), ()))


class HexName(Name):
    """A hex, by its letter and number or by the name of a place in it."""

    def __init__(self) -> None:
        super().__init__("HEX", lambda _: BOX.hexes)

    def shortens(self, word: str, name: str) -> bool:
        return any(_begins(word, place) for place in BOX.hexes[name].names)


class TileNumber(Name):
    """A tile by its number, by the first figures of it, or by the last ones where such a tile may be laid."""

    def __init__(self) -> None:
        super().__init__("TILE", lambda _: BOX.tiles)

    def closest(self, word: str, names: Collection[str], reading: Reading) -> Any:
        ending = [name for name in reading.legal() if name.endswith(word)]
        return reading.only(word, ending or [name for name in names if self.shortens(word, name)])

    def meaning(self, text: str) -> tuple[str, Facts]:
        return "choice-tile", {"colour": BOX.tiles[text].colour}


class Position(Kind):
    """How a tile lies, by the edges or the neighbours that its track joins; nothing where it looks always the same.

    For short it may also be said as the dump says it, by a number of turns.
    """

    label = "POSITION"

    def take(self, words: Sequence[str], at: int, reading: Reading) -> tuple[Any, int] | None:
        tile = reading.given.get("tile")
        if tile is None:
            return None
        said = " ".join(words[at:])
        if turns := _TURNS.fullmatch(said):
            return normal(tile, int(turns[1])), len(words)
        rotation = _said_canonically(tile, said)
        if rotation is None:
            rotation = self._said_otherwise(tile, said, reading)
        return None if rotation is None else (rotation, len(words))

    def _said_otherwise(self, tile: str, said: str, reading: Reading) -> Any:
        hex_ = reading.given.get("hex")
        words = _by_directions(said, hex_) if hex_ else said
        try:
            found = matching(tile, words)
            touched = () if "-" in words else reaching(tile, words)
        except Unreadable:
            return None
        # Without dashes, edges of two stretches may be glued too: if only that makes a legal position, it is meant.
        legal = reading.legal()
        if not set(found) & set(legal):
            found = tuple(rotation for rotation in touched if rotation in legal) or found
        return reading.only(said, found, lambda rotation: joins(tile, rotation))

    def write(self, value: Any, move: Any) -> str:
        return joins(move.tile, normal(move.tile, value))

    def absent(self, default: Any, reading: Reading) -> Any:
        only, *others = positions(reading.given["tile"])
        return default if others else only

    def choices(self, reading: Reading) -> Iterable[str]:
        tile = reading.given.get("tile")
        return filter(None, (joins(tile, rotation) for rotation in positions(tile))) if tile else ()


@lru_cache(maxsize=1024)
def _said_canonically(tile: str, said: str) -> int | None:
    return next((rotation for rotation in positions(tile) if joins(tile, rotation) == said), None)


def _by_directions(said: str, hex_: str) -> str:
    """The words with each neighbour's name replaced by the direction in which it lies."""
    around = {name: EDGES[edge] for edge, name in enumerate(BOX.hexes[hex_].neighbours) if name}
    return _BETWEEN.sub(lambda match: around.get(match[0].upper(), match[0]), said)


class Edge(Kind):
    """Which of several cities: the direction in which its track leads, the neighbour there, or the city's name."""

    label = "DIRECTION"

    def value(self, word: str, reading: Reading) -> Any:
        if word in EDGES:
            return EDGES.index(word)
        hex_ = reading.given.get("hex")
        beyond = BOX.hexes[hex_].neighbours if hex_ else ()
        if word.upper() in beyond:
            return beyond.index(word.upper())
        named = _city_edge(hex_, word, reading.moment.state) if hex_ else None
        return _edge(word) if named is None else named

    def write(self, value: Any, move: Any) -> str:
        return EDGES[value]

    def choices(self, reading: Reading) -> Iterable[str]:
        return EDGES


def _edge(word: str) -> int | None:
    try:
        return direction(word)
    except Unreadable:
        return None


def _city_edge(hex_: str, word: str, state: State | None) -> int | None:
    """The first edge that leads to the city of that printed name; as many edges as cities are known of the board."""
    shape = shape_at(state.board, hex_) if state else None
    names = BOX.hexes[hex_].names
    city = next((number for number, name in enumerate(names) if fold(name) == fold(unquoted(word))), None)
    return None if shape is None or city is None or city >= len(shape.ends) else shape.ends[city][0]


class City(Name):
    """One of the two cities of a company's home, by its printed name or by a direction in which its track leads."""

    def __init__(self) -> None:
        super().__init__("CITY", _home_cities)

    def value(self, word: str, reading: Reading) -> Any:
        city = _city_towards(word, reading.moment.state)
        return super().value(word, reading) if city is None else city


def _home_hex(state: State | None) -> str | None:
    owed = state.owed[0] if state and state.owed else None
    return BOX.companies[owed.who].home if isinstance(owed, HomeOwed) else None


def _home_cities(reading: Reading) -> Collection[str]:
    home = _home_hex(reading.moment.state)
    homes = [home] if home else [card.home for card in BOX.companies.values() if card.home_city is None]
    return tuple(name for hex_ in homes for name in BOX.hexes[hex_].names)


def _city_towards(word: str, state: State | None) -> str | None:
    home, edge = _home_hex(state), _edge(word)
    shape = shape_at(state.board, home) if state and home else None
    if home is None or edge is None or shape is None:
        return None
    return next((name for name, ends in zip(BOX.hexes[home].names, shape.ends, strict=False) if edge in ends), None)


class Bundles(Company):
    """Companies, each with a number of shares; one share where no number is said."""

    def __init__(self) -> None:
        super().__init__("COMPANY [SHARES] …", lambda _: BOX.companies)

    def take(self, words: Sequence[str], at: int, reading: Reading) -> tuple[Any, int]:
        said = [(place, part) for place in range(at, len(words)) for part in _PARTS.findall(words[place])]
        if said and _number(said[0][1]) and len(said) % 2 == 0:
            said = [said[place ^ 1] for place in range(len(said))]
        bundles: list[tuple[str, int]] = []
        counted = True
        for place, part in said:
            number = _number(part)
            if number and not counted:
                bundles[-1] = (bundles[-1][0], number)
            elif name := None if number else self.value(part, reading):
                bundles.append((name, 1))
            else:
                raise Unexpected(place, self.expected(reading))
            counted = bool(number)
        return tuple(bundles), len(words)

    def write(self, value: Any, move: Any) -> str:
        return " ".join(f"{name} {number}" for name, number in value)

    def meaning(self, text: str) -> tuple[str, Facts]:
        return super().meaning(text.partition(" ")[0])


def _number(word: str) -> int:
    """How many 10% shares a word says, in shares or in percent; 0 if it is no such word."""
    match = _SHARES.fullmatch(word)
    return int(match["tens"] or match["number"]) if match else 0


class Routes(Kind):
    """Each train with its stops; `none` where no train runs."""

    label = "TRAIN: STOP STOP … / …"

    def __init__(self, run: Callable[[str, tuple[str, ...]], Any]) -> None:
        super().__init__()
        self.run = run

    def take(self, words: Sequence[str], at: int, reading: Reading) -> tuple[Any, int] | None:
        if reading.means(words[at], _NONE):
            return (), at + 1
        first = _tokens(words[at])
        if not first or not first[0].train or (words[at].isdecimal() and at + 1 == len(words)):
            return None
        runs: list[tuple[str, list[str]]] = []
        for place in range(at, len(words)):
            for train, stop in self._known(place, words[place]):
                if train:
                    runs.append((train, []))
                else:
                    runs[-1][1].append(stop)
        if not all(stops for _, stops in runs):
            raise Unexpected(len(words) - 1, (_STOP,))
        return tuple(self.run(train, tuple(stops)) for train, stops in runs), len(words)

    def _known(self, place: int, word: str) -> tuple[_Token, ...]:
        tokens = _tokens(word)
        if tokens is None:
            raise Unexpected(place, (_STOP,))
        return tokens

    def write(self, value: Any, move: Any) -> str:
        return " / ".join(f"{run.train}: {' '.join(run.stops)}" for run in value) or _NONE


class _Token(NamedTuple):
    train: str
    stop: str


@lru_cache(maxsize=4096)
def _tokens(word: str) -> tuple[_Token, ...] | None:
    """The trains and stops that a word names between its marks; None if it says anything else."""
    word = word.upper()
    found = list(_ROUTE.finditer(word))
    if "".join(match[0] for match in found) != word:
        return None
    tokens = tuple(_Token(match["train"] or "", match["stop"] or "") for match in found if not match["mark"])
    known = all(_hex_of(token.stop) in BOX.hexes if token.stop else token.train in BOX.trains for token in tokens)
    return tokens if known else None


def _hex_of(stop: str) -> str:
    return stop.strip("()").partition("/")[0]


class Found(Kind):
    """What lies there: the words to the end of the line."""

    label = "VALUE"
    free = True

    def take(self, words: Sequence[str], at: int, reading: Reading) -> tuple[str, int]:
        return " ".join(_plain(word, reading) for word in words[at:]), len(words)


class Change(Kind):
    """What a value is changed by or to: the words up to a reason in quotes, or else up to the first with a figure."""

    label = "CHANGE"
    free = True

    def take(self, words: Sequence[str], at: int, reading: Reading) -> tuple[str, int] | None:
        figured = (place for place in range(at, len(words)) if any(map(str.isdecimal, words[place])))
        end = len(words) - 1 if words[-1].startswith('"') else next(figured, at) + 1
        return (" ".join(_plain(word, reading) for word in words[at:end]), end) if at < end else None


def _plain(word: str, reading: Reading) -> str:
    """The word without quotes; a fixed one of another language in English, unless a player goes by it."""
    named = word in _players(reading)
    meant = (fixed for fixed in _FIXED if not named and reading.means(word, fixed))
    return next(meant, unquoted(word))
