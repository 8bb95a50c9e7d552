"""Contents of each pane in the middle of a game, read from the screen and compared with the table."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from eighteen80.capabilities import HasMap, Shown
from eighteen80.china import GAME
from eighteen80.china.box.components import BOX
from eighteen80.china.events import PriceMoved
from eighteen80.china.moves import Buy, Done, Lay, Pass, Pay, Station, Withhold
from eighteen80.china.show.panes import LAYOUT
from eighteen80.china.show.sheets import sheet_map
from eighteen80.china.state import Company, State
from eighteen80.layout import LOG, MAP
from eighteen80.record.history import Accepted
from eighteen80.sheets import Chart, HexMap, Say, Text, seat_paints
from eighteen80.table import log
from eighteen80.table.draw import charts, hex_drawing, hex_track
from eighteen80.table.draw.canvas import BRAILLE, PER_CELL, QUARTERS, Ink
from eighteen80.table.draw.colours import LOOKS, look_of
from eighteen80.table.draw.panes import Pane, TailPane
from eighteen80.table.draw.text_lines import Painted, Painter, text_lines
from eighteen80.table.views.board_view import LOG_LINES
from eighteen80.words import Words
from tests.support import played
from tests.support.places import ROOT
from tests.support.sitting import (
    FOUNDING,
    LATE,
    LAYING,
    RUNNING,
    SIZES,
    THIRD_PASS,
    TRADING,
    Sitting,
    sit,
    write_beginning,
)

EARLY, INVESTING = 64, 200
MOMENTS = (THIRD_PASS, INVESTING, RUNNING, TRADING, LATE)
LINES = 200
PAINTER = Painter(Words("en", "china"), look_of("dark", "china"))


class Seen(NamedTuple):
    """A moment, and what every pane shows of it."""

    state: State
    panes: Mapping[str, Sequence[Painted]]

    def text(self, key: str) -> str:
        """All of a pane in one line."""
        return " ".join(" ".join(self.lines(key)).split())

    def lines(self, key: str) -> list[str]:
        return ["".join(text for text, _ in line) for line in self.panes[key]]

    def row(self, name: str) -> list[str]:
        """Return the words after a company's name in its only line."""
        (row,) = [line.partition(name)[2] for line in self.lines("table") if re.search(rf"\b{name}[◆ ] *\d", line)]
        return row.strip("◆").split()


WIDE = {"strip": 200}
"""Columns of each pane on the largest screen."""
for stack, width in zip(LAYOUT.stacks, (72, 57, 69), strict=True):
    WIDE.update(dict.fromkeys(stack.panes, width))


def look_at(entries: Sequence[Accepted]) -> Seen:
    """Return the contents of the panes after these moves, where there is room for everything."""
    state = entries[-1].after
    sheets = {**played.sheets(state), LOG: log.log(entries, GAME, LOG_LINES)}
    shown = {}
    for key in WIDE.keys() & sheets.keys() - {MAP}:
        pane = (TailPane if key == LOG else Pane)(key, PAINTER, None if key == "strip" else LAYOUT.place(key, 3))
        pane.sheet, pane.title = sheets[key], Say(f"pane-{key}")
        shown[key] = pane.lines(WIDE[key], LINES)
    return Seen(state, shown)


@cache
def demo_at(count: int) -> Seen:
    """The demo game after `count` moves."""
    return look_at(demo()[:count])


@cache
def demo() -> tuple[Accepted, ...]:
    return tuple(played.entries(played.DEMO))


# Share prices


def cells(line: Painted) -> list[tuple[str, Ink]]:
    """Each sign of a line with its ink."""
    return [(sign, ink) for text, ink in line for sign in text]


def text_of(there: Sequence[tuple[str, Ink]]) -> str:
    """Signs without their inks."""
    return "".join(sign for sign, _ in there)


@pytest.mark.parametrize("count", MOMENTS)
def test_every_price_stands_in_its_place_on_colour_of_its_zone(count: int):
    shown = demo_at(count)
    zones = sorted({BOX.chart.bonus(space) for space in BOX.chart})
    width = len(max(BOX.chart.rows, key=len))
    size = len(cells(shown.panes["chart"][1])) // width
    spaces = 0
    for row, line in zip(BOX.chart.rows, shown.panes["chart"][1::2], strict=False):
        for column, space in enumerate(row):
            there = cells(line)[1 + column * size : 1 + (column + 1) * size]
            if space is not None:
                spaces += 1
                assert int("".join(sign for sign, _ in there if sign.isdecimal())) == space.price
                assert {ink.back for _, ink in there} == {LOOKS["dark"].zones[zones.index(space.bonus)]}
    assert spaces == 87


