"""Hints and proposals while a line is typed: names, commands, impossible moves; in one language."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.geometry import Region
from textual.widgets import Input

from eighteen80.table.draw.hex_drawing import corner
from eighteen80.table.input.preview import GOOD, OPEN, REFUSED
from tests.support import played
from tests.support.sitting import (
    FOUNDING,
    LAYING,
    OVER,
    RUNNING,
    SIZES,
    THIRD_PASS,
    keep_unchanged,
    sit,
    write_beginning,
)

FIRST_PASS = 55
"""The first operating round of the demo game begins: A1 is due."""


# Continuations


def test_in_investors_turn_t_is_no_train_yet_and_may_be_command(tmp_path: Path):
    path = write_beginning(tmp_path, FIRST_PASS)
    with keep_unchanged(path), sit(path) as table:
        assert table.say("t").startswith("… You cannot “train” now. To act: A1;")
        offers = {offer.text: offer.barred for offer in table.screen.entry.offers}
        assert {"tally": False, "theme": False}.items() <= offers.items()
        assert all(barred for text, barred in offers.items() if text not in ("tally", "theme"))
        table.press("enter")
        assert table.content_of("below").startswith("✗  You cannot “train” now.")


@pytest.mark.parametrize(
    ("typed", "language"), [("language deutsch", "de"), ("language polski", "pl"), ("sprache en", "en")]
)
def test_a_language_is_chosen_by_its_own_name(tmp_path: Path, typed: str, language: str):
    with sit(write_beginning(tmp_path, RUNNING)) as table:
        table.enter(typed)
        assert table.screen.painter.words.language == language


def test_command_without_its_value_is_asked_for_it(tmp_path: Path):
    with sit(write_beginning(tmp_path, RUNNING)) as table:
        table.enter("theme")
        assert table.content_of("below").startswith("✗  Say which.  Choose from: dark, light, contrast")
        table.enter("ledger")
        assert table.content_of("below").startswith("✗  Say which.  Choose from: Anna, Bert, Cleo, Dora, ")
        table.enter("theme pink")
        assert table.content_of("below").startswith("✗  “pink” is unknown here.")


@pytest.mark.parametrize("count", [FIRST_PASS, RUNNING])
def test_no_other_language_is_proposed(tmp_path: Path, count: int):
    with sit(write_beginning(tmp_path, count)) as table:
        session, entry = table.screen.session, table.screen.entry
        verbs = {verb for names in table.screen.painter.words.verbs().values() for verb in names}
        verbs |= {move.verb for move in session.game.legal(session.state)}
        for typed in ("t", "b", "k", "f", "s"):
            table.press("ctrl+u")
            table.type(typed)
            offers = {offer.text for offer in entry.offers}
            assert [offer for offer in offers if not offer.isascii()] == []
            if entry.advice.ghost:
                assert (typed + entry.advice.ghost).split()[0] in verbs | offers


def test_impossible_verbs_stand_last_dimmed_with_a_reason(tmp_path: Path):
    with sit(write_beginning(tmp_path, RUNNING)) as table:
        table.type("run; ")
        offers = table.screen.entry.offers
        assert [offer.barred for offer in offers] == sorted(offer.barred for offer in offers)
        lay = next(offer for offer in offers if offer.text == "lay")
        assert lay.barred
        assert [say.code for say in lay.remarks] == ["move-lay", "turn-too-late"]
        for _ in offers:
            table.press("tab")
            assert table.line.removeprefix("run; ") not in [offer.text for offer in offers if offer.barred]


def test_verbs_are_offered_step_by_step_and_help_shows_them_so(tmp_path: Path):
    with sit(write_beginning(tmp_path, LAYING)) as table:
        table.type("note x; ")
        offered = [offer.text for offer in table.screen.entry.offers if not offer.barred]
        assert offered[:3] == ["lay", "station", "run"]
        table.press("ctrl+u", "question_mark")
        forms = [line.split()[0] for line in table.info().splitlines() if line[:1].islower()]
        assert forms[:3] == ["lay", "station", "run"]


# Player of a line


def test_a_name_alone_waits_for_what_its_owner_does(tmp_path: Path):
    with sit(write_beginning(tmp_path, FOUNDING)) as table:
        for name in ("Cle", "Cleo", "Cleo:"):
            assert table.say(name).startswith("… Cleo … does what? Choose from: ")
            table.enter("")
            assert table.screen.entry.advice.verdict == OPEN


def test_after_a_name_the_line_goes_on_as_without_it(tmp_path: Path):
    with sit(write_beginning(tmp_path, FOUNDING)) as table:
        table.type("Cleo found JLR ")
        named = [offer.text for offer in table.screen.entry.offers]
        table.press("ctrl+u")
        table.type("found JLR ")
        assert named == [offer.text for offer in table.screen.entry.offers] != []


# Commands


SAID_BEFORE_ENTER = {
    "look": "✓ Show the table after an earlier move",
    "look 9999": "✗ There is no move 9999; the last is 312.",
    "look soon": "✗ “soon” is not a move number.",
    "ledger Nobody": "✗ Nothing is counted for “Nobody” here.",
    "about unicorns": "✗ There is nothing called “unicorns” here.",
    "theme pink": "✗ “pink” is unknown here.",
    "language pol": "✓ Speak English, German or Polish.",
    "ledger BCR": "✓ Every payment in and out",
    "pause": "✓ pause Stop the clock",
    "resume": "✓ resume Start the clock",
    "rule that": "… Incomplete; still missing: a reason in quotes.",
    'rule that "agreed"': "… Incomplete; still missing: a move.",
    "note": "… Incomplete; still missing: a text.",
}


def test_a_line_says_before_enter_what_it_does_or_lacks(tmp_path: Path):
    with sit(write_beginning(tmp_path, RUNNING)) as table:
        for line, reason in SAID_BEFORE_ENTER.items():
            found = table.say(line)
            assert found == reason if "Incomplete" in reason else found.startswith(reason)
            lines = [offer.line for offer in table.screen.entry.offers]
            assert len(lines) == len(set(lines)), line


@pytest.mark.parametrize("name", ["EXIT", "beenden"])
def test_the_table_is_left_by_what_people_type(tmp_path: Path, name: str):
    with sit(write_beginning(tmp_path, RUNNING)) as table:
        table.enter(name)
        assert not table.app.is_running or table.app.return_code is not None


def test_line_promises_nothing_while_the_past_is_looked_at(tmp_path: Path):
    path = write_beginning(tmp_path, RUNNING)
    with keep_unchanged(path), sit(path) as table:
        table.enter("look 100")
        for line in ("undo", "pay", "train 2"):
            assert table.say(line).startswith("✗ This is the table after move 100. Return to the present first")
            assert table.screen.entry.advice.verdict == REFUSED
        assert table.say("back").startswith("✓")


def test_after_the_end_it_is_said_what_can_still_be_done(tmp_path: Path):
    with sit(write_beginning(tmp_path, OVER), language="pl") as table:
        reason = table.content_of("below")
        for key in ("tally", "look", "menu"):
            assert table.screen.painter.words.say(f"name-{key}") in reason
        assert "100" in reason


# Place of reading


def test_a_move_that_another_word_may_allow_is_not_refused_yet(tmp_path: Path):
    with sit(write_beginning(tmp_path, 24, played.file_of("russia"))) as table:
        assert table.say("black 1").startswith("✗")
        assert table.say("black 1 ").startswith("…")


def test_the_only_way_to_go_on_is_said_beneath_the_line(tmp_path: Path):
    with sit(write_beginning(tmp_path, FOUNDING)) as table:
        assert table.say("count Cl") == "… Tab adds: Cleo has 445"


def test_of_a_long_line_the_end_that_is_typed_is_in_sight(tmp_path: Path):
    with sit(write_beginning(tmp_path, RUNNING), size=SIZES["narrow"]) as table:
        line = table.screen.entry
        table.type(f"note {'tea and cake ' * 16}END")
        assert line.region.right <= table.screen.size.width
        assert line.render_line(0).text.rstrip().endswith("cake END")
        table.press("home")
        assert line.render_line(0).text.startswith("note tea")
        table.press("end", "backspace")
        assert line.render_line(0).text.rstrip().endswith("cake EN")


def test_a_key_that_opens_nothing_has_nothing_laid_out_anew(tmp_path: Path):
    with sit(write_beginning(tmp_path, RUNNING)) as table:
        table.type("r")
        laid_out: list[object] = []
        table.screen.screen_layout_refresh_signal.subscribe(table.screen, laid_out.append)
        table.type("un; pay")
        assert table.screen.entry.advice.verdict == GOOD
        rows = len(laid_out)
        table.type(" ")
        table.press("backspace")
        assert len(laid_out) == rows <= 1


@pytest.mark.parametrize("size", ["narrow", "normal"])
def test_first_tile_that_is_typed_is_in_sight_wherever_it_lies(tmp_path: Path, size: str):
    with sit(write_beginning(tmp_path, FIRST_PASS), size=SIZES[size]) as table:
        table.press("f6", "pagedown", "pagedown", "pagedown")
        table.press("f6")
        table.type("lay A5 57 we")
        pane = table.screen.map
        assert pane.sheet
        line, column = corner(pane.sheet.faces["A5"], pane.scale)
        hex_ = Region(column, line, pane.scale.width, pane.scale.height)
        room = pane.scrollable_content_region.size
        assert hex_ in Region(pane.scroll_offset.x, pane.scroll_offset.y, room.width, room.height)


def test_a_long_ledger_and_the_log_show_their_end_first(tmp_path: Path):
    with sit(write_beginning(tmp_path, LAYING), size=SIZES["narrow"]) as table:
        info = table.screen.info
        table.enter("ledger Anna")
        assert 0 < info.scroll_y == info.max_scroll_y
        table.press("escape", "ctrl+o", "e")
        assert 0 < info.scroll_y == info.max_scroll_y


def test_a_ledger_says_what_followed_from_somebody_elses_move(tmp_path: Path):
    with sit(write_beginning(tmp_path, THIRD_PASS)) as table:
        table.enter("ledger Anna")
        row = next(line for line in table.info().splitlines() if line.split()[:1] == ["41"])
        assert row.endswith("pass · Anna buys P6 for 190.")


def test_ctrl_o_names_every_pane_where_most_are_out_of_sight(tmp_path: Path):
    with sit(write_beginning(tmp_path, RUNNING), size=SIZES["narrow"]) as table:
        table.press("ctrl+o")
        reason = table.remark
        assert reason.startswith("A Companies and players B If it ended now C On turn D What is coming E Log")
        table.press("ctrl+o")
        assert table.content_of("below").startswith("›")


def test_the_palette_asks_in_the_tables_language(tmp_path: Path):
    with sit(write_beginning(tmp_path, RUNNING), language="de") as table:
        table.press("ctrl+p")
        assert table.app.screen.query_one(Input).placeholder == "Suchen …"


def test_line_shows_that_a_turn_has_ended_by_itself(tmp_path: Path):
    with sit(write_beginning(tmp_path, 130)) as table:
        table.type("pay; t from BCR 3+3 1")
        reason = table.remark
        assert "The turn of BCR ended with “pay”: Train 2+2 costs 180; BCR has 160." in reason
