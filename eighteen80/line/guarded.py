"""What is said at every table, and the words of it that are never a verb."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from eighteen80.line.folding import spellings
from eighteen80.resources import read_table

LANGUAGES = ("en", "de", "pl")
FILE = "words/said.{}.toml"


@cache
def shared() -> tuple[Mapping[str, Any], ...]:
    """What is said whatever the game, by language."""
    return tuple(read_table(FILE.format(language)) for language in LANGUAGES)


def words_of(part: str) -> Iterator[str]:
    """A list of words in every language."""
    return (word for table in shared() for word in table.get(part, ()))


@cache
def guarded() -> frozenset[str]:
    """Words that are never a verb, nor the beginning of one."""
    return frozenset(spelt for word in words_of("guarded") for spelt in spellings(word))


def may_begin(word: str, verb: str) -> bool:
    """Whether a folded word, short of a whole name, may begin a verb: what takes whatever follows needs letters."""
    return word not in guarded() and (verb not in ALL_OWN or len(word) >= ENOUGH)


ALL_OWN = frozenset(("note",))
"""Verbs that take whatever follows, so that a word which only happens to begin like one would be lost in it."""
ENOUGH = 3
