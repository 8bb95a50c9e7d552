"""Parts of the players' page other than sheets, as plain data that knows neither a game nor a browser.

A cell with the tone `seat` names a player: the page gives it the colour of the seat, and says “you” to that player.
Tones `train` and `rust` frame a train, the latter one that goes soon.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, TypeVar

from eighteen80.refusals import RecordText
from eighteen80.sheets import Cell, Column, Grid, Row, Say, Sheet, Wording

SEAT, TRAIN, RUST = "seat", "train", "rust"
ACTED, NOW = "acted", "now"


def seat(name: str) -> Cell:
    """Return a cell with a player's name and colour."""
    return Cell(name, SEAT)


def group_digits(number: int) -> str:
    """Return a number as printed on a page: from four digits on in groups of three."""
    return f"{number:,}".replace(",", " ").replace("-", "−")


class Stop(NamedTuple):
    """A stop on the line of play: the player, the company acting for him, its state (`acted`, or to act `now`)."""

    who: str
    marker: Cell = Cell()
    state: str = ""


class Entry(NamedTuple):
    """A row: its head, then words and markers."""

    head: Cell
    cells: tuple[Cell, ...] = ()


class Piece(NamedTuple):
    """A piece of a bar: its owner or name, and its length."""

    what: Cell
    length: int


class Men(NamedTuple):
    """Pictured workers: their number in words, the free ones, and all."""

    name: Wording
    free: int
    number: int


class Card(NamedTuple):
    """Something on the table with its details: a charter, a player's things.

    `value` is a large figure, `bar` its holders, `marks` follow the head; `due` is set for the one to act.
    """

    head: tuple[Cell, ...]
    value: str = ""
    figures: tuple[Entry, ...] = ()
    bar: tuple[Piece, ...] = ()
    goods: tuple[Good, ...] = ()
    tracks: tuple[Track, ...] = ()
    men: Men | None = None
    due: bool = False


class Good(NamedTuple):
    """A number of pictured things: the name of the picture, their name, their number."""

    key: str
    name: Wording
    number: int


class Square(NamedTuple):
    """A field of a track: the key of its colour or piece, its text; `waits` if it is still ahead.

    `gains` is set for a field that is reached, but whose reward still waits.
    """

    kind: str = ""
    text: str = ""
    waits: bool = False
    gains: bool = False


class Track(NamedTuple):
    """A row of fields: letter and name, the reach of a piece and its name, the points.

    The first `twice` fields count twice; `gone` is the number of fields passed.
    """

    letter: str
    name: Wording
    squares: tuple[Square, ...]
    points: int
    twice: int = 0
    gone: int = 0
    runs: str = ""


class Gauge(NamedTuple):
    """An amount with the threshold that triggers something; `left` for an amount that only runs out."""

    name: Wording
    has: int
    limit: int = 0
    left: Wording = ""


class Area(NamedTuple):
    """A place on the board: its name, its kind, its people, and its buildings by site."""

    name: Wording
    kind: str
    there: tuple[Cell, ...] = ()
    places: tuple[str, ...] = ()
    note: Wording = ""
    due: bool = False


Listed = tuple[Entry, ...] | tuple[Card, ...] | tuple[Good, ...] | tuple[Gauge, ...] | tuple[Area, ...]
"""Parts of one kind, below each other or side by side."""
Body = Listed | Sheet


class Panel(NamedTuple):
    """A part of a page under its title; `aside` is at the other end of the title's line."""

    title: Wording
    body: Body
    aside: Wording = ""


Panels = Mapping[str, Panel]
"""Panels by the name of their place."""


# Sums

Sums = Mapping[str, Sequence[tuple[Wording, int]]]
"""The parts of each player's sum."""


def sum_table(sums: Sums, tones: Sequence[str] = ()) -> Grid:
    """Return a row for each part, a column for each player, and the totals at the foot."""
    parts = [part for part, _ in next(iter(sums.values()), ())]
    heads = (Column(Cell(), wrap=True), *(Column(Cell(name, "head"), "right", narrow=True) for name in sums))
    rows = tuple(
        Row((Cell(part, tone), *(_figure(row[at][1]) for row in sums.values())))
        for at, (part, tone) in enumerate(zip(parts, tones or [""] * len(parts), strict=True))
    )
    totals = (Cell(group_digits(sum(number for _, number in row)), "strong") for row in sums.values())
    return Grid(heads, (rows, (Row((Cell(Say("web-together"), "strong"), *totals)),)) if rows else ((),))


def _figure(number: int) -> Cell:
    return Cell(group_digits(number)) if number else Cell("–", "dim")


# Moves as rows

MOST = 8
"""Number of objects of a move named; more are only counted."""

Move = TypeVar("Move")


def by_kind(moves: Iterable[Move]) -> Mapping[type[Move], list[Move]]:
    """Group the moves by class, in the order of each first one."""
    found: dict[type[Move], list[Move]] = {}
    for move in moves:
        found.setdefault(type(move), []).append(move)
    return found


def verb_row(verb: str, *cells: Cell) -> Entry:
    """Return a row of moves under their verb, as the table's language types it."""
    return Entry(Cell(RecordText(verb)), cells)


def typed_row(verb: str, lines: Iterable[str]) -> Entry:
    """Return a row of typed moves, each without the verb and once."""
    rest = tuple(dict.fromkeys(line.partition(" ")[2] for line in lines if " " in line))
    more = (Cell(Say("web-more", {"number": len(rest) - MOST}), "dim"),) if len(rest) > MOST else ()
    return verb_row(verb, *(Cell(RecordText(each), "option") for each in rest[:MOST]), *more)
