"""The audit at the table: questions on the line, Enter where all agrees, what differs explained at the end."""

from __future__ import annotations

from pathlib import Path

import pytest

from eighteen80.china import GAME
from eighteen80.engine.table_moves import Count
from eighteen80.record.replay import read
from eighteen80.table.views.audit_view import AuditScreen
from eighteen80.words import LANGUAGES, Words
from tests.support.sitting import SIZES, Sitting, keep_unchanged, sit, write_beginning

PLAYED = 150
AUDIT = {language: Words(language).say("name-audit") for language in LANGUAGES}


def lines(path: Path) -> list[str]:
    """Return the record's lines after the moves that were played."""
    return [entry.line for entry in read(path).entries[PLAYED:]]


def is_counting(table: Sitting) -> bool:
    return isinstance(table.app.screen, AuditScreen)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_enter_alone_records_everything_as_agreeing(tmp_path: Path, language: str):
    """Every word has room on the smallest screen."""
    path = write_beginning(tmp_path, PLAYED)
    with sit(path, size=SIZES["narrow"], language=language) as table:
        table.enter(AUDIT[language])
        assert len(table.content_of("keys").splitlines()) == 1
        assert "audit-" not in table.content_of("below") + table.content_of("head")
        for _ in range(60):
            assert len(table.content_of("below").splitlines()) <= 2
            assert len(table.content_of("lying").splitlines()) <= 18
            table.press("enter")
            if not table.content_of("keys").startswith("Enter:") or not is_counting(table):
                break
        assert not is_counting(table)
        verbs = table.screen.painter.words.verbs()
        names = [verbs[verb][0] if verbs[verb] else verb for verb in ("count", "confirm")]
        assert any(f"{verb} " in table.content_of("log") for verb in names)
    assert lines(path) == [GAME.write(move) for move in GAME.corrections.audit(read(path).state)]


def test_difference_is_explained_with_the_line_that_mends_it(tmp_path: Path):
    path = write_beginning(tmp_path, PLAYED)
    cash = read(path).state.players["Anna"].cash
    with sit(path) as table:
        table.enter("audit anna")
        table.type(str(cash + 50))
        table.press("enter", "enter")
        assert f"Anna, cash: you found {cash + 50}, the record says {cash}." in table.content_of("lying")
        assert 'correct cash Anna +50 ""' in table.content_of("lying")
        assert "1 differ" in table.content_of("below")
        assert "Why does it differ (Anna, cash)?" in table.content_of("below")
        table.type("?")
        table.press("enter")
        assert "at least 3 letters" in table.content_of("below")
        table.press("ctrl+u")
        table.type("miscounted")
        table.press("enter")
        assert 'correct cash Anna +50 "miscounted"' in table.content_of("lying")
        table.press("enter")
        table.press("up")
        assert table.line == 'correct cash Anna +50 "miscounted"'
    assert not any(line.startswith("count Anna") and "certificates" not in line for line in lines(path))
    assert any(line.endswith("certificates") for line in lines(path))


def test_what_is_no_number_may_be_found_otherwise_too(tmp_path: Path):
    path = write_beginning(tmp_path, PLAYED)
    hex_, laid = max(read(path).state.board.tiles.items())
    with sit(path) as table:
        table.enter(f"audit {hex_}")
        table.type("none")
        table.press("enter", "enter")
        assert f"{hex_}, tile: you found none, the record says {laid.number}" in table.content_of("lying")
        assert f'correct tile {hex_} none ""' in table.content_of("lying")
        assert f"lay {hex_} {laid.number}" in table.content_of("lying")
        table.press("enter")
        table.press("up")
        table.type("taken up")
        assert table.line == f'correct tile {hex_} none "taken up"'


def test_arrows_choose_another_thing_and_a_dash_skips_it(tmp_path: Path):
    path = write_beginning(tmp_path, PLAYED)
    with sit(path) as table:
        table.enter("audit Anna")
        assert table.content_of("below").startswith("Anna, cash")
        table.press("down")
        assert table.content_of("below").startswith("Anna, certificates")
        table.press("up", "up")
        assert table.content_of("below").startswith("Anna, shares")
        table.type("-")
        table.press("enter", "enter")
        assert "2 agreed" in table.content_of("below")
        assert "1 not counted" in table.content_of("below")
    assert [line.split()[0] for line in lines(path)] == ["count", "count"]


