"""The table on which the lines of a search are tried."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Protocol, Self


class TrialTable(Protocol):
    """Table for trials, which are not kept."""

    @property
    def names(self) -> Sequence[str]:
        """Names that may precede a move."""

    @property
    def due(self) -> Sequence[str]:
        """Players who may move now."""

    @property
    def seats(self) -> Sequence[str]:
        """All players at the table."""

    @property
    def verbs(self) -> Sequence[str]:
        """The verbs of the moves that may come now."""

    @property
    def open_words(self) -> Collection[str]:
        """Words that the open question is about."""

    @property
    def sums(self) -> Collection[int | str]:
        """The sums that the last line moved, and the players whom it paid."""

    @property
    def lines(self) -> Sequence[str]:
        """The moves made so far, as the record has them."""

    @property
    def named_lines(self) -> Sequence[str]:
        """Lines with the names that were typed."""

    @property
    def last(self) -> str:
        """Player of the last move, on this line or before it."""

    @property
    def goes_on(self) -> bool:
        """True if another player than the one before decides on a move, and is not named."""

    def take(self, line: str) -> Self:
        """Return the table after that line; raise a Refusal otherwise."""


def topics(table: TrialTable) -> frozenset[str]:
    """Return the things that the open question is about, without the names of players."""
    return frozenset(table.open_words).difference(table.names)
