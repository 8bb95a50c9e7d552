"""The page of each game: its spoken lines become the moves next to them, and every verb has its line."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

import pytest

from eighteen80 import registry
from eighteen80.record.history import NO_TIME, History
from eighteen80.resources import read_table
from tests.support.places import ROOT

SEATS = ("Anna", "Bert", "Cleo", "Dora")
GAMES: Mapping[str, tuple[int, Mapping[str, str], Sequence[str]]] = {
    "china": (3, {}, ()),
    "russia": (4, {}, ("strip brown+5 again industry-black build any2 doubler+3 black2",)),
    "yokohama": (3, {"depth": "ledger"}, ("goals copper5 yen10 trade4",)),
}
"""Number of players at the table of a page, its options, and the lines typed before."""


def rows(key: str, heading: str) -> list[tuple[str, str]]:
    page = (ROOT / "eighteen80" / key / "EVENING.md").read_text("utf-8")
    section = page.partition(f"## {heading}\n")[2].partition("\n## ")[0]
    return re.findall(r"^\| `([^`]+)` \| (.+) \|$", section, re.MULTILINE)


@pytest.mark.parametrize("key", GAMES)
def test_what_is_said_becomes_the_move_beside_it(key: str):
    game, (seats, options, before) = registry.game(key), GAMES[key]
    history = History(game, game.start(SEATS[:seats], options), game.version)
    for line in before:
        tuple(history.take_line(line, NO_TIME))
    lines = rows(key, "As you would say it")
    assert len(lines) >= 10
    for said, moves in lines:
        made = "; ".join(entry.line for entry in history.take_line(said, NO_TIME))
        assert (said, f"`{made}`") == (said, moves)


@pytest.mark.parametrize("key", GAMES)
def test_every_verb_has_a_line_on_the_page(key: str):
    verbs = read_table(f"{key}/verbs.toml")["verbs"]
    assert set(verbs) <= {line.partition(" ")[0] for line, _ in rows(key, "Every verb")}
