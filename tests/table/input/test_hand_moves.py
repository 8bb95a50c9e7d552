"""Hand moves on the real table: on a key, in large letters, after a change of the pieces."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from eighteen80 import registry
from eighteen80.capabilities import HasPurses
from eighteen80.record.history import NO_TIME, Accepted
from eighteen80.record.replay import Replay
from eighteen80.sheets import Figure, Say
from eighteen80.table.draw.panes import Pane
from eighteen80.table.draw.scoreboard import FULL, LONGEST_NOTE
from eighteen80.table.views.zoom import steps_by_piece
from eighteen80.words import LANGUAGES, Words
from tests.support import played
from tests.support.sitting import GRAND_RUN, LAYING, SIZES, TRADING, sit, write_beginning

# JGG may buy the first 6-train of the demo game.
RUSTING = 382


def plain(figure: Figure, words: Words) -> tuple[str, str, str]:
    head, note = (
        words.say(cell.text.code, cell.text.facts) if isinstance(cell.text, Say) else str(cell.text)
        for cell in (figure.head, figure.note)
    )
    return head, figure.value, note


@pytest.mark.parametrize(
    ("count", "line", "steps"),
    [
        (RUSTING, "train 6", "JGG 6 train, JLR 2×3 train gone, SCR 3 train gone, BCR 2×3 train gone, JGG −600 cash"),
        (GRAND_RUN, "run; pay", "NJR 130→140 marker, Anna +316 cash, Bert +79 cash, Dora +395 cash"),
        (LAYING, "lay H10 15 SW-W-NW-SE", "H10 15 SW-W-NW-SE"),
        (TRADING, "buy CKR", "Cleo CKR share, Cleo −90 cash"),
    ],
    ids=["trains that are bought and rust", "a marker and a dividend", "a tile with how it lies", "a share"],
)
def test_a_line_has_all_its_hand_moves(tmp_path: Path, count: int, line: str, steps: str):
    history = Replay(write_beginning(tmp_path, count).read_bytes()).history
    made = [*history.take_line(line, NO_TIME)]
    found = [" ".join(plain(figure, Words("en", "china"))) for figure in steps_by_piece(history.game, made)]
    assert ", ".join(found) == steps


@pytest.mark.parametrize("size", ["narrow", "wide"])
def test_the_list_is_large_on_a_key_and_put_away_with_esc(tmp_path: Path, size: str):
    with sit(write_beginning(tmp_path, RUSTING), size=SIZES[size]) as table:
        table.enter("train 6")
        table.press("ctrl+l")
        assert str(table.screen.info.border_title) == "On the table, after 383 JGG train 6"
        list_pane = table.screen.info.query(Pane).first()
        lines = ["".join(text for text, _ in line) for line in list_pane.lines(*list_pane.size)]
        assert 0 < len(lines) <= list_pane.size.height
        assert list_pane.region.bottom <= table.screen.entry.region.y
        assert any(set(line) & {FULL, "▀", "▄"} for line in lines)
        assert not {"6", "2×3"} & {*" ".join(lines).split()}
        table.press("escape")
        assert not table.screen.info.display


def test_short_list_after_a_long_one_takes_only_its_room(tmp_path: Path):
    with sit(write_beginning(tmp_path, RUSTING), size=SIZES["narrow"]) as table:
        heights = []
        for line in ("train 6", "run; pay"):
            table.enter(line)
            table.press("ctrl+l")
            list_pane = table.screen.info.query(Pane).first()
            heights.append(list_pane.size.height)
            assert len(list_pane.lines(*list_pane.size)) == list_pane.size.height
            table.press("escape")
        assert heights[0] > heights[1]


def test_line_that_moves_nothing_keeps_the_last_hand_move(tmp_path: Path):
    with sit(write_beginning(tmp_path, GRAND_RUN)) as table:
        table.enter("run; pay", 'note "late"', "hands")
        assert str(table.screen.info.border_title).startswith(f"On the table, after {GRAND_RUN + 2} NJR pay")
        table.press("escape")
        table.enter(f"look {RUSTING + 1}")
        table.press("ctrl+l")
        assert str(table.screen.info.border_title).startswith(f"On the table, after {RUSTING + 1} JGG train 6")


def test_before_anything_has_moved_it_says_so(tmp_path: Path):
    with sit(write_beginning(tmp_path)) as table:
        table.press("ctrl+l")
        assert str(table.screen.info.border_title) == "Nothing has moved yet."
        table.press("escape")


# Any game


def demo(key: str) -> Sequence[Accepted]:
    return played.entries(key)


@pytest.mark.parametrize("key", ["china", "russia", "yokohama"])
def test_all_sums_of_the_list_are_what_the_purses_differ_by(key: str):
    game = registry.game(key)
    accounted = game.offers(HasPurses)
    assert accounted is not None
    heads = {Words(language, key).say("effect-purse") for language in LANGUAGES}
    for entry in demo(key):
        was, now = accounted.purses(entry.before), accounted.purses(entry.after)
        list_pane = [plain(figure, Words("en", key)) for figure in steps_by_piece(game, (entry,))]
        sums = {who: int(value.replace("−", "-")) for who, value, note in list_pane if note in heads}
        assert sums == {name: now[name] - was.get(name, 0) for name in now if now[name] != was.get(name, 0)}


@pytest.mark.parametrize("key", ["china", "russia", "yokohama"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_word_of_list_is_short_and_in_tables_language(key: str, language: str):
    game, words = registry.game(key), Words(language, key)
    for entry in demo(key):
        for figure in steps_by_piece(game, (entry,)):
            sentences = [cell.text for cell in (figure.head, figure.note) if isinstance(cell.text, Say)]
            assert all(words.has(say.code) for say in sentences)
            assert len(plain(figure, words)[2]) <= LONGEST_NOTE
