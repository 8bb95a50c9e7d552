"""The page of the game: its lines are taken as they stand there, its tableaus are scored, its object is printed."""

from __future__ import annotations

import json
import re

from eighteen80.record.grammar import split_moves
from eighteen80.russia import GAME
from tests.support.places import ROOT
from tests.support.russia.table import NAMES, Table
from tests.support.shell import Shell

PAGE = (ROOT / "eighteen80" / "russia" / "EVENING.md").read_text("utf-8")
KEYS = 130
"""Keys with Enter that the first evening's lines after the strip may take."""


def section(heading: str) -> str:
    return PAGE.partition(f"## {heading}\n")[2].partition("\n## ")[0]


def typed_lines(heading: str) -> list[str]:
    return re.findall(r"^\| `([^`]+)` \|", section(heading), re.MULTILINE)


def start_game(players: int, **options: str) -> Table:
    table = Table(players, **options)
    return table.set(**GAME.start(NAMES[:players], options)._asdict())


def test_every_line_of_the_first_evening_is_taken():
    table, lines = start_game(4), typed_lines("The first evening")
    for line in lines:
        table.types(line)
    assert len(lines) > 12
    assert (table.tracks("T"), table.tableau("Bert").engineers, table.tableau("Cleo").passed) == (
        (6, 2, 1),
        ("black2",),
        True,
    )


def test_the_first_evening_takes_few_keys():
    lines = typed_lines("The first evening")[1:]
    moves = sum(len(split_moves(line)) for line in lines)
    assert sum(len(line) + 1 for line in lines) <= min(KEYS, 5 * moves)


def test_every_line_of_only_counting_is_taken():
    table = start_game(4, entry="scores")
    for line in typed_lines("Only counting"):
        table.types(line)
    assert (table.tableau().score, table.state.order[0]) == (23, "Cleo")


def test_the_tableaus_of_the_page_are_scored(shell: Shell):
    block = section("Only counting").split("```")[1]
    answer = shell("score", "--game", "russia", "--json", stdin=block)
    assert json.loads(answer.out)["Anna"] == {"T": 12, "P": 0, "K": 3, "industry": 5, "total": 20}
    assert json.loads(answer.out)["Bert"]["total"] == 205


def test_the_object_of_the_page_is_what_states_prints():
    text = section("For other programs")
    found = re.search(r"after `([^`]+)`", text)
    assert found
    printed = json.loads(text.split("```json")[1].split("```")[0])
    table = start_game(2).types(found[1])
    dumped = json.loads(json.dumps(GAME.dump(table.state)))
    assert {key: dumped[key] for key in printed} == printed


def test_shell_says_which_line_of_tableaus_cannot_be_read(shell: Shell):
    refused = shell("score", "--game", "russia", stdin="board Anna T 9/7/3\nboard Bert T 9/x\n")
    assert (refused.code, refused.out) == (1, "")
    assert refused.err.startswith("Line 2:\n")
