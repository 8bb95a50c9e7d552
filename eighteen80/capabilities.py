"""Capabilities that a game may offer: each is a Protocol, kept by a module that the game names in its `parts`.

`game.offers(Shown)` loads and returns that module, or None without one. The `__init__` of a game compares each module
with its Protocol, for mypy alone. GAMES.md describes the use of each, and the table without it.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeVar

from eighteen80.events import Event
from eighteen80.printed_figures import Found, KnownBox, PieceKind, PrintedValue
from eighteen80.refusals import Refusal
from eighteen80.sheets import Cell, Face, Fact, Figure, Gain, Grid, HexMap, Line, Milestone, Say, Sheet, Text, Wording

if TYPE_CHECKING:
    # Only a screen and a page need more of these than their names.
    from eighteen80.layout import Layout
    from eighteen80.page_parts import Entry, Panels, Stop

State_contra = TypeVar("State_contra", contravariant=True)
Move = TypeVar("Move")
Move_contra = TypeVar("Move_contra", contravariant=True)


# On the screen


class Shown(Protocol[State_contra]):
    """Sheets of a game and their layout. Without it: the question, each player's worth, the handbook and the log."""

    def layout(self) -> Layout:
        """Return the panes, their columns and pages, and the order in which they give way."""

    def sheets(self, state: State_contra) -> Mapping[str, Sheet]:
        """Return all sheets of this moment by pane; `head` is the line at the top."""

    def face(self, state: State_contra) -> Face:
        """Return the figures that the players want to read from their seats."""

    def tally(self, state: State_contra) -> Grid:
        """Return the final count, or the count if it ended now: a row for each player, the poorest first."""

    def round_name(self, state: State_contra) -> Say:
        """Name the current round."""


class Paged(Protocol[State_contra, Move_contra]):
    """The players' page. Without it: each player's worth, the forms of the moves, the sheets of the table.

    `tabs` are the five tabs after the player's own, each with the name of its picture. Panels have the same names at
    every moment; an empty one takes no room.
    """

    tabs: Mapping[str, str]

    def stops(self, state: State_contra) -> Sequence[Stop]:
        """Return the stops in the order of play; in a circle, from the player to act."""

    def heading(self, state: State_contra) -> Sequence[Wording]:
        """Name the current round, and the facts that everyone needs to know."""

    def figures(self, state: State_contra, player: str) -> Sequence[Figure]:
        """Return three or four figures about a player."""

    def may(self, state: State_contra, player: str, moves: Sequence[Move_contra]) -> Iterable[Entry]:
        """Yield the player's own moves, a row a kind."""

    def ahead(self, state: State_contra, player: str) -> Iterable[Entry]:
        """Yield the events ahead of the player, the nearest first."""

    def mine(self, state: State_contra, player: str) -> Panels:
        """Return the player's own panels."""

    def panels(self, state: State_contra) -> Mapping[str, Panels]:
        """Return the shared panels by tab; those outside the tabs are in the menu."""


class PicksPage(Protocol[State_contra]):
    """Pages by situation. Without it the first page is shown, or the map while something happens there."""

    def page(self, state: State_contra) -> str:
        """Return the page shown unless another one is chosen by hand; the same throughout a turn."""


class HasCellDetails(Protocol[State_contra]):
    """A sheet of rows whose cells can all be opened by the keys that on a map move from hex to hex."""

    opens: str

    def opened_cell(self, state: State_contra, row: int, column: int) -> Text | None:
        """Return the parts of the cell of the sheet under `opens`; without heads, the first column names the rows."""


class HasMap(Protocol[State_contra]):
    """A board of hexes or bricks; while a line is typed, it shows the changes. Its pane is `map` too."""

    def map_of(self, state: State_contra) -> HexMap:
        """Return the sheet of the map alone."""


class Foreshown(Protocol[State_contra]):
    """Sheets in which a line's figures are shown in place. Without them, the changes are in rows above the line."""

    def foreshown(self, state: State_contra) -> Mapping[str, Sheet]:
        """Map their panes to the sheets of a moment; a name in a row identifies it, or else its first cell."""


class Printed(Protocol):
    """Colours of the markers by edition, which the game lists."""

    def paints(self, edition: str) -> Mapping[str, str]:
        """Map the letters on markers to the colours that differ in an edition."""


# At the line


