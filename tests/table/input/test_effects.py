"""Effects of a line, in rows above it: owner, before and after, in a warning tone where trains rust."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from eighteen80 import registry
from eighteen80.capabilities import Change
from eighteen80.china import GAME as CHINA
from eighteen80.china.moves import Buy
from eighteen80.record.history import Accepted, History
from eighteen80.record.replay import Replay
from eighteen80.sheets import Grid, Sheet, Text
from eighteen80.table.draw.colours import LOOKS
from eighteen80.table.draw.shapes import shapes
from eighteen80.table.draw.text_lines import Painter, length
from eighteen80.table.input import advice_worker
from eighteen80.table.input.advice_worker import AdviceWorker
from eighteen80.table.input.effects import Effects, effects, placed_figures
from eighteen80.table.input.line_messages import in_rows
from eighteen80.table.input.preview import Advice, Trial, advise, consequences, try_out
from eighteen80.table.input.worker_protocol import Request
from eighteen80.words import Words
from tests.support import played
from tests.support.china.play_table import Play
from tests.support.sitting import FOUNDING, GRAND_RUN, SIZES, TRADING, Sitting, sit, write_beginning

# JGG may buy the first 6-train of the demo game.
RUSTING = 382


def rows(table: Sitting) -> list[str]:
    """The lines painted above the banker's line, each with single spaces."""
    return [" ".join(line.split()) for line in table.content_of("effects").splitlines()]


def tone(table: Sitting, words: str, key: str = "effects") -> str:
    """The colour in which these words are painted in a pane."""
    pane = table.screen.pane(key)
    painted = (piece for line in pane.lines(pane.size.width, pane.size.height) for piece in line)
    return next(ink.fore for text, ink in painted if words in " ".join(text.split()))


@pytest.mark.parametrize("size", ["narrow", "normal"])
def test_figures_that_a_line_would_make_stand_in_their_places(tmp_path: Path, size: str):
    with sit(write_beginning(tmp_path, RUSTING), size=SIZES[size]) as table:
        table.type("train 6")
        assert rows(table) == [
            "cash trains phase",
            "JGG 680 → 80 3+3 4+4 → 3+3 4+4 6 C1 → C2",
            "JLR 3 3 4+4 → 4+4",
            "SCR 3 3+3 4+4 → 3+3 4+4",
            "BCR 3 3 4+4 → 4+4",
        ]
        assert "effects" not in table.visible(), "figures stand in their places, and nothing lies over these"
        assert "»80" in next(line for line in table.content_of("table").splitlines() if line[1:4] == "JGG")
        below = table.remark
        assert below.startswith("✓ train 6")
        assert "JGG phase C1 → C2 JLR trains 3 3 4+4 → 4+4 SCR trains" in below, "each change follows its owner"
        assert below.endswith("next: NJR (Anna)")
        warn = table.screen.painter.look.tones["warn"].fore
        assert warn == tone(table, "3 3 4+4 → 4+4") == tone(table, "C1 → C2"), "rust and a new phase"
        assert tone(table, "680 → 80") != warn
        assert tone(table, "3+3 4+4 → 3+3 4+4 6") != warn
        table.press("f1")
        assert "680 → 80" in table.info()
        table.press("escape")
        table.type("x")
        assert "»" not in table.content_of("table"), "a line that is refused leaves no rows"
        table.press("backspace")
        assert "»80" in table.content_of("table")
        table.press("escape")
        assert "»" not in table.content_of("table"), "nor one that is put away"


def test_a_share_that_is_bought_changes_no_other_players_row():
    bought = [entry for entry in played.entries("china") if isinstance(entry.move, Buy) and len(entry.events) == 1]
    assert {CHINA.due(entry.after) == CHINA.due(entry.before) for entry in bought} == {False}
    for entry in bought:
        owners = {figure.who for figure in placed_figures(CHINA, entry.before, entry.after)}
        assert owners == {entry.actor, entry.move.company}


def test_letters_that_change_no_meaning_are_worked_out_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    worked_out: list[str] = []

    def take_note(history: History, trial: Trial) -> Advice:
        worked_out.append(trial.line)
        return consequences(history, trial)

    monkeypatch.setattr(advice_worker, "consequences", take_note)
    history = Replay(write_beginning(tmp_path, RUSTING).read_bytes()).history
    worker = AdviceWorker(lambda _: history)
    for text in ("t", "tr", "train", "train 6", "train 6;", "train 6; ", "run"):
        assert worker.answer(Request(0, (), text)).text == text
    assert worked_out == ["train 6"]
    assert worker.answer(Request(0, (), "train 6;")).effects == advise(history, try_out(history, "train 6")).effects


def test_rows_of_several_moves_sum_up_and_the_line_names_actors(tmp_path: Path):
    with sit(write_beginning(tmp_path, GRAND_RUN), size=SIZES["wide"]) as table:
        table.type("run; pay; JLR: run; pay; JLR: done")
        found_rows = rows(table)
        assert found_rows[0] == "cash price"
        assert found_rows[1] == "NJR 130 → 140"
        assert "NJR 790 → 79 per share: Bert 79, Anna 316, Dora 395." in found_rows
        below = table.remark
        assert "; JLR: run 6: " in below
        assert len([line for line in found_rows if line.startswith("Anna ")]) == 1


