"""What the table may ask of any game, and the games by name. Table and journal know games through this alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from typing import Any, NamedTuple, Protocol

from eighteen80.refusals import Refusal
from eighteen80.sheets import Face, Grid, HexMap, Say, Sheet, Text

State = Any
Move = Any


class Outcome(NamedTuple):
    """What a move led to: the next state, and the events that followed by themselves (each a code and facts)."""

    state: State
    events: Sequence[Any]


class Choice(NamedTuple):
    """One way to go on typing: the text, and a message id with facts that says what it means.

    `barred` is why no move that begins so can come now.
    """

    text: str
    meaning: str = ""
    facts: Mapping[str, Any] = {}
    barred: Refusal | None = None


class Pile(NamedTuple):
    """Something that lies on the table: the kind of thing, whose it is, and how many, or how it lies in words."""

    what: str
    subject: str
    amount: int | str


class Revision(NamedTuple):
    """A change of the rules: since which version, the message that tells it, the options that keep the old way."""

    version: int
    code: str
    keep: Mapping[str, str] = {}


class ForeignLine(NamedTuple):
    """A line of a game recorded elsewhere: a move, or a remark that begins with `#`; `time` in seconds since 1970."""

    text: str
    time: int | None


class Foreign(NamedTuple):
    """A game recorded elsewhere: who sat there, under which rulings; its lines are read one by one, or refused."""

    seats: Sequence[str]
    rulings: Mapping[str, str]
    table: str
    lines: Iterator[ForeignLine]


class Game(Protocol):
    """A game with open information, played by typed moves. States and moves are frozen values of its own."""

    key: str
    name: str
    rules: int
    editions: Sequence[str]

    def start(self, seats: Sequence[str], rulings: Mapping[str, str]) -> State:
        """The opening state; refuses seats or rulings that the game does not know."""

    def rulings(self) -> Mapping[str, Sequence[str]]:
        """The table's options: name and values, the default first."""

    def presets(self) -> Mapping[str, Mapping[str, str]]:
        """Options that go together, by name."""

    def revisions(self) -> Sequence[Revision]:
        """What the versions of the rules have changed, the oldest first."""

    def read(self, line: str, state: State | None = None) -> Move:
        """A typed line as a move; Unreadable or Ambiguous if it is none. Without a state, canonical names alone."""

    def write(self, move: Move) -> str:
        """The move's canonical line."""

    def resolve(self, state: State, move: Move) -> Move:
        """The move with everything left out put in (position, row, routes)."""

    def check(self, state: State, move: Move) -> None:
        """Illegal if the rules refuse the move now."""

    def apply(self, state: State, move: Move) -> Outcome:
        """The move made; checks first. The move must be resolved."""

    def legal(self, state: State) -> Iterable[Move]:
        """Every move allowed now; free amounts by their least and most."""

    def due(self, state: State) -> Sequence[str]:
        """Who owes a decision now."""

    def actor(self, state: State, move: Move) -> str:
        """In whose name the move is made."""

    def phase_of_play(self, state: State) -> str:
        """A key that changes when a round ends (for checkpoints and 'undo round')."""

    def facts(self, before: State, move: Move, outcome: Outcome) -> str:
        """Derived facts for the line's trailing comment, in figures; empty if there are none."""

    def checkpoint(self, state: State) -> Sequence[str]:
        """What must lie on the table at the end of a round, as lines to verify."""

    def dump(self, state: State) -> dict[str, Any]:
        """The state in plain values, by the published schema."""

    def worth(self, state: State) -> Mapping[str, int]:
        """Each player's wealth if it ended now (the final one once it has ended)."""

    def complete(self, line: str, state: State) -> Sequence[Choice]:
        """How the line could go on."""

    def forecast(self, state: State) -> Sequence[Any]:
        """What is coming, nearest first: codes and facts."""

    def sheets(self, state: State) -> Mapping[str, Sheet]:
        """Everything that can be shown of this moment, by the name of the pane that shows it."""

    def face(self, state: State) -> Face:
        """What the players want to read from their seats."""

    def map(self, state: State) -> HexMap:
        """The sheet of the map alone."""

    def round_name(self, state: State) -> Say:
        """What is being played now."""

    def ask(self, state: State) -> Say:
        """What whoever is due has to decide."""

    def likely(self, state: State) -> Sequence[str]:
        """Lines that whoever is due enters most often now, the likeliest first."""

    def decisions(self, state: State) -> Sequence[str]:
        """Where somebody has to decide something before the game goes on: every line that answers it."""

    def changes(self, before: State, after: State) -> Sequence[Say]:
        """What differs between two moments in whose hands what lies."""

    def survey(self, state: State, who: str) -> Mapping[str, Any]:
        """The best that one of the game's own actors could do now, in plain values."""

    def runner_up(self, state: State, who: str) -> int | None:
        """The next best result below that best, if there is one."""

    def what_if(self, before: State, after: State) -> Mapping[str, Any]:
        """What a line that leads from one moment to the other adds to that best."""

    def extras(self, before: State, move: Move, events: Sequence[Any]) -> dict[str, Any]:
        """What the published schema says of this move besides the state after it."""

    def handbook(self, state: State) -> Grid:
        """Every move: its form, an example, what it does, whether it may come now."""

    def look_up(self, state: State, word: str) -> Text:
        """What there is to know about anything that has a name; Illegal if nothing has."""

    def tally(self, state: State) -> Grid:
        """Final wealth, or wealth if it ended now: a row for each player, the poorest first."""

    def thinker(self, state: State) -> str:
        """The player who has to decide now; nobody where the game is over."""

    def paints(self, edition: str) -> Mapping[str, str]:
        """The colours of markers that an edition paints otherwise, by the letters on the marker."""

    def purses(self, state: State) -> Mapping[str, int]:
        """All money on the table, by whose it is."""

    def audit(self, state: State) -> Iterable[Move]:
        """Of everything on the table that it is as the record has it, in the order in which it lies there."""

    def pile(self, move: Move) -> Pile | None:
        """What the move says of the table; None if it says nothing of the kind."""

    def counted(self, state: State, pile: Pile) -> int | str | None:
        """How many of it there should be at that moment, or how it should lie; None if there is nothing of the kind."""

    def found(self, state: State, pile: Pile, text: str) -> str:
        """What was typed of a thing that lies somehow, in the words in which the record says it, if it can be that."""

    def remedies(self, state: State, pile: Pile) -> Iterable[str]:
        """Lines after which this count would agree, the nearest first."""

    def exception(self, move: Move) -> Say | None:
        """What the move did outside the rules, with its reason (a correction, a ruling); None for others."""

    def ruled(self, line: str) -> str:
        """The line by which the table allows a move that the rules refuse; its reason is left to be filled in."""

    def from_foreign(self, data: Any, rulings: Mapping[str, str] | None) -> Foreign:
        """A game that was played on a site, from its JSON; without rulings as it was played there."""

    def to_foreign(
        self, seats: Sequence[str], rulings: Mapping[str, str], table: str, lines: Iterable[ForeignLine]
    ) -> dict[str, Any]:
        """The game as that site keeps it; refuses a line that it has no word for."""


ENDING = ".1880"
"""How the file of a record is named."""

GAMES = {"1880: China": "eighteen80.china"}


def named(name: str) -> Game:
    """The game of that name, imported on demand; KeyError if there is none."""
    game: Game = import_module(GAMES[name]).GAME
    return game