def test_signs_of_paying_and_withholding_stand_where_marker_goes():
    checked = set()
    for entry in demo():
        moved = any(isinstance(event, PriceMoved) for event in entry.events)
        if isinstance(entry.move, Pay | Withhold) and moved:
            sheet = played.sheets(entry.before)["chart"]
            assert isinstance(sheet, Chart)
            row, column = entry.after.companies[entry.actor].space
            space = sheet.rows[row][column]
            assert space
            assert ("+" if isinstance(entry.move, Pay) else "−") in space.targets
            checked.add(type(entry.move))
    assert checked == {Pay, Withhold}


@pytest.mark.parametrize("look", LOOKS)
def test_stack_has_sign_and_zone_too_where_colours_may_fail(look: str):
    sheet, painter = (
        GAME.offers(Shown).sheets(demo_at(LATE).state)["chart"],
        PAINTER._replace(look=look_of(look, "china")),
    )
    assert isinstance(sheet, Chart)
    lines = ["".join(text for text, _ in line) for line in charts.chart_lines(sheet, 61, painter, roomy=False)]
    stacks = 0
    for line, row in zip(lines, sheet.rows, strict=False):
        for space in (space for space in row if space and space.chips and not space.targets):
            zone = charts.ZONE_SIGNS[space.zone] if look == "contrast" else " "
            stacks += len(space.chips) > 1
            assert f"{space.chips[0].text}{'+' if len(space.chips) > 1 else zone}" in line
    assert stacks


def test_the_next_phases_lie_in_the_corner_of_the_chart():
    sheets = GAME.offers(Shown).sheets(demo_at(LATE).state)
    lines = [
        "".join(text for text, _ in line) for line in charts.chart_lines(sheets["chart"], 61, PAINTER, roomy=False)
    ]
    assert len(lines) == len(BOX.chart.rows)
    assert [line.rpartition("  ▸")[2].split()[:2] for line in lines if "▸" in line] == [
        [demo_at(LATE).state.phase.name, demo_at(LATE).state.phase.train]
    ]


# The turn order track


@pytest.mark.parametrize("count", MOMENTS)
def test_track_marks_who_is_on_turn_who_was_and_who_is_not_open(count: int):
    state, strip = demo_at(count).state, demo_at(count).text("strip")
    signs = dict(re.findall(r"\b([A-Z]\w{1,2})([▸✓○]?)", strip))
    waiting = {name for name, company in state.companies.items() if company.founded and not company.open}
    assert {name for name in signs if signs[name] == "○"} == waiting
    assert {name for name in signs if signs[name] == "▸"} == {*GAME.due(state)} - {*state.seats}
    this_pass = [entry for entry in demo()[:count] if entry.before.passing == state.passing]
    turns = {entry.actor for entry in this_pass if entry.actor in state.companies} - {*GAME.due(state)}
    assert {name for name in signs if signs[name] == "✓"} & state.companies.keys() >= turns - {state.marker}
    assert re.findall(r"(\w+)[▸✓○]?◆", strip) == [state.marker]
    assert re.findall(r"\bA\d", strip) == [name for name in sorted(state.investors) if state.investors[name].open]


# Charters


def charter_of(state: State, name: str) -> str:
    """The charter as it has to read."""
    company, card = state.companies[name], BOX.companies[name]
    place = f"{company.par} row {company.row}"
    capital = {"full": "full capital", "half": "half capital", "none": "no capital yet"}[company.capital]
    bonus = BOX.chart.bonus(company.space) * 10
    price = f"price {BOX.chart.price(company.space)}{f', bonus {bonus}' if bonus else ''}"
    trains = [f"{train} (until {by})" if (by := BOX.trains[train].rusted_by) else train for train in company.trains]
    room = max(state.phase.train_limit - len(company.trains), 0)
    valid = "" if state.phase.letter in company.permits else f", none for {state.phase.letter}"
    held = [(seat, state.players[seat].shares.get(name, 0)) for seat in state.seats]
    return " ".join(
        (
            f"{name} {card.name}, director {company.director} ({company.certificate} %), {place}",
            f"treasury {company.cash} ({capital}), last income {company.income}",
            f"{price}{', frozen' if state.phase.communist else ''}",
            f"trains {' '.join(trains) or 'none'} limit {state.phase.train_limit}, room for {room}",
            f"permits {company.permits}{valid} stations {stations_of(state, name, company)}",
            f"shares {' '.join(f'{seat} {part}%' + '●' * (seat == company.director) for seat, part in held if part)}",
            f"bank {company.bank} % ({max(0, company.bank - 100 + 10 * state.phase.shares_on_sale)} on sale)",
        )
    )


