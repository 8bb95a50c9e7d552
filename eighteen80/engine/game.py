"""A game as the record, the shell and the screen see it: its declarations, and everything derived from them.

A shared room does not know which game is on the table: for it a moment is an `AnyState` that it can only pass on.
`eighteen80.capabilities` lists a game's optional parts; `offers` loads one at its first use.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from importlib import import_module
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, NewType, TypeVar, cast, get_args, get_type_hints

from eighteen80.capabilities import Explained, HasPurses
from eighteen80.engine.corrections import Corrections
from eighteen80.engine.language import Language, PlainHelp, ReadsLines
from eighteen80.engine.rule import Outcome, RulesEngine
from eighteen80.engine.table_moves import BANK, OF_THE_BANK, Correct, Corrected, Overrule, Ruled
from eighteen80.events import Event
from eighteen80.line.forms import Choice
from eighteen80.refusals import UNSAID, Illegal, Refusal
from eighteen80.resources import AssetError
from eighteen80.sheets import Say

if TYPE_CHECKING:
    from eighteen80.engine.turn_language import TurnLanguage

State = TypeVar("State")
Move = TypeVar("Move")
Capability = TypeVar("Capability")
Answer = TypeVar("Answer")


class Revision(NamedTuple):
    """A change of the rules: its version, the message that explains it, the options that keep the old way."""

    version: int
    code: str
    keep: Mapping[str, str] = {}


def revisions_of(versions: Mapping[str, Mapping[str, Mapping[str, str]]]) -> Iterator[Revision]:
    """List every change that a game's `versions.toml` has, the oldest first."""
    for version, changes in versions.items():
        yield from (Revision(int(version), code, keep) for code, keep in changes.items())


def options_of(declared: type) -> Mapping[str, tuple[str, ...]]:
    """Map each option of a table to the values with which its class annotates it, the default first."""
    return {name: get_args(kind)[1:] for name, kind in get_type_hints(declared, include_extras=True).items()}


def facts_by(patterns: Mapping[type[Event], str | Callable[[Any], str]]) -> Callable[[Any, Any, Outcome[Any]], str]:
    """Make the `facts` of a game: the figures of a move's events, each by its pattern; other events have none."""

    def write(event: Event) -> str:
        pattern = patterns[type(event)]
        return pattern.format(event, **event.facts) if isinstance(pattern, str) else pattern(event)

    return lambda _before, _move, outcome: " | ".join(
        write(event) for event in outcome.events if type(event) in patterns
    )


def checkpoint_row(kind: str, figures: Mapping[str, object]) -> str:
    """Write a row of a checkpoint: a figure for each name, one of several words in quotes."""
    named = (f'"{name}" {figure}' if " " in name else f"{name} {figure}" for name, figure in figures.items())
    return " ".join((kind, *named))


def missing_function(*_given: Any) -> Any:
    """Stand for a function that the game does not declare: by default the first player to decide acts and thinks."""
    raise LookupError("this function has not been declared")


TABLE = "table"
"""Actor of the bank's lines in old records of some games."""


def leave_as_it_is(_state: Any, _move: Any, _refusal: Refusal) -> None:
    """Name no way out of a refusal."""


