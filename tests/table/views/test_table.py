"""The table: keys in, words and pictures out."""

from __future__ import annotations

import os
import re
from itertools import pairwise, product
from pathlib import Path

import pytest
from textual.geometry import Region
from textual.widgets import Label, OptionList, Select

from eighteen80 import registry
from eighteen80.capabilities import Shown
from eighteen80.china import GAME
from eighteen80.china.show.panes import LAYOUT
from eighteen80.record.grammar import COLOURS
from eighteen80.record.replay import read
from eighteen80.record.user_files import RecentRecord, RecentRecords
from eighteen80.registry import demo, titles
from eighteen80.sheets import SEATS, Cell, Say
from eighteen80.table.input.answers import rules
from eighteen80.table.views.new_game import last_played
from eighteen80.table.views.result import TallyScreen
from eighteen80.words import LANGUAGES, Words
from tests.support import played
from tests.support.fast_screens import rows_of
from tests.support.sitting import (
    AUCTION,
    FOUNDING,
    LATE,
    LAYING,
    OVER,
    RUNNING,
    SIZES,
    THIRD_PASS,
    TRADING,
    Sitting,
    keep_unchanged,
    look_on,
    moves,
    sit,
    write_beginning,
)

PASSING = THIRD_PASS + 9
"""In the midst of that pass."""

