"""Repair of the past: all that follows is made again; what no longer holds is shown with ways out, and each works."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from eighteen80.china import GAME
from eighteen80.record.grammar import Header
from eighteen80.record.journal import Journal
from eighteen80.record.replay import read
from eighteen80.record.steps import Broken
from eighteen80.refusals import Illegal, Refusal
from eighteen80.table.input.preview import advise, try_out
from eighteen80.words import LANGUAGES
from tests.support.china.play_table import AUCTION
from tests.support.counter import COUNTER, counter
from tests.support.shell import DONE, REFUSED, Shell
from tests.support.sitting import keep_unchanged, sit

RECORD = "a.1880"
NOON = "12:00:00"
# The pile holds 20: with 8 in the place of the second 5, neither the fourth nor the fifth move holds any more.
HEADER = Header(game="Counter", seats=("Anna", "Bert"), rules=1, rulings={"limit": "20"})
PLAYED = ("add 5", "add 5", "add 5", "add 4", "add 1")
REPAIR = "amend 2 add 8"


@pytest.fixture
def table(tmp_path: Path):
    with Journal.create(tmp_path / "game.1880", HEADER, COUNTER) as opened:
        opened.submit("; ".join(PLAYED), NOON)
        yield opened


def lines(table: Journal) -> list[str]:
    """The moves in force; the file says the same."""
    found = [entry.line for entry in table.entries]
    record = read(table.path, COUNTER, strict=True)
    assert (record.trouble, [entry.line for entry in record.entries]) == (None, found)
    return found


def conflict_of(table: Journal, typed: str) -> Broken:
    with keep_unchanged(table.path), pytest.raises(Broken) as refused:
        table.submit(typed)
    return refused.value


@pytest.mark.parametrize("typed", ["amend 3 add x", "amend 3 add 99", "undo; amend 3 add 99"])
def test_refused_amendment_names_the_move_it_replaces(table: Journal, typed: str):
    with pytest.raises(Refusal) as refused:
        table.submit(typed)
    entry = table.entries[2]
    assert refused.value.was == {"number": 3, "who": entry.actor, "line": entry.line}


def test_what_is_refused_of_no_move_before_names_none(table: Journal):
    for typed in ("add 99", "insert 3 add 99", "amend 99 add 1"):
        with pytest.raises(Refusal) as refused:
            table.submit(typed)
        assert refused.value.was is None


def way(refusal: Broken, verb: str) -> str:
    """The one way out of this kind."""
    (found,) = (choice for choice in refusal.choices if re.search(rf"; {verb}[^;]*$", choice))
    return found


def test_first_failing_move_is_named_with_its_reason(table: Journal):
    refusal = conflict_of(table, REPAIR)
    assert (refusal.number, refusal.reason.code) == (4, "counter-too-much")
    assert refusal.facts["actor"] == "Bert"
    assert refusal.facts["line"] == "add 4"


def test_repair_counts_the_moves_it_touches_before_it_is_made(table: Journal):
    refusal = conflict_of(table, REPAIR)
    assert (refusal.facts["later"], refusal.facts["left"]) == (3, 2)
    assert len(table.entries) - refusal.facts["left"] == 3
    refusal = conflict_of(table, way(refusal, "drop 4"))
    assert (refusal.facts["later"], refusal.facts["left"]) == (2, 1)


@pytest.mark.parametrize(
    ("typed", "later", "gone"),
    [
        ("amend 1 add 4", 4, 0),
        ("amend 5 add 1", 0, 0),
        ("drop 5", 0, 1),
        ('insert 2 note "x"', 4, 0),
        ("amend 2 add 8; undo to 3", 1, 2),
        ("amend 2 add 8; drop 4; drop 4", 1, 2),
        ('amend 3 add 4; insert 3 note "x"', 2, 0),
    ],
)
def test_a_repair_that_holds_says_the_same_in_its_preview(table: Journal, typed: str, later: int, gone: int):
    history = table.history()
    remarks = advise(history, try_out(history, typed)).remarks
    (touched,) = (say for say in remarks if say.code == "repair-touches")
    assert touched.facts == {"later": later, "gone": gone}


def test_mending_the_first_shows_the_next_until_all_hold(table: Journal):
    first = conflict_of(table, REPAIR)
    second = conflict_of(table, f"{way(first, r'amend 4 $')}add 2")
    assert (second.number, second.facts["line"]) == (5, "add 1")
    with pytest.raises(Illegal, match="counter-too-much"):
        table.submit(f"{way(second, r'amend 5 $')}add 9")
    table.submit(way(second, "drop 5"))
    assert lines(table) == ["add 5", "add 8", "add 5", "add 2"]


def test_a_ruling_keeps_the_move_and_the_next_is_shown(table: Journal):
    first = conflict_of(table, REPAIR)
    ruled = way(first, 'amend 4 rule that "').replace('""', '"so it lies"')
    second = conflict_of(table, ruled)
    assert second.number == 5
    table.submit(way(second, 'amend 5 rule that "').replace('""', '"and this"'))
    assert lines(table)[3:] == ['rule that "so it lies" add 4', 'rule that "and this" add 1']
    assert table.state.total == 23


def test_a_ruling_that_would_not_hold_either_is_not_offered(tmp_path: Path):
    with Journal.create(tmp_path / "game.1880", HEADER, counter(bends=False)) as table:
        table.submit("; ".join(PLAYED), NOON)
        assert conflict_of(table, REPAIR).choices == (
            f"{REPAIR}; amend 4 ",
            f"{REPAIR}; drop 4",
            f"{REPAIR}; undo to 3",
        )


def test_what_breaks_may_be_left_out_one_after_the_other(table: Journal):
    second = conflict_of(table, way(conflict_of(table, REPAIR), "drop 4"))
    assert (second.number, second.reason.code) == (4, "record-actor")
    table.submit(way(second, "drop 4"))
    assert lines(table) == ["add 5", "add 8", "add 5"]


def test_the_game_may_stop_before_the_move_that_breaks(table: Journal):
    table.submit(way(conflict_of(table, REPAIR), "undo to 3"))
    assert lines(table) == ["add 5", "add 8", "add 5"]


@pytest.mark.parametrize(
    ("typed", "after"),
    [
        ("amend 1 add 6", ["add 6", *PLAYED[1:4]]),
        ('insert 1 note "x"', ['note "x"', *PLAYED]),
        ("amend 5 add 1", [*PLAYED]),
        ("drop 5", [*PLAYED[:4]]),
    ],
)
def test_the_first_and_the_last_move_are_repaired_like_any_other(table: Journal, typed: str, after: list[str]):
    table.submit("undo" if typed == "amend 1 add 6" else "")
    table.submit(typed)
    assert lines(table) == after


def test_the_originals_stay_in_the_record(table: Journal):
    before = table.path.read_text()
    table.submit("drop 5; amend 4 add 2; amend 2 add 6")
    assert table.path.read_text().startswith(before)
    assert lines(table) == ["add 5", "add 6", "add 5", "add 2"]


def test_undo_after_a_repair_takes_moves_and_keeps_the_repair(table: Journal):
    table.submit("amend 5 add 1; drop 5; amend 1 add 4")
    table.submit("undo 2")
    assert lines(table) == ["add 4", "add 5"]
    table.submit("redo 2")
    assert lines(table) == ["add 4", "add 5", "add 5", "add 4"]
    with pytest.raises(Illegal, match="record-redo-none"):
        table.submit("redo")


def test_a_repair_is_repaired_by_the_original(table: Journal):
    table.submit("amend 4 add 2")
    table.submit("amend 4 add 4")
    assert lines(table) == [*PLAYED]


def test_a_repair_is_taken_back_as_a_whole(table: Journal):
    table.submit("amend 4 add 2; drop 5")
    table.submit('insert 1 note "x"')
    table.submit("undo repair")
    assert lines(table) == ["add 5", "add 5", "add 5", "add 2"]
    assert table.entries[3].after.total == 17
    table.submit("undo repair", NOON)
    assert lines(table) == [*PLAYED]
    assert table.path.read_text().endswith("12:00:00  -     undo repair  ; to 5\n")
    with pytest.raises(Illegal, match="record-repair-none"):
        table.submit("undo repair")


@pytest.mark.parametrize("typed", ["undo; add 1", "undo", "undo; redo", 'note "x"'])
def test_repair_is_not_taken_back_from_under_what_was_done_since(table: Journal, typed: str):
    table.submit("amend 4 add 3")
    table.submit(typed)
    with keep_unchanged(table.path), pytest.raises(Illegal, match="record-repair-none"):
        table.submit("undo repair")


def test_moves_undone_before_a_repair_do_not_return(table: Journal):
    table.submit("undo 2; amend 1 add 6")
    with pytest.raises(Illegal, match="record-redo-none"):
        table.submit("redo")
    assert lines(table) == ["add 6", "add 5", "add 5"]


def test_of_several_edits_the_refused_one_is_named(table: Journal):
    typed = "amend 1 add 4; amend 2 add 99; drop 5"
    with pytest.raises(Illegal) as refused:
        table.submit(typed)
    assert typed[refused.value.start :].startswith("add 99")
    typed = "undo; amend 1 add 4; drop 99"
    with pytest.raises(Illegal) as refused:
        table.submit(typed)
    assert typed[refused.value.start :] == "drop 99"


# Through the command


@pytest.fixture
def auction(shell: Shell) -> Path:
    """An auction behind which investors are chosen: Anna has P0 for 5, Bert P1 for 10, …"""
    shell("new", RECORD, "--seats", "Anna,Bert,Cleo")
    assert shell("play", RECORD, *AUCTION).code == DONE
    return Path(RECORD)


def choices(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if line.startswith("    ")]


def test_a_bid_is_amended_amid_the_auction(shell: Shell, auction: Path):
    answer = shell("play", RECORD, "amend 1 bid 15")
    assert answer.code == DONE
    assert read(auction, strict=True).state.players["Anna"].cash == read(auction).entries[-1].after.players["Anna"].cash
    assert [entry.line for entry in read(auction).entries[:4]] == ["bid 15", "pass", "pass", "bid 10"]


def test_the_command_names_the_edit_that_is_refused(shell: Shell, auction: Path):
    answer = shell("play", RECORD, "amend 1 bid 15; amend 4 bid 12; drop 5")
    assert "Stopped at: “amend 4 bid 12” (move 2 of 3" in answer.err
    answer = shell("play", RECORD, "amend 4 xyz")
    assert "Stopped at: “amend 4 xyz”" in answer.err
    assert "Instead of move 4 (Bert: bid 10):" in answer.err
    assert len(read(auction).entries) == 25


def test_who_did_not_pass_after_all_is_asked_for_rest_of_auction(shell: Shell, auction: Path):
    with keep_unchanged(auction):
        answer = shell("play", RECORD, "amend 2 bid 10")
        assert answer.code == REFUSED
    assert "Move 4 would become illegal (Bert: bid 10)" in answer.err
    mend, drop, stop = choices(answer.err)
    assert (mend, drop, stop) == (
        "amend 2 bid 10; amend 4",
        "amend 2 bid 10; drop 4",
        "amend 2 bid 10; undo to 3",
    )
    # Cleo passes, Anna gives in as well, and the rest is as it was.
    assert shell("play", RECORD, "amend 2 bid 10; insert 4 pass").code == DONE
    moves = read(auction, strict=True)
    assert [entry.line for entry in moves.entries[:5]] == ["bid 5", "bid 10", "pass", "pass", "bid 10"]
    assert moves.entries[3].actor == "Anna"


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_way_out_is_a_line_that_can_be_typed(shell: Shell, auction: Path, language: str):
    mend, *others = choices(shell("--lang", language, "play", RECORD, "amend 2 bid 10").err)
    for line in (f"{mend} pass", *others):
        copy = auction.with_name("copy.1880")
        copy.write_bytes(auction.read_bytes())
        answer = shell("--lang", language, "play", str(copy), line)
        while answer.code == REFUSED:
            # The last way always ends it: stop there.
            answer = shell("--lang", language, "play", str(copy), choices(answer.err)[-1])
        record = read(copy, strict=True)
        assert record.trouble is None
        assert record.entries[1].line == "bid 10"


# Through the screen


def auction_record(folder: Path) -> Path:
    path = folder / "a.1880"
    with Journal.create(
        path, Header(game="1880: China", seats=("Anna", "Bert", "Cleo"), rules=GAME.version)
    ) as journal:
        for line in AUCTION:
            journal.submit(line)
    return path


WAYS = {
    "amend 4": ("amend 2 bid 10; amend 4 pass", 5),
    "drop 4": ("amend 2 bid 10; drop 4", 5),
    "undo to 3": ("amend 2 bid 10; undo to 3", 3),
}


def test_screen_shows_ways_out_and_changes_nothing_until_enter(tmp_path: Path):
    path = auction_record(tmp_path)
    with sit(path) as table, keep_unchanged(path):
        table.type("amend 2 bid 10")
        assert "Move 4 would become illegal (Bert: bid 10)" in table.remark
        for offered in WAYS:
            assert offered in table.content_of("choices")
        table.press("enter")
        assert table.line == "amend 2 bid 10"
        assert "Move 4 would become illegal" in table.content_of("below")
        assert "Choose from" not in table.content_of("below")
        table.press("tab", "tab", "tab", "escape")
        assert table.line == ""
        assert len(table.screen.session.entries) == len(read(path).entries)


@pytest.mark.parametrize("offered", ["drop 4", "undo to 3"])
def test_a_way_out_is_taken_by_tab_and_enter(tmp_path: Path, offered: str):
    path = auction_record(tmp_path)
    line, _ = WAYS[offered]
    with sit(path) as table:
        table.type("amend 2 bid 10")
        for _ in WAYS:
            table.press("tab")
            if table.line == line:
                break
        assert table.line == line
        table.press("enter")
        for _ in AUCTION:
            if table.line:
                # Another move breaks; the last way out always ends it.
                table.press("shift+tab", "enter")
        assert table.line == ""
    record = read(path, strict=True)
    assert (record.trouble, record.entries[1].line) == (None, "bid 10")


def test_what_would_be_allowed_is_offered_within_the_edit(tmp_path: Path):
    path = auction_record(tmp_path)
    with sit(path) as table, keep_unchanged(path):
        for typed in ("amend 4 bid 12", 'insert 1 note "x"; amend 5 bid 12'):
            table.type(typed)
            assert table.content_of("below").startswith("✗")
            table.press("tab")
            assert table.line == typed.replace("bid 12", "bid 10")
            table.press("ctrl+u")


def test_the_ways_to_mend_a_move_are_those_of_its_moment(tmp_path: Path):
    path = auction_record(tmp_path)
    with sit(path) as table, keep_unchanged(path):
        table.type("amend 2 bid 10; amend 4 ")
        assert "pass" in table.content_of("choices")
        table.type("bid ")
        table.press("tab")
        assert table.line == "amend 2 bid 10; amend 4 bid 15"
        table.press("ctrl+u")
        table.type("ändern 25 ")
        assert "bid" in table.content_of("choices")


def test_mending_one_move_after_other_is_typed_on_one_line(tmp_path: Path):
    path = auction_record(tmp_path)
    with sit(path) as table:
        with keep_unchanged(path):
            table.type("amend 2 bid 10")
            table.press("tab")
            assert table.line == "amend 2 bid 10; amend 4 "
            assert table.content_of("below").startswith("…  amend 4:  “amend 4” needs a move after it")
            table.type("pass")
            assert "Move 5 would become illegal" in table.remark
            assert "amend 5" in table.content_of("choices")
            table.press("ctrl+u")
        table.enter("amend 2 bid 10; insert 4 pass")
        assert table.line == ""
    assert [entry.line for entry in read(path, strict=True).entries[1:5]] == ["bid 10", "pass", "pass", "bid 10"]


@pytest.mark.parametrize(
    ("language", "typed"), [("en", "undo repair"), ("de", "rückgängig reparatur"), ("pl", "cofnij naprawa")]
)
def test_a_repair_is_taken_back_on_the_screen_which_says_so(tmp_path: Path, language: str, typed: str):
    path = auction_record(tmp_path)
    before = [entry.line for entry in read(path).entries]
    with sit(path, language=language) as table:
        table.enter("amend 1 bid 15")
        table.type(typed)
        assert table.screen.painter.words.say("takes-back-repair") in table.remark
        table.press("enter")
    assert [entry.line for entry in read(path, strict=True).entries] == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_endless_repairs_are_refused_with_a_real_way_out(shell: Shell, monkeypatch: pytest.MonkeyPatch, language: str):
    monkeypatch.setattr("eighteen80.record.history.RECHECK_LIMIT", 5)
    shell("new", "a.1880", "--seats", "Anna,Bert,Cleo")
    assert shell("play", "a.1880", "bid 5", "pass", "pass", "bid 10", "amend 1 bid 10").code == DONE
    answer = shell("--lang", language, "play", "a.1880", "amend 1 bid 15")
    assert answer.code == REFUSED
    (command,) = re.findall(r"eighteen80 (export \S+ --to clean) > \S+", " ".join(answer.err.split()))
    name, _, *options = command.split()
    Path("copy.1880").write_text(shell(name, "a.1880", *options).out, "utf-8")
    assert shell("play", "copy.1880", "amend 1 bid 15").code == DONE
    assert [entry.line for entry in read("copy.1880").entries] == ["bid 15", "pass", "pass", "bid 10"]
