"""Rules told by examples: a line on a table, and its effects or its refusal.

Each game lays out its own table, takes its lines and tells what is seen; an example is the same for all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple, Protocol

from eighteen80.refusals import Refusal


class Table(Protocol):
    """The table of a game under test."""

    def take(self, line: str) -> object:
        """Take a typed line, move by move."""

    def refusal_of(self, line: str) -> Refusal:
        """Return the refusal of a line, whose last move must not be taken."""

    def look_at(self, key: str) -> Any:
        """Return what a key names."""


class Example(NamedTuple):
    """A line on a table laid out as given: the codes of its refusal, or none, and the figures or things seen then."""

    lay_out: Callable[[], Table]
    line: str
    codes: Sequence[str]
    then: Mapping[str, Any]

    def check(self) -> None:
        """Play the example."""
        table = self.lay_out()
        if self.codes:
            refusal = table.refusal_of(self.line)
            assert refusal.code in self.codes
            assert {name: refusal.facts[name] for name in self.then} == self.then
        else:
            if self.line:
                table.take(self.line)
            assert {key: table.look_at(key) for key in self.then} == self.then


class Examples:
    """The examples of a game, whose table is laid out by what is given with each."""

    def __init__(self, lay_out: Callable[..., Table]) -> None:
        self._lay_out = lay_out

    def taken(self, line: str, then: Mapping[str, Any] | None = None, *laid: str, **given: Any) -> Example:
        """Return the example of a line that is taken, and what is seen then."""
        return Example(partial(self._lay_out, *laid, **given), line, (), then or {})

    def seen(self, then: Mapping[str, Any], *laid: str, **given: Any) -> Example:
        """Return the example of what is seen before anything is typed."""
        return self.taken("", then, *laid, **given)

    def refused(
        self, line: str, code: str, facts: Mapping[str, Any] | None = None, *laid: str, **given: Any
    ) -> Example:
        """Return the example of a line that is refused by this code, or one of several, with these figures."""
        return Example(partial(self._lay_out, *laid, **given), line, code.split(), facts or {})
