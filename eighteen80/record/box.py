"""A game's box during play: it completes typed moves, and learns from the moves in force.

Its figures are in a file, each field read by the words of the game.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, Self, TypeAlias

from eighteen80.capabilities import LearnsBox
from eighteen80.engine.game import AnyGame, AnyMove, AnyState
from eighteen80.printed_figures import UNTOLD, Found, KnownBox, PrintedValue
from eighteen80.record.grammar import check_text
from eighteen80.record.history import Accepted
from eighteen80.record.record_file import WriteFailed, file_stamp
from eighteen80.record.user_files import ParsedToml, TomlFile
from eighteen80.refusals import Refusal, Unreadable

if TYPE_CHECKING:
    from tomlkit import TOMLDocument


AnyBoxed: TypeAlias = LearnsBox[AnyState, AnyMove]


class Contents(NamedTuple):
    """Contents of a file, and the refused parts of it."""

    printed: KnownBox
    refused: tuple[Refusal, ...] = ()


def default_path(game: AnyGame) -> Path:
    """Return the usual path of a game's box on this system."""
    from platformdirs import user_data_path

    return user_data_path("eighteen80", appauthor=False) / f"{game.key}.box.toml"


class Box:
    """Knowledge of one table's box, in a file; changes of that by others take effect at the next look.

    It completes only typed moves, never those of a record.
    """

    def __init__(self, game: AnyGame, path: Path | None = None) -> None:
        boxed = game.offers(LearnsBox)
        if boxed is None:
            raise LookupError(game.key)
        self.game, self.boxed = game, boxed
        self.file = TomlFile(path or default_path(game))
        self.trouble: Refusal | None = None
        self._seen: object = None
        self._contents = Contents({})
        self._given: Counter[PrintedValue] = Counter()
        self._ours: dict[PrintedValue, PrintedValue | None] = {}

    @classmethod
    def for_game(cls, game: AnyGame) -> Self | None:
        """Return the box of a game that has figures to be learned; None for any other."""
        return cls(game) if LearnsBox in game.parts else None

    # Known figures

    @property
    def contents(self) -> Contents:
        """Contents of the file now; empty without a file."""
        seen = file_stamp(self.file.path)
        if seen != self._seen:
            self._seen, self._contents = seen, parse_values(self.boxed, self.file.read())
        return self._contents

    @property
    def printed(self) -> KnownBox:
        """The figures that are known."""
        return self.contents.printed

    def change(self, put: Sequence[PrintedValue] = (), take: Sequence[PrintedValue] = ()) -> None:
        """Take figures out of the file, then put others in; WriteFailed if that cannot be."""

        def edit(document: TOMLDocument) -> None:
            for figure in take:
                _take(self.boxed, document, figure)
            for figure in put:
                _put(self.boxed, document, figure)

        self.file.change(edit)

    def complete(self, state: AnyState, move: AnyMove) -> Found[AnyMove] | None:
        """Complete a typed move from the box, if nothing else can be meant."""
        found = self._found(state, move)
        return found[0] if _beyond_doubt(found) else None

    def possible_completions(self, state: AnyState, move: AnyMove) -> Sequence[Found[AnyMove]]:
        """Return completions of a typed move that may be meant, but need not."""
        found = self._found(state, move)
        return () if _beyond_doubt(found) else found

    def _found(self, state: AnyState, move: AnyMove) -> Sequence[Found[AnyMove]]:
        return self.boxed.box_fits(state, move, self.printed)

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
        for piece, values in self.printed.get(kind, {}).items():
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
        return self.printed.get(figure.kind, {}).get(figure.piece, ())

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
                    self.change(put=(before,) if before else (), take=(figure,))
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
            self.change(put=(figure,))
            self._ours[figure] = None if before is None else figure._replace(value=before)


def parse_values(game: AnyBoxed, values: ParsedToml) -> Contents:
    """Read the figures of a file; a senseless field is refused, the rest is used."""
    refused = list(values.refused)
    printed: dict[str, dict[str, tuple[str, ...]]] = {}
    for kind, pieces in values.plain.items():
        for figure in _figures(game, kind, pieces):
            if isinstance(figure, Refusal):
                refused.append(figure)
            else:
                of_kind = printed.setdefault(figure.kind, {})
                of_kind[figure.piece] = (*of_kind.get(figure.piece, ()), figure.value)
    return Contents(printed, tuple(refused))


