"""Fields of 1880's moves: the names of the box, the position of a tile, the direction of a city."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache
from typing import Any

from eighteen80.china.box.components import BOX
from eighteen80.china.fields import word_hints
from eighteen80.china.map.board import check_hex, shape_at
from eighteen80.china.map.geometry import EDGES, find_edge
from eighteen80.china.map.tiles import (
    canonical_rotation,
    matching_positions,
    position_words,
    positions,
    positions_reaching,
)
from eighteen80.china.state import BANK, HomeOwed, State
from eighteen80.engine.table_moves import Whose
from eighteen80.line.fields import Kind, Name, OneFigure, Reading
from eighteen80.line.folding import fold, unquote
from eighteen80.refusals import Ambiguous, RecordText, Unreadable
from eighteen80.sheets import Facts

_PHASES = "".join(sorted({phase.letter for phase in BOX.phases}))
_BETWEEN = re.compile(r"[A-Q]\d+", re.IGNORECASE)
_TURNS = re.compile(r"/(\d)")
PARTIES = (*BOX.companies, *BOX.investors, BANK)
_SEVERAL = "trains"
_ENOUGH = 3
"""This many letters of a printed name are enough where no other name begins with them."""


def company(key: str = "") -> Name:
    """Return a field for a major company, by its three letters."""
    return CompanyName("COMPANY", lambda _: BOX.companies, key)


class AnyName(Whose):
    """A player, an account, a private company, a hex, a type of train or a tile; the bank may be left out."""

    def __init__(self, things: Collection[str], unowned: Collection[str] = ()) -> None:
        super().__init__(lambda state: state.players, unowned, label="WHAT", things=things)

    def meaning(self, text: str, reading: Reading) -> tuple[str, Facts]:
        return word_hints.of_name(unquote(text), reading.moment.state)


class CompanyName(Name):
    """A major company, by its letters or by its name."""

    def shortens(self, word: str, name: str) -> bool:
        return super().shortens(word, name) or _begins(word, BOX.companies[name].name)

    def meaning(self, text: str, reading: Reading) -> tuple[str, Facts]:
        return word_hints.of_company(text.rpartition(" ")[2], reading.moment.state)


def _begins(word: str, name: str) -> bool:
    """Return whether enough of a long name is typed to mean it."""
    return len(word) >= _ENOUGH and fold(name).startswith(word)


class InvestorName(Name):
    """A foreign investor, by its number with or without the letter, or by the name of its home."""

    def __init__(self) -> None:
        super().__init__("INVESTOR", lambda _: BOX.investors)

    def shortens(self, word: str, name: str) -> bool:
        card = BOX.investors[name]
        homes = (card.name, *BOX.hexes[card.home].names)
        return word == name[1:] or any(fold(home).startswith(word) for home in homes)

    def meaning(self, text: str, reading: Reading) -> tuple[str, Facts]:
        return word_hints.of_investor(text, reading.moment.state)


class TrainName(Name):
    """A type of train."""

    def __init__(self, key: str = "") -> None:
        super().__init__("TRAIN", lambda _: BOX.trains, key)

    def take(self, words: Sequence[str], at: int, reading: Reading) -> tuple[str, int] | None:
        """Take a type, but refuse it before the word for several trains: `2 trains` may be two trains or a 2-train."""
        taken = super().take(words, at, reading)
        if taken and any(reading.means(word, _SEVERAL) for word in words[taken[1] : taken[1] + 1]):
            line = f"{self.key or reading.move.verb} {taken[0]}"  # type: ignore[attr-defined]  # every move has a verb
            refusal = Unreadable("train-several", word=words[at], line=RecordText(line))
            refusal.mended = "" if self.key else line
            refusal.final = True
            raise refusal
        return taken

    def meaning(self, text: str, reading: Reading) -> tuple[str, Facts]:
        return word_hints.of_train(text.rpartition(" ")[2], reading.moment.state)


class Par(OneFigure):
    """An initial price."""

    def __init__(self) -> None:
        super().__init__("PRICE", BOX.chart.pars)

    def meaning(self, text: str, reading: Reading) -> tuple[str, Facts]:
        return "choice-par", {"half": int(text) * BOX.setup.half_capital}


class Certificate(OneFigure):
    """A director's certificate, by its percentage."""

    def __init__(self) -> None:
        super().__init__("CERTIFICATE", BOX.setup.permit_choices, sign="%")

    def meaning(self, text: str, reading: Reading) -> tuple[str, Facts]:
        percent = self.figures[text.removesuffix(self.sign)]
        cost = reading.given.get("price", 0) * percent // BOX.setup.share_percent
        return "choice-certificate", {"cost": cost, "permits": BOX.setup.permit_choices[percent]}