# A game through the keyboard


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The folder in which records lie where no file is named."""
    monkeypatch.setattr("eighteen80.table.views.welcome.default_folder", lambda: tmp_path)
    monkeypatch.setattr("eighteen80.table.views.new_game.default_folder", lambda: tmp_path)


def test_auction_share_and_operating_rounds_by_keyboard_alone(tmp_path: Path):
    begun, played = 40, 60
    path, lines, words = write_beginning(tmp_path, begun), moves(played), Words("de", "china")
    rounds = {
        begun + 3: words.say("round-auction"),
        FOUNDING: words.say("round-share", {"number": 1}),
        played: words.say("round-operating", {"passing": 1}),
    }
    with sit(path, language="de") as table:
        for first, last in pairwise((begun, *rounds)):
            table.enter(*(in_language(line, words) for line in lines[first:last]))
            assert table.content_of("head").startswith(rounds[last])
            assert table.content_of("below").startswith("›")
    record = read(path)
    assert [entry.line for entry in record.entries] == lines
    assert not record.trouble


def in_language(line: str, words: Words) -> str:
    """Translate the line into this language; its first word is the verb."""
    verb, _, rest = line.partition(" ")
    return f"{words.verbs()[verb][0]} {rest}".strip()


# The line


def test_a_line_is_told_before_enter_and_a_refused_one_stays(tmp_path: Path):
    path = write_beginning(tmp_path, RUNNING)
    with sit(path) as table:
        with keep_unchanged(path):
            table.press("enter", "space", "enter", "ctrl+u")
            for key in ("tab", "right"):
                table.press(key)
                assert table.line == "run; pay; done"
                table.press("ctrl+u")
            table.type("run; pay")
            assert table.content_of("below").startswith("✓  run 3: M3 M5 N4 / 3: M3 N4 (N6) M5; pay")
            effects = " ".join(table.content_of("effects").split())
            assert "BCR 300 → 30 per share: Anna 90, Cleo 60" in effects
            assert "Anna 91 → 181" in effects
            assert table.say("found ").startswith("✗ You cannot “found” now")
            assert f"Undoes move {RUNNING} (" in table.say("undo")
            assert f"Undoes 3 moves, from {RUNNING - 2} on (" in table.say("undo 3")
            table.press("ctrl+u")
            table.enter("pay")
        assert table.line == "pay"
        reason = table.remark
        assert reason.startswith("✗ BCR must run its trains first")
        assert "Rulebook X" in reason
        assert "Allowed: run" in reason
        table.press("ctrl+u")
        table.enter("run; pay")
        assert table.line == ""
        table.enter("undo 2")
        assert table.screen.session.game.ask(table.screen.session.state).code == "ask-run"
        table.press("ctrl+y")
        assert len(table.screen.session.entries) == RUNNING + 1
        table.press("ctrl+z")
    assert len(read(path).entries) == RUNNING


def test_incomplete_line_waits_and_tab_completes_it(tmp_path: Path):
    with sit(write_beginning(tmp_path, LAYING)) as table:
        table.type("lay H10 ")
        assert table.remark.startswith("… Tab steps through")
        table.type("15")
        assert table.remark.startswith("… Tile 15 fits H10 in several positions")
        assert "SW-W-NW-SE" in table.content_of("choices")
        table.say("lay H10 ")
        table.press("tab", "tab")
        assert table.line == "lay H10 15"
        table.press("shift+tab")
        assert table.line == "lay H10 14"
        table.say("wit")
        table.press("tab")
        assert table.line == "withhold"
        table.say("station ")
        _, head, *rows = table.content_of("choices").splitlines()
        assert head.split() == ["cash", "→"]
        assert " M7      560  Chongqing, city, tile 15 CKR places a station…" in rows


def test_proposals_are_scrolled_to_the_one_that_tab_has_picked(tmp_path: Path):
    with sit(write_beginning(tmp_path, LAYING)) as table:
        table.type("lay ")
        offers = table.screen.entry.offers
        assert table.screen.pane("choices").region.x == 0, "the map is not covered"
        for first, tabs in ((1, 0), (7, 9), (35, len(offers) - 9)):
            table.press(*["tab"] * tabs)
            title, _, *rows = table.content_of("choices").splitlines()
            assert title.startswith(f"─Proposals · {first}–{first + 6} of {len(offers)} ─")
            assert [row[1:].split()[0] for row in rows] == [offer.text for offer in offers[first - 1 :][:7]]


def test_proposals_lie_on_the_bench_but_not_on_the_map(tmp_path: Path):
    with sit(write_beginning(tmp_path, TRADING)) as table:
        table.type("buy ")
        offers = table.screen.entry.offers
        assert table.screen.pane("choices").region.x == 63
        assert f"{len(offers)} ─" in table.content_of("choices").splitlines()[0]
        assert [offer.barred for offer in offers] == sorted(offer.barred for offer in offers)
        table.press("ctrl+u")
        halves = zip(*((row[:62], row[63:]) for row in rows_of(table.app)), strict=True)
        last, before = ([int(each[1]) for row in half if (each := re.match(r" (\d{3}) ", row))] for half in halves)
        assert [*before, *last] == [*range(before[0], TRADING + 1)], "the long log ends where the other begins"


def test_proposals_hide_no_company_on_a_small_screen(tmp_path: Path):
    with sit(write_beginning(tmp_path, TRADING), size=SIZES["narrow"]) as table:
        table.type("buy ")
        table.press("tab", "tab")
        first, second, third = (offer.text for offer in table.screen.entry.offers[:3])
        assert "choices" not in table.visible()
        preview, proposals = table.content_of("below").splitlines()
        assert preview.startswith(f"✓  buy {second} ")
        assert proposals == f"{first}  ▸  {second}  {third}"


@pytest.mark.parametrize("size", ["narrow", "normal"])
def test_repair_that_breaks_a_move_offers_ways_out_first(tmp_path: Path, size: str):
    path = write_beginning(tmp_path, AUCTION)
    with sit(path, size=SIZES[size]) as table:
        with keep_unchanged(path):
            table.type("drop 2")
        assert table.content_of("below").startswith("…  13 later moves are affected. Move 2 would become illegal")
        choices = " ".join(table.content_of("choices").split())
        assert "drop 2 Remove this move; you then see the next one that becomes illegal." in choices
        table.press("shift+tab")
        assert table.line == "drop 2; undo to 1"
        table.press("enter")
    assert len(read(path).entries) == 1


def test_an_undone_end_of_a_round_opens_no_page_of_its_result(tmp_path: Path):
    with sit(write_beginning(tmp_path, 24, played.file_of("russia"))) as table:
        table.enter("undo")
        assert table.screen.shown != "scoring"
        table.enter("redo")
        assert table.screen.shown == "scoring"


def test_earlier_lines_come_back_by_what_they_begin_with(tmp_path: Path):
    with sit(write_beginning(tmp_path, AUCTION)) as table:
        table.enter("bid 70", "pass", "pass")
        table.type("b")
        table.press("up")
        assert table.line == "bid 70"
        table.press("ctrl+u", "up", "up")
        assert table.line == "bid 70"


# Looking elsewhere


def test_branch_and_earlier_moment_leave_the_record_untouched(tmp_path: Path):
    path = write_beginning(tmp_path, RUNNING)
    with sit(path) as table, keep_unchanged(path):
        table.enter("what if", "run; pay; done")
        assert table.screen.has_class("-branch")
        assert "What if" in table.content_of("keys")
        assert len(table.screen.session.entries) == RUNNING + 3
        assert table.say("run").startswith("✓")
        table.press("escape", "escape")
        assert not table.screen.has_class("-branch")
        assert len(table.screen.session.entries) == RUNNING
        table.enter("look 3")
        assert "Auction" in table.content_of("head")
        table.enter("bid 30")
        assert table.content_of("below").startswith("✗")
        table.press("escape", "escape")
        assert "Operating" in table.content_of("head")
        table.enter("look")
        table.press("pagedown", "pageup")
        assert table.screen.session.seen is None, "beyond the last move is the present, where it turns the map"


# Help


def test_whatever_is_asked_is_answered_over_the_panes(tmp_path: Path):
    with sit(write_beginning(tmp_path, LAYING)) as table:
        table.press("alt+right")
        assert table.screen.map.cursor == "O7"
        assert "medium-sized city" in table.content_of("below")
        table.press("alt+up", "alt+left")
        assert table.screen.map.cursor == "N4"
        assert "map" in table.visible()
        table.press("question_mark")
        assert "station" in table.info()
        assert "buy a share" not in table.info()
        assert "ledger Anna" in table.info()
        assert "You are in the present" in table.answer
        table.press("escape")
        assert table.info() == ""
        table.enter("ledger bcr")
        rows = table.info().splitlines()
        assert rows[1].split() == ["0", "+0", "0"]
        *_, (_, _, _, balance, *_) = (cells for cells in map(str.split, rows) if cells and cells[0].isdecimal())
        assert balance == str(table.screen.session.state.companies["BCR"].cash)
        for word, wording in {"M3": "Chengdu", "57": "57", "HKR": "Hukun", "P4": "P4", "6E": "700"}.items():
            table.enter(f"about {word}")
            assert wording in table.info()
        for word, wording in {"trains": "X Purchase of Trains", "xyzzy": "xyzzy"}.items():
            table.enter(f"rule {word}")
            assert wording in table.info()
        table.press("escape", "ctrl+o")
        assert "❯A❮" in table.screen.pane("table").render_line(0).text
        assert "E Log" in table.content_of("below")
        table.press("e")
        assert "bid 25" in table.info()
        assert table.line == ""


@pytest.mark.parametrize(
    ("language", "word", "heading"),
    [
        ("en", "token", "X Placing Station Markers"),
        ("en", "dividend", "XIII "),
        ("en", "float", "XII "),
        ("en", "permits", "VIII Building Permits"),
        ("de", "Zinsen", "X Kauf von Loks: Zwangs-Lokkauf"),
        ("de", "ubernahme", "XI"),
        ("pl", "dywidenda", "XIII "),
    ],
)
def test_rule_is_found_by_everyday_words_best_match_first(language: str, word: str, heading: str):
    first, page = rules(Words(language, "china"), word, {}).lines[0].cells
    assert str(first.text).startswith(heading)
    assert isinstance(page.text, Say)
    assert not Words(language).say(page.text.code, page.text.facts).startswith(heading.partition(" ")[0])


def test_every_paragraph_has_words_by_which_it_is_looked_for():
    words = [Words(language, "china") for language in LANGUAGES]
    assert [key for key in words[0].paragraphs() for spoken in words if not spoken.has(f"sought-{key}")] == []


# Contents

LARGE = {*LAYOUT.paired[1].panes}
STANDING = {place.pane for stack in LAYOUT.stacks for place in stack.places if not place.called} - {"founding"}


def test_pages_turn_at_80_columns_and_the_line_stays(tmp_path: Path):
    seen: set[str] = set()
    with sit(write_beginning(tmp_path, LATE), size=SIZES["narrow"]) as table:
        places = set()
        for number in range(2, 8):
            table.press(f"f{number}")
            seen.update(table.visible())
            places.add(table.screen.entry.region)
        assert len(places) == 1
    assert STANDING - {"ranking"} | {"charters"} <= seen


def test_large_area_stays_for_a_turn_at_120_columns(tmp_path: Path):
    with sit(write_beginning(tmp_path, LAYING)) as table:
        before, regions = table.visible(), fixed_regions(table)
        assert "map" in before
        table.type("lay J6 63")
        assert table.visible() - {"choices"} == before
        table.press("escape")
        table.enter("lay J6 63", "run", "pay")
        assert table.visible() == before
        assert fixed_regions(table) == regions
        table.enter("done")
        assert "map" in table.visible()


def fixed_regions(table: Sitting) -> dict[str, Region]:
    """Return the regions that are always visible: the line at the top, the strip, the columns, the line below."""
    return {key: table.screen.query_one(f"#{key}").region for key in ("top", "strip", "table", "map", "foot")}


SITUATIONS = {AUCTION: {"privates"}, FOUNDING: {"market", "founding", "moves"}}
"""Panes that fill the large area automatically at moments of the demo game."""


@pytest.mark.parametrize("count", SITUATIONS)
def test_each_situation_has_its_sheet_at_120_columns(tmp_path: Path, count: int):
    with sit(write_beginning(tmp_path, count)) as table:
        assert {"head", "strip", "table", "log"} <= table.visible()
        assert table.visible() & LARGE == SITUATIONS[count]


KEYED = {
    "f3": {"charters"},
    "f4": {"market", "founding", "moves"},
    "f5": {"phases", "bank"},
    "f6": {"map"},
    "f7": {"coming", "moves"},
}
"""Panes that each key brings into the large area in a share round."""


def test_every_key_opens_its_page_and_closes_it_again(tmp_path: Path):
    with sit(write_beginning(tmp_path, FOUNDING)) as table:
        own = table.visible() & LARGE
        for (key, shown), second in product(KEYED.items(), (True, False)):
            table.press(key)
            assert table.visible() & LARGE == shown
            assert {"log", "strip", *({"table"} if key != "f3" else ())} <= table.visible()
            assert table.content_of("keys").endswith(f"{key.upper()} unpins it")
            table.press(key if second else "f2")
            assert table.visible() & LARGE == own
            assert "unpins it" not in table.content_of("keys")
        table.press("f5")
        assert table.screen.pane("phases").region.bottom <= table.screen.query_one("#foot").region.y


@pytest.mark.parametrize("size", SIZES)
def test_the_players_have_the_same_keys_for_the_same_pages(tmp_path: Path, size: str):
    pages = {page.key: page.name for page in LAYOUT.pages if page.key}
    assert {page.key: page.name for page in LAYOUT.watched} == pages
    with look_on(write_beginning(tmp_path, FOUNDING), size) as table:
        assert size != "normal" or table.visible() & {"privates", "market", "map"} == {"market"}
        for key, name in pages.items():
            table.press(key)
            assert table.app.screen.shown == name
            shown = KEYED.get(key, {"table"}) - {"coming"}
            assert shown <= table.visible() or size == "narrow"
            assert f"{key.upper()} unpins it" in table.content_of("tabs")
            table.press(key)
            assert table.app.screen.shown == "face"


PANE_WORDS = {
    "head": ("phase D2", "▸ NJR"),
    "table": ("CKR", "cash", "cert", "/16", "●90"),
    "charter": ("Nanjiang Railway", "✓ track", "permits AB, none for D", "left none"),
    "coming": ("Next on the turn order list", "Last turns"),
    "log": ("train 8E", "rust"),
    "chart": ("100*", "200", "CKR"),
    "strip": ("NJR▸", "JHU◆"),
    "phases": ("▸D2", "8E", "10"),
    "bank": ("63×0", "grey"),
    "below": ("NJR",),
}


def test_at_200_columns_everything_is_in_sight(tmp_path: Path):
    with sit(write_beginning(tmp_path, LATE), size=SIZES["wide"]) as table:
        assert table.visible() >= STANDING
        assert table.screen.map.scale.width == 8
        told = [(key, word) for key, words in PANE_WORDS.items() for word in words if word not in table.content_of(key)]
        assert told == []
        table.press("f3")
        assert {"charters", "log", "strip"} <= table.visible()
        table.press("f7")
        assert {"table", "moves", "chart"} <= table.visible()


def test_key_swaps_map_for_lists_and_back_and_that_is_remembered(tmp_path: Path):
    with sit(write_beginning(tmp_path, RUNNING)) as table:
        assert "map" in table.visible()
        table.press("f8")
        assert "charters" in table.visible()
        table.enter("run", "pay", "done")
        assert "map" not in table.visible()
        table.press("f8")
        assert "map" in table.visible()


# Around it


def test_a_new_game_is_offered_to_the_players_of_the_last_one(tmp_path: Path):
    lately = RecentRecords()
    assert last_played(lately)[1] == ()
    russia = tmp_path / "evening.russia"
    russia.write_bytes(registry.demo("russia").read_bytes())
    for path in (write_beginning(tmp_path, 0), russia):
        lately.remember(RecentRecord(path))
    game, seats = last_played(lately)
    assert (game.key, tuple(seats)) == ("russia", read(russia).header.seats)
    russia.write_text("torn", encoding="utf-8")
    assert last_played(lately)[0].key == "china"


def test_the_start_screen_offers_the_records_there_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("eighteen80.table.views.welcome.default_folder", lambda: tmp_path)
    (tmp_path / "broken.1880").write_text("nothing of the kind\n", encoding="utf-8")
    os.utime(tmp_path / "broken.1880", (0, 0))
    write_beginning(tmp_path, FOUNDING)
    with sit(None) as table:
        table.settle()
        options = table.app.screen.query_one(OptionList)
        assert "Thursday club" in str(options.get_option_at_index(0).prompt)
        assert "nothing of the kind" in str(options.get_option_at_index(1).prompt)
        table.press("enter")
        table.settle()
        assert len(table.screen.session.entries) == FOUNDING


@pytest.mark.usefixtures("shelf")
def test_what_cannot_be_opened_is_refused_with_a_word(tmp_path: Path):
    (tmp_path / "a.json").write_text("[", encoding="utf-8")
    (tmp_path / "1846.json").write_text('{"title": "1846"}', encoding="utf-8")
    (tmp_path / "?.json").write_text('{"id": 1}', encoding="utf-8")
    with sit(None) as table:
        table.press("tab")
        another = {f"{title}.json": f"This is a game of “{title}”, not 1880: China." for title in ("1846", "?")}
        refused = {"a.json": "a.json", **another, "b": "b"}
        for name, told in refused.items():
            table.press("ctrl+u")
            table.type(str(tmp_path / name))
            table.press("enter")
            table.settle()
            assert told in table.content_of("said")
        table.press("escape")
        assert table.app.screen.query_one(OptionList)


def test_a_new_game_is_begun_by_keyboard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Players and their colours are chosen; without a name the game is listed by its date, and once."""
    file = tmp_path / "file"
    file.write_text("")
    for module in ("welcome", "new_game"):
        monkeypatch.setattr(f"eighteen80.table.views.{module}.default_folder", lambda: file / "records")
    with sit(None) as table:
        table.press("enter")
        for typed, refused in (("Ada, Bo", "2"), (", , Cy", "missing")):
            table.type(typed)
            table.press("ctrl+s")
            assert refused in table.content_of("said")
        table.press(*["backspace"] * len(", Cy"))
        table.type("Cy, ")
        table.press("enter")
        table.type("green, mauve")
        table.press("ctrl+s")
        assert "mauve" in table.content_of("said")
        table.press(*["backspace"] * len("mauve"))
        table.type("blau")
        table.press("ctrl+s")
        assert "a folder in its path is a file" in table.content_of("said")
        file.unlink()
        table.press("ctrl+s")
        header = table.screen.session.journal.header
        assert (header.seats, header.colours) == (("Ada", "Bo", "Cy"), ("green", "blue"))
        assert table.screen.painter.ink(Cell("Ada", paint=SEATS[0])).back == COLOURS["green"]
        table.enter("menu")
        table.settle()
        prompt = table.app.screen.query_one(OptionList).get_option_at_index(0).prompt
        assert str(prompt) == f"{header.date} · 1880: China · Ada, Bo, Cy · Auction, 0 moves"


