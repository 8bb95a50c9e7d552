"""From state to sheets: the sheets agree with the table."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from eighteen80.capabilities import HasMap, HasPurses, Printed, Shown, SuggestsLines
from eighteen80.china import GAME
from eighteen80.china.box.components import BOX
from eighteen80.china.moves import Lay, Pass
from eighteen80.china.rules.operating.phases import current_type
from eighteen80.china.show import panes
from eighteen80.china.show.sheets.sheet_lists import prices_then
from eighteen80.china.state import State
from eighteen80.record.history import NO_TIME, Accepted, History
from eighteen80.refusals import Illegal
from eighteen80.sheets import Chart, Grid, GridGroup, HexMap, Lengths, Line, Row, Say, Sheet, Text
from eighteen80.table.draw.shapes import shapes
from eighteen80.words import Words
from tests.support.china.play_table import Play
from tests.support.played import entries
from tests.support.seated import painter
from tests.support.sitting import AUCTION, FOUNDING, LATE, LAYING, OVER, RUNNING, THIRD_PASS

WITHOUT_INCOME, BEFORE_STATION = 64, 536


def demo() -> Sequence[Accepted]:
    return entries(GAME.key)


def state_after(count: int) -> State:
    """Return the demo game after `count` moves."""
    return demo()[count - 1].after if count else demo()[0].before


def texts(sheet: Sheet) -> list[list[object]]:
    """The cells' texts, line by line; of a sheet of two lengths, those of the fuller one."""
    sheet = sheet.forms[0] if isinstance(sheet, Lengths) else sheet
    assert isinstance(sheet, Grid | Text)
    lines = sheet.lines if isinstance(sheet, Text) else [line for group in sheet.groups for line in group]
    return [[cell.text for cell in line.cells] for line in lines]


def grids(sheet: Sheet) -> tuple[Grid, ...]:
    """Return the grids of a sheet, at every length."""
    if isinstance(sheet, Lengths):
        return tuple(grid for form in sheet.forms for grid in grids(form))
    return sheet.grids if isinstance(sheet, GridGroup) else (sheet,) if isinstance(sheet, Grid) else ()


def strips(state: State) -> list[list[str]]:
    """Return the texts of the turn order track and the investors, at every length."""
    return [
        [cell.text for row in grid.groups[0] for cell in row.cells if isinstance(cell.text, str)]
        for grid in grids(panes.sheets(state)["strip"])
    ]


def companies(state: State) -> Grid:
    sheet = panes.sheets(state)["table"]
    assert isinstance(sheet, GridGroup)
    return sheet.grids[0]


def row(sheet: Grid, name: str) -> Row:
    return next(
        row for group in sheet.groups for row in group if isinstance(row, Row) and name in [c.text for c in row.cells]
    )


def sentences_of(sheet: Sheet) -> dict[str, Say]:
    sheet = sheet.forms[0] if isinstance(sheet, Lengths) else sheet
    assert isinstance(sheet, Text)
    return {cell.text.code: cell.text for line in sheet.lines for cell in line.cells if isinstance(cell.text, Say)}


@pytest.mark.parametrize("count", [0, AUCTION, 42, FOUNDING, 60, 115, 200, RUNNING, 329, LAYING, LATE, 567, OVER])
def test_every_moment_has_all_its_sheets(count: int):
    sheets = panes.sheets(state_after(count))
    standing = {"head", "strip", "table", "ranking", "step", "charter", "coming", "chart", "phases", "bank", "map"}
    assert sheets.keys() == standing | {"charters", "market", "outlook", "privates", "draft", "forced", "founding"}
    for grid in (grid for sheet in sheets.values() for grid in grids(sheet)):
        for line in (line for group in grid.groups for line in group if isinstance(line, Row)):
            assert sum(cell.span for cell in line.cells) == len(grid.columns)


@pytest.mark.parametrize("count", [RUNNING, LAYING])
def test_an_operating_round_has_all_prices_to_come(count: int):
    """While communism freezes the markers, each keeps its price; later a dividend moves them as the step says."""
    state = state_after(count)
    sheet = panes.sheets(state)["outlook"]
    assert isinstance(sheet, Grid)
    rows = {str(line.cells[0].text): [str(cell.text) for cell in line.cells[1:]] for line in sheet.groups[0]}
    assert rows.keys() == {name for name, company in state.companies.items() if company.founded}
    (due,) = GAME.due(state)
    frozen = dict.fromkeys(("pay", "withhold"), int(rows[due][0]))
    assert (dict(prices_then(state)) or frozen) == {"pay": int(rows[due][1]), "withhold": int(rows[due][2])}