class RowPlace(OneFigure):
    """A row of the turn order list, among companies of one initial price."""

    def __init__(self) -> None:
        super().__init__("ROW", range(1, BOX.setup.rows_per_par + 1), key="row")

    def meaning(self, text: str, reading: Reading) -> tuple[str, Facts]:
        return "choice-row", {"row": int(text.rsplit(maxsplit=1)[-1])}


class Permits(Kind[str]):
    """Building permits, by the letters of their phases in any order."""

    label = "PERMITS"

    def value(self, word: str, reading: Reading) -> str | None:
        letters = "".join(sorted(word.upper()))
        return letters if letters and set(letters) <= set(_PHASES) and len(set(letters)) == len(letters) else None

    def choices(self, reading: Reading) -> Iterable[str]:
        by_certificate = BOX.setup.permit_choices
        certificate = reading.given.get("certificate")
        return by_certificate[certificate] if certificate else dict.fromkeys(sum(by_certificate.values(), ()))

    def meaning(self, text: str, reading: Reading) -> tuple[str, Facts]:
        return word_hints.of_permits(text)


class HexName(Name):
    """A hex, by its letter and number or by the name of a place in it."""

    def __init__(self) -> None:
        super().__init__("HEX", lambda _: BOX.hexes)

    def value(self, word: str, reading: Reading) -> str | None:
        found = super().value(word, reading)
        if found is None:
            check_hex(word)
        return found

    def shortens(self, word: str, name: str) -> bool:
        return any(_begins(word, place) for place in BOX.hexes[name].names)

    def meaning(self, text: str, reading: Reading) -> tuple[str, Facts]:
        return word_hints.of_hex(text, reading.moment.state)


class TileNumber(Name):
    """A tile by its number, by the first figures of it, or by the last ones where such a tile may be laid."""

    def __init__(self) -> None:
        super().__init__("TILE", lambda _: BOX.tiles)

    def closest(self, word: str, names: Collection[str], reading: Reading) -> str | None:
        ending = [name for name in reading.legal() if name.endswith(word)]
        return reading.only(word, ending or [name for name in names if self.shortens(word, name)])

    def meaning(self, text: str, reading: Reading) -> tuple[str, Facts]:
        return word_hints.of_tile(text, reading.moment.state)


class TilePosition(Kind[int]):
    """Rotation of a tile, by the edges or neighbours that its track joins; empty if it always looks the same.

    The short form is the one of the dump: a number of turns.
    """

    label = "POSITION"

    def take(self, words: Sequence[str], at: int, reading: Reading) -> tuple[int, int] | None:
        tile, text = reading.given.get("tile"), " ".join(words[at:])
        if tile is None:
            rotation = self._read_without_tile(text, reading)
            return None if rotation is None else (rotation, len(words))
        if turns := _TURNS.fullmatch(text):
            return canonical_rotation(tile, int(turns[1])), len(words)
        rotation = _read_canonical(tile, text)
        if rotation is None:
            rotation = self._read_near(tile, text, reading)
        return None if rotation is None else (rotation, len(words))

    def _read_without_tile(self, text: str, reading: Reading) -> int | None:
        """Read the position of the only tile that can lie so in the hex, which becomes the tile; ask about several."""
        hex_ = reading.given.get("hex")
        words = _by_directions(text, hex_) if hex_ else ""
        fitting: list[Any] = [move for move in reading.fitting_moves() or () if words and _can_lie(move, words)]
        if len(fitting) > 1:
            lays = [f"{move.verb} {hex_} {move.tile} {self.write(move.rotation, move)}" for move in fitting]
            raise Ambiguous("ambiguous-move", choices=lays)
        if not fitting:
            return None
        rotation: int
        reading.given["tile"], rotation = fitting[0].tile, fitting[0].rotation
        return rotation

    def _read_near(self, tile: str, text: str, reading: Reading) -> int | None:
        hex_ = reading.given.get("hex")
        words = _by_directions(text, hex_) if hex_ else text
        try:
            found = matching_positions(tile, words)
            touched = () if "-" in words else positions_reaching(tile, words)
        except Unreadable:
            return None
        # Without dashes, the edges of two stretches may be one word: it is meant if only that makes a legal position.
        legal = reading.legal()
        if not set(found) & set(legal):
            found = tuple(rotation for rotation in touched if rotation in legal) or found
        return reading.only(text, found, lambda rotation: position_words(tile, rotation))

    def write(self, value: int, move: object) -> str:
        tile: str = move.tile  # type: ignore[attr-defined]  # only in moves that have a tile before it
        return position_words(tile, canonical_rotation(tile, value))

    def absent(self, default: object, reading: Reading) -> object:
        only, *others = positions(reading.given["tile"])
        return default if others else only

    def choices(self, reading: Reading) -> Iterable[str]:
        tile = reading.given.get("tile")
        return filter(None, (position_words(tile, rotation) for rotation in positions(tile))) if tile else ()

    def meaning(self, text: str, reading: Reading) -> tuple[str, Facts]:
        return word_hints.of_position(text, reading.given.get("hex"))


