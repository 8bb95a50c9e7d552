"""What verbs and fixed words are called at entry, in any language: the file `verbs.toml` of a game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from eighteen80.line.forms import Said
from eighteen80.line.notation import Notation
from eighteen80.resources import AssetError, read_table

Names = Mapping[str, list[str]]
"""What a word is called at entry, by language; the English word itself is the canonical one."""
PARTS = ("verbs", "words")


def notation(game: str, moves: Iterable[type[Said]]) -> Notation[Said]:
    """How these moves of the game are written, with the names that its `verbs.toml` knows.

    It has the names of verbs, those of fixed words inside a line, and what people say between words that no line needs.
    """
    file = f"{game}/verbs.toml"
    known = read_table(file)
    verbs, words = ({word: _all(file, names) for word, names in known.get(part, {}).items()} for part in PARTS)
    return Notation(moves, verbs, words, _all(file, known.get("fillers", {})))


def _all(file: str, names: Names) -> tuple[str, ...]:
    """The names in whatever language."""
    for language, called in names.items():
        if not isinstance(called, list):
            raise AssetError(f"{file}: {language}: {called} must be a list of words")
    return tuple(name for called in names.values() for name in called)
