"""The box at the banker's line: shown, learned and forgotten; Enter takes known figures, Tab takes guesses."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.widgets import OptionList

from eighteen80 import registry
from eighteen80.record import box
from eighteen80.record.grammar import Header
from eighteen80.record.journal import Journal
from eighteen80.table.app import Table
from eighteen80.table.input import adviser
from eighteen80.table.input.adviser import ProcessAdviser
from tests.support import boxed_counter, odd_process
from tests.support.boxed_counter import CARDED
from tests.support.sitting import SIZES, sit, write_beginning

HEADER = Header(game="Cards", seats=("Anna", "Bert"), rules=1)
LEARNED = '[card]\nred = "4 gold"\n\n[gem]\ngem = ["3 silver", "5 gold"]\n'


@pytest.fixture
def path() -> Path:
    kept = box.default_path(CARDED)
    kept.parent.mkdir(parents=True, exist_ok=True)
    return kept


@pytest.fixture
def record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setitem(
        registry.SHELF, CARDED.key, registry.GameEntry(CARDED.name, CARDED.ending, boxed_counter.__name__)
    )
    begun_there = tmp_path / "game.cards"
    Journal.create(begun_there, HEADER, CARDED).close()
    return begun_there


def test_what_is_known_is_shown_and_taken_by_enter(record: Path, path: Path):
    path.write_text(LEARNED)
    with sit(record, size=SIZES["narrow"]) as table:
        table.type("draw r")
        assert "From your box: card red = 4 gold" in table.remark
        table.press("enter")
    assert "draw red = 4 gold" in record.read_text("utf-8")


def test_a_guess_is_taken_by_tab_alone(record: Path, path: Path):
    path.write_text(LEARNED)
    with sit(record) as table:
        table.enter("draw gem")
        assert table.line == "draw gem"
        table.press("tab")
        assert table.line == "draw gem = 3 silver"
        table.press("tab", "enter")
    assert "draw gem = 5 gold" in record.read_text("utf-8")


def test_what_is_typed_is_learned_by_process_that_advises_too(
    record: Path, path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(adviser, "advice_worker", odd_process)
    with sit(record, remote=True) as table:
        table.enter("draw red = 4 gold", "draw red")
        assert isinstance(table.screen.adviser, ProcessAdviser)
        assert table.screen.adviser.ready.is_set()
    assert path.read_text("utf-8") == '[card]\nred = "4 gold"\n'
    assert record.read_text("utf-8").count("draw red = 4 gold") == 2


def test_the_box_is_shown_with_what_is_wrong_in_its_file(record: Path, path: Path):
    path.write_text(LEARNED + "[start]\npile = 'x'\n")
    with sit(record) as table:
        assert "start.pile" in table.info()
        table.press("escape")
        table.enter("box")
        sheet = table.info()
        assert path.name in "".join(sheet.split())
        assert "start.pile" in sheet
        assert [row.split() for row in sheet.splitlines() if row.strip().startswith(("card ", "gem "))] == [
            ["card", "1", "2", "·"],
            ["gem", "2", "·", "·"],
            ["card", "red", "4", "gold"],
            ["gem", "gem", "3", "silver"],
            ["gem", "gem", "5", "gold"],
        ]


FIGURES = {
    "box forget card red": '\n[gem]\ngem = ["3 silver", "5 gold"]\n',
    "box forget gem gem = 3 silver": '\n[gem]\ngem = "5 gold"\n',
    "box card red = 4   gold": '[card]\nred = "4 gold"\n\n[gem]\ngem = "5 gold"\n',
}
"""Orders to the box, and how its file ends after each."""

NONSENSE = {
    "box cart red = 4 gold": "cart",
    "box card red": "box KIND PIECE = VALUE",
    "box card green = 4 gold": "green",
    "box forget gem gem": "gem gem",
    "box forget": "forget",
}


def test_a_figure_is_told_and_forgotten_without_being_played(record: Path, path: Path):
    """Nonsense stays on the line with a reason."""
    path.write_text(LEARNED)
    with sit(record) as table:
        for line, reason in NONSENSE.items():
            table.enter(line)
            assert table.line == line
            assert reason in table.remark
            table.press("end", "ctrl+u")
        assert path.read_text("utf-8") == LEARNED
        for line, left in FIGURES.items():
            table.enter(line)
            table.settle()
            assert path.read_text("utf-8").endswith(left)
    assert "draw" not in record.read_text("utf-8")


def test_box_tells_what_is_known_and_told_of_each_kind(record: Path, path: Path):
    path.write_text(LEARNED)
    with sit(record) as table:
        table.enter("draw red", "draw gem = 7 gold", "draw gem = 7 gold", "draw blue = ?", "box")
        counts, _, figures = table.info().partition("piece")
        kinds = [row.split() for row in counts.splitlines() if row.strip().startswith(("card ", "gem ", "start "))]
        assert kinds == [["card", "1", "2", "1"], ["gem", "3", "·", "1"], ["start", "·", "·", "·"]]
        assert figures.count("gold") == 3


def test_a_figure_that_the_rules_need_is_a_move(record: Path, path: Path):
    with sit(record) as table:
        table.enter("box start pile = 5")
    assert "box start pile = 5" in record.read_text("utf-8")
    assert path.read_text("utf-8") == '[start]\npile = "5"\n'


def test_a_game_that_is_looked_around_in_teaches_nothing(record: Path, path: Path):
    with sit(None) as table:
        table.app.open(record, learns=False)
        table.settle()
        table.enter("draw red = 4 gold")
    assert "draw red = 4 gold" in record.read_text("utf-8")
    assert not path.exists()


def test_so_are_the_games_on_the_start_screen(monkeypatch: pytest.MonkeyPatch):
    opened: dict[str, bool] = {}
    monkeypatch.setattr(Table, "open", lambda _table, path, *, learns=True: opened.update({path.suffix: learns}))
    with sit(None) as table:
        options = table.app.screen.query_one("#records", OptionList)
        for option in [option.id for option in options.options if option.id and option.id.startswith("demo-")]:
            options.highlighted = options.get_option_index(option)
            table.press("enter")
            table.settle()
    assert opened == dict.fromkeys((registry.game(key).ending for key in registry.SHELF), False)


def test_a_game_without_a_box_has_no_such_command(tmp_path: Path):
    with sit(write_beginning(tmp_path)) as table:
        table.enter("box")
        assert table.line == "box"
        assert not table.info()
