"""Sheets: plain data to be shown, without knowledge of a game or a screen.

A game turns its state into sheets; the table has a widget for each kind of sheet. Texts are plain strings for names and
figures, and a `Say` for words: the screen finds the sentence in the table's language.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from itertools import count
from pathlib import PurePath
from typing import NamedTuple, Protocol, Self, TypeAlias


class Sayable(Protocol):
    """A thing with a sentence of its own, also within another one: a `Say`, a refusal."""

    @property
    def code(self) -> str:
        """The message id."""

    @property
    def facts(self) -> Mapping[str, Fact]:
        """The figures of the sentence."""


Fact: TypeAlias = (
    str | int | float | PurePath | Sayable | Sequence["Fact"] | AbstractSet[str] | Mapping[str, "Fact"] | None
)
"""Value in a sentence: a name, a figure, yes or no or nothing, another sentence, several of these."""
Facts = dict[str, Fact]


class _Sentence(NamedTuple):
    code: str
    facts: Mapping[str, Fact] = {}
    game: str = ""


class Say(_Sentence):
    """A message id and the figures of its sentence, by their names there.

    `game` is the key of the game whose words have it, if a table without a game uses it.
    """

    __slots__ = ()

    def __new__(cls, code: str, facts: Mapping[str, Fact] = {}, game: str = "", /, **figures: Fact) -> Self:
        """Take the figures by name, or several together."""
        return tuple.__new__(cls, (code, {**facts, **figures} if facts and figures else figures or facts, game))


SEATS = ("#2463b0", "#c24d1f", "#1d7f57", "#8a4fb8", "#8a6a00", "#b5306e", "#56707f")
"""The colours of the players in the order of their seats: on the screen, on the page and in exports."""

Wording = str | Say | tuple["Wording", ...]
"""Text of a sheet; several pieces are shown with a dot between them."""


class Chip(NamedTuple):
    """A marker on the table: its letters, and the colour of the printed part as #rrggbb."""

    text: str
    paint: str


def seat_paints(seats: Sequence[str]) -> Mapping[str, str]:
    """Map each player to a colour."""
    return dict(zip(seats, SEATS, strict=False))


def seat_letters(seats: Sequence[str], taken: str = "") -> dict[str, str]:
    """Map each player to the first letter, unless it is taken, with a second one if needed; or else by seat."""
    heads = Counter((*taken, *(name[:1].upper() for name in seats)))
    short: dict[str, str] = {}
    for seat, name in enumerate(seats, 1):
        head = name[:1].upper()
        alike = [other for other in seats if other != name and other[:1].upper() == head]
        own = (sign for at, sign in enumerate(name[1:], 1) if all(other[at : at + 1] != sign for other in alike))
        letters = head if heads[head] == 1 else f"{head}{next((sign for sign in own if sign.isalnum()), seat)}"
        short[name] = f"{head}{seat}" if letters in short.values() else letters
    return short


class Cell(NamedTuple):
    """A figure, a word or a marker in a grid.

    `tone` says what it means, never how it looks: head, dim, strong, good, warn, bad, due, new, rule.
    `paint` puts a marker's colour behind it; `span` is the number of columns it covers.
    """

    text: Wording = ""
    tone: str = ""
    paint: str = ""
    span: int = 1


class Column(NamedTuple):
    """A column of a grid; where room is short, the columns with the highest `spare` go first (0: never).

    `wrap` lets the last column go on in further lines; the heads of `narrow` columns and the cells of `names` may be
    cut as long as they still differ. Before heads are cut, those of `stepped` columns stand in two lines by turns, and
    `tight` columns do without their gap. One has `least` columns at the least.
    """

    head: Cell
    align: str = "left"
    spare: int = 0
    gap: int = 1
    wrap: bool = False
    narrow: bool = False
    names: bool = False
    stepped: bool = False
    tight: bool = False
    least: int = 0


class Row(NamedTuple):
    """A line of a grid; `tone` colours the whole line, `due` marks the player to act.

    `single` keeps it to one line, even if its last column may wrap; a `mark` is in the margin before it.
    """

    cells: tuple[Cell, ...]
    tone: str = ""
    due: bool = False
    single: bool = False
    mark: Cell = Cell()


class Line(NamedTuple):
    """A line of running text made of cells.

    `hang` is the indent of a continuation, `single` allows none; `indent` is that of the line itself. In a `drawn` one
    the cells are side by side as they are, blanks included, while there is room.
    """

    cells: tuple[Cell, ...]
    tone: str = ""
    hang: int = 2
    single: bool = False
    indent: int = 0
    drawn: bool = False


class Grid(NamedTuple):
    """Rows and running lines under columns, in groups; groups are set apart.

    A grid with a `title` is opened by a rule that bears it; the others have the title of the pane.
    """

    columns: tuple[Column, ...]
    groups: tuple[tuple[Row | Line, ...], ...]
    title: Wording = ""

    @property
    def rows(self) -> list[Row]:
        """Rows of all groups, without the running lines."""
        return [row for group in self.groups for row in group if isinstance(row, Row)]

    @property
    def marked(self) -> bool:
        """True if any row has a mark."""
        return any(row.mark.text for row in self.rows)

    def with_cells(self, cells: Mapping[tuple[int, int], Cell]) -> Grid:
        """Return the grid with other cells, each by the number of its row and of its column."""
        numbers = count()

        def change(row: Row, number: int) -> Row:
            changed = (cells.get((number, column), cell) for column, cell in enumerate(row.cells))
            return row._replace(cells=tuple(changed))

        groups = (
            tuple(change(row, next(numbers)) if isinstance(row, Row) else row for row in group) for group in self.groups
        )
        return self._replace(groups=tuple(groups))