@pytest.mark.usefixtures("shelf")
def test_the_form_and_the_start_screen_change_their_language():
    with sit(None) as table:
        below_the_demos = 1 + len([key for key in titles() if demo(key)])
        table.press(*["down"] * below_the_demos, "enter")
        table.settle()
        assert str(table.app.screen.query_one(OptionList).get_option("do-new").prompt) == "Neues Spiel beginnen"
        table.press("home", "enter")
        table.type("Ada Bo  Cy")
        table.app.screen.query_one("#language", Select).value = "pl"
        table.settle()
        assert "Nowa gra" in str(table.app.screen.query_one("#title", Label).render())
        table.press("ctrl+s")
        assert table.screen.session.journal.header.seats == ("Ada", "Bo", "Cy")
        assert table.screen.painter.words.language == "pl"


def test_the_played_game_is_looked_at_in_an_unlisted_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("eighteen80.table.views.welcome.default_folder", lambda: tmp_path)
    with sit(None) as table:
        table.press("down", "enter")
        table.settle()
        table.settle()
        assert table.screen.session.journal.path != played.file_of("china")
        assert table.screen.session.game.worth(table.screen.session.state) == {
            "Anna": 8707,
            "Bert": 5968,
            "Cleo": 8520,
            "Dora": 6423,
        }
    assert RecentRecords().records() == ()


