"""Yokohama at the table: every pane at three sizes and in three languages; lines typed, refused, taken back."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from eighteen80.record.box import default_path
from eighteen80.record.grammar import NAME_LIMIT, Header
from eighteen80.record.journal import Journal
from eighteen80.words import LANGUAGES
from eighteen80.yokohama import GAME
from eighteen80.yokohama.box.components import BOX
from tests.support.sitting import SCREENS, SIZES, Sitting, look_on, sit
from tests.support.yokohama.demo import PATH
from tests.support.yokohama.evening import NAMES

PANES = ("ends", "table", "turn", "coming", "areas", "boards", "goals", "standing")
IDS = re.compile(r"\b(?:label|head|event|near|may|brief|brick|goal|score|heading|step)-\w")
"""Pattern of a sentence's key, which players should never see."""
ROWS = (
    "row silk bank laboratory church dock",
    "row tea import employment fish1",
    "row canal copper chinatown",
    "row fish2 harbour",
)
TURNS = ("p s b l; g s", "p f1 2; g f1", "p l s ch; g l; t telegr 2y = 3 FR", "p b 2; g b; sh 2 = y")


@pytest.fixture
def demo(tmp_path: Path) -> Path:
    return Path(shutil.copy(str(PATH), tmp_path / "evening.yokohama"))


@pytest.fixture
def under_way(demo: Path) -> Path:
    """The demo before its last turns."""
    demo.write_text("\n".join((*demo.read_text("utf-8").splitlines()[:190], "")), "utf-8")
    return demo


@pytest.fixture
def ledger(tmp_path: Path) -> Path:
    return new(tmp_path)


@pytest.fixture
def on_map(tmp_path: Path) -> Path:
    return new(tmp_path, depth="map")


def new(folder: Path, players: int = 3, **rulings: str) -> Path:
    path = folder / "evening.yokohama"
    Journal.create(path, Header(GAME.name, NAMES[:players], GAME.version, rulings=rulings)).close()
    return path


def map_lines(at: Sitting) -> list[str]:
    """The lines of the map in sight."""
    assert at.screen.map
    return [at.screen.map.render_line(line).text.rstrip() for line in range(at.screen.map.size.height)]


@pytest.mark.parametrize(("size", "language"), SCREENS)
def test_every_pane_is_painted(under_way: Path, size: str, language: str):
    with sit(under_way, size=SIZES[size], language=language) as at:
        everybody = "players" if size == "narrow" else "table"
        assert at.visible() >= {"ends", everybody}
        for pane in PANES:
            shown = at.content_of(pane)
            assert shown.strip() or pane in ("coming", "turn"), pane
            assert not IDS.search(shown)
        assert all(name in at.content_of(everybody) for name in ("Anna", "Bert", "Cleo", "Dora"))


def test_a_turn_is_typed_refused_mended_and_taken_back(ledger: Path):
    with sit(ledger) as at:
        at.enter("b 4")
        assert "4" in at.content_of("turn")
        at.enter("sh 9 = y")
        assert at.line == "sh 9 = y"
        at.press("ctrl+u")
        at.enter("sh 2 = y", "f1 3")
        state = at.screen.session.state
        assert state.this_turn.who == "Bert"
        assert state.players["Anna"].sites == {"bank": 2}
        at.enter("undo 2")
        assert at.screen.session.state.this_turn.who == "Anna"


@pytest.mark.parametrize(("depth", "language"), [("ledger", "de"), ("map", "en"), ("map", "pl")])
def test_no_pane_shows_what_its_sentence_is_called(tmp_path: Path, depth: str, language: str):
    with sit(new(tmp_path, depth=depth), language=language) as at:
        rows, turns = (ROWS, TURNS) if depth == "map" else ((), ("b 4", "sh 2 = y", "f1 3", "rec"))
        for line in ("", *rows, *turns):
            at.enter(*filter(None, [line]))
            assert [pane for pane in (*PANES, "head", "below") if IDS.search(at.content_of(pane))] == [], line


@pytest.mark.parametrize(
    ("language", "sentence", "other"),
    [
        ("en", "Read as Bert’s move:", "Instead of move 1 (Anna: act bank 3):"),
        ("de", "Gelesen als Zug von Bert:", "Statt Zug 1 (Anna: aktion bank 3):"),
        ("pl", "Odczytane jako ruch gracza Bert:", "Zamiast ruchu 1 (Anna: akcja bank 3):"),
    ],
)
def test_refused_line_names_its_mover_or_the_move_it_replaces(ledger: Path, language: str, sentence: str, other: str):
    with sit(ledger, language=language) as at:
        at.enter("b 3", "s 1")
        assert sentence in at.remark
        at.press("ctrl+u")
        at.enter("sh 2 = y")
        assert sentence not in at.remark
        at.press("ctrl+u")
        at.enter("d; Bert: b 2")
        assert "Bert: b 2: " in (below := at.remark)
        assert "Bert Bert" not in below
        at.press("ctrl+u")
        at.enter("amend 1 b x")
        assert other in at.remark


