"""Lines as people speak, and their refusals."""

from __future__ import annotations

from pathlib import Path

import pytest

from eighteen80.record.journal import Journal
from eighteen80.refusals import Refusal
from eighteen80.table.input.preview import GOOD, OPEN, REFUSED
from tests.support.sitting import FOUNDING, LATE, LAYING, RUNNING, keep_unchanged, sit, write_beginning

FIRST_PASS = 55
"""Number of moves of the demo game to A1's first turn."""


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
