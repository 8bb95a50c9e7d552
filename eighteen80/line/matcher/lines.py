"""Possible lines for things named in any order: words that belong together, put in the order of a verb.

A chunk is a class, a pattern over the record's words and the text written for it; a line of a verb has places for
classes: `{class}` for one, `{class?}`, `{class*}` and `{class+}` as in patterns, `{class|1|2}` with default values.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations, pairwise, product
from typing import Any, NamedTuple

PAUSE = "|"
REST, SUM = "", "sum"
"""The class of what no pattern has, which is put into `{}`, and of a sum that the move has to make true."""
MOST = 24
"""Number of lines tried for one verb."""
_PLACE = re.compile(r"\{(\w*)([?*+]?)((?:\|[^|}]*)*)\}")
_CLASS = re.compile(r"<(\w+)>")
_PAIR = 2
_FIGURE = re.compile(r"\d+%?")
_SIGNS = re.compile(r" ([,])")


class Chunk(NamedTuple):
    """Words that belong together, as they are written; `part` counts the pauses before them."""

    kind: str
    text: str
    part: int


class Pattern(NamedTuple):
    """Pattern of a chunk, for some verbs or for all."""

    kind: str
    words: re.Pattern[str]
    text: str
    verbs: frozenset[str]


class LinePlace(NamedTuple):
    """A place of a line: its class, number, and defaults."""

    kind: str
    least: int
    most: int
    unsaid: tuple[str, ...]


class Wording(NamedTuple):
    """A possible line, and the sums named with it."""

    line: str
    sums: tuple[int, ...] = ()


Told = tuple[tuple[int, ...], Sequence[Chunk]]


class Shapes:
    """The chunks and lines of a game."""

    def __init__(
        self, chunks: Iterable[Sequence[Any]], lines: Mapping[str, Sequence[str]], classes: Mapping[str, str]
    ) -> None:
        def compiled(kind: str, words: str, text: str, *verbs: str) -> Pattern:
            whole = _CLASS.sub(lambda match: f"(?:{classes[match[1]]})", words)
            return Pattern(kind, re.compile(f"(?:{whole})(?= |$)"), text, frozenset(verbs))

        self._patterns = [compiled(*chunk) for chunk in chunks]
        self._lines = {verb: [tuple(_places(line)) for line in written] for verb, written in lines.items()}

    def wordings(self, verb: str, texts: Sequence[str]) -> list[Wording]:
        """Return the lines of that verb with all these words, each once; pauses are `PAUSE`."""
        chunks = list(self._chunks(verb, " ".join(texts)))
        found: dict[Wording, None] = {}
        for places in self._lines.get(verb) or [(verb, LinePlace(REST, 0, MOST, ()))]:
            for sums, kept in _summed(chunks, places):
                for line in _filled([place for place in places if not _is_sum(place)], kept):
                    found.setdefault(Wording(line, sums))
                    if len(found) == MOST:
                        return list(found)
        return list(found)

    def _chunks(self, verb: str, said: str) -> Iterator[Chunk]:
        at = part = 0
        while at < len(said):
            if said[at] == " ":
                at += 1
            elif said.startswith(PAUSE, at):
                at, part = at + 1, part + 1
            else:
                for pattern in self._patterns:
                    if (not pattern.verbs or verb in pattern.verbs) and (match := pattern.words.match(said, at)):
                        text = match.expand(pattern.text)
                        if text or pattern.kind:
                            yield Chunk(pattern.kind, text, part)
                        at = match.end()
                        break
                else:
                    end = said.find(" ", at)
                    end = len(said) if end < 0 else end
                    yield Chunk(REST, said[at:end], part)
                    at = end


def _places(line: str) -> Iterator[str | LinePlace]:
    """Yield the words and places of a line in the assets."""
    end = 0
    for match in _PLACE.finditer(line):
        if line[end : match.start()].strip():
            yield line[end : match.start()].strip()
        kind, number, unsaid = match[1], match[2], tuple(match[3].split("|")[1:])
        least = 0 if unsaid or number in ("?", "*") or not kind else 1
        yield LinePlace(kind, least, MOST if number in ("*", "+") or not kind else 1, unsaid)
        end = match.end()
    if line[end:].strip():
        yield line[end:].strip()


def _summed(
    chunks: Sequence[Chunk], places: Sequence[str | LinePlace]
) -> Iterator[tuple[tuple[int, ...], list[Chunk]]]:
    """Yield the chunks, and the rest without a figure that may be a sum of the move."""
    asked = next((place for place in places if isinstance(place, LinePlace) and place.kind == SUM), None)
    if asked is None or not asked.least:
        yield (), list(chunks)
    for at, chunk in enumerate(chunks if asked else ()):
        if chunk.kind == REST and _FIGURE.fullmatch(chunk.text):
            yield (int(chunk.text.rstrip("%")),), [*chunks[:at], *chunks[at + 1 :]]


def _is_sum(place: str | LinePlace) -> bool:
    return isinstance(place, LinePlace) and place.kind == SUM


def _filled(places: Sequence[str | LinePlace], chunks: Sequence[Chunk]) -> Iterator[str]:
    """Yield the line with the chunks in its places, in every complete way."""
    kinds = [place.kind for place in places if isinstance(place, LinePlace)]
    if any(chunk.kind not in kinds for chunk in chunks) and REST not in kinds:
        return
    rest = [chunk for chunk in chunks if chunk.kind not in kinds or chunk.kind == REST]
    by_kind = {kind: [chunk for chunk in chunks if chunk.kind == kind] for kind in kinds if kind != REST}
    by_kind[REST] = rest
    ways = [list(_shared(by_kind[kind], kinds.count(kind))) for kind in by_kind if kind in kinds]
    for shares in product(*ways):
        given = {kind: iter(share) for kind, share in zip((k for k in by_kind if k in kinds), shares, strict=True)}
        texts = [place if isinstance(place, str) else _said(place, next(given[place.kind])) for place in places]
        if None not in texts:
            yield from (" ".join(" ".join(words).split()) for words in product(*map(_each, texts)))


def _each(text: str | tuple[str, ...] | None) -> tuple[str, ...]:
    return text if isinstance(text, tuple) else (text or "",)


def _said(place: LinePlace, chunks: Sequence[Chunk]) -> tuple[str, ...] | None:
    """Return the text in the place; None if it is not filled as required."""
    if not place.least <= len(chunks) <= place.most:
        return None
    if not chunks:
        return place.unsaid or ("",)
    return (" ".join(chunk.text for chunk in chunks),)


def _shared(chunks: Sequence[Chunk], places: int) -> Iterator[tuple[Sequence[Chunk], ...]]:
    """Yield the ways to divide chunks of one class among its places: at pauses, or anywhere without pauses."""
    if places == 1:
        yield (chunks,)
        return
    cuts = [at for at in range(1, len(chunks)) if chunks[at - 1].part != chunks[at].part]
    for chosen in combinations(cuts or range(1, len(chunks)), places - 1):
        bounds = (0, *chosen, len(chunks))
        shares = tuple(chunks[begin:end] for begin, end in pairwise(bounds))
        yield shares
        if places == _PAIR:
            yield shares[::-1]
    yield (chunks, *(((),) * (places - 1)))
    yield (*(((),) * (places - 1)), chunks)
