"""Visible panes at every moment of recorded games at 120×40: players, areas and gauges, the player to act in full."""

from __future__ import annotations

import pytest

from eighteen80.sheets import Cell, Say, Text, seat_paints
from eighteen80.table import log
from eighteen80.table.draw.text_lines import text_lines
from eighteen80.words import LANGUAGES, Words
from eighteen80.yokohama import GAME
from eighteen80.yokohama.events import WaysUnseen
from eighteen80.yokohama.moves import Act, Recall, Toll
from eighteen80.yokohama.show.sheets import sheet_players
from eighteen80.yokohama.show.sheets.sheet_players import BRIEF
from tests.support import played
from tests.support.peer.lines import replay
from tests.support.seated import painter, seat
from tests.support.yokohama.peer import PEER
from tests.support.yokohama.walked_screen import faults

EACH = [name for name in ("y3", "y9", "y51", "y51L") if name in PEER.names]
APART = 17
FOUR = 4
PIECES = ("assistants", "shops", "houses")
STACK = 49
"""Columns of the log where it is narrowest next to others."""


@pytest.mark.parametrize("game", EACH)
def test_players_areas_and_gauges_are_in_sight_all_the_time(game: str):
    moments = [state for state in replay(PEER, game).states if state.turn is not None][::APART]
    assert moments
    assert {number: found for number, state in enumerate(moments) if (found := [*faults(state)])} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_has_a_line_a_move_with_the_chip_of_the_seat(language: str):
    demo = played.record(GAME.key)
    paints = seat_paints(demo.state.seats)
    looks = painter(GAME, language)
    for entry, line in zip(demo.entries, log.log(demo.entries, GAME).lines, strict=True):
        assert line.cells[1] == Cell(entry.actor, "strong", paints[entry.actor])
        told = any(isinstance(event, WaysUnseen) for event in entry.events)
        if isinstance(entry.move, Act | Toll | Recall):
            assert len(text_lines(Text((line,)), STACK, looks)) == 1 + told, entry.line


@pytest.mark.parametrize("language", LANGUAGES)
def test_heads_in_little_room_are_words_or_four_letters_of_them(language: str):
    words = Words(language, GAME.key)
    heads = [words.say(f"brief-{figure}") for figure in BRIEF]
    assert len({*heads}) == len(heads)
    for figure, head in zip(BRIEF, heads, strict=True):
        whole = words.say(f"group-{figure}" if figure in PIECES else f"table-{figure}")
        assert head == whole or (len(head) >= FOUR and whole.startswith(head))


def test_many_technologies_leave_the_players_a_row_each():
    state = played.entries(GAME.key)[-1].before
    assert len(seat(GAME, state).panes["table"]) == 2 + len(state.seats)
    shown = sheet_players.technologies(state)
    named = {cell.text.code for line in shown.lines for cell in line.cells if isinstance(cell.text, Say)}
    assert named == {f"label-{card.key}" for player in state.players.values() for card in player.technologies}