# Companies and players


def test_trains_that_the_next_phase_rusts_carry_a_sign():
    sheet = companies(state_after(RUNNING))
    assert "3! 3+3" in [cell.text for cell in row(sheet, "SCR").cells]


# The player to act


def test_in_phase_d_station_markers_cost_twice_as_much():
    found = sentences_of(panes.sheets(state_after(BEFORE_STATION))["charter"])
    assert found["charter-permits"].facts == {"permits": "C", "valid": False, "letter": "D"}
    assert found["charter-stations"].facts == {"hexes": ("O5", "J6"), "left": (200,), "number": 1}


def test_under_the_hammer():
    found = sentences_of(panes.sheets(state_after(AUCTION))["charter"])
    assert found["charter-lot"].facts == {"revenue": 15, "bid": 65, "bidder": "Bert", "least": 70}


# Lists


def test_the_chart_is_the_printed_one_with_every_marker():
    state = state_after(RUNNING)
    chart = panes.sheets(state)["chart"]
    assert isinstance(chart, Chart)
    spaces = [space for line in chart.rows for space in line if space]
    assert len(spaces) == 87
    assert sorted(chip.text for space in spaces for chip in space.chips) == sorted(
        name for name, company in state.companies.items() if company.founded
    )
    assert sorted(space.price for space in spaces if space.start) == [70, 80, 90, 100]


def test_chart_shows_where_marker_goes_unless_prices_are_frozen():
    frozen, free = (panes.sheets(state_after(count))["chart"] for count in (RUNNING, WITHOUT_INCOME))
    assert isinstance(frozen, Chart)
    assert isinstance(free, Chart)
    targets = [
        [space.targets for line in sheet.rows for space in line if space and space.targets] for sheet in (frozen, free)
    ]
    assert targets == [[], [("−",), ("+",)]]


def test_turn_order_list_shows_who_is_on_turn_and_train_marker():
    for words in strips(state_after(LATE)):
        assert {"NJR▸", "JHU◆", "BCR✓"} <= {*words}


def test_investors_stand_in_their_order_with_who_has_operated():
    shown = [(GAME.due(entry.after), strips(entry.after)[0]) for entry in demo()[:THIRD_PASS]]
    turns = {due[0]: [word for word in words if word[:2] in BOX.investors] for due, words in shown
             if due[0] in BOX.investors}  # fmt: skip
    assert len(turns) == 4
    for who, top in turns.items():
        assert top == sorted(top)
        assert all(word[2:] == ("✓" if word[:2] < who else "▸" if word[:2] == who else "") for word in top)


def test_in_brief_there_are_the_tiles_that_can_be_had_now():
    state = state_after(LATE)
    sheet = panes.sheets(state)["bank"]
    assert isinstance(sheet, Lengths)
    words = " ".join(str(text) for line in texts(sheet.forms[1]) for text in line if isinstance(text, str)).split()
    figure = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹", "0123456789")
    left = {number: left for number, left in state.board.supply.items() if left}
    shown = {number: int(word.removeprefix(number).translate(figure)) for number in left for word in words
             if word.rstrip("⁰¹²³⁴⁵⁶⁷⁸⁹") == number}  # fmt: skip
    assert shown == left


@pytest.mark.parametrize("count", [0, RUNNING, LAYING, LATE])
def test_in_brief_the_turn_order_list_leaves_nobody_out(count: int):
    """All sixteen places in their order at any length, and the investors where there is room."""
    state = state_after(count)
    markers = {(company.par, company.row): name for name, company in state.companies.items() if company.founded}
    places = [markers.get((par, row), "·") for par in (100, 90, 80, 70) for row in (1, 2, 3, 4)]
    everybody = [*places, *(name for name, investor in sorted(state.investors.items()) if investor.open)]
    shown = [[word.strip(" ▸✓○◆") for word in words if word != "│" and not word.isdecimal()] for words in strips(state)]
    assert shown[0] == everybody
    assert all(track in (everybody, places) for track in shown)
    for width in (60, 80, 120, 200):
        rows = [
            "".join(text for text, _ in line)
            for line in next(shapes(panes.sheets(state)["strip"], width, painter(GAME)))
        ]
        assert [word.strip("▸✓○◆") for row in rows for word in re.findall(r"[A-Z]{3}\S?|·", row)] == places, width
        assert max(map(len, rows)) <= width


