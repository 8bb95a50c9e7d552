"""Parts of a line in their order: steps, pushes, locomotives, factories, a space again."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import zip_longest
from typing import Any, NamedTuple

from eighteen80.line.fields import ZERO, UnexpectedWord
from eighteen80.russia.rules.actions.industry import FRONT, REAR, Push, Tile
from eighteen80.russia.rules.actions.locomotives import RETURN, Slot

LOCO, FACTORY = "loco", "factory"


class Step(NamedTuple):
    """Steps of a track: the line, the colour where the space does not fix it, how many."""

    line: str
    colour: str = ""
    steps: int = 1


class Chain(NamedTuple):
    """Slot of a locomotive, and of those it frees."""

    slots: tuple[Slot, ...]


class Use(NamedTuple):
    """A space used again: its move, which costs nothing."""

    move: Any


Part = Step | Push | Chain | Tile | Use


class Shape(NamedTuple):
    """Parts allowed in a field: steps with or without colour, builds with or without their word."""

    steps: str = ""
    pushes: str = ""
    loco: str = ""
    factory: str = ""
    use: bool = False


PLAIN, COLOURED, NAMED, BARE, WORDED = "plain", "coloured", "named", "bare", "worded"
ANYTHING = Shape(COLOURED, NAMED, WORDED, WORDED, use=True)
"""Shape of an unknown engineer's effect."""

_PLAIN = re.compile(r"([tpk]) ?(\d{0,2})", re.IGNORECASE)
_COLOURED = re.compile(r"([tpk]) ?([kgbnws]?) ?(\d{0,2})", re.IGNORECASE)
_CANONICAL = re.compile(r"(?-i:([TPK])([kgbnw]?)(\d{0,2}))(?![^\s])(?! \d)")
_NAMED = re.compile(r"(front|rear|f|r)(?![a-z]) ?(\d{0,2})|(front|rear|f|r)(?=[fr])()", re.IGNORECASE)
_BARE = re.compile(r"(front|rear|f|r)?(?![a-z]) ?(\d{1,2})|(front|rear|f|r)", re.IGNORECASE)
_LOCO = re.compile(r"(?:loco|l)(?![a-z]) ?|l(?=[tpk])", re.IGNORECASE)
_SLOT = re.compile(r"([tpk])(?:/(\d))?|(return|retur|retu|ret|re|-)(?![a-z])", re.IGNORECASE)
_FACTORY = re.compile(r"(?:factory|f)(?![a-z])", re.IGNORECASE)
_TILE = (
    re.compile(r" ?(?:tile )? ?([1-9])(?!\d)", re.IGNORECASE),
    re.compile(r" ?(?:for|x) ?([1-9])(?!\d)", re.IGNORECASE),
    re.compile(r" ?(?:gap|g) ?([1-9])(?!\d)", re.IGNORECASE),
)


class Scanner:
    """Reader of parts, glued or not, up to the first word that is not a part."""

    def __init__(self, text: str, shape: Shape, first: int = 0) -> None:
        self.text, self.shape, self.first = text, shape, first
        self.at = 0
        self.parts: list[Part] = []

    def scan(self) -> tuple[tuple[Part, ...], int]:
        """Return the parts and their end: at the end of a word, or nowhere."""
        end, whole = 0, 0
        while self.at < len(self.text) and self._part():
            if self.at >= len(self.text) or self.text[self.at] == " ":
                end, whole = self.at, len(self.parts)
            while self.text[self.at : self.at + 1] == " ":
                self.at += 1
        return merge_parts(self.parts[:whole]), end

    def _part(self) -> bool:
        shape = self.shape
        return (
            (bool(shape.loco) and self._chain())
            or (bool(shape.factory) and self._tile())
            or (bool(shape.steps) and self._step())
            or (bool(shape.pushes) and self._push())
        )

    def _match(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        match = pattern.match(self.text, self.at)
        if match is None or not match[0].strip():
            return None
        self.at = match.end() - (len(match[0]) - len(match[0].rstrip()))
        return match

    def _step(self) -> bool:
        pattern = _COLOURED if self.shape.steps == COLOURED else _PLAIN
        match = self._match(_CANONICAL) or self._match(pattern)
        if match is None:
            return False
        groups = match.groups()
        colour = groups[1].lower().replace("s", "k") if len(groups) > len(("line", "count")) else ""
        count = groups[-1]
        self.parts.append(Step(groups[0].upper(), colour, self._count(count)))
        return True

    def _push(self) -> bool:
        match = self._match(_BARE if self.shape.pushes == BARE else _NAMED)
        if match is None:
            return False
        name, count = match[1] or match[3] or "", match[2] or ""
        marker = FRONT if name.lower().startswith("f") else REAR if name else ""
        self.parts.append(Push(marker, self._count(count)))
        return True

    def _count(self, digits: str) -> int:
        """Return the number of steps, one without digits; refuse a zero."""
        steps = int(digits or 1)
        if not steps:
            raise UnexpectedWord(self.first + self.text[: self.at].count(" "), (), ZERO)
        return steps

    def _chain(self) -> bool:
        start = self.at
        if self.shape.loco == WORDED and not self._match(_LOCO):
            return False
        if self.text[self.at : self.at + 1] == " ":
            self.at += 1
        slots: list[Slot] = []
        while match := self._match(_SLOT):
            slots.append(Slot(RETURN) if match[3] else Slot(match[1].upper(), int(match[2] or 0)))
            if self.text[self.at : self.at + 1] == " " and _SLOT.match(self.text, self.at + 1):
                self.at += 1
        if not slots:
            self.at = start
            return False
        self.parts.append(Chain(tuple(slots)))
        return True

    def _tile(self) -> bool:
        start = self.at
        if self.shape.factory == WORDED and not self._match(_FACTORY):
            return False
        found = [self._match(pattern) for pattern in _TILE]
        if self.at == start:
            return False
        self.parts.append(Tile(*(int(match[1]) if match else 0 for match in found)))
        return True


def merge_parts(parts: Sequence[Part]) -> tuple[Part, ...]:
    """Return the parts in their recorded form: consecutive steps of one track, and of one marker, are one part."""
    found: list[Part] = []
    for part in parts:
        last = found[-1] if found else None
        if (isinstance(part, Step) and isinstance(last, Step) and part[:2] == last[:2]) or (
            isinstance(part, Push) and isinstance(last, Push) and part.marker == last.marker
        ):
            found[-1] = last._replace(steps=last.steps + part.steps)
        else:
            found.append(part)
    return tuple(found)


def write(parts: Sequence[Part], shape: Shape) -> str:
    """Write the parts in the record's words."""
    return " ".join(_write_part(part, shape, later) for part, later in zip_longest(parts, parts[1:]))


def _write_part(part: Part, shape: Shape, later: Part | None) -> str:
    if isinstance(part, Step):
        return f"{part.line}{part.colour}{part.steps if part.steps != 1 else ''}"
    if isinstance(part, Push):
        if not part.marker:
            return str(part.steps)
        # Without its own figure it would be read with that of the nameless marker behind it.
        bare = part.steps == 1 and not (isinstance(later, Push) and not later.marker)
        return part.marker if bare else f"{part.marker}{part.steps}"
    if isinstance(part, Chain):
        text = " ".join(map(str, part.slots))
        return f"{LOCO} {text}" if shape.loco == WORDED else text
    if isinstance(part, Tile):
        words = [FACTORY] if shape.factory == WORDED else []
        for word, number in zip(("tile", "for", "gap"), part, strict=True):
            if number:
                words.append(f"{word} {number}")
        return " ".join(words)
    raise TypeError(part)
