"""Outcome of a game: the order of the players, the parts of their worth, and its growth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from eighteen80.capabilities import HasStatistics
from eighteen80.engine.game import AnyGame, AnyState
from eighteen80.record.history import Accepted
from eighteen80.sheets import Row, Say, TimeSeries, Wording
from eighteen80.table import default_panes


class Ranked(NamedTuple):
    """A player's place; equals share it, but a winner is alone."""

    number: int
    name: str
    worth: int


def winners(game: AnyGame, state: AnyState) -> Sequence[str]:
    """Return the winners, or the players in the lead."""
    if chronicled := game.offers(HasStatistics):
        found: Sequence[str] = chronicled.winners(state)
        return found
    worth = game.worth(state)
    return [name for name, has in worth.items() if has == max(worth.values())]


def rank_players(game: AnyGame, state: AnyState) -> list[Ranked]:
    """Rank everybody as the tally does, the first first; without places in it, who is worth the same shares one."""
    worth, rows = game.worth(state), default_panes.tally(game, state).groups[0]
    places = [([cell.text for cell in row.cells], _number(row)) for row in rows if isinstance(row, Row)]
    named = [(number, name) for texts, number in places for name in worth if name in texts]
    given = {name: number for number, name in reversed(named)}
    if given.keys() != worth.keys():
        # The tally does not name everybody.
        given = dict.fromkeys(sorted(worth, key=lambda name: -worth[name]), 0)
    return [
        Ranked(given[name] or 1 + sum(has > worth[name] for has in worth.values()), name, worth[name]) for name in given
    ]


def _number(row: Row) -> int:
    """Read the place before a name; 0 without one."""
    text = str(row.cells[0].text).removesuffix(".")
    return int(text) if text.isascii() and text.isdecimal() and text != str(row.cells[0].text) else 0


def makeup(game: AnyGame, state: AnyState) -> Mapping[str, Sequence[tuple[Wording, int]]]:
    """Map each player to the parts of the worth, the first player first; without parts that are zero for all."""
    if (chronicled := game.offers(HasStatistics)) is None:
        return {}
    made = {place.name: tuple(chronicled.made_of(state, place.name)) for place in rank_players(game, state)}
    rows = list(made.values())
    shown = [at for at in range(len(rows[0])) if any(row[at][1] for row in rows)]
    return {name: [row[at] for at in shown] for name, row in made.items()}


def difference(game: AnyGame, state: AnyState, one: str, other: str) -> list[tuple[Wording, int]]:
    """Return the difference of each part between two players, the largest first; their sum is the whole difference."""
    made = makeup(game, state)
    both = zip(made.get(one, ()), made.get(other, ()), strict=True)
    found = [(part, has - others) for (part, has), (_, others) in both if has != others]
    return sorted(found, key=lambda each: -abs(each[1]))


class PartGains(NamedTuple):
    """The gains of a sort by player, and the part of the worth into which they have gone."""

    sort: str
    part: Wording
    by_player: dict[str, int]


def gains_within(game: AnyGame, entries: Sequence[Accepted]) -> Sequence[PartGains]:
    """Sum up by sort and player the gains that are less than a part of the worth."""
    found: dict[str, PartGains] = {}
    if (chronicled := game.offers(HasStatistics)) is None:
        return ()
    for entry in entries:
        for gain in chronicled.gains(entry.before, entry.after, entry.events):
            if gain.part:
                sums = found.setdefault(gain.sort, PartGains(gain.sort, gain.part, {})).by_player
                sums[str(gain.who.text)] = sums.get(str(gain.who.text), 0) + gain.amount
    return tuple(found.values())


def ends_of_rounds(game: AnyGame, entries: Sequence[Accepted]) -> list[Accepted]:
    """List the last move of each round, and the last one of all."""
    key = game.round_key
    ends = [entry for entry in entries if key(entry.before) != key(entry.after)]
    return ends if ends[-1:] == list(entries[-1:]) else [*ends, *entries[-1:]]


class Turning(NamedTuple):
    """The way to the first place: the move after which the winner stays ahead, the widest margin, the widest before."""

    leads: int
    widest: int
    by: int
    other: str = ""
    trailed: int = 0
    behind: int = 0


def turning_of(game: AnyGame, entries: Sequence[Accepted]) -> Turning | None:
    """Find where the winner came to lead for good, by the ends of rounds; None where several have won, or one plays."""
    first = winners(game, entries[-1].after) if entries else ()
    ends = [(entry.number, game.worth(entry.after)) for entry in ends_of_rounds(game, entries)]
    if len(first) != 1 or len(ends[0][1]) == 1:
        return None
    others = [max((each for each in worth if each != first[0]), key=worth.__getitem__) for _, worth in ends]
    margins = [
        (worth[first[0]] - worth[other], number, other) for (number, worth), other in zip(ends, others, strict=True)
    ]
    last = max((at for at, margin in enumerate(margins) if margin[0] <= 0), default=-1)
    if last + 1 == len(margins):
        # Only the final count brought the winner to the front.
        last -= 1
    by, widest, _ = max(margins[last + 1 :], key=lambda margin: margin[0])
    behind, trailed, other = min(margins)
    lost = (other, trailed, -behind) if behind < 0 else ()
    return Turning(margins[last + 1][1], widest, by, *lost)


def first_seats(game: AnyGame, entries: Sequence[Accepted]) -> tuple[str, ...]:
    """Return the players in the order of their colours: as they sat before the first move."""
    return tuple(game.worth(entries[0].before)) if entries else ()


def number_rounds(game: AnyGame, ends: Sequence[Accepted]) -> tuple[Say, list[Wording]]:
    """Return the number of each round that ends with these moves, 0 for the set-up, or else the move's, and which."""
    numbers = [default_panes.round_name(game, end.before).facts.get("round") for end in ends]
    if not any(numbers):
        return Say("axis-move"), [str(end.number) for end in ends]
    labels: list[Wording] = [str(number or 0) for number in numbers]
    if len(ends) > 1 and numbers[-1] in {None, numbers[-2]}:
        # What comes after the last round.
        labels[-1] = Say("evening-close")
    return Say("axis-round"), labels


def worth_by_round(game: AnyGame, entries: Sequence[Accepted]) -> TimeSeries:
    """Return each player's worth at the end of each round, which has its number or that of its last move."""
    seats = first_seats(game, entries)
    ends = ends_of_rounds(game, entries)
    worths = [game.worth(entry.after) for entry in ends]
    axis, labels = number_rounds(game, ends)
    return TimeSeries(tuple(labels), {name: tuple(worth[name] for worth in worths) for name in seats}, axis)
