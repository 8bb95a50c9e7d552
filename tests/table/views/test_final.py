"""The end of a game: only the tally reveals it, one player, then the next, then the winner.

The winner and the reasons are on the screens of the banker and the players, and stay there.
"""

from __future__ import annotations

import re
import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from textual.containers import VerticalScroll

from eighteen80 import registry
from eighteen80.capabilities import HasPurses, HasStatistics, Reasoned
from eighteen80.china import GAME
from eighteen80.export.evening import parts
from eighteen80.export.final import by_round, final
from eighteen80.layout import CURVE, FINAL, LOG, ROUNDS
from eighteen80.record.replay import Record, read
from eighteen80.sheets import Row, Say, TimeSeries
from eighteen80.table import default_panes, outcome
from eighteen80.table.draw.panes import Pane
from eighteen80.table.draw.shapes import shapes
from eighteen80.table.views.result import TallyScreen
from tests.support import played
from tests.support.seated import painter
from tests.support.sitting import LATE, OVER, SIZES, Sitting, look_on, sit, write_beginning

KEYS = tuple(registry.SHELF)


def rows_of(record: Record, sheet: object, width: int = 120) -> list[str]:
    """The lines of a sheet."""
    (lines, *_) = shapes(sheet, width, painter(record.game))  # type: ignore[arg-type]
    return ["".join(text for text, _ in line).rstrip() for line in lines]


@pytest.mark.parametrize(("key", "size"), [*zip(KEYS, SIZES, strict=True)])
def test_the_result_comes_up_and_stays(tmp_path: Path, key: str, size: str):
    path = Path(shutil.copy(played.file_of(key), tmp_path / f"evening{registry.game(key).ending}"))
    with sit(path, size=SIZES[size]) as at:
        wanted = {FINAL} if size == "narrow" else {FINAL, CURVE, ROUNDS, LOG}
        assert wanted <= at.visible()
        assert size != "narrow" or not at.screen.pane(FINAL).is_cut, "1880's whole result has room on a small screen"
        at.type("x")
        at.press("f2")
        assert FINAL not in at.visible(), "the table can still be looked at"
        at.press("f2")
        assert FINAL in at.visible()


def test_the_result_comes_before_the_scoring_of_the_last_round(tmp_path: Path):
    path = write_beginning(tmp_path, 178, played.file_of("russia"))
    with sit(path, size=SIZES["narrow"]) as at:
        at.enter('correct endcards Bert 0 "none"', 'correct endcards Cleo 0 "none"', "pass")
        assert not at.screen.session.game.due(at.screen.session.state)
        assert FINAL in at.visible()


@pytest.mark.parametrize(("key", "size"), [*zip(KEYS, SIZES, strict=True)])
def test_the_players_see_the_result(tmp_path: Path, key: str, size: str):
    path = Path(shutil.copy(played.file_of(key), tmp_path / f"evening{registry.game(key).ending}"))
    with look_on(path, size) as at:
        assert FINAL in at.visible()


@pytest.mark.parametrize("key", KEYS)
def test_parts_add_up_to_the_worth_and_differences_to_the_margin(key: str):
    record = played.record(key)
    game, state = record.game, record.state
    worth = game.worth(state)
    for name in record.header.seats:
        assert sum(number for _, number in game.offers(HasStatistics).made_of(state, name)) == worth[name]
    rows = rows_of(record, final(game, record.entries, record.header.seats), 300)
    first, second = sorted(worth.values(), reverse=True)[:2]
    (difference,) = (row for row in rows if f", {first - second}: " in row)
    assert sum(int(found.replace("−", "-")) for found in re.findall(r"[+−]\d+", difference)) == first - second


@pytest.mark.parametrize("key", KEYS)
def test_gains_of_the_rounds_add_up_to_the_worth(key: str):
    record = played.record(key)
    begun, worth = (record.game.worth(state) for state in (record.start, record.state))
    rows = [row.split()[1:] for row in rows_of(record, by_round(record.game, record.entries, record.header.seats))[1:]]
    for at, name in enumerate(record.header.seats):
        gains = [row[2 * at].replace("−", "-").replace("·", "0") for row in rows]
        assert begun[name] + sum(map(int, gains)) == worth[name] == int(rows[0][2 * at + 1])


