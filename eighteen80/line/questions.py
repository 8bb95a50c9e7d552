"""Questions about a game as people ask them, each with the command that answers it; the assets have their forms."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from eighteen80.line.folding import fold
from eighteen80.line.guarded import common_tables


class SpokenQuestion(NamedTuple):
    """A question: the key of the command that answers it, and the name or word that it is about."""

    command: str
    word: str = ""


def find_question(text: str) -> SpokenQuestion | None:
    """Return the question that a text asks, if it is a known one."""
    asked = text.strip().rstrip("?").strip()
    for pattern, command in _patterns():
        if match := pattern.fullmatch(fold(asked)):
            return SpokenQuestion(command, asked[match.start(1) : match.end(1)] if match.re.groups else "")
    return None


@cache
def _patterns() -> tuple[tuple[re.Pattern[str], str], ...]:
    rows = (row for table in common_tables() for row in table.get("answers", ()))
    return tuple((re.compile(fold(question)), command) for question, command in rows)
