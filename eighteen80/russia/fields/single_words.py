"""Fields of the moves of Russian Railroads: spaces, parts, payments, engineers, cards, and values of corrections."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from eighteen80.engine.table_moves import Whose
from eighteen80.line.fields import ANYWHERE, Kind, Name, OneOf, Reading, UnexpectedWord
from eighteen80.line.folding import fold, unquote
from eighteen80.line.notation import Notation
from eighteen80.russia.box.components import BOX, Effect
from eighteen80.russia.fields import phrases
from eighteen80.russia.state import LINES, OWN, PIECES, State, engineer_in, slot_space

ENGINEERS = tuple(BOX.engineers.engineers)
_SIGN = re.compile(r" |(?<=[^\W\d])(?=\d)")
"""Place of a missing sign in the name of an engineer."""
LEFT, RIGHT = "left", "right"
SIDES = {LEFT: slot_space(2), RIGHT: slot_space(1)}
PARTS_WORDS = (*LINES, "loco", phrases.FACTORY, "front", "rear", "return", "tile", "for", "gap")
FROM = "from"
_PAID = re.compile(r"/\s*[^\W\d]")


# Engineers


def engineer_named(state: State, which: str) -> str:
    """Return the engineer of a number or a name; "" if the number is unknown."""
    if which in BOX.engineers.engineers:
        return which
    return next((name for name, number in state.numbers.items() if str(number) == which), "")


def number_or_name(state: State, name: str) -> str:
    """Return an engineer's number if it is known, or else the name."""
    return str(state.numbers.get(name, name))


class Which(Kind[str]):
    """The engineer to be used: a light slot, or the player's own by number, by name, or as `own`."""

    label = "ENGINEER"

    def value(self, word: str, reading: Reading) -> str | None:
        if word in ENGINEERS or word.isdecimal():
            return word
        if spoken := [name for name in ENGINEERS if reading.means(word, name)]:
            return spoken[0]
        state: State | None = reading.moment.state
        if state and state.turn and reading.means(word, OWN):
            return reading.only(word, state.players[state.actor].engineers)
        wanted = fold(word)
        sides = [side for side in SIDES if reading.means(word, side) or (wanted and side.startswith(wanted))]
        if len(sides) == 1:
            return sides[0]
        return reading.only(word, [name for name in ENGINEERS if wanted and name.startswith(wanted)])

    def choices(self, reading: Reading) -> Iterable[str]:
        return (*SIDES, *ENGINEERS)


class EngineerName(Name):
    """An engineer by name, or by number where it is known."""

    def __init__(self, key: str = "") -> None:
        super().__init__("ENGINEER", lambda _: ENGINEERS, key)

    def value(self, word: str, reading: Reading) -> str | None:
        state: State | None = reading.moment.state
        if word.isdecimal():
            return engineer_named(state, word) or None if state else None
        spoken = next((name for name in ENGINEERS if reading.means(word, name)), "")
        return spoken or super().value(word, reading)

    def take(self, words: Sequence[str], at: int, reading: Reading) -> tuple[str, int] | None:
        for end in (at + 2, at + 1):
            if end <= len(words) and (name := _name_without_signs(words[at:end], reading)):
                return name, end
        return super().take(words, at, reading)


def _name_without_signs(words: Sequence[str], reading: Reading) -> str | None:
    """Return the engineer whose name these words are but for its sign: `brown 5`, `brown5`, `industry black`."""
    signed = [_SIGN.sub(sign, fold(" ".join(words))) for sign in ("", "+", "-")]
    return next((name for name in ENGINEERS for word in signed if reading.means(word, name)), None)


# Parts, payments, places


def effect_shape(effect: Effect) -> phrases.Shape:
    """Return the parts that an effect asks for: colours are needed unless all its steps have the same one."""
    single = len(set(effect.steps)) == 1 and len(effect.steps[0]) == 1
    steps = "" if not effect.steps else phrases.PLAIN if single else phrases.COLOURED
    built = phrases.WORDED if effect.build else ""
    return phrases.Shape(steps, phrases.NAMED if effect.industry else "", built, built, effect.again)


