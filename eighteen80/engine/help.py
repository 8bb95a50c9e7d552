"""Handbook of a game: every move with its form, a possible example, and its description."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, NamedTuple

from eighteen80.engine.language import Language, PlainLanguage
from eighteen80.engine.rule import RulesEngine
from eighteen80.line.notation import Notation
from eighteen80.refusals import Illegal
from eighteen80.sheets import Cell, Column, Grid, Row, Say, Text, Wording


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
            line = "" if example is None else self.notation.write(example)
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
