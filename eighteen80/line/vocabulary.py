"""Names of verbs and fixed words at entry, in any language: the file `verbs.toml` of a game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from eighteen80.line.fields import Kind
from eighteen80.line.forms import Move
from eighteen80.line.notation import Notation
from eighteen80.resources import AssetError, read_table

Names = Mapping[str, list[str]]
"""Names of a word at entry, by language; the English word itself is the canonical one."""
PARTS = ("verbs", "words")


def notation(
    game: str, moves: Iterable[type[Move]], kinds: Mapping[type, Mapping[str, Kind[Any]]] | None = None
) -> Notation[Move]:
    """Return the notation of these moves of the game, with the names in its `verbs.toml`.

    It has the names of verbs, those of fixed words inside a line, and fillers between words that no line needs.
    `kinds` stand in the fields that the game fills with words of its own.
    """
    file = f"{game}/verbs.toml"
    known = read_table(file)
    verbs, words = ({word: _all(file, names) for word, names in known.get(part, {}).items()} for part in PARTS)
    return Notation(moves, verbs, words, _all(file, known.get("fillers", {})), kinds)


def _all(file: str, names: Names) -> tuple[str, ...]:
    """Return the names in all languages."""
    for language, called in names.items():
        if not isinstance(called, list):
            raise AssetError(f"{file}: {language}: {called} must be a list of words")
    return tuple(name for called in names.values() for name in called)