def engineer_shape(reading: Reading) -> phrases.Shape:
    """Return the parts that the engineer asks for."""
    state: State | None = reading.moment.state
    which = reading.given.get("which")
    if state is None or which is None:
        return phrases.ANYTHING
    slot = BOX.spaces[SIDES[which]].slot if which in SIDES else None
    name = engineer_in(state, slot) if slot else engineer_named(state, which)
    return effect_shape(BOX.engineers.engineers[name]) if name else phrases.ANYTHING


def token_shape(reading: Reading) -> phrases.Shape:
    """Return the parts that a token asks for."""
    token = reading.given.get("token")
    return phrases.Shape(
        phrases.COLOURED if token in (None, "steps") else "", phrases.BARE if token in (None, "industry") else ""
    )


class Parts(Kind[tuple[phrases.Part, ...]]):
    """Effects to carry out, part by part."""

    label = "PARTS"

    def __init__(self, shape: phrases.Shape | Callable[[Reading], phrases.Shape], label: str = "") -> None:
        super().__init__("", label)
        self.shape = shape if callable(shape) else lambda _: shape

    def take(self, words: Sequence[str], at: int, reading: Reading) -> tuple[tuple[phrases.Part, ...], int] | None:
        shape = self.shape(reading)
        # A payment or an exchange ends the parts.
        behind = (end for end in range(at, len(words)) if _PAID.match(words[end]) or reading.means(words[end], FROM))
        end = next(behind, len(words))
        plain = [as_kept(word, PARTS_WORDS, reading) for word in words[at:end]]
        found, stop = phrases.Scanner(" ".join(plain), shape, at).scan()
        if shape.use and stop < len(" ".join(plain)) and (used := _used(words[at:end], reading)):
            return (used,), end
        if not found:
            return None
        taken = len(" ".join(plain)[:stop].split(" "))
        return found, at + taken

    def write(self, value: tuple[phrases.Part, ...], move: object) -> str:
        if value and isinstance(value[0], phrases.Use):
            return _notation().write(value[0].move)
        return phrases.write(value, self.shape(Reading(ANYWHERE, type(move), {})))


class PartsOfToken(Parts):
    """Parts of a token, which must be named first."""

    free = True

    def __init__(self) -> None:
        super().__init__(token_shape, "STEPS")


def as_kept(word: str, among: Iterable[str], reading: Reading) -> str:
    """Return the canonical word of these for a word of any language; letters stay as they are."""
    return next((fixed for fixed in among if len(word) > 1 and reading.means(word, fixed)), word)


class Used(Kind[object]):
    """A space that is used again or to which a worker goes: its move, without a payment."""

    label = "SPACE"
    free = True

    def take(self, words: Sequence[str], at: int, reading: Reading) -> tuple[object, int] | None:
        used = _used(words[at:], reading)
        return (used.move, len(words)) if used else None

    def write(self, value: object, move: object) -> str:
        return _notation().write(value)


def _used(words: Sequence[str], reading: Reading) -> phrases.Use | None:
    """Return the move of a space, if the words begin with one."""
    from eighteen80.russia.fields.spelling import read_use

    move = read_use(words, reading.moment)
    return None if move is None else phrases.Use(move)


def _notation() -> Notation[Any]:
    from eighteen80.russia.fields.spelling import NOTATION

    return NOTATION


class Payment(Kind[tuple[str, ...]]):
    """Payment of a space, after a stroke: whole words, or their first letters."""

    label = "/PIECES"

    def take(self, words: Sequence[str], at: int, reading: Reading) -> tuple[tuple[str, ...], int] | None:
        if not words[at].startswith("/"):
            return None
        typed, end = [words[at].lstrip("/")], at + 1
        while end < len(words) and not reading.means(words[end], FROM):
            typed.append(words[end])
            end += 1
        pieces: list[str] = []
        for word in filter(None, typed):
            pieces += self._pieces(word, reading, at)
        return (tuple(pieces), end) if pieces else None

    def _pieces(self, word: str, reading: Reading, at: int) -> list[str]:
        for piece in PIECES:
            if reading.means(word, piece) or (len(word) > 1 and piece.startswith(fold(word))):
                return [piece]
        letters = {piece[0]: piece for piece in PIECES}
        found = [letters.get(letter) for letter in fold(word)]
        if None in found:
            raise UnexpectedWord(at, PIECES)
        return [piece for piece in found if piece]

    def write(self, value: tuple[str, ...], move: object) -> str:
        return f"/{' '.join(value)}"

    def choices(self, reading: Reading) -> Iterable[str]:
        return (f"/{piece}" for piece in PIECES)