def test_what_concerns_one_alone_stands_beneath_the_line(tmp_path: Path):
    with sit(write_beginning(tmp_path, TRADING), size=SIZES["narrow"], language="pl") as table:
        table.type("buy CKR")
        sentence = "Cleo gotówka 791 → 701 akcje CKR 0 → 10 %"
        assert sentence in table.remark
        assert "effects" not in table.visible()


# Any game


def demo(key: str) -> Sequence[Accepted]:
    """Every move of the game that this one brings along."""
    return played.entries(key)


def advice(key: str, fits: Callable[[Effects], bool]) -> tuple[Effects, Advice]:
    """Return the first fitting move of a game's demo: its effects, and the advice before it."""
    game = registry.game(key)
    for entry in demo(key):
        found = effects(game, entry.before, entry.after, (entry,))
        if fits(found):
            history = History(game, entry.before, game.version)
            # Named, since at the end of a turn it may be asked whose a line is.
            return found, advise(history, try_out(history, f"{entry.actor}: {entry.line}"))
    raise AssertionError(key)


@pytest.mark.parametrize(
    ("key", "columns"),
    [
        ("china", {"purse", "price"}),
        ("china", {"purse", "shares"}),
        ("russia", {"workers", "coins"}),
        ("yokohama", {"purse", "wares"}),
        ("yokohama", {"points"}),
    ],
)
def test_each_game_has_its_own_columns_in_every_language(key: str, columns: set[str]):
    found, listing = advice(key, lambda found: columns <= {change.column for change in found.changes})
    assert listing.effects == found
    assert all(Words(language, key).has(f"effect-{name}") for name in columns for language in ("en", "de", "pl"))


@pytest.mark.parametrize("key", ["china", "russia", "yokohama"])
def test_preview_tells_all_that_follows_from_a_move(key: str):
    """An effect without a sentence is in a column, with the name or the value that the event has."""
    game = registry.game(key)
    for entry in demo(key):
        found = effects(game, entry.before, entry.after, (entry,))
        sentence = [say.code for say in (*found.warnings, *found.sentences)]
        for event in entry.events:
            if event.quiet or event.sums or event.kept or event.code in sentence:
                continue
            columns = [change for change in found.changes if change.column == event.shown_in]
            assert any(str(change.who) in str(event.facts) or str(change.now) in str(event.facts) for change in columns)


@pytest.mark.parametrize(("width", "kind"), [(30, Text), (47, Text), (48, Grid)])
def test_where_columns_have_no_room_every_figure_is_still_there(width: int, kind: type[Sheet]):
    painter = Painter(Words("en", "china"), LOOKS["dark"])
    trains = Change("trains", "BCR", "2 2 2+2", "2 2 2+2 3+3")
    listing = Effects((Change("purse", "BCR", "1409", "1209"), trains, Change("phase", "BCR", "B1", "B2")))
    sheet = in_rows(listing, width, painter)
    assert isinstance(sheet, kind)
    lines = next(shapes(sheet, width, painter))
    assert max(map(length, lines)) <= width
    words = " ".join("".join(text for text, _ in line) for line in lines).split()
    assert {"BCR", "1409", "1209", "2+2", "3+3", "B1", "B2"} <= {*words}


@pytest.mark.parametrize("size", ["narrow", "normal"])
def test_permits_useless_in_this_phase_are_told_as_a_warning(tmp_path: Path, size: str):
    with sit(write_beginning(tmp_path, FOUNDING), size=SIZES[size]) as table:
        for permits in ("BC", "AB"):
            table.press("ctrl+u")
            table.type(f"found JLR 90 30 {permits}")
            below = table.remark
            assert f"permits {permits}" in below
            assert (f"{permits}, not in phase A!" in below) == ("A" not in permits)
            if "A" not in permits:
                assert tone(table, "not in phase A!", "below") == LOOKS["dark"].tones["warn"].fore
            assert "effects" not in table.visible(), "nothing lies over what founding costs"
            assert size == "narrow" or {"market", "founding"} <= table.visible()


def test_p7_before_the_dividend_warns_of_the_old_price():
    play = Play(3).start_operating().sale("2+2", 1).owns(HKR="2").turn("HKR")
    rocket = CHINA.read("rocket", play.state)
    outcome = CHINA.apply(play.state, rocket)
    made = Accepted(1, "", "HKR", "rocket", rocket, play.state, outcome.state, outcome.events)
    words, warnings = Words("en", "china"), effects(CHINA, play.state, outcome.state, [made]).warnings
    listing = [words.say(warning.code, warning.facts) for warning in warnings]
    assert listing[-1].startswith("HKR’s price has not moved yet: in the coming share round")
