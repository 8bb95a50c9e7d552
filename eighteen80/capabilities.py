"""Capabilities that a game may offer: each is a Protocol, kept by a module that the game names in its `parts`.

`game.offers(Shown)` loads and returns that module, or None where there is none. The `__init__` of a game compares each
module with its Protocol, for mypy alone. GAMES.md says what the table makes of each, and what it does without.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple, Protocol, TypeVar

from eighteen80.events import Event
from eighteen80.layout import Layout
from eighteen80.printed_figures import BoxFigure, Found, KnownBox, PieceKind
from eighteen80.refusals import UNSAID, Refusal
from eighteen80.sheets import Cell, Face, Fact, Figure, Grid, HexMap, Say, Sheet, Text, Wording

State_contra = TypeVar("State_contra", contravariant=True)
Move = TypeVar("Move")
Move_contra = TypeVar("Move_contra", contravariant=True)


# On the screen


class Shown(Protocol[State_contra]):
    """Sheets of its own, and where they lie. Without it: what is asked, everybody's worth, the handbook and the log."""

    def layout(self) -> Layout:
        """Which panes there are, in which columns and on which pages, and which gives way first."""

    def sheets(self, state: State_contra) -> Mapping[str, Sheet]:
        """Everything that can be shown of this moment, by the pane that shows it; `head` is the line at the top."""

    def face(self, state: State_contra) -> Face:
        """What the players want to read from their seats."""

    def tally(self, state: State_contra) -> Grid:
        """The final count, or the count if it ended now: a row for each player, the poorest first."""

    def round_name(self, state: State_contra) -> Say:
        """What is being played now."""


class Personal(Protocol[State_contra]):
    """Tells what is one player's own, for the page at which this player looks. Without it: the worth alone."""

    def own(self, state: State_contra, player: str) -> Sequence[Sheet]:
        """What the player has, the most important first: cash, paper, goods."""


class Situated(Protocol[State_contra]):
    """Knows what each situation needs. Without it the first page is up, or the map while something happens there."""

    def page(self, state: State_contra) -> str:
        """The page that is up unless another one is chosen by hand; the same for as long as a turn lasts."""


class Opened(Protocol[State_contra]):
    """Has a sheet of rows of which every cell can be opened by the keys that on a map go from hex to hex."""

    opens: str

    def opened_cell(self, state: State_contra, row: int, column: int) -> Text | None:
        """What the cell of the sheet under `opens` is made of; rows without heads, the first column names them."""


class Mapped(Protocol[State_contra]):
    """A board of hexes or bricks; while a line is typed, it shows what the line would change. Its pane is `map` too."""

    def map_of(self, state: State_contra) -> HexMap:
        """The sheet of the map alone."""


class Printed(Protocol):
    """Paints the markers of its editions, which the game lists."""

    def paints(self, edition: str) -> Mapping[str, str]:
        """The colours of markers that an edition paints otherwise, by the letters on the marker."""


# At the line


class Explained(Protocol[State_contra]):
    """Help of its own. Without it, the handbook lists every form of move, and nothing has an explanation."""

    def handbook(self, state: State_contra) -> Grid:
        """Every move in three columns: its form, an example, what it does; those that may come now in a first group."""

    def look_up(self, state: State_contra, word: str) -> Text:
        """What there is to know about anything that has a name; Illegal if nothing has."""


class Guided(Protocol[State_contra]):
    """Knows what is entered most often. Without it nothing stands on the empty line."""

    def likely(self, state: State_contra) -> Sequence[str]:
        """Lines that whoever is due enters most often now, the likeliest first."""

    def decisions(self, state: State_contra) -> Sequence[str]:
        """Where somebody has to decide something before the game goes on: every line that answers it."""


class Change(NamedTuple):
    """What differs between two moments, as a preview shows it: in which column, whose, how it was and how it is.

    `effect-<column>` is its head. Without `was`, only what is now counts. `tone` says how it is meant, as in a sheet.
    """

    column: str
    who: str
    was: str | Say
    now: str | Say
    tone: str = ""


PURSE = "purse"
"""The column of the sums in the purses; `effect-purse` says what they are of."""


class Accounted(Protocol[State_contra]):
    """Purses that can be looked through: `ledger NAME`, and sums before and after above the line."""

    def purses(self, state: State_contra) -> Mapping[str, int]:
        """All money on the table, or points, by whose it is."""

    def changes(self, before: State_contra, after: State_contra) -> Iterable[Change]:
        """What differs between two moments besides the purses."""


