"""Fewest keys for the moves of recorded games, the one that enters the line included.

Words may be left out, cut short or glued, if the line is understood at that very moment; nothing is completed except by
Tab, which takes the grey proposal.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from statistics import median

import pytest

from eighteen80.china.moves import Lay
from eighteen80.engine.table_moves import Correct
from eighteen80.record.history import Accepted
from eighteen80.record.replay import Replay
from tests.support.china.keys import ENTER, count_keys, fewest, keys_by_kind, line_of, made_by, routine_turns, same
from tests.support.china.recorded_games import REAL, Recorded, kept_games, load_json, record_of
from tests.support.places import GAMES
from tests.support.sitting import DEMO, RUNNING

pytestmark = pytest.mark.usefixtures("replayed_once")
BUDGET = {"pass": 2, "pay": 2, "withhold": 2, "done": 2, "run": 2, "train": 2, "share": 6, "lay": 10}
TILE, TILE_WITHOUT_NUMBERS = 7, 8
TURN, LONGEST_TURN = 10, 16
A_MOVE = 3.2
TYPED = ("demo", "grey")
OWN = {game.name: game for game in (Recorded("demo", DEMO.read_text("utf-8")), *kept_games()) if game.name in TYPED}


@cache
def entries(name: str) -> Sequence[Accepted]:
    """The moves of a game."""
    record = Replay(OWN[name].text.encode()).record()
    assert record.trouble is None
    return record.entries


@pytest.mark.parametrize("name", OWN)
def test_the_usual_moves_keep_to_their_budgets(name: str):
    """Every other move of a game has all kinds many times."""
    found = keys_by_kind(entries(name)[::2])
    assert set(found) == set(BUDGET)
    assert {kind: max(keys) for kind, keys in found.items() if max(keys) > BUDGET[kind]} == {}


@pytest.mark.parametrize("name", OWN)
def test_most_tiles_take_seven_keys(name: str):
    tiles = [entry for entry in entries(name) if isinstance(entry.move, Lay)][::2]
    assert median(map(count_keys, tiles)) <= TILE
    assert median(len(line_of(tile, positions=False)) + ENTER for tile in tiles) <= TILE_WITHOUT_NUMBERS


@pytest.mark.parametrize("name", OWN)
def test_a_companys_routine_turn_keeps_to_its_budget(name: str):
    turns = list(routine_turns(entries(name)))
    assert median(turns) <= TURN
    assert max(turns) <= LONGEST_TURN


def test_repeated_run_pay_and_end_of_turn_take_two_keys():
    """A counted proposal is a real one: it makes the recorded moves."""
    found = entries("demo")[RUNNING:]
    at, several = 0, []
    for moves, keys in fewest(found):
        if moves > 1:
            several.append(keys)
        at += moves
    assert at == len(found)
    assert several
    assert set(several) <= {2, 3}


def test_a_share_with_its_number_is_typed_in_one_word():
    sale = next(entry for entry in entries("demo") if entry.line.startswith("sell ") and entry.line.count(" ") == 2)
    _, company, number = sale.line.split()
    assert all(map(same, [sale], made_by(f"s{company.casefold()}{number}", sale)))


@pytest.mark.skipif(not GAMES.is_dir(), reason="the shared games are not here")
def test_a_real_game_takes_little_more_than_three_keys_a_move():
    """Corrections by the site were typed by no one; its first half has the share rounds, which take the most."""
    game = record_of(load_json(GAMES / f"{REAL}.json"))
    found = [entry for entry in Replay(game.encode()).record().entries if not isinstance(entry.move, Correct)]
    half = found[: len(found) // 2]
    assert sum(keys for _, keys in fewest(half)) / len(half) <= A_MOVE