def _can_lie(move: Any, words: str) -> bool:
    """Return whether the words are the position of a lay."""
    try:
        return bool(move.rotation in matching_positions(move.tile, words))
    except Unreadable:
        return False


@lru_cache(maxsize=1024)
def _read_canonical(tile: str, text: str) -> int | None:
    return next((rotation for rotation in positions(tile) if position_words(tile, rotation) == text), None)


def _by_directions(text: str, hex_: str) -> str:
    """Replace the name of each neighbour by its direction."""
    around = {name: EDGES[edge] for edge, name in enumerate(BOX.hexes[hex_].neighbours) if name}
    return _BETWEEN.sub(lambda match: around.get(match[0].upper(), match[0]), text)


class Edge(Kind[int]):
    """One of several cities: the direction in which its track leads, the neighbour there, or the city's name."""

    label = "DIRECTION"

    def value(self, word: str, reading: Reading) -> int | None:
        if word in EDGES:
            return EDGES.index(word)
        hex_ = reading.given.get("hex")
        beyond = BOX.hexes[hex_].neighbours if hex_ else ()
        if word.upper() in beyond:
            return beyond.index(word.upper())
        named = _city_edge(hex_, word, reading.moment.state) if hex_ else None
        return find_edge(word) if named is None else named

    def write(self, value: int, move: object) -> str:
        return EDGES[value]

    def choices(self, reading: Reading) -> Iterable[str]:
        return EDGES

    def meaning(self, text: str, reading: Reading) -> tuple[str, Facts]:
        return word_hints.of_position(text, reading.given.get("hex"))


def _city_edge(hex_: str, word: str, state: State | None) -> int | None:
    """Return the first edge that leads to the city of that printed name, if the board shows its edges."""
    shape = shape_at(state.board, hex_) if state else None
    names = BOX.hexes[hex_].names
    city = next((number for number, name in enumerate(names) if fold(name) == fold(unquote(word))), None)
    ends = () if shape is None or city is None else shape.ends[city : city + 1]
    return next((edge for edges in ends for edge in edges), None)


class City(Name):
    """One of the two cities of a company's home, by its printed name or by a direction in which its track leads."""

    def __init__(self) -> None:
        super().__init__("CITY", _home_cities)

    def value(self, word: str, reading: Reading) -> str | None:
        city = _city_towards(word, reading.moment.state)
        return super().value(word, reading) if city is None else city

    def meaning(self, text: str, reading: Reading) -> tuple[str, Facts]:
        return "choice-city", {"hex": _home_hex(reading.moment.state)}


def _home_hex(state: State | None) -> str | None:
    owed = state.owed[0] if state and state.owed else None
    return BOX.companies[owed.who].home if isinstance(owed, HomeOwed) else None


def _home_cities(reading: Reading) -> Collection[str]:
    home = _home_hex(reading.moment.state)
    homes = [home] if home else [card.home for card in BOX.companies.values() if card.home_city is None]
    return tuple(name for hex_ in homes for name in BOX.hexes[hex_].names)


def _city_towards(word: str, state: State | None) -> str | None:
    home, edge = _home_hex(state), find_edge(word)
    shape = shape_at(state.board, home) if state and home else None
    if home is None or edge is None or shape is None:
        return None
    return next((name for name, ends in zip(BOX.hexes[home].names, shape.ends, strict=False) if edge in ends), None)