def test_escape_leaves_and_only_what_was_found_is_told(tmp_path: Path):
    path = write_beginning(tmp_path, PLAYED)
    cash = read(path).state.players["Anna"].cash
    with sit(path) as table:
        with keep_unchanged(path):
            table.enter("audit")
            table.type("12")
            table.press("escape", "escape")
            assert not is_counting(table)
            assert table.say("undo").startswith("✓")
            table.press("ctrl+u")
            table.enter("audit Anna")
            table.type("ten")
            table.press("enter")
            assert table.content_of("below") == "“ten” is not a number."
            assert is_counting(table)
            table.press("ctrl+u")
            table.press("7", "enter")
            table.press("escape")
            assert "you found 7" in table.content_of("lying")
            table.press("escape")
        table.enter("audit anna")
        table.type(str(cash))
        table.press("enter", "escape")
        assert "1 agreed and recorded, 0 differ" in table.content_of("below")
        assert lines(path) == [f"count Anna {cash}"]
        table.press("escape")
        table.enter("audit anna")
        table.press(*str(cash), "enter")
        path.unlink()
        table.press("escape")
        assert "no longer exists" in table.content_of("below")
        table.press("escape")
        assert "0 agreed and recorded, 0 differ" in table.content_of("below")


def test_the_table_is_counted_at_its_present_moment_only(tmp_path: Path):
    with sit(write_beginning(tmp_path, PLAYED)) as table:
        for away in ("look 3", "what if"):
            table.enter(away, "audit")
            assert not is_counting(table)
            assert "press Esc" in table.content_of("below")
            table.press("ctrl+u", "escape")
        table.enter("audit Xaver")
        assert "“Xaver” has nothing to count" in table.content_of("below")


def test_a_record_that_may_not_be_written_is_not_counted(tmp_path: Path):
    path = write_beginning(tmp_path, PLAYED)
    path.write_text(path.read_text("utf-8") + "19:00:00  Anna  nonsense\n", "utf-8")
    with sit(path) as table:
        with keep_unchanged(path):
            table.enter("audit")
        assert not is_counting(table)
        assert table.content_of("below").startswith("✗")


def test_disk_that_takes_nothing_is_told_and_question_stays(tmp_path: Path):
    path = write_beginning(tmp_path, PLAYED)
    with sit(path) as table:
        table.enter("audit Anna")
        path.write_text(path.read_text("utf-8") + "# another hand\n", "utf-8")
        table.press("enter")
        assert is_counting(table)
        assert table.content_of("below")
        assert "Anna, cash" in table.content_of("lying")


# Counts that are typed


def test_a_count_that_agrees_stands_in_the_log(tmp_path: Path):
    path = write_beginning(tmp_path, PLAYED)
    asked = GAME.corrections.audit(read(path).state)
    sorts = {move.what: move for move in asked if isinstance(move, Count)}
    counts = [f"count {count.subject} {count.amount} {count.what}" for count in sorts.values()]
    with sit(path, size=SIZES["wide"]) as table:
        table.enter(*counts)
        for count in sorts.values():
            wording = f"{count.subject} has {count.amount}: that agrees."
            assert wording in " ".join(table.content_of("log").split()), count.what
    assert lines(path) == [count.removesuffix(" cash") for count in counts]


def test_differing_count_stays_with_both_figures_and_a_way_out(tmp_path: Path):
    path = write_beginning(tmp_path, PLAYED)
    cash = read(path).state.players["Anna"].cash
    with sit(path) as table:
        with keep_unchanged(path):
            table.enter(f"count Anna {cash + 10}")
        assert table.line == f"count Anna {cash + 10}"
        wording = table.remark
        assert f"{cash + 10} counted, the record says {cash} (cash)" in wording
        assert "audit Anna" in wording
