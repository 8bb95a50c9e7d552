"""A seeded random mover over `legal`: whole games, played for what they may bring to light."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

from playing import NAMES, check_invariants

from eighteen80.china import GAME
from eighteen80.china.moves import (
    Bid,
    Borrow,
    Buy,
    Done,
    Found,
    Lay,
    Move,
    Pass,
    Pay,
    Permit,
    Repay,
    Run,
    Sell,
    Station,
    Train,
    Withhold,
)
from eighteen80.china.opening import RULINGS
from eighteen80.china.state import State

# How gladly each kind of move is chosen; everything else weighs 1. So games grow, and end.
GLADLY: dict[type[Move], float] = {
    Bid: 2,
    Buy: 6,
    Found: 3,
    Lay: 8,
    Pay: 4,
    Permit: 0.05,
    Repay: 3,
    Sell: 1,
    Train: 5,
    Run: 10,
    Station: 2,
    Withhold: 1,
    Done: 2,
    Pass: 2,
    Borrow: 1,
}

Watch = Callable[[State, Move, State, Sequence[Any]], None]


def rulings(seed: int) -> dict[str, str]:
    """Each of the table's options one way or the other."""
    dice = Random(seed)
    return {name: dice.choice(values) for name, values in RULINGS.items()}


def choose(dice: Random, moves: Sequence[Move]) -> Move:
    """A kind of move by its weight, then one of that kind."""
    kinds: dict[type[Move], list[Move]] = {}
    for move in moves:
        kinds.setdefault(type(move), []).append(move)
    kind = dice.choices(list(kinds), [GLADLY.get(kind, 1) for kind in kinds])[0]
    if kind is Run:
        return kinds[kind][0]
    return dice.choice(kinds[kind])


def ramble(seed: int, players: int | None = None, most: int = 6000) -> Iterator[tuple[State, Move, State, list[Any]]]:
    """A whole game: before, move, after, events."""
    dice = Random(seed)
    state: State = GAME.start(NAMES[: players or dice.randint(3, 7)], rulings(seed))
    for _ in range(most):
        moves = list(GAME.legal(state))
        if not moves:
            return
        move = choose(dice, moves)
        outcome = GAME.apply(state, move)
        check_invariants(outcome.state)
        yield state, move, outcome.state, list(outcome.events)
        state = outcome.state
    raise AssertionError(f"game {seed} does not end")


def census(seeds: Sequence[int]) -> Counter[str]:
    """How often each event occurred in these games."""
    told: Counter[str] = Counter()
    for seed in seeds:
        for _, move, _, events in ramble(seed):
            told[f"move {move.verb}"] += 1
            told.update(event.code for event in events)
    return told
