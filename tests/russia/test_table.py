"""Russian Railroads on the real screen: the sheet of a scoring comes up as a round ends and goes with the next key."""

from __future__ import annotations

from pathlib import Path

import pytest

from eighteen80.record.grammar import Header
from eighteen80.record.journal import Journal
from eighteen80.russia import GAME, turn
from eighteen80.table.input.commands import find
from eighteen80.words import LANGUAGES, Words
from tests.support.sitting import SIZES, sit

STRIP = "strip brown+5 again industry-black build any2 doubler+3 black2"
BONUSES = "bonus c; bonus k t; bonus d"


def record(folder: Path, *lines: str) -> Path:
    path = folder / "evening.russia"
    with Journal.create(path, Header(GAME.name, ("Anna", "Bert", "Cleo", "Dora"), GAME.version), GAME) as journal:
        for line in lines:
            journal.submit(line)
    return path


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return record(tmp_path, STRIP, BONUSES, "p", "p", "p")


@pytest.mark.parametrize("size", ["narrow", "normal"])
def test_sheet_of_scoring_comes_up_and_goes_with_next_key(tmp_path: Path, size: str):
    with sit(record(tmp_path, STRIP), size=SIZES[size]) as table:
        table.enter(BONUSES)
        assert "spaces" in table.visible(), "before the first round there is nothing to count"
        for _ in range(4):
            table.enter("p")
        assert "scoring" in table.visible()
        assert "Passing" in table.content_of("scoring")
        table.type("k")
        assert "scoring" not in table.visible()
        assert {"spaces", "tableau"} <= table.visible()


@pytest.mark.parametrize("size", SIZES)
def test_the_first_page_has_spaces_the_tableau_and_everybody(path: Path, size: str):
    with sit(path, size=SIZES[size]) as table:
        panes = {"spaces", "tableau", *(["players"] if size == "narrow" else ["supply", "ahead"])}
        assert panes <= table.visible()
        assert not any("…" in table.content_of(pane) for pane in panes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_command_of_table_takes_beginning_of_move_of_game(language: str):
    words = Words(language, GAME.key)
    kinds = {kind for rules in (*turn.PHASES.values(), turn.ANSWER, turn.COUNTING) for kind in rules}
    for kind in kinds - turn.ANY_TIME.keys():
        for name in (kind.verb, *words.verbs().get(kind.verb, ())):
            taken = [name[:letters] for letters in range(1, len(name) + 1) if find(name[:letters], words, GAME)]
            assert taken == [], (kind.verb, name)


@pytest.mark.parametrize("size", ["narrow", "normal"])
def test_cell_of_scoring_opens_field_by_field_as_one_goes_to_it(path: Path, size: str):
    with sit(path, size=SIZES[size]) as table:
        table.press("alt+down")
        assert "scoring" not in table.visible() or "❯" not in table.content_of("scoring")
        table.enter("p")
        table.press("alt+down")
        assert "❯" in table.content_of("scoring")
        assert "Anna" in table.content_of("below")
        assert "reach 1: 1 black" in table.remark
        table.press("alt+right", *["alt+up"] * 5)
        assert "Bert" in table.content_of("below")
        assert "Passing" in table.content_of("below")
        table.type("k")
        assert "scoring" not in table.visible()
