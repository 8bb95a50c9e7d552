"""Spoken words of every table, and those that are never a verb."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import chain
from typing import Any

from eighteen80.line.folding import spellings
from eighteen80.resources import asset_path, read_table

FOLDER, BEGINNING = "words", "said."


@cache
def common_tables() -> tuple[Mapping[str, Any], ...]:
    """Return the spoken words of any game, by language."""
    files = sorted(file.name for file in asset_path(FOLDER).iterdir() if file.name.startswith(BEGINNING))
    return tuple(read_table(f"{FOLDER}/{file}") for file in files)


def words_of(part: str) -> Iterator[Any]:
    """Yield a list of words, or of pairs of patterns, in every language."""
    return (word for table in common_tables() for word in table.get(part, ()))


@cache
def guarded_words() -> frozenset[str]:
    """Return the words that are never a verb, nor the beginning of one."""
    return denials() | spelt_words("guarded")


@cache
def denials() -> frozenset[str]:
    """Return the words that deny a move."""
    return spelt_words("denials")


@cache
def spelt_words(part: str) -> frozenset[str]:
    """Return a list of words in every language, in each spelling."""
    return frozenset(spelt for word in words_of(part) for spelt in spellings(word))


@cache
def number_words() -> Mapping[str, int]:
    """Return the value of each number word of every language, in each spelling."""
    spoken = ((word, n) for table in common_tables() for n, words in table["numbers"].items() for word in words)
    return {spelt: int(number) for word, number in spoken for spelt in spellings(word)}


@cache
def cardinals() -> frozenset[str]:
    """Return the words for numbers that may name a thing ("a two"), unlike "both", "second" and "twice"."""
    return frozenset(
        chain.from_iterable(spellings(w[0]) for table in common_tables() for w in table["numbers"].values())
    )


def may_begin(word: str, verb: str) -> bool:
    """Return whether a folded word may abbreviate a verb: one that takes any words after it needs more letters."""
    return word not in guarded_words() and (verb not in ALL_OWN or len(word) >= ENOUGH)


ALL_OWN = frozenset(("note",))
"""Verbs that take any words after them, so that a word with the same beginning would be lost in them."""
ENOUGH = 3
