"""Recorded games of an independent engine: every line, every state, forbidden lines, lists of legal lines."""

from __future__ import annotations

import re

import pytest

from tests.support.peer.lines import FORBIDDEN, LISTS, Peer, by_game, lists, refusals, replay
from tests.support.places import GAMES, TESTS
from tests.support.russia.peer import PEER as RUSSIA
from tests.support.yokohama.peer import PEER as YOKOHAMA

pytestmark = pytest.mark.skipif(not GAMES.is_dir(), reason="recorded games lie beside a checkout only")
PEERS = {peer.key: peer for peer in (RUSSIA, YOKOHAMA)}
SPREAD = {
    (YOKOHAMA, ""): ("y3", "y9", "y25", "y53", "y51", "y51L"),
    (YOKOHAMA, LISTS): ("y15", "y17", "y43", "y57"),
    (YOKOHAMA, FORBIDDEN): ("y15", "y17", "y43", "y57"),
}
"""Two, three and four players, both depths, one with late values; the others when asked for (--all-games)."""
KNOWN_LISTS = {("r15", 57)}
"""Lists that differ for a reason: row 2 of differences.md."""
FIXTURES = {"recorded": "", "listed": LISTS, "forbidding": FORBIDDEN}


def pytest_generate_tests(metafunc: pytest.Metafunc):
    everything = metafunc.config.getoption("--all-games")
    for fixture, file in FIXTURES.items():
        if fixture in metafunc.fixturenames:
            found = [
                (peer, name)
                for peer in PEERS.values()
                for name in (by_game(peer, file) if file and peer.names else peer.names)
                if everything or name in SPREAD.get((peer, file), peer.names)
            ]
            metafunc.parametrize(("peer", fixture), found, ids=[name for _, name in found])


def test_a_recorded_game_is_played_to_the_same_states(peer: Peer, recorded: str):
    game = replay(peer, recorded)
    assert next(game.differences(), None) is None
    assert len(game.steps) == len(game.recorded["lines"])
    ledger = (TESTS / peer.key / "differences.md").read_text("utf-8")
    assert set(game.ruled.values()) <= set(re.findall(r"^\| (Y\d\d) \|", ledger, re.MULTILINE))


def test_every_forbidden_line_is_refused_for_its_reason(peer: Peer, forbidding: str):
    assert [*refusals(peer, forbidding)] == []


def test_every_legal_list_is_the_same_but_for_the_ledgers(peer: Peer, listed: str):
    found = {(difference.game, difference.number) for difference in lists(peer, listed)}
    assert found == {known for known in KNOWN_LISTS if known[0] == listed}