def stations_of(state: State, name: str, company: Company) -> str:
    here = [hex_ for hex_, markers in state.board.stations.items() if name in [marker.owner for marker in markers]]
    left = [str(price * state.phase.marker_cost_factor) for price in (0, 40, 100)[3 - company.markers :]]
    return f"{', '.join(here)}; left {f'{len(left)}, for ' + ', '.join(left) if left else 'none'}"


@pytest.mark.parametrize("count", [EARLY, RUNNING, LAYING, LATE])
def test_the_charter_on_turn_says_all_that_lies_on_it(count: int):
    shown = demo_at(count)
    (name,) = GAME.due(shown.state)
    steps = r"[✓▸ ]*track [✓▸ ]*station [✓▸ ]*run [✓▸ ]*dividend [✓▸ ]*trains(?= )"
    wording = " ".join(re.sub(steps, "", shown.text("charter").rpartition("─ ")[2], count=1).split())
    assert wording == charter_of(shown.state, name)


@pytest.mark.parametrize("count", MOMENTS)
def test_every_other_company_has_a_line_of_its_own(count: int):
    shown = demo_at(count)
    for name, company in shown.state.companies.items():
        if not company.founded:
            assert name in shown.text("table").partition("not founded")[2]
            continue
        row = shown.row(name)
        price, cash = row[:2]
        assert (price, cash.strip("½")) == (str(BOX.chart.price(company.space)), str(company.cash))
        assert cash.endswith("½") == (company.capital == "half")
        trains = [train.strip("!").rpartition("×") for train in row[2:][: len({*company.trains})]]
        permits = row[2 + max(len({*company.trains}), 1)]
        assert permits == (company.permits if shown.state.phase.letter in company.permits else company.permits.lower())
        assert sorted(train for number, _, train in trains for _ in range(int(number or 1))) == sorted(company.trains)
        held = [shown.state.players[seat].shares.get(name, 0) for seat in shown.state.seats]
        parts = [f"{'●' * (seat == company.director)}{part}" if part else "·" for seat, part in
                 zip(shown.state.seats, held, strict=True)]  # fmt: skip
        assert row[-len(parts) :] == parts
        assert row[-len(parts) - 1] == str(company.bank)


def test_open_and_founded_and_unfounded_companies_stand_apart():
    shown = demo_at(TRADING)
    founded = [name for name, company in shown.state.companies.items() if company.founded]
    waiting = {name for name in founded if not shown.state.companies[name].open}
    rows = [line for line in shown.lines("table") if re.search(rf"\b({'|'.join(founded)})[◆ ] *\d", line)]
    assert waiting
    assert {row[1:4] for row in rows if row.startswith("○")} == waiting
    assert len(rows) == len(founded)
    last = shown.lines("table")[shown.lines("table").index(rows[-1]) + 1]
    assert last.split()[2:] == [name for name, company in shown.state.companies.items() if not company.founded]


# Players


def figures_of(shown: Seen, name: str) -> dict[str, str]:
    """Return a player's row by the heads of the columns."""
    lines = shown.lines("table")
    (head,) = [line for line in lines if line.startswith("─Players")]
    (row,) = [line for line in lines[lines.index(head) :] if line[1:].startswith(name)]
    ends = {found.group(): found.end() for found in re.finditer(r"[^\s─]+", head[len("─Players") :])}
    starts = (len(name) + 1, *(end + len("─Players") for end in ends.values()))
    cells = {
        word: row[start:end].strip()
        for start, (word, end) in zip(starts, zip(ends, starts[1:], strict=True), strict=False)
    }
    return {word: "" if cell == "·" else cell for word, cell in cells.items()}


