"""A whole game made of a declaration: its moves with their rules, its values, and its abbreviations."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from eighteen80.engine.corrections import AnyValue, Corrections, do_nothing
from eighteen80.engine.game import Game
from eighteen80.engine.language import Closing, PlainLanguage, Short
from eighteen80.engine.rule import AnyRule, Rules, RulesEngine, no_more
from eighteen80.engine.table_moves import TABLE_MOVES, Move, Overrule, RuledLine, TableWords, Whose
from eighteen80.engine.table_rulings import Rulings
from eighteen80.engine.turn_language import TurnLanguage
from eighteen80.line.notation import Notation

State = TypeVar("State")


@dataclass(frozen=True, kw_only=True, eq=False)
class Declaration(Generic[State]):
    """Declaration of a game with the engine's own language, corrections, rulings and audit.

    `moves` are its classes of move, each with its rule; `now` names the possible ones, by default all. `values` can be
    corrected, those in `unowned` are the bank's; `asked` names those of an audit. `short` are abbreviations, `closing`
    the implied end of a turn.
    """

    moves: Mapping[type[Move], AnyRule[State, Any]]
    seats: Callable[[State], Sequence[str]]
    due: Callable[[State], Sequence[str]]
    now: Callable[[State], Collection[type[Move]]] | None = None
    verbs: Mapping[str, Iterable[str]] = field(default_factory=dict)
    values: Mapping[str, AnyValue[State, Any]] = field(default_factory=dict)
    unowned: Collection[str] = ()
    counts: Mapping[str, Callable[[State, str], int | None]] = field(default_factory=dict)
    asked: Callable[[State], Iterable[tuple[str, str]]] = lambda _state: ()
    sound: Callable[[State], None] = do_nothing
    settle: Callable[[Any], None] = no_more
    short: tuple[Short[State], ...] = ()
    closing: Closing | None = None

    def game(self, **declared: Any) -> Game[State, Move]:
        """Make the game; `declared` are further fields of a `Game`."""
        table: Corrections[State, Any] = Corrections(
            values=lambda: self.values, sound=self.sound, unowned=self.unowned, counts=self.counts, asked=self.asked
        )
        notation: Notation[Move] = Notation(
            (*self.moves, *TABLE_MOVES), self.verbs, {}, kinds=self._words(lambda: notation).by_move()
        )
        rulings: Rulings[State, Move, Any] = Rulings(notation=notation, engine=lambda: engine, corrections=table)
        engine: RulesEngine[State, Move, Any] = RulesEngine(
            rules=self._rules, any_time={**table.rules, Overrule: rulings.rule}, settle=self.settle
        )
        words = (notation, engine, self.due, self.seats, self.short)
        if self.closing is None:
            declared["language"] = PlainLanguage(*words)
        else:
            declared["language"] = declared["expands"] = TurnLanguage(*words, closing=self.closing)
        return Game(engine=engine, corrections=table, due=self.due, **declared)

    def _words(self, notation: Callable[[], Notation[Move]]) -> TableWords:
        return TableWords(
            tuple(self.values),
            Whose(self.seats, self.unowned),
            RuledLine(notation),
            counted=tuple(self.counts) or tuple(self.values),
        )

    def _rules(self, state: State) -> Rules[State, Any]:
        return self.moves if self.now is None else {kind: self.moves[kind] for kind in self.now(state)}
