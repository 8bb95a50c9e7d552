"""What a record, the shell and the line need from any game, and nothing else. `eighteen80.capabilities` has the rest.

`Game[State, Move]` is what a game promises: `GAME: Game[State, Move]` in each game has mypy check it. A shared room
does not know which game is on the table: for it a moment is an `AnyState`, with which it can do nothing but hand it
back.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Generic, NamedTuple, NewType, Protocol, TypeVar

from eighteen80.events import Event
from eighteen80.refusals import Refusal
from eighteen80.sheets import Fact, Grid, Say, Text

State = TypeVar("State")
Move = TypeVar("Move")


class Outcome(NamedTuple, Generic[State]):
    """What a move led to: the next state, and the events that followed by themselves."""

    state: State
    events: Sequence[Event] = ()


class Choice(NamedTuple):
    """One way to go on typing: the text, and a message id with facts that says what it means.

    `barred` is why no move that begins so can come now.
    """

    text: str
    meaning: str = ""
    facts: Mapping[str, Fact] = {}
    barred: Refusal | None = None


class Revision(NamedTuple):
    """A change of the rules: since which version, the message that tells it, the options that keep the old way."""

    version: int
    code: str
    keep: Mapping[str, str] = {}


def revisions_of(versions: Mapping[str, Mapping[str, Mapping[str, str]]]) -> Iterator[Revision]:
    """Every change that a game's `versions.toml` has, the oldest first."""
    for version, changes in versions.items():
        yield from (Revision(int(version), code, keep) for code, keep in changes.items())


class Game(Protocol[State, Move]):
    """A game with open information, played by typed moves. States and moves are frozen values of its own.

    `key` is its name in `assets/` and on the shelf, `name` its name in a record's header, `ending` how the file of a
    record ends, `rules` the version of the rules as they are now.
    """

    key: str
    name: str
    ending: str
    rules: int

    def revisions(self) -> Sequence[Revision]:
        """What the versions of the rules have changed, the oldest first."""

    def rulings(self) -> Mapping[str, Sequence[str]]:
        """The table's options: name and values, the default first."""

    def presets(self) -> Mapping[str, Mapping[str, str]]:
        """Options that go together, by name."""

    # Playing

    def start(self, seats: Sequence[str], rulings: Mapping[str, str]) -> State:
        """The opening state; refuses seats or rulings that the game does not know."""

    def read(self, line: str, state: State | None = None) -> Move:
        """A typed line as a move; Unreadable or Ambiguous if it is none. Without a state, canonical names alone."""

    def write(self, move: Move) -> str:
        """The move's canonical line."""

    def resolve(self, state: State, move: Move) -> Move:
        """The move with everything left out put in."""

    def check(self, state: State, move: Move) -> None:
        """Illegal if the rules refuse the move now."""

    def apply(self, state: State, move: Move) -> Outcome[State]:
        """The move made; checks first. The move must be resolved."""

    def legal(self, state: State) -> Iterable[Move]:
        """Every move allowed now; free amounts by their least and most."""

    # Whose turn it is

    def due(self, state: State) -> Sequence[str]:
        """Who owes a decision now; nobody once the game is over."""

    def actor(self, state: State, move: Move) -> str:
        """In whose name the move is made."""

    def thinker(self, state: State) -> str:
        """The player who has to decide now; empty where nobody has to."""

    def round_key(self, state: State) -> str:
        """A key that changes when a round ends (for checkpoints and 'undo round')."""

    # What the record says besides

    def facts(self, before: State, move: Move, outcome: Outcome[State]) -> str:
        """Derived facts for the line's trailing comment, in figures; empty if there are none."""

    def checkpoint(self, state: State) -> Sequence[str]:
        """What must lie on the table at the end of a round, as lines to verify."""

    def dump(self, state: State) -> dict[str, object]:
        """The state in plain values, by the published schema."""

    def worth(self, state: State) -> Mapping[str, int]:
        """What each player has if it ended now: wealth or points (the final ones once it has ended)."""

    # What the banker is told

    def ask(self, state: State) -> Say:
        """What whoever is due has to decide."""

    def complete(self, line: str, state: State) -> Sequence[Choice]:
        """How the line could go on."""

    def handbook(self, state: State) -> Grid:
        """Every move in three columns: its form, an example, what it does; those that may come now in a first group."""

    def look_up(self, state: State, word: str) -> Text:
        """What there is to know about anything that has a name; Illegal if nothing has."""


AnyState = NewType("AnyState", object)
"""A moment of whatever game is on the table: only that game looks into it."""

AnyMove = NewType("AnyMove", object)
"""A move of whatever game is on the table."""

AnyGame = Game[AnyState, AnyMove]
"""Whatever game is on the table."""
