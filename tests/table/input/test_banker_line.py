"""The banker's line: its hints before Enter, its answers to slips, and the place of its help on a small screen."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.events import Paste

from eighteen80.capabilities import HasPurses, SuggestsLines
from eighteen80.china import GAME
from eighteen80.china.moves import MOVES, NOTATION
from eighteen80.line.folding import fold
from eighteen80.record.grammar import Header
from eighteen80.record.journal import Journal
from eighteen80.record.replay import read
from eighteen80.table.input.commands import COMMANDS, every_name
from eighteen80.table.session import Session
from tests.support.china.play_table import AUCTION
from tests.support.china.recorded_games import kept_games
from tests.support.played import entries
from tests.support.sitting import GRAND_RUN, SIZES, keep_unchanged, sit, write_beginning

SEATS = ("Anna", "Bert", "Müller")
DRAFT = "investor A1; investor A3; investor A7"
IDLE = "A1: done; A3: done; A7: done"
FOUNDED = "pass; Bert: found HKR 90 20% ABC; Müller: found CKR 80 20% ABC"


def record_lines(folder: Path, *lines: str) -> Path:
    """A record with these lines played."""
    path = folder / f"line{GAME.ending}"
    with Journal.create(path, Header(game=GAME.name, seats=SEATS, rules=GAME.version)) as journal:
        for line in lines:
            journal.submit(line.replace("Cleo", "Müller"))
    return path


def shares(folder: Path) -> Path:
    """The first share round, with Anna to begin."""
    return record_lines(folder, *AUCTION, DRAFT)


# The preview


def test_the_preview_says_who_comes_next(tmp_path: Path):
    """Pasted lines become one previewed line; a bid without a sum continues with the next."""
    path = record_lines(tmp_path)
    with sit(path) as table:
        with keep_unchanged(path):
            assert table.say("bid 5").endswith("next: Bert")
            assert table.say("bid 5; pass; pass").endswith("next: Bert")
            for typed, least in (("b ", "5"), ("bid 10; pass; b ", "15")):
                table.say(typed)
                assert table.screen.entry.advice.ghost == least
                table.press("tab")
                assert table.line == f"{typed}{least}"
            table.press("ctrl+u")
            table.screen.entry.post_message(Paste("bid 5\n\n  bid 10\r\npass\n"))
            table.press()
        assert table.line == "bid 5; bid 10; pass"
        assert table.content_of("below").startswith("✓  bid 5; Bert: bid 10; Müller: pass")
        table.press("enter")
    assert [entry.line for entry in read(path).entries] == ["bid 5", "bid 10", "pass"]


def test_a_move_as_it_is_said_is_previewed_as_it_is_kept(tmp_path: Path):
    """A company's director is named; an umlaut may be typed as two letters; a correction leaves a lasting mark."""
    with sit(shares(tmp_path)) as table:
        assert table.say("pass;").startswith("✓")
        table.press("tab")
        assert table.line == "pass;pass", "after a semicolon the likeliest move is ghost text too"
        assert table.content_of("below").startswith("✓  pass; Bert: pass")
        assert table.say("Anna buys a share of BCR").startswith("✓ buy BCR ")
        table.wait(table.pilot.click("#log"))
        assert "buys P0 for 5." in table.info()
        assert table.line == "Anna buys a share of BCR", "a click shows a pane in full, and the line stays ready"
        table.press("escape")
        assert table.info() == ""
        table.press("enter")
        assert table.say("Anna passes").startswith("✗ It is not Anna’s turn. To act: Bert")
        table.press("ctrl+u")
        table.enter("ledger mueller")
        assert "Ledger of Müller" in str(table.screen.info.border_title)
        table.press("escape")
        assert table.content_of("marks") == ""
        table.enter('correct cash Müller +5 "found under the board"', FOUNDED.partition("; ")[2])
        assert "1 correction" in table.content_of("marks")
        assert table.say("pass; pass; pass").endswith("next: A1 (Anna)")


def test_more_than_there_is_room_for_ends_with_key_that_shows_it(tmp_path: Path):
    with sit(write_beginning(tmp_path, GRAND_RUN), size=SIZES["narrow"]) as table:
        table.type("run; pay; JLR: run; pay; done; WNR: run; pay")
        pane = table.screen.pane("below")
        last = "".join(text for text, _ in pane.lines(pane.size.width, pane.size.height)[-1])
        assert last.endswith("… F1: all of it")
        assert len(last) <= pane.size.width
        table.press("f1")
        details = table.answer
        assert "next: WNR (Dora)" in details
        assert "NJR 130 → 140" in details


# Slips and the way out of a refusal


