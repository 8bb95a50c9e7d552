"""The sentences of a file, in the form that Fluent has given them.

Ours need little of what Fluent can do: text, facts, and choices by a word or a number. That much is read here; Fluent
and what it needs would take as long to load as a game. It is loaded with the first sentence that needs more.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise
from typing import Any, NamedTuple

_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Beginning of a sentence; none refers to another."""
_REMARK = re.compile(r"^#.*\n?", re.MULTILINE)
_TEXT = re.compile(r"[^{}\n]+")
_SPACES = re.compile(r" *")
_BLANK_LINES = re.compile(r"(?: *\n)+")
_GOES_ON = re.compile(r"(?:(?={)| +(?![ }.\[*\n]))(?!\Z)")
"""Beginning of a line that belongs to the text before it."""
_FACT = re.compile(r"\{\s*\$([a-zA-Z][\w-]*)\s*\}")
_QUOTED = re.compile(r'\{\s*"([^"\\{}\n]*)"\s*\}')
_CHOICE = re.compile(r"\{\s*\$([a-zA-Z][\w-]*)\s*->[ ]*\n")
_CASE = re.compile(r"\s*(\*?)\[\s*(?:(-?\d+)|([a-zA-Z][\w-]*))\s*\]")
_CHOSEN = re.compile(r"\s*\}")

Figure = int | float | str


def _one(number: int) -> str:
    return "one" if abs(number) == 1 else "other"


def _polish(number: int) -> str:
    last, tens = abs(number) % 10, abs(number) // 10 % 10
    if abs(number) == 1:
        return "one"
    return "few" if 2 <= last <= 4 and tens != 1 else "many"  # noqa: PLR2004  # the plural of the language


PLURALS: Mapping[str, Callable[[int], str]] = {"en": _one, "de": _one, "pl": _polish}
"""Plural form of a whole number; Fluent knows the rules of other languages, and fractions."""


class _Fact(NamedTuple):
    name: str


class _Choice(NamedTuple):
    name: str
    cases: tuple[tuple[int | str, tuple[_Piece, ...]], ...]
    otherwise: tuple[_Piece, ...]


_Piece = str | _Fact | _Choice


class _NeedsFluent(Exception):
    """A sentence with something that only Fluent can read."""


class MessageFile:
    """The sentences of one file, each parsed at its first use: of a thousand, a command uses three."""

    def __init__(self, text: str, language: str) -> None:
        starts = [*_MESSAGE.finditer(text)]
        spans = pairwise((*(start.start() for start in starts), len(text)))
        self._texts = {start[1]: text[slice(*span)] for start, span in zip(starts, spans, strict=True)}
        self._language = language
        self._plural = PLURALS.get(language)
        self._read: dict[str, tuple[_Piece, ...] | None] = {}
        self._bundle: Any = None

    def __contains__(self, code: str) -> bool:
        return code in self._texts

    def format(self, code: str, facts: Mapping[str, Figure]) -> str | None:
        """Return the sentence of that code with its figures, if there is one."""
        if code not in self._texts:
            return None
        if code not in self._read:
            self._read[code] = self._pieces(self._texts[code])
        pieces = self._read[code]
        if pieces is None or any(isinstance(fact, float) for fact in facts.values()):
            return self._by_fluent(code, facts)
        return "".join(self._write(pieces, facts))

    def plain(self, code: str) -> bool:
        """Return whether a sentence needs no Fluent."""
        return self._pieces(self._texts[code]) is not None

    def _pieces(self, text: str) -> tuple[_Piece, ...] | None:
        try:
            return _Reading(_REMARK.sub("", text[text.index("=") + 1 :]), choices=self._plural is not None).whole()
        except _NeedsFluent:
            return None

    def _write(self, pieces: tuple[_Piece, ...], facts: Mapping[str, Figure]) -> Iterator[str]:
        for piece in pieces:
            if isinstance(piece, str):
                yield piece
            elif isinstance(piece, _Fact):
                yield str(facts.get(piece.name, f"{{${piece.name}}}"))
            else:
                # A figure's own case is taken before that of its plural, if it comes first.
                fact = facts.get(piece.name)
                plural = self._plural(fact) if self._plural and isinstance(fact, int) else None
                fitting = (pieces for case, pieces in piece.cases if case in (fact, plural))
                yield from self._write(next(fitting, piece.otherwise), facts)

    def _by_fluent(self, code: str, facts: Mapping[str, Figure]) -> str | None:
        from fluent.runtime import FluentBundle, FluentResource
        from fluent.runtime.types import fluent_number

        if self._bundle is None:
            self._bundle = FluentBundle([self._language], use_isolating=False)
        if not self._bundle.has_message(code):
            self._bundle.add_resource(FluentResource(self._texts[code]), allow_overrides=True)
        pattern = self._bundle.get_message(code).value if self._bundle.has_message(code) else None
        if pattern is None:
            return None
        # A number stays one, for plurals, but is written as it is typed: without grouping.
        figures = {
            name: fact if isinstance(fact, str) else fluent_number(fact, useGrouping=False)
            for name, fact in facts.items()
        }
        return str(self._bundle.format_pattern(pattern, figures)[0])


