"""Reading of a typed line: abbreviations, names in front, moves out of turn, and the implied end of a turn."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from functools import cache
from itertools import groupby
from operator import attrgetter
from typing import Any, Generic, NamedTuple, TypeVar

from eighteen80.line.leading_names import name_length, strip_name_prefix
from eighteen80.sheets import Facts

State = TypeVar("State")
Move = TypeVar("Move")


_ANY = re.compile("")


def always(_state: Any) -> bool:
    """Return that it may be typed so at every moment."""
    return True


class Short(NamedTuple, Generic[State]):
    r"""An abbreviation: a pattern of the line's beginning, its spelling, and a condition on the moment.

    `spelled` replaces the match; it may repeat groups of the pattern (`take \1`).
    """

    pattern: str
    spelled: str
    when: Callable[[State], bool] = always


class Closing(NamedTuple):
    """Implied end of a turn: the verb that ends it, and those of the next player that imply it.

    `either` are the verbs of moves that may be the last of a turn or the first of the next one. A refusal with a code
    in `left_open` asks for something that such a move may leave open.
    """

    verb: str
    begins: Collection[str]
    either: Collection[str] = ()
    left_open: Collection[str] = ()


class Unsaid(NamedTuple, Generic[State]):
    """Move whose verb may be left out, the condition on the moment, and a pattern of the line's first word."""

    move: type[Any]
    when: Callable[[State], bool] = always
    begins: re.Pattern[str] = _ANY


class Repeated(NamedTuple, Generic[State]):
    """Move that may be named behind another one on the line, which makes it too.

    `beyond` returns what is left of it after the other move, or None; if the rest is in doubt, with the facts of a
    question with that code.
    """

    move: type[Any]
    after: type[Any]
    code: str
    beyond: Callable[[State, Any, Any], tuple[Any, Facts]]


class OutOfTurn(NamedTuple, Generic[State, Move]):
    """Moves of players who are not to act: the players to be named, and the move that one of them makes, if any."""

    players: Callable[[State], Sequence[str]]
    made_by: Callable[[State, str, Move], Move | None]


def without_name(line: str, names: Sequence[str]) -> tuple[str, str]:
    """Split off the name in front of a line, typed in full or in part; "" without one."""
    words = line.split()
    length = name_length(words, names) or bool(strip_name_prefix(line, names))
    if not 0 < length < len(words):
        return "", line
    return " ".join(words[:length]), " ".join(words[length:])


class _Together(NamedTuple):
    """Consecutive spellings with the same condition, and a pattern of all of them."""

    when: Callable[[Any], bool]
    any_of: re.Pattern[str]
    each: Sequence[tuple[re.Pattern[str], str]]


@cache
def _together(short: tuple[Short[Any], ...]) -> tuple[_Together, ...]:
    """Put spellings in a row together when the first line is typed: most lines match none of them."""
    rows = [(when, [*row]) for when, row in groupby(short, key=attrgetter("when"))]
    return tuple(
        _Together(
            when,
            re.compile("|".join(f"(?:{each.pattern})" for each in row), re.IGNORECASE),
            [(re.compile(each.pattern, re.IGNORECASE), each.spelled) for each in row],
        )
        for when, row in rows
    )


def spell(line: str, state: State, short: tuple[Short[State], ...], names: Sequence[str] = ()) -> str:
    """Spell out the abbreviations after the name in front; a line with a text in quotes has none.

    Each spelling is tried once, in order, on what those before it have made of the line.
    """
    if '"' in line:
        return line
    name, rest = without_name(line.strip(), names)
    for when, any_of, each in _together(short):
        if not when(state) or not any_of.match(rest):
            continue
        for pattern, spelled in each:
            if match := pattern.match(rest):
                rest = " ".join(f"{match.expand(spelled)}{rest[match.end() :]}".split())
    return f"{name} {rest}".strip()
