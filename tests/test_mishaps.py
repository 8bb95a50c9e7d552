"""The README's ten mishaps: each line of its table is typed here, and helps as it says."""

from __future__ import annotations

import re
import shlex
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playing import AUCTION
from shell import DONE, REFUSED, Answer, Shell

from eighteen80.journal import Journal, read

README = Path(__file__).parent.parent / "README.md"
HEADING = "## When something goes wrong at the table"
SECTION = README.read_text("utf-8").partition(HEADING)[2].partition("\n## ")[0]
ROWS = re.findall(r"^\| ([^|]+) \| `([^`]+)` \| ([^|]+) \|$", SECTION, re.MULTILINE)
LINES = [line for _, line, _ in ROWS]
RECORD = "thursday.1880"
PLAYED = (
    *AUCTION,
    "investor A1; investor A3; investor A7",
    "pass; pass; pass",
    "done; done; done",
    "lay M3 57 W-E; train 2; train 2; done",
)
BCR_LAYS = 35
"""The number of the move by which BCR lays its first tile."""

Look = Callable[[Answer], Any]


@pytest.fixture
def game(shell: Shell) -> Path:
    """An evening under way: BCR has laid a tile and bought two trains, Anna's investor is on turn."""
    shell("new", RECORD, "--seats", "Anna,Bert,Cleo")
    assert shell("play", RECORD, *PLAYED).code == DONE
    return Path(RECORD)


def typed(shell: Shell, line: str) -> Answer:
    """The line as the README has it: into the record, or to the shell; `> FILE` puts what is printed into a file."""
    command, _, target = line.partition(" > ")
    words = shlex.split(command)
    if words[0] != "eighteen80":
        return shell("play", RECORD, line)
    answer = shell(*words[1:], stdin="\n" * 200)
    if target:
        Path(target).write_text(answer.out, "utf-8")
    return answer


def row(begin: str) -> str:
    """The one line of the table that begins so."""
    (line,) = (line for line in LINES if line.startswith(begin))
    return line


def moves() -> list[str]:
    return [entry.line for entry in read(RECORD).entries]


def test_there_are_ten_mishaps_and_each_is_tried_here():
    assert len(ROWS) == 10
    source = Path(__file__).read_text("utf-8")
    tried = re.findall(r'row\("([^"]+)"\)', source)
    assert set(map(row, tried)) == set(LINES)


@pytest.mark.usefixtures("game")
def test_the_last_move_is_taken_back_and_brought_back(shell: Shell):
    before = moves()
    assert typed(shell, row("undo")).code == DONE
    assert moves() == before[:-1]
    assert shell("play", RECORD, "redo").code == DONE
    assert moves() == before


@pytest.mark.usefixtures("game")
def test_an_earlier_move_is_exchanged_and_all_that_follows_made_again(shell: Shell):
    before = moves()
    line = row("amend")
    assert typed(shell, line).code == DONE
    _, number, better = line.split(" ", 2)
    assert int(number) == BCR_LAYS
    assert moves() == [*before[: BCR_LAYS - 1], better, *before[BCR_LAYS:]]
    assert before[BCR_LAYS - 1] in Path(RECORD).read_text("utf-8")


@pytest.mark.usefixtures("game")
def test_a_move_that_was_made_and_not_typed_is_put_in(shell: Shell):
    before = moves()
    line = row("insert")
    assert typed(shell, line).code == DONE
    _, number, late = line.split(" ", 2)
    assert moves() == [*before[: int(number) - 1], late, *before[int(number) - 1 :]]


@pytest.mark.usefixtures("game")
def test_a_move_that_nobody_made_is_taken_out(shell: Shell):
    before = moves()
    line = row("drop")
    assert typed(shell, line).code == DONE
    number = int(line.split()[1])
    assert moves() == [*before[: number - 1], *before[number:]]


@pytest.mark.usefixtures("game")
def test_an_audit_finds_what_does_not_agree(shell: Shell):
    answer = typed(shell, row("eighteen80 audit"))
    assert answer.code == DONE
    answer = shell(*shlex.split(row("eighteen80 audit"))[1:], stdin="1000\n")
    assert answer.code == REFUSED
    assert "1000 counted" in answer.out
    assert "correct cash Anna" in answer.out


@pytest.mark.usefixtures("game")
def test_a_sum_is_put_right_with_its_reason(shell: Shell):
    cash = read(RECORD).state.players["Anna"].cash
    assert typed(shell, row("correct cash")).code == DONE
    assert read(RECORD).state.players["Anna"].cash == cash + 50
    assert "under the board" in shell("tally", RECORD).out


@pytest.mark.usefixtures("game")
def test_what_lies_on_the_board_is_put_right_with_its_reason(shell: Shell):
    line = row("correct tile")
    assert typed(shell, line).code == DONE
    assert read(RECORD).state.board.tiles[line.split()[2]].number == line.split()[3]


@pytest.mark.usefixtures("game")
def test_the_table_rules_what_the_rules_refuse(shell: Shell):
    line = row("rule that")
    inner = line.rpartition('" ')[2]
    assert shell("play", RECORD, inner).code == REFUSED
    assert typed(shell, line).code == DONE
    assert shlex.split(line)[2] in shell("export", RECORD, "--to", "md").out


def test_after_a_crash_every_accepted_move_is_there(shell: Shell, game: Path):
    before = moves()
    with game.open("ab") as file:
        file.write(b"20:15:03  A1  do")
    answer = typed(shell, row("eighteen80 check"))
    assert answer.code == DONE
    assert "torn off" in answer.out
    assert moves() == before


def test_what_held_of_a_damaged_record_goes_on_in_another_file(shell: Shell, game: Path):
    game.write_text(game.read_text("utf-8").replace("lay M3 57 W-E", "lay M3 99 W-E"), "utf-8")
    assert typed(shell, row("eighteen80 export")).code == REFUSED
    rescued = row("eighteen80 export").rpartition(" > ")[2]
    with Journal.open(rescued) as journal:
        assert len(journal.entries) == BCR_LAYS - 1
        assert not journal.sealed
