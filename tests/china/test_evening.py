"""The game that one may look around in is our own, and sound to the last figure."""

from __future__ import annotations

from tests.support.china.evening import write_record
from tests.support.shell import Shell
from tests.support.sitting import DEMO

# Only a quick part is played again; the same script writes the whole of it.
BEGINNING = 250


def test_the_demo_game_is_what_its_players_play():
    assert DEMO.read_text("utf-8").startswith(write_record(BEGINNING))


def test_the_demo_game_is_sound_and_finished(shell: Shell):
    answer = shell("check", "--strict", str(DEMO))
    assert answer.code == 0
    assert "valid, 609 moves, finished" in answer.out
