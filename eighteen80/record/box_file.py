"""The file with the figures of one game's box: read by field, written whole.

What a hand has put there stays: its order, its remarks, and what cannot be understood, which is refused by name.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from eighteen80.boxed import UNTOLD, BoxFigure, KnownBox
from eighteen80.capabilities import Boxed
from eighteen80.game import AnyMove, AnyState
from eighteen80.record.grammar import check_text
from eighteen80.record.record_file import NotKept, reason, replace_file
from eighteen80.refusals import Refusal, Unreadable
from eighteen80.signs import harmless

if TYPE_CHECKING:
    from tomlkit import TOMLDocument

AnyBoxed: TypeAlias = Boxed[AnyState, AnyMove]

LIMIT = 300_000
"""So many bytes are more than any box has figures."""
REPAIRS = 50
"""After so many lines that are not understood, the rest of a file is not looked at."""
SHOWN = 80
"""How much of a line that makes no sense is shown."""
PATIENCE = 2
"""Seconds to wait for another program that is writing the same file."""


class Contents(NamedTuple):
    """What a file says, and what of it was refused."""

    printed: KnownBox
    refused: tuple[Refusal, ...] = ()


def default_path(game: AnyBoxed) -> Path:
    """Where the box of a game is kept, by the custom of the system."""
    from platformdirs import user_data_path

    return user_data_path("eighteen80", appauthor=False) / f"{game.key}.box.toml"


class BoxFile:
    """The figures of one box on disk. What another hand changes there counts from the next look."""

    def __init__(self, game: AnyBoxed, path: Path | None = None) -> None:
        self.game = game
        self.path = path or default_path(game)
        self._seen: object = None
        self._contents = Contents({})

    @property
    def contents(self) -> Contents:
        """What the file says now; nothing where there is none."""
        seen = _mark(self.path)
        if seen != self._seen:
            self._seen, self._contents = seen, self._read()
        return self._contents

    @property
    def printed(self) -> KnownBox:
        """The figures that are known."""
        return self.contents.printed

    def _read(self) -> Contents:
        try:
            text = _text(self.path)
        except OSError as error:
            return Contents({}, (Refusal("box-unreadable", path=str(self.path), reason=reason(error)),))
        return read(self.game, text)

    def text(self) -> str:
        """The file as it stands, empty where there is none."""
        with suppress(OSError):
            return _text(self.path)
        return ""

    def change(self, put: tuple[BoxFigure, ...] = (), take: tuple[BoxFigure, ...] = ()) -> None:
        """Put figures into the file and take others out; it is on disk when this returns. NotKept if it cannot be."""
        from filelock import FileLock, Timeout

        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with FileLock(self.path.with_name(f".{self.path.name}.lock"), timeout=PATIENCE):
                document, _ = _parsed(_text(self.path))
                for figure in take:
                    _take(self.game, document, figure)
                for figure in put:
                    _put(self.game, document, figure)
                replace_file(self.path, document.as_string().encode())
        except (OSError, Timeout) as error:
            raise NotKept("box-disk", path=str(self.path), reason=reason(error)) from error


def read(game: AnyBoxed, text: str) -> Contents:
    """The figures of a file's text; each field that makes no sense is refused, the rest is used."""
    document, refused = _parsed(text)
    printed: dict[str, dict[str, tuple[str, ...]]] = {}
    for kind, pieces in document.unwrap().items():
        for figure in _figures(game, kind, pieces):
            if isinstance(figure, Refusal):
                refused.append(figure)
            else:
                values = printed.setdefault(figure.kind, {})
                values[figure.piece] = (*values.get(figure.piece, ()), figure.value)
    return Contents(printed, tuple(refused))


def _figures(game: AnyBoxed, kind: str, pieces: object) -> Iterator[BoxFigure | Refusal]:
    """The figures of one table of the file, in order; in the place of each that makes no sense, why."""
    known = game.box_kinds()
    if kind not in known:
        yield Unreadable("box-kind", word=kind, expected=tuple(known), field=kind)
        return
    if not isinstance(pieces, dict):
        yield Refusal("box-no-table", field=kind)
        return
    for piece, said in pieces.items():
        values = said if isinstance(said, list) else [said]
        if len(values) > 1 and not known[kind].several:
            yield Refusal("box-several", field=f"{kind}.{piece}", number=len(values))
            continue
        for value in values:
            yield _figure(game, kind, piece, value)