def test_when_the_game_is_over_the_tally_is_one_key_and_enter(tmp_path: Path):
    with sit(write_beginning(tmp_path, OVER), language="pl") as table:
        table.press("tab", "enter")
        assert isinstance(table.app.screen, TallyScreen)


def test_tally_can_be_saved_and_page_of_evening_by_seats(tmp_path: Path):
    path = write_beginning(tmp_path, 60, played.file_of("yokohama"))
    with sit(path) as table:
        table.enter("tally")
        table.press("enter", "enter", "enter", "enter")
        table.press("s")
        table.press("escape")
        assert table.screen
    listing = path.with_suffix(".md").read_text("utf-8")
    assert "| Cleo | 15 |\n| Anna | 10 |" in listing
    assert path.with_suffix(".csv").exists()
    page = path.with_suffix(".html").read_text("utf-8")
    assert ["Seat 3 is ahead with 15, 5 more than Seat 1." in page, "Cleo" in page] == [True, False]


def test_help_and_ctrl_p_name_a_player_of_the_table(tmp_path: Path):
    """Ctrl+P finds commands by a few letters."""
    path = write_beginning(tmp_path, 40, played.file_of("russia"))
    path.write_text(path.read_text("utf-8").replace("Anna", "Uma"), encoding="utf-8")
    with sit(path) as table:
        table.press("question_mark")
        assert all(f"\n{command} Uma " in table.info() for command in ("about", "ledger", "audit", "score"))
        assert "Anna" not in table.info()
        table.press("escape", "ctrl+p")
        table.type("ledg")
        found = table.app.screen.query_one(OptionList)
        table.wait_for(lambda: found.options and "ledger Uma" in str(found.options[0].prompt))
        table.press("enter")
        table.settle()
        assert table.line == "ledger "


