"""The page of the game: every line of its two beginnings is taken as it is, its position is scored."""

from __future__ import annotations

import json
import re

import pytest

from eighteen80.record.grammar import split_moves
from eighteen80.yokohama import GAME
from tests.support.places import ROOT
from tests.support.shell import Shell
from tests.support.yokohama.evening import NAMES, Evening

PAGE = ROOT / "eighteen80" / "yokohama" / "EVENING.md"
KEYS = {"ledger": 118, "map": 172}
"""Keys with Enter that the eight turns of the notation may take."""
EIGHT = {
    "ledger": ("s 2", "f1 3", "l 2; to Anna; t telegr 2y", "b 4; sh 2", "h 2; to Anna; t", "ch 4; p 4 cs; o tf = 4p GB",
               "s 5; bo = i; ho; a gb l 1", "rec"),
    "map": ("p s b l; g s", "p f1 2; g f1", "p l s ch; g l; t telegr 2y", "p b 2; g b; sh 2", "p h t b; g h; t",
            "p ch 2; g ch; p 4 cs; o tf = 4p GB", "p s f1 t; g s; bo = i; ho; a gb l", "p b h t; rec all"),
}  # fmt: skip


@pytest.mark.parametrize(
    ("heading", "depth"), [("The first evening, ledger", "ledger"), ("The same beginning, map", "map")]
)
def test_every_line_of_the_page_is_taken(heading: str, depth: str):
    night = Evening()
    night.state = GAME.start(NAMES[:3], {"depth": depth})
    section = PAGE.read_text("utf-8").partition(f"## {heading}\n")[2].partition("\n## ")[0]
    typed = re.findall(r"^\| `([^`]+)` \|", section, re.MULTILINE)
    assert len(typed) > 8
    night.take(*typed)
    assert len(night.written) >= sum(len(split_moves(line)) for line in typed)
    if depth == "ledger":
        assert night.wares("Anna", "import") == (1,)
        assert night.dump()["untold"] == []


def test_the_position_of_the_page_is_scored(shell: Shell):
    block = PAGE.read_text("utf-8").split("```")[1]
    answer = shell("score", "--game", "yokohama", "--json", stdin=block)
    result = json.loads(answer.out)
    assert result["ranks"] == ["Anna", "Bert"]
    assert result["sheet"]["Anna"]["total"] == 72


def test_the_states_are_as_the_page_says():
    night = Evening().take("s 2")
    rows = re.findall(
        r"^\| ((?:`\w+`(?:, )?)+) \|", PAGE.read_text("utf-8").partition("## For other programs")[2], re.MULTILINE
    )
    fields = {field for row in rows for field in re.findall(r"`(\w+)`", row)}
    assert fields == {*night.dump(), "n", "by", "line"}


@pytest.mark.parametrize("depth", EIGHT)
def test_the_eight_turns_take_no_more_keys(depth: str):
    assert sum(len(line) + 1 for line in EIGHT[depth]) <= KEYS[depth]
    assert len(EIGHT[depth]) == 8
