"""Spoken words of every table, and those that are never a verb."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from eighteen80.line.folding import fold, spellings
from eighteen80.resources import asset, read_table

FOLDER, BEGINNING = "words", "said."


@cache
def common_tables() -> tuple[Mapping[str, Any], ...]:
    """Return the spoken words of any game, by language."""
    files = sorted(file.name for file in asset(FOLDER).iterdir() if file.name.startswith(BEGINNING))
    return tuple(read_table(f"{FOLDER}/{file}") for file in files)


def words_of(part: str) -> Iterator[str]:
    """Yield a list of words in every language."""
    return (word for table in common_tables() for word in table.get(part, ()))


@cache
def _answers() -> tuple[tuple[re.Pattern[str], str], ...]:
    rows = (row for table in common_tables() for row in table.get("answers", ()))
    return tuple((re.compile(fold(question)), command) for question, command in rows)


def command_for(question: str) -> str:
    """Return the command that answers a question as people ask it, with the word it is about; nothing otherwise."""
    asked = question.strip().rstrip("?").strip()
    for pattern, command in _answers():
        if match := pattern.fullmatch(fold(asked)):
            about = [asked[match.start(1) : match.end(1)]] if match.re.groups else []
            return " ".join((command, *about))
    return ""


@cache
def guarded_words() -> frozenset[str]:
    """Return the words that are never a verb, nor the beginning of one."""
    return frozenset(spelt for word in words_of("guarded") for spelt in spellings(word))


def may_begin(word: str, verb: str) -> bool:
    """Return whether a folded word may abbreviate a verb: one that takes any words after it needs more letters."""
    return word not in guarded_words() and (verb not in ALL_OWN or len(word) >= ENOUGH)


ALL_OWN = frozenset(("note",))
"""Verbs that take any words after them, so that a word with the same beginning would be lost in them."""
ENOUGH = 3