@pytest.mark.parametrize("count", MOMENTS)
def test_every_player_s_row_says_all_that_lies_before_him(count: int):
    shown = demo_at(count)
    state = shown.state
    for name, player in state.players.items():
        row = figures_of(shown, name)
        values = {company: BOX.chart.price(state.companies[company].space) for company in player.shares}
        shares = sum(percent * values[company] // 10 for company, percent in player.shares.items())
        investors = [who for who, investor in state.investors.items() if investor.owner == name and investor.open]
        part = sum(state.investors[who].cash * BOX.setup.investor_owner_percent // 100 for who in investors)
        assert row["cash"] == str(player.cash)
        assert row["worth"].replace("−", "-") == str(player.cash + shares + part - player.debt)
        assert [f"P{number}" for number in row["priv"].removeprefix("P").split("+") if number] == [
            private for private, owner in state.privates.items() if owner == name
        ]
        assert row.get("inv", "").split() == investors
        held, limit = row["cert"].rstrip("!").split("/")
        assert limit == str(BOX.setup.certificate_limit[len(state.seats)])
        assert int(held) == len([*certificates_of(state, name)])
        assert row["cert"].endswith("!") == (int(held) > int(limit))


def certificates_of(state: State, name: str) -> Iterator[str]:
    """A certificate for each tenth, a director's one for all that it is worth."""
    for company, percent in state.players[name].shares.items():
        directs = state.companies[company].director == name
        certificate = state.companies[company].certificate if directs else 0
        yield from [company] * ((percent - certificate) // 10 + directs)


@pytest.mark.parametrize("count", [FOUNDING, RUNNING, TRADING])
def test_rows_tell_the_order_of_a_share_round_and_priority(count: int):
    shown = demo_at(count)
    state = shown.state
    order = {name: figures_of(shown, name)["seat"] for name in state.seats}
    assert [name for name in state.seats if "★" in order[name]] == [state.priority]
    places = {int(place.strip("★")): name for name, place in order.items()}
    first = state.seats.index(places[1])
    assert [places[number] for number in sorted(places)] == [*state.seats[first:], *state.seats[:first]]
    assert places[1] == (GAME.due(state)[0] if GAME.due(state)[0] in state.seats else state.priority)


def test_debts_show_their_owner_and_reduce_the_worth():
    entries = played.entries("debts")
    count = next(entry.number for entry in entries if any(player.debt for player in entry.after.players.values()))
    shown = look_at(entries[:count])
    for name, player in shown.state.players.items():
        row = figures_of(shown, name)
        assert row["debt"] == (f"−{player.debt}" if player.debt else "")
        assert int(row["worth"].replace("−", "-")) == GAME.worth(shown.state)[name]


@pytest.mark.parametrize("count", [FOUNDING, TRADING])
def test_the_sheet_of_a_player_on_turn_says_what_lies_before_him(count: int):
    shown = demo_at(count)
    (name,) = GAME.due(shown.state)
    player = shown.state.players[name]
    held = {company: percent * BOX.chart.price(shown.state.companies[company].space) // 10
            for company, percent in player.shares.items()}  # fmt: skip
    text = shown.text("charter").rpartition("─ ")[2]
    assert text.startswith(f"{name} cash {player.cash}, shares {sum(held.values())}, ")
    assert ("has the priority" in text) == (shown.state.priority == name)
    for company, percent in player.shares.items():
        assert f"{company} {percent}% × {BOX.chart.price(shown.state.companies[company].space)}" in text


def test_who_holds_the_priority_is_said_of_nobody_else():
    state = demo_at(TRADING).state
    answers = {name: text_lines(GAME.explained.look_up(state, name), 80, PAINTER) for name in state.seats}
    text = {name: " ".join(text_of(cells(line)) for line in lines) for name, lines in answers.items()}
    assert [name for name in state.seats if "has the priority" in text[name]] == [state.priority]


# The log


def test_the_log_tells_a_dividend_with_every_sum_and_the_price():
    entry = next(entry for entry in demo()[:LAYING][::-1] if isinstance(entry.move, Pay) and len(entry.events) > 1)
    income, paid = entry.events[0].income, dict(entry.events[0].paid)
    sums = ", ".join(f"{name} {amount}" for name, amount in paid.items())
    price = next(event for event in entry.events if isinstance(event, PriceMoved))
    text = demo_at(entry.number).text("log")
    assert f"{income // 10} a share: {sums} {entry.actor} {price.was} → {price.now}" in text


@pytest.mark.parametrize("kind", [Lay, Station, Withhold, Buy, Done, Pass])
def test_log_has_one_row_for_a_move_with_one_consequence(kind: type):
    """At 120×40; the routes of a run and the receivers of a dividend may need more."""
    lines = zip(demo(), log.log(demo(), GAME).lines, strict=True)
    told = [line for entry, line in lines if isinstance(entry.move, kind) and len(log.logged_events(entry)) < 2]
    assert told
    assert [line for line in told if len(text_lines(Text((line,)), 61, PAINTER)) > 1] == []


def test_players_keep_the_colours_of_their_first_seats():
    assert tuple(GAME.worth(demo()[-1].after)) == ("Bert", "Anna", "Dora", "Cleo"), "they changed their seats"
    chips = {cell.text: cell.paint for line in log.log(demo(), GAME).lines for cell in line.cells if cell.paint}
    assert chips == seat_paints(("Anna", "Bert", "Cleo", "Dora"))


def test_the_log_tells_a_note_once():
    note = next(entry for entry in demo()[:TRADING][::-1] if entry.line.startswith("note"))
    assert demo_at(TRADING).text("log").count(note.line.removeprefix('note "').rstrip('"')) == 1


# The map


def map_at(count: int) -> HexMap:
    return GAME.offers(HasMap).map_of(demo()[count - 1].after)


def canvas_lines(sheet: HexMap, zoom: hex_track.Zoom) -> list[list[tuple[str, Ink]]]:
    canvas = hex_drawing.draw(sheet, zoom, PAINTER)
    return [cells(list(canvas.ink_runs(line))) for line in range(canvas.height)]


def hex_cells(sheet: HexMap, zoom: hex_track.Zoom) -> Iterator[tuple[str, list[list[tuple[str, Ink]]]]]:
    drawn = canvas_lines(sheet, zoom)
    for name, face in sheet.faces.items():
        top, left = hex_drawing.corner(face, zoom)
        yield name, [line[left : left + zoom.width] for line in drawn[top : top + zoom.height]]


@pytest.mark.parametrize("zoom", hex_drawing.ZOOMS)
@pytest.mark.parametrize("count", [INVESTING, LATE])
def test_ground_without_a_tile_has_its_name_and_cost(count: int, zoom: hex_track.Zoom):
    sheet = map_at(count)
    for name, there in hex_cells(sheet, zoom):
        wording = [text_of(line) for line in there]
        card = BOX.hexes[name]
        if sheet.faces[name].ground == "plain":
            assert any(name in line for line in wording), name
            sign = "≈" if card.river else "▲"
            costs = (f"{card.cost}{sign}", f"{sign}{card.cost}") if card.cost else ("",)
            assert any(cost in line for line in wording for cost in costs), name


@pytest.mark.parametrize("zoom", hex_drawing.ZOOMS)
@pytest.mark.parametrize("count", [INVESTING, LATE])
def test_every_station_marker_lies_in_its_hex_and_colour(count: int, zoom: hex_track.Zoom):
    sheet, state = map_at(count), demo()[count - 1].after
    short = hex_drawing.short_names(sheet)
    for name, there in hex_cells(sheet, zoom):
        for marker in state.board.stations.get(name, ()):
            company = BOX.companies.get(marker.owner)
            paint = company.screen if company else sheet_map.INVESTOR_PAINT
            letters = "".join(sign for line in there for sign, ink in line if ink.back == paint)
            assert letters in (marker.owner, short[marker.owner]), name


@pytest.mark.parametrize("count", [THIRD_PASS, TRADING, LATE])
def test_track_is_drawn_to_its_edges_and_no_others(count: int):
    zoom = hex_drawing.ZOOMS[-1]
    sheet = map_at(count)
    for name, there in hex_cells(sheet, zoom):
        face = sheet.faces[name]
        exits = {edge for edges in (*(station.ends for station in face.stations), *face.through) for edge in edges}
        for edge in range(6):
            x, y = hex_track.edge_point(zoom, edge)
            line, column = min(int(y / PER_CELL), zoom.height - 1), min(int(x / PER_CELL), zoom.width - 1)
            sign = there[line][column][0]
            rails = sign in QUARTERS.strip() or ord(sign) >= BRAILLE
            assert (sign != " " if edge in exits else not rails) or (name, edge) in sheet.barriers, (name, edge)


def test_track_reached_by_the_companys_markers_is_marked():
    entry = demo()[LAYING - 1]
    state, sheet = entry.after, map_at(LAYING)
    (name,) = GAME.due(state)
    at_markers = {
        hex_ for hex_, markers in state.board.stations.items() if name in [marker.owner for marker in markers]
    }
    marked = {hex_ for hex_, _ in sheet.traces}
    assert at_markers <= marked
    assert sheet.focus in at_markers
    known, following = set(at_markers), set(at_markers)
    while following:
        near = {there for hex_ in following for there in BOX.hexes[hex_].neighbours if there in marked}
        following = near - known
        known |= near
    assert known == marked


def in_sight(table: Sitting) -> str:
    """The part of the map that is on the screen."""
    pane = table.screen.map
    return "\n".join(pane.render_line(line).text for line in range(pane.size.height))


@pytest.mark.parametrize("count", [INVESTING, RUNNING])
def test_small_map_shows_the_home_of_the_company_on_turn(tmp_path: Path, count: int):
    with sit(write_beginning(tmp_path, count), size=SIZES["narrow"]) as table:
        table.press("f6")
        (name,) = GAME.due(table.screen.session.state)
        assert table.screen.map.virtual_size.height > table.screen.map.size.height
        assert name in in_sight(table)


@pytest.mark.parametrize("size", ["narrow", "normal"])
def test_typed_tile_is_seen_in_its_place_and_gone_with_the_line(tmp_path: Path, size: str):
    with sit(write_beginning(tmp_path, LAYING), size=SIZES[size]) as table:
        assert "+J6" not in in_sight(table)
        table.type("lay J6 63")
        assert "+J6" in in_sight(table)
        assert "map" in table.visible()
        table.press("escape")
        assert "+J6" not in in_sight(table)


# Signs explained on the page of the first evening


def test_every_sign_that_is_explained_is_on_the_screen_somewhere():
    page = (ROOT / "eighteen80" / "china" / "EVENING.md").read_text("utf-8")
    rows = re.findall(r"^\| ([^|]+) \|", page.partition("| sign | says |")[2].partition("\n\n")[0], re.MULTILINE)
    signs = {sign for row in rows[:-1] for sign in row if not sign.isalnum() and not sign.isspace()} - {"·"}
    texts = [demo_at(count).text(key) for count in (EARLY, *MOMENTS) for key in demo_at(count).panes]
    maps = [text_of(line) for line in canvas_lines(map_at(INVESTING), hex_drawing.ZOOMS[1])]
    assert len(signs) > 12
    assert signs - {*"".join((*texts, *maps))} == set()


# A hex explains itself

EXPLAINED = {
    "C3": ("C3 open land", "the first tile costs 30", "8 (10 left)"),
    "D12": ("two cities Shenyang/Fushun", "Home of: QSR", "235 (5 left)"),
    "K15": ("tile 8878 SW-NW-NE-SE, green city 40, 2 of 2 spaces free", "Home of: HKR", "K13 is full (NJR)"),
    "O5": ("tile 15 SW-W-NW-SE, green city 30, 1 of 2 spaces free", "Stations: CKR", "63 (3 left) lay O5 63"),
    "F8": ("tile 8887, brown city 60, 2 of 6 spaces free", "Home of: JHA", "Tile 8888 is grey"),
    "P6": ("tile 8852 NW-SE, yellow town 20", "887 (5 left) lay P6 887 NW-NE-E-SE", "888 (2 left)", "8866 (2 left)"),
    "N16": ("harbour", "Taiwan", "Value by phase: A 30 B 30 C 0 D 0"),
}


@pytest.mark.parametrize(("name", "phrases"), EXPLAINED.items())
def test_hex_tells_its_tile_what_may_follow_and_what_is_left(name: str, phrases: Sequence[str]):
    lines = text_lines(GAME.explained.look_up(demo()[LAYING - 1].after, name), 120, PAINTER)
    text = " ".join(" ".join(text_of(cells(line)) for line in lines).split())
    assert [words for words in phrases if words not in text] == []


@pytest.mark.parametrize("count", [THIRD_PASS, LAYING])
def test_of_every_hex_just_those_lays_are_named_that_may_be_made(count: int):
    state = demo()[count - 1].after
    legal = {GAME.write(move) for move in GAME.legal(state) if move.verb == "lay"}
    named = [
        cell.text
        for name in BOX.hexes
        for line in GAME.explained.look_up(state, name).lines
        for cell in line.cells
        if cell.tone == "good"
    ]
    assert legal
    assert len(named) == len({*named})
    assert {*named} == legal