class _Reading:
    """The pieces of one sentence, read from its beginning to its end; choices only where plurals are known."""

    def __init__(self, text: str, *, choices: bool) -> None:
        self.text = text.replace("\r\n", "\n")
        self.at = 0
        self.choices = choices

    def whole(self) -> tuple[_Piece, ...]:
        """Parse all of it."""
        pieces = self._pattern()
        if self.text[self.at :].strip() or not pieces:
            raise _NeedsFluent
        return pieces

    def _take(self, form: re.Pattern[str]) -> re.Match[str] | None:
        found = form.match(self.text, self.at)
        if found:
            self.at = found.end()
        return found

    def _pattern(self) -> tuple[_Piece, ...]:
        """Parse text with facts and choices: continued lines keep their additional indent."""
        pieces: list[_Piece] = []
        margins: dict[int, str] = {}
        self._take(_SPACES)
        while self.at < len(self.text):
            if found := self._take(_TEXT):
                pieces.append(found[0] if self.text.startswith("{", self.at) else found[0].rstrip(" "))
            elif self.text.startswith("{", self.at):
                pieces.append(self._placeable())
            elif (margin := self._next_line()) is None:
                break
            else:
                margins[len(pieces)] = margin
                pieces.append(margin)
        return _set_in(pieces, margins)

    def _next_line(self) -> str | None:
        """Return the line ends and spaces before a continued line; None if no line continues."""
        lines = _BLANK_LINES.match(self.text, self.at)
        begun = _GOES_ON.match(self.text, lines.end()) if lines else None
        if not lines or not begun:
            return None
        self.at = begun.end()
        return "\n" * lines[0].count("\n") + begun[0]

    def _placeable(self) -> _Piece:
        if found := self._take(_FACT):
            return _Fact(found[1])
        if found := self._take(_QUOTED):
            return found[1]
        if self.choices and (found := self._take(_CHOICE)):
            return self._choice(found[1])
        raise _NeedsFluent

    def _choice(self, name: str) -> _Choice:
        cases: list[tuple[int | str, tuple[_Piece, ...]]] = []
        otherwise: tuple[_Piece, ...] | None = None
        while found := self._take(_CASE):
            pieces = self._pattern()
            cases.append((int(found[2]) if found[2] else found[3], pieces))
            if found[1]:
                otherwise = pieces
        if otherwise is None or not self._take(_CHOSEN):
            raise _NeedsFluent
        return _Choice(name, tuple(cases), otherwise)


def _set_in(pieces: list[_Piece], margins: Mapping[int, str]) -> tuple[_Piece, ...]:
    """Remove the margin that all lines share."""
    common = min((len(margin.lstrip("\n")) for margin in margins.values()), default=0)
    for at, margin in margins.items():
        pieces[at] = margin[: len(margin) - common]
    if 0 in margins:
        pieces[0] = str(pieces[0]).lstrip("\n")
    return tuple(piece for piece in pieces if piece != "")
