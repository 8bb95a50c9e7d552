"""The banker's line: what it says before Enter, what it says of slips, and where its help goes on a small screen."""

from __future__ import annotations

from pathlib import Path

import pytest
from playing import AUCTION
from recorded import kept
from sitting import SIZES, Sitting, sit, unchanged

from eighteen80.china import GAME
from eighteen80.china.moves import MOVES, NOTATION
from eighteen80.game import ENDING
from eighteen80.journal import Journal, read
from eighteen80.kinds import fold
from eighteen80.reading import Replay
from eighteen80.record import Header
from eighteen80.table.commands import COMMANDS, every_name

SEATS = ("Anna", "Bert", "Müller")
DRAFT = "investor A1; investor A3; investor A7"
FOUNDED = "pass; found HKR 90 20% ABC; found CKR 80 20% ABC"


def played(folder: Path, *lines: str) -> Path:
    """A record with these lines played."""
    path = folder / f"line{ENDING}"
    with Journal.create(path, Header(game=GAME.name, seats=SEATS, rules=GAME.rules)) as journal:
        for line in lines:
            journal.submit(line.replace("Cleo", "Müller"))
    return path


def shares(folder: Path) -> Path:
    """The first share round, with Anna to begin."""
    return played(folder, *AUCTION, DRAFT)


# The preview


def test_the_preview_says_who_comes_next(tmp_path: Path):
    async def play(table: Sitting) -> None:
        await table.type("bid 5")
        assert table.shown("below").endswith("next: Bert")
        await table.type("; pass; pass")
        assert table.shown("below").endswith("next: Bert")

    sit(play, played(tmp_path))


def test_the_preview_names_the_director_of_the_company_that_comes_next(tmp_path: Path):
    async def play(table: Sitting) -> None:
        await table.type("pass; pass; pass")
        assert table.shown("below").replace("\n  ", "").endswith("next: A1 (Anna)")

    sit(play, played(tmp_path, *AUCTION, DRAFT, FOUNDED))


def test_more_than_there_is_room_for_ends_with_the_key_that_shows_it(tmp_path: Path):
    async def play(table: Sitting) -> None:
        await table.type("pass; pass; pass")
        pane = table.screen.pane("below")
        last = "".join(text for text, _ in pane.lines(pane.size.width, pane.size.height)[-1])
        assert last.endswith("… F1: all of it")
        assert len(last) <= pane.size.width
        await table.press("f1")
        assert "next: A1 (Anna)" in table.info().replace("\n  ", "")

    sit(play, played(tmp_path, *AUCTION, DRAFT, FOUNDED), size=SIZES["narrow"])


def test_a_move_as_it_is_said_is_previewed_as_it_is_kept(tmp_path: Path):
    async def play(table: Sitting) -> None:
        await table.type("Anna buys a share of BCR")
        assert table.shown("below").startswith("✓  buy BCR  ")
        await table.press("enter")
        await table.type("Anna passes")
        assert table.shown("below").startswith("✗  It is not the turn of Anna. Due: Bert")

    sit(play, shares(tmp_path))


# Slips


def test_of_many_choices_the_nearest_comes_first_and_the_rest_is_hinted_at(tmp_path: Path):
    async def play(table: Sitting) -> None:
        await table.enter("found HRK 90")
        assert "To choose from: LHR, HKR, " in table.shown("below")
        assert table.shown("below").endswith(", …")

    sit(play, shares(tmp_path))


def test_of_several_moves_the_refused_one_is_shown_with_who_is_due_by_then(tmp_path: Path):
    async def play(table: Sitting) -> None:
        for key in ("space", "enter"):
            await table.press("ctrl+u")
            await table.type("pass; pass; buy XYZ")
            await table.press(key)
            assert table.shown("below").startswith("✗  Müller buy XYZ:")

    sit(play, shares(tmp_path))


def test_of_a_word_with_many_ways_to_go_on_the_next_words_are_offered(tmp_path: Path):
    async def play(table: Sitting) -> None:
        await table.type("found HKR")
        assert [offer.line for offer in table.screen.entry.offers][:2] == ["found HKR 100", "found HKR 90"]
        await table.press("tab")
        assert table.line.startswith("found HKR 100")

    sit(play, shares(tmp_path))


# Commands and help


