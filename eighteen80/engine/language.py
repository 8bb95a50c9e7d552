"""The words of a game's moves: reading a typed line, writing it canonically, completing it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, Protocol, TypeVar

from eighteen80.engine.rules_engine import RulesEngine
from eighteen80.line.fields import ANYWHERE, Moment
from eighteen80.line.forms import Choice, Spoken
from eighteen80.line.notation import Notation

State = TypeVar("State")
Move = TypeVar("Move", bound=Spoken)
AnyMove = TypeVar("AnyMove")
State_contra = TypeVar("State_contra", contravariant=True)


class Language(Protocol[State_contra, AnyMove]):
    """What reads and writes the moves of a game: a module of the game, or a `PlainLanguage`."""

    def read(self, line: str, state: State_contra | None, /) -> AnyMove:
        """Read a typed line as a move; without a state, canonical names alone."""

    def write(self, move: AnyMove, /) -> str:
        """Write the move's canonical line."""

    def complete(self, line: str, state: State_contra, /) -> Sequence[Choice]:
        """List how the line could go on."""


class PlainLanguage(Generic[State, Move]):
    """The language of a notation: what may come is what the engine lists, named by whoever is due."""

    def __init__(
        self, notation: Notation[Move], engine: RulesEngine[State, Move, Any], due: Callable[[State], Sequence[str]]
    ) -> None:
        self.notation = notation
        self._engine = engine
        self._due = due

    def read(self, line: str, state: State | None, /) -> Move:
        """Read a typed line as a move."""
        return self.notation.read(line, ANYWHERE if state is None else self._moment(state))

    def write(self, move: Move, /) -> str:
        """Write the move's canonical line."""
        return self.notation.write(move)

    def complete(self, line: str, state: State, /) -> Sequence[Choice]:
        """List how the line could go on."""
        return self.notation.complete(line, self._moment(state))

    def _moment(self, state: State) -> Moment:
        engine = self._engine
        listed = {**engine.rules(state), **engine.others(state)}
        return Moment(
            state,
            (*listed, *engine.any_time),
            lambda kind: engine.legal_of(state, kind) if kind in listed else None,
            lambda kind, given: engine.refuse(state, kind, given),
            self._due(state),
        )