class Explained(Protocol[State_contra]):
    """Help of its own. Without it, the handbook lists every form of move, and nothing has an explanation."""

    def handbook(self, state: State_contra) -> Grid:
        """Return every move in three columns, form, example and description; the possible ones in a first group."""

    def look_up(self, state: State_contra, word: str) -> Text:
        """Describe anything that has a name; raise Illegal if nothing has."""


class SuggestsLines(Protocol[State_contra]):
    """Likely lines and forced decisions. Without it the empty line has no suggestions."""

    def likely(self, state: State_contra) -> Sequence[str]:
        """List the lines that the player to act enters most often now, the likeliest first."""

    def decisions(self, state: State_contra) -> Sequence[str]:
        """List every line that answers a decision due before the game continues."""


class Change(NamedTuple):
    """Difference between two moments, as a preview shows it: its column, owner, old and new value.

    `effect-<column>` is its head. Without `was`, only the new value counts. `tone` sets the colour, as in a sheet.
    """

    column: str
    who: str
    was: str | Say
    now: str | Say
    tone: str = ""


PURSE = "purse"
"""Column of the sums in the purses; `effect-purse` names them."""


class HasPurses(Protocol[State_contra]):
    """Purses that can be looked through: `ledger NAME`, and sums before and after above the line."""

    def purses(self, state: State_contra) -> Mapping[str, int]:
        """Map owners to all their money on the table, or points."""

    def changes(self, before: State_contra, after: State_contra) -> Iterable[Change]:
        """Yield the differences between two moments apart from the purses."""


class ListsTableSteps(Protocol[State_contra, Move_contra]):
    """Hand moves on the real table. Without it, the list has only the changes in the purses."""

    def by_hand(self, before: State_contra, move: Move_contra, events: Sequence[Event]) -> Iterable[Figure]:
        """Yield what hands must do after a move: the player, large letters, and a word on it."""


PLAYER = "player"
"""Placeholder in an example for a player at the table."""


class Question(NamedTuple):
    """Question to a game: `name-<key>` is typed, `command-<key>` explains it, `example` is a word for it or PLAYER."""

    key: str
    example: str = ""


class AnswersQuestions(Protocol[State_contra]):
    """Questions of its own that are typed at the line and change nothing."""

    questions: Sequence[Question]

    def answer(self, state: State_contra, key: str, word: str) -> Sheet:
        """Answer a question; refuse a word without an answer."""


class HasTurns(Protocol[State_contra]):
    """Turns that may end automatically. Without it, a typed line passes from one actor to the next unasked.

    `closing` are the verbs of moves that do nothing but end a turn. After a turn that has ended automatically such a
    move ends no other one, and no other move on the same line begins another player's turn, unless the player is named.
    `around` are the verbs of moves that go around the table, one actor after the other, and need no name.
    """

    closing: Collection[str]
    around: Collection[str]

    def turn_key(self, state: State_contra) -> Hashable:
        """Return the key of the current turn; the same for every decision of others within it."""


class ExplainsTurnEnd(Protocol[State_contra, Move_contra]):
    """Reasons of automatic ends of turns. Without it there is no explanation."""

    def why_over(self, before: State_contra, move: Move_contra) -> Refusal | None:
        """Return the reason why nothing more could come in the turn that this move ended; None if it is obvious."""


# Moves outside the rules


class Pile(NamedTuple):
    """Something on the table: its kind, owner, and amount, or its position in words."""

    what: str
    subject: str
    amount: int | str


class Sum(NamedTuple):
    """Places of all pieces of a kind: the sentence, the number by the count, the required number."""

    wording: Say
    number: int
    due: int


class HasPieceTotals(Protocol[State_contra]):
    """Required sums, shown next to an audit's questions. Without it each pile is alone."""

    def sum_of(self, state: State_contra, pile: Pile) -> Sum | None:
        """Return the sum that the pile is part of, with the pile as counted; None without one."""


class ListsForgottenEffects(Protocol):
    """Automatic consequences that tables forget. Without it only whole moves explain a difference."""

    def forgettable(self, events: Sequence[Event], pile: Pile) -> Iterable[tuple[Event, int]]:
        """Yield the forgettable consequences of a move, and their effect on this pile's amount."""


# Beyond the table


