"""A table's box from a shell: shown, and carried to another machine and back."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from eighteen80 import registry
from eighteen80.record import box
from tests.support import boxed_counter
from tests.support.boxed_counter import CARDED
from tests.support.shell import DONE, MISUSED, REFUSED, Shell

LEARNED = '[card]\nred = "4 gold"\n\n[gem]\ngem = ["3 silver", "5 gold"]\n'


@pytest.fixture(autouse=True)
def _on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(
        registry.SHELF, CARDED.key, registry.GameEntry(CARDED.name, CARDED.ending, boxed_counter.__name__)
    )


@pytest.fixture
def path() -> Path:
    kept = box.default_path(CARDED)
    kept.parent.mkdir(parents=True, exist_ok=True)
    return kept


def begin_record(shell: Shell) -> None:
    assert shell("new", "a.game", "--seats", "Anna,Bert", "--game", CARDED.key).code == DONE


def test_play_learns_and_says_what_it_takes_from_the_box(shell: Shell, path: Path):
    begin_record(shell)
    assert "From your box" not in shell("play", "a.game", "draw red = 4 gold").err
    answer = shell("play", "a.game", "draw red")
    assert answer.out.startswith("2  Bert  draw red = 4 gold\n")
    assert "From your box: card red = 4 gold" in answer.err
    assert path.read_text("utf-8") == '[card]\nred = "4 gold"\n'


def test_play_takes_no_guess_and_says_what_could_be_meant(shell: Shell, path: Path):
    path.write_text(LEARNED)
    begin_record(shell)
    answer = shell("play", "a.game", "draw gem")
    assert (answer.code, answer.out) == (REFUSED, "")
    assert "gem gem = 3 silver" in answer.err
    assert "gem gem = 5 gold" in answer.err


def test_a_new_record_begins_with_what_the_rules_need(shell: Shell, path: Path):
    path.write_text("[start]\npile = 5\n")
    begin_record(shell)
    assert Path("a.game").read_text("utf-8").splitlines().count("box      start pile = 5") == 1
    assert shell("play", "a.game", "draw red = 4 gold").code == DONE
    (state,) = map(json.loads, shell("states", "a.game").out.splitlines())
    assert (state["move"], state["total"]) == (1, 9)


def test_the_box_is_shown_as_it_is_typed(shell: Shell, path: Path):
    path.write_text(LEARNED)
    answer = shell("box", "show", "cards")
    assert answer.code == DONE
    assert answer.out.splitlines() == ["box card red = 4 gold", "box gem gem = 3 silver", "box gem gem = 5 gold"]
    assert str(path) in answer.err


def test_an_empty_box_is_called_empty(shell: Shell):
    answer = shell("box", "show", "cards")
    assert (answer.code, answer.out) == (DONE, "")
    assert "Nothing is known" in answer.err


def test_a_box_goes_to_another_machine_and_back(shell: Shell, path: Path, tmp_path: Path):
    path.write_text(LEARNED)
    assert shell("box", "export", "cards", "carried.toml").code == DONE
    path.unlink()
    assert shell("box", "import", "cards", "carried.toml").code == DONE
    assert path.read_text("utf-8") == LEARNED
    assert shell("box", "export", "cards").out == LEARNED
    assert (tmp_path / "carried.toml").read_text("utf-8") == LEARNED


def test_what_is_here_stays_where_an_imported_box_differs(shell: Shell, path: Path):
    path.write_text('[card]\nred = "4 gold"\n')
    Path("other.toml").write_text('[card]\nred = "5 gold"\nblue = "1 gold"\n')
    answer = shell("box", "import", "cards", "other.toml")
    assert "5 gold in the file, 4 gold here" in answer.err
    assert path.read_text("utf-8") == '[card]\nred = "4 gold"\nblue = "1 gold"\n'


def test_nonsense_in_an_imported_box_is_named_and_the_rest_taken(shell: Shell, path: Path):
    Path("other.toml").write_text('[card]\nred = "x"\nblue = "1 gold"\n')
    answer = shell("box", "import", "cards", "other.toml")
    assert answer.code == REFUSED
    assert "card.red" in answer.err
    assert path.read_text("utf-8") == '[card]\nblue = "1 gold"\n'


def test_a_file_that_is_there_is_not_exported_over(shell: Shell, path: Path):
    path.write_text(LEARNED)
    Path("there.toml").write_text("mine")
    assert shell("box", "export", "cards", "there.toml").code == REFUSED
    assert Path("there.toml").read_text("utf-8") == "mine"


@pytest.mark.parametrize(
    "arguments",
    [("show", "chess"), ("import", "cards"), ("import", "cards", "nowhere.toml"), ("show", "china"), ("burn", "cards")],
)
def test_what_cannot_be_meant_is_said(shell: Shell, arguments: tuple[str, ...]):
    answer = shell("box", *arguments)
    assert (answer.code, answer.out) == (MISUSED, "")
    assert answer.err.strip()
