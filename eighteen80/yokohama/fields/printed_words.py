"""Printed values, right of `=`: rewards, prices of fields, costs, countries, the two values of an achievement."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from eighteen80.line.fields import MISSING, Kind, Reading, UnexpectedWord
from eighteen80.line.folding import fold
from eighteen80.refusals import Label, Unreadable
from eighteen80.yokohama.box.components import BOX
from eighteen80.yokohama.fields.amounts import Sum, write_wares
from eighteen80.yokohama.state import UNKNOWN, Printed, State, Unknown, Wares

_LONGEST = 3
_MOST_WORDS = 2
"""Number of words of the longest name of a country."""
_WARES = Sum()
_BEHIND = ("as", "at")
"""Words that may follow a print."""
_BOTH = re.compile(rf"(\d{{1,{_LONGEST}}})/(\d{{1,{_LONGEST}}})")
SIGN, ASKS = "=", ">"


@cache
def country_of(word: str) -> str | None:
    """Read a country by its two letters, in either case."""
    return next((key for key in BOX.countries.agents if fold(key) == fold(word)), None)


def country_at(words: Sequence[str], at: int, reading: Reading) -> tuple[str, int] | None:
    """Read the country there, by its letters or by its name in a language, or the sign of an unknown one."""
    for end in range(min(at + _MOST_WORDS, len(words)), at, -1):
        name = " ".join(words[at:end])
        named = (key for key in BOX.countries.agents if reading.means(name, key))
        if found := country_of(name) or next(named, None):
            return found, end
    return (UNKNOWN, at + 1) if at < len(words) and words[at] == UNKNOWN else None


class Country(Kind[str]):
    """One of the five countries."""

    label = "COUNTRY"

    def take(self, words: Sequence[str], at: int, reading: Reading) -> tuple[str, int] | None:
        found = country_at(words, at, reading)
        return None if found is None or found[0] == UNKNOWN else found

    def choices(self, reading: Reading) -> Sequence[str]:
        return tuple(BOX.countries.agents)


class AgentCountry(Country):
    """The country of an agent to be used; where it is left out, that of the player's only unused agent."""

    def absent(self, default: object, reading: Reading) -> str:
        state: State | None = reading.moment.state
        agents = state.player.agents if state and state.turn else {}
        unused = [country for country, own in agents.items() if own.unused]
        if len(unused) != 1:
            raise Unreadable(MISSING, at=1, expected=self.choices(reading), field=Label(self.label))
        return unused[0]


class Print(Kind[Printed]):
    """Print of a thing; each kind of thing knows its shape. Only after `=`."""

    label = "PRINTED"
    shape = "? | 2 yen DE | 6 > 5 points | 4 FR | 8/6"

    def __init__(self) -> None:
        super().__init__(SIGN)

    def take(self, words: Sequence[str], at: int, reading: Reading) -> tuple[Printed, int] | None:
        return self.behind_sign(words, at, reading) if words[at - 1] == SIGN else None

    def behind_sign(self, words: Sequence[str], at: int, reading: Reading) -> tuple[Printed, int] | None:
        """Read the print of any thing."""
        ways = (read(words, at, reading) for read in (self.pair, self.need, self.cost, self.reward))
        return next(filter(None, ways), None)

    def pair(self, words: Sequence[str], at: int, _reading: Reading) -> tuple[Printed, int] | None:
        """Read `8/6`, or one of the two values alone."""
        if both := _BOTH.fullmatch(words[at]):
            return Printed(figure=int(both[1]), later=int(both[2])), at + 1
        return None

    def need(self, words: Sequence[str], at: int, reading: Reading) -> tuple[Printed, int] | None:
        """Read `6 > 5 points`."""
        if at + 2 >= len(words) or words[at + 1] != ASKS or not _is_figure(words[at]):
            return None
        taken = self.reward(words, at + 2, reading)
        if taken is None or taken[0].country is not None:
            return None
        return taken[0]._replace(figure=_figure(words[at])), taken[1]

    def cost(self, words: Sequence[str], at: int, reading: Reading) -> tuple[Printed, int] | None:
        """Read `4 FR`, `4 ?` or `4`."""
        if not (words[at].isdecimal() and len(words[at]) <= _LONGEST):
            return None
        if found := country_at(words, at + 1, reading):
            return Printed(figure=int(words[at]), country=found[0]), found[1]
        return (Printed(figure=int(words[at])), at + 1) if not _WARES.take(words, at, reading) else None

    def reward(self, words: Sequence[str], at: int, reading: Reading) -> tuple[Printed, int] | None:
        """Read `2 yen 6 points DE`, `?`, `? DE` or `2 yen ?`."""
        if words[at] == UNKNOWN:
            taken: tuple[Wares | Unknown, int] | None = UNKNOWN, at + 1
        else:
            taken = _WARES.take(words, at, reading)
        if taken is None:
            return None
        wares, end = taken
        country, behind = country_at(words, end, reading) or (None, end)
        return Printed(wares, country), behind

    def country(self, words: Sequence[str], at: int, reading: Reading) -> tuple[str, int]:
        """Read the country there, unknown without a word; refuse a word that is not a country."""
        if found := country_at(words, at, reading):
            return found
        if at < len(words) and words[at].isalpha() and not any(reading.means(words[at], word) for word in _BEHIND):
            raise UnexpectedWord(at, (*BOX.countries.agents, UNKNOWN))
        return UNKNOWN, at

    def write(self, value: Printed, move: object) -> str:
        return in_words(value)


