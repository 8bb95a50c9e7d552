"""How many keys the commonest acts cost, over a whole recorded game: the shortest way to type each, Enter included."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sitting import DEMO

from eighteen80.china import GAME
from eighteen80.china.map.tiles import joins
from eighteen80.china.moves import Buy, Done, Lay, Move, Pass, Pay, Run, Train
from eighteen80.china.state import State
from eighteen80.history import Accepted, History
from eighteen80.journal import read
from eighteen80.refusals import Refusal
from eighteen80.table.advice import advise

ENTER, TAB = 1, 1
BUDGET = {Pass: 2, Train: 5, Buy: 7, Lay: 12, Pay: 2, Done: 2}
REPEATED_RUN_AND_PAY, COMPANY_TURN = 4, 25
POSITIONS = 8


def entries() -> tuple[Accepted, ...]:
    return tuple(read(Path(str(DEMO))).entries)


def means(state: State, line: str, move: Move) -> bool:
    try:
        return GAME.resolve(state, GAME.read(line, state)) == move
    except Refusal:
        return False


def short_lines(move: Move) -> Iterator[str]:
    """Ways to type a move, the shorter first, as a banker would think of them."""
    match move:
        case Buy(company):
            yield from (f"b {company[:count].lower()}" for count in (1, 2, 3))
        case Train(type_, None):
            yield f"t{type_.lower()}"
        case Train(type_, seller, price):
            yield f"t{type_.lower()} {seller} {price}"
        case Lay(hex_, tile, rotation):
            start = f"l{hex_} {tile}".lower()
            yield start
            words = joins(tile, rotation or 0).lower().split()
            yield from (f"{start} {word}" for word in sorted({*_parts(words), " ".join(words)}, key=len))
        case Pass() | Pay() | Done():
            yield move.verb[0]
        case _:
            yield GAME.write(move)


def _parts(words: list[str]) -> Iterator[str]:
    """Two edges of a group, which are enough where nothing else joins them."""
    for word in words:
        edges = word.split("-")
        yield from (f"{one}-{other}" for at, one in enumerate(edges) for other in edges[at + 1 :])


def typed(state: State, move: Move) -> int:
    """Keys of the shortest line that means the move."""
    return min((len(line) + ENTER for line in short_lines(move) if means(state, line, move)), default=99)


def completed(state: State, move: Lay) -> int:
    """Keys with the position taken from the list by Tab."""
    line = f"l{move.hex} {move.tile}".lower()
    advice = advise(History(GAME, state, GAME.rules), line)
    places = [place for place, offer in enumerate(advice.offers, 1) if means(state, offer.line, move)]
    return len(line) + places[0] * TAB + ENTER if places else 99


def keys(entry: Accepted) -> int:
    """The cheapest way, ghost text and completion included."""
    state, move = entry.before, entry.move
    ways = [typed(state, move)]
    if entry.line in list(GAME.likely(state))[:1]:
        ways.append(TAB + ENTER)
    if isinstance(move, Lay):
        ways.append(completed(state, move))
    return min(ways)


@pytest.mark.parametrize("kind", BUDGET)
def test_common_acts_stay_within_their_budget(kind: type[Move]):
    costs = {entry.number: keys(entry) for entry in entries() if type(entry.move) is kind and not traded(entry.move)}
    assert costs
    assert {number: cost for number, cost in costs.items() if cost > BUDGET[kind]} == {}


def test_a_run_that_is_repeated_and_paid_costs_four_keys():
    repeated = 0
    for run, pay in zip(entries(), entries()[1:], strict=False):
        if isinstance(run.move, Run) and isinstance(pay.move, Pay):
            for line, cost in (("r", 3), ("run again", 2)):
                if means(run.before, line, run.move):
                    repeated += 1
                    assert cost + ENTER <= REPEATED_RUN_AND_PAY
                    break
    assert repeated


def test_a_routine_company_turn_is_one_line_of_at_most_25_keys():
    turn: list[Accepted] = []
    checked = 0
    for entry in entries():
        if not turn or entry.actor == turn[-1].actor:
            turn.append(entry)
            continue
        kinds = [type(other.move) for other in turn]
        if kinds in ([Lay, Run, Pay, Done], [Run, Pay, Done], [Lay, Lay, Run, Pay, Done]) and best_run(turn):
            checked += 1
            assert (
                sum(1 if isinstance(other.move, Run) else keys(other) - ENTER for other in turn) + len(turn)
                <= COMPANY_TURN
            )
        turn = [entry]
    assert checked >= 10


def best_run(turn: list[Accepted]) -> bool:
    """Whether the run made is the one that a bare `r` means."""
    run = next(entry for entry in turn if isinstance(entry.move, Run))
    return means(run.before, "r", run.move)


def traded(move: Move | None) -> bool:
    """Whether two companies trade a train, which is rare and needs a price."""
    return isinstance(move, Train) and move.seller is not None