def _figure(game: AnyBoxed, kind: str, piece: str, value: object) -> BoxFigure | Refusal:
    field = f"{kind}.{piece}"
    if isinstance(value, bool) or not isinstance(value, str | int):
        return Refusal("box-no-text", field=field)
    try:
        check_text(str(value))
        return game.box_figure(kind, piece, str(value))
    except Refusal as refusal:
        return Refusal("box-field", field=field, value=str(value), reason=refusal)


def tells_more(value: str, than: str) -> bool:
    """Whether a value fills in what another one has left open, and says the same besides."""
    words = (r"\S+(?: \S+)*" if word == UNTOLD else re.escape(word) for word in than.split())
    return value != than and re.fullmatch(" ".join(words), value) is not None


# Text of the file


def _text(path: Path) -> str:
    try:
        with path.open("rb") as file:
            data = file.read(LIMIT + 1)
    except FileNotFoundError:
        return ""
    if len(data) > LIMIT:
        raise OSError(f"> {LIMIT}")
    return data.decode("utf-8", "replace")


def _mark(path: Path) -> object:
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_ino, status.st_size, status.st_mtime_ns


def _parsed(text: str) -> tuple[TOMLDocument, list[Refusal]]:
    """The text as TOML; a line that is none becomes a remark, so that it is still there to be mended."""
    from tomlkit import parse
    from tomlkit.exceptions import TOMLKitError

    lines, refused = text.split("\n"), list[Refusal]()
    while len(refused) < REPAIRS:
        try:
            return parse("\n".join(lines)), refused
        except (TOMLKitError, RecursionError) as error:
            last = max(number for number, line in enumerate(lines, 1) if line.strip() and not line.startswith("#"))
            number = min(getattr(error, "line", None) or last, last)
        refused.append(Refusal("box-line", line=number, text=lines[number - 1][:SHOWN]))
        lines[number - 1] = _remark(lines[number - 1])
    return parse("\n".join(map(_remark, lines))), [*refused, Refusal("box-lost", number=REPAIRS)]


def _remark(line: str) -> str:
    return line if line.startswith("#") or not line.strip() else f"# {harmless(line)}"


def _put(game: AnyBoxed, document: TOMLDocument, figure: BoxFigure) -> None:
    """Add a figure; in the place of one that it tells more of, or that the piece cannot bear besides."""
    from tomlkit import table

    pieces = document.setdefault(figure.kind, table())
    key = _key(game, pieces, figure)
    values = _values(pieces, key)
    several = game.box_kinds()[figure.kind].several
    at = next((at for at, known in enumerate(_known(game, figure, key, values)) if tells_more(figure.value, known)), -1)
    if at >= 0:
        values[at] = figure.value
    else:
        values = [*values, figure.value] if several else [figure.value]
    pieces[key] = values if len(values) > 1 else values[0]


def _take(game: AnyBoxed, document: TOMLDocument, figure: BoxFigure) -> None:
    pieces = document.get(figure.kind, {})
    key = _key(game, pieces, figure)
    values = _values(pieces, key)
    left = [
        value for value, known in zip(values, _known(game, figure, key, values), strict=True) if known != figure.value
    ]
    if not left:
        pieces.pop(key, None)
    elif left != values:
        pieces[key] = left if len(left) > 1 else left[0]


def _key(game: AnyBoxed, pieces: Mapping[str, object], figure: BoxFigure) -> str:
    """How the file writes the piece; a hand may have put it otherwise than we do."""
    for key in pieces:
        for value in _values(pieces, key):
            found = _figure(game, figure.kind, key, value)
            if isinstance(found, BoxFigure) and found.piece == figure.piece:
                return key
    return figure.piece


def _values(pieces: Mapping[str, object], key: str) -> list[object]:
    said = pieces.get(key, [])
    return list(said) if isinstance(said, list) else [said]


def _known(game: AnyBoxed, figure: BoxFigure, key: str, values: Sequence[object]) -> Iterator[str]:
    """What these values say in our words; nothing of one that makes no sense."""
    for value in values:
        found = _figure(game, figure.kind, key, value)
        yield found.value if isinstance(found, BoxFigure) else ""
