"""Recorded games of an independent engine: every line, every state, forbidden lines, lists of legal lines."""

from __future__ import annotations

import pytest

from tests.support.russia import recorded_games

pytestmark = pytest.mark.skipif(not recorded_games.FOLDER.is_dir(), reason="recorded games lie beside a checkout only")

KNOWN = {("r15", 57)}
"""Lists that differ for a reason: row 2 of differences.md."""

REASONS = {
    "no-such-loco not loco-not-lower",
    "nothing-freed not not-in-full",
    "loco-fits not slot-empty",
    "nothing-is-paid not one-worker-only",
    "unreadable-surplus not one-worker-only",
    "cannot-pay not coin-needed",
    "not-in-full not slot-empty",
    "unreadable-word not not-your-engineer",
    "card-not-in-full not no-card-owed",
}
"""Of two reasons, ours and theirs: row 4 of differences.md."""


@pytest.mark.parametrize("name", recorded_games.names())
def test_a_recorded_game_is_played_to_the_same_states(name: str):
    assert list(recorded_games.differences(name)) == []


def test_forbidden_lines_are_refused_for_the_same_reason():
    unlike = [difference for difference in recorded_games.refusals() if difference.what not in REASONS]
    assert unlike == []


def test_lists_are_the_same_but_for_those_of_the_ledger():
    found = {(difference.game, difference.number) for difference in recorded_games.lists()}
    assert found == KNOWN
