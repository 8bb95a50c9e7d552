"""How few keys the moves of recorded games take, the one that enters the line included.

Words may be left out, cut short or glued, wherever the line is understood at that very moment; nothing is completed,
but for the grey proposal that Tab takes where a run is made again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise
from typing import NamedTuple

import pytest

from eighteen80.china import GAME
from eighteen80.china.moves import Buy, Done, Lay, Move, Pass, Pay, Run, Sell, Train, Withhold
from eighteen80.record.history import Accepted, History
from eighteen80.record.replay import Replay
from eighteen80.table.entry.preview import try_out
from tests.support.china.recorded import Recorded, kept, loaded, record_of
from tests.support.places import GAMES
from tests.support.shortest import means, shortest
from tests.support.sitting import DEMO

EVERY = 16  # so manieth of the shared games
ENTER, TAB = 1, 1
BUDGET = {Pass: 2, Pay: 2, Withhold: 2, Done: 2, Run: 2, Train: 5, Buy: 7, Sell: 7, Lay: 12}
RUN_AND_PAY = 4
TURN = 25
IN_A_TURN = (Lay, Run, Pay, Withhold, Train, Done)
OWN = {game.name: game for game in (Recorded("demo", DEMO.read_text("utf-8")), *kept()) if "  done" in game.text}


def paths() -> list[str]:
    """A spread of the shared games, by file name."""
    names = (path.name for path in sorted(GAMES.glob("*.json*")) if ".jsonl" not in path.name)
    return [name for name in names if name != "index.json"][::EVERY]


class Said(NamedTuple):
    """A recorded move, and the shortest line that is understood as it; None where it has no budget."""

    entry: Accepted
    line: str | None


def said(name: str) -> Sequence[Said]:
    """The moves of a game with their shortest lines."""
    game = OWN.get(name) or Recorded(name, record_of(loaded(GAMES / name)))
    record = Replay(game.text.encode()).record()
    assert record.trouble is None
    return [Said(entry, _fewest(entry)) for entry in record.entries]


NAMES = (*OWN, *paths())


def _fewest(entry: Accepted) -> str | None:
    if type(entry.move) not in BUDGET or _says_more(entry):
        return None
    return shortest(entry)


def _says_more(entry: Accepted) -> bool:
    """Rare: a run other than the best, a train of another company, shares of several companies."""
    match entry.move:
        case Run():
            return not means(entry, "run")
        case Train(seller=seller):
            return seller is not None
        case Sell(bundles=bundles):
            return len(bundles) > 1
    return False


def moves_of(line: str, before: Accepted) -> list[Move | None]:
    """What a line would make at the moment before this move, all of it."""
    return [entry.move for entry in try_out(History(GAME, before.before, GAME.rules), line).accepted]


@pytest.mark.parametrize("name", NAMES)
def test_recorded_moves_and_routine_turns_keep_to_their_budgets(name: str):
    game = said(name)
    moves = [(entry, line) for entry, line in game if line is not None]
    assert {f"{entry.line}: {line}" for entry, line in moves if len(line) + ENTER > BUDGET[type(entry.move)]} == set()
    assert {Pass, Lay, Run, Pay, Train, Buy} <= {type(entry.move) for entry, _ in moves}
    assert [_keys_of(turn) for turn in _turns(game) if _is_routine(turn)]
    repeated = [_keys_of_repetition(run.entry, pay.entry) for run, pay in pairwise(game) if _is_repeated(run, pay)]
    assert repeated
    assert max(repeated) <= RUN_AND_PAY


def _turns(game: Sequence[Said]) -> Iterator[Sequence[Said]]:
    for _, turn in groupby(game, key=lambda each: (each.entry.actor, each.entry.before.passing)):
        yield list(turn)


def _is_routine(turn: Sequence[Said]) -> bool:
    """Whether a turn is like most: a tile, the best run, its dividend, a train from the bank, nothing twice."""
    kinds = [type(each.entry.move) for each in turn]
    once = len({*kinds}) == len(kinds)
    decided = Run in kinds and (Pay in kinds or Withhold in kinds)
    return once and decided and {*kinds} <= {*IN_A_TURN} and all(each.line for each in turn)


def _keys_of(turn: Sequence[Said]) -> int:
    """Keys of a whole turn in one line, which makes all its moves."""
    line = ";".join(str(each.line) for each in turn)
    assert moves_of(line, turn[0].entry) == [each.entry.move for each in turn], line
    assert len(line) + ENTER <= TURN, line
    return len(line) + ENTER


def _is_repeated(run: Said, pay: Said) -> bool:
    runs_and_pays = isinstance(run.entry.move, Run) and isinstance(pay.entry.move, Pay)
    return runs_and_pays and means(run.entry, "run again")


def _keys_of_repetition(run: Accepted, pay: Accepted) -> int:
    """Of a run and its payment: typed in two letters, or as the grey proposal."""
    wanted = [run.move, pay.move]
    if moves_of("r;p", run) == wanted:
        return len("r;p") + ENTER
    assert moves_of(GAME.likely(run.before)[0], run) == wanted
    return TAB + ENTER
