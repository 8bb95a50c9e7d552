"""The ten mishaps of the page about trouble: each line of its table is typed here, and helps as it says."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from eighteen80.cli.base_command import PROGRAM
from eighteen80.record.replay import read
from tests.support.china.play_table import AUCTION
from tests.support.places import ROOT
from tests.support.shell import DONE, REFUSED, Shell
from tests.support.sitting import sit

SECTION = (ROOT / "eighteen80" / "table" / "TROUBLE.md").read_text("utf-8")
ROWS = re.findall(r"^\| ([^|]+) \| `([^`]+)` \| ([^|]+) \|$", SECTION, re.MULTILINE)
LINES = [line for _, line, _ in ROWS]
RECORD = "thursday.1880"
PLAYED = (
    *AUCTION,
    "investor A1; investor A3; investor A7",
    "pass; pass; pass",
    "done",
    "done",
    "done",
    "lay M3 57 W-E; train 2; train 2; done",
)
BCR_LAYS = 35
"""The number of the move by which BCR lays its first tile."""


@pytest.fixture
def game(shell: Shell) -> Path:
    """An evening under way: BCR has laid a tile and bought two trains, Anna's investor is on turn."""
    shell("new", RECORD, "--seats", "Anna,Bert,Cleo")
    assert shell("play", RECORD, *PLAYED).code == DONE
    return Path(RECORD)


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
    assert shell("play", RECORD, row("undo")).code == DONE
    assert moves() == before[:-1]
    assert shell("play", RECORD, "redo").code == DONE
    assert moves() == before


@pytest.mark.usefixtures("game")
def test_earlier_move_is_exchanged_and_the_rest_made_again(shell: Shell):
    before = moves()
    line = row("amend")
    assert shell("play", RECORD, line).code == DONE
    _, number, better = line.split(" ", 2)
    assert int(number) == BCR_LAYS
    assert moves() == [*before[: BCR_LAYS - 1], better, *before[BCR_LAYS:]]
    assert before[BCR_LAYS - 1] in Path(RECORD).read_text("utf-8")


@pytest.mark.usefixtures("game")
def test_a_move_that_was_made_and_not_typed_is_put_in(shell: Shell):
    before = moves()
    line = row("insert")
    assert shell("play", RECORD, line).code == DONE
    _, number, late = line.split(" ", 2)
    assert moves() == [*before[: int(number) - 1], late, *before[int(number) - 1 :]]


@pytest.mark.usefixtures("game")
def test_a_move_that_nobody_made_is_taken_out(shell: Shell):
    before = moves()
    line = row("drop")
    assert shell("play", RECORD, line).code == DONE
    number = int(line.split()[1])
    assert moves() == [*before[: number - 1], *before[number:]]


def test_an_audit_finds_what_does_not_agree(game: Path):
    with sit(game) as table:
        table.enter(row("audit"))
        table.type("1000")
        table.press("enter", "enter")
        assert "you found 1000" in table.content_of("lying")
        assert "correct cash Anna" in table.content_of("lying")


@pytest.mark.usefixtures("game")
def test_a_sum_is_put_right_with_its_reason(shell: Shell):
    cash = read(RECORD).state.players["Anna"].cash
    assert shell("play", RECORD, row("correct cash")).code == DONE
    assert read(RECORD).state.players["Anna"].cash == cash + 50
    assert "under the board" in shell("tally", RECORD).out


@pytest.mark.usefixtures("game")
def test_what_lies_on_the_board_is_put_right_with_its_reason(shell: Shell):
    line = row("correct tile")
    assert shell("play", RECORD, line).code == DONE
    assert read(RECORD).state.board.tiles[line.split()[2]].number == line.split()[3]


@pytest.mark.usefixtures("game")
def test_the_table_rules_what_the_rules_refuse(shell: Shell):
    line = row("rule that")
    inner = line.rpartition('" ')[2]
    assert shell("play", RECORD, inner).code == REFUSED
    assert shell("play", RECORD, line).code == DONE
    assert shlex.split(line)[2] in shell("export", RECORD, "--to", "md").out


def test_after_a_crash_every_accepted_move_is_there(game: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("eighteen80.table.views.welcome.default_folder", lambda: game.resolve().parent)
    before = moves()
    with game.open("ab") as file:
        file.write(b"20:15:03  A1  do")
    assert row("eighteen80") == PROGRAM
    with sit(None) as table:
        table.press("enter")
        table.settle()
        assert "incomplete" in table.info()
        table.enter("done")
    assert moves() == [*before, "done"]


def test_what_held_of_a_damaged_record_goes_on_in_another_file(game: Path):
    damaged = game.read_text("utf-8").replace("lay M3 57 W-E", "lay M3 99 W-E")
    game.write_text(damaged, "utf-8")
    with sit(game) as table:
        table.enter(row("rescue"))
        table.settle()
        table.enter("lay M3 57 W-E")
    assert game.read_text("utf-8") == damaged
    (rescued,) = set(Path().glob("*.1880")) - {game}
    assert len(read(rescued).entries) == BCR_LAYS
