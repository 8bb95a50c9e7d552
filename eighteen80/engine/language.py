"""The words of a game's moves: a typed line is read, with its abbreviations, written canonically, and completed.

The handbook of the moves is here too.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field
from functools import cache, partial
from itertools import groupby, tee
from operator import attrgetter
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from eighteen80.engine.rule import RulesEngine
from eighteen80.line.fields import Moment
from eighteen80.line.forms import Choice, Spoken
from eighteen80.line.leading_names import name_length, strip_name, strip_name_prefix
from eighteen80.line.notation import Notation
from eighteen80.refusals import Illegal, RecordText, Unreadable
from eighteen80.sheets import Cell, Column, Facts, Grid, Row, Say, Text, Wording

State = TypeVar("State")
Move = TypeVar("Move", bound=Spoken)
AnyMove = TypeVar("AnyMove")
State_contra = TypeVar("State_contra", contravariant=True)
Move_co = TypeVar("Move_co", covariant=True)
_ANY = re.compile("")


def always(_state: Any) -> bool:
    """Return that it may be typed so at every moment."""
    return True


class Short(NamedTuple, Generic[State]):
    r"""An abbreviation: a pattern of the line's beginning, its spelling, and a condition on the moment.

    `spelled` replaces the match; it may repeat groups of the pattern (`take \1`).
    """

    pattern: str
    spelled: str
    when: Callable[[State], bool] = always


class Closing(NamedTuple):
    """Implied end of a turn: the verb that ends it, and those of the next player that imply it.

    `either` are the verbs of moves that may be the last of a turn or the first of the next one. A refusal with a code
    in `left_open` asks for something that such a move may leave open.
    """

    verb: str
    begins: Collection[str]
    either: Collection[str] = ()
    left_open: Collection[str] = ()


class Unsaid(NamedTuple, Generic[State]):
    """Move whose verb may be left out, the condition on the moment, and a pattern of the line's first word."""

    move: type[Any]
    when: Callable[[State], bool] = always
    begins: re.Pattern[str] = _ANY


class Repeated(NamedTuple, Generic[State]):
    """Move that may be named behind another one on the line, which makes it too.

    `beyond` returns what is left of it after the other move, or None; if the rest is in doubt, with the facts of a
    question with that code.
    """

    move: type[Any]
    after: type[Any]
    code: str
    beyond: Callable[[State, Any, Any], tuple[Any, Facts]]


class OutOfTurn(NamedTuple, Generic[State, Move]):
    """Moves of players who are not to act: the players to be named, and the move that one of them makes, if any."""

    players: Callable[[State], Sequence[str]]
    made_by: Callable[[State, str, Move], Move | None]


def without_name(line: str, names: Sequence[str]) -> tuple[str, str]:
    """Split off the name in front of a line, typed in full or in part; "" without one."""
    words = line.split()
    length = name_length(words, names) or bool(strip_name_prefix(line, names))
    if not 0 < length < len(words):
        return "", line
    return " ".join(words[:length]), " ".join(words[length:])


class _Together(NamedTuple):
    """Consecutive spellings with the same condition, and a pattern of all of them."""

    when: Callable[[Any], bool]
    any_of: re.Pattern[str]
    each: Sequence[tuple[re.Pattern[str], str]]


@cache
def _together(short: tuple[Short[Any], ...]) -> tuple[_Together, ...]:
    """Put spellings in a row together when the first line is typed: most lines match none of them."""
    rows = [(when, [*row]) for when, row in groupby(short, key=attrgetter("when"))]
    return tuple(
        _Together(
            when,
            re.compile("|".join(f"(?:{each.pattern})" for each in row), re.IGNORECASE),
            [(re.compile(each.pattern, re.IGNORECASE), each.spelled) for each in row],
        )
        for when, row in rows
    )


def spell(line: str, state: State, short: tuple[Short[State], ...], names: Sequence[str] = ()) -> str:
    """Spell out the abbreviations after the name in front; a line with a text in quotes has none.

    Each spelling is tried once, in order, on what those before it have made of the line.
    """
    if '"' in line:
        return line
    name, rest = without_name(line.strip(), names)
    for when, any_of, each in _together(short):
        if not when(state) or not any_of.match(rest):
            continue
        for pattern, spelled in each:
            if match := pattern.match(rest):
                rest = " ".join(f"{match.expand(spelled)}{rest[match.end() :]}".split())
    return f"{name} {rest}".strip()


class Walked(Iterable[object]):
    """Iterator whose values any number of readers share: each value is taken from it once."""

    def __init__(self, values: Iterable[object]) -> None:
        (self._walk,) = tee(values, 1)

    def __iter__(self) -> Iterator[object]:
        return copy(self._walk)


def list_once(legal: Callable[[type], Iterable[object] | None]) -> Callable[[type], Walked | None]:
    """Return a function that lists the legal moves of each class once; unread ones are not made."""

    @cache
    def list_class(kind: type) -> Walked | None:
        moves = legal(kind)
        return None if moves is None else Walked(moves)

    return list_class


class ReadsLines(Protocol[State_contra, Move_co]):
    """Reading of a typed line as a move; without a state, canonical names alone."""

    def __call__(self, line: str, state: State_contra | None = None, /) -> Move_co:
        """Read the line."""


class Language(Protocol[State_contra, AnyMove]):
    """Reader and writer of a game's moves: a module of the game, or a `PlainLanguage`."""

    def read(self, line: str, state: State_contra | None = None, /) -> AnyMove:
        """Read a typed line as a move; without a state, canonical names alone."""

    def write(self, move: AnyMove, /) -> str:
        """Write the move's canonical line."""

    def complete(self, line: str, state: State_contra, /) -> Sequence[Choice]:
        """List how the line could go on."""


