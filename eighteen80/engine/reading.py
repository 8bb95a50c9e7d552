"""What a typed line stands for: what is typed short, names in front, and the end of a turn that goes without saying."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Sequence
from functools import cache
from typing import Any, Generic, NamedTuple, TypeVar

from eighteen80.line.leading_names import after_beginning, name_length

State = TypeVar("State")


def always(_state: Any) -> bool:
    """Return that it may be typed so at every moment."""
    return True


class Short(NamedTuple, Generic[State]):
    r"""What is typed short: a pattern of the line's beginning, what it is spelled as, and when it may be typed so.

    `spelled` stands in the place of what has matched; it may repeat groups of the pattern (`take \1`).
    """

    pattern: str
    spelled: str
    when: Callable[[State], bool] = always


class Closing(NamedTuple):
    """How a turn ends without a word: the verb that would end it, and those of the next player that imply it."""

    verb: str
    begins: Collection[str]


@cache
def _compiled(pattern: str) -> re.Pattern[str]:
    """Compile a pattern when the first line is typed."""
    return re.compile(pattern, re.IGNORECASE)


def without_name(line: str, names: Sequence[str]) -> tuple[str, str]:
    """Part a line from the name in front of it, or so much of one as is typed; no name where it begins with none."""
    words = line.split()
    length = name_length(words, names) or bool(after_beginning(line, names))
    if not 0 < length < len(words):
        return "", line
    return " ".join(words[:length]), " ".join(words[length:])


def spell(line: str, state: State | None, short: Iterable[Short[State]], names: Sequence[str] = ()) -> str:
    """Write out what is typed short, behind the name in front; what has a text in quotes is never short."""
    if '"' in line or state is None:
        return line
    name, rest = without_name(line.strip(), names)
    for each in short:
        match = _compiled(each.pattern).match(rest)
        if match and each.when(state):
            rest = f"{match.expand(each.spelled)}{rest[match.end() :]}"
            break
    return f"{name} {rest}".strip()
