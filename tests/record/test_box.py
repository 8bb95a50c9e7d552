"""Figures that stand on the pieces alone: learned as they are typed, kept in a file that a hand may edit."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from eighteen80.capabilities import LearnsBox
from eighteen80.printed_figures import PrintedValue
from eighteen80.record import box, record_file, user_files
from eighteen80.record.box import Box, adds_information, parse_values
from eighteen80.record.grammar import Header
from eighteen80.record.journal import Journal
from eighteen80.record.record_file import WriteFailed
from eighteen80.record.replay import read as read_record
from eighteen80.record.user_files import TomlFile
from eighteen80.refusals import Unreadable
from eighteen80.table.input.advice_worker import AdviceWorker
from eighteen80.table.input.preview import GOOD, OPEN
from eighteen80.table.input.worker_protocol import Request
from tests.support.boxed_counter import CARDED
from tests.support.counter import COUNTER

HEADER = Header(game="Cards", seats=("Anna", "Bert"), rules=1)


@pytest.fixture
def path() -> Path:
    """Return the path of the game's box in its folder; every test has one of its own for such files."""
    found = box.default_path(CARDED)
    found.parent.mkdir(parents=True, exist_ok=True)
    return found


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Journal]:
    with Journal.create(tmp_path / "game.record", HEADER, CARDED) as journal:
        yield journal


def box_of_game() -> LearnsBox[Any, Any]:
    """Return what the game knows of its box."""
    found = CARDED.offers(LearnsBox)
    assert found
    return found


def again(journal: Journal, name: str = "another") -> Journal:
    """A new game at a table that has the same box."""
    return Journal.create(journal.path.with_name(name), HEADER, CARDED)


def read_values(path: Path) -> dict[str, object]:
    return tomllib.loads(path.read_text("utf-8"))


def lines(journal: Journal) -> list[str]:
    return [entry.line for entry in journal.entries]


def test_a_game_says_by_its_methods_that_it_has_a_box():
    assert CARDED.offers(LearnsBox)
    assert COUNTER.offers(LearnsBox) is None


def test_the_file_is_named_after_the_game_in_the_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setattr("platformdirs.user_data_path", lambda *_names, **_more: tmp_path)
    assert Box(CARDED).file.path == tmp_path / "cards.box.toml"


# Learned as it is typed, and put into what is typed later


@pytest.mark.parametrize(
    ("typed", "known"),
    [
        (["draw red = 4 gold"], {"card": {"red": "4 gold"}}),
        (["draw gem = 3 silver; draw gem = 5 gold; draw gem = 3 silver"], {"gem": {"gem": ["3 silver", "5 gold"]}}),
        (["draw red = 4 gold", "draw red = 5 gold"], {"card": {"red": "4 gold"}}),
        (["draw red = 4 gold; draw red = ? gold"], {"card": {"red": "4 gold"}}),
        (["draw red = 4 gold; add 1", "amend 1 draw red = 7 gold"], {"card": {"red": "7 gold"}}),
    ],
    ids=["at once", "each of one name", "the first", "no half of it", "amended"],
)
def test_a_figure_is_learned_when_it_is_typed(table: Journal, path: Path, typed: list[str], known: dict[str, object]):
    for line in typed:
        table.submit(line)
    assert read_values(path) == known


def test_a_learned_figure_is_put_in_and_the_record_has_it(table: Journal):
    table.submit("draw red = 4 gold")
    (entry,) = table.submit("draw r")
    assert entry.boxed == (PrintedValue("card", "red", "4 gold"),)
    assert table.path.read_text("utf-8").count("draw red = 4 gold") == 2
    table.submit("draw red = 5 gold")
    assert table.state.total == 13


def test_what_the_box_has_is_not_put_in_where_it_is_a_guess(table: Journal):
    table.submit("draw gem = 3 silver")
    with pytest.raises(Unreadable, match="unreadable-missing"):
        table.submit("draw gem")
    assert lines(table) == ["draw gem = 3 silver"]