@pytest.mark.parametrize("game", ["china", "russia", "yokohama"])
def test_every_paragraph_is_told_in_our_own_words(game: str):
    words = [Words(language, game) for language in LANGUAGES]
    assert [key for key in words[0].paragraphs() for spoken in words if not spoken.has(f"rule-{key}")] == []


# Looking back


def test_pgup_and_pgdn_move_all_panes_through_the_past(tmp_path: Path):
    path = write_beginning(tmp_path, RUNNING)
    entries = read(path).entries
    with sit(path, size=SIZES["narrow"]) as table, keep_unchanged(path):
        table.enter("look 100")
        for key, number in (("pageup", 99), ("pageup", 98), ("pagedown", 99), ("pagedown", 100), ("pagedown", 101)):
            table.press(key)
            session = table.screen.session
            assert session.seen == number
            assert session.state == entries[number - 1].after
            sheets = GAME.offers(Shown).sheets(session.state)
            assert all(table.screen.pane(name).sheet == sheets[name] for name in ("head", "chart", "table", "bank"))
            assert table.screen.map
            assert table.screen.map.sheet == sheets["map"]
            moves = [line.split()[0] for line in table.content_of("log").splitlines() if line[1:2].isdecimal()]
            assert moves[-1] == str(number)
            assert f"After move {number} (" in table.content_of("keys")


def test_with_shift_they_go_from_round_to_round(tmp_path: Path):
    path = write_beginning(tmp_path, PASSING)
    entries = read(path).entries
    ends = [entry.number for entry in entries if GAME.round_key(entry.before) != GAME.round_key(entry.after)]
    with sit(path) as table:
        table.enter("look")
        assert table.screen.session.seen == PASSING - 1
        for number in (*(end for end in reversed(ends) if end < PASSING - 1), 0, 0):
            table.press("shift+pageup")
            assert table.screen.session.seen == number
        for number in ends:
            table.press("shift+pagedown")
            assert table.screen.session.seen == number
        table.press("shift+pagedown")
        assert table.screen.session.seen is None
        table.press("shift+pageup")
        assert table.screen.session.seen is None