def test_tab_offers_box_values_before_leaving_it_open(ledger: Path):
    kept = default_path(GAME)
    kept.parent.mkdir(parents=True, exist_ok=True)
    kept.write_text('[order]\n"1 tea 1 fish" = ["2 yen FR", "6 points US"]\n', "utf-8")
    with sit(ledger) as at:
        at.enter("o tf")
        assert "(Tab)" not in at.content_of("below")
        at.press("tab")
        assert at.line == "o tf = 2 yen FR"
        at.press("tab")
        assert at.line == "o tf = 6 points US"


def test_refused_move_of_a_trial_is_named_before_and_after(ledger: Path):
    with sit(ledger) as at:
        at.type("what if s 2; d; b 3; sh 1 = y")
        shown = [at.content_of("below")]
        at.press("enter")
        shown.append(at.content_of("below"))
        assert all("sh 1 = y:" in each for each in shown)


@pytest.mark.parametrize(
    ("language", "typed", "first"),
    [
        ("de", "kirsche 4", "aktion kirche 4"),
        ("de", "kupffer 2", "aktion kupfer 2"),
        ("pl", "m 2", "miedź"),
        ("en", "chruch 4", "act church 4"),
    ],
)
def test_possible_moves_like_the_word_are_named_first(ledger: Path, language: str, typed: str, first: str):
    with sit(ledger, language=language) as at:
        at.enter(typed)
        assert re.search(f": {first}(?:,|$)", at.remark)


# The map


