"""Moves: all lays of one company in late positions, from a map nobody has looked at yet, and a move off the map."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain
from typing import TypeVar

from eighteen80.china import GAME
from eighteen80.china.moves import Lay, Move, Run, Station
from eighteen80.china.operating.turns import TRACK
from eighteen80.china.play import making
from eighteen80.china.state import Operating, State
from eighteen80.record.history import Accepted
from eighteen80.record.replay import Replay
from tests.support.china.recorded import games
from tests.support.measuring import best_of, spread, timed

Item = TypeVar("Item")
LATE = 2 / 3
ON_THE_MAP = (Lay, Station, Run)
POSITIONS, FEW = 600, 120


def figures(*, quick: bool) -> Iterator[str]:
    """Milliseconds of both, and how many lays there were."""
    found = games(quick=quick)
    if not found:
        yield "no recorded games here"
        return
    played = [Replay(game.text.encode()).history.moves for game in found]
    most = FEW if quick else POSITIONS
    building = map(lays, _spread_out(list(chain.from_iterable(map(late, played))), most))
    measured = [(spent, number) for spent, number in building if number]
    numbers = sorted(number for _, number in measured)
    yield f"lays of one company, late: {spread(spent for spent, _ in measured)}"
    yield f"lays of one company, late: median {numbers[len(numbers) // 2]} lays, most {numbers[-1]}"
    moves = _spread_out([entry for entry in chain.from_iterable(played) if _off_the_map(entry.move)], 10 * most)
    yield f"apply off the map: {spread(applied(entry) for entry in moves)}"


def late(moves: Sequence[Accepted]) -> Iterator[State]:
    """The positions late in a game in which somebody is about to build."""
    for entry in moves[int(len(moves) * LATE) :]:
        round_ = entry.after.round
        turn = round_.turn if isinstance(round_, Operating) and not entry.after.owed else None
        if turn is not None and turn.step == TRACK and not turn.yellow and not turn.upgraded:
            yield entry.after


def lays(state: State) -> tuple[float, int]:
    """How long it takes to list every lay on a map of which nothing has been worked out, and how many there are."""
    fresh = state._replace(board=replace(state.board, memo={}))
    spent, found = timed(lambda: list(making.legal_of(fresh, Lay)))
    return spent, len(found)


def _off_the_map(move: Move | None) -> bool:
    return not isinstance(move, ON_THE_MAP)


def applied(entry: Accepted) -> float:
    """How long one move takes, its check included."""
    return best_of(2, lambda: GAME.apply(entry.before, entry.move))


def _spread_out(items: Sequence[Item], most: int) -> Sequence[Item]:
    """So many of them, from the first to the last."""
    return items[:: max(1, len(items) // most)][:most]
