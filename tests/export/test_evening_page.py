"""`export --to html`: an evening as one page that opens anywhere, and every moment of the game in it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from functools import cache
from html import unescape
from pathlib import Path

import pytest

from eighteen80 import registry, resources
from eighteen80.capabilities import HasStatistics
from eighteen80.export.evening import parts, turns
from eighteen80.export.evening_page import LOOKS_OF_A_PAGE, content_of, evening_page, pane_markup, panels_of
from eighteen80.export.name_masking import MaskedWords
from eighteen80.export.snapshots import PIECE, encode_moments
from eighteen80.record.grammar import Header
from eighteen80.record.replay import Record, compose
from eighteen80.record.think_times import clock_times
from eighteen80.sheets import Grid, Row, Say
from eighteen80.table import outcome
from eighteen80.web.markup import MarkupWriter
from tests.support import played
from tests.support.counter import COUNTER
from tests.support.parsed_page import Opened, check_alone, moment
from tests.support.shell import DONE, MISUSED, Shell

LARGEST = 2_000_000
LONGEST = "china"
"""Its demo has more than 600 moves."""


@cache
def game(name: str) -> Record:
    """The demo of a game on the shelf, or a game that is kept."""
    return played.record(name)


def words(record: Record, language: str = "en") -> MaskedWords:
    return MaskedWords(language, record.game.key, {name: name for name in record.header.seats})


@pytest.fixture(scope="module")
def page_of(evening_of: Callable[[str], Path]) -> Callable[[str], Opened]:
    """Opens the page of a demo once."""
    return cache(lambda name: Opened(evening_of(name).read_text("utf-8")))


def counter_record(*lines: str, seats: tuple[str, ...] = ("Anna", "Bert")) -> Record:
    """A game that knows nothing but what every game must."""
    times = [f"20:{minute:02}:00" for minute in range(len(lines))]
    return compose(
        Header(game=COUNTER.name, seats=seats, rules=COUNTER.version), zip(times, lines, strict=True), COUNTER
    )


# One file


@pytest.mark.parametrize("name", [*registry.SHELF])
def test_page_fetches_nothing_and_runs_only_its_own_script(page_of: Callable[[str], Opened], name: str):
    page = page_of(name)
    check_alone(page)
    assert [attributes for tag, attributes in page.elements if tag in ("iframe", "object", "embed", "base")] == []


def test_six_hundred_moves_take_less_than_two_megabytes(evening_of: Callable[[str], Path]):
    assert len(game(LONGEST).entries) > 600
    assert evening_of(LONGEST).stat().st_size * 700 / len(game(LONGEST).entries) < LARGEST


@pytest.mark.parametrize("name", ["evening/evening.js", *LOOKS_OF_A_PAGE])
def test_what_is_hashed_is_the_same_in_every_encoding(name: str):
    assert resources.screen(name).read_text("utf-8").isascii()


def test_it_is_printed_or_written_into_a_new_file(shell: Shell, tmp_path: Path):
    assert shell("new", "a.1880", "--seats", "Anna,Bert,Cleo").code == DONE
    assert shell("play", "a.1880", "bid 5").code == DONE
    printed = shell("export", "a.1880", "--to", "html", "--names", "all")
    assert (printed.code, printed.err) == (DONE, "")
    check_alone(Opened(printed.out))
    written = shell("export", "a.1880", "--to", "html", "--names", "all", "--out", "a.html")
    assert (written.code, written.out, written.err) == (DONE, "", "Wrote a.html.\n")
    assert (tmp_path / "a.html").read_text("utf-8") == printed.out
    again = shell("export", "a.1880", "--to", "html", "-o", "a.html")
    assert again.code != DONE
    assert (tmp_path / "a.html").read_text("utf-8") == printed.out


@pytest.mark.parametrize("option", [("--at", "1"), ("--pane", "map"), ("--theme", "dark")])
def test_an_option_that_says_nothing_of_a_form_is_refused(shell: Shell, option: tuple[str, str]):
    shell("new", "a.1880", "--seats", "Anna,Bert,Cleo")
    answer = shell("export", "a.1880", "--to", "html", *option)
    assert answer.code == MISUSED
    assert answer.err == f"{option[0]} works only with svg, png.\n"


# Every moment


@pytest.mark.parametrize("name", [*registry.SHELF])
def test_every_moment_comes_out_of_differences_as_it_is_drawn(page_of: Callable[[str], Opened], name: str):
    record, data = game(name), page_of(name).data()
    writer = MarkupWriter(words(record), seats=record.header.seats)
    assert len(data["moments"]) == len(record.entries) + 1
    for number in {0, 1, *range(0, len(record.entries), 61), len(record.entries)}:
        state = record.entries[number - 1].after if number else record.start
        lying = moment(data, number)
        for pane, panel in panels_of(content_of(record, state)).items():
            assert lying.get(pane, "") == pane_markup(panel, writer), (number, pane)
        if number:
            assert record.entries[number - 1].line in unescape(re.sub("<[^>]*>", "", lying["said"]))


def test_pieces_end_where_elements_do_and_nothing_is_lost():
    markup = '<table><tr><td class="a">1</td><td>2</td></tr></table><p>x</p>\ntail'
    assert "".join(PIECE.findall(markup)) == markup
    assert "<td>2</td>" in PIECE.findall(markup)


def test_a_pane_that_stays_as_it_is_takes_no_room():
    row = "<tr><td>{}</td><td>7</td></tr>"
    moments = encode_moments(iter([{"a": row.format(1), "b": "<p>x</p>"}, {"a": row.format(2)}, {"b": "<p>x</p>"}]))
    plain = moments.plain()
    assert plain["moments"][2] == []
    assert [change[0] for change in plain["moments"][1]] == [0]
    assert moment(plain, 2) == {"a": row.format(2), "b": "<p>x</p>"}


def test_rounds_to_jump_to_begin_where_they_began(page_of: Callable[[str], Opened]):
    record = game("china")
    begun = [int(attributes["value"] or "") for tag, attributes in page_of("china").elements if tag == "option"]
    assert begun[0] == 0
    for number in begun[1:]:
        entry = record.entries[number - 1]
        assert record.game.round_key(entry.before) != record.game.round_key(entry.after)


# Contents


@pytest.mark.parametrize("name", [*registry.SHELF, "debts", "face-value", "forced-rocket"])
def test_parts_of_worth_add_up_at_each_round(name: str):
    record = game(name)
    chronicled = record.game.offers(HasStatistics)
    assert chronicled is not None
    for entry in outcome.ends_of_rounds(record.game, record.entries):
        for player, worth in record.game.worth(entry.after).items():
            assert sum(number for _, number in chronicled.made_of(entry.after, player)) == worth


@pytest.mark.parametrize("name", [*registry.SHELF])
def test_whoever_has_won_is_named_with_the_worth_of_the_tally(page_of: Callable[[str], Opened], name: str):
    record = game(name)
    worth = record.game.worth(record.state)
    (winner,) = outcome.winners(record.game, record.state)
    assert worth[winner] == max(worth.values())
    assert f"{winner} wins with {worth[winner]}" in page_of(name).text


def test_an_unfinished_game_says_who_is_ahead():
    record = counter_record("add 3", "add 2")
    assert "Anna, Bert are ahead together, with 5 each." in Opened(evening_page(record, words(record))).text


def test_plain_game_exports_worth_times_and_moments():
    record = counter_record("add 3", "add 2", 'note "tea"', "add 1")
    opened = Opened(evening_page(record, words(record)))
    check_alone(opened)
    titles = [part.title for part in parts(record, str)]
    assert [title.code for title in titles if isinstance(title, Say)] == [
        "evening-result", "tally-wealth", "evening-time",
    ]  # fmt: skip
    assert "6" in moment(opened.data(), 4)["worth"]


def test_a_record_without_a_move_has_a_page_too():
    record = counter_record()
    check_alone(Opened(evening_page(record, words(record))))


def grids(record: Record, code: str) -> Grid:
    """The table under that title."""
    writer = MarkupWriter(words(record))
    (found,) = [part for part in parts(record, writer.plain) if part.title == Say(code)]
    (grid,) = found.sheets
    assert isinstance(grid, Grid)
    return grid


def rows(grid: Grid) -> dict[str, list[str]]:
    return {
        str(row.cells[0].text): [str(cell.text) for cell in row.cells[1:]]
        for group in grid.groups
        for row in group
        if isinstance(row, Row)
    }


def test_income_is_what_the_record_says_the_runs_have_brought():
    record, grid = game("china"), grids(game("china"), "evening-income")
    written: Counter[str] = Counter()
    for entry in record.entries:
        if entry.line.startswith("run"):
            written[entry.actor] += int(re.match(r"\d+", entry.facts)[0])
    table = rows(grid)
    assert len(table) == 18
    *sums, total = map(int, table.popitem()[1])
    assert dict(zip([column.head.text for column in grid.columns[1:-1]], sums, strict=True)) == written
    assert total == sum(written.values())
    assert all(name.startswith("Operating") for name in table)


def test_dividends_are_what_players_were_paid():
    record = game("china")
    chronicled = record.game.offers(HasStatistics)
    assert chronicled is not None
    compared, dividends = 0, Counter()
    for entry in record.entries:
        gains = chronicled.gains(entry.before, entry.after, entry.events)
        found = {str(gain.who.text): gain.amount for gain in gains if gain.sort == "dividends"}
        dividends.update(found)
        # Private companies may pay in the same move, and investors that merge.
        if found and {type(event).__name__ for event in entry.events} <= {"DividendPaid", "PriceMoved"}:
            compared += 1
            for name, player in entry.after.players.items():
                assert player.cash - entry.before.players[name].cash == found.get(name, 0), entry
    *sums, _total = map(int, rows(grids(record, "evening-dividends")).popitem()[1])
    assert dict(zip(record.header.seats, sums, strict=True)) == dividends
    assert compared > 50


def test_trains_stand_with_the_move_that_brought_the_first():
    record = game("china")
    grid = grids(record, "evening-train")
    first = next(entry for entry in record.entries if entry.line.startswith("train 3 ") or entry.line == "train 3")
    row = next(row for group in grid.groups for row in group if isinstance(row, Row) and row.cells[0].text == "3")
    when = row.cells[1].text
    assert isinstance(when, Say)
    assert when.facts["move"] == first.number
    assert row.cells[2].text == first.actor


@pytest.mark.parametrize("name", [*registry.SHELF])
def test_the_turns_take_together_what_the_clock_has_counted(name: str):
    record = game(name)
    used = clock_times(record.game, record.entries, record.state, record.breaks).used
    taken = turns(record)
    for player in record.header.seats:
        assert sum(turn.seconds for turn in taken if turn.who == player) == used.get(player, 0)