# The map


def test_the_map_has_every_hex_with_its_markers():
    state = state_after(LATE)
    sheet = panes.sheets(state)["map"]
    assert isinstance(sheet, HexMap)
    assert sheet.faces.keys() == BOX.hexes.keys()
    shown = {
        (name, chip.text)
        for name, face in sheet.faces.items()
        for station in face.stations
        for chip in station.places
        if chip
    }
    assert shown == {(name, marker.owner) for name, here in state.board.stations.items() for marker in here}


def test_red_and_blue_places_show_the_value_of_the_phase():
    faces = GAME.offers(HasMap).map_of(state_after(LATE)).faces
    assert [faces[name].value for name in ("A3", "Q15", "N16")] == ["50", "70", "0"]


def test_homes_that_are_not_taken_yet_are_reserved():
    faces = GAME.offers(HasMap).map_of(state_after(0)).faces
    assert [chip.text for chip in faces["B8"].stations[0].reserved] == ["BZU"]
    assert [[chip.text for chip in station.reserved] for station in faces["F8"].stations] == [
        ["JGG"],
        ["JLR"],
        ["JHA"],
        ["JHU"],
    ]


def test_the_barrier_stands_on_both_its_sides():
    assert GAME.offers(HasMap).map_of(state_after(0)).barriers == {("E11", 4), ("E13", 1)}


def test_what_company_on_turn_reaches_is_marked_then_what_it_ran():
    reached, ran = GAME.offers(HasMap).map_of(state_after(LAYING)), GAME.offers(HasMap).map_of(state_after(LATE))
    assert set(reached.traces.values()) == {"reach"}
    assert reached.focus == "O5"
    assert set(ran.traces.values()) == {"1 6"}
    assert {name for name, _ in ran.traces} == {"G3", "F4", "G5", "F6", "F8", "G7", "H8", "I9"}


# Questions


@pytest.mark.parametrize(
    ("count", "code"), [(0, "ask-auction"), (LAYING, "ask-track"), (RUNNING, "ask-run"), (LATE, "ask-trains")]
)
def test_the_question_of_the_moment(count: int, code: str):
    assert GAME.ask(state_after(count)).code == code


def test_above_the_certificate_limit_a_sale_is_proposed():
    over = (entry.before for entry in entries("grey") if _refuses_to_pass(entry.before))
    state = next(over)
    (line,) = GAME.offers(SuggestsLines).likely(state)
    assert line.startswith("sell ")
    GAME.check(state, GAME.resolve(state, GAME.read(line, state)))


def _refuses_to_pass(state: State) -> bool:
    try:
        GAME.check(state, Pass())
    except Illegal as refusal:
        return refusal.code == "stock-over-limit"
    return False


def test_who_has_no_route_yet_most_likely_lays_track():
    play = Play(3).start_operating()
    for who, then in (("A1", "done"), ("BCR", "train 2")):
        while play.due != who:
            play("done")
        assert list(GAME.offers(SuggestsLines).likely(play.state)) == ["lay", then]
    play(*GAME.offers(SuggestsLines).likely(laid_out(play).state))
    assert play.due == "BCR"


def test_what_a_companys_turn_usually_is_is_proposed_to_its_end():
    state = state_after(RUNNING)
    assert list(GAME.offers(SuggestsLines).likely(state))[:1] == ["run; pay; done"]
    history = History(GAME, state, GAME.version)
    tuple(history.take_line("run; pay; done", NO_TIME))
    assert GAME.due(history.state) != GAME.due(state)


def test_run_that_pays_the_next_train_is_proposed_for_keeping():
    proposed = [
        (entry.before, line)
        for entry in demo()
        for line in GAME.offers(SuggestsLines).likely(entry.before)
        if "withhold" in line
    ]
    assert proposed
    for state, line in proposed:
        assert re.fullmatch(r"run( again)?; withhold; train \S+(; done)?", line)
        *_, last = History(GAME, state, GAME.version).take_line(line, NO_TIME)
        company = state.companies[state.turn.who]
        assert company.cash < BOX.trains[current_type(state)].price
        assert last.after.companies[state.turn.who].cash >= 0


