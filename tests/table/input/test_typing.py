"""Hints and proposals while a line is typed, in one language; lines as people speak, and their refusals."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.geometry import Region
from textual.widgets import Input

from eighteen80.record.journal import Journal
from eighteen80.refusals import Refusal
from eighteen80.table.draw.hex_drawing import corner
from eighteen80.table.input.preview import GOOD, OPEN, REFUSED
from tests.support import played
from tests.support.sitting import (
    FOUNDING,
    LATE,
    LAYING,
    OVER,
    RUNNING,
    SIZES,
    THIRD_PASS,
    Sitting,
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
        check_languages(table)
        assert table.say("t").startswith("… You cannot “train” now. To act: A1;")
        offers = {offer.text: offer.barred for offer in table.screen.entry.offers}
        assert {"tally": False, "theme": False}.items() <= offers.items()
        assert all(barred for text, barred in offers.items() if text not in ("tally", "theme"))
        table.press("enter")
        assert table.content_of("below").startswith("✗  You cannot “train” now.")


def check_languages(table: Sitting) -> None:
    """No word of another language is proposed."""
    session, entry = table.screen.session, table.screen.entry
    verbs = {verb for names in table.screen.painter.words.verbs().values() for verb in names}
    verbs |= {move.verb for move in session.game.legal(session.state)}
    for typed in ("t", "b", "k", "f", "s"):
        table.say(typed)
        offers = {offer.text for offer in entry.offers}
        assert [offer for offer in offers if not offer.isascii()] == []
        if entry.advice.ghost:
            assert (typed + entry.advice.ghost).split()[0] in verbs | offers


def test_impossible_verbs_stand_last_dimmed_with_a_reason(tmp_path: Path):
    with sit(write_beginning(tmp_path, RUNNING)) as table:
        check_languages(table)
        table.say("run; ")
        offers = table.screen.entry.offers
        assert [offer.barred for offer in offers] == sorted(offer.barred for offer in offers)
        lay = next(offer for offer in offers if offer.text == "lay")
        assert lay.barred
        assert [say.code for say in lay.remarks] == ["move-lay", "turn-too-late"]
        for _ in offers:
            table.press("tab")
            assert table.line.removeprefix("run; ") not in [offer.text for offer in offers if offer.barred]


# Player of a line


def test_a_name_alone_waits_for_what_its_owner_does(tmp_path: Path):
    with sit(write_beginning(tmp_path, FOUNDING)) as table:
        assert table.say("count Cl") == "… Tab adds: Cleo has 445", "the only way to go on"
        for name in ("Cle", "Cleo", "Cleo:"):
            assert table.say(name).startswith("… Cleo … does what? Choose from: ")
            table.enter("")
            assert table.screen.entry.advice.verdict == OPEN
        table.say("Cleo found JLR ")
        named = [offer.text for offer in table.screen.entry.offers]
        table.say("found JLR ")
        assert named == [offer.text for offer in table.screen.entry.offers] != [], "as without the name"


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


ASKED_FOR = {
    "theme": "Say which.  Choose from: dark, light, contrast",
    "ledger": "Say which.  Choose from: Anna, Bert, Cleo, Dora, ",
    "theme pink": "“pink” is unknown here.",
}
"""Question about a command without its value, by the line."""


def test_a_line_says_before_enter_what_it_does_or_lacks(tmp_path: Path):
    path = write_beginning(tmp_path, RUNNING)
    with sit(path) as table:
        with keep_unchanged(path):
            for line, reason in SAID_BEFORE_ENTER.items():
                found = table.say(line)
                assert found == reason if "Incomplete" in reason else found.startswith(reason)
                lines = [offer.line for offer in table.screen.entry.offers]
                assert len(lines) == len(set(lines)), line
            for line, reason in ASKED_FOR.items():
                table.press("ctrl+u")
                table.enter(line)
                assert table.content_of("below").startswith(f"✗  {reason}")
            table.press("ctrl+u")
            table.enter("look 100")
            for line in ("undo", "pay", "train 2"):
                assert table.say(line).startswith("✗ This is the table after move 100. Return to the present first")
                assert table.screen.entry.advice.verdict == REFUSED
            assert table.say("back").startswith("✓")
            table.press("enter")
        for typed, language in {"language deutsch": "de", "sprache polski": "pl", "język en": "en"}.items():
            table.enter(typed)
            assert table.screen.painter.words.language == language
        table.enter("EXIT")
        assert not table.app.is_running or table.app.return_code is not None


def test_after_the_end_it_is_said_what_can_still_be_done(tmp_path: Path):
    with sit(write_beginning(tmp_path, OVER), language="pl") as table:
        reason = table.content_of("below")
        for key in ("tally", "look", "menu"):
            assert table.screen.painter.words.say(f"name-{key}") in reason
        assert "100" in reason
        table.press("ctrl+p")
        assert table.app.screen.query_one(Input).placeholder == "Szukaj …"


# Place of reading


def test_a_move_that_another_word_may_allow_is_not_refused_yet(tmp_path: Path):
    with sit(write_beginning(tmp_path, 24, played.file_of("russia"))) as table:
        assert table.say("black 1").startswith("✗")
        assert table.say("black 1 ").startswith("…")


def test_of_a_long_line_the_end_that_is_typed_is_in_sight(tmp_path: Path):
    """A long ledger and the log show their end first; the letters of the panes are named."""
    with sit(write_beginning(tmp_path, LAYING), size=SIZES["narrow"]) as table:
        line, info = table.screen.entry, table.screen.info
        table.type(f"note {'tea and cake ' * 16}END")
        assert line.region.right <= table.screen.size.width
        assert line.render_line(0).text.rstrip().endswith("cake END")
        table.press("home")
        assert line.render_line(0).text.startswith("note tea")
        table.press("end", "backspace")
        assert line.render_line(0).text.rstrip().endswith("cake EN")
        table.press("ctrl+u")
        table.enter("ledger Anna")
        assert 0 < info.scroll_y == info.max_scroll_y
        table.press("escape", "ctrl+o")
        assert table.remark.startswith("A Companies and players B If it ended now C On turn D What is coming E Log")
        table.press("ctrl+o")
        assert table.content_of("below").startswith("›")
        table.press("ctrl+o", "e")
        assert 0 < info.scroll_y == info.max_scroll_y


def test_a_key_that_opens_nothing_has_nothing_laid_out_anew(tmp_path: Path):
    """Verbs are offered step by step, and the help shows them so."""
    with sit(write_beginning(tmp_path, LAYING)) as table:
        table.type("note x; ")
        offered = [offer.text for offer in table.screen.entry.offers if not offer.barred]
        assert offered[:3] == ["lay", "station", "run"]
        table.press("ctrl+u", "question_mark")
        forms = [line.split()[0] for line in table.info().splitlines() if line[:1].islower()]
        assert forms[:3] == ["lay", "station", "run"]
        table.press("escape")
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


def test_a_ledger_says_what_followed_from_somebody_elses_move(tmp_path: Path):
    with sit(write_beginning(tmp_path, THIRD_PASS)) as table:
        table.enter("ledger Anna")
        row = next(line for line in table.info().splitlines() if line.split()[:1] == ["41"])
        assert row.endswith("pass · Anna buys P6 for 190.")


def test_line_shows_that_a_turn_has_ended_by_itself(tmp_path: Path):
    with sit(write_beginning(tmp_path, 130)) as table:
        table.type("pay; t from BCR 3+3 1")
        reason = table.remark
        assert "The turn of BCR ended with “pay”: Train 2+2 costs 180; BCR has 160." in reason


# A refused line


def test_a_refused_line_is_selected_and_mended_by_tab(tmp_path: Path):
    with sit(write_beginning(tmp_path, FOUNDING)) as table:
        for keys, line in {"p": "p", "end p": "sell jggp", "left p": "psell jgg", "backspace": ""}.items():
            table.enter("sell jgg")
            assert (table.line, table.screen.entry.selected_text) == ("sell jgg", "sell jgg")
            table.press(*keys.split())
            assert table.line == line
            table.press("end", "ctrl+u")
        for line, mended in (("found JGG 105", "found JGG 105"), ("done 5", "done 5"), ("b jgg", None)):
            table.enter(line)
            table.press("tab")
            assert table.screen.entry.selected_text == ""
            assert (table.line == mended) if mended else (table.line != line)
            table.press("end", "ctrl+u")


# No word is dropped


def test_a_word_that_a_command_has_no_use_for_is_refused(tmp_path: Path):
    with sit(write_beginning(tmp_path, RUNNING)) as table:
        for line in ("help permits", "tally Anna", "clock off please", "back now", "menu x", "quit now"):
            word = line.partition(" ")[2]
            assert table.say(line).startswith(f"✗ The line should end before “{word}”.")
            assert table.screen.entry.advice.verdict == REFUSED
            table.press("enter")
            assert table.line == line
            assert table.info() == ""


def test_what_if_tries_the_line(tmp_path: Path):
    path = write_beginning(tmp_path, RUNNING)
    with keep_unchanged(path), sit(path) as table:
        for what_if in ("what if", "whatif", "WHAT IF"):
            assert table.say(f"{what_if} run; pay").startswith("✓ run ")
            table.press("enter")
            assert table.line == ""
            assert table.screen.session.mode == "branch"
            assert len(table.screen.session.entries) == RUNNING + 2
            table.press("escape")
            assert len(table.screen.session.entries) == RUNNING
        assert table.say("what if buy JGG 7").startswith("✗")
        table.press("enter")
        assert table.line == "what if buy JGG 7"
        assert table.screen.session.mode == "live", "a line that is refused is not tried"
        assert table.content_of("below").startswith("✗")
        table.say("ru")
        plain = [offer.text for offer in table.screen.entry.offers]
        table.say("what if ru")
        assert [offer.text for offer in table.screen.entry.offers] == plain
        table.press("tab")
        assert table.line.startswith("what if run")


# Spoken lines


def test_what_is_asked_in_other_words_is_answered(tmp_path: Path):
    with sit(write_beginning(tmp_path, FOUNDING)) as table:
        for line in ("where 57", "about 57", "wo 57", "about privates", "about Privatpapiere"):
            table.enter(line)
            assert table.line == ""
            assert all(word in table.info() for word in (["57"] if "57" in line else ["P0", "P7"]))
            table.press("escape")
            assert table.info() == ""
        table.type("p")
        assert table.screen.entry.advice.verdict == GOOD
        assert len(table.screen.entry.offers) > 1
        assert "choices" not in table.visible(), "other verbs of a good line are listed by Tab alone"
        table.press("tab", "tab")
        assert "choices" in table.visible()


def test_two_moves_need_no_semicolon(tmp_path: Path):
    with sit(write_beginning(tmp_path, LATE)) as table:
        for line in ("train 8E done", "NJR buys an 8E, ends", "buy an 8e and that's it"):
            assert table.say(line).startswith("✓ train 8E")


@pytest.mark.parametrize("line", ["pass.", "Cleo passes.", "cle pass", "C: pass", "cl: p"])
def test_a_name_may_be_cut_short_and_a_sentence_ends_with_a_stop(tmp_path: Path, line: str):
    with Journal.open(write_beginning(tmp_path, FOUNDING)) as journal:
        journal.submit(line)
        assert [(entry.actor, entry.line) for entry in journal.entries[FOUNDING:]] == [("Cleo", "pass")]


def test_a_hex_that_is_not_there_names_those_around_it(tmp_path: Path):
    with sit(write_beginning(tmp_path, LAYING)) as table:
        answer = table.say("lay E6 57")
        assert "There is no hex E6 on the map; nearby: E5, E7, D6, F6." in answer
        assert table.screen.entry.advice.verdict in (OPEN, REFUSED)


@pytest.mark.parametrize(("letter", "verb"), [("p", "pass"), ("g", "found"), ("b", "bid")])
def test_letter_of_a_move_means_it_even_out_of_place(tmp_path: Path, letter: str, verb: str):
    """One pass too many runs into an investor's turn: it does not mean a permit, a marker or a rocket."""
    with Journal.open(write_beginning(tmp_path, FIRST_PASS)) as journal, pytest.raises(Refusal) as refused:
        journal.submit(letter)
    assert (refused.value.code, refused.value.facts["verb"]) == ("turn-not-now", verb)


@pytest.mark.parametrize("line", ["{}: buy NJR", "{} buys NJR", "buy JGG, {}: pass"])
def test_a_beginning_of_a_name_is_nobody_else_s(tmp_path: Path, line: str):
    """Anna and Bert are not due, and `an` and `be` are also words that carry nothing."""
    with Journal.open(write_beginning(tmp_path, FOUNDING)) as journal:
        (due,), seats = journal.game.due(journal.state), journal.header.seats
        assert due == "Cleo"
        for other in seats[:2]:
            for end in (2, 3):
                with pytest.raises(Refusal) as refused:
                    journal.submit(line.format(other[:end]))
                assert (refused.value.code, refused.value.facts["word"]) == ("unreadable-due", other)