def test_nearest_of_many_choices_comes_first(tmp_path: Path):
    with sit(shares(tmp_path)) as table:
        table.enter("found HRK 90")
        below = table.content_of("below")
        assert "Choose from: LHR, HKR, " in below
        assert below.endswith(", …")
        table.say("found HKR")
        assert [offer.line for offer in table.screen.entry.offers][:2] == ["found HKR 100", "found HKR 90"]
        table.press("tab")
        assert table.line.startswith("found HKR 100")
        for key in ("space", "enter"):
            table.say("pass; pass; buy XYZ QQQ")
            table.press(key)
            assert table.content_of("below").startswith("✗  Müller buy XYZ QQQ:")


def test_tab_mends_refused_line_where_it_is_wrong_and_keeps_rest(tmp_path: Path):
    with sit(shares(tmp_path)) as table:
        for rest in ("", "; p"):
            assert "Allowed: pass (Tab)" in table.say(f"buy BCR; Bert: done{rest}")
            table.press("enter")
            assert table.line == f"buy BCR; Bert: done{rest}"
            table.press("tab")
            assert table.line == f"buy BCR; pass{rest}"
            assert table.content_of("below").startswith("✓")
        table.press("ctrl+u")
        table.enter("buy BCR; pass; buy BCR; pass")
        assert table.line == table.screen.entry.selected_text == "buy BCR; pass; buy BCR; pass"
        table.press("tab")
        assert table.line == "buy BCR; pass; Müller: buy BCR; pass"


# Commands and help


def test_commands_are_known_in_every_language(tmp_path: Path):
    """The help is running text where columns have no room."""
    with sit(record_lines(tmp_path), size=SIZES["narrow"]) as table:
        assert "? help" in table.content_of("keys")
        for word in ("hilfe", "pomoc", "Help"):
            table.enter(word)
            assert "bid AMOUNT  Bid for the private company up for auction.  e.g. bid 5" in table.info()
            table.press("escape")
            assert table.info() == ""
        table.press("question_mark")
        assert "bid AMOUNT" in table.info()


def test_an_investor_is_asked_and_offered_only_what_he_may_do(tmp_path: Path):
    with sit(record_lines(tmp_path, *AUCTION, DRAFT, "pass; pass; pass"), size=SIZES["narrow"]) as table:
        assert table.content_of("below") == "›  A1 (Anna): lay track, or run?"
        table.enter("p")
        assert "Allowed: done (Tab)" in table.remark, "before a longer word"
        table.press("tab")
        assert table.line == "done"
        table.press("ctrl+u")
        table.enter(IDLE)
        table.type("lay M3 57 WE")
        assert "map" in table.visible()
        table.press("ctrl+u")
        assert "map" not in table.visible(), "it is in sight only while the line would change it"


def test_no_command_goes_by_the_name_of_a_move():
    commands = {fold(name) for command in COMMANDS for name in every_name(command)}
    moves = {fold(name) for move in MOVES for name in NOTATION.names(move)}
    assert commands & moves == {"rule"}


# Forced decisions

SOLD_TO_THE_LAST = 228
"""WNR has bought a train that it cannot pay: Anna, who directs it, has to find the rest."""


def record_forced_purchase(folder: Path) -> Path:
    """A forced purchase in a recorded game."""
    path = folder / f"gap{GAME.ending}"
    (game,) = (game for game in kept_games() if game.name == "debts")
    path.write_text(game.first(SOLD_TO_THE_LAST), "utf-8")
    return path


@pytest.mark.parametrize("size", ["narrow", "normal"])
def test_forced_purchase_offers_every_answer_with_its_result(tmp_path: Path, size: str):
    path = record_forced_purchase(tmp_path)
    with sit(path, size=SIZES[size]) as table:
        asked = table.remark
        assert asked == "› Anna: 93 short for WNR’s train 4+4: sell shares, or borrow (debt 139)?"
        assert "choices" not in table.visible()
        table.press("tab")
        assert ("choices" in table.visible()) is (size != "narrow")
        if size == "narrow":
            assert "▸  sell BZU 1  borrow" in table.content_of("below")
            return
        _, heads, *choices = [row[1:].split() for row in table.content_of("choices").splitlines()]
        assert heads == ["shares", "→", "debt", "→"]
        assert [row[:end] for row in choices for name, end in (("sell", 6), ("borrow", 3)) if row[0] == name] == [
            ["sell", "BZU", "1", "0", "%", "87"],
            ["borrow", "139", "Anna"],
        ]


