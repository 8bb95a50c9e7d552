"""How few keys the moves of recorded games take, the one that enters the line included; nothing is completed with Tab.

Words may be left out, cut short or glued, wherever the line is understood at that very moment.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain, combinations, groupby, product
from typing import NamedTuple

import pytest
from recorded import SHARED, Recorded, kept, loaded, record_of

from eighteen80.china import GAME
from eighteen80.china.map.tiles import joins
from eighteen80.china.moves import Buy, Done, Lay, Pass, Pay, Run, Sell, Train, Withhold
from eighteen80.history import Accepted
from eighteen80.reading import Reading
from eighteen80.refusals import Refusal

EVERY = 16  # so manieth of the shared games
BUDGET = {Pass: 2, Pay: 2, Withhold: 2, Done: 2, Run: 2, Train: 5, Buy: 7, Sell: 7, Lay: 12}
RUN_AND_PAY = 4
TURN = 25
IN_A_TURN = (Lay, Run, Pay, Withhold, Train, Done)
MOST_EDGES = 3


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
    record = Reading(game.text.encode()).record()
    assert record.trouble is None
    return [Said(entry, _fewest(entry)) for entry in record.entries]


NAMES = (*(game.name for game in kept() if "  done" in game.text), *paths())


def _fewest(entry: Accepted) -> str | None:
    if type(entry.move) not in BUDGET or _says_more(entry):
        return None
    return next(line for line in sorted(set(_lines(entry)), key=len) if _means(entry, line))


def _says_more(entry: Accepted) -> bool:
    """Rare: a run other than the best, a train of another company, shares of several companies."""
    match entry.move:
        case Run():
            return not _means(entry, "run")
        case Train(seller=seller):
            return seller is not None
        case Sell(bundles=bundles):
            return len(bundles) > 1
    return False


def _means(entry: Accepted, line: str) -> bool:
    try:
        return bool(GAME.resolve(entry.before, GAME.read(line, entry.before)) == entry.move)
    except Refusal:
        return False


def _lines(entry: Accepted) -> Iterator[str]:
    move, verb = entry.move, entry.line[0]
    yield verb
    match move:
        case Lay():
            yield from (f"{verb}{move.hex} {tile}{way}" for tile, way in product(_tiles(move.tile), _ways(move)))
        case Buy():
            yield f"{verb} {move.company}"
        case Sell():
            yield f"{verb} {' '.join(f'{name}{shares}' for name, shares in move.bundles)}"
            yield f"{verb} {' '.join(name for name, _ in move.bundles)}"
        case Train():
            yield f"{verb}{move.type}"


def _tiles(number: str) -> Iterator[str]:
    """The number, or its last figures."""
    return (number[start:] for start in range(len(number)))


def _ways(move: Lay) -> Iterator[str]:
    """As much of the position as may be enough, glued: nothing, edges of one stretch, edges of both, a number."""
    stretches = [list(_some(words.split("-"))) for words in joins(move.tile, move.rotation).split()]
    yield ""
    yield from chain(*stretches)
    yield from map("".join, product(*stretches))
    yield f"/{move.rotation}"


def _some(edges: Sequence[str]) -> Iterator[str]:
    for number in range(1, min(len(edges), MOST_EDGES) + 1):
        yield from map("".join, combinations(edges, number))


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