@pytest.mark.parametrize(
    ("key", "axis"),
    [
        ("russia", "0 1 2 3 4 5 6 7 end round"),
        ("yokohama", "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 round"),
        ("china", "46 50 55 80 110 120 121 146 160 162 192 205 218 236 253 265 272"),
    ],
)
def test_curve_and_list_count_rounds_if_the_table_does(key: str, axis: str):
    """1880's laps and share rounds have no numbers in a row: the number of the last move opens that moment instead."""
    record = played.record(key)
    curve = outcome.worth_by_round(record.game, record.entries)
    assert " ".join(rows_of(record, curve, 240)[-1].split()).startswith(axis)
    rows = rows_of(record, by_round(record.game, record.entries, record.header.seats))
    word, *numbers = (row.split()[0] for row in rows)
    if key == "china":
        assert word == "move"
    else:
        assert [*reversed(numbers), word] == [each for each in axis.split() if each != "0"]


def test_a_round_without_gains_keeps_its_number():
    record = played.record("yokohama")
    slow = replace(record.game, worth=lambda state: dict.fromkeys(record.header.seats, state.round // 2))
    rows = rows_of(record, by_round(slow, record.entries, record.header.seats))[1:]
    assert [row.split()[0] for row in rows] == [str(number) for number in range(17, 0, -2)]


@pytest.mark.parametrize("key", KEYS)
def test_winner_leads_from_the_named_move_on(key: str):
    record = played.record(key)
    turning = outcome.turning_of(record.game, record.entries)
    assert turning
    (first,) = outcome.winners(record.game, record.state)
    ahead = {}
    for entry in outcome.ends_of_rounds(record.game, record.entries):
        worth = dict(record.game.worth(entry.after))
        ahead[entry.number] = worth.pop(first) - max(worth.values())
    assert all(by > 0 for number, by in ahead.items() if number >= turning.leads)
    assert [by for number, by in ahead.items() if number < turning.leads][-1] <= 0
    assert ahead[turning.widest] == turning.by == max(ahead.values())
    assert -turning.behind == min(*ahead.values(), 0)
    assert not turning.behind or ahead[turning.trailed] == -turning.behind


def test_1880s_worth_is_counted_company_by_company():
    record = played.record("china")
    rows = [row.split() for row in rows_of(record, final(record.game, record.entries, record.header.seats))]
    assert ["JLR", "×", "200", "600", "1400", "·", "·"] in rows
    assert ["NJR", "×", "140", "560", "·", "700", "140"] in rows


@pytest.mark.parametrize("key", KEYS)
def test_names_stand_over_their_figures_beneath_the_sentences(key: str):
    record = played.record(key)
    rows = rows_of(record, final(record.game, record.entries, record.header.seats))
    ranked = [place.name for place in outcome.rank_players(record.game, record.state)]
    at = next(at for at, row in enumerate(rows) if row.split() == ranked)
    assert [row for row in rows[:at] if row.startswith(f"{ranked[0]} wins")]
    assert re.search(r"\d$", rows[at + 1])


def test_end_cards_and_majority_stand_in_the_report():
    record = played.record("russia")
    (reasons,) = (part.sheets for part in parts(record, str) if part.title == Say("evening-reasons"))
    assert rows_of(record, reasons[0]) == [
        "End cards  Bert factories +8  Cleo black +18",
        "Majority of engineers  Bert 3 +40  Dora 2 +20",
    ]


def test_nothing_is_explained_before_the_end():
    record = played.record("russia")
    assert record.game.offers(Reasoned)
    assert not [part for part in parts(_half(record), str) if part.title == Say("evening-reasons")]


def _half(record: Record) -> Record:
    return replace(record, entries=record.entries[: len(record.entries) // 2])


# The tally

WORTH = {"Anna": 8707, "Cleo": 8520, "Dora": 6423, "Bert": 5968}


def all_text(table: Sitting) -> str:
    """Everything that any pane of the screen says, in sight or not."""
    return " ".join(table.content_of(str(pane.id)) for pane in table.app.screen.query(Pane))


def words_of(table: Sitting, key: str) -> list[str]:
    return table.content_of(key).split()


def test_no_final_sum_is_seen_before_the_last_line_is_entered(tmp_path: Path):
    with sit(write_beginning(tmp_path, OVER - 1)) as table:
        line = read(write_beginning(tmp_path / "..", OVER)).entries[-1].line
        table.type(line)
        assert table.content_of("below").startswith("✓")
        assert "8707" not in table.content_of("below") + table.content_of("effects")
        assert "The game is over" in table.content_of("below") + table.content_of("effects")


def test_one_player_after_the_other_is_told_the_winner_last(tmp_path: Path):
    """Beneath it stand the money and the trains of every round."""
    path = write_beginning(tmp_path, OVER)
    entries = read(path).entries
    with sit(path, size=SIZES["wide"]) as table:
        table.enter("tally")
        assert isinstance(table.app.screen, TallyScreen)
        named = ["Bert"]
        for name in ("Dora", "Cleo", "Anna"):
            seen = words_of(table, "tally")
            assert {*named} == {*seen} & {*WORTH}
            assert all(str(WORTH[each]) in seen for each in named)
            assert not any(str(WORTH[other]) in all_text(table) for other in {*WORTH} - {*named})
            assert table.content_of("verdict") == table.content_of("wealth") == table.content_of("rounds") == ""
            empty = [key for key in ("verdict", "wealth", "rounds") if table.app.screen.query_one(f"#{key}").display]
            assert empty == [], "a title without anything beneath it"
            table.press("enter")
            named.append(name)
        assert table.content_of("verdict").splitlines()[0] == "Anna wins with 8707, 187 more than Cleo."
        assert f"{OVER} moves" in table.content_of("length")
        head, *rows = table.content_of("rounds").splitlines()
        assert head.split() == ["No", "Round", "Anna", "Bert", "Cleo", "Dora", "Train"]
        assert len(rows) > 20
        for row in rows:
            purses = GAME.offers(HasPurses).purses(entries[int(row.split()[0]) - 1].after)
            assert " ".join(str(purses[name]) for name in sorted(WORTH)) in " ".join(row.split())
        assert "2 (BCR, SCR, JGG, NJR, JLR)" in table.content_of("rounds")
        assert "3 rusted" in table.content_of("rounds")


@pytest.mark.parametrize("size", ["narrow", "normal"])
def test_tally_has_all_shares_and_curve_agrees_with_its_tables(tmp_path: Path, size: str):
    path = write_beginning(tmp_path, OVER)
    with sit(path, size=SIZES[size]) as table:
        table.enter("tally")
        table.press(*["enter"] * len(WORTH))
        curve = table.content_of("wealth")
        labels = [f"{name} {has}" for name, has in WORTH.items()]
        assert [label for line in curve.splitlines() for label in labels if line.endswith(label)] == labels
        assert any("\u2800" < sign <= "\u28ff" for sign in curve)
        sheet = table.app.screen.query_one("#wealth", Pane).sheet
        assert isinstance(sheet, TimeSeries)
        numbers = [int(line.split()[0]) for line in table.content_of("rounds").splitlines()[1:] if line[:8].strip()]
        assert [str(number) for number in numbers] == [*sheet.points]
        assert {*curve.splitlines()[-1].split()} <= {*sheet.points, "move"}
        listing, state = table.content_of("tally"), read(path).state
        founded = [name for name, company in state.companies.items() if company.founded]
        held = sum(player.shares.get(name, 0) > 0 for player in state.players.values() for name in founded)
        assert [name for name in (*founded, *state.seats) if name not in listing] == []
        assert listing.count("×") == held


def test_it_is_read_to_its_end_by_keys(tmp_path: Path):
    with sit(write_beginning(tmp_path, OVER), size=SIZES["narrow"]) as table:
        table.enter("tally")
        table.press(*["enter"] * len(WORTH))
        named = table.app.screen.query_one(VerticalScroll)
        assert named.scroll_y == 0 < named.max_scroll_y
        table.press("end")
        table.wait(table.pilot.wait_for_animation())
        assert named.scroll_y == named.max_scroll_y


def test_while_the_game_goes_on_all_is_told_at_once(tmp_path: Path):
    with sit(write_beginning(tmp_path, LATE)) as table:
        table.enter("tally")
        assert {*WORTH} <= {*words_of(table, "tally")}
        assert "is ahead with" in table.content_of("verdict")
        assert table.content_of("rounds")


@pytest.mark.parametrize(("key", "parts"), [("russia", slice(3, -1)), ("yokohama", slice(2, -1))])
def test_each_total_of_tally_is_sum_of_what_stands_beside_it(key: str, parts: slice):
    game, entries = registry.game(key), played.entries(key)
    for entry in (*entries[:: len(entries) // 8], entries[-1]):
        rows = [row for row in default_panes.tally(game, entry.after).groups[0] if isinstance(row, Row)]
        assert len(rows) == 4
        for row in rows:
            figures = [str(cell.text) for cell in row.cells]
            assert sum(map(int, figures[parts])) == int(figures[-1]), figures