def test_tab_goes_through_answers_and_none_is_taken_before_enter(tmp_path: Path):
    path = record_forced_purchase(tmp_path)
    with sit(path) as table:
        lines = []
        with keep_unchanged(path):
            for _ in range(3):
                table.press("tab")
                lines.append(table.line)
        assert lines == ["sell BZU 1", "borrow", "sell BZU 1"]
        table.press("shift+tab", "enter")
        assert table.line == ""
        assert table.screen.session.entries[-1].line == "borrow"
        table.press("ctrl+z")
        assert "forced" in table.visible()
        assert "choices" not in table.visible()
        table.press("tab")
        assert "choices" in table.visible()
        table.press("escape")
        table.enter("borrow", f"look {SOLD_TO_THE_LAST}")
        assert "choices" not in table.visible(), "nothing has to be decided any more"
        table.press("tab")
        assert table.line == ""


DECISIONS = {
    "StartOwed": "permit ABC",
    "PaymentOwed": "claim",
    "SurplusOwed": "scrap",
    "HomeOwed": "home",
    "MergeOwed": "merge treasury",
    "ReplaceOwed": "replace",
    "RocketOwed": "rocket",
    "GapOwed": "borrow",
}


def test_forced_decisions_of_recorded_games_list_their_answers():
    found: dict[str, set[str]] = {}
    for game in kept_games():
        for entry in entries(game.name):
            lines = GAME.offers(SuggestsLines).decisions(entry.after)
            assert bool(lines) == bool(entry.after.owed)
            if lines:
                found.setdefault(type(entry.after.owed[0]).__name__, set()).update(lines)
    assert {name: any(line.startswith(DECISIONS[name]) for line in lines) for name, lines in found.items()} == (
        dict.fromkeys(DECISIONS, True)
    )


def test_decision_that_comes_first_is_put_before_the_line(tmp_path: Path):
    bids = ("5", "10", "25", "45", "70", "100", "160")
    with sit(record_lines(tmp_path, *(f"bid {bid}; pass; pass" for bid in bids))) as table:
        table.enter("bid 50; pass; pass")
        table.press("tab")
        assert table.line.endswith("; bid 50; pass; pass")
        assert table.line.startswith("permit ABC")
        assert table.content_of("below").startswith("✓")


CHANGES = {
    "undo turn": "Undoes move",
    "undo round": "Undoes",
    "undo to 3": "from 4 on",
    "rückgängig 2": "Undoes 2 moves",
    "amend 1 bid 15": "✓ amend 1 bid 15",
    "amend 1 bid 500": "Move 15 would become illegal",
    "amend 1 bid 7": "✗ Instead of move 1 (Anna: bid 5): 7 is not a multiple of 5",
    "drop 1": "Move 1 would become illegal",
}
"""Announcements of a step back or a repair, by the line."""


def test_a_whole_turn_of_a_company_is_previewed_as_one(tmp_path: Path):
    path = record_lines(tmp_path, *AUCTION, DRAFT, "pass; pass; pass", IDLE)
    with sit(path) as table:
        with keep_unchanged(path):
            for line, words in CHANGES.items():
                assert words in table.say(line), line
            table.press("ctrl+u")
            table.type("BCR lays M3 57 WE; buys a 2; buys a 2; done")
        word = table.remark
        assert word.startswith("✓ lay M3 57 W-E; train 2; train 2; done")
        assert "BCR 500 → 300" in " ".join(table.content_of("effects").split())
        assert word.endswith("next: A1 (Anna)")
        table.press("enter")
    assert [entry.line for entry in read(path).entries[-4:]] == ["lay M3 57 W-E", "train 2", "train 2", "done"]


# The ledger


@pytest.mark.parametrize("name", ["debts", "mergers"])
def test_sums_of_each_ledger_are_cash_at_every_moment_of_game(tmp_path: Path, name: str):
    path = tmp_path / f"ledger{GAME.ending}"
    (game,) = (game for game in kept_games() if game.name == name)
    path.write_text(game.text, "utf-8")
    session = Session.open(path)
    for purse in GAME.offers(HasPurses).purses(session.state):
        payments = {payment.number: payment for payment in session.ledger(purse)}
        balance = payments[0].amount
        for entry in session.entries:
            payment = payments.get(entry.number)
            balance += payment.amount if payment else 0
            assert balance == GAME.offers(HasPurses).purses(entry.after).get(purse, 0)
            assert payment is None or (payment.balance, payment.line) == (balance, entry.line)
    session.close()


def test_what_only_changes_values_on_map_does_not_bring_it_up(tmp_path: Path):
    with sit(record_forced_purchase(tmp_path), size=SIZES["narrow"]) as table:
        table.type("borrow")
        assert "→ C1" in table.content_of("effects")
        assert "map" not in table.visible()