def test_what_is_learned_and_taken_back_is_forgotten(table: Journal, path: Path):
    table.submit("draw red = 4 gold; draw gem = 1 gold; draw gem = 2 gold")
    table.submit("undo 3")
    assert read_values(path) == {"card": {}, "gem": {}}
    table.submit("redo 2")
    assert read_values(path) == {"card": {"red": "4 gold"}, "gem": {"gem": "1 gold"}}


def test_what_another_game_has_taught_is_not_forgotten(table: Journal, path: Path):
    table.submit("draw red = 4 gold")
    with again(table) as second:
        second.submit("draw red")
        second.submit("undo")
    assert read_values(path) == {"card": {"red": "4 gold"}}


def test_a_move_that_is_typed_to_amend_another_is_completed_too(table: Journal):
    table.submit("draw red = 4 gold; add 1")
    table.submit("amend 2 draw red")
    assert lines(table) == ["draw red = 4 gold", "draw red = 4 gold"]
    with read_again(table) as opened:
        assert lines(opened) == ["draw red = 4 gold", "draw red = 4 gold"]


def read_again(journal: Journal) -> Journal:
    journal.close()
    return Journal.open(journal.path, CARDED)


def test_a_record_that_is_opened_teaches_nothing(table: Journal, path: Path):
    table.submit("draw red = 4 gold")
    path.unlink()
    with read_again(table) as opened:
        opened.submit("add 1")
    assert not path.exists()


# Unknown figures


def test_an_unknown_figure_blocks_nothing_and_is_told_later(table: Journal, path: Path):
    table.submit("draw red = ?; add 1")
    assert not path.exists()
    table.submit("tell 1 = 4 gold")
    assert table.state.total == 5
    assert read_values(path) == {"card": {"red": "4 gold"}}


def test_a_half_is_kept_and_gives_way_to_the_whole(table: Journal, path: Path):
    table.submit("draw gem = ? gold")
    assert read_values(path) == {"gem": {"gem": "? gold"}}
    table.submit("tell 1 = 4 gold")
    assert read_values(path) == {"gem": {"gem": "4 gold"}}
    table.submit("undo")
    assert read_values(path) == {"gem": {"gem": "? gold"}}


@pytest.mark.parametrize(
    ("value", "than", "more"),
    [
        ("6 > 5 points 2 moves", "6 > ?", True),
        ("2 yen 6 points DE", "? DE", True),
        ("4 FR", "4 ?", True),
        ("4 FR", "? DE", False),
        ("4 FR", "4 FR", False),
        ("? ?", "? ?", False),
        ("4 ?", "4 FR", False),
        ("4", "4 ?", False),
        ("1 yen, 1 any, ? / ?", "1 yen, ? / ?", True),
        ("a.c", "a?c", False),
    ],
)
def test_a_value_tells_more_than_another(value: str, than: str, more: bool):  # noqa: FBT001
    assert adds_information(value, than) is more


# Figures needed from the start


def test_figures_that_rules_need_are_one_line_above_moves(table: Journal, path: Path):
    path.write_text('[start]\npile = 5\n[card]\nred = "4 gold"\n')
    with again(table) as second:
        assert [line for line in second.path.read_text("utf-8").splitlines() if "pile" in line] == [
            "box      start pile = 5"
        ]
        assert (lines(second), second.state.total) == ([], 5)
        assert second.submit("draw red = 4 gold")[0].number == 1
    assert read_record(second.path, CARDED, strict=True).state.total == 9


def test_figures_that_are_no_news_are_not_written(table: Journal, path: Path):
    path.write_text("[start]\npile = 0\n")
    with again(table) as second:
        assert second.header.box == ("start pile = 0",)


def test_figure_needed_by_the_rules_is_learned_from_its_move(table: Journal, path: Path):
    with again(table) as second:
        table.submit("box start pile = 5")
        assert read_values(path) == {"start": {"pile": "5"}}
        second.submit("box start pile = 7")
    assert read_values(path) == {"start": {"pile": "7"}}


def test_record_needs_no_box_and_edited_box_changes_no_old_game(table: Journal, path: Path):
    table.submit("box start pile = 5")
    table.submit("draw red = 4 gold")
    table.submit("draw red")
    path.write_text('[start]\npile = 1\n[card]\nred = "9 gold"\n')
    assert read_record(table.path, CARDED, strict=True).state.total == 13
    path.unlink()
    assert read_record(table.path, CARDED, strict=True).state.total == 13


