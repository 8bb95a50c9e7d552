"""Recorded games of an independent engine, played again: they agree after every action, or stop at the ledger."""

from __future__ import annotations

import re

import pytest

from eighteen80.china import GAME
from eighteen80.china.rules.setup import ONLINE
from eighteen80.china.site.deviations import CAUSES, RESULT
from eighteen80.china.site.schema import MESSAGE
from eighteen80.resources import read_table
from tests.support.known_differences import entries, where_games_stop
from tests.support.peer.comparison import Comparison, find_differences, open_comparison
from tests.support.places import GAMES, TESTS

DIGESTS = {
    path.name.partition(".")[0]: path
    for folder in (GAMES, GAMES / "stopping")
    for path in sorted(folder.glob("*.digest.jsonl.gz"))
}
# Each for another cause for which a game once stopped, with three to seven players; the others when asked for
# (--all-games). The real one has a test of its own.
SPREAD = ("g17", "g25", "g94", "g191", "g237", "g267", "g277", "g300", "g303", "g310", "g334")
LEAST_COMPARED = 0.85
MOST_STOPPED = 0.05
REAL = {"Player 1": 11442, "Player 2": 9529, "Player 3": 11118}


def game(name: str) -> Comparison:
    folder = DIGESTS[name].parent
    files = [path for path in (folder / f"{name}.json", folder / f"{name}.json.gz") if path.exists()]
    return open_comparison(files[0], DIGESTS[name])


def pytest_generate_tests(metafunc: pytest.Metafunc):
    if "recorded" in metafunc.fixturenames:
        everything = metafunc.config.getoption("--all-games")
        metafunc.parametrize("recorded", [name for name in DIGESTS if everything or name in SPREAD])


@pytest.mark.skipif(not DIGESTS, reason="the recorded games are not here")
def test_recorded_game_agrees_after_every_action(recorded: str):
    comparison = game(recorded)
    first = next(comparison.differences(), None)
    if first is not None:
        assert (recorded, first.action) in where_games_stop(), str(first)
        return
    check_compared(comparison)


def check_compared(comparison: Comparison) -> None:
    """The two were held against each other after most actions."""
    actions = sum(entry.kind != MESSAGE for entry in comparison.reader.entries)
    assert comparison.compared > LEAST_COMPARED * actions


@pytest.mark.skipif(not DIGESTS, reason="the recorded games are not here")
def test_the_game_of_three_people_ends_as_it_did():
    comparison = game("real-3-players")
    assert list(comparison.differences()) == []
    check_compared(comparison)
    assert dict(comparison.reader.state.round.result) == REAL


@pytest.mark.skipif(not DIGESTS, reason="the recorded games are not here")
def test_no_more_than_one_game_in_twenty_stops():
    assert len({name for name, _ in where_games_stop()}) <= MOST_STOPPED * len(DIGESTS)


def test_a_difference_is_named_with_its_key_and_both_values():
    mine, other = {"cash": {"Anna": 5, "Bert": 7}}, {"cash": {"Anna": 5, "Cleo": 9}}
    assert list(find_differences(mine, other)) == [("cash.Bert", 7, None), ("cash.Cleo", None, 9)]


# The ledger itself


def test_every_row_of_the_ledger_names_a_ruling_and_a_paragraph():
    paragraphs = read_table("china/paragraphs.toml")
    for entry in entries():
        rulings = [cell for cell in entry.cells if re.fullmatch(r"R\d\d", cell)]
        assert len(rulings) == 1, entry
        assert 1 <= int(rulings[0][1:]) <= 80
        assert entry.cells[entry.cells.index(rulings[0]) + 1] in paragraphs, entry


def test_no_name_stands_twice_in_the_ledger():
    names = [entry.name for entry in entries()]
    assert len(names) == len(set(names)) > 0


def test_difference_is_named_where_the_comparison_finds_it():
    names = {entry.name for entry in entries() if entry.name.startswith("E")}
    sources = "\n".join(
        (TESTS / "support" / "peer" / name).read_text("utf-8") for name in ("normal_form.py", "comparison.py")
    )
    assert set(re.findall(r"\bE\d\d\b", sources)) == names


def test_the_ledger_lists_every_cause_that_an_import_gives():
    listed = {entry.cells[0].strip("`") for entry in entries() if entry.name.startswith("K")}
    assert listed == {*CAUSES, RESULT}


def test_the_ledger_lists_the_options_of_the_online_preset():
    listed = {}
    for entry in entries():
        if entry.name.startswith("O"):
            option, *values = re.findall(r"\w+", entry.cells[0])
            listed[option] = values
    assert {option: values[1] for option, values in listed.items()} == dict(ONLINE)
    assert all(tuple(values) == GAME.options[option] for option, values in listed.items())
