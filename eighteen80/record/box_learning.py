"""A game's box during play: it completes typed moves, and learns from the moves in force."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Self

from eighteen80.capabilities import LearnsBox
from eighteen80.engine.game import AnyGame, AnyMove, AnyState
from eighteen80.printed_figures import Found, PrintedValue
from eighteen80.record.box_file import BoxFile, adds_information
from eighteen80.record.history import Accepted
from eighteen80.record.record_file import WriteFailed
from eighteen80.refusals import Refusal


class Box:
    """Knowledge of one table's box. It completes only typed moves, never those of a record."""

    def __init__(self, game: AnyGame, path: Path | None = None) -> None:
        self.game = game
        self.file = BoxFile(game, path)
        self.boxed = self.file.boxed
        self.trouble: Refusal | None = None
        self._given: Counter[PrintedValue] = Counter()
        self._ours: dict[PrintedValue, PrintedValue | None] = {}

    @classmethod
    def for_game(cls, game: AnyGame) -> Self | None:
        """Return the box of a game that has figures to be learned; None for any other."""
        return cls(game) if LearnsBox in game.parts else None

    # Known figures

    def complete(self, state: AnyState, move: AnyMove) -> Found[AnyMove] | None:
        """Complete a typed move from the box, if nothing else can be meant."""
        found = self._found(state, move)
        return found[0] if _beyond_doubt(found) else None

    def possible_completions(self, state: AnyState, move: AnyMove) -> Sequence[Found[AnyMove]]:
        """Return completions of a typed move that may be meant, but need not."""
        found = self._found(state, move)
        return () if _beyond_doubt(found) else found

    def _found(self, state: AnyState, move: AnyMove) -> Sequence[Found[AnyMove]]:
        return self.boxed.box_fits(state, move, self.file.printed)

    def head(self) -> Iterator[str]:
        """Yield the first lines of a record: every figure that the rules need from the start."""
        for kind, how in self.boxed.box_kinds().items():
            if how.needed:
                yield from (figure.line for figure in self._figures_of_kind(kind))

    def figures(self) -> Iterator[PrintedValue]:
        """Yield all known figures, kind by kind."""
        for kind in self.boxed.box_kinds():
            yield from self._figures_of_kind(kind)

    def counts(self) -> Iterator[tuple[str, int, int, int]]:
        """Yield for each kind how many different figures are known, are possible, and were given in this game."""
        for kind, how in self.boxed.box_kinds().items():
            given = [figure for figure in self._given if figure.kind == kind]
            whole = [one for one in given if not any(adds_information(other.value, one.value) for other in given)]
            yield kind, sum(1 for _ in self._figures_of_kind(kind)), how.number, len(whole)

    def _figures_of_kind(self, kind: str) -> Iterator[PrintedValue]:
        for piece, values in self.file.printed.get(kind, {}).items():
            yield from (PrintedValue(kind, piece, value) for value in values)

    def contradictions(self, before: AnyState, move: AnyMove) -> Iterator[tuple[PrintedValue, str]]:
        """Yield the contradictions between a move and the box about a piece with one figure; the box stays as it is."""
        for figure in self.boxed.box_statements(before, move):
            if not self.boxed.box_kinds()[figure.kind].needed:
                yield from ((figure, known) for known in self.other_values(figure))

    def other_values(self, figure: PrintedValue) -> Iterator[str]:
        """Yield the box's other values of a piece that can have only one figure."""
        if not self.boxed.box_kinds()[figure.kind].several:
            known = self._known_values(figure)
            yield from (value for value in known if value != figure.value and not _agree(value, figure.value))

    def is_new(self, figure: PrintedValue) -> bool:
        """Return whether the figure is new to the box and does not contradict it."""
        known = self._known_values(figure)
        has_it = any(value == figure.value or adds_information(value, figure.value) for value in known)
        return not has_it and not any(self.other_values(figure))

    def _known_values(self, figure: PrintedValue) -> tuple[str, ...]:
        return self.file.printed.get(figure.kind, {}).get(figure.piece, ())

    # Learning

    def begin(self, entries: Sequence[Accepted]) -> None:
        """Begin with moves made before, from which nothing is learned."""
        self._given = self._figures(entries)

    def learn(self, entries: Sequence[Accepted]) -> None:
        """Learn new figures from the moves in force; forget those learned here from undone moves.

        The moves are on disk by now: if the file of the box is not written, that is `trouble` and nothing worse.
        """
        given = self._figures(entries)
        self.trouble = None
        try:
            for figure in self._given - given:
                if figure in self._ours:
                    before = self._ours.pop(figure)
                    self.file.change(put=(before,) if before else (), take=(figure,))
            for figure in given - self._given:
                self._learn(figure)
        except WriteFailed as refusal:
            self.trouble = refusal
        self._given = given

    def _figures(self, entries: Sequence[Accepted]) -> Counter[PrintedValue]:
        moves = ((entry.before, entry.move) for entry in entries if entry.move is not None)
        return Counter(figure for before, move in moves for figure in self.boxed.box_statements(before, move))

    def _learn(self, figure: PrintedValue) -> None:
        """Learn a figure; one that the rules need is given deliberately and replaces the box's."""
        known = self._known_values(figure)
        if self.is_new(figure) or (self.boxed.box_kinds()[figure.kind].needed and any(self.other_values(figure))):
            replaced = (
                value for value in known if adds_information(figure.value, value) or value in self.other_values(figure)
            )
            before = next(replaced, None)
            self.file.change(put=(figure,))
            self._ours[figure] = None if before is None else figure._replace(value=before)


def _beyond_doubt(found: Sequence[Found[AnyMove]]) -> bool:
    return len(found) == 1 and found[0].sure


def _agree(value: str, other: str) -> bool:
    return adds_information(value, other) or adds_information(other, value)
