"""How many keys the commonest acts cost, over a whole recorded game: the shortest way to type each, Enter included."""

from __future__ import annotations

from pathlib import Path

import pytest
from shortest import means, shortest
from sitting import DEMO

from eighteen80.china import GAME
from eighteen80.china.moves import Buy, Done, Lay, Move, Pass, Pay, Run, Train
from eighteen80.history import Accepted, History
from eighteen80.journal import read
from eighteen80.table.advice import Advice, advise, try_out

ENTER, TAB = 1, 1
BUDGET = {Pass: 2, Train: 5, Buy: 7, Lay: 12, Pay: 2, Done: 2}
REPEATED_RUN_AND_PAY, COMPANY_TURN = 4, 25


def entries() -> tuple[Accepted, ...]:
    return tuple(read(Path(str(DEMO))).entries)


def _advice(entry: Accepted, line: str) -> Advice:
    history = History(GAME, entry.before, GAME.rules)
    return advise(history, try_out(history, line))


def completed(entry: Accepted, move: Lay) -> int:
    """Keys with the position taken from the list by Tab."""
    line = f"l{move.hex} {move.tile}".lower()
    advice = _advice(entry, line)
    places = [place for place, offer in enumerate(advice.offers, 1) if means(entry, offer.line)]
    return len(line) + places[0] * TAB + ENTER if places else 99


def keys(entry: Accepted) -> int:
    """The cheapest way, ghost text and completion included."""
    ways = [len(shortest(entry)) + ENTER]
    if entry.line in list(GAME.likely(entry.before))[:1]:
        ways.append(TAB + ENTER)
    if isinstance(entry.move, Lay):
        ways.append(completed(entry, entry.move))
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
                if means(run, line):
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
    return means(run, "r")


def traded(move: Move | None) -> bool:
    """Whether two companies trade a train, which is rare and needs a price."""
    return isinstance(move, Train) and move.seller is not None
