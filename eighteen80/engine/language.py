"""The words of a game's moves: reading a typed line, writing it canonically, completing it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from eighteen80.engine.reading import Closing, Short, spell, without_name
from eighteen80.engine.rules_engine import RulesEngine
from eighteen80.line.fields import Moment
from eighteen80.line.folding import fold
from eighteen80.line.forms import Choice, Spoken
from eighteen80.line.notation import Notation
from eighteen80.refusals import Ambiguous, Refusal

State = TypeVar("State")
Move = TypeVar("Move", bound=Spoken)
AnyMove = TypeVar("AnyMove")
State_contra = TypeVar("State_contra", contravariant=True)


def nobody(_state: Any) -> Sequence[str]:
    """Name no other players."""
    return ()


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

    `names` are those of all players, `short` the abbreviations. With `closing`, the implied end of a turn, it is the
    `Implying` of its game.
    """

    notation: Notation[Move]
    engine: RulesEngine[State, Move, Any]
    due: Callable[[State], Sequence[str]]
    names: Callable[[State], Sequence[str]] = nobody
    short: tuple[Short[State], ...] = ()
    closing: Closing | None = None
    either: Collection[str] = ()

    def read(self, line: str, state: State | None, /) -> Move:
        """Read a typed line as a move."""
        if state is None:
            return self.notation.read(line)
        return self.notation.read(self._spelled(line, state), self._moment(state))

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
        later = self._after(state)
        if self.closing is None or later is None:
            return (line,)
        player = next(iter(self.due(later)), "")
        named = without_name(self._spelled(line, state), self.names(state))[0]
        theirs = fold(named.rstrip(":")) == fold(player)
        mine = None if theirs else self._holds(line, state)
        then = None if named and not theirs else self._begun(line, state, later, player)
        if then is None:
            return (line,)
        written = self.write(then)
        if mine is not None:
            raise Ambiguous("ambiguous-turn", choices=[self.write(mine), f"{player}: {written}"], next=player)
        return (self.closing.verb, written)

    def _begun(self, line: str, state: State, later: State, player: str) -> Move | None:
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

    def _after(self, state: State) -> State | None:
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

    def _spelled(self, line: str, state: State) -> str:
        return spell(line, state, self.short, self.names(state)) if self.short else line

    def _moment(self, state: State) -> Moment:
        engine = self.engine
        listed = {**engine.rules(state), **engine.others(state)}
        return Moment(
            state,
            (*listed, *engine.any_time),
            lambda kind: engine.legal_of(state, kind) if kind in listed else None,
            lambda kind, given: engine.refuse(state, kind, given),
            self.due(state),
            self.names(state),
        )