class ByHand(Protocol[State_contra, Move_contra]):
    """Says what has to be moved on the real table. Without it, the list has what changes in the purses alone."""

    def by_hand(self, before: State_contra, move: Move_contra, events: Sequence[Event]) -> Iterable[Figure]:
        """What a move and what followed from it have the hands do: whose, what in large letters, and a word on it."""


class Question(NamedTuple):
    """What a game answers: `name-<key>` is typed, `command-<key>` says what it does, `example` a word that follows."""

    key: str
    example: str = ""


class Asked(Protocol[State_contra]):
    """Questions of its own that are typed at the line and change nothing."""

    questions: Sequence[Question]

    def answer(self, state: State_contra, key: str, word: str) -> Sheet:
        """The answer to a question; refuses a word of which there is nothing to say."""


class TakingTurns(Protocol[State_contra]):
    """Has turns that may end by themselves. Without it, a typed line goes from one actor to the next unasked.

    `closing` are the verbs of moves that do nothing but end a turn. After a turn that is over by itself such a move
    ends no other one, and no other move on the same line begins somebody else's turn, unless who makes it is named.
    `around` are the verbs of moves that go around the table, one actor after the other, and need no name.
    """

    closing: Collection[str]
    around: Collection[str]

    def turn_key(self, state: State_contra) -> Hashable:
        """The turn under way: whose and which; the same for all that somebody else has to decide within it."""


class ExplainsTurnEnd(Protocol[State_contra, Move_contra]):
    """Knows why a turn ended by itself. Without it that goes without saying."""

    def why_over(self, before: State_contra, move: Move_contra) -> Refusal | None:
        """Why nothing more could come in the turn that this move ended; None where that goes without saying."""


class Implying(Protocol[State_contra]):
    """A typed line may stand for several moves: whatever is implied before or after the one named.

    `either` are the verbs of moves of which it may be asked whose they are, at the end of a turn.
    """

    either: Collection[str]

    def lines(self, line: str, state: State_contra, *, first: bool = True) -> Sequence[str]:
        """The moves that the line stands for, a line each; all hold, or it is refused. `first` of what is typed."""


# What the rules did not make


class Overruled(Protocol[Move_contra]):
    """Corrections, and rulings of the table that allow what the rules refuse."""

    def exception(self, move: Move_contra) -> Event | None:
        """What the move did outside the rules, with its reason (a correction, a ruling); None for others."""

    def ruled(self, line: str) -> str:
        """The line by which the table allows a move that the rules refuse; its reason is left to be filled in."""


class Pile(NamedTuple):
    """Something that lies on the table: the kind of thing, whose it is, and how many, or how it lies in words."""

    what: str
    subject: str
    amount: int | str


class Audited(Protocol[State_contra, Move]):
    """Things that lie on the table, to be counted and compared with the record."""

    def audit(self, state: State_contra) -> Iterable[Move]:
        """Of everything on the table that it is as the record has it, in the order in which it lies there."""

    def pile(self, move: Move) -> Pile | None:
        """What the move says of the table; None if it says nothing of the kind."""

    def counted(self, state: State_contra, pile: Pile) -> int | str | None:
        """How many of it there should be at that moment, or how it should lie; None if there is nothing of the kind."""

    def found(self, state: State_contra, pile: Pile, text: str) -> str:
        """What was typed of a thing that lies somehow, in the words in which the record says it, if it can be that."""

    def remedies(self, state: State_contra, pile: Pile, reason: str = UNSAID) -> Iterable[str]:
        """Lines after which this count would agree, the nearest first; each says the reason, or leaves it open."""


class Sum(NamedTuple):
    """Where all pieces of a kind lie: as it is said, how many they are by what was counted, how many they must be."""

    said: Say
    number: int
    due: int


class Summed(Protocol[State_contra]):
    """Knows sums that must hold, to be seen beside what an audit asks for. Without it a pile stands by itself."""

    def sum_of(self, state: State_contra, pile: Pile) -> Sum | None:
        """The sum of which the pile is a part, with the pile as it was counted; None if it is part of none."""


class Forgettable(Protocol):
    """Knows what follows by itself and is forgotten at a table. Without it whole moves alone explain a difference."""

    def forgettable(self, events: Sequence[Event], pile: Pile) -> Iterable[tuple[Event, int]]:
        """What hands may have left undone of what followed from a move, and what it made of this pile's amount."""


# Beyond the table


