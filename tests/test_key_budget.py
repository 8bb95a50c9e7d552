"""How few keys the moves of recorded games take, the one that enters the line included; nothing is completed with Tab.

Words may be left out, cut short or glued, wherever the line is understood at that very moment.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import groupby
from typing import NamedTuple

import pytest
from recorded import SHARED, Recorded, kept, loaded, record_of
from shortest import means, shortest

from eighteen80.china.moves import Buy, Done, Lay, Pass, Pay, Run, Sell, Train, Withhold
from eighteen80.history import Accepted
from eighteen80.reading import Replay

EVERY = 16  # so manieth of the shared games
BUDGET = {Pass: 2, Pay: 2, Withhold: 2, Done: 2, Run: 2, Train: 5, Buy: 7, Sell: 7, Lay: 12}
RUN_AND_PAY = 4
TURN = 25
IN_A_TURN = (Lay, Run, Pay, Withhold, Train, Done)


def paths() -> list[str]:
    """A spread of the shared games, by file name."""
    names = (path.name for path in sorted(SHARED.glob("*.json*")) if ".jsonl" not in path.name)
    return [name for name in names if name != "index.json"][::EVERY]


class Said(NamedTuple):
    """A recorded move, and the shortest line that is understood as it; None where it has no budget."""

    entry: Accepted
    line: str | None


@cache
def said(name: str) -> Sequence[Said]:
    """The moves of a game with their shortest lines."""
    own = {game.name: game for game in kept()}
    game = own.get(name) or Recorded(name, record_of(loaded(SHARED / name)))
    record = Replay(game.text.encode()).record()
    assert record.trouble is None
    return [Said(entry, _fewest(entry)) for entry in record.entries]


NAMES = (*(game.name for game in kept() if "  done" in game.text), *paths())


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


@pytest.mark.parametrize("name", NAMES)
def test_no_recorded_move_takes_more_keys_than_its_budget(name: str):
    for entry, line in said(name):
        if line is not None:
            assert len(line) + 1 <= BUDGET[type(entry.move)], f"{entry.line}: {line}"


@pytest.mark.parametrize("name", NAMES)
def test_run_and_pay_take_four_keys_and_a_whole_company_turn_25(name: str):
    turns = groupby(said(name), key=lambda each: (each.entry.actor, each.entry.before.passing))
    routine = [turn for turn in (list(group) for _, group in turns) if _is_routine(turn)]
    assert routine
    for turn in routine:
        lines = {type(each.entry.move): each.line for each in turn}
        assert len(f"{lines[Run]};{lines[Pay]}") + 1 <= RUN_AND_PAY
        assert len(";".join(map(str, lines.values()))) + 1 <= TURN, lines


def _is_routine(turn: Sequence[Said]) -> bool:
    """Whether a turn is like most: a tile, the best run, its dividend, a train from the bank, nothing twice."""
    kinds = [type(each.entry.move) for each in turn]
    once = len(set(kinds)) == len(kinds)
    return once and {Run, Pay} <= set(kinds) <= set(IN_A_TURN) and all(each.line for each in turn)