@dataclass(kw_only=True, eq=False)
class Game(Generic[State, Move]):
    """A game with open information, played by typed moves. States and moves are frozen values of its own.

    `key` is its name in `assets/` and in the registry, `name` its name in a record's header, `ending` the suffix of its
    records, `version` that of its rules, by default of the last revision. `options` are the table's options, the
    default first; those that are `former` are offered to no new table, and old records go on with them.
    """

    key: str
    name: str
    ending: str
    version: int = 0
    revisions: Sequence[Revision] = ()
    options: Mapping[str, Sequence[str]] = field(default_factory=dict)
    former: Mapping[str, Sequence[str]] = field(default_factory=dict)
    presets: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    editions: Sequence[str] = ()
    commands: Mapping[str, str] = field(default_factory=dict)
    site: str = ""
    parts: Mapping[type[Any], str] = field(default_factory=dict)

    # Playing

    engine: RulesEngine[State, Move, Any]
    corrections: Corrections[State, Any] | None = None
    start: Callable[[Sequence[str], Mapping[str, str]], State]
    language: Language[State, Move]
    expands: TurnLanguage[State, Any] | None = None
    read: ReadsLines[State, Move] = field(init=False)
    write: Callable[[Move], str] = field(init=False)
    guide: Callable[[State, Move, Refusal], None] = leave_as_it_is
    legal: Callable[[State], Iterator[Move]] = field(init=False)

    # Player to act

    due: Callable[[State], Sequence[str]]
    actor: Callable[[State, Move], str] = missing_function
    thinker: Callable[[State], str] = missing_function
    round_key: Callable[[State], str]

    # Facts of the record

    facts: Callable[[State, Move, Outcome[State]], str] = lambda _before, _move, _outcome: ""
    checkpoint: Callable[[State], Iterable[str]] = lambda _state: ()
    dump: Callable[[State], dict[str, object]]
    worth: Callable[[State], Mapping[str, int]]

    # Information for the banker

    ask: Callable[[State], Say]
    complete: Callable[[str, State], Sequence[Choice]] = field(init=False)

    def __post_init__(self) -> None:
        # The functions of engine and language are bound once, not forwarded.
        self.legal = self.engine.legal
        self.read = self.language.read
        self.write = self.language.write
        self.complete = self.language.complete
        if self.actor is missing_function:
            self.actor = lambda state, _move: next(iter(self.due(state)), "")
        if self.thinker is missing_function:
            self.thinker = lambda state: next(iter(self.due(state)), "")
        acting, begin = self.actor, self.start
        self.version = self.version or max((revision.version for revision in self.revisions), default=1)
        for revision in self.revisions:
            try:
                self.check_options(revision.keep)
            except Illegal as refusal:
                raise AssetError(f"{self.key}: {revision.version}: {revision.code}: {refusal.facts}") from refusal
        self.start = lambda seats, options: begin(seats, self.check_options(options))
        self.actor = lambda state, move: BANK if isinstance(move, OF_THE_BANK) else acting(state, move)

    def check_options(self, options: Mapping[str, str]) -> Mapping[str, str]:
        """Refuse an option that the game has not, and a value that an option cannot have."""
        known = {**self.options, **self.former}
        for name, value in options.items():
            if name not in known:
                raise Illegal("ruling-unknown", name=name, names=tuple(self.options))
            if value not in known[name]:
                raise Illegal("ruling-value", name=name, value=value, values=tuple(known[name]))
        return options

    def resolve(self, state: State, move: Move) -> Move:
        """Fill in the omissions of the move; a refusal names a way out."""
        return self._ask_rules(self.engine.complete, state, move)

    def check(self, state: State, move: Move) -> None:
        """Refuse a move that the rules do not allow now, and name a way out."""
        self._ask_rules(self.engine.check, state, move)

    def apply(self, state: State, move: Move, *, kept: bool = False) -> Outcome[State]:
        """Check and make a completed move; a refusal names a way out. One that a record has `kept` still holds."""
        return self._ask_rules(partial(self.engine.apply, kept=kept), state, move)

    def _ask_rules(self, ask: Callable[[State, Move], Answer], state: State, move: Move) -> Answer:
        try:
            return ask(state, move)
        except Refusal as refusal:
            self.guide(state, move, refusal)
            raise

    def purses(self, state: State) -> Mapping[str, int]:
        """Return the purses to look through, by owner; the worth if the game keeps none."""
        accounted = self.offers(HasPurses)
        return accounted.purses(state) if accounted else self.worth(state)

    @property
    def explained(self) -> Explained[State]:
        """The game's own help, or its language's descriptions of the moves."""
        return self.offers(Explained) or PlainHelp(self.language)

    def is_actor(self, state: State, move: Move, written: str) -> bool:
        """Return whether a record may name this actor of the move: the bank's lines once had other actors."""
        if written == self.actor(state, move):
            return True
        return isinstance(move, OF_THE_BANK) and written in (TABLE, *self.worth(state))

    def exception(self, move: Move) -> Event | None:
        """Return the move's act outside the rules, with its reason (a correction, a ruling); None for others."""
        match move:
            case Correct(what, subject, change, reason):
                return Corrected(what, subject, change, reason)
            case Overrule(reason, line):
                return Ruled(reason, line)
        return None

    def write_ruling(self, line: str) -> str:
        """Return the line by which the table allows a move, its reason left open; nothing if it cannot."""
        if Overrule not in self.engine.any_time:
            return ""
        return self.write(cast(Move, Overrule(UNSAID, line)))

    def offers(self, capability: type[Capability]) -> Capability | None:
        """Return the module that gives a capability, loaded now; None if the game has none."""
        place = self.parts.get(capability)
        return cast("Capability | None", _module(place) if place else None)


_module = cache(import_module)


AnyState = NewType("AnyState", object)
"""A moment of any game: only that game looks into it."""

AnyMove = NewType("AnyMove", object)
"""A move of any game."""

AnyGame = Game[AnyState, AnyMove]