class Place(Kind[str]):
    """A space by its name as its move is written: black 2, both, engineer 4."""

    label = "SPACE"

    def take(self, words: Sequence[str], at: int, reading: Reading) -> tuple[str, int] | None:
        from eighteen80.russia.fields.spelling import read_place

        return read_place(words, at, reading.moment)


# Cards and players


class Shown(Kind[tuple[str, ...]]):
    """End cards that are shown, or none."""

    label = "CARDS"

    def take(self, words: Sequence[str], at: int, reading: Reading) -> tuple[tuple[str, ...], int] | None:
        found: list[str] = []
        one = OneOf(*BOX.end.cards, "none")
        while at < len(words):
            word = words[at].strip(",")
            if word.isdecimal() and found and found[-1] == "other":
                found[-1] = f"other {word}"
            elif word:
                card = one.value(word, reading)
                if card is None:
                    raise UnexpectedWord(at, tuple(BOX.end.cards))
                found.append(card)
            at += 1
        return tuple(card for card in found if card != "none"), at

    def write(self, value: tuple[str, ...], move: object) -> str:
        return ", ".join(value) or "none"

    def choices(self, reading: Reading) -> Iterable[str]:
        return (*BOX.end.cards, "none")


class Taken(OneOf):
    """An end card, or the points instead, which may be typed as their number."""

    def __init__(self) -> None:
        super().__init__("card", "points")

    def value(self, word: str, reading: Reading) -> str | None:
        return "points" if word == str(BOX.end.instead) else super().value(word, reading)


# Corrections, and facts of a table's own box

LYING = (*ENGINEERS, *BOX.tokens, *BOX.cards, "none")
"""Values of a position."""


def spell_value(words: Sequence[str], reading: Reading) -> Sequence[str]:
    """Return the words of a value as the record has them."""
    return [as_kept(word, LYING, reading) for word in words]


BOX_KINDS = ("bar", "pass", "star", "factory", "check", "last", "closed", "tenth", "engineer")
"""Facts of a table's own box, in the order of the questions."""

CHECKS = ("values", "spaces", "engineers")
"""Facts that several sources agree on, for a mere check: values of tracks, costs of spaces, effects of engineers."""


def _canonical(word: str, reading: Reading) -> str:
    """Return the canonical form of a word in another language; words outside the game stay."""
    bare = word.rstrip(",")
    names = (*BOX.locomotives.factories, "workers", *reading.words)
    return next((fixed for fixed in names if reading.means(bare, fixed)), bare) + word[len(bare) :]


class PieceValue(Kind[tuple[str, str]]):
    """A piece of the box and its print: `2 = 3`; the sign may be left out."""

    label = "PIECE = VALUE"
    free = True

    def take(self, words: Sequence[str], at: int, reading: Reading) -> tuple[tuple[str, str], int] | None:
        text = " ".join(_canonical(word, reading) for word in words[at:])
        piece, sign, value = text.partition("=")
        if not sign:
            piece, _, value = text.partition(" ") if " " in text else ("", "", text)
        return ((piece.strip(), value.strip()), len(words)) if value.strip() else None

    def write(self, value: tuple[str, str], move: object) -> str:
        return " = ".join(value)


OF_THE_TABLE = ("returned", "strip", "qcards", "supply", "pile", "turn", "round")
"""Things that belong to no player."""


class Subject(Whose):
    """A player, a number or a space; the bank, which may be left out, owns the rest."""

    def __init__(self) -> None:
        super().__init__(lambda state: tuple(state.seats), OF_THE_TABLE)

    def value(self, word: str, reading: Reading) -> str | None:
        what, text = reading.given.get("what"), unquote(word)
        if what == "stack":
            return text if text.isdecimal() else None
        if what == "space":
            return text if text in BOX.spaces or text.startswith("engineer ") else None
        return super().value(word, reading)