def test_reading_a_record_never_opens_the_box(table: Journal, monkeypatch: pytest.MonkeyPatch):
    table.submit("draw red = 4 gold")

    def fail_to_open(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(TomlFile, "text", fail_to_open)
    assert read_record(table.path, CARDED).trouble is None


# The file and what a hand makes of it


def test_remarks_and_order_stay_when_something_is_learned(table: Journal, path: Path):
    path.write_text('# ours\n[gem]\ngem = "1 gold" # the small one\n\n[card]\nred = "4   gold"\n')
    table.submit("draw gem = 2 gold; draw blue = 1 silver")
    text = path.read_text("utf-8")
    assert text.startswith("# ours\n[gem]\n")
    assert read_values(path) == {"gem": {"gem": ["1 gold", "2 gold"]}, "card": {"red": "4   gold", "blue": "1 silver"}}


def test_an_edited_file_counts_from_the_next_line(table: Journal, path: Path):
    table.submit("draw red = 4 gold")
    path.write_text('[card]\nred = "6 gold"\n')
    (entry,) = table.submit("draw red")
    assert entry.line == "draw red = 6 gold"


@pytest.mark.parametrize(
    ("text", "code", "field"),
    [
        ("[cart]\nred = 1", "box-kind", "cart"),
        ("start = 5", "box-no-table", "start"),
        ("[card]\ngreen = '4 gold'", "box-field", "card.green"),
        ("[card]\nred = '44 gold'", "box-field", "card.red"),
        ("[card]\nred = ['4 gold', '5 gold']", "box-several", "card.red"),
        ("[card]\nred = true", "box-no-text", "card.red"),
        ("[card]\nred = { a = 1 }", "box-no-text", "card.red"),
        ("[gem]\ngem = ['x', '2 gold']", "box-field", "gem.gem"),
        ("[start]\npile = '-1'", "box-field", "start.pile"),
        ('[card]\nred = "4\\u001bgold"', "box-field", "card.red"),
    ],
)
def test_nonsense_is_refused_by_field_and_the_rest_is_used(text: str, code: str, field: str):
    sound = '[card]\nblue = "1 gold"\n'
    document = sound + text.removeprefix("[card]") if text.startswith("[") else f"{text}\n{sound}"
    printed, (refusal,) = parse_values(box_of_game(), user_files.read_toml(document, "box"))
    assert (refusal.code, refusal.facts["field"]) == (code, field)
    assert printed["card"]["blue"] == ("1 gold",)


@pytest.mark.parametrize(
    "bad",
    [
        "red = ",
        'red = "4 gold',
        "[gem",
        "red",
        "blue = '2 gold'",
        "red = [1,",
        "\x00",
    ],
)
def test_a_line_that_is_no_toml_is_named_and_the_rest_is_used(bad: str):
    printed, (refusal, *_) = parse_values(
        box_of_game(), user_files.read_toml(f'[card]\nblue = "1 gold"\n{bad}\n', "box")
    )
    assert (refusal.code, refusal.facts["line"]) == ("toml-line", 3)
    assert printed == {"card": {"blue": ("1 gold",)}}


def test_a_torn_file_is_mended_without_losing_a_sign(table: Journal, path: Path):
    path.write_text('[card]\nblue = "1 gold"\nred = "4 go')
    table.submit("draw gem = 2 gold")
    assert '# red = "4 go' in path.read_text("utf-8").splitlines()
    assert read_values(path) == {"card": {"blue": "1 gold"}, "gem": {"gem": "2 gold"}}


@pytest.mark.parametrize("data", [b"\xff\xfe\x00", b"[" * 5000, b"x\n" * 5000, b"a.b.c = 1\n" * 9])
def test_garbage_is_refused_and_ends_nothing(table: Journal, path: Path, data: bytes):
    path.write_bytes(data)
    with again(table) as second:
        assert {notice.code for notice in second.notices} & {"toml-line", "toml-lost", "box-kind"}
        second.submit("draw red = 4 gold")
    assert read_values(path)["card"] == {"red": "4 gold"}


def test_too_large_a_file_is_not_read(table: Journal, path: Path):
    path.write_bytes(b"#" * (user_files.MOST_BYTES + 1))
    with again(table) as second:
        assert [notice.code for notice in second.notices] == ["toml-unreadable"]
        second.submit("draw red = 4 gold")
        assert second.box
        assert second.box.trouble
        assert second.box.trouble.code == "toml-disk"
    assert path.stat().st_size == user_files.MOST_BYTES + 1


def test_a_box_that_cannot_be_written_stops_no_move(table: Journal, path: Path):
    path.mkdir()
    table.submit("draw red = 4 gold")
    assert lines(table) == ["draw red = 4 gold"]
    assert table.box
    assert table.box.trouble
    assert table.box.trouble.code == "toml-disk"


def test_what_is_no_table_in_a_box_is_left_and_stops_no_move(table: Journal, path: Path):
    path.write_text("card = 5\n")
    table.submit("draw red = 4 gold")
    assert table.box
    assert table.box.trouble
    assert table.box.trouble.code == "box-no-table"
    assert path.read_text() == "card = 5\n"


def test_file_is_whole_on_disk_before_it_takes_place_of_old_one(table: Journal, monkeypatch: pytest.MonkeyPatch):
    table.submit("draw red = 4 gold")
    done: list[str] = []
    sync, move = record_file.sync, Path.replace
    monkeypatch.setattr(record_file, "sync", lambda number: (done.append("sync"), sync(number))[1])
    monkeypatch.setattr(Path, "replace", lambda old, new: (done.append("replace"), move(old, new))[1])
    Box(CARDED).change(put=(PrintedValue("card", "blue", "1 gold"),))
    assert done == ["sync", "replace", "sync"]


def test_a_full_disk_leaves_the_old_file(table: Journal, path: Path, monkeypatch: pytest.MonkeyPatch):
    table.submit("draw red = 4 gold")
    before = path.read_bytes()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("eighteen80.record.record_file.write_all", full)
    assert table.box
    with pytest.raises(WriteFailed):
        table.box.change(put=(PrintedValue("card", "blue", "1 gold"),))
    assert path.read_bytes() == before
    assert [file.name for file in path.parent.iterdir() if not file.name.endswith(".lock")] == [path.name]


# While it is typed


def advice(table: Journal, text: str):
    return AdviceWorker(lambda _known: table.history()).answer(Request(1, (), text))


def test_a_figure_from_the_box_is_shown_before_enter(table: Journal):
    table.submit("draw red = 4 gold")
    shown = advice(table, "draw r")
    assert (shown.verdict, shown.line) == (GOOD, "draw red = 4 gold")
    assert shown.remarks[0].code == "box-said"


def test_a_guess_stands_in_grey_and_is_taken_by_tab_alone(table: Journal):
    table.submit("draw gem = 3 silver; draw gem = 5 gold")
    shown = advice(table, "draw gem")
    assert (shown.verdict, shown.line, shown.ghost) == (OPEN, "", " = 3 silver")
    assert [offer.line for offer in shown.offers][:2] == ["draw gem = 3 silver", "draw gem = 5 gold"]


def test_of_several_moves_on_a_line_the_last_is_guessed(table: Journal):
    table.submit("draw gem = 3 silver")
    assert advice(table, "add 1; draw gem").ghost == " = 3 silver"


def test_what_differs_from_the_box_is_said_before_enter(table: Journal):
    table.submit("draw red = 4 gold")
    (text,) = (say for say in advice(table, "draw red = 5 gold").remarks if say.code == "box-differs")
    assert text.facts == {"kind": "card", "piece": "red", "value": "5 gold", "known": "4 gold"}


def test_a_game_without_a_box_has_none(tmp_path: Path):
    assert Box.for_game(COUNTER) is None
    with Journal.create(tmp_path / "game", Header(game="Counter", seats=("Anna",), rules=1), COUNTER) as journal:
        assert journal.box is None
