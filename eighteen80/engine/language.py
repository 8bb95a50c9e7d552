"""The words of a game's moves: reading a typed line, writing it canonically, completing it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic, Protocol, TypeVar

from eighteen80.engine.reading import Closing, OutOfTurn, Short, spell, without_name
from eighteen80.engine.rules_engine import RulesEngine
from eighteen80.line.fields import Moment
from eighteen80.line.folding import fold
from eighteen80.line.forms import Choice, Spoken
from eighteen80.line.leading_names import strip_name
from eighteen80.line.notation import Notation
from eighteen80.refusals import Ambiguous, Refusal, Unreadable

State = TypeVar("State")
Move = TypeVar("Move", bound=Spoken)
AnyMove = TypeVar("AnyMove")
State_contra = TypeVar("State_contra", contravariant=True)


def no_players(_state: Any) -> Sequence[str]:
    """Name no other players."""
    return ()


def no_usual(_state: Any, _kind: type[Any]) -> Any:
    """Prefer none of the moves that a verb alone may mean."""


class Language(Protocol[State_contra, AnyMove]):
    """Reader and writer of a game's moves: a module of the game, or a `PlainLanguage`."""

    def read(self, line: str, state: State_contra | None, /) -> AnyMove:
        """Read a typed line as a move; without a state, canonical names alone."""

    def write(self, move: AnyMove, /) -> str:
        """Write the move's canonical line."""

    def complete(self, line: str, state: State_contra, /) -> Sequence[Choice]:
        """List how the line could go on."""


@dataclass(frozen=True, eq=False)
class PlainLanguage(Generic[State, Move]):
    """The language of a notation: the engine lists the possible moves, and the player to act may be named.

    `names` are those of all players, `short` the abbreviations. `refuse` explains why no legal move of a class has the
    given fields, by default as the engine does; `usual` is the move that a verb alone means. Moves that the rules did
    not make are typed in full. With `closing`, the implied end of a turn, it is the `Implying` of its game.
    """

    notation: Notation[Move]
    engine: RulesEngine[State, Move, Any]
    due: Callable[[State], Sequence[str]]
    names: Callable[[State], Sequence[str]] = no_players
    short: tuple[Short[State], ...] = ()
    closing: Closing | None = None
    either: Collection[str] = ()
    refuse: Callable[[State, type[Any], Mapping[str, object]], None] | None = None
    usual: Callable[[State, type[Any]], Move | None] = no_usual
    out_of_turn: OutOfTurn[State, Move] | None = None

    def read(self, line: str, state: State | None, /) -> Move:
        """Read a typed line as a move."""
        if state is None:
            return self.notation.read(line)
        line = self._spell_out(line, state)
        try:
            return self.notation.read(line, self._moment(state))
        except Unreadable as refusal:
            other = self._read_out_of_turn(line, state) if refusal.code == "unreadable-due" else None
            if other is None:
                raise
            return other

    def write(self, move: Move, /) -> str:
        """Write the move's canonical line."""
        return self.notation.write(move)

    def complete(self, line: str, state: State, /) -> Sequence[Choice]:
        """List how the line could go on."""
        return self.notation.complete(line, self._moment(state))

    def lines(self, line: str, state: State, *, first: bool = True, mend: bool = True) -> Sequence[str]:
        """List the moves that a line means: a move of the next player ends the turn before it.

        Ask if the player to move could mean it as well.
        """
        del first, mend
        later = self._next_moment(state)
        if self.closing is None or later is None:
            return (line,)
        player = next(iter(self.due(later)), "")
        named = without_name(self._spell_out(line, state), self.names(state))[0]
        theirs = fold(named.rstrip(":")) == fold(player)
        mine = None if theirs else self._holds(line, state)
        then = None if named and not theirs else self._begin_next_turn(line, state, later, player)
        if then is None:
            return (line,)
        written = self.write(then)
        if mine is not None:
            raise Ambiguous("ambiguous-turn", choices=[self.write(mine), f"{player}: {written}"], next=player)
        return (self.closing.verb, written)

    def _begin_next_turn(self, line: str, state: State, later: State, player: str) -> Move | None:
        """Return the move by which the line begins the next turn; its rule refuses an unambiguous illegal one."""
        try:
            move = self.read(line, later)
        except Refusal:
            return None
        if self.closing is None or move.verb not in self.closing.begins:
            return None
        try:
            move = self.engine.complete(later, move)
            self.engine.check(later, move)
        except Refusal as refusal:
            if type(move) in self.engine.rules(state):
                return None
            refusal.due = (player,)
            raise
        return move

    def _next_moment(self, state: State) -> State | None:
        """Return the moment after this turn, if it may be ended now and another player is due then."""
        ended = self._holds(self.closing.verb, state) if self.closing else None
        after = None if ended is None else self.engine.apply(state, ended).state
        return None if after is None or self.due(after) == self.due(state) else after

    def _holds(self, line: str, state: State) -> Move | None:
        """Return the move that a line means at that moment, if the rules let it pass."""
        try:
            move = self.engine.complete(state, self.read(line, state))
            self.engine.check(state, move)
        except Refusal:
            return None
        return move

    def _read_out_of_turn(self, line: str, state: State) -> Move | None:
        """Return the move of a named player who is not to act."""
        if self.out_of_turn is None:
            return None
        for name in self.out_of_turn.players(state):
            if rest := strip_name(line, (name,)):
                return self.out_of_turn.made_by(state, name, self.notation.read(rest, Moment(state)))
        return None

    def _spell_out(self, line: str, state: State) -> str:
        return spell(line, state, self.short, self.names(state)) if self.short else line

    def _moment(self, state: State) -> Moment:
        engine, rules = self.engine, self.engine.rules(state)
        begins = self.closing.begins if self.closing else ()

        def list_legal(kind: type[Any]) -> Iterable[Move] | None:
            """List the legal moves of a class; None for one of any time, or of the next turn."""
            unlisted = kind in engine.any_time or (kind not in rules and kind.verb in begins)
            return None if unlisted else engine.legal_of(state, kind)

        return Moment(
            state,
            (*rules, *engine.ruled_at_any_time),
            list_legal,
            partial(self.refuse or engine.refuse, state),
            self.due(state),
            self.names(state),
            partial(self.usual, state),
        )