class FindsBestRun(Protocol[State_contra, Move_contra]):
    """The best possible result of an actor now, with proof."""

    def survey(self, state: State_contra, who: str) -> Mapping[str, object]:
        """Return the best result that one of the game's own actors could get now, in plain values."""

    def runner_up(self, state: State_contra, who: str) -> int | None:
        """Return the next best result below that best, if there is one."""

    def what_if(self, before: State_contra, after: State_contra) -> Mapping[str, Fact]:
        """Return what a line from one moment to the other adds to that best."""

    def outdone(self, was: State_contra, now: State_contra, move: Move_contra) -> tuple[str, Say] | None:
        """Return the line that now brings more, and the difference, if the move was the best before a repair."""


class HasMoveDetails(Protocol[State_contra, Move_contra]):
    """Details of a move in `states`, in addition to the state after it."""

    def extras(self, before: State_contra, move: Move_contra, events: Sequence[Event]) -> Mapping[str, object]:
        """Return the published schema's details of this move, in addition to the state after it."""


class HasStatistics(Protocol[State_contra]):
    """The contents of an evening's report, in addition to worth and time."""

    def winners(self, state: State_contra) -> Sequence[str]:
        """Return the winners or leaders: several if nothing decides between them."""

    def made_of(self, state: State_contra, player: str) -> Sequence[tuple[Wording, int]]:
        """Return the parts of a player's worth; the same in the same order for every player."""

    def gains(self, before: State_contra, after: State_contra, events: Sequence[Event]) -> Iterable[Gain]:
        """Yield the gains from a move, sort by sort."""

    def arrivals(self, events: Sequence[Event]) -> Iterable[Milestone]:
        """Yield the parts of the game that a move brought in or removed."""


class Reasoned(Protocol[State_contra]):
    """Explanation of a final count. Without it: its parts alone."""

    def reasons(self, state: State_contra) -> Iterable[Line]:
        """Yield a line for each figure of the count that needs an explanation."""


class Valued(Protocol[State_contra]):
    """Things that players hold parts of, such as shares."""

    def values(self, state: State_contra) -> Sequence[tuple[Cell, int]]:
        """Return the present value of each of them."""


class ImportedLine(NamedTuple):
    """A line of a game recorded elsewhere: a move, or a remark that begins with `#`; `time` in seconds since 1970.

    `action` is the number of the action there that our rules refuse, or whose sums differ: the line is a ruling or a
    correction that keeps what was played. It is 0 for all other lines.
    """

    text: str
    time: int | None
    action: int = 0


class ImportedGame(NamedTuple):
    """A game recorded elsewhere: who sat there, under which rulings; its lines are read one by one, or refused."""

    seats: Sequence[str]
    rulings: Mapping[str, str]
    table: str
    lines: Iterator[ImportedLine]


class HasSiteFormat(Protocol):
    """Exchange with a site: games come in by `import`, and go out by `export --to` the `site` named here."""

    def from_foreign(self, data: object, rulings: Mapping[str, str] | None) -> ImportedGame:
        """Read a game that was played on a site, from its JSON; without rulings as it was played there."""

    def to_foreign(
        self, seats: Sequence[str], rulings: Mapping[str, str], table: str, lines: Iterable[ImportedLine]
    ) -> Mapping[str, object]:
        """Write the game as that site keeps it; refuse a line that it has no word for."""


class Scoring(NamedTuple):
    """A final position as it was counted: in plain values, as rows of a table with its heads first, and remarks."""

    plain: Mapping[str, object]
    rows: Sequence[Sequence[str | Say]]
    remarks: Sequence[Say] = ()


class ScoresPositions(Protocol):
    """Scoring of a typed final position, without a game played: `eighteen80 score --game KEY [FILE]`."""

    def score(self, text: str) -> Scoring:
        """Score the position in the text, in lines of the game's own or in JSON; raise Unreadable without one."""


# Figures that stand on the pieces alone


class LearnsBox(Protocol[State_contra, Move]):
    """Figures to be learned, which the table keeps in a file named by the game's key. Without it there is no `box`."""

    def box_kinds(self) -> Mapping[str, PieceKind]:
        """Return the kinds of pieces whose figures are learned, in the order in which they are shown."""

    def box_figure(self, kind: str, piece: str, value: str) -> PrintedValue:
        """Read the file's figure; refuse a piece that is not in the box, and a value that it cannot have."""

    def box_statements(self, before: State_contra, move: Move) -> Iterable[PrintedValue]:
        """Yield the move's known statements about printed figures."""

    def box_fits(self, state: State_contra, move: Move, box: KnownBox) -> Sequence[Found[Move]]:
        """Return the box's completions of a typed move without a figure, the likeliest first; none if it lacks none."""
