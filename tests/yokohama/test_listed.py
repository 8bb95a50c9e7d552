"""The list of possible moves: every line that is taken is in it, every line of it is taken as it is.

Amounts are in it by their least and most. A move with many parts is listed by each part alone: one or two trades, one
movement, assistants of one area or of all; ways by their ends, power up to the most that counts, tolls up to two.
Facts about the table (`tell`, `neutral`, corrections) are never awaited.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from random import Random
from typing import Any

import pytest

from eighteen80.record.history import History
from eighteen80.record.line_turns import list_moves
from eighteen80.refusals import Refusal
from eighteen80.yokohama import GAME
from eighteen80.yokohama.engine import ENGINE
from eighteen80.yokohama.moves import (
    NOTATION,
    Act,
    Agent,
    Bonus,
    Claim,
    Give,
    Go,
    House,
    Keep,
    Move,
    Order,
    Pray,
    Recall,
    Shift,
    Shop,
    Take,
    Tech,
    Toll,
    Trade,
)
from eighteen80.yokohama.state import State, Wares
from tests.support.yokohama.evening import Evening, in_supply
from tests.support.yokohama.random_games import Rambler
from tests.support.yokohama.sayable import sayable

GAMES = 6
EVERY = 41
"""Number of moves between two examined positions."""
MOST_POWER = 5
TOLLS = {"canal": 1}
TWO, FEW = 2, 4


def positions(seed: int) -> Iterator[State]:
    """Yield moments of a random game, known and unknown values among them."""
    made = Rambler(seed, 2 + seed % 3, ("ledger", "map")[seed % 2], given_at_once=80).play()
    yield from (each.before for place, each in enumerate(made) if place % EVERY == seed and each.before.turn)


def move_if_allowed(state: State, line: str) -> Move | None:
    """The move that the line is, if it is taken."""
    try:
        move = ENGINE.complete(state, NOTATION.read(line))
        ENGINE.check(state, move)
    except Refusal:
        return None
    return move


# Parts of a move in the list: each part alone, without amounts.
ALONE: Mapping[type[Move], Callable[[Any], Iterable[Hashable]]] = {
    Go: lambda move: [move.area],
    Act: lambda move: [(move.area, min(move.power, MOST_POWER))],
    Agent: lambda move: [(move.country, move.area, move.power and min(move.power, MOST_POWER))],
    Toll: lambda move: [(move.payee, min(move.yen, TOLLS.get(move.payee, TWO)))],
    Recall: lambda move: move.assistants or [()],
    Trade: lambda move: [(ware, number > 0) for ware, number in move.deals[:1]],
    Pray: lambda move: [move.field],
    Give: lambda move: [move.field],
    Take: lambda move: [(move.cards, move.payment)],
    Tech: lambda move: [(move.technology, move.area)],
    Bonus: lambda _move: [()],
    House: lambda _move: [()],
    Shop: lambda move: [move.site],
    Shift: lambda move: move.steps[:1],
    Claim: lambda move: [move.goal],
    Order: lambda move: [ware for ware, _ in move.goods],
}
AMOUNTS: Mapping[type[Move], Callable[[Any], Wares]] = {
    Pray: lambda move: move.gifts,
    Give: lambda move: move.gifts,
    Tech: lambda move: move.payment,
    Order: lambda move: move.goods,
}
"""Goods of a move that may be any part of the goods in hand."""
Part = tuple[type[Move], Hashable]


def alone(move: Move) -> list[Part]:
    """The parts of a move by which the list has it."""
    parts = ALONE.get(type(move), lambda whole: [whole])
    return [(type(move), part) for part in parts(move)]


class Listed:
    """Contents of the list: of each part the most of every ware."""

    def __init__(self, moves: Iterable[Move]) -> None:
        self.most: dict[Part, dict[str, int]] = {}
        for move in moves:
            for part in alone(move):
                known = self.most.setdefault(part, {})
                for ware, number in _amounts(move, part):
                    known[ware] = max(number, known.get(ware, 0))

    def find_missing(self, move: Move) -> list[Part]:
        """Return the parts that the list lacks, or has less of."""
        return [part for part in alone(move) if not self._has(part, _amounts(move, part))]

    def _has(self, part: Part, amounts: Wares) -> bool:
        known = self.most.get(part)
        return known is not None and all(1 <= number <= known.get(ware, 0) for ware, number in amounts)


def _amounts(move: Move, part: Part) -> Wares:
    amounts = AMOUNTS.get(type(move), lambda _move: ())(move)
    return tuple(pair for pair in amounts if not isinstance(move, Order) or pair[0] == part[1])


@pytest.mark.parametrize("seed", range(GAMES))
def test_every_line_that_is_taken_is_listed(seed: int):
    dice, looked_at, found = Random(seed), 0, 0
    for state in positions(seed):
        known = Listed(ENGINE.legal(state))
        for line in sayable(state, dice):
            move = move_if_allowed(state, line)
            # In ledger depth Telefon may be used and changes nothing: it is never awaited (Y57).
            if move is None or (isinstance(move, Keep) and not state.on_map):
                continue
            assert known.find_missing(move) == [], (line, state.turn)
            found += 1
        looked_at += 1
    assert looked_at > FEW
    assert found > looked_at


@pytest.mark.parametrize("seed", range(GAMES))
def test_every_listed_line_is_taken_as_it_stands(seed: int):
    for state in positions(seed):
        lines = list_moves(GAME, (), state)  # type: ignore[arg-type]
        assert len(set(lines)) == len(lines)
        for line in Random(seed).sample(lines, min(40, len(lines))):
            history = History(GAME, state, GAME.version)  # type: ignore[arg-type]
            (entry,) = history.take_line(line, "12:00:00")
            assert line in (entry.line, f"{entry.actor}: {entry.line}")


def test_what_two_players_could_mean_is_listed_with_the_name():
    night = Evening().player("Anna", tea=7).player("Bert", tea=7).take("act bank 2")
    lines = list_moves(GAME, (), night.state)  # type: ignore[arg-type]
    assert {"Anna: toll Cleo 1", "toll Bert 1", "Anna: order 1 tea = ?", "Anna: claim tea7 = ?"} <= set(lines)


def test_a_part_that_is_missing_is_found():
    # Each move taken out of its list is not covered by what is left of it.
    night = Evening(3, "map").player("Anna", tea=3, yen=9, import_=2, **in_supply({"laboratory": 3, "silk": 1}))
    night.take("put none; go laboratory")
    moves = list(ENGINE.legal(night.state))
    for move in moves:
        parts = alone(move)
        assert Listed(each for each in moves if not {*parts} & {*alone(each)}).find_missing(move) == parts
    above = move_if_allowed(night.state, "order 3 tea = ?")
    assert above is not None
    assert Listed(moves).find_missing(above) == []
    assert Listed(move for move in moves if move != above).find_missing(above) == [(Order, "tea")]