class GridGroup(NamedTuple):
    """Grids that belong together: one below the other, or side by side where there are not enough lines for that.

    There, what is `beneath` uses the lines that the last grid leaves under it.
    """

    grids: tuple[Grid, ...]
    beneath: Grid | None = None


class Text(NamedTuple):
    """Lines that wrap."""

    lines: tuple[Line, ...]


class Space(NamedTuple):
    """A space of a price chart: its price, the sign of its zone, the markers on it from the top of the stack down.

    `start` marks an initial price, `targets` what brings the marker of the company on turn here (a short sign each).
    """

    price: int
    zone: int = 0
    start: bool = False
    chips: tuple[Chip, ...] = ()
    targets: tuple[str, ...] = ()


class Chart(NamedTuple):
    """A price chart; None without a space. `zones` explains the bonus of each zone's sign.

    The grid in the `corner` fills the place where the last rows have no spaces, if the chart takes a line a row.
    """

    rows: tuple[tuple[Space | None, ...], ...]
    zones: tuple[tuple[int, Wording], ...] = ()
    corner: Grid | None = None


class StationFace(NamedTuple):
    """A stopping place on a hex: `places` holds a marker, or None for each free place.

    `kind` is city, town or either (not yet decided); `ends` the edges whose track leads to it;
    `reserved` whose homes the free places are.
    """

    kind: str
    value: int = 0
    places: tuple[Chip | None, ...] = ()
    ends: tuple[int, ...] = ()
    reserved: tuple[Chip, ...] = ()


class HexFace(NamedTuple):
    """A hex as it is now: its place (row, and column in half hexes), ground, and contents.

    Edges are numbered 0 to 5: SW, W, NW, NE, E, SE. `through` is track that meets no station. `new` marks what an
    unfinished line would lay, or before that, where the next move may lead. A board without track is described only by
    `lines`, one below the other.
    """

    name: str
    row: int
    column: int
    ground: str
    stations: tuple[StationFace, ...] = ()
    through: tuple[tuple[int, int], ...] = ()
    place: str = ""
    value: str = ""
    label: str = ""
    cost: str = ""
    tile: str = ""
    new: bool = False
    lines: tuple[Line, ...] = ()


class HexMap(NamedTuple):
    """A map of pointy-topped hexes, in rows of bricks.

    `traces` gives for a hex's edge the track that crosses it: reach, or a run by its number and train (“2 6E”).
    `barriers` are edges that nothing crosses; `focus` the hex to keep in sight. `sizes` are the columns and lines of a
    hex, the smallest first, for a board without track. A map without hexes is not shown.
    """

    faces: Mapping[str, HexFace]
    traces: Mapping[tuple[str, int], str] = {}
    barriers: frozenset[tuple[str, int]] = frozenset()
    focus: str = ""
    sizes: tuple[tuple[int, int], ...] = ()


class Figure(NamedTuple):
    """A whole number to be read from afar: its owner, and a note next to it."""

    head: Cell
    value: str
    note: Cell = Cell()


class Face(NamedTuple):
    """Information for the players' seats: the player to act, and figures in groups, the most important first."""

    due: tuple[Cell, ...]
    groups: tuple[tuple[Figure, ...], ...]


class TimeSeries(NamedTuple):
    """Figures that change with time, one series a name: wealth by round. `axis` says what the points number."""

    points: tuple[Wording, ...]
    series: Mapping[str, tuple[int, ...]]
    axis: Wording = ""


class CardRow(NamedTuple):
    """A row of a card: cells side by side at its left and at its right, or names with a figure each."""

    left: tuple[Cell, ...] = ()
    right: tuple[Cell, ...] = ()
    named: tuple[tuple[str, str], ...] = ()


class CardFace(NamedTuple):
    """A card like those on the table: rows between an upper and a lower edge that have cells too.

    Its frame has the colour `paint`; that of the player or company to act is heavy, one of a card not in play dotted.
    """

    top: CardRow
    rows: tuple[CardRow, ...]
    foot: CardRow = CardRow()
    paint: str = ""
    due: bool = False
    in_play: bool = True


class CardTable(NamedTuple):
    """Cards of one size, side by side as many as there is room for; `names` may be cut as long as they still differ."""

    cards: tuple[CardFace, ...]
    width: int
    names: tuple[str, ...] = ()


class Lengths(NamedTuple):
    """The same at several lengths, the fullest first; a shorter one is shown where there is no room for the others."""

    forms: tuple[Grid | Text | CardTable, ...]

    @property
    def listed(self) -> Grid | Text:
        """The fullest of the forms that a page can show as rows and lines."""
        return next(form for form in self.forms if not isinstance(form, CardTable))


Sheet = Grid | GridGroup | Text | Lengths | Chart | HexMap | Face | TimeSeries


class Gain(NamedTuple):
    """A player's gain from a move: `evening-<sort>` is the title under which it is summed up.

    `part` is the part of the worth into which it goes, if others go there too; `gain-<sort>` names it there.
    """

    sort: str
    who: Cell
    amount: int
    part: Wording = ""


class Milestone(NamedTuple):
    """A change of a part of the game, and its player: `evening-<sort>` is the title of such parts.

    `mark` names the change: each mark is a column under `evening-<sort>-<mark>`.
    """

    sort: str
    what: Cell
    mark: str
    who: Cell = Cell()