def _figures(game: AnyBoxed, kind: str, pieces: object) -> Iterator[PrintedValue | Refusal]:
    """Yield the figures of one table of the file in order, with a refusal in place of a senseless one."""
    known = game.box_kinds()
    if kind not in known:
        yield Unreadable("box-kind", word=kind, expected=tuple(known), field=kind)
        return
    if not isinstance(pieces, dict):
        yield Refusal("box-no-table", field=kind)
        return
    for piece, entry in pieces.items():
        values = entry if isinstance(entry, list) else [entry]
        if len(values) > 1 and not known[kind].several:
            yield Refusal("box-several", field=f"{kind}.{piece}", number=len(values))
            continue
        for value in values:
            yield _figure(game, kind, piece, value)


def _figure(game: AnyBoxed, kind: str, piece: str, value: object) -> PrintedValue | Refusal:
    field = f"{kind}.{piece}"
    if isinstance(value, bool) or not isinstance(value, str | int):
        return Refusal("box-no-text", field=field)
    try:
        check_text(str(value))
        return game.box_figure(kind, piece, str(value))
    except Refusal as refusal:
        return Refusal("box-field", field=field, value=str(value), reason=refusal)


def adds_information(value: str, than: str) -> bool:
    """Return whether a value fills in what the other one has left open, and agrees with it otherwise."""
    words = (r"\S+(?: \S+)*" if word == UNTOLD else re.escape(word) for word in than.split())
    return value != than and re.fullmatch(" ".join(words), value) is not None


# Changing the file


def _put(game: AnyBoxed, document: TOMLDocument, figure: PrintedValue) -> None:
    """Add a figure, in place of one that it completes or that the piece cannot have at the same time."""
    from tomlkit import table

    pieces = document.setdefault(figure.kind, table())
    key, entry = _entry_of(game, pieces, figure)
    values = [value for value, _ in entry]
    at = next((at for at, (_, known) in enumerate(entry) if adds_information(figure.value, known)), -1)
    if at >= 0:
        values[at] = figure.value
    else:
        values = [*values, figure.value] if game.box_kinds()[figure.kind].several else [figure.value]
    pieces[key] = values if len(values) > 1 else values[0]


def _take(game: AnyBoxed, document: TOMLDocument, figure: PrintedValue) -> None:
    pieces = document.get(figure.kind, {})
    key, entry = _entry_of(game, pieces, figure)
    left = [value for value, known in entry if known != figure.value]
    if not left:
        pieces.pop(key, None)
    elif len(left) < len(entry):
        pieces[key] = left if len(left) > 1 else left[0]


def _entry_of(
    game: AnyBoxed, pieces: Mapping[str, object], figure: PrintedValue
) -> tuple[str, Sequence[tuple[object, str]]]:
    """Return the file's key for the piece, which a person may have written differently, and its values there.

    Each is followed by its canonical words, "" for a senseless one.
    """
    if not isinstance(pieces, dict):
        raise WriteFailed("box-no-table", field=figure.kind)
    entries = {key: entry if isinstance(entry, list) else [entry] for key, entry in pieces.items()}
    read = {key: [_figure(game, figure.kind, key, value) for value in values] for key, values in entries.items()}
    known = {key: [each for each in found if isinstance(each, PrintedValue)] for key, found in read.items()}
    same = (key for key, found in known.items() if any(each.piece == figure.piece for each in found))
    key = next(same, figure.piece)
    words = (each.value if isinstance(each, PrintedValue) else "" for each in read.get(key, ()))
    return key, list(zip(entries.get(key, ()), words, strict=True))


def _beyond_doubt(found: Sequence[Found[AnyMove]]) -> bool:
    return len(found) == 1 and found[0].sure


def _agree(value: str, other: str) -> bool:
    return adds_information(value, other) or adds_information(other, value)
