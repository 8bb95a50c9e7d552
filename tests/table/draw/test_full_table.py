"""A full table at 120×40: fourteen companies, seven players, long names; what is in sight and what gives way.

What 1880's screen promises there is held at a sample of the moments of recorded games; at all of them in `tests.bench`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from eighteen80.china import GAME
from eighteen80.china.box.components import BOX
from eighteen80.china.rules.ending import worth
from eighteen80.china.rules.operating.turns import PARS
from eighteen80.china.show import panes as panes_module
from eighteen80.china.show.panes import LAYOUT
from eighteen80.china.state import Auction, Draft, ShareRound, State
from eighteen80.record.grammar import NAME_LIMIT
from eighteen80.record.replay import read
from eighteen80.sheets import Cell, Column, Face, Figure, Grid, Row
from eighteen80.table.draw.colours import look_of
from eighteen80.table.draw.grids import READABLE
from eighteen80.table.draw.pane_heights import keep_heights, share_lines
from eighteen80.table.draw.panes import Need
from eighteen80.table.draw.scoreboard import LONGEST_NAME, face_lines
from eighteen80.table.draw.shapes import ruled_shapes, shapes
from eighteen80.table.draw.short_names import shorten_names
from eighteen80.table.draw.text_lines import Painted, Painter
from eighteen80.words import LANGUAGES, Words
from tests.support import played
from tests.support.china.recorded_games import kept_games
from tests.support.china.walked_screen import faults
from tests.support.places import KEPT
from tests.support.sitting import RUNNING, SIZES, sit, write_beginning

LEFT, BENCH = (stack.panes for stack in LAYOUT.paired)
IN_SIGHT = {
    "narrow": {"strip", "table", "step", "log"},
    "normal": {"strip", "chart", "table", "log"},
    "wide": {"strip", "table", "charter", "coming", "log", "chart", "phases", "bank"},
}
"""The panes that are in sight at each size, with all companies founded."""

PAGES = {page.name: page.panes for page in LAYOUT.pages if {*page.panes} <= {*BENCH} - {"map"}}
"""The pages of the bench but the map."""

SIX = ("Müller", "Bertil", "Carola", "Dieter", "Emilia", "Fabian", "Gudrun")
GAMES = sorted(KEPT.glob(f"*{GAME.ending}"))
STEP = 40
ACROSS = {**dict.fromkeys(LEFT, 62), **dict.fromkeys(BENCH, 57)}
"""Width of the panes of the two columns at 120×40."""

CHART_WIDTH = 56
"""Columns that the whole chart takes."""

DOWN = 34
"""Lines of the columns at 120×40 beneath the strip, titles included."""

NAMES = (
    "Alexandra", "Alexander", "Müller", "李小龍", "Maximilian Freiherr von und zu Hohenstein",
    "Maximilian Freiherr von und zu Hohenburg", "Ann",
)  # fmt: skip


def painter(language: str = "en") -> Painter:
    return Painter(Words(language, "china"), look_of("dark", "china"))


def plain(lines: Sequence[Painted]) -> list[str]:
    return ["".join(text for text, _ in line).rstrip() for line in lines]


def table(state: State, language: str = "en") -> list[str]:
    """The lines of companies and players at 120×40."""
    return plain(next(ruled_shapes(played.sheets(state)["table"], "", ACROSS["table"], painter(language))))


def crowd_table(state: State) -> State:
    """The same moment with every company founded, open and with trains, several markers on one space."""
    places = [(par, row) for row in range(1, BOX.setup.rows_per_par + 1) for par in PARS]
    companies = {
        name: company._replace(
            director=state.seats[number % len(state.seats)], open=True, par=par, row=row, cash=1000 + number,
            space=BOX.chart.pars[par], trains=("3+3", "6"), permits="ABCD", certificate=20, capital="half",
        )
        for number, ((name, company), (par, row)) in enumerate(zip(state.companies.items(), places, strict=False))
    }  # fmt: skip
    return state._replace(companies=companies)


def seven() -> State:
    """Seven players late in the game, all companies on the table."""
    return crowd_table(played.states("mergers")[-30])


@cache
def moments() -> Sequence[State]:
    """Moments of all kept games, and late ones with all companies founded."""
    found: list[State] = []
    for path in GAMES:
        states = played.states(path.stem)
        found += (*states[::STEP], *map(crowd_table, states[-1:-STEP:-STEP]))
    return found


def heights(state: State, column: Sequence[str], language: str = "en") -> dict[str, Need]:
    """Return the heights that the panes of a column need."""
    sheets = played.sheets(state)
    found = {}
    for key in (key for key in column if key in sheets):
        lines = [len(shape) for shape in ruled_shapes(sheets[key], "", ACROSS[key], painter(language))]
        found[key] = Need(lines[-1], lines[-1], lines[0])
    return found


# Names


@pytest.mark.parametrize(
    ("page", "wide"),
    [("auction", ("map",)), ("draft", ("map",)), ("forced", ("moves",)), ("market", ("moves",)), ("map", ("moves",))],
)
def test_the_last_stack_of_a_wide_screen_is_filled(page: str, wide: tuple[str, ...]):
    narrower, widest = (LAYOUT.in_sight(LAYOUT.page(page), fit)[-1].panes for fit in (2, 3))
    assert widest[-1:] == wide
    assert page not in ("auction", "draft") or "map" not in narrower, "where it has no room, no corner of it is shown"


@pytest.mark.parametrize("width", range(READABLE, NAME_LIMIT))
def test_names_that_are_cut_have_no_dots_and_differ(width: int):
    short = shorten_names(NAMES, width)
    assert len({*short}) == len(NAMES)
    assert max(map(cell_len, short)) <= width
    assert not any("…" in text for text in short)


def test_names_of_which_nobody_is_told_apart_by_the_beginning():
    assert shorten_names(("Alexandra", "Alexander", "Anna"), 5) == ["Alexr", "Alexe", "Anna"]


def test_names_of_several_words_are_told_by_their_initials():
    assert shorten_names(("Player 1", "Player 12"), 3) == ["P1", "P12"]
    assert shorten_names(("Ann Lee", "Ann Low"), 5) == ["Anne", "Anno"], "initials would be alike"


def test_a_name_that_stands_in_several_rows_stays_the_same():
    assert shorten_names(("Celina", "Ewa", "Celina"), 4) == ["Celi", "Ewa", "Celi"]


PEOPLE = st.text("abcäż李 ", min_size=1, max_size=NAME_LIMIT).map(str.strip).filter(bool)


@given(st.lists(PEOPLE, unique=True, max_size=7), st.integers(READABLE, NAME_LIMIT))
def test_whatever_the_names_no_two_look_alike(names: list[str], width: int):
    short = shorten_names(names, width)
    assert len({*short}) == len(names)
    assert all(cell_len(text) <= width for text in short)


def replay_as(folder: Path, name: str, *names: str) -> State:
    """The last moment but a few of a kept game, played by other people."""
    text = next(path for path in GAMES if path.stem == name).read_text("utf-8")
    seats = next(line for line in text.splitlines() if line.startswith("seats"))
    for number, old in enumerate(seats.removeprefix("seats").split(",")):
        text = re.sub(rf"(?<!\w){re.escape(old.strip())}(?!\w)", f"<{number}>", text)
    for number, new in enumerate(names):
        text = text.replace(f"<{number}>", new)
    path = folder / f"game{GAME.ending}"
    path.write_text(text, encoding="utf-8")
    return read(path).entries[-30].after


def test_names_of_common_length_are_whole_where_four_play(tmp_path: Path):
    names = ("Müller", "Alexandra", "Bertil", "Katharina")
    for state in (
        replay_as(tmp_path, "restored", *names),
        crowd_table(replay_as(tmp_path, "restored", *names)),
    ):
        lines = table(state)
        assert [name for name in names if not any(line[1:].startswith(f"{name} ") for line in lines)] == []
        assert "Mülle" in lines[0]
        assert "Berti" in lines[0]


def test_names_are_cut_alike_in_columns_of_like_width(tmp_path: Path):
    """A short name takes no letters from the others."""
    names = ("Filip", "Ewa", "Bolek", "Darek", "Ania", "Celina", "Gosia")
    head = table(replay_as(tmp_path, "mergers", *names))[0]
    assert {name[:2] for name in names if name[:3] not in head} == set(), head


def test_seven_names_of_forty_columns_push_nobody_out(tmp_path: Path):
    names = tuple(f"{number} {'李' * 17} {number}" for number in "1234567")
    for state in (
        replay_as(tmp_path, "mergers", *names),
        crowd_table(replay_as(tmp_path, "mergers", *names)),
    ):
        lines = table(state)
        assert max(map(cell_len, lines)) <= ACROSS["table"]
        assert [name for name in names if name[0] not in lines[0]] == []
        for name in state.seats:
            assert any(line[1:].startswith(name[0]) and str(state.players[name].cash) in line for line in lines)


def test_on_the_players_face_long_names_differ():
    face = Face((), (tuple(Figure(Cell(name), "100") for name in NAMES),))
    text = " ".join(plain(face_lines(face, 60, 40, painter())))
    assert [name for name in shorten_names(NAMES, LONGEST_NAME) if name not in text] == []


# Visible panes


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_would_win_now_is_beneath_the_players_at_80_columns(language: str):
    state = seven()
    *_, beside = ruled_shapes(played.sheets(state)["table"], "", SIZES["narrow"][0], painter(language))
    rows = [re.search(r"(\d)\. \S.* (−?\d+)$", line) for line in plain(beside)]
    worths = sorted((worth(state, name) for name in state.seats), reverse=True)
    expected = [(str(place), str(worth)) for place, worth in enumerate(worths, 1)]
    assert len(rows) == 1 + len(state.companies)
    assert [row.groups() for row in rows if row] in (expected[:4], expected[:5])
    assert not any("1. " in line for line in table(state, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_company_and_player_has_its_figures_in_a_line(language: str):
    for state in moments()[LANGUAGES.index(language) :: len(LANGUAGES)]:
        lines = table(state, language)
        for name, company in state.companies.items():
            charters = " ".join(lines[: next(at for at, line in enumerate(lines) if at and line.startswith("─"))])
            assert len(re.findall(rf"(?:[ ▸✓○]|◆ ){name}(?:◆? +\d| |$)", charters)) >= 1, name
            own = [line for line in lines if line[1:4] == name] or [""]
            first, number = next(iter(Counter(company.trains).items()), ("", 0))
            trains = f"{number}×{first}" if number > 1 else first
            assert not company.founded or trains in own[0].replace("!", "")
        for name, player in state.players.items():
            assert any(line[1:].startswith(name[:6]) and f" {player.cash} " in f"{line} " for line in lines), name


def rename_players(state: State, names: Sequence[str]) -> State:
    """The same moment with other people at the table."""
    new = dict(zip(state.seats, names, strict=True))
    return state._replace(
        seats=tuple(names),
        players={new[name]: player for name, player in state.players.items()},
        companies={
            name: company._replace(director=new.get(company.director or ""))
            for name, company in state.companies.items()
        },
        investors={name: investor._replace(owner=new[investor.owner]) for name, investor in state.investors.items()},
        privates={name: new.get(owner, owner) for name, owner in state.privates.items()},
        rounds=tuple(
            round_._replace(turn=new[round_.turn]) if isinstance(round_, Auction | Draft | ShareRound) else round_
            for round_ in state.rounds
        ),
        owed=(),
        priority=new[state.priority],
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_full_table_every_company_shows_all_and_log_has_line(language: str):
    """Seven players and fourteen companies at 120×40: ten rows of chart, fifteen of charters, eight of players."""
    for state in map(crowd_table, played.states("mergers")[400::50]):
        sheets = played.sheets(rename_players(state, SIX))
        chart, lines = (
            plain(
                next(
                    shape
                    for shape in ruled_shapes(sheets[key], "", ACROSS[key], painter(language))
                    if len(shape) < DOWN
                )
            )
            for key in LEFT[:2]
        )
        assert len(chart) + len(lines) < DOWN or len(lines) == 23
        assert max(map(cell_len, lines)) <= ACROSS["table"]
        for name, company in state.companies.items():
            (row,) = [line[4:].strip("◆").split() for line in lines if line[1:4] == name]
            assert row[1].rstrip("½") == str(company.cash)
            assert company.permits in (row[4], row[4].upper())
            assert row[6] == str(company.bank)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_page_the_bench_shows_is_whole_but_for_tiles(language: str):
    for state in moments()[LANGUAGES.index(language) :: len(LANGUAGES)]:
        for page, panes in PAGES.items():
            needs = heights(state, panes, language)
            assert sum(need.brief for need in needs.values()) <= DOWN + ("bank" in panes) * 2, (page, needs)


# The screen itself


@pytest.mark.parametrize("size", SIZES)
def test_at_a_full_table_every_pane_of_the_page_is_in_sight(tmp_path: Path, size: str):
    path = tmp_path / f"game{GAME.ending}"
    path.write_bytes(next(path for path in GAMES if path.stem == "mergers").read_bytes())
    with sit(path, size=SIZES[size]) as table:
        sheets = panes_module.sheets(seven())
        for key in (key for key in LAYOUT.panes if key in sheets and key != "map"):
            table.screen.pane(key).show(sheets[key])
        table.press("f2")
        assert IN_SIGHT[size] <= table.visible()
        assert size == "narrow" or table.screen.pane("chart").size.width >= CHART_WIDTH
        table.press("f5")
        assert {"phases", "bank"} <= table.visible()


# Shares of a column


def test_all_have_the_least_then_the_useful_then_all_they_take():
    needs = [Need(5, 5, 9), Need(2, 4, 6), Need(2, 3, 100)]
    assert share_lines(needs, 8) == [5, 1, 2]
    assert share_lines(needs, 9) == [5, 2, 2]
    assert share_lines(needs, 11) == [5, 4, 2]
    assert share_lines(needs, 12) == [5, 4, 3]
    assert share_lines(needs, 15) == [5, 6, 4]
    assert share_lines(needs, 20) == [9, 6, 5]
    assert share_lines([], 20) == []


def test_whoever_is_told_whole_or_in_brief_takes_no_line_between():
    needs = [Need(3, 6, 6, whole=True), Need(2, 4, 4), Need(2, 2, 100)]
    assert share_lines(needs, 9) == [3, 4, 2]
    assert share_lines(needs, 10) == [6, 2, 2]


def test_whoever_has_no_room_at_length_is_whole_at_the_shortest():
    needs = [Need(4, 28, 28, whole=True, shortest=16), Need(3, 3, 1000)]
    assert [share_lines(needs, room) for room in (40, 24, 15)] == [[28, 12], [16, 8], [4, 11]]


def test_whoever_gets_more_room_gets_no_fewer_lines():
    needs = [Need(5, 5, 5), Need(2, 4, 4), Need(2, 3, 3)]
    for less, more in pairwise(share_lines(needs, room) for room in range(40)):
        assert all(a <= b for a, b in zip(less, more, strict=True))
        assert sum(more) == sum(less) + 1


WHOLE = [Need(3, 6, 6, whole=True), Need(2, 4, 9), Need(2, 3, 100)]


def test_panes_stand_as_they_stood_while_that_is_enough():
    stood = share_lines(WHOLE, 20)
    assert stood == [6, 9, 5]
    shorter = [Need(3, 4, 4, whole=True), Need(2, 3, 5), Need(2, 3, 100)]
    assert keep_heights(shorter, 20, stood) == stood
    assert keep_heights(shorter, 20, ()) == share_lines(shorter, 20) != stood


def test_one_that_has_grown_takes_from_the_others_and_keeps_it():
    grown = [Need(3, 7, 7, whole=True), *WHOLE[1:]]
    stood = keep_heights(grown, 20, [6, 9, 5])
    assert stood == [7, 9, 4]
    assert keep_heights(WHOLE, 20, stood) == stood


def test_panes_are_shared_out_anew_at_another_size():
    empty = [Need(0, 0, 0, whole=True), *WHOLE[1:]]
    assert keep_heights(WHOLE, 25, [6, 9, 5]) == share_lines(WHOLE, 25)
    assert keep_heights(empty, 20, [6, 9, 5]) == share_lines(empty, 20)
    assert keep_heights(WHOLE, 9, [6, 1, 2]) == share_lines(WHOLE, 9)


def test_none_is_cut_short_while_lines_of_another_stand_empty():
    needs = [Need(3, 6, 6, whole=True), Need(2, 8, 12), Need(2, 4, 4)]
    assert keep_heights(needs, 20, [6, 5, 9]) == [6, 8, 6]
    assert keep_heights(needs, 15, [6, 5, 4]) == [6, 5, 4]
    assert keep_heights(needs, 24, [6, 10, 8]) == [6, 12, 6], "four lines are empty, and two are wanted"
    assert keep_heights(needs, 21, [6, 10, 5]) == [6, 10, 5]


def test_no_border_moves_while_a_company_has_its_turn(tmp_path: Path):
    """From BCR's trains to run to the next company's, at 120 columns: what changes is inside the panes."""
    with sit(write_beginning(tmp_path, RUNNING)) as table:

        def stand() -> list[int]:
            return [pane.region.y for pane in table.screen.query("#body Pane") if pane.region.area]

        stood = stand()
        for line in ("run", "pay", "done", "undo 3", "run; withhold; done"):
            table.enter(line)
            assert stand() == stood


@pytest.mark.parametrize("gap", [1, 2, 3])
@pytest.mark.parametrize("width", range(12, 24))
def test_column_that_continues_below_is_cut_nowhere(gap: int, width: int):
    """As in the tally's rounds, whose last column is further off than the first."""
    text = "3+3 (SCR, JGG, NJR)"
    grid = Grid((Column(Cell("no")), Column(Cell("train"), gap=gap, wrap=True)), ((Row((Cell("12"), Cell(text))),),))
    (lines,) = shapes(grid, width, painter())
    head, *rows = plain(lines)
    assert max(map(cell_len, rows)) <= width
    assert " ".join(row[2 + gap :] for row in rows) == text
    assert {row[2 : 2 + gap] for row in rows} == {" " * gap}
    assert head.index("train") == 2 + gap


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["live", "cells", "plain"])
def test_the_hint_of_keys_is_whole_at_120_columns(language: str, kind: str):
    assert cell_len(Words(language).say(f"keys-{kind}")) <= SIZES["normal"][0] - 2


# Recorded games

EACH = 45


@pytest.mark.parametrize("name", [game.name for game in kept_games()])
def test_at_120x40_all_panes_are_in_sight_and_nothing_is_cut(name: str):
    states = played.states(name)[::EACH]
    assert states
    assert {number: found for number, state in enumerate(states) if (found := [*faults(state)])} == {}


@pytest.mark.parametrize("width", [58, 78])
def test_the_title_never_cuts_whoever_is_on_turn(width: int):
    for state in played.states("china")[::EACH]:
        found = [shape for shape in shapes(played.sheets(state)["head"], width, painter()) if len(shape) == 1]
        title = "".join(text for text, _ in found[0][0])
        assert all(name in title for name in GAME.due(state))
        assert "…" not in title
