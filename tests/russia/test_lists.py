"""The list of legal moves is what the rules let pass: nothing else, and nothing less; compared with trying it all."""

from __future__ import annotations

import random

import pytest

from eighteen80.russia import GAME
from tests.support.russia import rambling
from tests.support.russia.brute import check_list
from tests.support.russia.table import Table

EVERY = 19
"""Of so many moments one is looked at."""


@pytest.mark.parametrize("seed", range(10))
def test_the_list_of_a_moment_is_what_the_rules_let_pass(seed: int):
    compared = 0
    players, options = rambling.tables(seed)
    for number, (state, _) in enumerate(rambling.game(seed, players, **options)):
        if number % EVERY == seed:
            compared += check_list(state, random.Random(number))
    assert compared > EVERY


# Where what arises comes first, the order of the parts matters (RR02)


def test_at_once_a_line_is_listed_in_the_order_in_which_it_can_be_made():
    table = Table(effects="at_once").lies("T 15 P 5 l6 K 3 l1").stacks(9)
    found = [GAME.write(move) for move in GAME.legal(table.state) if move.verb == "black"]
    assert "black 1 K P" in found
    assert "black 1 P K" not in found


def test_at_once_a_step_that_goes_by_itself_cannot_be_let_go_for_another_that_must_be_made():
    table = Table(effects="at_once").set(round=7).lies("I 5f f3,5")
    assert [GAME.write(move) for move in GAME.legal(table.state) if move.verb == "last"] == []
    assert table.refused("last front2").code == "not-in-full"


def test_at_once_no_line_is_listed_twice_where_only_one_order_will_do():
    table = Table(effects="at_once").lies("T l6+5 P 6 l4 K l4").stacks(7)
    lines = table.lines()
    assert len(lines) == len(set(lines))
    assert "both factory T/5 P" in lines