@dataclass(eq=False)
class PlainLanguage(Generic[State, Move]):
    """The language of a notation: the engine lists the possible moves, and the player to act may be named.

    `names` are those of all players, `short` the abbreviations. `refuse` explains why no legal move of a class has the
    given fields, by default as the engine does; `usual` is the move that a verb alone means. Moves that the rules did
    not make are typed in full. `possible` are the classes of move that a line may mean, in the order in which a word is
    tried as one of them; `lists` tells whether the legal moves of a class are to be listed for that.
    """

    notation: Notation[Move]
    engine: RulesEngine[State, Move, Any]
    due: Callable[[State], Sequence[str]]
    names: Callable[[State], Sequence[str]] = lambda _state: ()
    short: tuple[Short[State], ...] = ()
    refuse: Callable[[State, type[Any], Mapping[str, object]], None] | None = None
    usual: Callable[[State, type[Any]], Move | None] = lambda _state, _kind: None
    out_of_turn: OutOfTurn[State, Move] | None = None
    possible: Callable[[State], Collection[type[Any]]] | None = None
    lists: Callable[[State, type[Any]], bool] = lambda _state, _kind: True
    write: Callable[[Move], str] = field(init=False)

    def __post_init__(self) -> None:
        self.write = self.notation.write
        self._explain = self.refuse or self.engine.refuse

    def read(self, line: str, state: State | None = None, /) -> Move:
        """Read a typed line as a move."""
        if state is None:
            return self.notation.read(line)
        line = self.spell_out(line, state)
        try:
            return self.notation.read(line, self.moment(state))
        except Unreadable as refusal:
            other = self._read_out_of_turn(line, state) if refusal.code == "unreadable-due" else None
            if other is None:
                raise
            return other

    def complete(self, line: str, state: State, /) -> Sequence[Choice]:
        """List how the line could go on."""
        return self.notation.complete(line, self.moment(state))

    def _read_out_of_turn(self, line: str, state: State) -> Move | None:
        """Return the move of a named player who is not to act."""
        if self.out_of_turn is None:
            return None
        for name in self.out_of_turn.players(state):
            if rest := strip_name(line, (name,), self.names(state)):
                return self.out_of_turn.made_by(state, name, self.notation.read(rest, Moment(state)))
        return None

    def spell_out(self, line: str, state: State) -> str:
        """Spell out the abbreviations of a line."""
        return spell(line, state, self.short, self.names(state)) if self.short else line

    def moment(self, state: State) -> Moment:
        """Return the context of reading: the players to act, the possible moves, the legal ones."""
        return Moment(
            state,
            self._possible(state),
            list_once(partial(self._list_legal, state)),
            partial(self._explain, state),
            self.due(state),
            self.names(state),
            partial(self.usual, state),
        )

    def _possible(self, state: State) -> Collection[type[Any]]:
        """Return the classes of move that a line may mean."""
        return self.possible(state) if self.possible else (*self.engine.rules(state), *self.engine.ruled_at_any_time)

    def _list_legal(self, state: State, kind: type[Any]) -> Iterable[Move] | None:
        """List the legal moves of a class; None for one of any time, or one that cannot be listed."""
        unlisted = kind in self.engine.any_time or not self.lists(state, kind)
        return None if unlisted else self.engine.legal_of(state, kind)


class Handbook(NamedTuple):
    """Moves of a game to be shown; `examples` are those of moves that cannot be listed.

    Those not possible now are dimmed, with the reason, unless they may come `always`.
    """

    engine: RulesEngine[Any, Any, Any]
    notation: Notation[Any]
    kinds: Iterable[type[Any]]
    always: Collection[type[Any]]
    reason: Callable[[type[Any]], Say | None] = lambda _kind: None
    examples: Mapping[type[Any], Any] = {}

    def show(self, state: Any) -> Grid:
        """Show the moves, the possible ones first."""
        rows = [self._row(state, kind) for kind in dict.fromkeys(self.kinds)]
        form, example, does = (Cell(Say(f"head-{name}"), "head") for name in ("form", "example", "does"))
        groups = (tuple(row for row in rows if not row.tone), tuple(row for row in rows if row.tone))
        return Grid((Column(form), Column(example), Column(does, wrap=True)), groups)

    def _row(self, state: Any, kind: type[Any]) -> Row:
        form, does = Say(f"form-{kind.verb}"), Say(self.notation.forms[kind].row.meaning)
        example = next(self.engine.legal_of(state, kind), self.examples.get(kind))
        if example is not None or kind in self.always:
            line = "" if example is None else RecordText(self.notation.write(example))
            return Row((Cell(form, "strong"), Cell(line, "good"), Cell(does)))
        why = self.reason(kind)
        description: Wording = does if why is None else (does, why)
        return Row((Cell(form), Cell(""), Cell(description)), "dim")


class PlainHelp:
    """Help of a game that brings none of its own: the forms of its moves; no name has an explanation."""

    def __init__(self, language: Language[Any, Any]) -> None:
        self._language = language

    def handbook(self, _state: object) -> Grid:
        """List every form with its description."""
        rows = self._language.notation.rows() if isinstance(self._language, PlainLanguage) else ()
        forms = tuple(Row((Cell(row.form, "strong"), Cell(""), Cell(Say(row.meaning)))) for row in rows)
        return Grid((Column(Cell()), Column(Cell()), Column(Cell(), wrap=True)), (forms, ()))

    def look_up(self, _state: object, word: str) -> Text:
        """Refuse every name."""
        raise Illegal("look-up-none", word=word)
