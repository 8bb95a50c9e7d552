"""The demo game of the box: four players by sensible moves, every space used, everybody above 200."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from eighteen80 import resources
from eighteen80.record.replay import Record, read
from eighteen80.russia import GAME
from eighteen80.russia.box.components import BOX
from eighteen80.russia.events import OrderSorted, PlayerScored
from eighteen80.russia.state import State
from eighteen80.sheets import Text
from eighteen80.table import log
from eighteen80.table.draw.text_lines import text_lines
from eighteen80.words import LANGUAGES
from tests.support.seated import painter
from tests.support.shell import Shell

DEMO = resources.asset_path(f"russia/demo{GAME.ending}")


@pytest.fixture(scope="module")
def demo() -> Record:
    return read(str(DEMO))


def _moments(demo: Record) -> Iterator[State]:
    for entry in demo.entries:
        assert isinstance(entry.after, State)
        yield entry.after


def test_everybody_is_above_200(demo: Record):
    last = list(_moments(demo))[-1]
    assert min(player.score for player in last.players.values()) > 200


def test_every_space_of_the_board_is_used(demo: Record):
    assert {space for state in _moments(demo) for space in state.spaces} >= set(BOX.spaces)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_names_the_player_before_the_line_alone(demo: Record, language: str):
    looks = painter(GAME, language)
    for entry, line in zip(demo.entries, log.log(demo.entries, GAME).lines, strict=True):
        if not any(isinstance(event, OrderSorted | PlayerScored) for event in entry.events):
            behind = text_lines(Text((line._replace(cells=line.cells[3:]),)), 999, looks)
            assert entry.actor not in "".join(text for row in behind for text, _ in row)


@pytest.mark.parametrize("command", [("tally", str(DEMO)), ("export", str(DEMO), "--to", "md")])
def test_the_shell_tells_the_parts_of_the_result(shell: Shell, command: tuple[str, ...]):
    told = [re.findall(r"[^\s|]+", line) for line in shell(*command).out.splitlines()]
    assert ["Dora", "Bert", "Cleo", "Anna"] in told
    assert ["End", "cards", "0", "8", "18", "0"] in told
    assert ["Majority", "of", "engineers", "20", "40", "0", "0"] in told
