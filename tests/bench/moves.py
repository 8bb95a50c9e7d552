"""Moves: all lays of one company in every recorded position, with an empty memo; a move off the map."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from gc import collect, freeze
from itertools import chain
from typing import TypeVar

from eighteen80.china import GAME
from eighteen80.china.engine import ENGINE
from eighteen80.china.map import network, tile_fit, tiles, walk_graph
from eighteen80.china.moves import Lay, Move, Run, Station
from eighteen80.china.rules.operating.turns import TRACK
from eighteen80.china.state import Operating, State
from eighteen80.record.history import Accepted
from eighteen80.record.replay import Replay
from tests.support.china.recorded_games import games
from tests.support.measuring import best_of, compare_worst, spread, time_processor, workload

Item = TypeVar("Item")
ON_THE_MAP = (Lay, Station, Run)
AIM = 20
"""Milliseconds of the longest list, on a machine that does nothing else."""
SELDOM = 8
APPLIED, FEW = 6000, 1200


def figures(*, quick: bool) -> Iterator[str]:
    """Milliseconds of both, and how many lays there were."""
    found = games(quick=quick)
    if not found:
        yield "no recorded games here"
        return
    played = [Replay(game.text.encode()).history.moves for game in found]
    collect()
    freeze()  # what the replays have left is not looked through again and again while a list is made
    positions = list(chain.from_iterable(map(building, played)))
    yield from lists(positions[:: SELDOM if quick else 1])
    moves = _spread_out([entry for entry in chain.from_iterable(played) if _off_the_map(entry.move)], quick=quick)
    yield f"apply off the map: {spread(time_of_move(entry) for entry in moves)}"


def building(moves: Sequence[Accepted]) -> Iterator[State]:
    """Yield the positions of a game in which a player is about to build."""
    for entry in moves:
        round_ = entry.after.round
        turn = round_.turn if isinstance(round_, Operating) and not entry.after.owed else None
        if turn is not None and turn.step == TRACK and not turn.yellow and not turn.upgraded:
            yield entry.after


def lists(positions: Sequence[State]) -> Iterator[str]:
    """Measure all lays of one company with an empty memo, some with an empty cache of tiles too."""
    measured = [(spent, number) for spent, number in map(lays, positions) if number]
    numbers = sorted(number for _, number in measured)
    yield f"lays of one company: median {numbers[len(numbers) // 2]} lays, most {numbers[-1]}"
    for name, measures in (
        ("map", measured),
        ("map and tiles", [lays(state, cold=True) for state in positions[::SELDOM]]),
    ):
        times = spread(spent for spent, _ in measures)
        yield f"cold lists, {name} not looked at yet: {times}; {compare_worst(times, AIM, workload())}"


def lays(state: State, *, cold: bool = False) -> tuple[float, int]:
    """Return the time to list every lay with an empty memo, and the number of lays."""
    if cold:
        _forget_tiles()
    fresh = state._replace(board=replace(state.board))
    spent, found = time_processor(lambda: list(ENGINE.legal_of(fresh, Lay)))
    return spent, len(found)


def _forget_tiles() -> None:
    for part in (tile_fit, network, tiles, walk_graph):
        for known in vars(part).values():
            if hasattr(known, "cache_clear"):
                known.cache_clear()


def _off_the_map(move: Move | None) -> bool:
    return not isinstance(move, ON_THE_MAP)


def time_of_move(entry: Accepted) -> float:
    """Return the time of one move, its check included."""
    return best_of(2, lambda: GAME.apply(entry.before, entry.move))


def _spread_out(items: Sequence[Item], *, quick: bool) -> Sequence[Item]:
    """Select a number of items evenly, from the first to the last."""
    most = FEW if quick else APPLIED
    return items[:: max(1, len(items) // most)][:most]