def in_words(printed: Printed) -> str:
    """Write the right side of a line."""
    reward, country, figure, later = printed
    if later is not None:
        return f"{figure}/{later}"
    reward_words = reward if reward is None or reward == UNKNOWN else write_wares(reward)
    if figure is not None and reward is not None:
        return UNKNOWN if figure == reward == UNKNOWN else f"{figure} > {reward_words}"
    parts = [str(part) for part in (reward_words, figure, country) if part is not None]
    return UNKNOWN if set(parts) == {UNKNOWN} else " ".join(parts)


def _is_figure(word: str) -> bool:
    return word == UNKNOWN or (word.isdecimal() and len(word) <= _LONGEST)


def _figure(word: str) -> int | Unknown:
    return UNKNOWN if word == UNKNOWN else int(word)


class RewardPrint(Print):
    """Print of a site or a tile: a reward."""

    shape = "2 yen 1 any | ?"

    def choices(self, reading: Reading) -> Sequence[str]:
        return (*_WARES.choices(reading), UNKNOWN)

    def behind_sign(self, words: Sequence[str], at: int, reading: Reading) -> tuple[Printed, int] | None:
        taken = self.reward(words, at, reading)
        if taken and taken[0].country:
            # No country is printed there: the word for one belongs to no reward.
            raise UnexpectedWord(taken[1] - 1, tuple(_WARES.choices(reading)))
        return taken

    def reward(self, words: Sequence[str], at: int, reading: Reading) -> tuple[Printed, int] | None:
        taken = super().reward(words, at, reading)
        end = taken[1] if taken else at
        if end + 1 == len(words) and words[end].isdecimal():
            raise UnexpectedWord(end, tuple(_WARES.choices(reading)), MISSING, Label(self.label))
        return taken


class OrderPrint(RewardPrint):
    """Print of an order: its reward and its country."""

    shape = "2 yen 6 points DE | ? DE | ?"

    def behind_sign(self, words: Sequence[str], at: int, reading: Reading) -> tuple[Printed, int] | None:
        first = country_of(words[at]) if at + 1 < len(words) else None
        taken = self.reward(words, at + bool(first), reading)
        if taken is None or taken[0].country:
            return None if first else taken
        country, end = (first, taken[1]) if first else self.country(words, taken[1], reading)
        return taken[0]._replace(country=country), end


class FieldPrint(Print):
    """Print of a field: its price, and its reward."""

    shape = "6 > 5 points | 6 > ? | ?"

    def behind_sign(self, words: Sequence[str], at: int, reading: Reading) -> tuple[Printed, int] | None:
        if taken := self.need(words, at, reading):
            return taken
        self._check_begun(words, at, reading)
        return (Printed(UNKNOWN, figure=UNKNOWN), at + 1) if words[at] == UNKNOWN else None

    def _check_begun(self, words: Sequence[str], at: int, reading: Reading) -> None:
        """Refuse an incomplete field, naming what is missing, and a reward that is not one."""
        begun = tuple(words[at : at + 2])
        if not _is_figure(begun[0]) or begun[1:] not in ((), (ASKS,)) or begun == (UNKNOWN,):
            return
        if at + len(begun) == len(words):
            raise UnexpectedWord(at + len(begun) - 1, (), MISSING, Label(self.label))
        raise UnexpectedWord(at + len(begun), tuple(_WARES.choices(reading)))


class CardPrint(Print):
    """Print of a technology: its cost and its country."""

    shape = "4 FR | 4 ? | ? FR | ?"

    def behind_sign(self, words: Sequence[str], at: int, reading: Reading) -> tuple[Printed, int] | None:
        if at + 1 < len(words) and _is_figure(words[at + 1]) and (first := country_of(words[at])):
            return Printed(None, first, _figure(words[at + 1])), at + 2
        if not _is_figure(words[at]):
            return None
        country, end = self.country(words, at + 1, reading)
        return Printed(None, country, _figure(words[at])), end


class GoalPrint(Print):
    """Print of an achievement: its first and its later value, or the player's own alone, as a figure or in points."""

    shape = "8/6 | 6 | ?"

    def behind_sign(self, words: Sequence[str], at: int, reading: Reading) -> tuple[Printed, int] | None:
        if taken := self.pair(words, at, reading):
            return taken
        points = _WARES.take(words, at, reading)
        if points and [ware for ware, _ in points[0]] == ["points"]:
            return Printed(figure=points[0][0][1]), points[1]
        return (Printed(figure=_figure(words[at])), at + 1) if _is_figure(words[at]) else None
