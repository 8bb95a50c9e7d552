"""The demo game of Yokohama: four players, sensible moves, to the end; only this script writes it into assets.

    python -m tests.support.yokohama.demo

It is a game of map depth rewritten for ledger depth, so that every power and toll is true. The prints after `=` are
invented, as a remark in the record explains: the cards differ.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import islice
from pathlib import Path

from eighteen80 import resources
from eighteen80.record.grammar import Header
from eighteen80.record.replay import clean, compose
from eighteen80.yokohama import GAME
from eighteen80.yokohama.box.components import BOX
from eighteen80.yokohama.moves import (
    NOTATION,
    Done,
    Give,
    Go,
    Hire,
    Move,
    OpenGoals,
    Pray,
    Put,
    Recall,
    Take,
    Tech,
    Trade,
)
from eighteen80.yokohama.rules.areas.power import known_power
from eighteen80.yokohama.rules.areas.trades import surcharge
from eighteen80.yokohama.rules.setup import lays_rows
from eighteen80.yokohama.state import GOODS, State, neighbours_of
from eighteen80.yokohama.turn import ENGINE
from tests.support.walk import Step
from tests.support.yokohama.random_games import NAMES, Rambler, in_ledger

SEED = 20
PATH = resources.asset_path("yokohama/demo.yokohama")
REMARK = "# What stands behind = in this game is made up for it: no card, site or board is quoted."
GOALS = OpenGoals(("tea7", "orders5", "prod3trade2"))
FIELDS = 7
"""Number of fields on the boards of this game."""
FIRST = ("shop", "house", "bonus", "claim", "order", "tech", "pray", "give", "take", "hire", "trade")
"""Moves made as soon as possible, in this order."""


class Sensible(Rambler):
    """Gathers where its assistants stand, acts where it is strongest, and takes what an action offers."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, 4, "map")
        self.start = GAME.start(self.start.seats, {"depth": "map"})
        self.passed: set[tuple[int, str]] = set()

    @cached_property
    def _areas(self) -> list[str]:
        return [area for area in self.start.areas if area != BOX.canal]

    def _wish(self, state: State, verbs: Sequence[str]) -> Move | None:
        if lays_rows(state):
            return self._row(state)
        if not state.goals:
            return GOALS
        if "put" in verbs:
            return self._place(state)
        if "go" in verbs or "recall" in verbs:
            return self._walk(state)
        for verb in FIRST:
            tried = (state.number, verb)
            if verb in verbs and tried not in self.passed:
                self.passed.add(tried)
                return self._chosen_of(state, verb)
        return Done()

    def _chosen_of(self, state: State, verb: str) -> Move | None:
        if verb == "order":
            return self._order(state) if sum(state.player.wares[ware] for ware in GOODS) > 3 else None
        moves = [move for move in ENGINE.legal(state) if move.verb == verb]
        if verb == "tech":
            moves = [move for move in moves if isinstance(move, Tech) and _units(move) == surcharge(state)]
        if verb in ("pray", "give"):
            moves = [move for move in moves if isinstance(move, Pray | Give) and move.field <= FIELDS]
        if verb == "take":
            moves = [move for move in moves if isinstance(move, Take) and move.cards == 1]
        if verb == "hire":
            moves = sorted(moves, key=_worth)[-2:]
        if verb == "trade":
            moves = [move for move in moves if isinstance(move, Trade) and all(number > 0 for _, number in move.deals)]
        return self._with_print(state, self.chance.choice(moves)) if moves else None

    def _place(self, state: State) -> Put:
        player, where = state.player, state.player.president
        near = [area for area in (neighbours_of(state, where) if where else self._areas) if area != BOX.canal]
        strong = sorted(near or self._areas, key=lambda area: (player.areas.get(area, 0), self.chance.random()))
        if player.supply >= 2 and self.chance.random() < 0.75:
            return Put(((strong[-1], 2),))
        return Put(tuple((area, 1) for area in strong[-min(3, player.supply) :])) if player.supply else Put(())

    def _walk(self, state: State) -> Move:
        goings = [move for move in ENGINE.legal_of(state, Go) if isinstance(move, Go)]
        if not goings:
            return Recall("all")
        who = state.this_turn.who
        strength = {move: known_power(state, who, move.area, by_agent=False) for move in goings}
        return max(goings, key=lambda move: (strength[move], self.chance.random()))


def _units(move: Tech) -> int:
    """Return the useful part of the payment."""
    return sum(number // BOX.contents.industry.units[ware] for ware, number in move.payment)


def _worth(move: Move) -> int:
    """Rank a hiring."""
    pieces = move.pieces if isinstance(move, Hire) else ()
    return sum(number * (2 if piece == "assistant" else 3) for piece, number in pieces)


def moves(seed: int = SEED) -> Iterator[Step]:
    """The demo as a game of map depth."""
    return Sensible(seed).play()


def record() -> str:
    """Return the demo as written in assets."""
    lines = [("20:00:00", REMARK)]
    for number, made in enumerate(moves()):
        lines += [(_clock(number), NOTATION.write(move)) for move in in_ledger(made)]
    return clean(compose(_header(), lines))


def in_lists(count: int) -> str:
    """Return the first moves of the demo in assets."""
    head, _, body = PATH.read_text("utf-8").partition("--\n")
    lines = [line for line in body.splitlines(keepends=True) if line[0].isdigit()]
    return f"{head}--\n{''.join(lines[:count])}"


def on_map(count: int) -> str:
    """The first moves of the demo as the game of map depth that it was."""
    made = islice(moves(), count)
    lines = [(_clock(number), NOTATION.write(each.move)) for number, each in enumerate(made)]
    return clean(compose(_header(depth="map"), lines))


def _clock(number: int) -> str:
    return f"{20 + number // 240:02}:{number // 4 % 60:02}:{number % 4 * 15:02}"


def _header(**rulings: str) -> Header:
    return Header(GAME.name, NAMES, GAME.version, table="demo", date="2026-11-18", rulings=rulings)


def main() -> None:
    """Write it."""
    Path(str(PATH)).write_text(record(), "utf-8")


if __name__ == "__main__":
    main()
