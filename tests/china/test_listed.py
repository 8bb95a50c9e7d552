"""`legal` and `play` agree at random moments of recorded and random games: every listed line is taken as it is, and

every line taken is listed.

Of a free amount the least and the most are listed: a bid, a repayment, the price of a train from a sister company, the
income of a run. Shares of several companies sold at once are listed company by company.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from eighteen80.capabilities import HasTurns
from eighteen80.china import GAME
from eighteen80.china.engine import ENGINE
from eighteen80.china.moves import NOTATION, Done, Move, Sell
from eighteen80.china.state import State
from eighteen80.record.history import NO_TIME, Accepted, History
from eighteen80.record.line_turns import list_moves
from eighteen80.record.replay import read
from eighteen80.refusals import Refusal
from tests.support.china.legality_probe import in_range
from tests.support.china.random_games import ramble
from tests.support.china.sayable import sayable
from tests.support.places import KEPT
from tests.support.shell import Shell
from tests.support.sitting import DEMO

RECORDS = [DEMO, *sorted(KEPT.glob("*.1880"))]
MOMENTS, LINES = 2, 25
AT_RANDOM, LONGEST = (1, 2, 3, 7), 400


def state_after(history: History, number: int) -> History:
    """The game as it was after that move."""
    earlier = history.copy()
    del earlier.moves[number:]
    return earlier


def take_line(history: History, line: str) -> Sequence[Accepted]:
    """Return the moves of a typed line; none if it is refused."""
    try:
        return tuple(history.copy().take_line(line, NO_TIME))
    except Refusal:
        return ()


def check_listed(history: History, dice: Random) -> None:
    """Check that every listed line is taken, as one move."""
    lines = list_moves(GAME, history.moves, history.state)
    for line in dice.sample(lines, min(LINES, len(lines))):
        (entry,) = take_line(history, line)
        assert line in (entry.line, f"{entry.actor}: {entry.line}")


def check_complete(history: History, dice: Random) -> None:
    """Check that every complete line that is taken is in the list, or has the meaning of one that is."""
    state: State = history.state
    moves = list(GAME.legal(state))
    lines = {GAME.write(move) for move in moves}
    sayable_lines = sayable(state, dice)
    assert not lines.isdisjoint(sayable_lines)
    kinds = {*ENGINE.any_time, *ENGINE.rules(state), *ENGINE.others(state)}
    for line in sayable_lines:
        if line not in lines and _reads(state, line, kinds):
            entries = take_line(history, line)
            if entries and entries[0].line == line:
                move: Move = entries[0].move
                assert _covers(move, moves), f"{line} is taken but not listed after move {len(history.moves)}"


def _reads(state: State, line: str, kinds: Collection[type[Move]]) -> bool:
    """Return whether the rules of these kinds take the line; much quicker than typing it, as no way out is searched."""
    try:
        move = NOTATION.read(line)
        # The engine would refuse any other kind too, and list all that is possible instead.
        if type(move) not in kinds:
            return False
        ENGINE.check(state, ENGINE.complete(state, move))
    except Refusal:
        return False
    return True


def _covers(move: Move, moves: Sequence[Move]) -> bool:
    if isinstance(move, Sell):
        return all(Sell((bundle,)) in moves for bundle in move.bundles)
    return in_range(move, moves)


def moments(history: History, dice: Random) -> Iterator[History]:
    """The game as it was at some moments."""
    for _ in range(MOMENTS):
        yield state_after(history, dice.randint(1, len(history.moves)))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_listed_lines_and_taken_lines_agree_in_recorded_games(path: Path):
    record, dice = read(path), Random(path.stem)
    history = History(GAME, record.start, record.rules)
    history.moves = list(record.entries)
    for moment in moments(history, dice):
        check_listed(moment, dice)
        check_complete(moment, dice)


@pytest.mark.parametrize("seed", AT_RANDOM)
def test_listed_lines_and_taken_lines_agree_in_random_games(seed: int):
    dice, history = Random(seed), None
    for before, move, after, events in islice(ramble(seed), LONGEST):
        history = history or History(GAME, before, GAME.version)
        actor, number = GAME.actor(before, move), len(history.moves) + 1
        history.moves.append(Accepted(number, NO_TIME, actor, GAME.write(move), move, before, after, events))
    assert history is not None
    for moment in moments(history, dice):
        check_listed(moment, dice)
        check_complete(moment, dice)


def test_X_done_is_listed_with_the_name_that_play_asks_for(shell: Shell, tmp_path: Path):
    path = tmp_path / "game.1880"
    path.write_text(DEMO.read_text("utf-8"), "utf-8")
    number, due = next(_ended_automatically())
    lines = shell("legal", str(path), "--at", str(number)).out.splitlines()
    assert [line for line in lines if line.endswith("done")] == [f"{due}: done"]


def _ended_automatically() -> Iterator[tuple[int, str]]:
    """Moves of investors whose turn was over with their run, and who is due after them."""
    for entry in read(DEMO).entries:
        due, turn = GAME.due(entry.after), GAME.offers(HasTurns).turn_key(entry.before)
        if (
            entry.line.startswith("run")
            and turn != GAME.offers(HasTurns).turn_key(entry.after)
            and Done() in GAME.legal(entry.after)
        ):
            yield entry.number, due[0]
