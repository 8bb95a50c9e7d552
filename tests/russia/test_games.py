"""Recorded games of an independent engine: every line, every state, forbidden lines, lists of legal lines."""

from __future__ import annotations

import pytest

from tests.support.russia import recorded

pytestmark = pytest.mark.skipif(not recorded.FOLDER.is_dir(), reason="recorded games lie beside a checkout only")

KNOWN = {("r15", 57)}
"""Lists that differ for a reason: row 2 of differences.md."""


@pytest.mark.parametrize("name", recorded.names())
def test_a_recorded_game_is_played_to_the_same_states(name: str):
    assert list(recorded.differences(name)) == []


def test_no_forbidden_line_is_taken():
    assert [difference for difference in recorded.refusals() if difference.kind != "reason"] == []


def test_lists_are_the_same_but_for_those_of_the_ledger():
    found = {(difference.game, difference.number) for difference in recorded.lists()}
    assert found == KNOWN
