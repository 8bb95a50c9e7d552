"""Help for a game that brings none of its own: the forms of its moves."""

from __future__ import annotations

from typing import Any

from eighteen80.engine.language import Language, PlainLanguage
from eighteen80.refusals import Illegal
from eighteen80.sheets import Cell, Column, Grid, Row, Say, Text


class PlainHelp:
    """A handbook that lists every form of move; no name has an explanation."""

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