def test_company_that_must_buy_is_not_proposed_to_end():
    play = Play(3).start_operating().company("BCR", trains=())
    while play.due != "BCR":
        play("done")
    assert all("done" not in line for line in GAME.offers(SuggestsLines).likely(play.state))


def test_several_investors_are_proposed_by_name_in_one_line():
    proposed = [
        line for entry in demo() for line in GAME.offers(SuggestsLines).likely(entry.before)[:1] if "; A" in line
    ]
    assert proposed
    assert all(re.fullmatch(r"(run|done)(; A\d: (run|done))+", line) for line in proposed)


def test_only_what_can_still_be_done_is_asked_for():
    play = Play(3).start_operating()
    while play.due != "BCR":
        play("done")
    assert ask(play) == "BCR (Anna): lay track, or buy a train (2)?"
    assert ask(laid_out(play)) == "BCR (Anna): a train must be bought (2); it owns none."


def laid_out(play: Play) -> Play:
    """With all the track laid that may be laid in this turn."""
    while lays := [line for line in play.legal() if line.startswith(Lay.verb)]:
        play(lays[0])
    return play


def ask(play: Play) -> str:
    question = GAME.ask(play.state)
    return Words("en", "china").say(question.code, question.facts)


def test_question_names_missing_permit_and_compulsory_train():
    asked = [GAME.ask(entry.before) for entry in demo()]
    trains = [question.facts for question in asked if question.code == "ask-trains"]
    assert {(facts["permit"], facts["must"]) for facts in trains} >= {("valid", "no"), ("none", "no"), ("valid", "yes")}


def test_whoever_thinks_is_a_player():
    seats = state_after(0).seats
    assert {GAME.thinker(entry.before) for entry in demo()} == set(seats)
    assert GAME.thinker(state_after(OVER)) == ""


# Money


def test_purses_hold_all_the_money_that_the_bank_has_paid():
    for entry in demo()[::25]:
        assert sum(GAME.offers(HasPurses).purses(entry.after).values()) == -entry.after.bank


def test_the_tally_is_ranked_and_adds_up():
    rows = texts(GAME.offers(Shown).tally(state_after(OVER)))
    assert [(cells[0], cells[1], cells[-1]) for cells in rows] == [
        ("4.", "Bert", "5968"),
        ("3.", "Dora", "6423"),
        ("2.", "Cleo", "8520"),
        ("1.", "Anna", "8707"),
    ]


@pytest.mark.parametrize("count", [OVER - 1, OVER])
def test_tally_adds_up_before_and_after_investors_last_payment(count: int):
    for _, _, cash, *held, payment, debt, worth in texts(GAME.offers(Shown).tally(state_after(count))):
        shares = (str(cell).split("×") for cell in held if "×" in str(cell))
        value = sum(int(number) * int(price) for number, price in shares)
        assert _amount(cash) + value + _amount(payment) - _amount(debt) == _amount(worth)


def _amount(cell: object) -> int:
    return int(str(cell).removeprefix("−") or 0)


# Questions


@pytest.mark.parametrize("word", ["E7", "m3", "Chengdu", "hong", "57", "HKR", "Anna", "P4", "6E", "A6"])
def test_whatever_has_a_name_can_be_looked_up(word: str):
    assert isinstance(GAME.explained.look_up(state_after(LAYING), word), Text)


def test_handbook_names_every_verb_and_dims_what_cannot_come_now():
    book = GAME.explained.handbook(state_after(RUNNING))
    assert isinstance(book, Grid)
    now = [form_of(line) for line in book.groups[0]]
    assert now == ["run", "permit", "note", "count", "confirm", "correct", "rule"]


def form_of(line: Row | Line) -> str:
    """The verb whose form a row of the handbook shows."""
    shown = line.cells[0].text
    assert isinstance(shown, Say)
    return shown.code.removeprefix("form-")


def test_the_handbook_says_why_a_verb_cannot_come_now():
    book = GAME.explained.handbook(state_after(RUNNING))
    assert isinstance(book, Grid)
    reasons = {form_of(line): line.cells[2].text for line in book.groups[1]}
    assert [reason.code for _, reason in (reasons["bid"], reasons["pay"], reasons["station"])] == [
        "help-not-due",
        "turn-run-first",
        "turn-too-late",
    ]


def test_the_first_edition_paints_companies_otherwise():
    assert GAME.offers(Printed).paints("present") == {}
    assert GAME.offers(Printed).paints("first")["BCR"] == BOX.companies["BCR"].first_screen
