"""What verbs and fixed words are called at entry, in any language: the file `verbs.toml` of a game."""

from __future__ import annotations

from collections.abc import Iterable

from pydantic import BaseModel

from eighteen80.line.forms import Said
from eighteen80.line.notation import Notation
from eighteen80.resources import read_table

Names = dict[str, tuple[str, ...]]
"""What a word is called at entry, by language; the English word itself is the canonical one."""


class Vocabulary(BaseModel, extra="ignore"):
    """Names of verbs and of fixed words inside a line, and what people say between words that no line needs."""

    verbs: dict[str, Names] = {}
    words: dict[str, Names] = {}
    fillers: Names = {}


def notation(game: str, moves: Iterable[type[Said]]) -> Notation[Said]:
    """How these moves of the game are written, with the names that its `verbs.toml` knows."""
    known = Vocabulary.model_validate(read_table(f"{game}/verbs.toml"))
    verbs, words = ({word: _all(names) for word, names in table.items()} for table in (known.verbs, known.words))
    return Notation(moves, verbs, words, _all(known.fillers))


def _all(names: Names) -> tuple[str, ...]:
    """The names in whatever language."""
    return tuple(name for language in names.values() for name in language)