@pytest.mark.parametrize("said", ["hilfe", "pomoc", "Help", "?"])
def test_commands_are_known_in_every_language(tmp_path: Path, said: str):
    async def play(table: Sitting) -> None:
        if said == "?":
            await table.press("question_mark")
        else:
            await table.enter(said)
        assert "bid AMOUNT" in table.info()

    sit(play, played(tmp_path))


def test_no_command_goes_by_the_name_of_a_move():
    commands = {fold(name) for command in COMMANDS for name in every_name(command)}
    moves = {fold(name) for move in MOVES for name in NOTATION.names(move)}
    assert commands & moves == {"rule"}


def test_help_is_running_text_where_columns_have_no_room(tmp_path: Path):
    async def play(table: Sitting) -> None:
        assert "? help" in table.shown("keys")
        await table.press("question_mark")
        assert "bid AMOUNT  Bid for the private company under the hammer.  e.g. bid 5" in table.info()

    sit(play, played(tmp_path), size=SIZES["narrow"])


def test_the_map_is_in_sight_only_while_the_line_would_change_it(tmp_path: Path):
    async def play(table: Sitting) -> None:
        await table.type("lay M3 57 WE")
        assert "map" in table.visible()
        await table.press("ctrl+u")
        assert "map" not in table.visible()

    sit(play, played(tmp_path, *AUCTION, DRAFT, "pass; pass; pass", "done; done; done"), size=SIZES["narrow"])


def test_an_investor_is_not_asked_for_a_station_marker(tmp_path: Path):
    async def play(table: Sitting) -> None:
        assert table.shown("below") == "›  A1 (Anna): lay track, or run?"

    sit(play, played(tmp_path, *AUCTION, DRAFT, "pass; pass; pass"))


# Forced decisions

SOLD_TO_THE_LAST = 228
"""WNR has bought a train that it cannot pay: Anna, who directs it, has to find the rest."""


def forced(folder: Path) -> Path:
    """A forced purchase in a recorded game."""
    path = folder / f"gap{ENDING}"
    (game,) = (game for game in kept() if game.name == "debts")
    path.write_text(game.first(SOLD_TO_THE_LAST), "utf-8")
    return path


@pytest.mark.parametrize("size", SIZES)
def test_a_forced_purchase_is_asked_with_every_answer_and_what_it_leads_to(tmp_path: Path, size: str):
    path = forced(tmp_path)

    async def play(table: Sitting) -> None:
        asked = " ".join(table.shown("below").split())
        assert asked == "› Anna: 93 is missing for train 4+4 of WNR: sell shares, or borrow (a debt of 139)?"
        choices = table.shown("choices").replace("\n    ", " ")
        assert "sell BZU 1  Anna sells one share of BZU for 35, after 5 in fees." in choices
        assert "the debt is 87" in choices
        assert "borrow  Anna borrows 93; with 46 interest the debt is 139." in choices
        assert "choices" in table.visible()

    sit(play, path, size=SIZES[size])


def test_tab_goes_through_the_answers_and_none_is_taken_before_enter(tmp_path: Path):
    path = forced(tmp_path)

    async def play(table: Sitting) -> None:
        lines = []
        with unchanged(path):
            for _ in range(3):
                await table.press("tab")
                lines.append(table.line)
        assert lines == ["sell BZU 1", "borrow", "sell BZU 1"]
        await table.press("shift+tab", "enter")
        assert table.line == ""

    sit(play, path)
    assert read(path).entries[-1].line == "borrow"


def test_the_choices_are_gone_when_nothing_has_to_be_decided(tmp_path: Path):
    async def play(table: Sitting) -> None:
        await table.enter("borrow")
        assert "choices" not in table.visible()
        await table.press("ctrl+z")
        assert "choices" in table.visible()
        await table.enter("look 3")
        assert "choices" not in table.visible()

    sit(play, forced(tmp_path))


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


def test_every_forced_decision_of_the_recorded_games_lists_its_answers():
    found: dict[str, set[str]] = {}
    for game in kept():
        for entry in Replay(game.text.encode()).record().entries:
            lines = GAME.decisions(entry.after)
            assert bool(lines) == bool(entry.after.owed)
            if lines:
                found.setdefault(type(entry.after.owed[0]).__name__, set()).update(lines)
    assert {name: any(line.startswith(DECISIONS[name]) for line in lines) for name, lines in found.items()} == (
        dict.fromkeys(DECISIONS, True)
    )
