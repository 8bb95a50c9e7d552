"""What the players' page is made of besides sheets, as plain data that knows neither a game nor a browser.

A cell whose tone is `seat` names a player: the page gives it the colour of the seat, and says “you” to whoever it is.
Tones `train` and `rust` frame a train, the latter one that goes soon.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple, TypeVar

from eighteen80.refusals import Typed
from eighteen80.sheets import Cell, Say, Sheet, Wording

SEAT, TRAIN, RUST = "seat", "train", "rust"
ACTED, NOW = "acted", "now"


def seat(name: str) -> Cell:
    """A player by name and colour."""
    return Cell(name, SEAT)


class Stop(NamedTuple):
    """A stop on the line of who comes: the player, what acts for him, whether it has `acted` or is `now` on turn."""

    who: str
    marker: Cell = Cell()
    state: str = ""


class Entry(NamedTuple):
    """A row: what it is about, then words and markers."""

    head: Cell
    cells: tuple[Cell, ...] = ()


class Entries(NamedTuple):
    """Rows below each other."""

    rows: tuple[Entry, ...]


class Piece(NamedTuple):
    """A piece of a bar: whose or what it is, and how long."""

    what: Cell
    length: int


class Card(NamedTuple):
    """Something that lies on the table with what belongs to it: a charter, what is before a player.

    `value` is read from afar, `bar` is who holds how much of it, `marks` stand beside the head; `due` is on turn.
    """

    head: tuple[Cell, ...]
    value: str = ""
    figures: tuple[Entry, ...] = ()
    bar: tuple[Piece, ...] = ()
    goods: tuple[Good, ...] = ()
    tracks: tuple[Track, ...] = ()
    due: bool = False


class Cards(NamedTuple):
    """Cards beside or below each other."""

    cards: tuple[Card, ...]


class Good(NamedTuple):
    """A number of something that is known by its picture: the name of the picture, what it is called, how many."""

    key: str
    name: Wording
    number: int


class Goods(NamedTuple):
    """Tiles beside each other."""

    goods: tuple[Good, ...]


class Square(NamedTuple):
    """A field of a track: the key of its colour or of what lies there, what stands in it; `waits` is still ahead."""

    kind: str = ""
    text: str = ""
    waits: bool = False


class Track(NamedTuple):
    """A row of fields: letter and name, how far something runs on it and what that is called, what it brings.

    So many fields count twice; `gone` is how many fields are run through.
    """

    letter: str
    name: Wording
    squares: tuple[Square, ...]
    points: int
    twice: int = 0
    gone: int = 0
    runs: str = ""


class Gauge(NamedTuple):
    """How much there is of something of which so much brings something; of what only runs out, `left` says that."""

    name: Wording
    has: int
    limit: int = 0
    left: Wording = ""


class Gauges(NamedTuple):
    """Gauges below each other."""

    gauges: tuple[Gauge, ...]


class Area(NamedTuple):
    """A place on the board: its name, of which kind, who is there, and by places who has built there."""

    name: Wording
    kind: str
    there: tuple[Cell, ...] = ()
    places: tuple[str, ...] = ()
    note: Wording = ""
    due: bool = False


class Areas(NamedTuple):
    """Places beside each other."""

    areas: tuple[Area, ...]


Body = Entries | Cards | Goods | Gauges | Areas | Sheet


class Panel(NamedTuple):
    """A part of a page under its title; `aside` stands at the other end of the title's line."""

    title: Wording
    body: Body
    aside: Wording = ""


Panels = Mapping[str, Panel]
"""Panels by the name of their place."""


# Moves as rows

MOST = 8
"""So many objects of a move are named; of more it is said how many there are."""

Move = TypeVar("Move")


def by_kind(moves: Iterable[Move]) -> Mapping[type[Move], list[Move]]:
    """The moves of each class, in the order of the first of each."""
    found: dict[type[Move], list[Move]] = {}
    for move in moves:
        found.setdefault(type(move), []).append(move)
    return found


def verb_row(verb: str, *cells: Cell) -> Entry:
    """A row of moves under their verb, as the table's language types it."""
    return Entry(Cell(Typed(verb)), cells)


def typed_row(verb: str, lines: Iterable[str]) -> Entry:
    """A row of moves as they are typed, each without the verb and once."""
    rest = tuple(dict.fromkeys(line.partition(" ")[2] for line in lines if " " in line))
    more = (Cell(Say("web-more", {"number": len(rest) - MOST}), "dim"),) if len(rest) > MOST else ()
    return verb_row(verb, *(Cell(Typed(each), "option") for each in rest[:MOST]), *more)
