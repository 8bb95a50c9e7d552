"""R78: a moderator may point out a better run: one that a forgotten tile makes possible is named and offered."""

from __future__ import annotations

from pathlib import Path

import pytest

from eighteen80.capabilities import HasPurses
from eighteen80.china import GAME
from eighteen80.record.history import NO_TIME, History
from eighteen80.record.steps import Broken
from eighteen80.table.input.preview import advise, try_out
from eighteen80.words import LANGUAGES, Words
from tests.support import played
from tests.support.shell import DONE, Shell
from tests.support.sitting import write_beginning

# In the demo game A1 lays its first tile in move 56 and runs over it in move 57; JGG does so in moves 97 to 99, and
# pays. Without the tile there is nothing to run over.
A1_FORGOT, A1_LAYS, A1_RUNS = "amend 57 run none; drop 56", "insert 56 lay A5 57 W-E", "amend 57 run 2: A3 A5"
JGG_FORGOT, JGG_LAYS, JGG_RUNS = "amend 98 run none; drop 99; drop 97", "insert 97 lay G9 8851 W-SE", "run 2: F8 G9"


def play_demo(moves: int, *lines: str) -> History:
    """Play `moves` moves of the demo game, and these lines."""
    record = played.record(GAME.key)
    history = History(GAME, record.start, record.rules)
    history.moves = list(record.entries[:moves])
    for line in lines:
        tuple(history.take_line(line, NO_TIME))
    return history


def test_R78_run_that_an_inserted_tile_outdoes_is_named():
    history = play_demo(62, A1_FORGOT, A1_LAYS)
    ((line, advice),) = history.better_moves()
    assert (line, advice.code) == (A1_RUNS, "run-outdone")
    assert advice.facts == {"company": "A1", "earns": 0, "best": 40, "number": 57, "line": A1_RUNS}


def test_R78_better_run_is_offered_beneath_the_line():
    history = play_demo(62, A1_FORGOT)
    advice = advise(history, try_out(history, A1_LAYS))
    assert "run-outdone" in [say.code for say in advice.remarks]
    assert advice.offers[0].line == f"{A1_LAYS}; {A1_RUNS}"
    cash = GAME.offers(HasPurses).purses(history.state)["A1"]
    tuple(history.take_line(advice.offers[0].line, NO_TIME))
    assert GAME.offers(HasPurses).purses(history.state)["A1"] == cash + 40


def test_R78_director_decides_about_what_a_better_run_earns():
    history = play_demo(104, JGG_FORGOT, JGG_LAYS)
    with pytest.raises(Broken) as broken:
        tuple(history.copy().take_line(f"amend 98 {JGG_RUNS}", NO_TIME))
    way = f"amend 98 {JGG_RUNS}; insert 99 pay"
    assert way in broken.value.choices
    tuple(history.take_line(way, NO_TIME))
    assert [entry.line for entry in history.moves[96:99]] == ["lay G9 8851 W-SE", JGG_RUNS, "pay"]


def test_R78_run_that_was_not_the_best_before_is_left_alone():
    history = play_demo(62, "amend 57 run none", 'insert 56 note "the tile was there"')
    assert list(history.better_moves()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_R78_play_names_the_better_run(shell: Shell, tmp_path: Path, language: str):
    path = str(write_beginning(tmp_path, 62))
    shell("play", path, A1_FORGOT)
    answer = shell("--lang", language, "play", path, A1_LAYS)
    assert answer.code == DONE
    words = Words(language, GAME.key)
    offered = answer.err[answer.err.index(words.translate_line("amend 57")) :].strip()
    assert offered == words.translate_line(A1_RUNS)
    assert shell("play", path, offered).code == DONE
