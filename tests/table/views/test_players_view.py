"""The players' face: read from across the table, as fast as the record grows, and without a way into it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from eighteen80.capabilities import Shown
from eighteen80.china import GAME
from eighteen80.record.journal import Journal
from eighteen80.record.replay import read
from eighteen80.sheets import Cell, Face, Figure
from eighteen80.table.draw.colours import LOOKS
from eighteen80.table.draw.panes import Pane
from eighteen80.table.draw.scoreboard import HUGE, LARGE, PLAIN, face_lines, glyph_lines, glyphs
from eighteen80.table.draw.text_lines import Painter
from eighteen80.words import Words
from tests.support.china.recorded_games import kept_games
from tests.support.sitting import SCREENS, SIZES, keep_unchanged, look_on

AUCTION, LAYING = 3, 299
SECOND = 1.0


def game(folder: Path, name: str = "grey", moves: int = LAYING) -> Path:
    """Write a record of a kept game up to that move."""
    path = folder / "game.1880"
    path.write_text(next(one for one in kept_games() if one.name == name).first(moves), "utf-8")
    return path


@pytest.mark.parametrize(("size", "language"), SCREENS)
def test_players_see_whose_turn_it_is_all_cash_and_all_prices(tmp_path: Path, size: str, language: str):
    path = game(tmp_path)
    state = read(path).state
    who, words = GAME.due(state)[0], Words(language, "china")
    face = GAME.offers(Shown).face(state)
    with look_on(path, size, language) as table:
        asked = " ".join(table.content_of("asked").split())
        assert asked.startswith(" ".join(who))
        assert asked.endswith(" ".join(words.text(GAME.ask(state)).split()))
        pane = table.app.screen.query_one("#face", Pane)
        assert "face" in table.visible()
        assert len(pane.lines(*pane.size)) <= pane.size.height
        for figure in (figure for group in face.groups for figure in group):
            assert str(figure.head.text) in table.content_of("face")


@pytest.mark.parametrize("size", ["normal", "wide"])
def test_what_only_the_banker_needs_is_left_out(tmp_path: Path, size: str):
    """Beside the figures lies what is being played on."""
    seen: set[str] = set()
    with look_on(game(tmp_path), size) as table:
        assert "map" in table.visible()
        assert "market" not in table.visible() or size == "wide"
        for _ in table.app.screen.laid.pages:
            seen.update(table.visible())
            table.press("right")
    assert {"face", "map", "chart", "phases", "bank", "table"} <= seen
    assert seen.isdisjoint({"charter", "coming"})


def test_pages_are_turned_by_arrows_and_by_f_keys(tmp_path: Path):
    with look_on(game(tmp_path), "narrow") as table:
        for key, page in (("right", "table"), ("right", "charters"), ("left", "table"), ("f6", "map"), ("f6", "face")):
            table.press(key)
            assert table.app.screen.shown == page
        table.press("f8")
        assert table.app.screen.shown == "map"


def test_a_move_is_seen_within_a_second(tmp_path: Path):
    path = game(tmp_path, moves=AUCTION)
    with look_on(path) as table:
        with Journal.open(path) as journal:
            who = journal.submit("pass")[0].actor
        table.wait(asyncio.sleep(SECOND))
        assert f"{who}  pass" in table.content_of("log")
        (due,) = GAME.due(read(path).state)
        assert table.content_of("asked").strip().startswith(f"{due}: bid for"), "his name stands there once"


def test_nothing_typed_reaches_the_record_and_a_break_is_seen(tmp_path: Path):
    path = game(tmp_path, moves=AUCTION)
    with Journal.open(path) as journal:
        journal.submit("pause", journal.entries[-1].time)
    with look_on(path) as table, keep_unchanged(path):
        assert table.content_of("clock") == "clock stopped"
        table.press("c")
        assert "Anna 0:" in table.content_of("clock")
        table.press("c")
        assert table.content_of("clock") == "clock stopped"
        table.press(*"undo", "enter", "f9", "ctrl+z", "ctrl+p", *"pass", "enter")


def test_seven_players_and_long_names_fit(tmp_path: Path):
    path = game(tmp_path, "mergers", 500)
    for size in SIZES:
        with look_on(path, size) as table:
            pane = table.app.screen.query_one("#face", Pane)
            assert len(pane.lines(*pane.size)) <= pane.size.height
            assert not table.app.screen.map.show_vertical_scrollbar


# Figures


@pytest.mark.parametrize("high", [PLAIN, LARGE, HUGE])
def test_digits_are_told_apart_at_every_size(high: int):
    pictures = {glyph_lines(digit, high) for digit in (*glyphs(), " ")}
    assert len(pictures) == len(glyphs()) + 1
    assert {len(lines) for lines in pictures} == {high}


def test_figures_are_as_large_as_there_is_room_for():
    face = Face((), ((Figure(Cell("Anna"), "371"),), (Figure(Cell("BCR"), "100"),)))
    painter = Painter(Words("en"), LOOKS["dark"])
    heights = [len(face_lines(face, 60, room, painter)) for room in range(2, 14)]
    assert heights == sorted(heights)
    assert set(heights) == {one + 1 + other for one in (PLAIN, LARGE, HUGE) for other in (PLAIN, LARGE, HUGE)}
    assert all(height <= room for room, height in enumerate(heights, 2) if room > PLAIN + PLAIN)


def test_block_signs_paint_their_background_too():
    painter = Painter(Words("en"), LOOKS["dark"])
    for figure in (Figure(Cell("Anna"), "8"), Figure(Cell("BCR", "", "#3366cc"), "8")):
        pieces = [piece for line in face_lines(Face((), ((figure,),)), 60, HUGE, painter) for piece in line]
        blocks = [(text, ink) for text, ink in pieces if "█" in text]
        assert blocks
        assert all(set(text) == {"█"} and ink.back for text, ink in blocks)
