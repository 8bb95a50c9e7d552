"""Recorded games of an independent engine: every line as it is, every state, forbidden lines, legal lists."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest

from tests.support.yokohama.comparison import Replayed, differences, ledger, lists, names, rows, try_forbidden

NAMES = names()
# Two, three and four players, both depths, one with late values; the others on demand (--all-games).
SPREAD = ("y3", "y9", "y25", "y53", "y51", "y51L")
LISTS, REFUSALS = "legal.jsonl.gz", "refusals.jsonl.gz"
LISTED = ("y15", "y17", "y43", "y57")


def choose(spread: Sequence[str], *, everything: bool) -> list[str]:
    return [name for name in NAMES if everything or name in spread]


def pytest_generate_tests(metafunc: pytest.Metafunc):
    everything = metafunc.config.getoption("--all-games")
    if "recorded" in metafunc.fixturenames:
        metafunc.parametrize("recorded", choose(SPREAD, everything=everything))
    for fixture, file in (("listed", LISTS), ("forbidding", REFUSALS)):
        if fixture in metafunc.fixturenames:
            known = by_game(file) if NAMES else {}
            metafunc.parametrize(fixture, [name for name in choose(LISTED, everything=everything) if name in known])


@cache
def by_game(file: str) -> dict[str, list[dict[str, Any]]]:
    found: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for row in rows(file):
        found[row["game"]].append(row)
    return found


def replay(name: str, listed: Sequence[dict[str, Any]]) -> Replayed:
    game = Replayed(name)
    game.play(max(row["after"] for row in listed))
    return game


def test_a_recorded_game_agrees_after_every_line(recorded: str):
    assert next(differences(recorded), None) is None
    game = Replayed(recorded)
    game.play()
    assert len(game.states) == len(game.lines) + 1
    assert set(game.ruled.values()) <= ledger()


def test_every_forbidden_line_is_refused(forbidding: str):
    found = by_game(REFUSALS)[forbidding]
    answers = list(try_forbidden(replay(forbidding, found), found))
    assert [answer.row["line"] for answer in answers if answer.code is None] == []
    assert len(answers) == len(found)


def test_every_legal_list_is_the_same(listed: str):
    found = by_game(LISTS)[listed]
    assert list(lists(replay(listed, found), found)) == []
