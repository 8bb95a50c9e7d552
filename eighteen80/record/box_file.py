"""The file with the figures of one game's box, each field read by the words of the game."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from eighteen80.capabilities import LearnsBox
from eighteen80.engine.game import AnyGame, AnyMove, AnyState
from eighteen80.printed_figures import UNTOLD, KnownBox, PrintedValue
from eighteen80.record.grammar import check_text
from eighteen80.record.record_file import file_stamp
from eighteen80.record.user_files.toml_file import ParsedToml, TomlFile
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


class BoxFile:
    """The figures of one box on disk. Changes by others take effect at the next look."""

    def __init__(self, game: AnyGame, path: Path | None = None) -> None:
        boxed = game.offers(LearnsBox)
        if boxed is None:
            raise LookupError(game.key)
        self.boxed = boxed
        self.file = TomlFile(path or default_path(game))
        self._seen: object = None
        self._contents = Contents({})

    @property
    def path(self) -> Path:
        """Path of the file."""
        return self.file.path

    @property
    def contents(self) -> Contents:
        """Contents of the file now; empty without a file."""
        seen = file_stamp(self.path)
        if seen != self._seen:
            self._seen, self._contents = seen, parse_values(self.boxed, self.file.read())
        return self._contents

    @property
    def printed(self) -> KnownBox:
        """The figures that are known."""
        return self.contents.printed

    def change(self, put: Sequence[PrintedValue] = (), take: Sequence[PrintedValue] = ()) -> None:
        """Take figures out of the file, then put others in; NotKept if that cannot be."""

        def edit(document: TOMLDocument) -> None:
            for figure in take:
                _take(self.boxed, document, figure)
            for figure in put:
                _put(self.boxed, document, figure)

        self.file.change(edit)


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
    key = _key(game, pieces, figure)
    values = _values(pieces, key)
    several = game.box_kinds()[figure.kind].several
    known = enumerate(_canonical_values(game, figure, key, values))
    at = next((at for at, value in known if adds_information(figure.value, value)), -1)
    if at >= 0:
        values[at] = figure.value
    else:
        values = [*values, figure.value] if several else [figure.value]
    pieces[key] = values if len(values) > 1 else values[0]


def _take(game: AnyBoxed, document: TOMLDocument, figure: PrintedValue) -> None:
    pieces = document.get(figure.kind, {})
    key = _key(game, pieces, figure)
    values = _values(pieces, key)
    known = _canonical_values(game, figure, key, values)
    left = [value for value, its in zip(values, known, strict=True) if its != figure.value]
    if not left:
        pieces.pop(key, None)
    elif left != values:
        pieces[key] = left if len(left) > 1 else left[0]


def _key(game: AnyBoxed, pieces: Mapping[str, object], figure: PrintedValue) -> str:
    """Return the file's key for the piece, which a person may have written differently."""
    for key in pieces:
        for value in _values(pieces, key):
            found = _figure(game, figure.kind, key, value)
            if isinstance(found, PrintedValue) and found.piece == figure.piece:
                return key
    return figure.piece


def _values(pieces: Mapping[str, object], key: str) -> list[object]:
    entry = pieces.get(key, [])
    return list(entry) if isinstance(entry, list) else [entry]


def _canonical_values(game: AnyBoxed, figure: PrintedValue, key: str, values: Sequence[object]) -> Iterator[str]:
    """Yield these values in canonical words, "" for a senseless one."""
    for value in values:
        found = _figure(game, figure.kind, key, value)
        yield found.value if isinstance(found, PrintedValue) else ""