class Surveyed(Protocol[State_contra, Move_contra]):
    """Knows the best that an actor could do now, with proof."""

    def survey(self, state: State_contra, who: str) -> Mapping[str, object]:
        """The best that one of the game's own actors could do now, in plain values."""

    def runner_up(self, state: State_contra, who: str) -> int | None:
        """The next best result below that best, if there is one."""

    def what_if(self, before: State_contra, after: State_contra) -> Mapping[str, Fact]:
        """What a line that leads from one moment to the other adds to that best."""

    def outdone(self, was: State_contra, now: State_contra, move: Move_contra) -> tuple[str, Say] | None:
        """The line that brings more now, and how much, where the move was the best there was before a repair."""


class Detailed(Protocol[State_contra, Move_contra]):
    """Says more of a move in `states` than the state after it."""

    def extras(self, before: State_contra, move: Move_contra, events: Sequence[Event]) -> Mapping[str, object]:
        """What the published schema says of this move besides the state after it."""


class Gain(NamedTuple):
    """What a move has brought somebody: `evening-<sort>` is the title under which it is summed up."""

    sort: str
    who: Cell
    amount: int


class Arrival(NamedTuple):
    """What has happened to a part of the game, and through whom: `evening-<sort>` is the title, of such parts.

    `mark` says what has happened: each mark is a column under `evening-<sort>-<mark>`.
    """

    sort: str
    what: Cell
    mark: str
    who: Cell = Cell()


class Chronicled(Protocol[State_contra]):
    """Knows what an evening is told by afterwards, beside everybody's worth. Without it: worth and time alone."""

    def winners(self, state: State_contra) -> Sequence[str]:
        """Who is ahead, or has won: several if nothing decides between them."""

    def made_of(self, state: State_contra, player: str) -> Sequence[tuple[Wording, int]]:
        """What a player's worth is the sum of; the same in the same order for every player."""

    def gains(self, before: State_contra, after: State_contra, events: Sequence[Event]) -> Iterable[Gain]:
        """What a move has brought, sort by sort."""

    def arrivals(self, events: Sequence[Event]) -> Iterable[Arrival]:
        """What has come into the game with a move, or left it."""


class Valued(Protocol[State_contra]):
    """Things of which players hold parts, such as shares."""

    def values(self, state: State_contra) -> Sequence[tuple[Cell, int]]:
        """What each of them is worth now."""


class ForeignLine(NamedTuple):
    """A line of a game recorded elsewhere: a move, or a remark that begins with `#`; `time` in seconds since 1970.

    `action` is the number of the action there that our rules refuse, or of which the sums are others: the line is a
    ruling or a correction that keeps what was played. It is 0 for all other lines.
    """

    text: str
    time: int | None
    action: int = 0


class Foreign(NamedTuple):
    """A game recorded elsewhere: who sat there, under which rulings; its lines are read one by one, or refused."""

    seats: Sequence[str]
    rulings: Mapping[str, str]
    table: str
    lines: Iterator[ForeignLine]


class OnSite(Protocol):
    """Is played on a site too: its games come in by `import`, and go out by `export --to` the `site` that it names."""

    def from_foreign(self, data: object, rulings: Mapping[str, str] | None) -> Foreign:
        """A game that was played on a site, from its JSON; without rulings as it was played there."""

    def to_foreign(
        self, seats: Sequence[str], rulings: Mapping[str, str], table: str, lines: Iterable[ForeignLine]
    ) -> Mapping[str, object]:
        """The game as that site keeps it; refuses a line that it has no word for."""


class Scoring(NamedTuple):
    """A final position as it was counted: in plain values, as rows of a table with its heads first, and remarks."""

    plain: Mapping[str, object]
    rows: Sequence[Sequence[str | Say]]
    remarks: Sequence[Say] = ()


class Scored(Protocol):
    """Counts a final position that is typed, without a game played: `eighteen80 score --game KEY [FILE]`."""

    def score(self, text: str) -> Scoring:
        """The scoring of what the text tells, in lines of the game's own or in JSON; Unreadable if it tells none."""


# Figures that stand on the pieces alone


class Boxed(Protocol[State_contra, Move]):
    """Figures to be learned, which the table keeps in a file named by the game's key. Without it there is no `box`."""

    def box_kinds(self) -> Mapping[str, PieceKind]:
        """The kinds of pieces whose figures are learned, in the order in which they are shown."""

    def box_figure(self, kind: str, piece: str, value: str) -> BoxFigure:
        """The figure as the file has it; refuses a piece that is not in the box, and a value that it cannot bear."""

    def box_told(self, before: State_contra, move: Move) -> Iterable[BoxFigure]:
        """What a move says is printed on pieces, as far as it is known; nothing of what is not told yet."""

    def box_fits(self, state: State_contra, move: Move, box: KnownBox) -> Sequence[Found[Move]]:
        """What the box has for a typed move that lacks a figure, the likeliest first; nothing if it lacks none."""