@pytest.mark.parametrize("size", SIZES)
def test_the_boards_are_drawn_as_bricks_with_everything_on_them(on_map: Path, size: str):
    with sit(on_map, size=SIZES[size]) as at:
        at.enter(*ROWS, *TURNS)
        lines = map_lines(at)
        at_place = {name: next((y, line.index(name)) for y, line in enumerate(lines) if name in line)
                    for name in ("silk ●", "bank ●", "lab ●", "tea ●", "canal", "fish2 ●", "harbour ●")}  # fmt: skip
        width = at_place["bank ●"][1] - at_place["silk ●"][1]
        height = at_place["tea ●"][0] - at_place["silk ●"][0]
        assert (width, height) in at.screen.map.sheet.sizes
        # Each row is indented by half a board.
        assert at_place["tea ●"][1] - at_place["silk ●"][1] in (width // 2, (width + 1) // 2)
        assert at_place["fish2 ●"][0] - at_place["canal"][0] == height
        row, column = at_place["bank ●"]
        assert lines[row + 1][column : column + width].split("▏")[0].split() == ["A♚"]
        assert lines[row + 2][column : column + width].split("▏")[0].split() == ["·A··"]
        row, column = at_place["lab ●"]
        assert lines[row + 1][column : column + width].split("▏")[0].split() == ["A1", "C♚"]


@pytest.mark.parametrize("size", ["narrow", "normal"])
def test_typed_placement_is_marked_on_the_map(on_map: Path, size: str):
    with sit(on_map, size=SIZES[size]) as at:
        at.enter(*ROWS)
        at.type("p s l")
        assert at.visible() >= {"map"}
        text = "\n".join(map_lines(at))
        assert "+silk" in text
        assert "+bank" not in text
        at.press("ctrl+u")
        assert "+silk" not in "\n".join(map_lines(at))


@pytest.mark.parametrize("size", ["narrow", "normal"])
def test_a_line_shows_its_figures_in_the_row_of_the_player(on_map: Path, size: str):
    with sit(on_map, size=SIZES[size]) as at:
        at.enter(*ROWS, "p s b l")
        at.type("g s")
        rows = at.content_of("players" if size == "narrow" else "table").splitlines()
        assert [row.split() for row in rows if "»" in row] == [next(row.split() for row in rows if "»2" in row)]
        assert "▸A Anna" in next(row for row in rows if "»2" in row)
        assert "silk →" not in at.content_of("below")
        # The map is in sight all the time, whole, with the president where he would be.
        assert any("A♚" in line for line in map_lines(at))
        assert sum("▏····" in line for line in map_lines(at)) == len(ROWS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_60_columns_have_all_five_ends_and_all_columns_of_boards(tmp_path: Path, language: str):
    with sit(new(tmp_path, 4, depth="map"), size=(60, 20), language=language) as at:
        assert at.screen.map
        assert at.screen.map.virtual_size.width <= at.screen.map.size.width
        ends = at.screen.pane("ends").render_line(0).text.split()
        assert ends[1::2] == ["0/6"] * 2 + ["0/8", "0/4", str(at.screen.session.state.pile)]


def test_the_rows_are_drawn_as_they_are_told(on_map: Path):
    with sit(on_map) as at:
        assert "areas" not in at.visible()
        assert re.findall(r"\d\.\d", "\n".join(map_lines(at))) == [
            f"{row}.{place}" for row, length in enumerate((5, 4, 3, 2), 1) for place in range(1, length + 1)
        ]
        at.enter(ROWS[0])
        assert "silk" in "\n".join(map_lines(at))
        at.type(ROWS[1])
        text = "\n".join(map_lines(at))
        assert "+employ" in text
        assert "1.1" not in text
        assert "2.1" not in text
        assert "3.1" in text


def test_audit_shows_sum_beneath_what_it_asks_and_one_that_fails(ledger: Path):
    with sit(ledger, size=SIZES["narrow"]) as at:
        at.enter("audit anna")
        # The wares come first, the pieces after them.
        at.press("enter")
        below = at.remark
        assert "12 in the warehouse, 0 on boards and achievements: 20" in below
        at.type("1")
        at.press("enter", "escape")
        lying = " ".join(at.content_of("lying").split())
        assert "That makes 13 in all; there must be 20." in lying


@pytest.mark.parametrize(("language", "where"), [("de", "seide"), ("pl", "jedwab")])
def test_an_audit_says_in_the_words_of_the_table_how_things_lie(ledger: Path, language: str, where: str):
    with sit(ledger, language=language) as at:
        at.enter("s 2", "audit anna")
        at.press("enter")
        asked = at.content_of("lying")
        assert where in asked
        assert "none" not in asked
        assert "silk" not in asked


def test_ledger_depth_has_no_map_and_no_key_for_it(ledger: Path):
    with sit(ledger) as at:
        assert "Alt" not in at.content_of("keys")
        assert "F8 next page" in at.content_of("keys")
        at.press("alt+right", "f8")
        assert at.app.screen.shown == "map"
        assert "areas" in at.visible()
        assert "map" not in at.visible()
        at.enter("b 4")
        assert at.screen.session.state.this_turn.step == "B3"


def test_map_depth_says_the_keys_of_its_map(on_map: Path):
    with sit(on_map) as at:
        assert "Alt+arrows map" in at.content_of("keys")
        assert "F8 map or lists" in at.content_of("keys")


def test_the_arrows_go_from_board_to_board(on_map: Path):
    with sit(on_map) as at:
        at.enter(*ROWS)
        at.press("alt+right")
        assert at.screen.map is not None
        first = at.screen.map.cursor
        at.press("alt+down")
        assert {first, at.screen.map.cursor} <= set(at.screen.session.state.areas)
        assert first != at.screen.map.cursor


# The distance to the end


def test_long_names_leave_room_for_the_lands(demo: Path):
    text = "\n".join((*demo.read_text("utf-8").splitlines()[:-8], ""))
    lines = [line for line in text.splitlines() if not line.startswith("= ")]
    long = {name: f"{name} {'x' * (NAME_LIMIT - len(name) - 1)}" for name in ("Cleo", "Dora")}
    demo.write_text(re.sub("Cleo|Dora", lambda found: long[found[0]], "\n".join((*lines, ""))), "utf-8")
    with sit(demo) as at:
        assert all("FR" in row for row in at.content_of("table").splitlines() if re.match(r"[ ▸]+[CD] ", row))
        assert "Cleo xxxxxxx  act dock 3" in at.content_of("log")


@pytest.mark.parametrize("language", LANGUAGES)
def test_80_columns_have_a_row_for_each_player_to_the_end(demo: Path, language: str):
    demo.write_text("\n".join((*demo.read_text("utf-8").splitlines()[:-8], "")), "utf-8")
    with sit(demo, size=SIZES["narrow"], language=language) as at:
        state = at.screen.session.state
        assert state.round == state.last_round
        assert len(at.content_of("players").rstrip().splitlines()) == len(state.seats) + 1
        assert at.content_of("head").count(str(state.last_round)) == 1


@pytest.mark.parametrize(("size", "language"), SCREENS)
def test_all_five_ends_are_in_sight_on_every_page(under_way: Path, size: str, language: str):
    with sit(under_way, size=SIZES[size], language=language) as at:
        for page in ("f2", "f3", "f4", "f5", "f6", "f7"):
            at.press(page)
            ends = at.screen.pane("ends").render_line(0).text
            assert re.findall(r"[●○]+|\b12\b", ends) == ["●●●●○○", "●●●●○○", "●●●○○○○○", "○○○○", "12"], page
            assert "Dora" in at.screen.pane("head").render_line(0).text


@pytest.mark.parametrize("size", SIZES)
def test_the_players_see_figures_and_each_page_once(under_way: Path, size: str):
    with look_on(under_way, size) as at:
        keys = [str(pane.id) for pane in at.app.screen.query(".pane")]
        assert len(keys) == len({*keys})
        assert at.visible() >= {"face"}
        at.press("f3")
        assert "areas" in at.visible()


def test_f1_lists_every_word_that_could_stand_there(ledger: Path):
    with sit(ledger) as at:
        at.type("goals ")
        at.press("f1")
        assert set(BOX.achievements) <= {*re.findall(r"\w+", at.info())}


@pytest.mark.parametrize(("asked", "told"), [("what is a toll", "Toll on the way"), ("about market", "stock market")])
def test_a_word_of_the_rules_is_explained_by_its_rulings(ledger: Path, asked: str, told: str):
    with sit(ledger) as at:
        at.enter(asked)
        assert told in at.info()
        assert re.search(r"^ *Y\d+ ", at.info(), re.MULTILINE)
