"""Small numbers and words in the fields of moves: sites, slots, levels, payees; things and values of corrections."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain

from eighteen80.engine.table_moves import spell_none
from eighteen80.line.fields import MISSING, Kind, Name, Player, Reading, Several, UnexpectedWord
from eighteen80.line.folding import fold
from eighteen80.refusals import Ambiguous, Label
from eighteen80.yokohama.box.components import BOX, Achievement, TechnologyCard
from eighteen80.yokohama.fields.amounts import Sum
from eighteen80.yokohama.fields.places import area_at, area_of
from eighteen80.yokohama.state import State

_LONGEST = 4
_MOST_WORDS = 2
_TO = "toward"


class Number(Kind[int]):
    """A small number from one on."""

    label = "NUMBER"

    def value(self, word: str, reading: Reading) -> int | None:
        fits = word.isascii() and word.isdecimal() and len(word) <= _LONGEST
        return int(word) if fits and int(word) > 0 else None


class Counting(Number):
    """A number that is always written: one by default, or as many as are paid for."""

    def __init__(self, label: str, paid: int = 1) -> None:
        super().__init__(label=label)
        self.paid = paid

    def absent(self, default: object, reading: Reading) -> object:
        return self.paid if reading.given.get("payment") else 1


class Slot(Number):
    """The slot of a technology: not a number that belongs to a payment."""

    label = "SLOT"

    def take(self, words: Sequence[str], at: int, reading: Reading) -> tuple[int, int] | None:
        taken = super().take(words, at, reading)
        paid = Sum().take(words, at, reading)
        return None if paid and paid[1] > at + 1 else taken


class Surcharge(Kind[int]):
    """Surcharge of a slot: `+2`."""

    label = "+N"

    def value(self, word: str, reading: Reading) -> int | None:
        figures = word[1:]
        fits = word[:1] == "+" and figures.isascii() and figures.isdecimal() and len(figures) <= _LONGEST
        return int(figures) if fits else None

    def write(self, value: int, move: object) -> str:
        return f"+{value}"


class Source(Kind[str]):
    """Origin of an assistant: the supply, in three letters at least, for one letter is silk."""

    label = "supply"
    least = 3

    def value(self, word: str, reading: Reading) -> str | None:
        begun = len(word) >= self.least and self.label.startswith(fold(word))
        return self.label if begun or reading.means(word, self.label) else None


class CardName(Name):
    """A card by its key or its beginning, or by a name in a language: in full, or a clear beginning."""

    enough = 3

    def __init__(self, label: str, cards: Mapping[str, TechnologyCard] | Mapping[str, Achievement]) -> None:
        super().__init__(label, lambda _: cards)
        self.key_by_name = {
            fold(name): key for key, card in cards.items() for names in card.names.values() for name in names
        }

    def take(self, words: Sequence[str], at: int, reading: Reading) -> tuple[str, int] | None:
        for length in range(min(_MOST_WORDS, len(words) - at), 1, -1):
            if key := self.key_by_name.get(fold(" ".join(words[at : at + length]))):
                return key, at + length
        return super().take(words, at, reading)

    def value(self, word: str, reading: Reading) -> str | None:
        typed = fold(word)
        if typed in self.key_by_name:
            return self.key_by_name[typed]
        try:
            key = super().value(word, reading)
        except Ambiguous:
            if not (begun := self._keys_begun_by(typed)):
                raise
        else:
            begun = [] if key else self._keys_begun_by(typed)
            if not begun:
                return key
        return reading.only(word, begun)

    def _keys_begun_by(self, typed: str) -> list[str]:
        if len(typed) < self.enough:
            return []
        return list(dict.fromkeys(key for name, key in self.key_by_name.items() if name.startswith(typed)))


TECHNOLOGY_NAME = CardName("TECHNOLOGY", BOX.technologies)


class AchievementName(CardName):
    """An achievement by its key, or by what must be shown: each thing with its number before or behind it."""

    def __init__(self) -> None:
        super().__init__("GOAL", BOX.achievements)

    def take(self, words: Sequence[str], at: int, reading: Reading) -> tuple[str, int] | None:
        for pairs in (2, 1):
            end = at + 2 * pairs
            if end <= len(words) and (key := self.value(_join_numbers(words[at:end]), reading)):
                return key, end
        return super().take(words, at, reading)


def _join_numbers(words: Sequence[str]) -> str:
    """Write things and their numbers as a key has them; "" for other words."""
    pairs = [sorted(pair, key=str.isdecimal) for pair in zip(words[::2], words[1::2], strict=False)]
    return "".join(chain.from_iterable(pairs)) if all(number.isdecimal() for _, number in pairs) else ""


class Goals(Several[str]):
    """Several achievements."""

    def __init__(self) -> None:
        super().__init__(AchievementName(), "GOAL GOAL GOAL")

    def take(self, words: Sequence[str], at: int, reading: Reading) -> tuple[tuple[str, ...], int] | None:
        taken = super().take(words, at, reading)
        if taken and taken[1] == len(words) and (left := _of_other_groups(taken[0])):
            raise UnexpectedWord(len(words) - 1, left, MISSING, Label(self.one.label))
        return taken


def _of_other_groups(found: Sequence[str]) -> tuple[str, ...]:
    """Return the achievements of the groups without one yet; nothing if two are of one group."""
    given = {BOX.achievements[goal].group for goal in found}
    others = tuple(key for key, card in BOX.achievements.items() if card.group not in given)
    return others if len(given) == len(found) else ()


class Goal(AchievementName):
    """An achievement, or the letter of its group where the open card of that group is known."""

    def value(self, word: str, reading: Reading) -> str | None:
        state: State | None = reading.moment.state
        group = word.upper()
        if state is not None and group in BOX.contents.achievement_groups:
            open_ = [goal for goal in state.goals if BOX.achievements[goal].group == group]
            return open_[0] if open_ else None
        return super().value(word, reading)


class Payee(Player):
    """A player, or the canal."""

    def __init__(self, canal: str) -> None:
        super().__init__("NAME | canal")
        self.canal = canal

    def take(self, words: Sequence[str], at: int, reading: Reading) -> tuple[str, int] | None:
        # Of "toll to Bert" in German the second word begins Anna's name too.
        beyond = at + 1 < len(words) and reading.means(words[at], _TO)
        return (super().take(words, at + 1, reading) if beyond else None) or super().take(words, at, reading)

    def value(self, word: str, reading: Reading) -> str | None:
        if word == self.canal:
            return word
        named = super().value(word, reading)
        return named or (self.canal if area_of(word, reading.moment.state) == self.canal else None)

    def write(self, value: str, move: object) -> str:
        return value if value == self.canal else super().write(value, move)


TABLE = "table"
"""Owner of things without a player."""
TECHNOLOGY = "tech"
PLACED = ("assistants", "president", "shop", "house", "field", "station", "tile")
"""Things corrected of an area that is named first."""
_SIGNS = "+-"


def spell_value(words: Sequence[str], reading: Reading) -> Sequence[str]:
    """Return a value as the record has it in one piece, with each comma at the word before it."""
    return (" ".join(_spell_place(spell_none(words, reading), reading)).replace(" ,", ","),)


def _spell_place(typed: Sequence[str], reading: Reading) -> Sequence[str]:
    """Return the words with the first area or technology in canonical form, after its sign."""
    if not typed or (what := reading.given.get("what")) not in (TECHNOLOGY, *PLACED):
        return typed
    name = typed[0].lstrip(_SIGNS)
    words = [*filter(None, (name,)), *typed[1:]]
    taken = TECHNOLOGY_NAME.take(words, 0, reading) if what == TECHNOLOGY else area_at(words, 0, reading)
    if taken is None:
        return typed
    return (f"{typed[0].removesuffix(name)}{taken[0]}", *words[taken[1] :])


class RuledLine(Kind[str]):
    """Another move's line, to the end of this one; it is read when the ruling is made."""

    label = "MOVE"
    free = True

    def take(self, words: Sequence[str], at: int, reading: Reading) -> tuple[str, int] | None:
        if words[at] == reading.move.verb:  # type: ignore[attr-defined]  # every move has a verb
            raise UnexpectedWord(at, ())
        return " ".join(words[at:]), len(words)
