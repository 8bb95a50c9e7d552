"""Visible panes at every moment of recorded games at 120×40: players, areas and gauges, the player to act in full."""

from __future__ import annotations

import re

import pytest

from eighteen80 import registry
from eighteen80.record.replay import Replay
from eighteen80.sheets import Cell, Text, seat_paints
from eighteen80.table import log
from eighteen80.table.draw.text_lines import text_lines
from eighteen80.words import LANGUAGES, Words
from eighteen80.yokohama import GAME
from eighteen80.yokohama.box.components import BOX
from eighteen80.yokohama.events import WaysUnseen
from eighteen80.yokohama.moves import Act, Recall, Toll
from eighteen80.yokohama.rules import ending
from eighteen80.yokohama.show.sheets.sheet_players import BRIEF
from eighteen80.yokohama.state import State
from tests.support.seated import painter, visible_panes
from tests.support.yokohama.comparison import Replayed, names

EACH = [name for name in ("y3", "y9", "y51", "y51L") if name in names()]
APART = 9
FOUR = 4
PIECES = ("assistants", "shops", "houses")
STACK = 49
"""Columns of the log where it is narrowest next to others."""


@pytest.mark.parametrize("game", EACH)
def test_players_areas_and_gauges_are_in_sight_all_the_time(game: str):
    replayed = Replayed(game)
    replayed.play()
    moments = [state for state in replayed.states if state.turn is not None][::APART]
    assert moments
    for state in moments:
        _check_panes(state)


def _check_panes(state: State) -> None:
    """Every figure of the players, every area, every gauge; nothing is cut."""
    panes = visible_panes(GAME, state)
    (gauges,) = panes["ends"]
    full = {distance.why: distance.has for distance in ending.distances(state) if distance.why != ending.ORDERS}
    assert [gauge.count("●") for gauge in re.findall(r"[●○]+", gauges)] == list(full.values())
    rows = {row.split()[1]: row for row in panes["table"][2:] if row[:3].strip()}
    assert list(rows) == list(state.seats)
    for name, player in state.players.items():
        figures = [int(found) for found in re.findall(r"\d+", rows[name])][:7]
        assert figures == [player.wares[ware] for ware in ("points", "yen", "copper", "silk", "tea", "fish", "import")]
    assert not any("…" in row for row in (gauges, *panes["table"]))
    if not state.on_map:
        areas = [area for area in state.areas if area != BOX.canal]
        assert len(panes["areas"]) - 1 >= len(areas) / 2
        assert not any("…" in row for row in panes["areas"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_has_a_line_a_move_with_the_chip_of_the_seat(language: str):
    demo = registry.demo(GAME.key)
    assert demo
    history = Replay(demo.read_bytes()).history
    paints = seat_paints(history.state.seats)
    looks = painter(GAME, language)
    for entry, line in zip(history.moves, log.log(history.moves, GAME).lines, strict=True):
        assert line.cells[1] == Cell(entry.actor, "strong", paints[entry.actor])
        if isinstance(entry.move, Act | Toll | Recall) and not any(
            isinstance(each, WaysUnseen) for each in entry.events
        ):
            assert len(text_lines(Text((line,)), STACK, looks)) == 1, entry.line


@pytest.mark.parametrize("language", LANGUAGES)
def test_heads_in_little_room_are_words_or_four_letters_of_them(language: str):
    words = Words(language, GAME.key)
    heads = [words.say(f"brief-{figure}") for figure in BRIEF]
    assert len({*heads}) == len(heads)
    for figure, head in zip(BRIEF, heads, strict=True):
        whole = words.say(f"group-{figure}" if figure in PIECES else f"table-{figure}")
        assert head == whole or (len(head) >= FOUR and whole.startswith(head))
